"""What cannot be seen with eyes: lines of force, memories within memories, the thread of inheritance."""

from __future__ import annotations

from math import cos, pi, sin

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.hands import Palm
from dune_desktop.scene.art.tones import glow, shaded, tones, within
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


@frozen
class PainBox:
    """A box of green metal with a dark opening at its left, and a hand that is put into it."""

    x: float
    y: float
    size: float
    skin: str = "fair"
    sleeve: str = "indigo"

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.y)
        canvas.painter.scale(self.size / 100, self.size / 100)
        three, brass = tones(canvas, "green"), tones(canvas, "bronze")
        canvas.fill(polygon(spots("-50,62 54,62 130,84 -20,84")), three[2], 0.5)
        canvas.fill(polygon(spots("-50,-46 -14,-28 -14,68 -50,44")), three[0])
        canvas.fill(polygon(spots("-50,-46 22,-56 56,-40 -14,-28")), mix(three[0], canvas.light.rim, 0.35))
        canvas.fill(polygon(spots("-45,-28 -19,-15 -19,50 -45,33")), tones(canvas, "ink")[2])
        canvas.painter.save()
        inside = QPainterPath()
        inside.addRect(-400, -200, 377, 400)
        within(canvas, inside)
        Palm(-46, 10, 74, 3, self.skin, self.sleeve).paint(canvas)
        canvas.painter.restore()
        glow(canvas, -24, 14, 40, three[0], 0.35)
        canvas.shine(polygon(spots("-14,-28 56,-40 56,50 -14,68")), three[1], three[2], (-14, 0), (56, 20))
        canvas.fill(polygon(spots("-19,-17 -14,-28 -14,68 -19,52")), three[1])
        for low, high in ((-14, -24), (52, 38)):
            canvas.line(polygon(((-14, low), (56, high - 2))), brass[1], 3.0)
        canvas.line(polygon(spots("-50,-46 -14,-28 56,-40")), canvas.light.rim, 1.2, 0.8)
        for step in range(3):
            ring = ellipse(22, 6, 18 - step * 6, 20 - step * 6)
            canvas.line(ring, brass[0 if step == 1 else 1], 1.6, 0.9)
