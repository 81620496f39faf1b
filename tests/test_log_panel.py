"""The log panel: what is found in it, and what it says where nothing is."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeView
from pytestqt.qtbot import QtBot

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import TURN
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.log_panel import LogPanel
from dune_desktop.windows.widgets.story_rows import ToldDelegate
from tests.person import Person
from tests.replayed import watch, window
from tests.tables import indexes, play, table
from tests.windowed import click

__all__ = ["window"]


def open_log(window: MainWindow) -> tuple[LogPanel, Person]:
    page, _, person = watch(window)
    page.toggle_log()
    person.look(2)
    assert page.log.tree.isVisible()
    assert not page.log.nothing.isVisible()
    return page.log, person


def test_words_that_are_not_in_the_log(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("dune_desktop.windows.table.log_panel.announce", lambda _, text: said.append(text))
    log, person = open_log(window)
    log.search.setFocus()
    person.write("xyzzy")
    assert log.nothing.isVisible()
    assert log.nothing.text() == "Nothing in the log matches."
    assert said == [log.nothing.text()]  # once, not at each letter
    assert not log.tree.isVisible()
    assert person.focus() is log.search
    for _ in "xyzzy":
        person.key(Qt.Key.Key_Backspace)
    assert log.tree.isVisible()
    assert not log.nothing.isVisible()
    assert log.tree.model().rowCount()


def test_a_seat_of_which_nothing_is_told(window: MainWindow) -> None:
    log, _ = open_log(window)
    log.search.setText("xyzzy")
    log.seats.setCurrentIndex(1)
    assert log.nothing.isVisible()
    log.search.clear()
    assert not log.nothing.isVisible()
    assert log.seats.currentData() != NOBODY


def test_the_keyboard_is_in_the_field_when_the_log_opens_without_a_line(window: MainWindow) -> None:
    log, person = open_log(window)
    page = window.replay
    assert page is not None
    log.search.setText("xyzzy")
    page.toggle_log()
    page.toggle_log()
    assert person.focus() is log.search
    person.key(Qt.Key.Key_Escape)
    assert not log.isVisible()
    page.toggle_log()
    log.search.clear()
    page.toggle_log()
    page.toggle_log()
    assert person.focus() is log.tree


def test_a_line_that_comes_is_shown(qtbot: QtBot) -> None:
    """What is looked for happens in the game."""
    controller = table(3)
    models = TableModels(controller)
    log = LogPanel(controller, models.log, Look(), Keys({}))
    qtbot.addWidget(log)
    log.show()
    log.search.setText("round 2")
    assert log.nothing.isVisible()
    for _ in play(controller, 5):
        if controller.view.round == 2:
            break
    assert log.tree.isVisible()
    assert not log.nothing.isVisible()


def long_log(qtbot: QtBot) -> LogPanel:
    """Of two rounds, with every turn unfolded, as wide as the column."""
    controller = table(3)
    for _ in play(controller, 5):
        if controller.view.round == 3:
            break
    log = LogPanel(controller, TableModels(controller, parent=controller).log, Look(), Keys({}))
    qtbot.addWidget(log)
    log.resize(300, 330)
    log.show()
    log.tree.expandAll()
    return log


def test_the_log_shows_whole_lines_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever one scrolls to."""
    painted: list[tuple[float, float]] = []
    monkeypatch.setattr(ToldDelegate, "paint_row", lambda *_: None)
    paint = ToldDelegate.paint

    def seen(delegate: ToldDelegate, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        painted.append((option.rect.top(), option.rect.bottom()))
        paint(delegate, painter, option, index)

    monkeypatch.setattr(ToldDelegate, "paint", seen)
    log = long_log(qtbot)
    bar, view = log.tree.verticalScrollBar(), log.tree.viewport()
    assert bar.maximum() > 10
    for at in (*range(10), bar.maximum() // 2, bar.maximum()):
        bar.setValue(at)
        painted.clear()
        view.grab()
        assert len(painted) >= 3
        assert min(top for top, _ in painted) >= 0
        assert max(bottom for _, bottom in painted) <= view.height()


def test_the_arrow_stands_beside_the_first_line_of_its_turn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[QRect] = []
    monkeypatch.setattr(QTreeView, "drawBranches", lambda _tree, _painter, rect, _index: places.append(rect))
    log = long_log(qtbot)
    log.tree.viewport().grab()
    high = [log.tree.rowHeight(log.tree.indexAt(place.center())) for place in places]
    assert max(high) > 36
    assert max(place.height() for place in places) <= 24


def test_the_open_log_has_all_but_the_least_decision_panel(window: MainWindow) -> None:
    page, _, person = watch(window)
    window.resize(1366, 768)
    person.look(2)
    before = page.panel.geometry()
    page.toggle_log()
    person.look(2)
    assert page.log.height() >= 400
    assert page.panel.height() == 314
    assert page.log.geometry().bottom() < page.panel.y()
    page.toggle_log()
    assert page.panel.geometry() == before


def test_a_turn_is_unfolded_by_a_click_and_by_what_is_looked_for(qtbot: QtBot) -> None:
    controller = table(3)
    for _ in play(controller, 5):
        if controller.view.round == 3:
            break
    models = TableModels(controller)
    log = LogPanel(controller, models.log, Look(), Keys({}))
    qtbot.addWidget(log)
    log.resize(300, 500)
    log.show()
    tree, model = log.tree, log.tree.model()
    round_ = model.index(2, 0)
    tree.expand(round_)
    turn = next(index for index in indexes(model, round_) if index.data(Role.KIND) == TURN)
    assert model.rowCount(turn)
    assert not tree.isExpanded(turn)  # a line for each turn
    tree.scrollTo(turn)
    click(tree.viewport(), tree.visualRect(turn).center())
    assert tree.isExpanded(turn)
    click(tree.viewport(), tree.visualRect(turn).center())
    assert not tree.isExpanded(turn)
    log.search.setText("persuasion")
    found = [index for index in indexes(model) if "persuasion" in str(index.data()).casefold()]
    assert found
    assert all(tree.isExpanded(index.parent()) for index in found)
    log.search.clear()
    assert not any(tree.isExpanded(index) for index in indexes(model) if index.data(Role.KIND) == TURN)
