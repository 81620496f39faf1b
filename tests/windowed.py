"""The main window before a person: opened, shown, clicked, and put away when the test is over."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.bots.names import RANDOM
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.wizard.seats import SeatEditor
from tests.trouble import open_window

_Page = TypeVar("_Page", bound=QWidget)


def at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever level is chosen in the wizard, its computers take any move."""
    monkeypatch.setattr("dune_desktop.windows.wizard.seats.drawn", lambda *_: RANDOM)


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wizard begins the same games every time, and against computers that answer at once."""
    at_random(monkeypatch)
    monkeypatch.setattr("dune_desktop.windows.wizard.new_game_page.secrets.randbelow", lambda _: 3)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Hands lie open, and bots move at once."""
    return opened(qtbot, tmp_path, cover="open", opponents_speed=0)


def opened(qtbot: QtBot, home: Path, size: tuple[int, int] = (1280, 800), **wanted: object) -> MainWindow:
    """A window that has the keyboard; the settings in its home are changed only if some are wanted."""
    window = open_window(home, size, **wanted)
    qtbot.addWidget(window, before_close_func=_put_away)
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def _put_away(window: MainWindow) -> None:
    window.games.leave()
    window.store.flush()


def page(window: MainWindow, kind: type[_Page]) -> _Page:
    """The one that is shown."""
    found = window.findChild(kind)
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def beside_table(window: MainWindow, kind: type[_Page]) -> _Page:
    """The panel of this kind that is shown there."""
    assert window.table is not None
    found = window.table.findChild(kind)
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def answer(window: MainWindow, decisions: int = 1) -> None:
    """The first answer to every question; the others make their moves at once, however fast the machine is."""
    controller = window.controller
    assert controller is not None
    for _ in range(decisions):
        while controller.opponents.busy:
            controller.opponents.step()
        assert controller.question is not None
        assert controller.question.options
        controller.act(controller.question.options[0])


def seat_person(seat: SeatEditor) -> None:
    """Give a seat of the wizard to a person, by keyboard."""
    QTest.keyClick(seat.kind, Qt.Key.Key_Home)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Where a person can click."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
