"""Games that are looked through by other processes: begun, stopped, gone on with, and what happens if they break."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.models import reviewing
from dune_desktop.models.reviewing import Reviewing
from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.reviews.looking import Looker
from dune_desktop.reviews.review_text import belongs_to, line, loads
from dune_desktop.reviews.review_text import dumps as review_text
from tests.replayed import GAME
from tests.reviewed import looked, replay

#: Writes the lines of a file for the positions that are wanted, as many as it is told to, and waits or ends then.
_PROGRAM = """
import json, sys, time
task, lines = json.loads(sys.stdin.readline()), open(sys.argv[1]).read().splitlines()
for position in task["positions"][:int(sys.argv[2])]:
    print(lines[position], flush=True)
{then}
"""
_ENDS, _WAITS, _TALKS = "", "time.sleep(600)", "print('nonsense', flush=True); time.sleep(600)"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "games")
    store.keep(GAME, dumps(replay().record))
    store.flush()
    return store


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    """What there is to find at each position."""
    path = tmp_path / "answers"
    path.write_text("\n".join(map(line, looked())), encoding="utf-8")
    return path


@pytest.fixture
def work(store: Store, qtbot: QtBot) -> Iterator[Reviewing]:
    work = Reviewing(replay().record, replay(), store, GAME)
    yield work
    work.stop()


def uses(work: Reviewing, answers: Path, then: str = _ENDS, most: int = 100_000) -> None:
    """Let its processes run this program."""
    work._command = (sys.executable, "-S", "-c", _PROGRAM.format(then=then), str(answers), str(most))


def test_it_is_looked_through_to_the_end_and_kept(work: Reviewing, answers: Path, store: Store, qtbot: QtBot) -> None:
    uses(work, answers)
    work.start()
    assert work.busy
    qtbot.waitUntil(lambda: not work.busy)
    assert work.review.whole
    assert not work.failed
    assert list(map(line, (work.review.found[n] for n in range(replay().last)))) == list(map(line, looked()))
    store.flush()
    again = Reviewing(replay().record, replay(), store, GAME)
    assert again.review.whole
    again.start()
    assert not again.busy


def test_what_was_found_stays_when_it_is_stopped(work: Reviewing, answers: Path, store: Store, qtbot: QtBot) -> None:
    uses(work, answers, _WAITS, 7)
    work.start()
    qtbot.waitUntil(lambda: len(work.review.found) == 14)
    assert work.busy
    work.stop()
    assert not work.busy
    store.flush()
    again = Reviewing(replay().record, replay(), store, GAME)
    assert sorted(again.review.found) == sorted(work.review.found)
    assert len(again.review.missing) == replay().last - 14


def test_a_process_that_ends_too_early_is_replaced(work: Reviewing, answers: Path, qtbot: QtBot) -> None:
    uses(work, answers, most=50)
    work.start()
    qtbot.waitUntil(lambda: not work.busy)
    assert work.review.whole
    assert not work.failed


@pytest.mark.parametrize(("then", "most"), [(_ENDS, 0), (_TALKS, 0), ("raise SystemExit('broken')", 0)])
def test_where_none_gets_further_it_is_given_up(
    work: Reviewing, answers: Path, qtbot: QtBot, then: str, most: int
) -> None:
    uses(work, answers, then, most)
    work.start()
    qtbot.waitUntil(lambda: not work.busy)
    assert work.failed
    uses(work, answers)
    work.start()
    assert not work.failed
    qtbot.waitUntil(lambda: not work.busy)
    assert work.review.whole


def test_a_program_that_is_not_there_is_given_up(work: Reviewing, qtbot: QtBot) -> None:
    work._command = (str(Path(sys.executable).with_name("no-such-program")),)
    work.start()
    qtbot.waitUntil(lambda: not work.busy)
    assert work.failed
    assert not work.review.found


def test_a_review_of_another_game_is_not_taken(store: Store, qtbot: QtBot) -> None:
    """The game has gone on, or was taken back and gone on otherwise, since it was looked through."""
    record: Record = replay().record
    store.keep_review(GAME, review_text(looked(), belongs_to(record)))
    assert Reviewing(record, replay(), store, GAME).review.whole
    other = replay("uprising", 3)
    assert not Reviewing(other.record, other, store, GAME).review.found
    assert loads(store.review(GAME), replay(), belongs_to(record))


def test_the_program_itself_looks_through_a_game(store: Store, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The true processes, at positions that take them no time."""
    monkeypatch.setattr(reviewing, "PLAYOUTS", 0)
    work = Reviewing(replay().record, replay(), store, GAME)
    work.review.add(looked()[6:])
    work.start()
    qtbot.waitUntil(lambda: not work.busy)
    assert work.review.whole
    looker = Looker(replay(), playouts=0)
    assert [line(work.review.found[n]) for n in range(6)] == [line(looker.look(n)) for n in range(6)]
