"""Pieces, piles and places, as icons without a seat's colour."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.gains import BLADE, CARD, HILT
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Glyph,
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
    regular,
    ring,
    soft,
    star,
    stroke,
    turned,
)

PAWN: Final = joined(disc(12, 7, 5), curve("M3,22 L3,20 C3,15.6 7,13.2 12,13.2 C17,13.2 21,15.6 21,20 L21,22 Z"))
ROBE: Final = joined(disc(12, 6.4, 4.6), curve("M12,10.6 C15,12 18.6,16.6 19.8,22 L4.2,22 C5.4,16.6 9,12 12,10.6 Z"))
SHIELD: Final = curve(
    "M3.4,3.2 Q8,4.2 12,2 Q16,4.2 20.6,3.2 L20.6,11 C20.6,16.6 17,20.2 12,22.2 C7,20.2 3.4,16.6 3.4,11 Z"
)
FLAG: Final = curve("M7.6,3 Q12,1.4 15.2,3.4 Q18,5 21.4,3.6 L21.4,12.4 Q18,13.8 15.2,12.2 Q12,10.4 7.6,12 Z")
POLE: Final = line("5.6,3 5.6,21.4", 2.4)
CHAIR: Final = joined(
    curve("M6.2,16 L6.2,6 Q6.2,1.8 12,1.8 Q17.8,1.8 17.8,6 L17.8,16 Z"),
    box(2.4, 10.6, 4.4, 11.6, 1.2),
    box(17.2, 10.6, 4.4, 11.6, 1.2),
    box(5, 14.4, 14, 5, 0.6),
)
_BLADE, _EDGE = poly("10.1,3.2 12,0.6 13.9,3.2 13.9,15.4 10.1,15.4"), poly("12,0.6 13.9,3.2 13.9,15.4 12,15.4")
_GRIP = joined(line("7.8,16 16.2,16", 2.2), line("12,16 12,20.8", 2.6))
#: A smaller pawn, and the sword at its side.
FENCER: Final = placed(PAWN, 10.4, 12.9, 19.6)
SWORD: Final = joined(
    poly("17.9,3.6 19.3,1.8 20.7,3.6 20.7,14.6 17.9,14.6"),
    line("16.9,15.2 21.7,15.2", 2.2),
    line("19.3,15.2 19.3,20.6", 2.4),
)
#: Two swords, one over the other: steel with a shaded edge, and hilts.
CROSSED: Final = tuple(
    shape
    for angle in (45, -45)
    for shape in (
        fill("steel", turned(_BLADE, angle)),
        inlay("combat", turned(_EDGE, angle)),
        fill("hilt", turned(_GRIP, angle)),
    )
)
WALL: Final = joined(
    poly("2.6,5 6.4,5 6.4,8 10.1,8 10.1,5 13.9,5 13.9,8 17.6,8 17.6,5 21.4,5 21.4,20.6 2.6,20.6"),
)

THINGS: Final[dict[str, Glyph]] = {
    "agent": glyph(fill("piece", PAWN)),
    "swordmaster": glyph(fill("piece", FENCER), fill("steel", SWORD)),
    "mentat": glyph(fill("mentat", ROBE), inlay("keyline", regular(12, 16.4, 2.8, 4))),
    "council": glyph(
        fill("piece", CHAIR),
        inlay("piece_shade", box(6.8, 14.2, 10.4, 1.5), box(6.2, 11.6, 1.2, 7.8), box(16.6, 11.6, 1.2, 7.8)),
        inlay("piece_shade", box(9, 4.6, 6, 6.4, 2)),
    ),
    "control": glyph(fill("piece_shade", POLE), fill("control", FLAG)),
    "combat": glyph(*CROSSED),
    "signet": glyph(
        fill("gold", ring(12, 15, 7.4, 2.8)),
        fill("gold", box(7.4, 5.6, 9.2, 4.4, 1)),
        fill("signet", poly("12,1.8 17.2,5.2 12,9.8 6.8,5.2")),
    ),
    "voice": glyph(
        fill("voice", joined(box(2, 3.4, 20, 13.6, 3.4), poly("6,15 13,15 6.4,21.6"))),
        inlay("keyline", line("7.2,8.6 7.2,11.8", 2), line("12,6.8 12,13.6", 2), line("16.8,8.6 16.8,11.8", 2)),
    ),
    "token": glyph(
        fill("token", soft(regular(12, 12, 9.6, 8, 22.5), 0.6)),
        inlay("token_shade", cut(regular(12, 12, 8, 8, 22.5), regular(12, 12, 6.8, 8, 22.5))),
        digit=CENTRE,
    ),
    "first_player": glyph(
        fill("gold", SHIELD),
        inlay(
            "keyline", stroke(curve("M7.2,10 L12,7 L16.8,10"), 2.4), stroke(curve("M7.2,15.6 L12,12.6 L16.8,15.6"), 2.4)
        ),
    ),
    "garrison": glyph(
        fill("stone", WALL), inlay("keyline", curve("M9.4,20.6 L9.4,15 Q9.4,12 12,12 Q14.6,12 14.6,15 L14.6,20.6 Z"))
    ),
    "supply": glyph(
        fill("stone", box(2.4, 4.4, 19.2, 5.2, 1)),
        fill("stone_shade", box(3.8, 10.6, 16.4, 10.4, 1)),
        inlay("keyline", box(9.2, 12.6, 5.6, 2.4, 1)),
    ),
    "conflict": glyph(fill("combat", CARD), inlay("keyline", placed(joined(BLADE, HILT), 12, 12, 17))),
    "deck": glyph(
        fill("card_shade", box(7.6, 1.8, 13, 17.4, 2)), fill("card", box(3.4, 4.8, 13, 17.4, 2)), digit=(9.9, 13.5)
    ),
    "discard_pile": glyph(
        fill("card_shade", turned(box(6, 3.8, 12, 16.4, 1.8), 16)),
        fill("card", turned(box(6, 3.8, 12, 16.4, 1.8), -10)),
    ),
    "row": glyph(*(fill("card", box(x, 5.4, 5.6, 13.2, 1.2)) for x in (1.9, 9.2, 16.5))),
    "maker": glyph(
        fill("spice", disc(12, 12, 10.2)),
        inlay("keyline", disc(12, 12, 7.4)),
        inlay("spice_light", cut(disc(12, 12, 7.8), star(12, 12, 7.8, 3.4, 8))),
    ),
    "agents_left": glyph(fill("piece_shade", placed(PAWN, 16, 9.6, 15)), fill("piece", placed(PAWN, 8.6, 14, 16.6))),
}
