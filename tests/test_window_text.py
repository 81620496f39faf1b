"""No text is cut off: all pages, all faces, all sheets, at three sizes; the table itself is looked at by the monkey."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.controller import SeatSetup
from dune_desktop.windows.editions import MODES, TABLE
from dune_desktop.windows.new_game import GAMES
from dune_desktop.windows.rivals import choices
from tests.clipped import Clipped, watching
from tests.games import seats_of
from tests.monkey import COLOURS, NAMES
from tests.person import Person
from tests.trouble import open_window

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
#: The size of the window and the table scale in per cent; 0: automatic.
LOOKS = (*((size, 0) for size in SIZES), ((1600, 1000), 120))
BASE = EDITIONS["base"]
_CARDS = (*BASE.starters, *BASE.imperium, *BASE.reserve)


@pytest.fixture
def clipped() -> Iterator[Clipped]:
    with watching(NAMES) as clipped:
        yield clipped


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0][0]}x{look[0][1]}@{look[1]}")
def window(request: pytest.FixtureRequest, clipped: Clipped, qtbot: QtBot, tmp_path: Path) -> Any:
    size, scale = request.param
    window = open_window(tmp_path, size, cover="ask", reduced_motion=True, opponents_speed=0, table_scale=scale)
    qtbot.addWidget(window)
    Person(window).look(3)
    return window


def begin(window: Any, decisions: int, seed: int = 5, players: int = 4) -> None:
    """A game that was played for a while."""
    seats = tuple(SeatSetup(NAMES[n], COLOURS[n]) for n in range(players))
    window.begin(Setup(players, seed), seats, ())
    controller, chance = window.controller, seats_of(seed)
    while decisions and controller.asked != NOBODY:
        controller.uncover()
        options = controller.question.options
        controller.act(options[chance.below(len(options))])
        decisions -= 1
    window.table.milestones.round.close_sheet()
    Person(window).look(3)


def look_at(window: Any, clipped: Clipped) -> None:
    """All that can be seen, also what is scrolled to."""
    Person(window).look(3)
    clipped.look_at(window)
    clipped.settle(window)
    for area in window.findChildren(QScrollArea):
        bar = area.verticalScrollBar()
        for value in range(bar.minimum(), bar.maximum() + 1, max(1, bar.pageStep())) if area.isVisible() else ():
            bar.setValue(value)
            Person(window).look()
            clipped.look_at(window)


def test_the_start_screen(window: Any, clipped: Clipped) -> None:
    begin(window, 30)
    window.show_start()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_wizard(window: Any, clipped: Clipped) -> None:
    window.show_new_game()
    page = window._page("new_game")
    page.modes.segment(MODES.index(TABLE)).click()
    for row, leader in zip(page.rows * 2, BASE.leaders, strict=False):
        row.name.setText("")
        row.choose(leader.id)
        page.leaders.show_leader(row.shown_name(), leader.id)
        look_at(window, clipped)
    page.advanced.click()
    page.seed.setText("not a number")
    look_at(window, clipped)
    assert clipped.failures == []


@pytest.mark.parametrize("game", EDITIONS)
def test_the_wizard_with_rivals(window: Any, clipped: Clipped, game: str) -> None:
    window.show_new_game()
    page = window._page("new_game")
    page.games.segment(GAMES.index(game)).click()
    for automa in EDITIONS[game].automas:
        page.modes.segment(MODES.index(automa.mode)).click()
        for number in range(len(automa.levels)):
            page.course.levels.segment(number).click()
            look_at(window, clipped)
        for rival in choices(automa):
            page.rivals[0].choose(rival)
            page._point(page.rivals[0].seat, rival)
            look_at(window, clipped)
            bar = page.rival_cards.area.verticalScrollBar()
            assert bar.maximum() == 0, rival
    assert clipped.failures == []


def test_the_saved_games(window: Any, clipped: Clipped, tmp_path: Path) -> None:
    for seed, players in ((1, 3), (5, 4)):
        begin(window, 60, seed, players)
    window.leave()
    (tmp_path / "games" / "20260101-000000-abcdef.json").write_text("no game", encoding="utf-8")
    window.store.flush()
    window.show_load()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_settings(window: Any, clipped: Clipped) -> None:
    window.show_settings()
    look_at(window, clipped)
    assert clipped.failures == []


def test_the_help(window: Any, clipped: Clipped) -> None:
    window.show_help()
    page = window._page("help")
    for button in [None, *_checkable(page)]:
        if button is not None:
            button.click()
        look_at(window, clipped)
    assert clipped.failures == []


def _checkable(page: QWidget) -> list[QAbstractButton]:
    return [button for button in page.findChildren(QAbstractButton) if button.isCheckable() and button.isVisible()]


def test_every_big_card(window: Any, clipped: Clipped) -> None:
    begin(window, 0)
    preview = window.table.preview
    for face in (
        *BASE.starters,
        *BASE.imperium,
        *BASE.reserve,
        *BASE.intrigues,
        *BASE.conflicts,
        *BASE.leaders,
        *BASE.spaces,
    ):
        preview.show_face(face)
        Person(window).look()
        clipped.look_at(preview)
    assert clipped.failures == []


@pytest.mark.parametrize("decisions", [40, 170, 5000], ids=["early", "late", "over"])
def test_the_table_and_what_opens_over_it(window: Any, clipped: Clipped, decisions: int) -> None:
    begin(window, decisions)
    page, person = window.table, Person(window)
    look_at(window, clipped)
    page.milestones.final.close_sheet()
    page.controller.uncover()
    look_at(window, clipped)
    for seat in range(4):
        page.sheet.open_seat(seat)
        look_at(window, clipped)
        page.sheet.close_sheet()
    for toggle in (page.toggle_log, page.toggle_words):
        toggle()
        look_at(window, clipped)
        toggle()
    if not page.piles.picking:
        for zone in ("discard", "deck", "played", "trashed", "intrigue_discard", "conflicts", "row"):
            page.open_pile(zone)
            look_at(window, clipped)
            page.piles.close_piles()
    page.setFocus()
    for _ in range(3):
        person.key(Qt.Key.Key_F3)
        clipped.look_at(window)
    assert clipped.failures == []


def test_the_round_panel(window: Any, clipped: Clipped) -> None:
    begin(window, 0)
    chance, told = seats_of(9), 0
    controller, panel = window.controller, window.table.milestones.round
    while controller.asked != NOBODY:
        controller.uncover()
        options = controller.question.options
        controller.act(options[chance.below(len(options))])
        if panel.isVisible():
            Person(window).look()
            clipped.look_at(panel)
            panel.close_sheet()
            told += 1
    assert told > 3
    assert clipped.failures == []


def test_what_is_cut_off_is_found(clipped: Clipped, qtbot: QtBot) -> None:
    """The watcher itself."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QLabel

    from dune_desktop.scene import fitting
    from dune_desktop.scene.tokens import DUSK
    from dune_desktop.windows import chrome

    pixmap = QPixmap(100, 100)
    painter = QPainter(pixmap)
    fitted = fitting.fit("Incomprehensibilities", 20, 14)
    fitting.draw_fitted(painter, fitted, QRectF(0, 0, 20, 20), DUSK.text)
    chrome.line(painter, QRectF(0, 0, 20, 20), "Incomprehensibilities", 14, 400, DUSK.text)
    painter.drawText(QRectF(0, 0, 20, 20), 0, "Incomprehensibilities")
    painter.end()
    label = QLabel("Incomprehensibilities")
    qtbot.addWidget(label)
    label.resize(20, 20)
    label.show()
    clipped._look_at(label)
    wrong = [what for _, what, _ in clipped.found]
    assert wrong == ["too long", "shortened", "wider than its place", "wider than its place"]
    QApplication.processEvents()
