"""What is worn on the shoulders: collars, robes, plates, furs. All stand on ``draped`` cloth."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ellipse, polygon, smooth
from dune_desktop.scene.art.lights import CLOTHS, JEWELS, Shades
from dune_desktop.scene.art.portraits.sitter import Sitter, Worn, both, twice
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

#: So far down a costume goes on, for pictures that are higher than wide.
_FOOT: Final = 270.0


def draped(sitter: Sitter, cloth: Shades, folds: bool = True) -> QPainterPath:
    """Shoulders in cloth, with folds from the neck; returns their outline."""
    wide, neck = sitter.head.shoulders, sitter.head.neck
    body = curve(
        f"M{-neck - 3} 88 Q{-wide * 0.62} 96 {-wide * 0.9} 112 Q{-wide - 6} 124 {-wide - 12} {_FOOT}"
        f" L{wide + 12} {_FOOT}"
        f" Q{wide + 6} 124 {wide * 0.9} 112 Q{wide * 0.62} 96 {neck + 3} 88 Q0 104 {-neck - 3} 88 Z"
    )
    sitter.turned(body, cloth, edge=0.5, soft=0.04)
    if folds:
        for side in (-1, 1):
            for start, end, width in ((0.3, 0.42, 7), (0.55, 0.74, 9), (0.8, 0.98, 7)):
                x, foot = side * wide * start, side * wide * end
                fold = polygon(((x, 98 + 14 * start), (foot + width, _FOOT), (foot - width, _FOOT)))
                sitter.canvas.fill(fold, cloth.dark, 0.5)
    sitter.rim(body, 2.4)
    return body


@frozen
class HighCollar(Worn):
    """A tunic that is closed up to the chin, with piping."""

    cloth: str = "green"
    top: float = 64.0

    def below(self, sitter: Sitter) -> None:
        cloth, neck, top = CLOTHS[self.cloth], sitter.head.neck + 3, self.top
        draped(sitter, cloth, folds=False)
        collar = curve(f"M{-neck - 1} {top} Q0 {top + 16} {neck + 1} {top} L{neck + 7} 94 Q0 108 {-neck - 7} 94 Z")
        sitter.turned(collar, cloth, edge=0.5, soft=0.03)
        line = sitter.canvas.line
        line(curve(f"M{-neck - 1} {top} Q0 {top + 16} {neck + 1} {top}"), cloth.line, 1.6)
        line(curve(f"M{-neck - 7} 94 Q0 108 {neck + 7} 94"), cloth.line, 1.2, 0.7)
        line(curve(f"M0 {top + 9} L0 {_FOOT}"), cloth.line, 1.4)
        line(twice(curve(f"M-34 100 L-40 {_FOOT}")), cloth.line, 1.2, 0.8)
        sitter.rim(collar, 2.2)


@frozen
class Plates(Worn):
    """Armour on the shoulders, over a collar of cloth."""

    cloth: str = "green"
    metal: str = "moss"

    def below(self, sitter: Sitter) -> None:
        cloth, metal = CLOTHS[self.cloth], CLOTHS[self.metal]
        draped(sitter, cloth, folds=False)
        neck = sitter.head.neck + 5
        collar = curve(f"M{-neck} 70 Q0 88 {neck} 70 L{neck + 12} 98 Q0 116 {-neck - 12} 98 Z")
        sitter.turned(collar, cloth, edge=0.5, soft=0.03)
        sitter.canvas.line(curve(f"M{-neck} 70 Q0 88 {neck} 70"), cloth.line, 1.4)
        breast = curve("M-40 106 Q0 124 40 106 L50 150 Q0 186 -50 150 Z")
        sitter.turned(breast, metal, edge=0.5, soft=0.02)
        for side in (-1, 1):
            for row in range(3):
                self._plate(sitter, side, row)

    def _plate(self, sitter: Sitter, side: int, row: int) -> None:
        """Three plates to a shoulder, one below the other."""
        metal, wide, y = CLOTHS[self.metal], sitter.head.shoulders, 100 + 15 * row
        inner, outer = side * wide * 0.36, side * (wide + 6 + 5 * row)
        top = f"M{inner} {y + 2} Q{side * wide * 0.72} {y - 12} {outer} {y + 12}"
        plate = curve(f"{top} L{outer + side * 2} {y + 28} Q{side * wide * 0.7} {y + 4} {inner} {y + 18} Z")
        sitter.canvas.fill(plate, mix(metal.lit if side < 0 else metal.dark, metal.mid, 0.25 + 0.3 * row))
        sitter.canvas.line(curve(top), metal.line, 1.4, 0.8 if side < 0 else 0.5)


@frozen
class WideRobe(Worn):
    """A robe in heavy folds, with a roll at the neck."""

    cloth: str = "coal"

    def below(self, sitter: Sitter) -> None:
        cloth, neck = CLOTHS[self.cloth], sitter.head.neck
        draped(sitter, cloth)
        roll = curve(f"M{-neck - 4} 74 Q0 96 {neck + 4} 74 L{neck + 20} 96 Q0 122 {-neck - 20} 96 Z")
        sitter.turned(roll, cloth, edge=0.5, soft=0.03)
        sitter.strands(
            curve(f"M{-neck - 6} 82 Q0 106 {neck + 6} 82 M{-neck - 12} 89 Q0 114 {neck + 12} 89"), cloth.line, 1.2, 0.5
        )


@frozen
class FanCollar(Worn):
    """Two stiff leaves of pale cloth that stand up beside the face."""

    cloth: str = "linen"
    gown: str = "moss"

    def behind(self, sitter: Sitter) -> None:
        leaf = curve("M12 104 Q24 50 74 22 Q86 74 46 120 Z")
        sitter.canvas.fill(leaf, mix(CLOTHS[self.cloth].dark, sitter.house.ground, 0.2))
        left = curve("M-12 104 Q-24 50 -74 22 Q-86 74 -46 120 Z")
        sitter.turned(left, CLOTHS[self.cloth], edge=0.7, soft=0.3)

    def below(self, sitter: Sitter) -> None:
        cloth = CLOTHS[self.cloth]
        draped(sitter, CLOTHS[self.gown])
        neckline = curve("M-24 90 L0 138 L24 90 Q0 102 -24 90 Z")
        sitter.canvas.fill(neckline, sitter.skin.dark)
        sitter.canvas.fill(curve("M-24 90 L0 138 L0 97 Q-14 96 -24 90 Z"), sitter.skin.mid)
        sitter.canvas.line(twice(curve("M-74 22 Q-24 50 -12 104 L0 140")), cloth.lit, 2.2)
        sitter.strands(twice(curve("M-66 40 Q-34 62 -22 108 M-68 58 Q-44 76 -32 112")), cloth.dark, 1.1, 0.6)


@frozen
class Ruff(Worn):
    """A wheel of starched linen, in folds."""

    gown: str = "dun"

    def below(self, sitter: Sitter) -> None:
        linen, canvas = CLOTHS["linen"], sitter.canvas
        draped(sitter, CLOTHS[self.gown])
        wheel, folds = self._wheel(30), QPainterPath()
        canvas.fill(wheel.translated(3, 6), CLOTHS[self.gown].dark, 0.7)
        sitter.turned(wheel, linen, edge=0.6, soft=0.22)
        for number in range(30):
            turn = 2 * pi * (number + 0.5) / 30
            folds.moveTo(22 * cos(turn), 82 + 6 * sin(turn))
            folds.lineTo(57 * cos(turn), 88 + 18 * sin(turn))
        sitter.strands(folds, linen.dark, 1.6, 0.75)
        canvas.fill(ellipse(0, 80, 24, 8), linen.dark)

    @staticmethod
    def _wheel(count: int) -> QPainterPath:
        """Its edge waves up and down."""
        turns = [pi * number / count for number in range(2 * count)]
        far = [1.0 if number % 2 else 0.88 for number in range(2 * count)]
        return smooth([(62 * r * cos(turn), 88 + 21 * r * sin(turn)) for turn, r in zip(turns, far, strict=True)])


@frozen
class FurCollar(Worn):
    """Fur over the shoulders of a cloak, in tufts."""

    cloth: str = "navy"
    fur: str = "linen"

    def below(self, sitter: Sitter) -> None:
        draped(sitter, CLOTHS[self.cloth])
        fur = CLOTHS[self.fur]
        for side in (-1, 1):
            shades = (
                (fur.dark, fur.mid, fur.lit)
                if side < 0
                else (mix(fur.dark, sitter.house.ground, 0.35), fur.dark, fur.mid)
            )
            for row, colour in enumerate(shades):
                sitter.canvas.fill(self._tufts(side, row), colour)

    @staticmethod
    def _tufts(side: int, row: int) -> QPainterPath:
        """A row of points along the shoulder; those above are shorter and farther in."""
        chance = Random(row)
        points = [(side * 8.0, 88.0), (side * 40.0, 84.0 + row), (side * 86.0, 98.0 + row)]
        x, foot = 98.0 - 5 * row, 128.0 - 12 * row
        while x > 10:
            y = foot - 0.16 * (98 - x) - 6 * chance.random()
            points += [(side * (x + 5), y), (side * (x - 2), y - 11)]
            x -= 6 + 5 * chance.random()
        return polygon(points)


@frozen
class LowGown(Worn):
    """A gown with an open neck edged in the colour of its lines; ``choker``: a band round the neck."""

    cloth: str = "violet"
    deep: float = 132.0
    choker: str = ""

    def below(self, sitter: Sitter) -> None:
        cloth, neck = CLOTHS[self.cloth], sitter.head.neck
        draped(sitter, cloth)
        left = curve(f"M{-neck - 22} 94 L0 {self.deep} L0 92 Q{-neck} 94 {-neck - 22} 94 Z")
        sitter.canvas.fill(left, sitter.skin.mid)
        sitter.canvas.fill(curve(f"M{neck + 22} 94 L0 {self.deep} L0 92 Q{neck} 94 {neck + 22} 94 Z"), sitter.skin.dark)
        sitter.canvas.line(curve(f"M{-neck - 24} 93 L0 {self.deep} L{neck + 24} 93"), cloth.line, 2.4)
        if self.choker:
            band = curve(f"M{-neck} 79 Q0 89 {neck} 79 L{neck} 86 Q0 96 {-neck} 86 Z")
            sitter.turned(band, CLOTHS[self.choker], edge=0.5, soft=0.02)
            sitter.canvas.fill(ellipse(0, 88, 3.4, 4), JEWELS["red"])


@frozen
class StillCollar(Worn):
    """A suit that keeps the water of the body: ribs round the neck, tubes over the chest."""

    cloth: str = "dun"

    def below(self, sitter: Sitter) -> None:
        cloth, neck = CLOTHS[self.cloth], sitter.head.neck
        draped(sitter, cloth, folds=False)
        for row in range(4):
            y, wide = 72 + 7.5 * row, neck + 3 + 4.5 * row
            rib = curve(f"M{-wide} {y} Q0 {y + 14} {wide} {y} L{wide + 3} {y + 8} Q0 {y + 23} {-wide - 3} {y + 8} Z")
            sitter.turned(rib, cloth, edge=0.5, soft=0.03)
            sitter.strands(curve(f"M{-wide} {y} Q0 {y + 14} {wide} {y}"), cloth.line, 1.2, 0.7)
        sitter.canvas.line(twice(curve(f"M-30 106 Q-46 120 -40 {_FOOT}")), cloth.dark, 6.0)
        sitter.canvas.line(twice(curve(f"M-31 106 Q-47 120 -41 {_FOOT}")), cloth.line, 1.6, 0.7)


@frozen
class WoundScarf(Worn):
    """Cloth wound round the neck and thrown over a shoulder."""

    cloth: str = "orange"
    coat: str = "crimson"

    def below(self, sitter: Sitter) -> None:
        cloth = CLOTHS[self.cloth]
        draped(sitter, CLOTHS[self.coat])
        for row in (2, 1, 0):
            y, wide = 70 + 9 * row, 24 + 9 * row
            turn = smooth(
                (
                    (-wide, y + 4),
                    (-wide * 0.5, y + 2),
                    (0, y + 8),
                    (wide * 0.5, y + 2),
                    (wide, y + 4),
                    (wide + 3, y + 14),
                    (wide * 0.5, y + 22),
                    (0, y + 25),
                    (-wide * 0.5, y + 22),
                    (-wide - 3, y + 14),
                )
            )
            sitter.turned(turn, cloth, edge=0.5, soft=0.04)
            sitter.strands(curve(f"M{-wide + 3} {y + 9} Q0 {y + 24} {wide - 2} {y + 8}"), cloth.line, 1.3, 0.5)
            sitter.rim(turn, 2.0)


@frozen
class Epaulettes(Worn):
    """A coat of state: gold on collar and shoulders, a sash, orders."""

    cloth: str = "crimson"

    def below(self, sitter: Sitter) -> None:
        cloth, gold, wide = CLOTHS[self.cloth], CLOTHS["gold"], sitter.head.shoulders
        draped(sitter, cloth, folds=False)
        neck = sitter.head.neck + 4
        collar = curve(f"M{-neck} 72 Q0 88 {neck} 72 L{neck + 7} 96 Q0 110 {-neck - 7} 96 Z")
        sitter.turned(collar, cloth, edge=0.5, soft=0.03)
        sitter.canvas.line(curve(f"M{-neck - 7} 96 Q0 110 {neck + 7} 96"), gold.mid, 2.2)
        sash = polygon(((-58, 99), (-36, 96), (60, _FOOT), (30, _FOOT)))
        sitter.canvas.shine(sash, CLOTHS["blue"].lit, CLOTHS["blue"].dark, (-50, 100), (40, 200))
        for side in (-1, 1):
            x = side * (wide - 14)
            sitter.canvas.fill(ellipse(x, 113, 26, 9), gold.mid if side < 0 else gold.dark)
            fringe = QPainterPath()
            for number in range(9):
                at = x - 24 + 6 * number
                fringe.addPath(curve(f"M{at} 114 L{at + side * 2} 134"))
            sitter.canvas.line(fringe, gold.lit if side < 0 else gold.mid, 3.2)
        for number, jewel in enumerate(("red", "pearl", "gold")):
            sitter.canvas.fill(ellipse(30 + 12 * number, 128 + 3 * number, 4.6, 4.6), JEWELS[jewel])


@frozen
class Poncho(Worn):
    """A smuggler's: coarse cloth with stripes, and a strap across."""

    cloth: str = "dun"
    stripe: str = "bronze"

    def below(self, sitter: Sitter) -> None:
        cloth, stripe, neck = CLOTHS[self.cloth], CLOTHS[self.stripe], sitter.head.neck
        body = draped(sitter, cloth)
        with sitter.canvas.within(body):
            for y in (112, 128, 152):
                sitter.canvas.line(curve(f"M-120 {y + 34} Q0 {y - 6} 120 {y + 34}"), stripe.mid, 4.0, 0.7)
        rows = both(((neck + 6.0, 74.0), (neck + 26.0, 92.0), (20.0, 108.0)))
        sitter.turned(smooth(rows), cloth, edge=0.5, soft=0.04)
        sitter.strands(curve(f"M{-neck - 6} 84 Q0 106 {neck + 8} 82"), cloth.line, 1.4, 0.6)
