"""Hair without anything on it. Shapes are drawn for a head of usual width, and fit themselves."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ellipse, polygon
from dune_desktop.scene.art.lights import CLOTHS, JEWELS
from dune_desktop.scene.art.portraits.sitter import Sitter, Worn, fitted, twice
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

_TOUSLED: Final = curve(
    "M-36 16 Q-42 2 -42 -18 Q-44 -46 -24 -62 Q-6 -76 18 -71 Q34 -68 40 -54 Q50 -34 42 4 Q41 12 36 16 Q37 0 33 -12"
    " Q34 -26 26 -34 Q22 -24 14 -29 Q10 -24 4 -28 Q-4 -22 -10 -27 Q-18 -14 -25 -21 Q-32 -12 -33 -2 Q-35 6 -36 16 Z"
)
_TOUSLED_STRANDS: Final = curve(
    "M-33 -22 Q-30 -46 -8 -56 M-24 -30 Q-18 -48 6 -54 M-8 -34 Q0 -52 22 -52 M8 -36 Q16 -48 30 -44 M20 -38"
    " Q30 -44 35 -30"
)
_SLICK: Final = curve(
    "M-34 14 Q-39 4 -39 -14 Q-42 -42 -26 -58 Q-14 -68 2 -67 Q20 -67 29 -56 Q42 -42 39 -14 Q39 4 34 14 Q36 -6 31 -22"
    " Q27 -36 14 -38 Q6 -39 0 -31 Q-6 -39 -14 -38 Q-27 -36 -31 -22 Q-36 -6 -34 14 Z"
)
_SLICK_STRANDS: Final = curve(
    "M-20 -40 Q-18 -56 -8 -62 M-10 -40 Q-8 -56 2 -63 M0 -35 Q2 -54 10 -62 M12 -40 Q16 -52 20 -58 M-29 -30"
    " Q-30 -46 -20 -56"
)
_CROPPED: Final = curve(
    "M-36 6 Q-38 -10 -37 -24 Q-34 -48 -18 -57 Q-4 -64 12 -60 Q34 -54 38 -24 Q39 -8 36 6 Q35 -10 31 -20 L27 -35"
    " Q10 -42 0 -40 Q-14 -42 -26 -34 L-31 -20 Q-35 -8 -36 6 Z"
)
_CROPPED_STRANDS: Final = curve(
    "M-30 -24 L-27 -30 M-26 -40 L-22 -46 M-16 -44 L-13 -52 M-6 -44 L-4 -54 M4 -44 L6 -54 M14 -43 L17 -50 M24 -38"
    " L27 -44"
    " M-20 -50 L-17 -55 M-1 -57 L0 -60 M12 -54 L14 -58"
)
_TUFT: Final = curve(
    "M-35 20 Q-42 16 -43 2 Q-49 -8 -45 -20 Q-47 -34 -36 -42 Q-33 -52 -20 -57 Q-27 -46 -29 -34 Q-33 -24 -33 -8"
    " Q-35 4 -35 20 Z"
)
_COMBED: Final = curve("M-20 -57 Q-4 -66 16 -60 Q25 -57 30 -48 Q12 -58 -6 -54 Q-16 -52 -20 -57 Z")
_MOHAWK: Final = curve(
    "M-9 -40 Q-14 -60 -13 -74 L-9 -84 L-8 -78 Q-7 -92 0 -100 L2 -90 L8 -97 Q15 -84 13 -66 Q12 -52 8 -40 Q0 -35 -9 -40 Z"
)
_MOHAWK_STRANDS: Final = curve("M-7 -44 Q-9 -66 -5 -80 M-1 -42 Q-2 -68 2 -86 M5 -44 Q7 -66 8 -84")
_SCALP: Final = curve("M-34 -16 Q-33 -48 -8 -57 L-6 -40 Q-24 -36 -34 -16 Z")
_KNOT_CAP: Final = curve(
    "M-36 22 Q-41 4 -40 -18 Q-40 -46 -22 -60 Q-10 -68 0 -68 Q10 -68 22 -60 Q40 -46 40 -18 Q41 4 36 22 Q36 -2 31 -16"
    " Q20 -30 0 -46 Q-20 -30 -31 -16 Q-36 -2 -36 22 Z"
)
_KNOT_STRANDS: Final = curve(
    "M-2 -49 Q-24 -34 -34 -10 M-2 -54 Q-28 -42 -37 -16 M-3 -60 Q-26 -54 -36 -30 M4 -54 Q26 -42 36 -16 M3 -60"
    " Q26 -54 35 -30"
)
_SWEPT: Final = curve(
    "M-35 20 Q-44 6 -42 -16 Q-42 -44 -22 -58 Q-8 -66 8 -65 Q30 -62 38 -42 Q45 -24 41 2 Q40 14 35 20 Q37 0 32 -14"
    " Q26 -34 -4 -44 Q-20 -36 -28 -18 Q-36 -2 -35 20 Z"
)
_SWEPT_STRANDS: Final = curve(
    "M-6 -47 Q18 -44 33 -20 M-6 -53 Q22 -52 36 -26 M-4 -59 Q22 -60 36 -38 M-8 -48 Q-28 -36 -36 -10 M-10 -55"
    " Q-32 -44 -39 -16"
)


class _Hair(Worn):
    """Hair on the head in one shape, with thin lines in it."""

    shape: QPainterPath
    lines: QPainterPath

    def before(self, sitter: Sitter) -> None:
        shape = fitted(self.shape, sitter)
        sitter.turned(shape, sitter.hair)
        sitter.strands(fitted(self.lines, sitter), sitter.hair.line)
        sitter.rim_round(shape)


@frozen
class Tousled(_Hair):
    """Young and uncombed, with a fringe."""

    shape, lines = _TOUSLED, _TOUSLED_STRANDS


@frozen
class SlickHair(_Hair):
    """Combed back from a point over the brow; white at the temples."""

    shape, lines = _SLICK, _SLICK_STRANDS

    def before(self, sitter: Sitter) -> None:
        super().before(sitter)
        white = twice(polygon(((-36, 10), (-39, -10), (-37.5, -24), (-33, -18), (-34.5, -4))))
        sitter.canvas.fill(fitted(white, sitter), sitter.house.rim, 0.75)


@frozen
class CroppedHair(_Hair):
    """A soldier's."""

    shape, lines = _CROPPED, _CROPPED_STRANDS


