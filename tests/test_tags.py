"""The digits that hang on cards and buttons leave what is printed there to be seen."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.scene.card_item import CardItem
from dune_desktop.scene.drawing.tokens import DUSK
from dune_desktop.scene.faces import lay_out
from dune_desktop.scene.faces.measures import HAND, OWN, ROW, is_tile
from dune_desktop.scene.faces.operations import Icons
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.glyphs.sign_lines import signs_width
from tests.scenes import Sitting

#: As cards are in the tray and in the Row, from the smallest window to the largest; and how much of a sign may lie
#: below the digit. A chip that reveals more than its icons leave room for keeps all but the foot of a sign.
SIZES = (
    (HAND, 112, 122, 0.5),
    (HAND, 112, 156, 0.5),
    (HAND, 125, 196, 0.5),
    (ROW, 130, 110, 0.5),
    (ROW, 169, 124, 0.5),
    (OWN, 112, 56, 2.5),
)
CARDS = {
    name: card
    for edition in EDITIONS.values()
    for name, card in everything(edition).card_by_id.items()
    if not is_tile(card)
}
#: What it reveals takes two rows of the whole width of a chip.
BROAD = "spy_network"


def drawn(icons: Icons) -> QRectF:
    """What of its place a line of signs takes."""
    place = QRectF(0, 0, signs_width(icons.signs, icons.size), icons.size)
    place.moveCenter(icons.rect.center())
    if icons.align & Qt.AlignmentFlag.AlignLeft:
        place.moveLeft(icons.rect.left())
    return place


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("style", "width", "height", "allowed"), SIZES)
def test_the_digit_of_a_card_hides_no_sign(style: str, width: float, height: float, allowed: float) -> None:
    item = next(piece for piece in Sitting().scene.region("tray") if isinstance(piece, CardItem))
    item.place(QRectF(0, 0, width, height))
    item.overlap(width, Qt.Orientation.Horizontal)
    item.restyle(style)
    item.set(kind=LIT, key="1", sealed=False)
    hidden = {}
    for card in CARDS.values():
        signs = [drawn(part) for part in lay_out(card, width, height, DUSK, style) if isinstance(part, Icons)]
        most = max((item.tag().intersected(place).height() for place in signs), default=0.0)
        if most > allowed:
            hidden[card.id] = most
    assert not set(hidden) - {BROAD}
