"""The window's own signs: not of the game, but in the same hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.shapes import (
    Glyph,
    arc,
    box,
    cut,
    disc,
    fill,
    glyph,
    inlay,
    joined,
    line,
    mirrored,
    poly,
    ring,
    soft,
    star,
    stroke,
    turned,
)

_LENS: Final = joined(ring(10, 10, 8.2, 2.6), line("16.2,16.2 20.8,20.8", 3.2))
_SEAL: Final = soft(star(12, 9.6, 7, 6, 9), 0.7)
_BUST: Final = joined(
    disc(12, 7.6, 5.2), curve("M2.6,21.8 C2.6,16.6 6.4,14.2 12,14.2 C17.6,14.2 21.4,16.6 21.4,21.8 Z")
)
_UNDO: Final = joined(stroke(arc(12, 13.4, 7.2, -120, 250), 3), poly("11.6,1.8 11.6,12.6 3.6,7.2"))
_PIPS: Final = tuple(disc(x, y, 1.9) for x, y in ((7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4)))
_CORNER: Final = line("9,3.4 3.4,3.4 3.4,9", 2.8)


def _corners() -> QPainterPath:
    return joined(*(turned(_CORNER, 90 * k) for k in range(4)))


def _ways(name: str, path: QPainterPath) -> dict[str, Glyph]:
    """On and back."""
    return {f"{name}_on": glyph(fill("text", path)), f"{name}_off": glyph(fill("text", mirrored(path)))}


WINDOW: Final[dict[str, Glyph]] = {
    "sealed": glyph(
        fill(
            "seal_shade",
            poly("6.4,12 11.4,14 9.6,22 6.8,19.6 3.4,20.6"),
            poly("17.6,12 12.6,14 14.4,22 17.2,19.6 20.6,20.6"),
        ),
        fill("seal", _SEAL),
        inlay("keyline", cut(disc(12, 9.6, 4.2), disc(13.9, 8.6, 3.4))),
    ),
    "pin": glyph(
        fill("piece_shade", line("12,14 12,21.6", 2.2)),
        fill(
            "danger",
            joined(
                box(6.8, 1.9, 10.4, 3.4, 1.2),
                box(8.8, 4, 6.4, 7),
                curve("M4.8,14.6 C4.8,11.6 7.4,10 8.8,9.6 L15.2,9.6 C16.6,10 19.2,11.6 19.2,14.6 Z"),
            ),
        ),
    ),
    "undo": glyph(fill("text", _UNDO)),
    "menu": glyph(fill("text", *(box(3, y, 18, 3.2, 1.4) for y in (4.4, 10.4, 16.4)))),
    "help": glyph(
        fill("text", stroke(curve("M7.4,8 C7.4,1.8 16.8,1.8 16.8,7.8 C16.8,11.6 12,11.4 12,15.4"), 3), disc(12, 20, 2))
    ),
    "hint": glyph(
        fill(
            "text",
            joined(disc(12, 8.8, 7), poly("8,13 16,13 15.2,16.6 8.8,16.6")),
            box(8.4, 17.4, 7.2, 2, 0.8),
            box(9.6, 20.2, 4.8, 2, 0.8),
        )
    ),
    "rival": glyph(
        fill(
            "rival",
            curve("M3,13 C3,5.6 7,2 12,2 C17,2 21,5.6 21,13 L21,20.4 L15.4,22.2 L15.4,16 L8.6,16 L8.6,22.2 L3,20.4 Z"),
        ),
        inlay("keyline", poly("5.8,9.6 11,11.8 10.4,14 6.2,13"), poly("18.2,9.6 13,11.8 13.6,14 17.8,13")),
    ),
    "human": glyph(fill("text", _BUST)),
    "bot": glyph(
        fill(
            "text",
            cut(
                joined(box(3, 7, 18, 14.6, 3.4), line("12,7 12,4.4", 2), disc(12, 3.7, 1.9)),
                disc(8.2, 12.6, 2.1),
                disc(15.8, 12.6, 2.1),
                line("8.8,17.6 15.2,17.6", 1.8),
            ),
        ),
    ),
    "random": glyph(fill("text", cut(box(2.4, 2.4, 19.2, 19.2, 4), *_PIPS))),
    "passed": glyph(fill("text", joined(ring(12, 12, 10.2, 2.8), turned(box(3, 10.6, 18, 2.8), 45)))),
    "play": glyph(fill("text", poly("5.6,3 20.6,12 5.6,21"))),
    "pause": glyph(fill("text", box(5, 3.4, 5, 17.2, 1.2), box(14, 3.4, 5, 17.2, 1.2))),
    **_ways("step", joined(box(5, 4, 3.6, 16, 1.2), poly("10.4,4 20.4,12 10.4,20"))),
    **_ways("turn", joined(poly("2.6,4.4 12,12 2.6,19.6"), poly("12,4.4 21.4,12 12,19.6"))),
    **_ways("round", joined(poly("1.6,5 9.8,12 1.6,19"), poly("9.8,5 18,12 9.8,19"), box(18.6, 4.4, 3.4, 15.2, 1.2))),
    "zoom_in": glyph(fill("text", joined(_LENS, line("10,7.4 10,12.6", 2), line("7.4,10 12.6,10", 2)))),
    "zoom_out": glyph(fill("text", joined(_LENS, line("7.2,10 12.8,10", 2)))),
    "fit": glyph(fill("text", _corners())),
}