@frozen
class Tufts(Worn):
    """What an old man has: white above the ears, some of it combed over the top."""

    def before(self, sitter: Sitter) -> None:
        tufts = fitted(twice(_TUFT), sitter)
        sitter.turned(tufts, sitter.hair)
        sitter.canvas.fill(fitted(_COMBED, sitter), sitter.hair.mid, 0.9)
        lines = twice(curve("M-36 10 Q-42 -6 -38 -24 M-40 0 Q-44 -16 -36 -34"))
        sitter.strands(fitted(lines, sitter), sitter.hair.line)
        sitter.rim(tufts, 2.0)


@frozen
class Mohawk(Worn):
    """A crest of hair on a shaven head, with some locks of another colour."""

    def before(self, sitter: Sitter) -> None:
        sitter.canvas.fill(twice(_SCALP), sitter.hair.mid, 0.12)
        sitter.turned(_MOHAWK, sitter.hair)
        sitter.strands(_MOHAWK_STRANDS, JEWELS["red"], 1.8, 0.9)
        sitter.rim(_MOHAWK, 2.2)


@frozen
class TopKnot(_Hair):
    """Parted in the middle and bound up on the crown."""

    shape, lines = _KNOT_CAP, _KNOT_STRANDS

    def behind(self, sitter: Sitter) -> None:
        knot = ellipse(0, -77, 25, 20)
        sitter.turned(knot, sitter.hair)
        rings = ellipse(-2, -75, 17, 13)
        rings.addPath(ellipse(-3, -74, 9, 7))
        sitter.strands(rings, sitter.hair.line, 1.3)
        sitter.rim(knot, 2.2)
        band = curve("M-19 -64 Q0 -56 19 -64 L18 -59 Q0 -51 -18 -59 Z")
        sitter.canvas.fill(band, JEWELS["gold"])


