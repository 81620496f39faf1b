"""Small things on a face: circlets, earrings, scars, paint, glasses and tubes."""

from __future__ import annotations

from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.bent import hanging
from dune_desktop.scene.art.canvas import ellipse, polygon
from dune_desktop.scene.art.lights import CLOTHS, JEWELS, LASH
from dune_desktop.scene.art.portraits.sitter import EYES, Sitter, Worn, fitted, twice
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

_INKVINE: Final = curve(
    "M-29 26 Q-24 34 -26 42 Q-22 50 -16 56 M-26 42 Q-20 40 -17 44 M-25 48 Q-28 52 -25 57 M-27 34 Q-22 32 -20 34"
)


@frozen
class Circlet(Worn):
    """A band across the brow with a stone: ``round``, or pointed."""

    jewel: str = "green"
    metal: str = "gold"
    width: float = 2.4
    y: float = -37.0
    round: bool = False

    def before(self, sitter: Sitter) -> None:
        canvas, metal, y = sitter.canvas, CLOTHS[self.metal], self.y
        canvas.line(fitted(curve(f"M-33 {y + 10} Q0 {y - 9} 33 {y + 10}"), sitter), metal.lit, self.width)
        if self.round:
            canvas.fill(ellipse(0, y + 1, 9, 9), metal.line)
            canvas.fill(ellipse(0, y + 1, 6.6, 6.6), JEWELS[self.jewel])
            canvas.fill(ellipse(-2, y - 1, 2, 2), JEWELS["pearl"], 0.8)
            return
        canvas.fill(polygon(((0, y - 12), (6, y + 1), (0, y + 13), (-6, y + 1))), JEWELS[self.jewel])
        canvas.fill(polygon(((0, y - 12), (0, y + 13), (-6, y + 1))), JEWELS["pearl"], 0.4)


@frozen
class DropEarrings(Worn):
    """A pearl, and a drop of gold below it."""

    def before(self, sitter: Sitter) -> None:
        for side, gold in ((-1, CLOTHS["gold"].lit), (1, CLOTHS["gold"].mid)):
            canvas, x, y = hanging(sitter.canvas, side * (sitter.head.half + 3), 28)
            canvas.fill(polygon(((x, y + 6), (x + 4.4, y + 20), (x, y + 28), (x - 4.4, y + 20))), gold)
            canvas.fill(ellipse(x, y, 4.6, 4.6), mix(gold, JEWELS["pearl"], 0.35))  # it is seen before a sun, too
            canvas.fill(ellipse(x - 0.8, y - 0.8, 3.4, 3.4), JEWELS["pearl"])


@frozen
class HoopEarrings(Worn):
    """Wide rings of gold."""

    def before(self, sitter: Sitter) -> None:
        for side, gold in ((-1, CLOTHS["gold"].lit), (1, CLOTHS["gold"].mid)):
            canvas, x, y = hanging(sitter.canvas, side * (sitter.head.half + 5), 37)
            canvas.line(ellipse(x, y, 9.5, 11.5), gold, 3.0)


@frozen
class Inkvine(Worn):
    """The scar that a whip of inkvine leaves on the jaw."""

    def before(self, sitter: Sitter) -> None:
        colour = mix(sitter.skin.line, JEWELS["violet"], 0.3)
        sitter.canvas.line(_INKVINE, colour, 2.4 if sitter.fine else 3.4, 0.9)


@frozen
class BladeScar(Worn):
    """A cut across brow and cheek, on the lit side."""

    def before(self, sitter: Sitter) -> None:
        cut = curve("M-27 -14 L-23 -3 M-18 13 L-11 33")
        sitter.canvas.line(cut, mix(sitter.skin.lit, JEWELS["red"], 0.4), 2.8)
        sitter.strands(cut.translated(1.4, 0), sitter.skin.line, 1.0, 0.6)


@frozen
class EyePaint(Worn):
    """A band of black from temple to temple, as for the arena."""

    def on_skin(self, sitter: Sitter) -> None:
        band = curve("M-50 -6 Q-20 -12 0 -3 Q20 -12 50 -6 L50 15 Q22 22 8 10 L0 14 L-8 10 Q-22 22 -50 15 Z")
        with sitter.canvas.within(sitter.outline):
            sitter.canvas.fill(band, LASH, 0.8)


