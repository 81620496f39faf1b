"""Card faces: laid out once into operations, painted once into a pixmap, shown everywhere.

Begin with ``lay_out`` below, then ``card_faces``; ``operations`` are what a face is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypedDict, Unpack

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Objective, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.drawing.tokens import RADIUS_BOX, RADIUS_CELL, Theme
from dune_desktop.scene.faces import hagal_faces, other_faces, tile_faces
from dune_desktop.scene.faces.backs import CONFLICT_BACK, DECK_BACK, HAGAL_BACK, INTRIGUE_BACK, back_face
from dune_desktop.scene.faces.card_faces import card_face, price_of
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.chips import chip_face, line_face
from dune_desktop.scene.faces.measures import (
    CHIP,
    HAND,
    LINE,
    MEASURES,
    NAME,
    OWN,
    SIGN,
    Face,
    FaceMeasures,
    ground,
    is_tile,
    small,
)
from dune_desktop.scene.faces.muted import muted
from dune_desktop.scene.faces.operations import CardFrame, Operation, Operations, Paper
from dune_desktop.text.by_kind import ByKind


class FaceDetails(TypedDict, total=False):
    """What a face tells besides what is printed on it."""

    #: How many cards a stack has.
    count: int
    #: The price now; without it the printed one is shown.
    cost: int | None
    #: The back is seen: of the card's own kind, or that of a certain deck.
    back: bool | str
    #: How much of its width another card leaves to be seen, if not all.
    shown: float
    #: How dense a veil hides it; its title is read as ever.
    veil: float
    #: How much the title of a line leaves free at its right.
    aside: float


def face_pixmap(
    look: Look, face: Face | None, style: str, size: QSizeF, scale: float, **details: Unpack[FaceDetails]
) -> QPixmap:
    """The face out of the cache. ``scale``: device pixels of one unit."""
    # What is printed lives as long as its edition, and two editions may print the same id differently.
    told = sorted((name, value) for name, value in details.items() if value or (name == "cost" and value is not None))
    key = ("face", id(face), style, *told, look.theme.name, look.language)
    rect = QRectF(QPointF(), size)
    return PIXMAPS.pixmap(key, size, scale, lambda painter: draw_face(painter, face, rect, look, style, **details))


def keep_face_ahead(look: Look, face: Face, size: QSizeF, scale: float, style: str = HAND) -> bool:
    """Has the picture on a face on disk before it is drawn in this size; says whether it had to be painted for that."""
    operations = lay_out(face, size.width(), size.height(), look.theme, style)
    painted = [one.picture.keep_ahead(one.rect.size(), scale) for one in operations if isinstance(one, Scenery)]
    return any(painted)


def draw_face(
    painter: QPainter, face: Face | None, rect: QRectF, look: Look, style: str, **details: Unpack[FaceDetails]
) -> None:
    """The face in ``rect``; None is a back."""
    painter.save()
    painter.translate(rect.topLeft())
    for operation in lay_out(face, rect.width(), rect.height(), look.theme, style, **details):
        operation.paint(painter, look.theme)
    painter.restore()


def lay_out(
    face: Face | None, width: float, height: float, theme: Theme, style: str, **details: Unpack[FaceDetails]
) -> Operations:
    """Where everything of a face stands, and how large."""
    rect, back = QRectF(0, 0, width, height), details.get("back", False)
    if face is None or back:
        return tuple(back_face(back if isinstance(back, str) and back else _back_of(face), rect))
    paper, radius = ground(face, theme), RADIUS_BOX
    if style in (CHIP, OWN, LINE, NAME, SIGN) or hagal_faces.is_mini(face, rect):
        radius = RADIUS_CELL
        if not isinstance(face, Intrigue):
            paper = theme.paper
    found = (Paper(rect, paper, face.id), *_printed(face, rect, theme, style, details), CardFrame(rect, radius))
    veil = details.get("veil", 0.0)
    return tuple(muted(found, rect, theme, veil)) if veil else found


def _back_of(face: Face | None) -> str:
    """The back of the deck that such a card is in."""
    if isinstance(face, Intrigue):
        return INTRIGUE_BACK
    if isinstance(face, HagalCard):
        return HAGAL_BACK
    return CONFLICT_BACK if isinstance(face, Conflict) else DECK_BACK


def _printed(face: Face, rect: QRectF, theme: Theme, style: str, details: FaceDetails) -> Iterator[Operation]:
    """What stands on the paper."""
    aside, count = details.get("aside", 0.0), details.get("count", 0)
    m = small(MEASURES.get(style, MEASURES[HAND]), rect.height())
    if isinstance(face, Card):
        price = price_of(face, style, details.get("cost"))
        if is_tile(face):
            return _tile(face, rect, m, theme, style, price, details)
        if style in (CHIP, OWN):
            return chip_face(face, rect, theme, price, count)
        if style in (LINE, NAME):
            return line_face(face, rect, theme, price, count, aside)
        return card_face(face, rect, m, theme, price, count, details.get("shown", 0.0))
    if style in (CHIP, OWN, LINE, NAME):
        return (
            other_faces.intrigue_line(face, rect, theme, aside)
            if isinstance(face, Intrigue)
            else other_faces.plain_line(face, rect, theme)
        )
    drawn: Callable[..., Iterator[Operation]] = FACES.get(type(face), other_faces.any_face)
    return drawn(face, rect, m, theme)


def _tile(
    face: Card, rect: QRectF, m: FaceMeasures, theme: Theme, style: str, price: int | None, details: FaceDetails
) -> Iterator[Operation]:
    """A tile as a chip, as a line or as a card."""
    aside, count = details.get("aside", 0.0), details.get("count", 0)
    if style in (CHIP, OWN):
        return tile_faces.tile_chip(face, rect, theme, price, count, aside)
    if style == SIGN:
        return tile_faces.tile_sign(face, rect)
    if style in (LINE, NAME):
        return tile_faces.tile_line(face, rect, theme, price, count, aside)
    return tile_faces.tile_face(face, rect, m, theme, price)


#: What else has a face; of any other kind that is as plain as its boxes.
FACES: Final = ByKind[Iterator[Operation]]("FACES")
FACES.update(
    {
        Intrigue: other_faces.intrigue_face,
        Conflict: other_faces.conflict_face,
        Contract: other_faces.contract_face,
        Objective: other_faces.objective_face,
        Leader: other_faces.leader_face,
        Space: other_faces.space_face,
        HagalCard: hagal_faces.hagal_face,
        Rival: hagal_faces.rival_face,
    }
)
