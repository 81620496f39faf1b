"""Dates that no game has, which an older version of the program may have counted: they break no filter."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date

import pytest
from attrs import evolve

from dune_desktop.statistics.tally import LONG_AGO, GameFilter, entries, minutes, moment
from tests.test_records_words import BAD_DATES, GOOD_DATES
from tests.test_statistics import summary


@pytest.fixture(params=["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def _somewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("the clock of this system knows one place")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("_somewhere")
@pytest.mark.parametrize("text", ["", *BAD_DATES])
def test_a_game_of_nobody_knows_when_is_of_no_period(text: str) -> None:
    game = evolve(summary("base_3_finished"), started=text, finished=text)
    assert moment(game) == LONG_AGO
    assert minutes(game) is None
    assert entries((game,), GameFilter())
    for since in (date(1, 1, 1), date(2026, 1, 1), date(9999, 12, 31)):
        assert entries((game,), GameFilter(since=since)) == ()


@pytest.mark.usefixtures("_somewhere")
@pytest.mark.parametrize("text", [text for text in GOOD_DATES if text])
def test_every_other_game_is_of_a_day(text: str) -> None:
    game = evolve(summary("base_3_finished"), started=text, finished="")
    assert entries((game,), GameFilter(since=date(1969, 12, 1)))
    assert not entries((game,), GameFilter(since=date(2100, 1, 2)))
