"""Beards: shapes with a hole for the lips, drawn for a head of usual width."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ellipse
from dune_desktop.scene.art.portraits.sitter import Sitter, Worn, fitted, twice
from dune_desktop.scene.drawing.paths import curve

_STUBBLE: Final = curve(
    "M-34 18 Q-34 44 -16 68 Q-8 75 0 75 Q8 75 16 68 Q34 44 34 18 Q30 34 22 40 Q10 44 0 44 Q-10 44 -22 40"
    " Q-30 34 -34 18 Z"
)


@frozen
class FullBeard(Worn):
    """From ear to ear, down to ``long``; a ``streak`` of white at the chin, or two ``braids``."""

    long: float = 88.0
    wide: float = 1.0
    streak: bool = False
    braids: bool = False

    def before(self, sitter: Sitter) -> None:
        hair, jaw, lip = sitter.hair, sitter.head.jaw * self.wide, sitter.head.nose_end + 16
        beard = curve(
            f"M-36 10 Q-38 36 {-jaw - 3} 52 Q{-jaw * 0.8} {self.long - 10} -6 {self.long} L6 {self.long}"
            f" Q{jaw * 0.8} {self.long - 10} {jaw + 3} 52 Q38 36 36 10 Q35 28 29 36 Q22 43 13 {lip - 10}"
            f" Q6 {lip - 14} 0 {lip - 10}"
            f" Q-6 {lip - 14} -13 {lip - 10} Q-22 43 -29 36 Q-35 28 -36 10 Z"
        )
        hole = ellipse(0, lip + 1.2, sitter.head.mouth * 0.92, 4.8)
        if self.braids:
            self._braids(sitter)
        sitter.turned(beard.subtracted(hole), hair, edge=0.54)
        lines = QPainterPath()
        for x in (-24, -17, -10, -3, 4, 11, 18, 25):
            top = 44 if abs(x) > 12 else lip + 9
            lines.addPath(curve(f"M{x} {top} L{x * 0.5} {self.long - 6 - abs(x) * 0.5}"))
        sitter.strands(lines, hair.line, 1.2, 0.4)
        if self.streak:
            sitter.canvas.fill(
                curve(f"M-3.4 {lip + 9} L3.4 {lip + 9} L2 {self.long} L-2 {self.long} Z"), sitter.house.rim, 0.8
            )
        sitter.rim_round(beard)

    def _braids(self, sitter: Sitter) -> None:
        for x in (-9, 9):
            for row in range(3):
                bead = ellipse(x, self.long - 4 + 10 * row, 6.4 - row, 6.6)
                sitter.canvas.fill(bead, sitter.hair.mid if x < 0 else sitter.hair.dark)


@frozen
class Goatee(Worn):
    """A point at the chin, with a moustache."""

    long: float = 90.0

    def before(self, sitter: Sitter) -> None:
        lip = sitter.head.nose_end + 15
        point = curve(
            f"M-9 {lip + 9} Q0 {lip + 6} 9 {lip + 9} Q8 {lip + 20} 0 {self.long} Q-8 {lip + 20} -9 {lip + 9} Z"
        )
        half = curve(f"M-1 {lip - 9} Q-12 {lip - 9} -19 {lip + 3} Q-9 {lip - 3} -1 {lip - 4} Z")
        for shape in (point, twice(half)):
            sitter.turned(shape, sitter.hair, edge=0.5, soft=0.02)


@frozen
class Stubble(Worn):
    """Some days without a knife; ``strong`` is how dark."""

    strong: float = 0.4

    def on_skin(self, sitter: Sitter) -> None:
        with sitter.canvas.within(sitter.outline):
            sitter.canvas.fill(fitted(_STUBBLE, sitter), sitter.hair.dark, self.strong)
