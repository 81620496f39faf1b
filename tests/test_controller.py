"""The controller: acting, refusing, and the game on disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import END, PASS, REVEAL
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.refusals import NOT_YOURS
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View, view
from dune_desktop.files import disk, folders, writer
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.records import game_folder
from dune_desktop.records.record import Record, Recorder, RecordStep
from dune_desktop.records.record_text import load
from dune_desktop.records.store import Store
from tests.kill_nine import latest_of
from tests.seated import game_of, options, play_on, resumed, seats

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_taken_is_shown_and_told() -> None:
    controller = game_of(1)
    play_on(controller, Chance(1), lambda: not controller.opponents.busy)
    shown: list[tuple[View, object]] = []
    controller.shown.connect(lambda table, events: shown.append((table, events)))
    before = len(controller.history)
    action = options(controller)[0]
    assert controller.act(action)
    assert controller.history[before:] == [RecordStep(0, action, shown[0][1])]  # type: ignore[arg-type]
    assert shown == [(controller.view, controller.history[-1].events)]
    assert controller.view == view(controller.game, 0)


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    controller = game_of(3, cover=OPEN)
    before = digest(controller.game)
    refusals: list[object] = []
    controller.refused.connect(refusals.append)
    assert not controller.act(END)
    assert refusals == [tuple(controller.why(END))]
    assert controller.why(END)
    assert digest(controller.game) == before
    assert len(controller.history) == 1


def test_nobody_acts_for_another_seat() -> None:
    controller = game_of(1)
    while not controller.opponents.busy:
        controller.act(options(controller)[-1])
    refusals: list[object] = []
    controller.refused.connect(refusals.append)
    steps = len(controller.history)
    assert not controller.act(REVEAL)
    assert controller.why(REVEAL) == [NOT_YOURS]
    assert refusals == [(NOT_YOURS,)]
    assert len(controller.history) == steps


def test_a_covered_seat_can_not_act() -> None:
    controller = game_of(3)
    assert controller.covered_for == controller.asked
    assert not controller.act(REVEAL)
    assert len(controller.history) == 1


def test_an_action_that_breaks_leaves_the_game_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    controller = game_of(3, cover=OPEN)
    before, record = digest(controller.game), controller.record()
    said: list[str] = []
    controller.failed.connect(said.append)

    def broken(game: Game) -> None:
        game.players[0].solari += 7
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Game, "advance", broken)
        assert not controller.act(REVEAL)
    assert len(said) == 1
    assert digest(controller.game) == before
    assert controller.record() == record
    assert controller.act(REVEAL)


def test_faces_of_what_is_seen_and_nothing_else() -> None:
    controller = game_of(1)
    game = controller.game
    assert controller.face(-1) is None
    assert controller.face(0) is game.cards[0]
    assert controller.face(next(iter(game.intrigues))) in game.edition.intrigues
    assert controller.face(controller.view.conflict) is game.conflicts[game.conflict]
    assert controller.face(10_000) is None


def test_places_are_those_of_the_rules() -> None:
    controller = game_of(4, 4, cover=OPEN)
    seen = set()
    chance = Chance(5)
    while controller.asked != NOBODY:
        some = options(controller)
        action = some[chance.below(len(some))]
        before = controller.places()
        controller.act(action)
        if action is not PASS:  # whatever else ends the Combat may have changed a strength before
            continue
        ranked = [event for event in controller.history[-1].events if type(event).__name__ == "Ranked"]
        for event in ranked:
            by_rules = {seat: place for seat, _, place in event.ranking if place}  # type: ignore[attr-defined]
            seen.add(by_rules == dict(before))
    assert seen == {True}


# ---------------------------------------------------------------- on disk


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_after_every_decision_the_game_is_on_disk(store: Store) -> None:
    controller = game_of(3, cover=OPEN, store=store)
    chance = Chance(2)
    for _ in range(40):
        some = options(controller)
        controller.act(some[chance.below(len(some))])
        assert store.load(controller.game_id) == controller.record()
        if controller.can_undo:
            controller.undo()
            assert store.load(controller.game_id) == controller.record()


def test_a_game_goes_on_where_it_stopped(store: Store) -> None:
    """Nothing is closed: the program was killed."""
    controller = game_of(1, store=store, opponents_speed=3_600_000)
    chance = Chance(6)
    play_on(controller, chance, lambda: len(controller.history) > 150 and controller.can_undo)
    store.flush()
    store.release(controller.game_id)  # the lock of a killed program is gone
    again_store = Store(store.folder)
    latest = latest_of(again_store)
    assert latest is not None
    assert (latest.id, latest.seats) == (controller.game_id, controller.seats)
    again = resumed(again_store.load(latest.id), store=again_store, game_id=latest.id)
    assert again.seats == controller.seats
    assert again.history == controller.history
    assert again.view == controller.view
    assert again.record() == controller.record()
    assert not again.trouble
    assert again.undo_action is controller.undo_action
    assert again.undo_barrier == controller.undo_barrier
    while controller.undo():
        assert again.undo()
    assert again.view == controller.view
    play_on(controller, Chance(7))
    play_on(again, Chance(7))
    assert again.record() == controller.record()


def test_a_finished_game_says_so(store: Store) -> None:
    controller = game_of(0, store=store)
    while controller.asked != NOBODY:
        controller.opponents.step()
    (saved,) = store.saved()
    assert saved.finished
    assert saved.scores == tuple(player.vp for player in controller.view.players)
    again = resumed(store.load(saved.id))
    assert again.view.over
    assert not again.opponents.busy


def test_a_disk_that_fails_is_told_once_and_play_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "games")
    controller = game_of(3, cover=OPEN, store=store)
    said: list[str] = []
    controller.unsaved.connect(said.append)
    assert controller.act(options(controller)[0])
    qtbot.waitUntil(lambda: bool(said))
    controller.act(options(controller)[0])
    store.flush()
    QCoreApplication.processEvents()
    assert len(said) == 1
    assert said[0].startswith(f"{store.folder / controller.game_id}.json: can't be saved: a file is in the place")
    better: list[str] = []
    controller.mended.connect(better.append)
    (tmp_path / "file").unlink()
    controller.act(options(controller)[0])
    assert store.flush()
    QCoreApplication.processEvents()
    assert (len(said), len(better)) == (1, 1)
    assert store.load(controller.game_id) == controller.record()


def test_a_disk_that_works_again_is_told_without_another_decision(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_RETRIES", 0.05)
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "games")
    controller = game_of(3, cover=OPEN, store=store)
    said, better = list[str](), list[str]()
    controller.unsaved.connect(said.append)
    controller.mended.connect(better.append)
    controller.act(options(controller)[0])
    qtbot.waitUntil(lambda: bool(said))
    (tmp_path / "file").unlink()
    qtbot.waitUntil(lambda: bool(better))
    assert len(said) == 1
    assert store.load(controller.game_id) == controller.record()


@pytest.fixture
def slow(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A disk that takes what it is given when this is set."""
    answers = Event()
    true = disk.write_whole

    def write(*what: Any) -> None:
        assert answers.wait(60)
        true(*what)

    monkeypatch.setattr(game_folder, "write_whole", write)
    yield answers
    answers.set()
    assert store.flush()


