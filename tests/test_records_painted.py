"""A record with one value that nobody expects is refused in words, or all that shows it can: list, table, replay,
statistics."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from dune_desktop.records.record import BadRecord, Record, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.saved_game import look
from dune_desktop.statistics.database import Statistics
from dune_desktop.statistics.summary import GameSummary, summarize
from dune_desktop.statistics.tally import GameFilter, entries
from dune_desktop.text.troubles import told
from dune_desktop.windows.main.crash_page import CrashPage
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.statistics import counting
from dune_desktop.windows.statistics.figures import figures
from dune_desktop.windows.statistics.statistics_page import StatisticsPage
from tests.mutants import SAMPLES
from tests.other_values import LISTS, NUMBERS, WORDS, as_text, put, replaced, ways
from tests.person import Person
from tests.trouble import Trouble
from tests.windowed import opened

BY_NAME = {path.stem: path for path in SAMPLES}
#: A finished one, one against Rivals that is not, one of which nobody has said who plays.
SHOWN = ("base_3_finished_rules_3", "uprising_solo_row_dice_rules_3", "uprising_3_first_turn_rules_3")
#: A picture of the right size, with nothing in it.
_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (640).to_bytes(4, "big") + (360).to_bytes(4, "big") + b"\x08\x02\0\0\0"
#: All seats are shown alike: words are tried on the first.
_ALIKE = ("table.seats.1.name", "table.seats.2.name", "table.seats.3.name", "digest", "rounds", "actions", "failure")


def plain(name: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(BY_NAME[name].read_text(encoding="utf-8"))
    return values


def taken(values: dict[str, Any]) -> Record | None:
    """The record; None if it was refused in words."""
    try:
        return loads(as_text(values))
    except BadRecord as error:
        said = str(error)
        assert "\n" not in said
        assert told(said) != said, said
        return None


def played(record: Record) -> bool:
    """Whether it is still a game."""
    try:
        replay(record)
    except BadRecord as error:
        assert told(str(error)) != str(error), error  # noqa: PT017 (most of them are)
        return False
    return True


@cache
def survivors(name: str) -> dict[str, Record]:
    """What was taken, by what had been changed."""
    found = ((where, taken(values)) for where, values in replaced(plain(name)) if not where.startswith(_ALIKE))
    return {where: record for where, record in found if record is not None}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, qtlog: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """One in which nothing goes wrong."""
    monkeypatch.setattr(counting, "_QUIET", 3_600_000)
    window = opened(qtbot, tmp_path, cover="open", opponents_speed=0, reduced_motion=True)
    window.store.folder.mkdir(exist_ok=True)
    with Trouble(qtlog) as trouble:
        yield window
        assert not isinstance(window.pages.currentWidget(), CrashPage)
        window.counting.stop()
        trouble.check()


def looked_at(window: MainWindow, what: str) -> None:
    Person(window).look(2)
    page = window.pages.currentWidget()
    assert not isinstance(page, CrashPage), f"{what}\n{page.report.toPlainText()}"


# ---------------------------------------------------------------- on the screen


@pytest.mark.parametrize("name", SHOWN)
def test_the_list_shows_whatever_is_taken(window: MainWindow, name: str) -> None:
    found = survivors(name)
    assert len(found) > 20
    for number, record in enumerate(found.values()):
        (window.store.folder / f"g{number:03}.json").write_text(dumps(record), encoding="utf-8")
    window.show_load()
    page = window.findChild(LoadPage)
    assert page is not None
    assert page.games.rowCount() == len(found)
    names = list(found)
    for row in range(page.games.rowCount()):
        page.list.setCurrentIndex(page.games.index(row, 0))
        page._tell_beside()
        game = page.game()
        assert game is not None
        assert not game.trouble
        looked_at(window, names[int(game.id[1:])])


@pytest.mark.parametrize("name", SHOWN)
def test_table_and_replay_show_whatever_can_be_played(window: MainWindow, name: str) -> None:
    for where, record in _some_to_play(name, 1):
        (window.store.folder / "one.json").write_text(dumps(record), encoding="utf-8")
        window.games.load("one")
        looked_at(window, where)
        assert window.controller is not None, where
        window.games.leave()
        window.games.watch("one")
        looked_at(window, where)
        assert window.replay is not None, where
        window.replay.controller.go_to(len(record.actions) // 2)
        looked_at(window, where)
        window.show_start()
        window.store.flush()


def _some_to_play(name: str, each: int) -> Iterator[tuple[str, Record]]:
    """So many of each value, the strangest: of names, those that stand last among the words."""
    times: Counter[str] = Counter()
    for where, record in reversed(survivors(name).items()):
        kind = where.partition(" = ")[0].rpartition(".")[2]
        if times[kind] < each and played(record):
            times[kind] += 1
            yield where, record


def test_statistics_show_whatever_was_counted(window: MainWindow) -> None:
    kept = Statistics(window.store.folder)
    for game in counted():
        kept.take_in(game)
    window.show_statistics()
    page = window.findChild(StatisticsPage)
    assert page is not None
    Person(window).wait(lambda: not window.counting.busy)
    for chooser in (*page.filters.choosers, page.kinds):
        for row in range(chooser.count()):
            chooser.setCurrentIndex(row)
            chooser.activated.emit(row)
            looked_at(window, f"{chooser.accessibleName()}: {chooser.itemText(row)}")
        chooser.setCurrentIndex(0)
        chooser.activated.emit(0)
    for row in range(page.kinds.count()):
        page.kinds.setCurrentIndex(row)
        for form in (0, 1):
            page.forms.segment(form).click()
            looked_at(window, page.kinds.itemText(row))


def counted() -> list[GameSummary]:
    """Finished games that were taken, and those that an older version might have counted."""
    some = [record for _, record in _some_to_play("base_3_finished_rules_3", 2)]
    whole = [record for record in some if record.table is not None and record.table.finished]
    games = [evolve(summarize(record, f"g{n}"), mark=f"m{n}") for n, record in enumerate(whole)]
    odd = [evolve(games[0], **{key: word}) for key in ("started", "edition", "mode", "level") for word in WORDS]
    return [*games, *(evolve(game, game=f"o{n}", mark=f"o{n}") for n, game in enumerate(odd))]


def test_every_filter_goes_with_whatever_was_counted() -> None:
    games = counted()
    assert len(games) > 90
    for choice in (
        GameFilter(),
        GameFilter(player="олена"),
        GameFilter(edition="base"),
        GameFilter(mode=""),
        GameFilter(level="mentat"),
        GameFilter(since=date(2026, 1, 1)),
        GameFilter(since=date(1, 1, 1)),
        GameFilter(since=date(9999, 12, 31)),
    ):
        assert figures(entries(games, choice), bool(choice.player))


@pytest.mark.parametrize("content", [_HEAD, _HEAD + bytes(900), _HEAD[:24], b"", b"\x89PNG", b"GIF89a"])
def test_a_picture_that_is_none_leaves_its_place_empty(window: MainWindow, content: bytes) -> None:
    folder = window.store.folder / "pictures"
    folder.mkdir()
    (folder / "one.png").write_bytes(content)
    (window.store.folder / "one.json").write_bytes(BY_NAME["base_3_finished_rules_3"].read_bytes())
    window.show_load()
    page = window.findChild(LoadPage)
    assert page is not None
    page._tell_beside()
    for _ in range(3):
        looked_at(window, repr(content))
    assert page.games.rowCount() == 1


# ---------------------------------------------------------------- and many more that are not painted


@settings(deadline=None, max_examples=400)
@given(st.data(), st.sampled_from(SAMPLES))
def test_any_value_anywhere(data: st.DataObject, path: Path) -> None:
    """A record that is taken can be written, read again, put in the list and, if it can be played, counted."""
    values = json.loads(path.read_text(encoding="utf-8"))
    way = data.draw(st.sampled_from(list(ways(values))))
    value = data.draw(
        st.sampled_from((*WORDS, *NUMBERS, *LISTS, None, True))
        | st.text(max_size=12) | st.integers() | st.lists(st.sampled_from(WORDS), max_size=5)
    )  # fmt: skip
    record = taken(put(values, way, value))
    if record is None:
        return
    assert loads(dumps(record)) == record
    with TemporaryDirectory() as folder:
        file = Path(folder) / "one.json"
        file.write_text(dumps(record), encoding="utf-8")
        game = saved_words.named(look(file, "one"))
    for worded in (
        saved_words.title,
        saved_words.state,
        saved_words.leaders,
        saved_words.called,
        saved_words.spoken,
        saved_words.file_name,
    ):
        assert isinstance(worded(game), str)
    if record.table is not None and record.table.finished and played(record):
        assert summarize(record, "x").seats
