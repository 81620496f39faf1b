"""Dreadnoughts, Freighters, tech tiles and Negotiators, as icons and as pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.gains import CUBE, CUBE_RIGHT, CUBE_TOP
from dune_desktop.scene.glyphs.shapes import (
    Body,
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

_TOOTH: Final = poly("9.4,6.4 10.3,1.8 13.7,1.8 14.6,6.4")
_GEAR: Final = cut(joined(disc(12, 12, 7.6), *(turned(_TOOTH, 45 * k) for k in range(8))), disc(12, 12, 3.1))
_GEAR_SHADE: Final = cut(disc(12, 12, 7.6), disc(11.2, 11, 7.4), disc(12, 12, 3.1))

#: From the side: a long hull, a bridge, a row of holds.
_HULL: Final = joined(
    curve("M1.9,12.6 L5.4,9.6 L20,9.6 Q22.2,9.8 22.2,12.4 L20.6,17 Q20.2,18 19,18 L5.2,18 Q4.2,18 3.6,17 Z"),
    box(7.6, 5.4, 7.6, 6, 1.2),
)
_KEEL: Final = curve("M2.9,15.4 L21.2,15.4 L20.6,17 Q20.2,18 19,18 L5.2,18 Q4.2,18 3.6,17 Z")
_HOLDS: Final = tuple(box(x, 11.2, 2.6, 2.6, 0.6) for x in (7.2, 11.2, 15.2))

#: From above: a wedge that widens in steps to its stern.
_WEDGE: Final = poly("12,1.6 16.4,12.4 18.6,12.4 19.8,17 22.2,17 22.2,22.2 1.8,22.2 1.8,17 4.2,17 5.4,12.4 7.6,12.4")
_PORT: Final = poly("12,1.6 12,22.2 1.8,22.2 1.8,17 4.2,17 5.4,12.4 7.6,12.4")
_STERN: Final = box(1.8, 18.6, 20.4, 3.6)

_SPEECH: Final = joined(box(10.4, 1.9, 11.8, 8.6, 2), poly("12.4,9.4 17,9.4 11.4,14"))
_CRATE: Final = box(1.9, 2.6, 14.6, 14.6, 1.2)
_PLANKS: Final = (
    cut(box(3.3, 4, 11.8, 11.8, 0.4), box(5.3, 6, 7.8, 7.8, 0.4)),
    line("5.6,13.5 12.8,6.3", 2),
)
#: Plates, the lowest first.
_PLATES: Final = tuple(
    curve(f"M12,{y} L22,{y + 5} L22,{y + 6.6} L12,{y + 11.6} L2,{y + 6.6} L2,{y + 5} Z") for y in (10.4, 6.2, 2)
)
_TOP: Final = poly("12,2 22,7 12,12 2,7")


def _ship(x: float, y: float, size: float) -> tuple[Shape, ...]:
    hull, keel, *holds = (placed(path, x, y, size) for path in (_HULL, _KEEL, *_HOLDS))
    return fill("freighter", hull), inlay("freighter_shade", keel), inlay("keyline", *holds)


def _troop(x: float, y: float, size: float) -> tuple[Shape, ...]:
    body, top, right = (placed(path, x, y, size) for path in (CUBE, CUBE_TOP, CUBE_RIGHT))
    return fill("troop", body), inlay("troop_light", top), inlay("troop_shade", right)


def _half_turn() -> QPainterPath:
    """One of two arrows that chase each other round."""
    return joined(stroke(arc(12, 12, 7.6, 150, -105), 3), poly("14.6,9.6 21.4,10.6 20.4,3.6"))


MACHINES: Final[dict[str, Glyph]] = {
    "tech": glyph(fill("tech", _GEAR), inlay("tech_shade", _GEAR_SHADE)),
    "tech_stack": glyph(
        fill("tech_shade", _PLATES[0]),
        fill("tech_shade", _PLATES[1]),
        fill("tech_shade", _PLATES[2]),
        inlay("tech", _TOP),
    ),
    "flip": glyph(fill("tech", _half_turn(), turned(_half_turn(), 180))),
    "freighter": glyph(*_ship(12, 12.2, 24)),
    "freighter_advance": glyph(*_ship(12, 17.4, 20), fill("deed", arrow(12, 6.2, 9.4, -90, 3.2))),
    "freighter_recall": glyph(*_ship(12, 6.4, 20), fill("deed", arrow(12, 17.6, 9.4, 90, 3.2))),
    "dreadnought": glyph(
        fill("troop_shade", _WEDGE),
        inlay("troop_light", _PORT),
        inlay("stone_shade", _STERN),
        inlay("keyline", poly("12,8.4 13.8,13 12,16 10.2,13")),
    ),
    "negotiator": glyph(*_troop(8.2, 15.4, 16), fill("tech", _SPEECH)),
    "unload": glyph(
        fill("crate", _CRATE), inlay("crate_shade", *_PLANKS), fill("deed", arrow(17.4, 15.2, 13.6, 90, 3.0))
    ),
    "infiltrate": glyph(fill("opponent", placed(PAWN, 7.8, 12, 18.4)), fill("piece", placed(PAWN, 16, 12, 18.4))),
    "snooper": glyph(
        fill("tech", disc(12, 12, 10.2)),
        inlay("keyline", disc(12, 12, 2.3), *(stroke(arc(12, 12, 6.4, turn - 50, 100), 2.4) for turn in (0, 180))),
    ),
}
MACHINE_PIECES: Final = {
    "dreadnought": Body(_WEDGE, (12, 16.2, 9.6)),
    "freighter": Body(disc(12, 12, 10.2), (12, 12, 13)),
}