def test_nobody_waits_for_a_slow_disk_in_play(
    store: Store, slow: Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = game_of(3, cover=OPEN, store=store)
    kept = list[Record]()
    controller.kept.connect(lambda: kept.append(store.load(controller.game_id)))

    def never(*_: object) -> None:
        raise AssertionError("somebody waits for the disk")

    with monkeypatch.context() as patch:
        patch.setattr(store.writer, "_wait", never)
        chance = Chance(2)
        for number in range(10):
            some = options(controller)
            controller.act(some[chance.below(len(some))])
            assert not (number % 3 == 2 and controller.can_undo) or controller.undo()
            QCoreApplication.processEvents()
    assert kept == []
    slow.set()
    qtbot.waitUntil(lambda: bool(kept))
    assert all(one == controller.record() for one in kept), "it is told when the last one is there"
    assert load(store.folder / f"{controller.game_id}.json") == controller.record()


def test_who_leaves_waits_for_a_slow_disk(store: Store, slow: Event) -> None:
    controller = game_of(3, cover=OPEN, store=store)
    controller.act(options(controller)[0])
    Timer(0.2, slow.set).start()
    controller.close()
    assert load(store.folder / f"{controller.game_id}.json") == controller.record()
    assert not Store(store.folder).locked(controller.game_id)


def test_each_decision_is_acknowledged_when_it_is_on_disk(store: Store, qtbot: QtBot) -> None:
    controller = game_of(3, cover=OPEN, store=store)
    for _ in range(5):
        with qtbot.waitSignal(controller.kept):
            controller.act(options(controller)[0])
        assert load(store.folder / f"{controller.game_id}.json") == controller.record()


def test_a_game_changed_by_another_program_is_told(store: Store, qtbot: QtBot) -> None:
    controller = game_of(3, cover=OPEN, store=store)
    controller.act(options(controller)[0])
    store.flush()
    (store.folder / f"{controller.game_id}.json").write_text("{")
    said: list[str] = []
    controller.failed.connect(said.append)
    controller.act(options(controller)[0])
    qtbot.waitUntil(lambda: bool(said))
    assert f"{controller.game_id}-2.json" in said[0]


def test_a_game_is_let_go_when_it_is_closed(store: Store) -> None:
    other = Store(store.folder)
    controller = game_of(3, cover=OPEN, store=store)
    controller.act(options(controller)[0])
    assert other.locked(controller.game_id)
    controller.close()
    controller.close()
    opened = other.open(controller.game_id)
    again = GameController.from_store(other, opened)
    assert store.locked(again.game_id)
    assert again.record() == controller.record()
    again.rename("Fri\nday")
    assert other.saved()[0].title == "Fri day"
    again.close()
    assert not store.locked(again.game_id)


def test_names_that_can_not_be_kept_are_mended(store: Store) -> None:
    seats_ = tuple(evolve(one, name=f"\u202e{one.name}\n") for one in seats(3))
    controller = GameController("base", Setup(3, 1), seats_, store=store, cover=OPEN)
    controller.act(options(controller)[0])
    (saved,) = store.saved()
    assert not saved.trouble
    assert [seat.name for seat in saved.seats] == [seat.name for seat in seats(3)]


def test_a_record_without_a_table_is_taken_over_by_people() -> None:
    recorder = Recorder("base", Setup(3, 1))
    controller = resumed(recorder.record())
    assert [seat.bot for seat in controller.seats] == ["", "", ""]
    assert len({seat.colour for seat in controller.seats}) == 3
    assert all(seat.name for seat in controller.seats)


def test_a_game_is_the_same_whether_it_was_stopped_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    whole = game_of(0, 4)
    parts = game_of(0, 4)
    while parts.asked != NOBODY:
        for _ in range(40):
            parts.opponents.step()
        parts = resumed(parts.record())
    while whole.asked != NOBODY:
        whole.opponents.step()
    assert evolve(parts.record(), table=None) == evolve(whole.record(), table=None)