@frozen
class BrowDots(Worn):
    """White marks of rank over the brow, and a line on the chin."""

    def before(self, sitter: Sitter) -> None:
        for x, y in ((-14.0, -19.0), (-7.0, -21.5), (0.0, -23.0), (7.0, -21.5), (14.0, -19.0)):
            sitter.canvas.fill(ellipse(x, y, 1.9, 1.9), JEWELS["pearl"])
        sitter.canvas.line(curve("M0 -40 L0 -29"), JEWELS["pearl"], 2.2)
        sitter.strands(curve("M0 65 L0 72"), JEWELS["pearl"], 2.0, 0.9)


@frozen
class Freckles(Worn):
    """Over nose and cheeks."""

    def on_skin(self, sitter: Sitter) -> None:
        chance, dots = Random(5), QPainterPath()
        for side in (-1, 1):
            for _ in range(11):
                x, y = side * (6 + 20 * chance.random()), 20 + 13 * chance.random()
                dots.addEllipse(x, y, 1.7, 1.5)
        if sitter.fine:
            sitter.canvas.fill(dots, sitter.skin.line, 0.5)


@frozen
class Monocle(Worn):
    """A glass with a chain."""

    def before(self, sitter: Sitter) -> None:
        x = -sitter.head.apart
        sitter.canvas.fill(ellipse(x, EYES + 1, 12.5, 12.5), JEWELS["pearl"], 0.18)
        sitter.canvas.line(ellipse(x, EYES + 1, 12.5, 12.5), CLOTHS["gold"].mid, 2.2)
        sitter.strands(curve(f"M{x - 12} {EYES + 4} Q{x - 22} 44 {x - 12} 88"), CLOTHS["gold"].lit, 1.2, 0.9)


@frozen
class NoseTube(Worn):
    """It brings back what is breathed out into the suit."""

    def before(self, sitter: Sitter) -> None:
        tube = curve("M4 38 Q22 44 28 64 Q32 80 33 106")
        sitter.canvas.line(tube, LASH, 5.0)
        sitter.strands(tube.translated(-0.8, -0.5), CLOTHS["sand"].lit, 1.3, 0.75)
        sitter.canvas.fill(ellipse(4, 38, 4.6, 3.6), LASH)


@frozen
class FloatStone(Worn):
    """The lamp of a suspensor on a bald brow."""

    def before(self, sitter: Sitter) -> None:
        sitter.canvas.fill(polygon(((-6.5, -58), (6.5, -58), (5, -43), (-5, -43))), LASH)
        sitter.canvas.fill(ellipse(0, -50.5, 3.8, 3.8), JEWELS["orange"])
        sitter.canvas.fill(ellipse(-1, -51.5, 1.3, 1.3), JEWELS["pearl"])


@frozen
class Jowls(Worn):
    """Cheeks that hang, and a second chin."""

    def before(self, sitter: Sitter) -> None:
        jaw, line = sitter.head.jaw, sitter.skin.line
        sitter.strands(curve(f"M-24 36 Q{-jaw * 0.72} 54 {-jaw * 0.36} 66 M-19 42 Q-24 52 -19 60"), line, 2.0, 0.45)
        sitter.strands(curve(f"M{-jaw * 0.5} 67 Q0 81 {jaw * 0.5} 67"), line, 2.0, 0.5)
        with sitter.canvas.within(sitter.outline):
            sitter.canvas.fill(ellipse(-24, -37, 12, 6), sitter.skin.lit, 0.8)


@frozen
class BeadedBraids(Worn):
    """A braid on each side of the face, with beads at its end."""

    def before(self, sitter: Sitter) -> None:
        for side, colour in ((-1, sitter.hair.lit), (1, sitter.hair.mid)):
            for row in range(10):
                x = side * (31 + 1.2 * row - 0.12 * row * row)
                sitter.canvas.fill(ellipse(x, 22 + 9 * row, 5.6, 6.0), mix(colour, sitter.hair.dark, 0.4 * (row % 2)))
            sitter.canvas.fill(ellipse(side * 34, 72, 6.2, 3), JEWELS["gold"])
        parting = twice(curve("M0 -60 Q-36 -56 -37 10 L-29 8 Q-26 -22 0 -40 Z"))
        sitter.turned(parting, sitter.hair)
