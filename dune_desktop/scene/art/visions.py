"""What cannot be seen with eyes: lines of force, memories within memories, the thread of inheritance."""

from __future__ import annotations

from math import cos, pi, sin

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, ellipse, smooth
from dune_desktop.scene.art.tones import shaded, tones
from dune_desktop.scene.drawing.painting import mix


@frozen
class Memories:
    """Heads within heads, each an outline round the one before, and lights upon the outermost."""

    x: float
    foot: float
    count: int = 6
    step: float = 20.0
    colour: str = "bronze"

    def paint(self, canvas: Canvas) -> None:
        line, deep = tones(canvas, self.colour), tones(canvas, "violet")
        for number in range(self.count, 0, -1):
            wide, high = 34 + number * self.step, 84 + number * self.step * 1.28
            arch = smooth((
                (self.x - wide * 1.3, self.foot), (self.x - wide * 0.95, self.foot - high * 0.4),
                (self.x - wide * 0.72, self.foot - high * 0.78), (self.x, self.foot - high),
                (self.x + wide * 0.72, self.foot - high * 0.78), (self.x + wide * 0.95, self.foot - high * 0.4),
                (self.x + wide * 1.3, self.foot),
            ))  # fmt: skip
            canvas.fill(arch, mix(deep[2], deep[0], 0.75 * (1 - number / (self.count + 1))), 0.6)
            canvas.line(arch, line[0], 1.3, 0.9 - 0.09 * number)
            for lamp in range(number + 3):
                turn = pi * (lamp + 1) / (number + 4)
                x, y = self.x - wide * 0.98 * cos(turn), self.foot - high * (0.36 + 0.64 * sin(turn))
                canvas.fill(ellipse(x, y, 2.4, 2.4), canvas.light.rim, 0.9 - 0.1 * number)


@frozen
class Helix:
    """Two strands round each other, from the top down, with the rungs between them."""

    x: float
    top: float
    foot: float
    wide: float = 42.0
    turns: float = 2.0
    first: str = "bronze"
    last: str = "teal"

    def paint(self, canvas: Canvas) -> None:
        many = round(13 * self.turns)
        strands = (tones(canvas, self.first), tones(canvas, self.last))
        for back in (True, False):
            for number in range(many):
                turn = 2 * pi * self.turns * (number + 0.5) / many
                y = self.top + (self.foot - self.top) * (number + 0.5) / many
                if back:
                    rung = QPainterPath()
                    rung.moveTo(self.x - self.wide * sin(turn), y)
                    rung.lineTo(self.x + self.wide * sin(turn), y)
                    canvas.line(rung, strands[0][2], 2.2, 0.7)
                for side, three in ((-1, strands[0]), (1, strands[1])):
                    if (side * cos(turn) < 0) is not back:
                        continue
                    near = 1.0 + 0.28 * side * cos(turn)
                    bead = ellipse(self.x + side * self.wide * sin(turn), y, 8.5 * near, 8.5 * near)
                    shaded(canvas, bead, (three[1], three[2], three[2]) if back else three, 4, rim=0 if back else 0.8)
