"""Card faces: laid out once into operations, painted once into a pixmap, shown everywhere.

Begin with ``lay_out`` below, then ``card_faces``; ``operations`` are what a face is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Objective, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.faces import other_faces
from dune_desktop.scene.faces.backs import CONFLICT_BACK, DECK_BACK, HAGAL_BACK, INTRIGUE_BACK, back_face
from dune_desktop.scene.faces.card_faces import card_face, price_of
from dune_desktop.scene.faces.chips import chip_face, line_face
from dune_desktop.scene.faces.contract_faces import contract_face, objective_face
from dune_desktop.scene.faces.hagal_faces import hagal_face, rival_face
from dune_desktop.scene.faces.measures import CHIP, HAND, LINE, MEASURES, NAME, OWN, PREVIEW, ROW, STYLES, Face, title
from dune_desktop.scene.faces.operations import Operation, Operations, paint_all
from dune_desktop.scene.faces.states import MARGIN, draw_edge, draw_state
from dune_desktop.text.by_kind import ByKind

__all__ = [
    "CHIP",
    "DECK_BACK",
    "HAGAL_BACK",
    "HAND",
    "INTRIGUE_BACK",
    "LINE",
    "MARGIN",
    "NAME",
    "OWN",
    "PREVIEW",
    "ROW",
    "SIZES",
    "STYLES",
    "Face",
    "draw_edge",
    "draw_face",
    "draw_state",
    "face_pixmap",
    "lay_out",
    "title",
]

#: The usual size of each style; any that is not smaller will do.
SIZES: Final = {
    HAND: QSizeF(112, 160),
    ROW: QSizeF(169, 124),
    CHIP: QSizeF(131, 56),
    OWN: QSizeF(112, 56),
    LINE: QSizeF(131, 32),
    NAME: QSizeF(90, 27),
    PREVIEW: QSizeF(320, 448),
}


def face_pixmap(
    look: Look,
    face: Face | None,
    style: str,
    size: QSizeF,
    scale: float,
    *,
    count: int = 0,
    cost: int | None = None,
    back: bool | str = False,
    aside: float = 0.0,
) -> QPixmap:
    """The face out of the cache. ``scale``: device pixels of one unit."""
    key = ("face", _key(face), style, count, cost, back, aside, look.theme.name, look.language)
    paint = partial(_paint, face, QRectF(0, 0, size.width(), size.height()), look, style, count, cost, back, aside)
    return PIXMAPS.pixmap(key, size, scale, paint)


def _key(face: Face | None) -> int | tuple[str, str]:
    # What is printed lives as long as its edition, and two editions may print the same id differently.
    return ("", "") if face is None else id(face)


def _paint(
    face: Face | None,
    rect: QRectF,
    look: Look,
    style: str,
    count: int,
    cost: int | None,
    back: bool | str,
    aside: float,
    painter: QPainter,
) -> None:
    draw_face(painter, face, rect, look, style, count=count, cost=cost, back=back, aside=aside)


def draw_face(
    painter: QPainter,
    face: Face | None,
    rect: QRectF,
    look: Look,
    style: str,
    *,
    count: int = 0,
    cost: int | None = None,
    back: bool | str = False,
    aside: float = 0.0,
) -> None:
    """The face in ``rect``; None is a back. ``cost``: the price now; ``back``: that of a deck, or ``"intrigue"``.

    ``count``: of a stack, how many; ``aside``: of a line, how much its title leaves free at the right.
    """
    painter.save()
    painter.translate(rect.topLeft())
    kind = _back(face, back)
    operations = lay_out(face, rect.width(), rect.height(), look.theme, style, count, cost, kind, aside, look.language)
    paint_all(painter, operations, look.theme)
    painter.restore()


def _back(face: Face | None, back: bool | str) -> str:
    """Which back is seen, if one is."""
    if isinstance(back, str) and back:
        return back
    if face is not None and not back:
        return ""
    if isinstance(face, Intrigue):
        return INTRIGUE_BACK
    if isinstance(face, HagalCard):
        return HAGAL_BACK
    return CONFLICT_BACK if isinstance(face, Conflict) else DECK_BACK


@lru_cache(maxsize=512)
def lay_out(
    face: Face | None,
    width: float,
    height: float,
    theme: Theme,
    style: str,
    count: int = 0,
    cost: int | None = None,
    back: str = "",
    aside: float = 0.0,
    language: int = 0,
) -> Operations:
    """Where everything of a face stands, and how large."""
    rect = QRectF(0, 0, width, height)
    if face is None or back:
        return tuple(back_face(back or DECK_BACK, rect, theme))
    if isinstance(face, Card):
        return _card(face, rect, theme, style, price_of(face, style, cost), count, aside)
    if style in (CHIP, OWN, LINE, NAME):
        if isinstance(face, Intrigue):
            return tuple(other_faces.intrigue_line(face, rect, theme, aside))
        return tuple(other_faces.plain_line(title(face), rect, theme, face.id))
    m = other_faces.small(MEASURES[style], rect)
    drawn: Callable[..., Iterator[Operation]] = FACES.get(type(face), other_faces.any_face)
    return tuple(drawn(face, rect, m, theme))


#: What else has a face; of any other kind that is as plain as its boxes.
FACES: Final = ByKind[Iterator[Operation]]("FACES")
FACES.update(
    {
        Intrigue: other_faces.intrigue_face,
        Conflict: other_faces.conflict_face,
        Contract: contract_face,
        Objective: objective_face,
        Leader: other_faces.leader_face,
        Space: other_faces.space_face,
        HagalCard: hagal_face,
        Rival: rival_face,
    }
)


def _card(
    card: Card, rect: QRectF, theme: Theme, style: str, price: int | None, count: int, aside: float
) -> Operations:
    if style in (CHIP, OWN):
        return chip_face(card, rect, theme, price, count)
    if style in (LINE, NAME):
        return line_face(card, rect, theme, price, count, aside)
    return card_face(card, rect, other_faces.small(MEASURES[style], rect), theme, price, count)
