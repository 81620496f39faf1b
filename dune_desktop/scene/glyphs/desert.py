"""Spies, sandworms, the Shield Wall, contracts and battle icons, as icons and as pieces."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.gains import CARD, CUBE, INTRIGUE
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Body,
    Glyph,
    Shape,
    arrow,
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
    ring,
    star,
    stroke,
    turned,
)

#: A hooded figure: slim, so that two stand side by side.
_SPY: Final = curve(
    "M12,1.6 C15.8,2.6 17.8,6 17.4,9.2 C17.2,10.8 18.4,11.6 19.2,14 C20,16.4 20.2,19.6 20,22.2 L4,22.2 "
    "C3.8,19.6 4,16.4 4.8,14 C5.6,11.6 6.8,10.8 6.6,9.2 C6.2,6 8.2,2.6 12,1.6 Z"
)
_FACE: Final = curve("M12,4.8 C14.4,5.6 15.2,7.6 14.8,9.4 C14.4,11 13.4,11.8 12,11.8 C10.6,11.8 9.6,11 9.2,9.4 "
                     "C8.8,7.6 9.6,5.6 12,4.8 Z")  # fmt: skip
#: It comes out of the sand, its mouth open to the right.
_WORM: Final = curve(
    "M2.4,22.2 C3,13.4 5.6,5.2 12.4,2.6 C16.4,1.2 20.6,3 21.8,6.6 C22.4,8.8 21.6,11 20,12.2 C17.6,13.4 15.6,13 "
    "14.4,14.8 C13.2,16.8 13.6,19.6 14.4,22.2 Z"
)
_MAW: Final = turned(disc(18, 7.4, 3.1, 4.3), 24, 18, 7.4)
_RIBS: Final = (
    stroke(curve("M10.2,4 Q13,7 12.8,12.4"), 1.3),
    stroke(curve("M6.4,8.4 Q10,10.4 11.4,16.4"), 1.3),
    stroke(curve("M3.8,14.6 Q7.6,15.4 9.6,20.6"), 1.3),
)


#: Round the mouth, pointing inwards.
_TEETH: Final = turned(cut(disc(18, 7.4, 3.1, 4.3), placed(star(12, 12, 10.4, 5.6, 8), 18, 7.4, 8.2)), 24, 18, 7.4)


_HOOK: Final = joined(
    line("5.4,21.4 13,7.4", 2.8),
    stroke(curve("M13,7.4 C14.6,3 20.8,2.6 20.8,7.2 C20.8,9.6 19,10.8 17.2,10.4"), 2.8),
)
_HANDLE: Final = line("5.4,21.4 8.2,16.2", 4.0)

#: Courses of stone, with a crenel.
BRICKS: Final = tuple(
    box(x, y, width, 4.6, 0.7)
    for y, stones in (
        (6.4, ((1.9, 5.6), (8.5, 7.0), (16.5, 5.6))),
        (11.9, ((1.9, 9.0), (11.9, 10.2))),
        (17.4, ((1.9, 5.6), (8.5, 7.0), (16.5, 5.6))),
    )
    for x, width in stones
)
_BLAST: Final = star(15.4, 8.4, 8.2, 3.6, 8, -78)
_SPARK: Final = star(15.4, 8.4, 4.6, 2.2, 8, -78)
_PARCHMENT: Final = joined(box(3.2, 4, 17.6, 16.4, 1.6), box(1.9, 2.2, 20.2, 4.2, 2), box(1.9, 17.8, 20.2, 4.2, 2))
_TICK: Final = line("7.4,12 10.8,15.4 16.8,8.8", 2.6)

_BLADE: Final = curve("M8.6,16.2 C8.2,11.4 11.2,6.6 18.2,4.6 C16.8,10.6 14.6,14.6 11,18.2 Z")
_KNIFE: Final = joined(_BLADE, line("6.9,14.9 12.3,19.3", 2.0), line("9.2,17.6 6.6,20", 2.6))
_MOUSE: Final = joined(
    disc(10.6, 14.4, 4.6, 3.7),
    disc(15.6, 11.8, 3.0, 2.5),
    disc(13.6, 7.4, 1.9, 2.6),
    disc(16.6, 7.9, 1.4, 2.2),
    line("9,18.2 13,18.2", 1.8),
    stroke(curve("M6.6,15.6 C3.4,14 4.4,9.2 7.8,8.4"), 1.5),
)
_WING: Final = curve("M11.2,11.4 C8.4,7.2 5.6,6.2 3.6,6.6 C4.4,9.4 7.4,11.8 11.2,12.6 Z")
_TAIL_WING: Final = curve("M11.2,12.8 C7.6,12.8 5.2,14.6 4.6,17 C7.8,17.4 10.4,16 11.6,14.2 Z")

#: What lies in the medal of a battle icon.
EMBLEMS: Final[dict[str, QPainterPath]] = {
    "crysknife": _KNIFE,
    "desert_mouse": _MOUSE,
    "ornithopter": joined(
        box(10.7, 4.4, 2.6, 15, 1.3), _WING, _TAIL_WING, mirrored(_WING), mirrored(_TAIL_WING), disc(12, 7, 1.9)
    ),
    "wild": cut(star(12, 12, 8, 3.4, 6), disc(12, 12, 1.7)),
}


def _medal(name: str) -> Glyph:
    return glyph(fill("brass", disc(12, 12, 10.2)), inlay("keyline", disc(12, 12, 8.9)), inlay("battle", EMBLEMS[name]))


def _spy(x: float = 12.0, y: float = 12.0, size: float = 24.0) -> tuple[Shape, ...]:
    return fill("spy", placed(_SPY, x, y, size)), inlay("keyline", placed(_FACE, x, y, size))


DESERT: Final[dict[str, Glyph]] = {
    "spy": glyph(*_spy(), detail("spy_shade", poly("12,13.6 15.6,22.2 8.4,22.2")), digit=(12, 16.6), width=20),
    "recall_spy": glyph(*_spy(15, 13.6, 17.6), fill("deed", arrow(7.6, 6.4, 11.4, 180, 3.0))),
    "sandworm": glyph(
        fill("worm", _WORM), detail("worm_shade", *_RIBS), inlay("keyline", _MAW), inlay("tooth", _TEETH), digit=(9, 15)
    ),
    "hooks": glyph(fill("steel", _HOOK), fill("hilt", _HANDLE), width=20),
    "shield_wall": glyph(fill("stone", *BRICKS)),
    "wall": glyph(fill("stone", *BRICKS), fill("danger", _BLAST), inlay("gold", _SPARK)),
    "contract": glyph(
        fill("contract", _PARCHMENT),
        inlay("contract_shade", box(3.2, 6.4, 17.6, 1), box(3.2, 16.8, 17.6, 1)),
        detail("keyline", _TICK),
        digit=CENTRE,
    ),
    **{name: _medal(name) for name in EMBLEMS},
    "memory": glyph(
        fill("bene_gesserit", CUBE),
        detail("keyline", curve("M4.6,12 Q8.4,7 12,7 Q15.6,7 19.4,12 Q15.6,17 12,17 Q8.4,17 4.6,12 Z")),
        detail("bene_light", disc(12, 12, 3.4)),
        digit=CENTRE,
    ),
    "trash_intrigue": glyph(
        fill("intrigue", placed(INTRIGUE, 10, 10.6, 21)),
        fill("danger", joined(line("12.4,12.6 20.6,20.8", 3), line("20.6,12.6 12.4,20.8", 3))),
    ),
    "objective": glyph(
        fill("contract", CARD),
        inlay("contract_shade", cut(box(6, 3.4, 12, 17.2, 1.2), box(6.9, 4.3, 10.2, 15.4, 0.8))),
        inlay("keyline", ring(12, 12, 4.6, 1.6), disc(12, 12, 1.7)),
    ),
}
DESERT_PIECES: Final = {
    "spy": Body(_SPY, (12, 16.4, 10)),
    "recalled_spy": Body(placed(_SPY, 15, 13.6, 17.6), (15, 16.4, 8), (arrow(7.6, 6.4, 11.4, 180, 3.0), "deed")),
    "sandworm": Body(_WORM, (8.4, 14.6, 10.4), (_TEETH, "tooth")),
}
