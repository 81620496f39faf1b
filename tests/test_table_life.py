"""What the table lives through: another language, theme, scale and size; games that follow one another; the end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsItem, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT
from dune_desktop.text import translating
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import COLOURS, PLAYERS, dressed, may_send, open_table
from tests.tables import texts

__all__ = ["dressed"]


class Foreign(QTranslator):
    """A language in which everything stands in corners."""

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        return f"‹{source}›"

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False


@pytest.fixture
def foreign(qapp: QApplication) -> Iterator[Foreign]:
    translating.install(QCoreApplication.translate)
    translator = Foreign()
    yield translator
    qapp.removeTranslator(translator)
    translating.install(None)


def seen(page: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Every word on a visible widget, and what it is called."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            if isinstance(widget, QLabel | QAbstractButton):
                yield widget, widget.text()
            yield widget, widget.accessibleName()
            yield widget, widget.toolTip()


def away(page: TablePage) -> None:
    """The pointer is on no row, wherever the test before has left it."""
    settle()
    QApplication.sendEvent(page.decision.ask.options.viewport(), QEvent(QEvent.Type.Leave))
    settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


# ---------------------------------------------------------------- language

#: Levels of a colour. Qt rounds the outline of a letter to 1/64 of a pixel, and not always in the same way.
_ROUNDING = 24


def test_the_language_changes_while_the_table_is_open(qtbot: QtBot, qapp: QApplication, foreign: Foreign) -> None:
    page = open_table(qtbot, may_send)
    away(page)
    before, table = page.grab().toImage(), page.view.grab().toImage()
    qapp.installTranslator(foreign)
    settle()
    words = [(widget, text) for widget, text in seen(page) if len(text) > 2 and text not in PLAYERS]
    assert [(widget, text) for widget, text in words if "‹" not in text] == []
    assert all("‹" in action.text() for action in page.keys.actions.values())
    models = page.models
    for model in (page.decision.ask.options.model(), models.spaces, models.since, models.zone("row"), models.words):
        assert all("‹" in text for text in texts(model) if text and text not in PLAYERS)
    assert page.view.grab().toImage() != table
    qapp.removeTranslator(foreign)
    settle()
    assert alike(page.grab().toImage(), before)


def alike(one: QImage, other: QImage) -> bool:
    """The same picture, but for the rounding of what lets something through: painted in parts or as a whole."""
    bits = [bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits()) for image in (one, other)]
    return one.size() == other.size() and max(abs(a - b) for a, b in zip(*bits, strict=True)) <= _ROUNDING


def test_pictures_with_words_are_made_anew_without_a_table_too(
    qtbot: QtBot, qapp: QApplication, foreign: Foreign, window: MainWindow
) -> None:
    window.show_new_game()
    settle()
    before = window.look.language
    qapp.installTranslator(foreign)
    settle()
    assert window.look.language > before


# ---------------------------------------------------------------- theme, scale, size


def test_theme_and_scale_there_and_back_leave_the_same_picture(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    away(page)
    before = page.grab().toImage()
    for change in ({"theme": LIGHT}, {"u": 0.8}, {"theme": DUSK}, {"u": 1.0}):
        page.look.set(**change)
        settle()
    assert page.grab().toImage() == before


@pytest.mark.parametrize(
    ("size", "u"),
    [
        *product([(1, 1), (300, 200)], (0.8, 1.0, 2.0)),
        *product([(1024, 512), (1280, 640), (3840, 2160)], (0.8, 2.0)),
        ((5120, 1440), 1.0),
    ],
)
def test_any_size_at_any_scale_is_laid_out(qtbot: QtBot, size: tuple[int, int], u: float) -> None:
    page = open_table(qtbot, may_send)
    page.look.set(u=u)
    page.resize(*size)
    settle()
    page.grab()


# ---------------------------------------------------------------- games that follow one another


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    file = SettingsFile(tmp_path)
    file.save(Settings(cover="open", opponents_speed=0))
    window = MainWindow(file, Store(tmp_path / "games"))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def begin(window: MainWindow, players: int, seed: int, bots: int = 0) -> TablePage:
    names = zip(PLAYERS[:players], COLOURS, strict=False)
    seats = tuple(
        SeatSetup(name, colour, "random" if n >= players - bots else "") for n, (name, colour) in enumerate(names)
    )
    window.games.begin(Setup(players, seed), seats, ())
    assert window.table is not None
    return window.table


def act(window: MainWindow, times: int) -> None:
    controller = window.controller
    assert controller is not None
    for n in range(times):
        question = controller.question
        if question is not None and question.options:
            controller.act(question.options[n % len(question.options)])


def test_a_game_that_is_left_is_gone(window: MainWindow) -> None:
    gone = []
    for seed in range(3):
        page = begin(window, 4 - seed % 2, seed, bots=seed)
        settle()
        act(window, 12)
        parts = (page, page.controller, page.scene, page.answering, page.models, page.view, page.scene.board.spaces[0])
        gone += [weakref.ref(part) for part in parts]
        del page, parts
    window.games.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    settle()
    gc.collect()
    assert [type(part()) for part in gone if part() is not None] == []


def test_a_game_is_gone_whose_cards_were_looked_for_in_the_collection(window: MainWindow) -> None:
    game = weakref.ref(begin(window, 4, 1).controller)
    window.pages.show_collection()
    window.games.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    settle()
    gc.collect()
    assert game() is None


def test_a_game_is_gone_over_which_the_keyboard_went_round(window: MainWindow, qtbot: QtBot) -> None:
    """PySide takes whoever is asked for the next widget for its owner, and then never let go of the page."""
    gone = []
    for seed in range(2):
        page = begin(window, 4, seed)
        page.toggle_menu()
        for _ in range(12):
            qtbot.keyClick(page.menu, Qt.Key.Key_Tab)
            qtbot.keyClick(page.menu, Qt.Key.Key_Backtab)
        page.menu.close_sheet()
        gone.append(weakref.ref(page))
        del page
    window.games.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    settle()
    gc.collect()
    assert [one() for one in gone if one() is not None] == []


def test_a_page_that_is_dropped_is_gone_whoever_asks_for_it_before_that(window: MainWindow) -> None:
    """PySide forgets that what is taken off a stack is its child still, and would count it twice afterwards."""
    page = weakref.ref(begin(window, 4, 1))
    window.games.leave()
    assert page() in window.pages.findChildren(TablePage)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    settle()
    gc.collect()
    assert page() is None


def test_a_game_that_is_left_leaves_nothing_to_the_collector(window: MainWindow) -> None:
    """What it found alive it would delete at any moment, even while Qt goes through its widgets."""
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        begin(window, 4, 1)
        settle()
        act(window, 12)
        window.games.leave()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        settle()
        gc.collect()
        found = [one for one in gc.garbage if isinstance(one, QObject | QGraphicsItem)]
        assert found
        assert [type(one) for one in found if shiboken6.isValid(one)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_what_is_left_hears_of_nothing_before_it_is_gone(window: MainWindow) -> None:
    begin(window, 4, 1, bots=1)
    settle()
    act(window, 5)
    for players in (3, 4, 3):
        begin(window, players, players)  # nothing is deleted between
        window.look.set(theme=LIGHT if window.look.theme is DUSK else DUSK)
        window.resize(1300, 800 + players)
        act(window, 5)
    settle()


def test_the_keyboard_is_at_home_after_another_page(window: MainWindow) -> None:
    page = begin(window, 3, 1)
    settle()
    window.show_settings()
    settle()
    window.back()
    settle()
    assert page.decision.ask.options.hasFocus()


def test_closing_writes_everything(window: MainWindow) -> None:
    page = begin(window, 3, 1)
    act(window, 9)
    done = page.controller.record().actions
    game = page.controller.game_id
    window.close()
    assert window.store.load(game).actions == done
