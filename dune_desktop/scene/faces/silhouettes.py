"""More that stands on a horizon, as shapes: beasts of the desert, soldiers, conspirators, works of Guild and CHOAM.

A shape stands on (0, 0), where the horizon is, and a hundred is its height; what is below is buried in the first dune.
"""

from __future__ import annotations

from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.faces.operations import mix
from dune_desktop.scene.glyphs.shapes import arc, box, cut, disc, joined, line, mirrored, moved, poly, stroke

#: A tone and a shape: "" of the distance, "near" darker, "dark" almost black, "pale" and "light" of what shines.
Part = tuple[str, QPainterPath]


@frozen(eq=False)
class Silhouette:
    """``share``: how high, of the picture; it stands between ``least`` and ``most``, and may be turned round."""

    parts: tuple[Part, ...]
    share: float = 0.4
    least: float = 0.36
    most: float = 0.64
    turns: bool = True

    def __call__(self, painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
        size = min(rect.height(), rect.width() * 1.3) * self.share * chance.uniform(0.9, 1.1) / 100
        x = rect.left() + rect.width() * chance.uniform(self.least, self.most)
        place = QTransform().translate(x, horizon)
        place.scale(-size if self.turns and chance.random() < 0.5 else size, size)
        for tone, path in self.parts:
            painter.fillPath(place.map(path), _toned(colour, tone))


def _toned(colour: QColor, tone: str) -> QColor:
    black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
    if tone in _DARKER:
        return mix(colour, black, _DARKER[tone])
    return faded(white, _LIGHTER[tone]) if tone else colour


_DARKER: Final = {"near": 0.28, "dark": 0.6}
_LIGHTER: Final = {"pale": 0.16, "light": 0.5}


def _row(path: QPainterPath, *xs: float) -> QPainterPath:
    return joined(*(moved(path, x, 0) for x in xs))


def _spray(*at: tuple[float, float, float]) -> QPainterPath:
    return joined(*(disc(x, y, r, r * 0.6) for x, y, r in at))


# ---------------------------------------------------------------- the desert

_SANDWORM: Final = Silhouette((
    ("", curve("M-46 34 C-50 -46 -22 -104 26 -98 C52 -94 62 -74 60 -58 L30 -38 C20 -58 0 -46 0 34 Z")),
    ("near", joined(*(stroke(curve(text), 2.4) for text in (
        "M-46 0 Q-22 10 0 2", "M-44 -22 Q-20 -14 2 -22", "M-38 -46 Q-14 -40 8 -42", "M-24 -70 Q-4 -58 18 -52",
        "M2 -92 Q12 -70 28 -48")))),
    ("dark", curve("M60 -58 C68 -50 52 -28 38 -28 C30 -28 26 -34 30 -38 C36 -48 48 -62 60 -58 Z")),
    ("light", joined(poly("34,-42 37,-34 40,-45"), poly("42,-49 44,-39 47,-54"), poly("50,-56 51,-44 56,-59"))),
    ("pale", _spray((-54, 2, 14), (-40, 6, 16), (6, 4, 16), (20, 6, 11), (-66, 8, 9))),
), share=0.5, least=0.4, most=0.55)  # fmt: skip
_RIDER: Final = Silhouette((
    ("", curve("M-160 30 C-120 -40 -60 -52 0 -44 C60 -36 90 -30 150 34 Z")),
    ("near", joined(*(stroke(curve(f"M{x} {y} Q{x + 14} {y + 26} {x + 4} 40"), 2.6) for x, y in (
        (-112, -16), (-84, -34), (-54, -43), (-22, -46), (40, -38), (70, -27), (98, -10))))),
    ("dark", joined(disc(8, -86, 6), curve("M1 -44 L2 -70 Q8 -82 14 -70 L22 -60 L20 -57 L13 -62 L16 -44 Z"),
                    line("20,-60 44,-34", 2), line("4,-66 -24,-42", 2))),
    ("dark", joined(disc(66, -62, 5), curve("M60 -28 L61 -50 Q66 -58 71 -50 L73 -26 Z"))),
    ("pale", _spray((-150, 4, 16), (-128, 6, 14), (128, 8, 14))),
), share=0.42)  # fmt: skip
_STILLTENT: Final = Silhouette((
    ("", curve("M-150 20 L-128 -40 L-96 -58 L-70 -30 L-58 20 Z")),
    ("", curve("M70 20 L88 -28 L118 -44 L140 20 Z")),
    ("near", curve("M-62 20 L-56 -18 Q-44 -56 0 -60 Q44 -56 56 -18 L62 20 Z")),
    ("dark", curve("M-12 20 Q-12 -24 0 -30 Q12 -24 12 20 Z")),
    ("pale", joined(*(stroke(curve(text), 2) for text in ("M-40 18 Q-36 -36 0 -60", "M40 18 Q36 -36 0 -60")))),
    ("light", disc(0, -8, 4, 6)),
    ("near", joined(line("0,-58 0,-82", 2.4), poly("0,-82 22,-76 0,-70"))),
), share=0.4)  # fmt: skip
_KNIFE: Final = Silhouette((
    ("", curve("M-120 20 Q-60 -22 0 -8 Q70 -24 130 20 Z")),
    ("light", curve("M-7 4 Q-13 -50 4 -66 L12 -62 Q6 -30 8 4 Z")),
    ("pale", curve("M-7 4 Q-13 -50 4 -66 Q-2 -30 0 4 Z")),
    ("dark", joined(line("-6,-66 20,-59", 5), curve("M3 -66 L12 -96 L22 -94 L14 -62 Z"), disc(17.5, -98, 6.6))),
), share=0.46)  # fmt: skip
_MOUSE: Final = Silhouette((
    ("", curve("M-130 24 Q-60 -14 10 -6 Q80 -12 130 24 Z")),
    ("dark", curve("M-22 4 Q-34 -26 -12 -44 Q-8 -56 -18 -74 Q-8 -78 -1 -58 Q4 -80 14 -80 Q14 -60 9 -52 Q26 -44 22 -36 "
                   "Q12 -34 8 -30 Q22 -10 10 4 Z")),
    ("dark", stroke(curve("M-18 0 Q-54 6 -58 -26 Q-60 -46 -46 -50"), 3)),
    ("light", disc(11, -46, 1.9)),
), share=0.42)  # fmt: skip
_BLOW: Final = Silhouette((
    ("pale", joined(disc(0, -84, 30, 19), disc(-26, -72, 20, 14), disc(27, -74, 22, 15), disc(8, -98, 17, 12))),
    ("", curve("M-26 20 Q-8 -20 -14 -62 Q-24 -84 -4 -92 Q20 -92 15 -64 Q8 -20 28 20 Z")),
    ("near", joined(disc(-30, -50, 4), disc(31, -54, 4.6), disc(-19, -34, 3), disc(22, -36, 3), disc(-40, -28, 3.2),
                    disc(40, -30, 3))),
    ("", curve("M-80 20 Q-34 -14 0 -10 Q34 -14 80 20 Z")),
), share=0.42)  # fmt: skip
_BLAST: Final = Silhouette((
    ("", curve("M-160 24 L-150 -50 L-118 -72 L-92 -54 L-60 -66 L-44 -28 L-14 20 L16 16 L46 -36 L66 -60 L98 -50 "
               "L122 -70 L150 -44 L160 24 Z")),
    ("pale", joined(disc(2, -56, 34, 30), disc(-22, -40, 20), disc(28, -38, 21), disc(2, -86, 20, 17))),
    ("light", poly("0,-4 -26,-30 -10,-32 -22,-66 0,-42 10,-78 14,-40 32,-58 20,-28 34,-24")),
    ("near", joined(poly("-44,-74 -34,-82 -32,-70"), poly("44,-82 56,-78 46,-70"), poly("-8,-104 2,-112 4,-100"),
                    poly("60,-100 68,-96 61,-92"))),
), share=0.46, most=0.55)  # fmt: skip
_WATER: Final = Silhouette((
    ("", curve("M-90 20 L-90 -30 Q-64 -64 -38 -30 L-38 -12 L38 -12 L38 -30 Q64 -64 90 -30 L90 20 Z")),
    ("near", joined(*(curve(f"M{x - 9} -36 L{x - 5} -94 Q{x} -102 {x + 5} -94 L{x + 9} -36 Z") for x in (-64, 64)))),
    ("pale", joined(*(box(x - 7, y, 14, 2.6) for x in (-64, 64) for y in (-84, -74, -64)))),
    ("light", curve("M-36 -10 L36 -10 L30 0 L-30 0 Z")),
    ("near", curve("M0 -66 Q14 -46 8 -38 Q0 -32 -8 -38 Q-14 -46 0 -66 Z")),
), share=0.4)  # fmt: skip
_STATION: Final = Silhouette((
    ("", curve("M-64 20 L-64 -14 Q-58 -62 0 -64 Q58 -62 64 -14 L64 20 Z")),
    ("pale", joined(*(stroke(curve(text), 2) for text in ("M-62 -18 L62 -18", "M-34 18 Q-34 -40 0 -64",
                                                          "M34 18 Q34 -40 0 -64", "M-50 -44 L50 -44")))),
    ("near", joined(line("92,20 92,-56", 4), *(stroke(curve(f"M92 -54 Q{92 + dx} -74 {92 + 2 * dx} {y}"), 4)
                                              for dx, y in ((-14, -48), (14, -48), (-9, -66), (9, -66), (-16, -36),
                                                            (16, -36))))),
    ("near", joined(line("0,-62 0,-96", 2.4), stroke(arc(0, -90, 9, 20, 140), 2.4))),
), share=0.38)  # fmt: skip

# ---------------------------------------------------------------- people

_HELMED: Final = joined(
    curve("M-15 30 L-14 -22 Q-12 -32 -5 -34 L5 -34 Q12 -32 14 -22 L15 30 Z"),
    curve("M-7 -32 L-8 -44 Q-7 -56 0 -56 Q7 -56 8 -44 L7 -32 Z"),
    curve("M-2 -54 L0 -68 L2 -54 Z"),
)
_BLADE: Final = joined(line("17,-8 17,-74", 2.6), line("13,-24 21,-24", 2.4))
_SARDAUKAR: Final = Silhouette((
    ("", _row(joined(_HELMED, _BLADE), -84, -42, 0, 42, 84)),
    ("near", _row(joined(_HELMED, _BLADE).translated(0, 12), -64, -20, 24, 68)),
    ("light", _row(joined(box(-4.4, -33, 3, 2), box(1.4, -33, 3, 2)), -64, -20, 24, 68)),
), share=0.44)  # fmt: skip
_FIGHTER: Final = joined(
    disc(0, -46, 7), curve("M-12 30 L-10 -28 Q0 -44 10 -28 L12 30 Z"), line("7,-30 19,-58", 5), line("19,-56 22,-84", 3)
)
_RISING: Final = Silhouette((
    ("", _row(mirrored(_FIGHTER).translated(-24, 4), -76, -26, 40, 84)),
    ("near", _row(_FIGHTER.translated(0, 14), -56, 0, 60)),
    ("near", joined(line("30,30 34,-96", 3), curve("M34 -96 Q54 -104 78 -90 Q58 -84 76 -70 Q52 -76 33 -66 Z"))),
), share=0.44)  # fmt: skip
_CLOAKED: Final = curve("M-26 30 Q-24 -20 -12 -40 Q-16 -70 2 -72 Q18 -70 14 -44 Q24 -24 26 30 Z")
_TALK: Final = Silhouette((
    ("", curve("M-150 24 L-136 -44 Q-100 -96 -64 -44 L-64 24 Z")),
    ("near", joined(_CLOAKED.translated(-26, 0), mirrored(_CLOAKED).translated(4, 0))),
    ("dark", joined(disc(-20, -56, 6, 8), disc(20, -56, 6, 8))),
    ("light", poly("-4,-22 6,-26 8,-18 -2,-14")),
), share=0.42, most=0.6)  # fmt: skip
_SPYGLASS: Final = Silhouette((
    ("", curve("M-140 24 L-128 -22 L-84 -40 L-40 -28 L-8 -46 L30 -30 L44 24 Z")),
    ("near", curve("M-40 -24 Q-44 -44 -26 -46 L-14 -52 Q-8 -64 4 -60 Q12 -52 6 -44 L8 -34 L20 -44 L24 -40 L8 -24 Z")),
    ("dark", line("8,-52 36,-60", 5)),
    ("light", disc(37, -60.4, 2, 3)),
), share=0.44, least=0.4, most=0.6)  # fmt: skip
_MESSENGER: Final = Silhouette((
    ("", curve("M-90 20 L-76 -14 L-40 -22 L-20 20 Z")),
    ("dark", curve("M0 -62 Q-7 -78 -5 -86 Q-2 -84 0 -80 Q2 -84 5 -86 Q7 -78 0 -62 Z")),
    ("dark", curve("M0 -76 Q-24 -96 -62 -86 Q-46 -80 -46 -66 Q-34 -72 -26 -60 Q-16 -66 0 -52 Q16 -66 26 -60 Q34 -72 "
                   "46 -66 Q46 -80 62 -86 Q24 -96 0 -76 Z")),
    ("light", box(-3, -55, 6, 7, 1)),
), share=0.42)  # fmt: skip

# ---------------------------------------------------------------- Guild, CHOAM, court

_STEERSMAN: Final = Silhouette((
    ("", curve("M-54 20 L-50 -70 Q-46 -98 0 -100 Q46 -98 50 -70 L54 20 Z")),
    ("pale", curve("M-40 0 L-38 -64 Q-34 -86 0 -87 Q34 -86 38 -64 L40 0 Z")),
    ("dark", curve("M-6 -70 Q6 -78 12 -66 Q14 -56 8 -50 Q24 -36 14 -18 Q8 -4 -14 -6 Q4 -12 2 -24 Q-10 -30 -12 -44 "
                   "Q-22 -40 -26 -30 Q-26 -46 -8 -52 Q-12 -62 -6 -70 Z")),
    ("near", joined(box(-60, -2, 120, 24, 4), box(-62, -56, 12, 40, 3), box(50, -56, 12, 40, 3))),
    ("light", joined(disc(7, -64, 1.8), disc(-26, -70, 2), disc(24, -40, 2.4), disc(-22, -16, 1.8))),
), share=0.44)  # fmt: skip
_CRATE: Final = cut(box(-17, -34, 34, 34, 2), box(-13, -30, 26, 3), box(-13, -22, 26, 3))
_DEPOT: Final = Silhouette((
    ("", joined(curve("M-96 20 L-96 -58 Q-72 -84 -48 -58 L-48 20 Z"),
                curve("M-44 20 L-44 -44 Q-20 -70 4 -44 L4 20 Z"))),
    ("near", joined(line("34,20 34,-92", 5), line("22,-86 92,-86", 4), line("34,-92 84,-86", 2),
                    line("76,-86 76,-54", 2))),
    ("near", joined(_CRATE.translated(76, -22), _CRATE.translated(28, 0), _CRATE.translated(66, 12))),
    ("light", joined(*(box(x, -40, 5, 9) for x in (-80, -70, -28, -18)))),
), share=0.42)  # fmt: skip
_SEAL: Final = Silhouette((
    ("", curve("M-44 12 L-44 -84 Q-44 -94 -34 -94 L42 -94 Q34 -92 34 -84 L34 12 Z")),
    ("near", curve("M34 -84 Q34 -94 43 -94 Q52 -94 52 -84 L52 -74 L34 -74 Z")),
    ("near", joined(*(line(f"-32,{y} {x},{y}", 3.4) for y, x in ((-78, 20), (-68, 8), (-58, 22), (-48, 2))))),
    ("dark", joined(disc(10, -24, 13), poly("2,-16 -2,8 8,0 14,10 18,-14"))),
    ("light", cut(disc(10, -24, 8), disc(10, -24, 5))),
), share=0.44)  # fmt: skip
_FRIGATE: Final = Silhouette((
    ("", curve("M-120 24 L-110 -34 L-84 -60 L-62 24 Z")),
    ("near", curve("M-70 -8 Q-60 -44 10 -50 Q64 -52 96 -26 Q70 -12 10 -8 Z")),
    ("near", joined(curve("M-58 -26 L-86 -66 L-66 -66 L-34 -38 Z"), line("-30,-8 -40,20", 4), line("40,-10 50,20", 4))),
    ("dark", curve("M-4 -10 L-22 20 L6 20 L12 -10 Z")),
    ("light", curve("M60 -42 Q76 -38 82 -30 L62 -30 Z")),
    ("near", joined(_CRATE.translated(-62, 14), _CRATE.translated(90, 14))),
), share=0.42, most=0.6)  # fmt: skip
_HULL: Final = joined(
    curve("M-26 -4 Q-4 -10 6 -14 Q20 -14 24 -4 Q18 6 -2 4 Z"), curve("M0 -6 Q18 -30 46 -34 Q26 -20 6 -4 Z"),
    curve("M-2 -6 Q-14 -32 -42 -38 Q-22 -22 -8 -4 Z"),
)  # fmt: skip
_FLEET: Final = Silhouette((
    ("", curve("M-140 20 L-120 -20 L-86 -30 L-60 20 Z")),
    ("near", joined(_HULL.translated(0, -46), _HULL.translated(-62, -78), _HULL.translated(58, -84))),
), share=0.42)  # fmt: skip
_THRONE: Final = Silhouette((
    ("", joined(curve("M-84 20 L-84 -92 L-62 -82 L-62 20 Z"), curve("M84 20 L84 -92 L62 -82 L62 20 Z"))),
    ("near", curve("M-30 0 L-30 -70 Q-32 -88 -18 -84 L0 -106 L18 -84 Q32 -88 30 -70 L30 0 Z")),
    ("pale", curve("M-18 -8 L-18 -66 L0 -84 L18 -66 L18 -8 Z")),
    ("dark", joined(curve("M-24 0 L-24 -34 L-14 -34 L-14 -20 L14 -20 L14 -34 L24 -34 L24 0 Z"))),
    ("", joined(box(-48, -4, 96, 8), box(-62, 4, 124, 20))),
), share=0.42)  # fmt: skip
_SPHERES: Final = Silhouette((
    ("pale", joined(*(stroke(disc(0, -60, wide, high), 2.2) for wide, high in ((40, 14), (26, 34), (36, 36))))),
    ("light", joined(disc(0, -60, 7), disc(36, -66, 4), disc(-22, -40, 3.4), disc(12, -92, 3.4))),
    ("near", joined(line("0,-24 0,20", 4), curve("M-26 20 L-10 -4 L10 -4 L26 20 Z"))),
), share=0.44)  # fmt: skip

SILHOUETTES: Final = {
    "sandworm": _SANDWORM,
    "rider": _RIDER,
    "stilltent": _STILLTENT,
    "knife": _KNIFE,
    "mouse": _MOUSE,
    "blow": _BLOW,
    "blast": _BLAST,
    "water": _WATER,
    "station": _STATION,
    "sardaukar": _SARDAUKAR,
    "rising": _RISING,
    "talk": _TALK,
    "spyglass": _SPYGLASS,
    "messenger": _MESSENGER,
    "steersman": _STEERSMAN,
    "depot": _DEPOT,
    "seal": _SEAL,
    "frigate": _FRIGATE,
    "fleet": _FLEET,
    "throne": _THRONE,
    "spheres": _SPHERES,
}
