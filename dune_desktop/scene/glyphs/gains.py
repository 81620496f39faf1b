"""What is gained and paid: resources, persuasion, swords, points, troops, cards."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Glyph,
    box,
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

GAINS: Final[dict[str, Glyph]] = {
    "solari": glyph(
        fill("silver", disc(12, 12, 10.2)),
        inlay("silver_shade", ring(12, 12, 8.7, 1.0)),
        detail("silver_dark", star(12, 12, 5.2, 2.0, 4)),
        digit=CENTRE,
    ),
    "spice": glyph(
        fill("spice", HEXAGON),
        detail("spice_light", disc(9.2, 9.4, 1.5), disc(14.6, 8.4, 1.1)),
        detail("spice_shade", disc(14.2, 13.6, 1.7), disc(9.4, 15.2, 1.2), disc(17.2, 11.6, 0.9)),
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
    "vp": glyph(fill("gold", soft(star(12, 12.9, 9.9, 5.4), 1.0)), digit=(12, 12.9)),
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
