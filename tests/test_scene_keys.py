"""The table by keyboard: the cursor goes to what is lit, and the board comes closer."""

from __future__ import annotations

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from dune_desktop.models.refs import CARD, SPACE
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import line_height
from dune_desktop.scene.drawing.tokens import CAPTION
from dune_desktop.scene.faces.measures import LINE
from dune_desktop.scene.faces.states import tag_rect
from dune_desktop.scene.layout import regions
from dune_desktop.scene.piece import likeness
from dune_desktop.scene.table.cursor import Ring
from tests.scenes import Sitting

# ---------------------------------------------------------------- keyboard
from tests.test_scene import reveals, sitting

__all__ = ["sitting"]


def test_arrows_go_to_the_nearest_lit_piece_and_enter_takes(sitting: Sitting) -> None:
    scene = sitting.scene
    assert scene.next_region("tray")
    seen = []
    for _ in range(12):
        piece = scene.cursor.piece
        assert piece is not None
        assert piece.kind in ("lit", "chosen")
        seen.append(piece.ref)
        sitting.key(Qt.Key.Key_Right)
    assert len(set(seen)) > 1
    scene.next_region("tray")
    while scene.cursor.ref is None or scene.cursor.ref[0] != CARD:
        sitting.key(Qt.Key.Key_Right)
    card = scene.cursor.ref
    sitting.key(Qt.Key.Key_Return)
    assert sitting.answering.draft == (card,)
    assert scene.next_region("board")
    space = scene.cursor.ref
    seat = sitting.controller.looker
    sitting.key(Qt.Key.Key_Return)
    assert space is not None
    assert space[1] in sitting.game.players[seat].agents


def test_the_closer_board_follows_the_keyboard(sitting: Sitting) -> None:
    scene, board = sitting.scene, sitting.scene.board
    board.zoom(2.5, board.sceneBoundingRect().center())
    for space in board.spaces:
        assert space.ref is not None
        assert scene.cursor.stand_on(space.ref)
        assert board.sceneBoundingRect().contains(space.anchor())
    there = board.land.pos()
    assert scene.next_region("tray")
    assert board.land.pos() == there


def test_the_ring_goes_with_the_board(sitting: Sitting) -> None:
    scene, board = sitting.scene, sitting.scene.board
    ring = next(one for one in scene.items() if isinstance(one, Ring))
    scene.cursor.stand_on((SPACE, 0))
    board.zoom(2.0, board.sceneBoundingRect().topLeft())
    assert ring.mapRectToScene(ring.rect) == scene.anchor((SPACE, 0))
    board.pan(QPointF(-5000, -5000))
    assert not ring.isVisible()


def test_an_empty_stack_is_veiled_and_the_last_card_is_counted(sitting: Sitting) -> None:
    stack = sitting.scene.row.reserve.cards[0]
    pictures = []
    for count in (2, 1, 0):
        stack.count = count
        pictures.append(likeness(stack.draw, stack.rect, sitting.look).toImage())
    assert all(one != other for one, other in combinations(pictures, 2))
    middle, window = stack.rect.center().toPoint(), sitting.look.theme.window.lightness()
    last, empty = (abs(one.pixelColor(middle).lightness() - window) for one in pictures[1:])
    assert empty < 0.6 * last  # its picture lies under a veil


def test_a_double_click_on_the_ground_shows_the_whole_board(sitting: Sitting) -> None:
    board = sitting.scene.board
    board.zoom(2.0, board.sceneBoundingRect().center())
    spots = (QPoint(x, y) for y in range(20, 400, 5) for x in range(20, 900, 5))
    ground = next(spot for spot in spots if not any(sitting.scene.pieces_at(sitting.view.mapToScene(spot))))
    QTest.mouseDClick(sitting.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, ground)
    assert board.zoomed == 1.0


def test_the_tag_of_a_card_stands_in_what_shows_of_it(sitting: Sitting) -> None:
    cards = sitting.scene.tray.hand.cards
    sitting.scene.tray.hand.place(QRectF(0, 0, 300, 160), QSizeF(112, 160))
    assert [card.strip.width() for card in cards[:-1]] == [47.0] * 4
    for card in cards:
        drawn = sitting.scene.tray.hand.mapFromItem(card, card.strip.center())
        assert not any(other.pos().x() < drawn.x() for other in cards[cards.index(card) + 1 :])


def test_the_tag_of_a_line_leaves_the_second_line_of_its_title_legible(sitting: Sitting) -> None:
    sitting.lay_out((1280, 672))
    card = sitting.scene.row.row.cards[0]
    assert card.style == LINE
    letters = fonts.metrics(CAPTION, fonts.SEMIBOLD)
    baseline = card.rect.center().y() + (line_height(fonts.font(CAPTION)) + letters.capHeight()) / 2
    assert tag_rect(card._tagged_place(), "1", True).top() > baseline


def test_many_cards_of_the_reveal_turn_are_names_in_two_lines(sitting: Sitting) -> None:
    tray = sitting.scene.tray
    sitting.play_until(reveals)
    sitting.lay_out((1280, 800), True)
    many = len(tray.played.cards) + len(tray.revealed.cards)
    for zone in (tray.played, tray.revealed):
        assert {card.style for card in zone.cards} <= {"own" if many < 6 else "name"}
        for one, two in combinations(zone.cards, 2):
            assert not one.anchor().intersects(two.anchor())


def test_the_reveal_swap_of_the_normal_size_leaves_the_board_alone() -> None:
    before, after = (regions(QSizeF(1280, 800), 1.0, 4, reveal) for reveal in (False, True))
    assert before.board == after.board
    assert before.tray != after.tray


def test_space_shows_the_big_card(sitting: Sitting, qtbot: QtBot) -> None:
    assert sitting.scene.next_region("row")
    with qtbot.waitSignal(sitting.scene.previewed) as shown:
        sitting.key(Qt.Key.Key_Space)
    assert shown.args == [sitting.scene.cursor.ref]


def test_the_cursor_vanishes_with_its_piece(sitting: Sitting) -> None:
    scene = sitting.scene
    scene.next_region("tray")
    sitting.play_until(lambda view: not view.players[sitting.controller.looker].hand)
    assert scene.cursor.piece is None or scene.cursor.piece in list(scene.pieces())
