"""Immortality on the table: grafted cards, the Tleilaxu Row and its specimens, Family Atomics; clicked and dragged."""

from __future__ import annotations

from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtGui import QImage, QPainter

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.refs import ATOMICS, CARD, PURSE, SPACE, SUPPLY_UNITS, Ref
from dune_desktop.scene.card_item import CardItem
from dune_desktop.scene.faces.states import CHOSEN, LIT
from tests.asked import set_up
from tests.clipped import Clipped
from tests.painting import heard
from tests.scenes import Sitting

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1280, 640), (1280, 672), (1280, 800), (1600, 1000))
GRAFT = """
with = ["immortality"]
row = ["worm_riders"]
seat0 = {hand = ["face_dancer", "usurp", "dagger"], solari = 9, lab = {specimens = 3}}
seat1 = {lab = {specimens = 1}}
"""


def seated(text: str = GRAFT, *actions: str, size: tuple[int, int] = (1280, 800)) -> Sitting:
    table = Sitting(players=3, controller=set_up(text, *actions))
    table.lay_out(size)
    return table


def card(table: Sitting, face: str) -> Ref:
    found = (*table.game.players[0].hand, *table.game.row)
    return CARD, next(one for one in found if table.controller.face(one).id == face)  # type: ignore[union-attr]


def item(table: Sitting, ref: Ref) -> CardItem:
    piece = table.piece(ref)
    assert isinstance(piece, CardItem)
    return piece


def place(table: Sitting, space: str) -> Ref:
    return SPACE, table.controller.edition.space_index[space]


def lab(table: Sitting) -> Lab:
    return Lab.of(table.game.players[0])


# ---------------------------------------------------------------- grafting


def test_a_card_is_dragged_onto_another_and_both_are_one() -> None:
    table = seated()
    dancer, dagger = card(table, "face_dancer"), card(table, "dagger")
    table.drag(dancer, dagger)
    assert [(item(table, ref).kind, item(table, ref).grafted) for ref in (dancer, dagger)] == [(CHOSEN, True)] * 2
    table.drag(dagger, place(table, "wealth"))
    assert table.game.turn.partner != NOBODY


def test_an_ordinary_chosen_card_has_the_usual_frame() -> None:
    table = seated()
    table.click(card(table, "dagger"))
    assert item(table, card(table, "dagger")).kind == CHOSEN
    assert not item(table, card(table, "dagger")).grafted


@pytest.mark.parametrize("size", SIZES)
def test_a_card_of_the_row_that_is_grafted_stays_there_with_the_mark_of_who_did_it(size: tuple[int, int]) -> None:
    table = seated(size=size)
    riders = card(table, "worm_riders")
    assert item_or_none(table, riders, table.scene.row.shared) == NOBODY
    table.act("agent usurp+row:worm_riders > imperial_basin")
    assert table.game.turn.usurped == riders[1]
    rows = [row for row in table.models.zone("row").rows if row.card == riders[1]]
    assert [row.usurper for row in rows] == [0]
    assert "trashed at the end of the turn" in table.models.zone("row").spoken(rows[0])
    assert not table.picture().isNull()


def item_or_none(table: Sitting, ref: Ref, shared: bool) -> int:
    """Who has grafted a card of the Row; where that shares its line with the strip, it is turned up first."""
    if shared:
        table.scene.turn_row()
    return item(table, ref).usurper


def test_a_hand_card_is_dragged_onto_a_card_of_the_row() -> None:
    table = seated()
    table.drag(card(table, "usurp"), card(table, "worm_riders"))
    assert table.answering.draft == (card(table, "usurp"), card(table, "worm_riders"))


def test_either_half_of_a_pair_is_dragged_onto_a_space() -> None:
    for half in ("usurp", "worm_riders"):
        table = seated()
        usurp, riders = card(table, "usurp"), card(table, "worm_riders")
        table.drag(usurp, riders)
        table.drag(usurp if half == "usurp" else riders, place(table, "imperial_basin"))
        assert table.game.turn.usurped == riders[1]


# ---------------------------------------------------------------- specimens and the Tleilaxu Row


@pytest.mark.parametrize("size", SIZES)
def test_one_purse_heads_both_markets_and_counts_the_cubes_of_each_seat(size: tuple[int, int]) -> None:
    table = seated(size=size)
    strip = table.scene.row.strip
    (purse,) = strip.purses
    assert purse.cubes == (3, 1, 0)
    assert len(strip.zones) == 2
    pieces = [piece for piece in strip.wares() if piece.rect.width()]
    assert not any(one.anchor().intersects(two.anchor()) for one, two in combinations(pieces, 2))


def test_a_tleilaxu_card_is_bought_by_a_click_in_the_reveal_turn() -> None:
    table = seated(GRAFT, "reveal")
    rows = table.models.zone("tleilaxu").rows
    assert all(row.money == "specimens" for row in rows)
    cheap = next(row for row in rows if row.cost is not None and row.cost <= 3)
    assert cheap.ref is not None
    assert table.piece(cheap.ref).kind == LIT
    table.click(cheap.ref)
    assert lab(table).specimens == 3 - (cheap.cost or 0)


def test_specimens_are_dragged_back_to_the_supply() -> None:
    table = seated()
    table.drag((PURSE, "tleilaxu"), SUPPLY_UNITS)
    assert table.answering.press("2")
    assert lab(table).specimens == 1


# ---------------------------------------------------------------- Family Atomics


@pytest.mark.parametrize("size", SIZES)
def test_atomics_are_a_button_on_the_own_plate_until_they_are_used(size: tuple[int, int]) -> None:
    table = seated(size=size)
    before = list(table.game.row)
    plate = [piece for piece in table.scene.tray.plate.pieces() if piece.rect.width()]
    assert ATOMICS in [piece.ref for piece in plate]
    assert not any(one.anchor().intersects(two.anchor()) for one, two in combinations(plate, 2))
    table.click(ATOMICS)
    assert not lab(table).atomics_used  # it asks first
    assert table.answering.confirm()
    assert lab(table).atomics_used
    assert not set(before) & set(table.game.row)
    assert ATOMICS not in [piece.ref for piece in table.scene.tray.plate.pieces()]


@pytest.mark.parametrize("size", SIZES)
def test_a_strength_of_two_digits_is_whole_beside_the_atomics(size: tuple[int, int]) -> None:
    table = seated(size=size)
    sword = table.scene.tray.plate.figures["sword"]
    sword.set(number=28)
    clipped = Clipped()
    picture = QImage(sword.rect.size().toSize(), QImage.Format.Format_RGB32)
    with heard(clipped):
        painter = QPainter(picture)
        sword.draw(painter)
        painter.end()
    assert not clipped.failures


def test_atomics_are_dragged_onto_the_row_and_ask_first() -> None:
    table = seated()
    table.drag(ATOMICS, (CARD, table.game.row[2]))
    assert table.answering.pending is not None
    assert not lab(table).atomics_used
    assert table.answering.confirm()
    assert lab(table).atomics_used
