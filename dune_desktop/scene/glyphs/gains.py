"""What is gained and paid: resources, persuasion, swords, points, troops, cards."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Glyph,
    box,
    cut,
    detail,
    disc,
    fill,
    glyph,
    inlay,
    joined,
    line,
    poly,
    regular,
    ring,
    soft,
    star,
    stroke,
    turned,
)

HEXAGON: Final = soft(regular(12, 12, 9.4, 6, 0), 0.9)
DROP: Final = curve(
    "M12,1.8 C13.6,6 19.9,9.6 19.9,14.4 C19.9,18.8 16.4,22.2 12,22.2 C7.6,22.2 4.1,18.8 "
    "4.1,14.4 C4.1,9.6 10.4,6 12,1.8 Z"
)
DIAMOND: Final = soft(poly("12,2.6 21.4,12 12,21.4 2.6,12"), 0.7)
BLADE: Final = soft(poly("12,2.2 14.9,5.4 14.9,15 9.1,15 9.1,5.4"), 0.4)
HILT: Final = joined(line("5.8,16 18.2,16", 2.5), box(10.6, 16, 2.8, 4), disc(12, 20.4, 1.8))
CUBE: Final = soft(regular(12, 12, 9.4, 6), 0.8)
CUBE_TOP: Final = poly("12,2.4 20.4,7.2 12,12 3.6,7.2")
CUBE_RIGHT: Final = poly("12,12 20.4,7.2 20.4,16.8 12,21.6")
CARD: Final = box(4.4, 1.8, 15.2, 20.4, 2.2)
INTRIGUE: Final = soft(poly("8.2,2.6 15.8,2.6 18.8,5.6 18.8,18.4 15.8,21.4 8.2,21.4 5.2,18.4 5.2,5.6"), 0.8)
_KEYHOLE = (disc(12, 9.6, 2.7), poly("11,10.4 13,10.4 14.6,17 9.4,17"))
#: A dune in the hexagon of spice, and its crest.
_CREST = curve("M2,14.6 C6,14.4 7.6,11.6 10,11.6 C12.4,11.6 13.4,15.2 16.4,15.2 C18.4,15.2 19.6,14 22,13.6")
_DUNE = curve(
    "M2,14.6 C6,14.4 7.6,11.6 10,11.6 C12.4,11.6 13.4,15.2 16.4,15.2 C18.4,15.2 19.6,14 22,13.6 L22,23 L2,23 Z"
)
VICTORY: Final = soft(star(12, 12.9, 9.9, 5.4), 1.0)
#: What of each of its points lies in the shade.
_FACETS = tuple(turned(poly("12,12.9 12,2.6 15.4,8.3"), 72 * point, 12, 12.9) for point in range(5))

GAINS: Final[dict[str, Glyph]] = {
    "solari": glyph(
        fill("silver", disc(12, 12, 10.2)),
        inlay("silver_shade", ring(12, 12, 8.7, 1.0), cut(disc(12, 12, 10.2), disc(10.9, 10.9, 10.2))),
        detail("silver_dark", star(12, 12, 6.2, 2.2, 4)),
        detail("silver_shade", poly("12,5.8 12,12 5.8,12 10.4,10.4")),
        digit=CENTRE,
    ),
    "spice": glyph(
        fill("spice", HEXAGON),
        detail("spice_shade", _DUNE.intersected(HEXAGON)),
        detail("spice_light", stroke(_CREST, 1.5).intersected(HEXAGON)),
        detail("spice_light", disc(9.0, 7.6, 1.2), disc(14.8, 7.0, 0.9), disc(12.2, 10.0, 0.7)),
        digit=CENTRE,
    ),
    "water": glyph(
        fill("water", DROP),
        detail("water_light", curve("M7,14.2 C7,17 8.8,19.1 11.4,19.5 L11.4,17.7 C9.8,17.3 8.8,16 8.8,14.2 Z")),
        digit=(12, 13.8),
    ),
    "persuasion": glyph(
        fill("persuasion", DIAMOND),
        detail("persuasion_light", poly("12,5.4 18.6,12 12,12 5.4,12")),
        detail("persuasion_shade", poly("12,12 18.6,12 12,18.6 5.4,12")),
        digit=CENTRE,
    ),
    "sword": glyph(
        fill("steel", BLADE),
        fill("hilt", HILT),
        inlay("steel_shade", poly("12,2.2 14.9,5.4 14.9,14.8 12,14.8")),
        width=17,
    ),
    "vp": glyph(fill("gold", VICTORY), detail("gold_shade", *_FACETS), digit=(12, 12.9)),
    "troop": glyph(
        fill("troop", CUBE),
        detail("troop_light", CUBE_TOP),
        detail("troop_shade", CUBE_RIGHT),
        digit=CENTRE,
    ),
    "card": glyph(
        fill("card", CARD),
        detail("card_light", box(6.8, 4.2, 10.4, 3.2, 0.8)),
        detail("card_shade", box(6.8, 16.6, 10.4, 3.2, 0.8)),
        detail("card_shade", regular(12, 12, 2.6, 4)),
        digit=CENTRE,
    ),
    "intrigue": glyph(fill("intrigue", INTRIGUE), detail("keyline", *_KEYHOLE), digit=CENTRE),
}
