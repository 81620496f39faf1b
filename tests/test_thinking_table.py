"""The table while a bot thinks: a calm sign, keys that let it move now, and nothing that waits for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.models.game import thoughts
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import COLOURS, PLAYERS, dressed, press, show
from tests.thinkers import SlowThinker, until_it_thinks
from tests.windowed import seeded, window

__all__ = ["dressed", "seeded", "window"]

LONG = 3_600_000


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "Thinker", SlowThinker)


def thinking_table(qtbot: QtBot, motion: float = 0.0) -> tuple[TablePage, SlowThinker]:
    """A Master thinks, and its time has not come yet."""
    seats = tuple(
        SeatSetup(name, colour, "master" if n else "")
        for n, (name, colour) in enumerate(zip(PLAYERS[:3], COLOURS[:3], strict=True))
    )
    controller = GameController("base", Setup(3, 1), seats, cover="open", opponents_speed=LONG)
    page = show(qtbot, controller, motion)
    return page, until_it_thinks(controller)


def answer(page: TablePage, thinker: SlowThinker) -> None:
    assert page.controller.game.decision is not None
    thinker.answer(page.controller.game.decision.options[0])


def late(page: TablePage) -> None:
    """It thinks for so long that one sees it."""
    page.decision.wait._late.timeout.emit()


def test_who_thinks_long_is_seen_to_think(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot, motion=1.0)
    wait = page.decision.wait
    assert page.decision.page is wait
    press(page, Qt.Key.Key_Space)
    assert wait._late.isActive()
    assert wait.words.text() == "The moves are shown one by one."
    assert wait.step.text() == "Step"
    late(page)
    assert wait.words.text() == "Thinking about this move."
    assert wait.step.text() == "Move now"
    assert wait.pace._clock.state() == QAbstractAnimation.State.Running
    assert wait.pace._clock.loopCount() == -1
    wait.pace.grab()
    answer(page, thinker)
    assert wait.words.text() == "The moves are shown one by one."
    assert wait.step.text() == "Step"
    assert wait.pace._clock.loopCount() == 1


def test_without_motion_words_alone_say_it(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    press(page, Qt.Key.Key_Space)
    late(page)
    assert page.decision.wait.words.text() == "Thinking about this move."
    assert page.decision.wait.pace._clock.state() == QAbstractAnimation.State.Stopped
    answer(page, thinker)


def test_who_is_fast_shows_no_sign(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    press(page, Qt.Key.Key_Space)
    answer(page, thinker)
    assert not page.decision.wait._late.isActive()


def test_space_steps_and_then_lets_it_move(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    press(page, Qt.Key.Key_Space)
    assert thinker.hurried == []
    press(page, Qt.Key.Key_Space)
    assert thinker.hurried == list(thinker.asked)


def test_a_key_lets_it_move_whatever_has_the_keyboard(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    page.view.setFocus()
    steps = len(page.controller.history)
    press(page, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert thinker.hurried == list(thinker.asked)
    assert page.controller.opponents.pondering
    answer(page, thinker)
    assert len(page.controller.history) == steps + 1


def test_it_moves_at_once_if_it_has_thought_already(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    steps = len(page.controller.history)
    answer(page, thinker)
    press(page, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert len(page.controller.history) == steps + 1
    assert thinker.hurried == []


def test_the_key_means_nothing_to_who_is_asked_and_under_the_menu(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    page.toggle_menu()
    press(page, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert thinker.hurried == []
    page.toggle_menu()
    page.controller.opponents.skip()
    while page.controller.opponents.busy:
        page.controller.opponents._timer.timeout.emit()
        if thinker.asked:
            answer(page, thinker)
    steps = len(page.controller.history)
    press(page, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert len(page.controller.history) == steps
    assert thinker.hurried == []


def test_the_language_changes_while_it_thinks(qtbot: QtBot) -> None:
    page, thinker = thinking_table(qtbot)
    press(page, Qt.Key.Key_Space)
    late(page)
    steps = len(page.controller.history)
    page.controller.retranslate()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert list(thinker.asked)
    assert page.decision.wait.words.text() == "Thinking about this move."
    answer(page, thinker)
    assert len(page.controller.history) == steps + 1


def test_a_master_thinks_as_long_as_was_chosen(window: MainWindow) -> None:
    seats = tuple(SeatSetup(name, colour, "master") for name, colour in zip(PLAYERS[:3], COLOURS[:3], strict=True))
    window.settings.master_seconds = 5
    window.games.begin(Setup(3, 1), seats, (), "base")
    controller = window.games.controller
    assert controller is not None
    thinker = controller.opponents.thoughts.thinker
    assert isinstance(thinker, SlowThinker)
    assert thinker.budgets[0].seconds == 5
    window.settings.master_seconds = 1
    window.setting_changed("master_seconds")
    controller.opponents._timer.timeout.emit()
    assert controller.game.decision is not None
    thinker.answer(controller.game.decision.options[0])
    while not thinker.asked:
        controller.opponents.step()
    assert thinker.budgets[-1].seconds == 1


def test_leaving_for_another_game_ends_what_is_thought(window: MainWindow) -> None:
    seats = tuple(SeatSetup(name, colour, "master") for name, colour in zip(PLAYERS[:3], COLOURS[:3], strict=True))
    window.games.begin(Setup(3, 1), seats, (), "base")
    first = window.games.controller
    assert first is not None
    thinker = first.opponents.thoughts.thinker
    assert isinstance(thinker, SlowThinker)
    assert thinker.asked
    window.games.begin(Setup(3, 2), seats, (), "base")
    assert thinker.closed
    assert thinker.asked == {}
    assert window.games.controller is not first
