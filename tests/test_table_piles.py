"""Piles, the Row and the sheets of seats over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Card
from dune_desktop.models import refs
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.layout import fitting_u, regions
from dune_desktop.windows import theme
from dune_desktop.windows.table import seat_panels, seat_strip
from dune_desktop.windows.table.card_grid import CARD, CardGrid, TitledGrid
from tests.paged import (
    asks_of_piles,
    asks_side,
    dressed,
    may_send,
    open_table,
    play,
    press,
    table_at,
)

__all__ = ["dressed"]


# ---------------------------------------------------------------- piles


@pytest.mark.parametrize("size", [(1024, 640), (1280, 672), (1280, 800), (1600, 1000)])
def test_the_enlarged_row_fills_its_panel_with_large_cards(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int]
) -> None:
    page = open_table(qtbot, may_send)
    page.look.set(u=fitting_u(QSizeF(*size)))
    theme.apply(qapp, page.look)
    page.resize(*size)
    page.open_pile("row")
    QTest.qWait(1)
    grids = [section.grid for section in page.piles.sections]
    on_table = max(card.rect.height() for card in page.scene.row.row.cards)
    for grid in grids:
        index = grid.model().index(0, 0)
        assert grid.sizeHintForIndex(index).height() > 1.2 * (on_table + 24) * page.look.u
    area = page.piles.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    cards = [grid.visualRect(grid.model().index(row, 0)) for grid in grids for row in range(grid.model().rowCount())]
    assert sum(one.width() * one.height() for one in cards) > 0.6 * page.piles.width() * page.piles.height()


def test_a_question_about_piles_opens_them_and_a_click_answers(qtbot: QtBot) -> None:
    page = open_table(qtbot, asks_of_piles)
    assert page.piles.picking
    assert page.piles.isVisible()
    grid = page.piles.sections[-1].grid
    actions = len(page.controller.history)
    box = grid.visualRect(grid.model().index(0, 0))
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert len(page.controller.history) > actions or page.answering.draft


def test_the_digits_of_a_picker_go_in_reading_order_and_stand_in_sight(qtbot: QtBot) -> None:
    where = 'seat0 = {hand = ["gene_manipulation"], discard = ["dagger", "diplomacy"], solari = 9}'
    page = table_at(qtbot, where, "agent gene_manipulation > hall_of_oratory", "do gene_manipulation.agent.1")
    page.resize(1280, 672)
    QApplication.processEvents()
    models = [section.grid.model() for section in page.piles.sections]
    keys = [
        page.answering.state(model.index(row, 0).data(Role.REF)).key
        for model in models
        for row in range(model.rowCount())
    ]
    assert len(models) == 2
    assert keys == sorted(keys)
    area = page.piles.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


def test_what_moved_is_ringed_when_a_game_is_opened(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 2)
    ringed = {item.ref for item in page.scene.board.pieces() if getattr(item, "ringed", False)}
    assert ringed
    press(page, Qt.Key.Key_F7)
    press(page, Qt.Key.Key_Escape)
    assert ringed == {item.ref for item in page.scene.board.pieces() if getattr(item, "ringed", False)}


def test_sides_are_shown_as_tiles_and_digits_take_them(qtbot: QtBot) -> None:
    page = open_table(qtbot, asks_side)
    assert page.piles.isVisible()
    actions = len(page.controller.history)
    lit = next(choice for choice in page.answering.choices.rows() if choice.lit)
    press(page, Qt.Key(Qt.Key.Key_0 + int(lit.key)))
    assert len(page.controller.history) > actions


def test_what_one_chooses_by_stays_in_sight(qtbot: QtBot) -> None:
    page = open_table(qtbot, asks_side)
    plan = page.scene.board.plan
    assert plan is not None
    board = page.scene.board
    for place in (plan.conflict, *plan.quadrants, *(faction.track for faction in plan.factions)):
        shown = board.mapRectToScene(place)
        seen = page.view.mapFromScene(shown).boundingRect().translated(page.view.pos())
        assert not page.piles.geometry().intersects(seen)


def test_a_question_about_factions_opens_nothing(qtbot: QtBot) -> None:
    combat = 'players = 4\nphase = "combat"\nconflict = "machinations"\nconflict_deck = ["grand_vision"]'
    page = table_at(qtbot, f"{combat}\nseat0.troops = 4\nseat1.troops = 3")
    assert page.answering.state((refs.FACTION, 0)).kind == "lit"
    assert not page.piles.isVisible()


def test_the_card_that_was_looked_at_lies_beside_the_sides(qtbot: QtBot) -> None:
    page = table_at(
        qtbot, 'seat0 = {hand = [], intrigue = ["poison_snooper"], deck_top = ["signet_ring"]}', "play poison_snooper"
    )
    (grid,) = page.piles.findChildren(CardGrid)
    assert grid.model().index(0, 0).data(Role.REF) == page.answering.choices.looked_at


def test_the_row_opens_with_the_reserve(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_F5)
    assert [section.grid.model().rowCount() for section in page.piles.sections] == [5, 2]


def test_an_empty_stack_does_not_look_like_a_last_card(qtbot: QtBot) -> None:
    pictures = []
    for left in (0, 1):
        page = table_at(qtbot, f"reserve = {{arrakis_liaison = {left}}}")
        page.open_pile("row")
        grid = page.piles.sections[1].grid
        pictures.append(grid.grab(grid.visualRect(grid.model().index(0, 0))).toImage())
    assert pictures[0] != pictures[1]


def test_past_conflicts_open_from_the_top_bar(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 3)
    page.top_bar.pile_asked.emit("conflict_pile")
    assert page.piles.isVisible()
    assert page.piles.sections[0].grid.model().rowCount() == 3
    press(page, Qt.Key.Key_Escape)
    assert not page.piles.isVisible()


def test_the_end_of_a_round_is_told_and_closes_with_a_key(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    play(page.controller, lambda controller: controller.view.round == 2)
    assert page.milestones.round.isVisible()
    QTest.keyClick(page.milestones.round, Qt.Key.Key_Space)
    assert not page.milestones.round.isVisible()
    assert page.decision.ask.options.hasFocus()


def test_a_sheet_has_room_for_all_of_it_when_it_first_opens(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 2)
    panel = page.milestones.round
    page.grab()  # so that all sizes have been asked for
    panel.show_round(page.milestones.story().rounds[0])
    QApplication.processEvents()
    assert panel.sheet.size() == panel.sheet.sizeHint()


def test_the_sheet_of_a_seat_is_as_high_as_its_cards_need(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 2)
    area = page.sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    for seat in range(4):
        page.sheet.open_seat(seat)
        QApplication.processEvents()
        content = area.widget()
        layout = None if content is None else content.layout()
        assert content is not None
        assert layout is not None
        assert layout.totalHeightForWidth(content.width()) == area.viewport().height()
        page.resize(1280, 640)
        QApplication.processEvents()
        assert page.sheet.sheet.rect().contains(area.geometry())
        page.resize(1280, 800)
        page.sheet.close_sheet()


def test_cards_in_play_are_faces_in_high_panels_and_show_their_icons_in_low_ones(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and len(controller.view.players[1].played) == 1)
    (card,) = page.controller.view.players[1].played
    printed = page.controller.face(card)
    assert isinstance(printed, Card)
    faces, signs = [], []
    monkeypatch.setattr(
        seat_panels, "face_pixmap", lambda _look, face, *more: faces.append(face) or face_pixmap(_look, face, *more)
    )
    monkeypatch.setattr(seat_strip, "draw_glyph", lambda _painter, sign, *_more: signs.append(sign))
    for size, shown in (((1600, 1000), []), ((2048, 1152), [printed])):
        page.resize(*size)
        faces.clear()
        signs.clear()
        PIXMAPS.clear()  # other tests have had such a tile, too
        page.seats.grab()
        assert [face for face in faces if face is printed] == shown
        if not shown:
            assert set(signs) >= {ICONS[icon] for icon in printed.icons}
    found = regions(QSizeF(2048, 1152), 1.0)
    assert found.decision.height() >= 400


def test_the_sheet_of_a_seat_shows_large_cards(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and len(controller.view.players[1].played) == 1)
    page.resize(1600, 1000)
    page.sheet.open_seat(1)
    (section, *_) = page.sheet.findChildren(TitledGrid)
    assert section.grid.sizeHintForIndex(section.grid.model().index(0, 0)).height() > 1.4 * CARD.height()


def test_the_piles_of_a_seat_lie_side_by_side_on_its_sheet(qtbot: QtBot) -> None:
    """As far as there is room; and low ones, before one has to scroll."""
    page = open_table(qtbot, lies_in_three_piles)
    page.sheet.open_seat(page.controller.asked)
    QApplication.processEvents()
    first, second = page.sheet.findChildren(TitledGrid)[:2]
    assert first.y() == second.y()
    assert first.geometry().right() < second.x()
    high = first.grid.height()
    page.resize(1280, 640)
    QApplication.processEvents()
    assert first.grid.height() < high


def lies_in_three_piles(controller: GameController) -> bool:
    me = controller.view.players[controller.asked]
    few = len(me.played) + len(me.revealed) <= 5
    return bool(me.played and me.revealed) and few and len(me.discard) > 3


@pytest.mark.parametrize("size", [(1280, 672), (1280, 800), (1600, 1000), (1280, 640)])
def test_targets_are_large_enough(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_table(qtbot, may_send)
    page.resize(*size)
    QApplication.processEvents()
    view = page.decision.ask.options
    for group in range(view.model().rowCount()):
        parent = view.model().index(group, 0)
        for row in range(view.model().rowCount(parent)):
            if view.isExpanded(parent):
                assert view.visualRect(view.model().index(row, 0, parent)).height() >= 34
    for seat in range(4):
        assert page.seats.visualRect(page.models.seats.index(seat, 0)).height() >= 50
    assert page.decision.ask.undo.height() >= 34
    assert page.decision.height() >= 314
