"""Text at 200 % is twice as large in every window: what has no room scrolls, and whatever has the keyboard is seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dune_desktop.scene.layout import LEAST
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.page_area import PageArea
from dune_desktop.windows.widgets.layouts import seen_of
from dune_desktop.windows.widgets.page import SheetPage
from tests.person import Person
from tests.test_window_text import begin
from tests.trouble import open_window

SMALL, MIDDLE, LARGE = (1280, 672), (1280, 800), (1600, 1000)
#: What shows text by itself; all else is painted in units.
TELLING = (QLabel, QAbstractButton, QLineEdit, QComboBox, QTabBar, QTextBrowser, QAbstractItemView, QMenu)
PAGES: dict[str, Callable[[Any], object]] = {
    "start": lambda window: window.show_start(),
    "new_game": lambda window: window.show_new_game(),
    "cards": lambda window: (window.show_new_game(), window.show_cards()),
    "learn": lambda window: window.show_learn(),
    "challenges": lambda window: window.pages.show_challenges(),
    "load": lambda window: window.show_load(),
    "statistics": lambda window: window.show_statistics(),
    "settings": lambda window: window.show_settings(),
    "help": lambda window: window.show_help(),
    "collection": lambda window: window.pages.show_collection(),
    "table": lambda window: begin(window, 0),
}


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Callable[..., MainWindow]:
    """Open a window of a size, with a table scale in per cent."""

    def open_one(size: tuple[int, int], scale: int, **settings: Any) -> MainWindow:
        window = open_window(tmp_path / str(scale), size, table_scale=scale, cover="open", **settings)
        qtbot.addWidget(window)
        window.setUpdatesEnabled(False)  # what is measured need not be painted
        Person(window).look(3)
        return window

    return open_one


def sizes(window: MainWindow) -> dict[str, float]:
    """By what shows text, how large its letters are."""
    page = window.pages.currentWidget()
    told = [widget for widget in page.findChildren(QWidget) if isinstance(widget, TELLING)]
    kinds: dict[str, int] = {}
    found = {}
    for widget in told:
        widget.ensurePolished()
        name = f"{type(widget).__name__} {widget.property('role') or ''}"
        kinds[name] = kinds.get(name, 0) + 1
        found[f"{name} {kinds[name]}"] = float(_pixels(widget.font()))
    return found


def _pixels(font: QFont) -> int:
    return font.pixelSize()


def test_at_200_per_cent_all_that_is_told_is_twice_as_large(opened: Callable[..., MainWindow]) -> None:
    told: list[dict[str, dict[str, float]]] = []
    for scale in (100, 200):
        window = opened(SMALL, scale)
        shown = {}
        for name, show in PAGES.items():
            show(window)
            Person(window).look(3)
            page = window.pages.currentWidget()
            shown[name] = sizes(window) | {"tip": _pixels(QToolTip.font()), "units": page.look.u}
        told.append(shown)
        window.close()
    for name, small in told[0].items():
        assert len(small) > 4, name
        assert {what: told[1][name][what] / size for what, size in small.items()} == dict.fromkeys(small, 2.0), name


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 200), (MIDDLE, 125), (LARGE, 150)])
def test_pages_have_the_size_that_they_need_and_the_window_keeps_its_own(
    opened: Callable[..., MainWindow], size: tuple[int, int], scale: int
) -> None:
    window = opened(size, scale)
    for show in PAGES.values():
        show(window)
        Person(window).look(3)
        page = window.pages.currentWidget()
        assert window.size().toTuple() == size
        assert page.width() >= page.needs().width()  # type: ignore[attr-defined]
        assert page.height() >= page.needs().height()  # type: ignore[attr-defined]
        if isinstance(page, SheetPage):
            sheet = page._sheet
            assert page.rect().contains(sheet.geometry())
            least = sheet.minimumSizeHint()
            assert sheet.width() >= least.width()
            assert sheet.height() >= least.height()
    table = window.table
    assert table is not None
    assert table.look.u == scale / 100
    assert table.width() >= int(LEAST.width() * table.look.u)


def test_what_fits_does_not_scroll(opened: Callable[..., MainWindow]) -> None:
    window = opened(SMALL, 100)
    for show in (PAGES["table"], PAGES["new_game"], PAGES["collection"]):
        show(window)
        Person(window).look(3)
        assert window.area.horizontalScrollBar().maximum() == 0
        assert window.area.verticalScrollBar().maximum() == 0
        assert window.pages.size() == window.size()


def test_who_keeps_the_table_whole_has_large_pages_besides(opened: Callable[..., MainWindow]) -> None:
    window = opened(SMALL, 200, whole_table=True)
    PAGES["table"](window)
    Person(window).look(3)
    assert window.look.u == min(1280 / 1280, 672 / 640)
    assert window.pages.size() == window.size()
    window.show_settings()
    assert window.pages.settings.look.u == 2.0


def on_screen(window: MainWindow, widget: QWidget, place: QRect) -> bool:
    """Whether one sees that place of the widget, or its beginning where it is larger than the window."""
    size = place.size().boundedTo(window.area.viewport().size() / 3)
    return seen_of(window.pages).contains(QRect(widget.mapTo(window.pages, place.topLeft()), size))


def test_the_page_follows_the_keyboard(opened: Callable[..., MainWindow]) -> None:
    """F6 goes round the table, and wherever the keyboard is, one sees it."""
    window = opened(SMALL, 200)
    person = Person(window)
    PAGES["table"](window)
    person.look(3)
    page = window.table
    assert page is not None
    options = page.decision.ask.options
    assert on_screen(window, options, options.visualRect(options.currentIndex()))
    stood = 0
    for _ in range(6):
        person.key(Qt.Key.Key_F6)
        person.look(2)
        piece = page.scene.cursor.piece
        if page.view.hasFocus() and piece is not None:
            stood += 1
            assert on_screen(window, page.view, page.view.mapFromScene(piece.anchor()).boundingRect())
    assert stood >= 2
    person.key(Qt.Key.Key_F10)
    person.look(2)
    assert page.menu.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.menu.isAncestorOf(focus)
    assert on_screen(window, focus, focus.rect())


def test_every_control_of_a_page_comes_into_view_with_tab(opened: Callable[..., MainWindow]) -> None:
    window = opened(SMALL, 200)
    person = Person(window)
    for name in ("start", "learn", "new_game", "settings"):
        PAGES[name](window)
        person.look(3)
        met = set()
        for _ in range(14):
            person.key(Qt.Key.Key_Tab)
            person.look(2)
            focus = QApplication.focusWidget()
            assert focus is not None
            met.add(focus)
            corner = QRect(QPoint(), focus.rect().size().boundedTo(window.area.viewport().size() / 4))
            assert on_screen(window, focus, corner), (name, focus)
        assert len(met) > 3


def scrolled_table(opened: Callable[..., MainWindow]) -> PageArea:
    """A table that is larger than its window, seen from the middle."""
    window = opened(SMALL, 200)
    PAGES["table"](window)
    Person(window).look(3)
    window.area.horizontalScrollBar().setValue(500)
    return window.area


def holding(monkeypatch: pytest.MonkeyPatch, button: Qt.MouseButton) -> None:
    """Whatever other tests have pressed: this button is held."""
    held = SimpleNamespace(mouseButtons=lambda: button)
    monkeypatch.setattr("dune_desktop.windows.main.page_area.QGuiApplication", held)


def test_a_drag_to_the_edge_takes_the_page_along(
    opened: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    area = scrolled_table(opened)
    area.verticalScrollBar().setValue(300)
    holding(monkeypatch, Qt.MouseButton.NoButton)
    area.creep(QPoint(3, 3))
    assert (area.horizontalScrollBar().value(), area.verticalScrollBar().value()) == (500, 300)
    holding(monkeypatch, Qt.MouseButton.LeftButton)
    area.creep(area.viewport().rect().center())
    area.creep(QPoint(3, 3))
    assert area.horizontalScrollBar().value() < 500
    assert area.verticalScrollBar().value() < 300
    area.creep(area.viewport().rect().center())
    before = area.horizontalScrollBar().value()
    area.creep(QPoint(area.viewport().width() - 1, 300))
    assert area.horizontalScrollBar().value() > before


def test_nothing_beats_while_nothing_is_pressed(
    opened: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(SMALL, 200)
    holding(monkeypatch, Qt.MouseButton.NoButton)
    found = window.area.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    beating = [timer for timer in found if not timer.isSingleShot()]
    assert not any(timer.isActive() for timer in beating)
    QTest.mousePress(window.pages.currentWidget(), Qt.MouseButton.LeftButton)
    assert any(timer.isActive() for timer in beating)
    QTest.mouseRelease(window.pages.currentWidget(), Qt.MouseButton.LeftButton)
    window.area.creep(QPoint(100, 100))
    assert not any(timer.isActive() for timer in beating)


@pytest.mark.parametrize("aside", [-3, 6])
def test_a_press_at_the_edge_or_on_the_scroll_bar_leaves_the_page_where_it_is(
    opened: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, aside: int
) -> None:
    """What is pressed there would slip away from under the pointer, and so would the page while it is scrolled."""
    area = scrolled_table(opened)
    holding(monkeypatch, Qt.MouseButton.LeftButton)
    at = QPoint(area.viewport().width() + aside, 200)
    area.creep(at)
    area.creep(at + QPoint(0, 60 if aside > 0 else 1))
    assert area.horizontalScrollBar().value() == 500


def test_a_sheet_that_opens_over_the_table_begins_in_view(opened: Callable[..., MainWindow]) -> None:
    """Also one that is wider than the window, opened by the mouse where the page was scrolled to its end."""
    window = opened(SMALL, 200)
    PAGES["table"](window)
    Person(window).look(3)
    page = window.table
    assert page is not None
    for open_sheet, sheet in (
        (lambda: page.sheet.open_seat(1), page.sheet),
        (lambda: page.preview.show_face(page.controller.edition.leaders[0]), page.preview),
        (page.toggle_menu, page.menu),
    ):
        window.area.horizontalScrollBar().setValue(window.area.horizontalScrollBar().maximum())
        open_sheet()
        assert on_screen(window, sheet.sheet, QRect(0, 0, 200, 200))
        sheet.close_sheet()
