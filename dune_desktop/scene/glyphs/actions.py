"""What is done: to cards, troops, agents and influence; and the kinds of intrigue."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.gains import BLADE, CUBE, CUBE_RIGHT, CUBE_TOP, HILT, INTRIGUE
from dune_desktop.scene.glyphs.shapes import (
    Glyph,
    Shape,
    arc,
    arrow,
    box,
    cut,
    disc,
    fill,
    glyph,
    inlay,
    joined,
    line,
    placed,
    poly,
    stroke,
    turned,
)
from dune_desktop.scene.glyphs.things import PAWN

_CARD: Final = box(2, 1.9, 13.6, 18.4, 2)
EYE: Final = curve("M1.8,12 Q6.4,5 12,5 Q17.6,5 22.2,12 Q17.6,19 12,19 Q6.4,19 1.8,12 Z")


def _cube(x: float, y: float, size: float) -> tuple[Shape, ...]:
    parts = (("troop", CUBE), ("troop_light", CUBE_TOP), ("troop_shade", CUBE_RIGHT))
    return tuple(fill(slot, placed(path, x, y, size)) for slot, path in parts)


def _go(x: float, y: float, angle: float, slot: str = "deed", length: float = 12.0) -> Shape:
    return fill(slot, arrow(x, y, length, angle, 3.0))


def _chevron(angle: float) -> QPainterPath:
    return turned(line("15.2,5.6 20,12 15.2,18.4", 3.2), angle)


def _back(slot: str = "deed") -> tuple[Shape, ...]:
    """An arrow round and back to the left."""
    bend = stroke(arc(13.6, 15.2, 5.2, -90, 180), 3)
    return (fill(slot, joined(bend, line("9.4,10 13.6,10", 3), poly("9.8,4.8 9.8,15.2 3.2,10"))),)


_BIN: Final = (
    box(2.6, 4.6, 18.8, 3.4, 1.2),
    box(8.6, 1.9, 6.8, 3.6, 1.2),
    poly("4.4,9.2 19.6,9.2 18.2,22.2 5.8,22.2"),
)
_SPIRAL: Final = curve(
    "M12.6,12.4 C10.8,14.4 8,12.8 8.6,10.2 C9.2,7.4 12.6,6.4 15,8 C18.2,10.2 18,15 14.8,17.2 "
    "C10.8,19.8 5.2,17.6 3.9,12.8 C2.8,8.2 5.4,4.2 9.2,2.9"
)
_HOURGLASS: Final = (
    box(4, 1.9, 16, 3.4, 1.2),
    box(4, 18.7, 16, 3.4, 1.2),
    curve(
        "M6,5.3 L18,5.3 C18,9.4 14,10.4 14,12 C14,13.6 18,14.6 18,18.7 L6,18.7 C6,14.6 10,13.6 "
        "10,12 C10,10.4 6,9.4 6,5.3 Z"
    ),
)
_MASK: Final = cut(
    curve(
        "M1.9,7.4 Q7,5.6 12,7.6 Q17,5.6 22.1,7.4 C22.6,13 20,18 16.4,18 C14.2,18 13.4,15.2 12,15.2 "
        "C10.6,15.2 9.8,18 7.6,18 C4,18 1.4,13 1.9,7.4 Z"
    ),
    curve("M4.8,10.4 Q7.6,8.6 10,11.4 Q7.2,13.8 4.8,10.4 Z"),
    curve("M19.2,10.4 Q16.4,8.6 14,11.4 Q16.8,13.8 19.2,10.4 Z"),
)
_CUP: Final = joined(
    curve("M6,2 L18,2 L18,7 C18,11.4 15.4,14 12,14 C8.6,14 6,11.4 6,7 Z"),
    stroke(curve("M6,4.4 C1.6,4.2 2.6,10.4 7.4,10.4"), 2.2),
    stroke(curve("M18,4.4 C22.4,4.2 21.4,10.4 16.6,10.4"), 2.2),
    box(10.6, 13, 2.8, 6),
    box(6.6, 18.4, 10.8, 3.7, 1),
)


def _pawns(*places: tuple[float, float, float]) -> tuple[Shape, ...]:
    return tuple(fill("opponent", placed(PAWN, *place)) for place in places)


def _cutout(path: QPainterPath) -> Shape:
    return inlay("keyline", path)


DEEDS: Final[dict[str, Glyph]] = {
    "trash": glyph(fill("danger", *_BIN), _cutout(joined(line("9,12.4 15,19", 2.2), line("15,12.4 9,19", 2.2)))),
    "discard": glyph(fill("card", _CARD), _go(15.6, 15.6, 90, length=13)),
    "draw_top": glyph(
        fill("card_shade", box(2, 9, 15, 13.2, 2)),
        fill("card", box(2, 12.4, 15, 9.8, 2)),
        _go(15.2, 8.2, -90, length=12.6),
    ),
    "trash_this": glyph(
        fill("card", _CARD), fill("danger", joined(line("11.8,12.2 20.4,20.8", 3), line("20.4,12.2 11.8,20.8", 3)))
    ),
    "recall": glyph(fill("piece", placed(PAWN, 14.8, 13, 18)), _go(7.4, 7.6, 180, length=11)),
    "retreat": glyph(*_cube(12, 8.6, 16), fill("deed", _chevron(90))),
    "deploy": glyph(*_cube(12, 15.4, 16), fill("deed", _chevron(-90))),
    "steal": glyph(fill("intrigue", placed(INTRIGUE, 14.4, 11, 20)), _go(8.4, 15.6, 180, length=13)),
    "acquire": glyph(
        fill("card", _CARD), fill("deed", line("16.4,11.6 16.4,21", 3.2), line("11.7,16.3 21.1,16.3", 3.2))
    ),
    "reveal": glyph(fill("eye", EYE), _cutout(disc(12, 12, 4.9)), inlay("persuasion", disc(12, 12, 2.7))),
    "send": glyph(fill("piece", placed(PAWN, 9.2, 13, 18)), _go(16.6, 7.6, 0, length=11)),
    "look": glyph(fill("card", _CARD), fill("eye", placed(EYE, 14.2, 15.4, 15.6)), _cutout(disc(14.2, 15.4, 2.4))),
    "lose_troop": glyph(*_cube(10, 10.2, 18), fill("danger", line("12.6,17.6 20.6,17.6", 3.4))),
    "foldspace": glyph(fill("guild_light", stroke(_SPIRAL, 2.9))),
    "return_card": glyph(fill("card", box(8.2, 1.9, 13.6, 18.4, 2)), *_back()),
    "opponent": glyph(*_pawns((12, 12, 24))),
    "opponents": glyph(*_pawns((6.8, 9.4, 12.6), (17.2, 9.4, 12.6), (12, 14.8, 14.8))),
    "round": glyph(
        fill("sand", _HOURGLASS[2]), fill("brass", *_HOURGLASS[:2]), inlay("brass", poly("7.6,18.7 16.4,18.7 12,14.6"))
    ),
    "plot": glyph(fill("intrigue", _MASK)),
    "combat_card": glyph(fill("intrigue", INTRIGUE), _cutout(placed(joined(BLADE, HILT), 12, 12, 17))),
    "endgame_card": glyph(fill("intrigue", _CUP)),
}
