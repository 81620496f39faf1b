"""In the lowest window the strip shares its line with the Row: F5 or a click turns it, and so does what is asked."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QSizeF, Qt

from dune_desktop.models.refs import CARD, NODE, PURSE
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.layout import regions
from dune_desktop.scene.piece import Piece
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import set_up
from tests.ixian import sitting
from tests.person import Person
from tests.scenes import Sitting
from tests.windowed import seeded, window

__all__ = ["seeded", "window"]

pytestmark = pytest.mark.usefixtures("qapp")

LOW, LEAST_SHARED = (1280, 640), 40
LANES = 2.0
NEGOTIATION = """
with = ["ix"]
ixboard = {tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]}
seat0 = {hand = ["dagger"], spice = 3, ixian = {negotiators = 2}}
"""


def low(text: str = NEGOTIATION, *actions: str) -> Sitting:
    table = Sitting(players=3, controller=set_up(text, *actions))
    table.lay_out(LOW)
    return table


def strip_is_shown(table: Sitting) -> bool:
    pieces = list(table.scene.row.pieces())
    strip = [piece for piece in pieces if piece.ref is not None and piece.ref[0] == PURSE]
    deck = table.scene.row.deck in pieces
    assert bool(strip) != deck
    return bool(strip)


def shown(piece: Piece) -> bool:
    return piece.isVisible() and piece.rect.height() > 0


@pytest.mark.parametrize(("height", "shared"), [(640, True), (659, True), (660, False), (672, False), (800, False)])
def test_only_the_lowest_windows_have_one_line_for_both(height: int, shared: bool) -> None:
    found = regions(QSizeF(1280, height), 1.0, lanes=LANES)
    assert found.shared is shared
    assert found.row.height() == LEAST_SHARED if shared else found.row.height() > LEAST_SHARED
    assert not regions(QSizeF(1280, height), 1.0, reveal=True, lanes=LANES).shared
    assert not regions(QSizeF(1280, height), 1.0).shared


def test_the_board_has_what_the_second_line_leaves() -> None:
    without, beside = (regions(QSizeF(*LOW), 1.0, lanes=lanes).board.height() for lanes in (0.0, LANES))
    assert without - beside <= LEAST_SHARED


def test_a_turn_begins_with_the_strip_and_it_is_turned_by_a_click() -> None:
    table = low()
    assert strip_is_shown(table)
    turner = table.scene.row.turner
    assert turner.tip() == "Show: Imperium Row and Reserve"
    at = table.view.mapFromScene(turner.anchor().center())
    table.press(at)
    table.release(at)
    assert not strip_is_shown(table)
    assert turner.tip() == "Show: Tech tiles"
    table.press(at)
    table.release(at)
    assert strip_is_shown(table)


def test_nothing_of_what_is_shown_lies_on_another() -> None:
    table = low()
    for _ in range(2):
        there = [piece for piece in table.scene.row.pieces() if shown(piece)]
        assert len(there) > 4
        for number, one in enumerate(there):
            assert table.scene.row.sceneBoundingRect().contains(one.anchor())
            assert not any(one.anchor().intersects(other.anchor()) for other in there[number + 1 :])
        table.scene.turn_row()


def test_what_is_hidden_cannot_be_clicked_or_walked_to() -> None:
    table = low()
    card = table.game.row[0]
    assert table.scene.piece((CARD, card)) is None
    assert table.scene.anchor((CARD, card)) is None
    table.scene.turn_row()
    assert table.scene.piece((CARD, card)) is not None
    assert table.scene.piece((PURSE, "tech")) is None
    hidden = table.scene.row.strip.zones[0].cards[0]
    assert hidden not in list(table.scene.pieces_at(hidden.anchor().center()))


def test_what_is_asked_for_is_turned_up() -> None:
    table = low()
    table.scene.turn_row()
    assert not strip_is_shown(table)
    for action in ("agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1"):
        table.act(action)
    assert strip_is_shown(table)
    lit = [card.ref for card in table.scene.row.strip.zones[0].cards if card.kind == LIT]
    table.scene.turn_row()
    assert not strip_is_shown(table)  # one may look at the other all the same
    table.scene.turn_row()
    assert lit[0] is not None
    table.click(lit[0])
    assert table.answering.choices.prompt.startswith("How many Negotiators")


def test_a_card_of_the_row_that_an_effect_lets_one_take_is_turned_up() -> None:
    table = low('with = ["ix"]\nleaders = ["helena_richese"]\nseat0 = {hand = ["signet_ring"]}')
    assert strip_is_shown(table)
    for action in ("agent signet_ring > arrakeen", "do signet_ring.agent.1"):
        table.act(action)
    assert not strip_is_shown(table)


def test_the_next_turn_begins_with_the_strip_again() -> None:
    table = sitting("base")
    table.lay_out(LOW)
    table.scene.turn_row()
    seat = table.game.turn.seat
    table.play_until(lambda view: view.turn.seat != seat)
    assert strip_is_shown(table)


def test_in_the_reveal_turn_both_are_shown() -> None:
    table = low()
    table.act("reveal")
    table.lay_out(LOW, reveal=True)
    kinds = {piece.ref[0] for piece in table.scene.row.pieces() if piece.ref is not None}
    assert {PURSE, CARD} <= kinds
    assert not table.scene.row.turner.isVisible()
    assert NODE not in kinds


# ---------------------------------------------------------------- in the window


def seated(window: MainWindow, size: tuple[int, int]) -> TablePage:
    window.resize(*size)
    window.games.play(set_up(NEGOTIATION))
    assert window.table is not None
    return window.table


def test_f5_turns_it_where_the_line_is_shared(window: MainWindow) -> None:
    table, person = seated(window, LOW), Person(window)
    assert table.scene.row.turner.key_name == "F5"
    for turned in (True, False):
        person.key(Qt.Key.Key_F5)
        assert table.scene.row.turned is turned
        assert not table.piles.isVisible()


def test_f5_opens_the_row_where_both_have_room(window: MainWindow) -> None:
    table, person = seated(window, (1280, 800)), Person(window)
    person.key(Qt.Key.Key_F5)
    assert table.piles.isVisible()
