"""Between the icons: pay, or, if, and."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.shapes import Glyph, box, disc, fill, glyph, line, mirrored, poly, stroke

_PARENTHESIS = stroke(curve("M14.6,3.6 Q8.2,12 14.6,20.4"), 2.4)

GRAMMAR: Final[dict[str, Glyph]] = {
    "arrow": glyph(fill("text", poly("2.4,10.4 12.8,10.4 12.8,5.4 21.8,12 12.8,18.6 12.8,13.6 2.4,13.6"))),
    "or": glyph(fill("text", line("14.6,3.4 9.4,20.6", 2.8)), width=13),
    "if": glyph(fill("text", disc(12, 7.4, 2.3)), fill("text", disc(12, 16.6, 2.3)), width=11),
    "and": glyph(fill("text", line("12,6.2 12,17.8", 2.8), line("6.2,12 17.8,12", 2.8)), width=18),
    "per": glyph(fill("text", line("7.6,7.6 16.4,16.4", 2.8), line("16.4,7.6 7.6,16.4", 2.8)), width=17),
    "words": glyph(
        fill(
            "text",
            curve("M11,2.6 L11,13.6 C2.6,13.6 2.6,2.6 11,2.6 Z"),
            box(9, 2.6, 10, 2.4),
            box(9.4, 2.6, 2.4, 18.8),
            box(15.4, 2.6, 2.4, 18.8),
        ),
        width=19,
    ),
    "open": glyph(fill("text", _PARENTHESIS), width=12),
    "close": glyph(fill("text", mirrored(_PARENTHESIS)), width=12),
}
