"""From one game to another and back, with bots at work in both; games in several windows; nothing is ever lost."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.models.game import thoughts
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.games_sheet import GamesSheet
from dune_desktop.windows.table.game_menu import GAMES
from tests.person import Person, middle
from tests.replayed import record_of
from tests.tables import SEATS
from tests.thinkers import SlowThinker, until_it_thinks
from tests.windowed import answer, click, opened, seeded, window

__all__ = ["seeded", "window"]

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def begin(window: MainWindow, seed: int, edition: str = "base", bots: str = "random") -> GameController:
    """A game of one person and two bots, in which something was decided."""
    seats = tuple(SeatSetup(one.name, one.colour, bots if n else "") for n, one in enumerate(SEATS[:3]))
    window.games.begin(Setup(3, seed), seats, (), edition)
    assert window.controller is not None
    answer(window)
    return window.controller


def done_in(controller: GameController) -> list[str]:
    return list(controller.record().actions)


def press(key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifiers)


def sheet(window: MainWindow) -> GamesSheet:
    return window.commands.sheets.games


def offered(window: MainWindow) -> list[str]:
    games = sheet(window).list.games
    return [games.index(row, 0).data() for row in range(games.rowCount())]


def playing(window: MainWindow) -> GameController:
    assert window.controller is not None
    assert window.pages.currentWidget() is window.table
    return window.controller


def test_two_keys_lead_to_the_other_game_and_two_back_to_the_same_place(window: MainWindow) -> None:
    first = begin(window, 1)
    ids, done = [first.game_id], [done_in(first)]
    second = begin(window, 2, "uprising")
    ids.append(second.game_id)
    done.append(done_in(second))
    for turn in range(6):
        press(Key.Key_G, CTRL)
        assert sheet(window).isVisible()
        press(Key.Key_Return)
        assert not sheet(window).isVisible()
        now = playing(window)
        assert now.game_id == ids[turn % 2]
        assert done_in(now) == done[turn % 2]
        assert now.can_undo == bool(now.recorder.way_back)
        answer(window)
        done[turn % 2] = done_in(now)
    window.close()
    for game, actions in zip(ids, done, strict=True):
        assert list(Store(window.store.folder).load(game).actions) == actions


def test_a_click_opens_a_game_and_the_one_on_the_table_is_not_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, cover="open", opponents_speed=0)
    first = begin(window, 1).game_id
    begin(window, 2, "uprising")
    window.show_start()
    press(Key.Key_G, CTRL)
    games = sheet(window)
    assert len(offered(window)) == 1
    assert "Olha" in games.now.text() or SEATS[0].name in games.now.text()
    at = games.list.visualRect(games.list.games.index(0, 0))
    Person(window).click(games.list.viewport(), middle(at))
    assert playing(window).game_id == first


def test_of_a_challenge_nobody_says_that_it_is_saved(window: MainWindow) -> None:
    begin(window, 1)
    press(Key.Key_G, CTRL)
    assert sheet(window).now.isVisible()
    press(Key.Key_Escape)
    window.pages.tried.begin_called("empty_swords")
    press(Key.Key_G, CTRL)
    assert not sheet(window).now.isVisible()
    assert len(offered(window)) == 1


def test_the_key_goes_round_the_games_and_esc_leaves_the_one_on_the_table(window: MainWindow) -> None:
    begin(window, 1)
    begin(window, 2)
    third = begin(window, 3)
    press(Key.Key_G, CTRL)
    rows = []
    for _ in range(3):
        rows.append(sheet(window).list.currentIndex().row())
        press(Key.Key_G, CTRL)
    assert rows == [0, 1, 0]
    press(Key.Key_Escape)
    assert playing(window) is third
    assert not third.opponents.held


def test_the_menu_leads_there_too(window: MainWindow) -> None:
    begin(window, 1)
    begin(window, 2)
    assert window.table is not None
    press(Key.Key_F10)
    click(window.table.menu.lines[GAMES])
    assert sheet(window).isVisible()
    press(Key.Key_Escape)
    assert window.table.menu.isVisible()
    assert playing(window).opponents.held


def test_without_another_game_there_are_other_ways(window: MainWindow) -> None:
    press(Key.Key_G, CTRL)
    assert sheet(window).nothing.isVisible()
    assert not sheet(window).list.isVisible()
    press(Key.Key_Return)
    assert window.pages.currentWidget() is window.pages.new_game
    press(Key.Key_G, CTRL)
    click(sheet(window).to_list)
    assert window.pages.currentWidget() is window.pages.load


def test_what_a_bot_thinks_of_is_done_in_its_own_game_or_never(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes to another game while a bot thinks, and comes back: it is asked anew, and nothing else happens."""
    monkeypatch.setattr(thoughts, "Thinker", SlowThinker)
    ids, thinkers = [], []
    for seed in (1, 2):
        seats = tuple(SeatSetup(one.name, one.colour, "master" if n else "") for n, one in enumerate(SEATS[:3]))
        window.games.begin(Setup(3, seed), seats, ())
        controller = playing(window)
        thinker = until_it_thinks(controller)
        ids.append(controller.game_id)
        thinkers.append(thinker)
    begun = [list(window.store.load(game).actions) for game in ids]
    for turn in range(4):
        before = playing(window)
        old = before.opponents.thoughts.thinker
        assert isinstance(old, SlowThinker)
        press(Key.Key_G, CTRL)
        press(Key.Key_Return)
        now = playing(window)
        assert old.closed
        assert now.game_id == ids[turn % 2]
        thinker = now.opponents.thoughts.thinker
        assert isinstance(thinker, SlowThinker)
        assert thinker.asked
        assert done_in(now) == begun[turn % 2]
    assert now.game.decision is not None
    thinker.answer(now.game.decision.options[0])
    QTest.qWait(1)
    assert len(done_in(now)) > len(begun[1])
    assert list(window.store.load(ids[0]).actions) == begun[0]


