"""Research, specimens, genetic markers and grafts, and what their tokens look like as pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.gains import CUBE, CUBE_TOP
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Body,
    Glyph,
    Shape,
    arc,
    box,
    cut,
    detail,
    disc,
    fill,
    glyph,
    inlay,
    joined,
    line,
    mirrored,
    placed,
    poly,
    regular,
    ring,
    soft,
    stroke,
    turned,
)

#: A tube that leans back, an arm that bends round to the foot, and a stage between them.
_TUBE: Final = turned(joined(box(8.2, 3.4, 5.8, 9, 1.2), box(9.4, 1.2, 3.4, 3, 0.8)), 24, 11.1, 8)
_STAND: Final = joined(
    stroke(arc(10.6, 12.8, 7.4, 48, -118), 3.2),
    line("4.6,15.8 12,15.8", 2.4),
    box(3.6, 19.2, 16.8, 3, 1.2),
)

_LEG: Final = (line("7.6,9.6 3.8,7.6 3,3.8", 2), line("6.8,13.4 1.9,13.4", 2), line("7.8,17.2 4,18.6 3.2,21.9", 2))
_BEETLE: Final = joined(disc(12, 14.2, 6.2, 7.6), disc(12, 5.2, 3.6, 3), *_LEG, *map(mirrored, _LEG))
_WINGS: Final = joined(line("12,8.4 12,21.4", 1.3), stroke(arc(12, 13.2, 6.4, 40, 100), 1.3))

_SPOTS: Final = (
    disc(8.2, 12.6, 1.8),
    disc(14.8, 10.2, 1.3),
    disc(13.8, 16.6, 2),
    disc(9.4, 17.4, 1),
    disc(11, 6.8, 1.4),
)

_STRAND: Final = stroke(curve("M8.6,5.6 C8.6,9.4 15.4,9.4 15.4,12 C15.4,14.6 8.6,14.6 8.6,18.4"), 2)
_HELIX: Final = joined(_STRAND, mirrored(_STRAND), line("10,6.8 14,6.8", 1.4), line("10,17.2 14,17.2", 1.4))
_MARKER: Final = soft(poly("12,2.6 21.4,12 12,21.4 2.6,12"), 0.7)
#: As high as the one, and half as wide: two stand side by side.
_SLIM: Final = soft(poly("6.7,3.6 11.1,12 6.7,20.4 2.3,12"), 0.7)

_RING: Final = ring(8.2, 12, 6.4, 3.2)
_LEAF: Final = cut(poly("12,12 17.2,3 6.8,3"), disc(12, 12, 3.4)).intersected(disc(12, 12, 8.6))
_FLASK: Final = joined(
    curve("M9,3 L15,3 L15,9.2 L21.4,19.4 Q22.4,22.2 19.6,22.2 L4.4,22.2 Q1.6,22.2 2.6,19.4 L9,9.2 Z"),
    box(7.4, 1.8, 9.2, 2.8, 1.2),
)
_BROTH: Final = curve("M8,13.6 L16,13.6 L19.8,19.6 Q20.2,20.6 19.2,20.6 L4.8,20.6 Q3.8,20.6 4.2,19.6 Z")


def _crossing() -> tuple[Shape, ...]:
    """Where the left ring passes over the right one."""
    over = arc(8.2, 12, 4.8, -70, 60)
    return (
        inlay("keyline", stroke(over, 6, Qt.PenCapStyle.FlatCap)),
        inlay("graft", stroke(arc(8.2, 12, 4.8, -80, 80), 3.2, Qt.PenCapStyle.FlatCap)),
    )


def _gene(path: QPainterPath, helix: QPainterPath) -> tuple[Shape, ...]:
    return fill("gene", path), inlay("gene_light", helix)


LABORATORY: Final[dict[str, Glyph]] = {
    "research": glyph(fill("silver", _STAND), fill("silver", _TUBE)),
    "tleilaxu": glyph(fill("gold", _BEETLE), detail("keyline", _WINGS), digit=(12, 14.2)),
    "specimen": glyph(
        fill("specimen", CUBE), detail("specimen_light", CUBE_TOP), detail("specimen_shade", *_SPOTS), digit=CENTRE
    ),
    "marker_1": glyph(*_gene(_MARKER, _HELIX)),
    "marker_2": glyph(
        *_gene(_SLIM, placed(_HELIX, 6.7, 12, 16)),
        *_gene(mirrored(_SLIM), placed(_HELIX, 17.3, 12, 16)),
    ),
    "grafted": glyph(fill("graft", _RING), fill("graft", mirrored(_RING)), *_crossing()),
    "atomics": glyph(
        fill("gold", disc(12, 12, 10.2)),
        inlay("keyline", disc(12, 12, 2.2), *(turned(_LEAF, turn) for turn in (60, 180, 300))),
    ),
    "tanks": glyph(
        fill("silver", _FLASK),
        inlay("specimen_shade", _BROTH),
        inlay("specimen_light", disc(9.4, 17.6, 1.5), disc(14.4, 18.2, 1.1), disc(12.6, 15.4, 1)),
    ),
}
_EDGES: Final = joined(disc(5.4, 6.6, 2.3), disc(19, 7.4, 1.8), disc(18.2, 18.4, 2.5), disc(6, 18, 1.7))
LABORATORY_PIECES: Final = {
    "specimen": Body(CUBE, (12, 12, 12), (_EDGES, "specimen")),
    "research": Body(soft(regular(12, 12, 10.4, 6, 0), 0.6), (12, 12, 13)),
    "tleilaxu": Body(disc(12, 12, 10.2), (12, 12, 13)),
}
