"""Two cards that were sent together stay linked before their seat, for the rest of the round."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, QSizeF

from dune_desktop.content import BASE
from dune_desktop.engine.composing import everything
from dune_desktop.engine.names import NO_CARD
from dune_desktop.models.table.zones import PLAYED
from dune_desktop.scene.drawing.tokens import DUSK
from dune_desktop.scene.faces import lay_out
from dune_desktop.scene.faces.measures import LINE
from dune_desktop.scene.faces.operations import Icon
from tests.scenes import Sitting
from tests.test_scene_immortality import seated

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = everything(BASE)
TABLE = """
with = ["immortality"]
row = ["worm_riders"]
seat0 = {hand = ["face_dancer", "dagger", "usurp", "reconnaissance"], solari = 9, lab = {specimens = 3}}
"""
SENT = "agent face_dancer+dagger > wealth"


def linked(table: Sitting, seat: int = 0) -> dict[str, str]:
    """Whom each card in play was sent with."""
    rows, name = table.models.pile(seat, PLAYED).rows, table.models.names.card
    return {name(row.card): "" if row.partner == NO_CARD else name(row.partner) for row in rows}


def played(action: str) -> Sitting:
    table = seated(TABLE)
    table.act(action)
    return table


def go_round(table: Sitting) -> None:
    """The turn ends with all that must be done in it; the others reveal."""
    while "end" not in _texts(table):
        table.act(next(text for text in _texts(table) if not text.endswith(".plot")))
    table.act("end")
    while table.game.turn.seat != 0:
        table.act("reveal" if "reveal" in _texts(table) else "end")


def _texts(table: Sitting) -> list[str]:
    return [action.text for action in table.options()]


def test_a_pair_is_linked_in_its_turn_and_after_it() -> None:
    pair = {"Face Dancer": "Dagger", "Dagger": "Face Dancer"}
    table = played(SENT)
    assert linked(table) == pair
    go_round(table)
    assert linked(table) == pair
    zone = table.models.pile(0, PLAYED)
    assert zone.spoken(zone.rows[0]) == "Face Dancer, grafted with Dagger"


def test_undo_takes_the_link_back() -> None:
    table = played(SENT)
    assert table.controller.undo()
    assert linked(table) == {}


def test_a_card_that_was_sent_with_one_of_the_row_has_no_partner_among_those_in_play() -> None:
    assert linked(played("agent usurp+row:worm_riders > imperial_basin")) == {"Usurp": ""}


def test_cards_of_the_reveal_turn_stand_in_one_frame_with_a_link_between_them() -> None:
    table = played("agent reconnaissance > carthag")
    go_round(table)
    table.act(SENT)
    go_round(table)
    table.act("reveal")
    alone, first, second = table.scene.tray.played.cards
    assert [card.linked for card in (alone, first, second)] == [False, False, True]
    assert [card.partner == NO_CARD for card in (alone, first, second)] == [True, False, False]
    assert second.boundingRect().left() < second.rect.left()
    table.scene.tray.played.place(QRectF(0, 0, 200, 56), QSizeF(90, 27), "name", lines=2)
    assert not second.linked  # it lies in another line


def test_a_pair_in_a_column_has_the_link_between_its_cards() -> None:
    table = played(SENT)
    zone = table.scene.tray.played
    zone.place(QRectF(0, 0, 100, 56), QSizeF(90, 27), "name", lines=2)
    first, second = zone.cards
    assert (first.linked, second.linked, second.below) == (False, True, True)
    assert second.boundingRect().top() < -second.beyond


@pytest.mark.parametrize(("aside", "shown"), [(0.0, True), (48.0, False)])
def test_beside_digit_and_seal_the_name_goes_before_the_sign_of_a_pair(aside: float, shown: bool) -> None:
    card = EDITION.card_by_id["chairdog"]
    icons = [one.name for one in lay_out(card, 128, 28, DUSK, LINE, aside=aside) if isinstance(one, Icon)]
    assert ("grafted" in icons) == shown
