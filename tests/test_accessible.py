"""What screen readers hear of every page: whatever can have the keyboard has a name and says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from tests.person import Person
from tests.speaking import speaking
from tests.test_size_of_text import PAGES
from tests.test_window_text import begin
from tests.trouble import open_window

Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = open_window(tmp_path, (1280, 800), cover="open", reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    window.setUpdatesEnabled(False)
    QAccessible.setActive(True)
    yield window
    QAccessible.setActive(False)


def stops(window: MainWindow) -> Iterator[tuple[QWidget, QAccessibleInterface]]:
    """What can have the keyboard, as a screen reader is told of it."""
    for widget in window.pages.currentWidget().findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if widget.isVisible() and widget.isEnabled() and reached:
            yield widget, QAccessible.queryAccessibleInterface(widget)


def unnamed(window: MainWindow) -> list[str]:
    """Who is reached and says nothing, or a button that says it in several lines."""
    found = []
    for widget, told in stops(window):
        name = told.text(Text.Name)
        if not name.strip() or (isinstance(widget, QAbstractButton) and "\n" in name):
            above = widget.parentWidget()
            found.append(f"{type(widget).__name__} in {type(above).__name__}: {name!r}")
    return found


def test_every_stop_on_every_page_has_a_name(window: MainWindow) -> None:
    found = {}
    for name, show in PAGES.items():
        show(window)
        Person(window).look(2)
        found[name] = unnamed(window)
    window.show_help()
    tabs = window.pages.help.tabs
    for at in range(tabs.count()):
        tabs.setCurrentIndex(at)
        Person(window).look()
        found[f"help {at}"] = unnamed(window)
    window.show_settings()
    window.pages.settings.tabs.setCurrentIndex(1)
    Person(window).look()
    found["keys"] = unnamed(window)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_every_stop_on_the_table_and_over_it_has_a_name(window: MainWindow) -> None:
    begin(window, 170, edition="uprising")
    page, person = window.table, Person(window)
    assert page is not None
    found = {"table": unnamed(window)}
    for name, toggle in {"log": page.toggle_log, "words": page.toggle_words, "menu": page.toggle_menu}.items():
        toggle()
        person.look()
        found[name] = unnamed(window)
        toggle()
    page.sheet.open_seat(1)
    found["seat"] = unnamed(window)
    page.sheet.close_sheet()
    page.preview.show_face(page.controller.edition.leaders[0])
    found["big card"] = unnamed(window)
    page.preview.close_sheet()
    page.hints.ask()
    person.look()
    found["hint"] = unnamed(window)
    for zone in ("discard", "trashed", "row"):
        page.open_pile(zone)
        person.look()
        found[zone] = unnamed(window)
        page.piles.close_piles()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_drop_down_list_says_what_is_chosen_and_what_for(window: MainWindow) -> None:
    """Its name is what is chosen, as everywhere on Linux; what it is for stands in the description."""
    for show in (PAGES["new_game"], PAGES["settings"], PAGES["collection"], PAGES["load"]):
        show(window)
        Person(window).look()
        for widget, told in stops(window):
            if isinstance(widget, QComboBox):
                assert told.role() == Role.ComboBox
                assert widget.currentText() in told.text(Text.Name) + told.text(Text.Value)
                assert widget.accessibleName() in told.text(Text.Name) + told.text(Text.Description)
                assert widget.accessibleName()


def test_of_which_one_only_one_is_chosen_are_radio_buttons(window: MainWindow) -> None:
    window.show_new_game()
    Person(window).look()
    page = window.pages.new_game
    for button in (page.modes.segment(0), page.games.segment(1), page.modes.segment(1)):
        assert QAccessible.queryAccessibleInterface(button).role() == Role.RadioButton


def test_names_of_pieces_and_options_are_told_in_every_language(window: MainWindow) -> None:
    begin(window, 60)
    page = window.table
    assert page is not None
    told = set()
    for language in LANGUAGES:
        with speaking(language):
            page.commanding.spoken.follow()
            options = QAccessible.queryAccessibleInterface(page.decision.ask.options)
            told.add((options.text(Text.Name), page.view.accessibleName()))
    assert len(told) == len(LANGUAGES)


def test_what_is_chosen_without_a_click_is_chosen(window: MainWindow) -> None:
    """A screen reader toggles a button, and does not click it."""
    window.show_new_game()
    Person(window).look()
    page = window.pages.new_game
    table = page.modes.segment(MODES.index(TABLE))
    QAccessible.queryAccessibleInterface(table).actionInterface().doAction("Toggle")
    assert page.modes.value() == MODES.index(TABLE)
    assert not page.course.levels.isVisibleTo(page)
    tile = page.leaders.tile("paul_atreides")
    QAccessible.queryAccessibleInterface(tile).actionInterface().doAction("Toggle")
    assert page.leaders.shown == "paul_atreides"
    page.start.click()
    assert window.table is not None
    assert window.table.controller.view.players[0].leader.id == "paul_atreides"
