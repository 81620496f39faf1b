"""What somebody holds before the breast: a bowl of water, a baliset."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.tones import shaded, tones


@frozen
class Bowl:
    """Brass, seen from a little above, with the water of a sietch in it."""

    x: float
    y: float
    wide: float
    stuff: str = "bronze"
    water: str = "blue"

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.y)
        canvas.painter.scale(self.wide / 100, self.wide / 100)
        body = smooth(spots("-50,0 -44,26 -26,46 0,51 26,46 44,26 50,0"))
        shaded(canvas, body, tones(canvas, self.stuff), 12, rim=1.4)
        brim, water = tones(canvas, self.stuff), tones(canvas, self.water)
        canvas.fill(ellipse(0, 0, 51, 14), brim[0])
        canvas.fill(ellipse(0, 1, 46, 11), water[2])
        canvas.fill(ellipse(0, 3, 42, 8), water[1])
        canvas.fill(ellipse(-12, 2, 18, 3), water[0])


@frozen
class Baliset:
    """Nine strings over a body with two horns at the lower left; its neck leans to the upper right."""

    x: float
    y: float
    size: float
    turn: float = 0.0
    stuff: str = "chestnut"

    def paint(self, canvas: Canvas) -> None:
        painter = canvas.painter
        painter.translate(self.x, self.y)
        painter.rotate(self.turn)
        painter.scale(self.size / 100, self.size / 100)
        wood, dark, brass = tones(canvas, self.stuff), tones(canvas, "umber"), tones(canvas, "bronze")
        shaded(canvas, polygon(spots("-5,0 5,0 4,-108 -4,-108")), dark, 3, rim=0.8)
        head = smooth(spots("-6,-106 -10,-124 -4,-140 8,-144 13,-136 6,-132 8,-122 6,-106"))
        shaded(canvas, head, wood, 4, rim=1.0)
        for peg in range(4):
            for side in (-1, 1):
                canvas.fill(ellipse(side * 11, -112 - peg * 6, 3.0, 1.8), brass[0 if side < 0 else 1])
        body = polygon(spots("0,-34 10,-22 40,-26 34,6 44,38 22,58 0,72 -22,58 -44,38 -34,6 -40,-26 -10,-22"))
        shaded(canvas, body, wood, 9, rim=1.4)
        canvas.line(body, brass[1], 1.6, 0.8)
        for x, y, radius in ((0, 14, 9), (-20, -6, 5), (20, -6, 5), (-20, 34, 5), (20, 34, 5)):
            canvas.fill(ellipse(x, y, radius, radius), tones(canvas, "ink")[2])
            canvas.line(ellipse(x, y, radius + 1.5, radius + 1.5), brass[0], 1.2)
        canvas.fill(polygon(spots("-15,42 15,42 13,47 -13,47")), dark[2])
        for string in range(5):
            across = -4.0 + 2 * string
            canvas.line(polygon(((across * 1.7, 44), (across * 0.7, -106))), canvas.light.rim, 0.6, 0.9)