def test_a_game_that_another_window_has_is_told_so_and_stays_there(qtbot: QtBot, tmp_path: Path) -> None:
    one = opened(qtbot, tmp_path, cover="open", opponents_speed=0)
    game = begin(one, 1).game_id
    own = begin(one, 2)
    one.store.flush()
    elsewhere = Store(tmp_path / "games")
    elsewhere.claim(game)
    try:
        press(Key.Key_G, CTRL)
        press(Key.Key_Return)
        assert one.controller is own
        assert "another window" in one.notice.text()
    finally:
        elsewhere.release(game)
    press(Key.Key_G, CTRL)
    press(Key.Key_Return)
    assert playing(one).game_id == game


def test_a_finished_game_is_not_offered(window: MainWindow) -> None:
    window.store.keep("over", dumps(record_of("base", 3)))
    window.store.keep("begun", dumps(record_of("base", 3, actions=20)))
    window.store.flush()
    press(Key.Key_G, CTRL)
    assert [sheet(window).list.game()] == [one for one in window.store.saved() if one.id == "begun"]
    assert len(offered(window)) == 1


# ---------------------------------------------------------------- another window


def test_another_window_is_another_copy_of_the_program(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, list[str]]] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        started.append((program, arguments))
        return len(started) < 4, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    press(Key.Key_N, CTRL)
    press(Key.Key_G, CTRL)
    click(sheet(window).to_window)
    assert started == [(sys.executable, ["-m", "dune_desktop", "--beside"])] * 2
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    press(Key.Key_N, CTRL)
    assert started[-1] == (sys.executable, ["--beside"])
    assert not window.notice.isVisible()
    monkeypatch.setenv("APPIMAGE", "/opt/dune.AppImage")
    press(Key.Key_N, CTRL)
    assert started[-1] == ("/opt/dune.AppImage", ["--beside"])
    assert "could not be opened" in window.notice.text()