@frozen
class PinnedHair(_Hair):
    """A roll on the crown, and pins that spread from it like the rays of a star."""

    shape, lines = _SWEPT, _SWEPT_STRANDS

    def behind(self, sitter: Sitter) -> None:
        canvas, metal = sitter.canvas, JEWELS["gold"]
        for number in range(9):
            turn, far = radians(-172 + 20.5 * number), 74 + 10 * (number % 2)
            x, y = far * cos(turn), -18 + far * sin(turn)
            side = (2.6 * sin(turn), -2.6 * cos(turn))
            ray = polygon(((side[0], -18 + side[1]), (x, y), (-side[0], -18 - side[1])))
            shade = 0.0 if number < 5 else 0.4
            canvas.fill(ray, mix(CLOTHS["gold"].mid, sitter.house.ground, shade))
            canvas.fill(ellipse(x, y, 3.6, 3.6), mix(metal, sitter.house.ground, shade))
        roll = curve("M-26 -52 Q-30 -74 -8 -80 Q14 -84 26 -70 Q32 -60 26 -50 Z")
        sitter.turned(roll, sitter.hair)
        sitter.strands(curve("M-21 -58 Q-16 -72 6 -74 M-13 -58 Q-4 -68 14 -68 M-2 -58 Q8 -64 22 -60"), sitter.hair.line)


@frozen
class FallingHair(Worn):
    """Parted in the middle, down over the shoulders: ``long`` to there, ``wide`` at its end."""

    long: float = 120.0
    wide: float = 60.0
    #: From the middle to where it leaves the face free, at the height of the eyes.
    free: float = 32.0
    #: How high it stands over the crown.
    high: float = 15.0

    def behind(self, sitter: Sitter) -> None:
        top, foot = -56 - self.high, self.long
        whole = curve(
            f"M0 {top} Q-44 {top} -46 -20 Q-48 24 {-self.wide} {foot} Q0 {foot + 20} {self.wide} {foot} Q48 24 46 -20"
            f" Q44 {top} 0 {top} Z"
        )
        sitter.canvas.fill(fitted(whole, sitter), sitter.hair.dark)

    def before(self, sitter: Sitter) -> None:
        top, foot, free, wide = -56 - self.high, self.long, self.free, self.wide
        left = curve(
            f"M1 {top + 4} Q-12 {top - 3} -27 {top + 8} Q-46 {top + 26} -47 -10 Q-44 20 {-wide * 0.9} 58"
            f" Q{-wide * 1.08} 84 {-wide} {foot} Q{-wide * 0.7} {foot + 16} {-wide * 0.56} {foot - 8}"
            f" Q{-wide * 0.72} 84 {-free - 5} 48 Q{-free - 6} 26 {-free + 2} -10 Q-22 -34 1 -50 Z"
        )
        lines = curve(
            f"M-4 {top + 10} Q-34 {top + 22} -40 4 M-3 {top + 15} Q-28 -38 -37 0 M-41 10 Q-38 40 {-wide * 0.84} 66"
            f" Q{-wide * 0.96} 90 {-wide * 0.86} {foot}"
            f" M-38 24 Q-36 48 {-wide * 0.72} 72 Q{-wide * 0.84} 92 {-wide * 0.72} {foot}"
        )
        locks = fitted(twice(left), sitter)
        sitter.turned(locks, sitter.hair, edge=0.52)
        sitter.strands(fitted(twice(lines), sitter), sitter.hair.line, 1.3, 0.5)
        sitter.rim(locks, 2.4)
