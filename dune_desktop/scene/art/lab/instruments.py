"""Instruments: microscopes, flasks, dishes, knives of surgeons, syringes, lamps over a table, mirrors."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from attrs import field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.lights import AMNION, BRASS, EBONY, GLASS, IVORY, KEYLINE, STEEL, WOOD
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.art.still.placing import Placed, band, shadow, turned
from dune_desktop.scene.art.tones import Tones, glow, shaded
from dune_desktop.scene.drawing.painting import mix


@frozen
class Microscope(Placed):
    """From the side, its tube leaning to the right; under it shines what is looked at."""

    metal: Tones = field(default=BRASS, kw_only=True)
    glows: Tones = field(default=AMNION, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 36, 7, reach=1.6)
        shaded(canvas, polygon(spots("-38,0 36,0 34,-8 20,-12 -30,-12 -40,-6")), EBONY, 6, rim=1.0)
        arm = smooth(spots("2,-10 22,-12 34,-32 34,-60 20,-84 4,-92 -4,-82 10,-72 20,-56 18,-36 8,-24"))
        shaded(canvas, arm, self.metal, 5, rim=1.2)
        shaded(canvas, ellipse(-14, -20, 11, 5), GLASS, 4, rim=1.0)
        shaded(canvas, polygon(spots("-34,-40 18,-40 18,-33 -34,-33")), EBONY, 4, rim=1.0)
        glow(canvas, -13, -43, 34, self.glows[0], 0.9)
        canvas.fill(ellipse(-13, -42, 13, 3), self.glows[0])
        canvas.painter.save()
        canvas.painter.translate(2, -76)
        canvas.painter.rotate(24)
        turned(canvas, ((5, 16), (6, 22), (3.6, 30), (2.6, 34)), STEEL, curved=False)
        turned(canvas, ((9.5, -34), (9.5, 6), (11, 8), (11, 16)), self.metal, curved=False)
        turned(canvas, ((7, -50), (8.5, -46), (6.5, -42), (6.5, -34)), EBONY, curved=False)
        for y in (-30, 2):
            canvas.line(polygon(((-9.5, y), (9.5, y))), self.metal[2], 1.4)
        canvas.painter.restore()
        for radius, colour in ((9, self.metal[2]), (7.6, self.metal[1]), (3, self.metal[0])):
            canvas.fill(ellipse(30, -46, radius, radius), colour)


@frozen
class Flask(Placed):
    """Of thin glass, wide at its foot or ``round``; what is in it shines."""

    drink: Tones = field(default=AMNION, kw_only=True)
    round: bool = field(default=False, kw_only=True)
    boils: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 30, 6, reach=1.7)
        glow(canvas, 0, -28, 80, self.drink[0], 0.55)
        glass = self._glass()
        outline = band(glass, -1, 1, curved=self.round)
        canvas.fill(outline, GLASS[1], 0.4)
        full = outline.intersected(polygon(((-60, -46), (60, -40), (60, 4), (-60, 4))))
        canvas.shine(full, self.drink[0], self.drink[1], (-20, -46), (16, 0))
        canvas.fill(full.intersected(polygon(spots("10,-60 60,-60 60,4 24,4"))), self.drink[2], 0.55)
        canvas.fill(ellipse(0, -43, 27 if self.round else 20, 4), mix(self.drink[0], canvas.light.rim, 0.4))
        for x, y, size in ((-8, -22, 3.4), (6, -30, 2.4), (2, -12, 2.8), (-2, -36, 1.8)):
            canvas.fill(ellipse(x, y, size, size), self.drink[0], 0.8)
        canvas.line(outline, GLASS[0], 1.6, 0.9)
        canvas.line(smooth(spots("-24,-26 -22,-14 -14,-7" if self.round else "-14,-44 -21,-26 -26,-12"), closed=False),
                    canvas.light.rim, 3.0, 0.85)  # fmt: skip
        canvas.fill(ellipse(0, -100, 12, 3), GLASS[0], 0.8)
        if self.boils:
            for wide, strong in ((9.0, 0.16), (4.0, 0.3), (1.4, 0.7)):
                way = smooth(spots("0,-104 9,-120 -3,-138 9,-156 2,-174"), closed=False)
                canvas.line(way, self.drink[0], wide, strong)

    def _glass(self) -> tuple[Point, ...]:
        if self.round:
            return ((10, -100), (9, -84), (9, -68), (28, -56), (38, -34), (31, -10), (14, 0))
        return ((10, -100), (10, -66), (36, -8), (34, 0))


@frozen
class Dish(Placed):
    """A flat dish seen from a little above, and the cultures in it."""

    drink: Tones = field(default=AMNION, kw_only=True)
    seed: int = field(default=1, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 48, 10, reach=1.2)
        canvas.fill(ellipse(0, 5, 50, 16), GLASS[2], 0.8)
        canvas.fill(ellipse(0, 0, 50, 16), GLASS[1], 0.6)
        canvas.shine(ellipse(0, 0, 45, 13.4), self.drink[1], self.drink[2], (-30, -8), (30, 10))
        chance = Random(self.seed)
        for _ in range(15):
            turn, reach = chance.uniform(0, 2 * pi), 36 * chance.random() ** 0.5
            size = chance.uniform(1.6, 5.4)
            x, y = reach * cos(turn), reach * sin(turn) * 0.3
            canvas.fill(ellipse(x, y, size, size * 0.42), self.drink[0])
        canvas.line(ellipse(0, 0, 50, 16), canvas.light.rim, 1.6, 0.8)


def _handle(canvas: Canvas, top: float, foot: float, wide: float, metal: Tones) -> None:
    turned(canvas, ((wide * 0.7, top), (wide, top + 8), (wide, foot - 6), (wide * 0.6, foot)), metal)
    for step in range(4):
        y = foot - 12 - 5 * step
        canvas.line(polygon(((-wide, y), (wide, y))), metal[2], 1.4, 0.8)


@frozen
class Scalpel(Placed):
    """Point up, lying or held; its middle is at its place."""

    def draw(self, canvas: Canvas) -> None:
        blade = smooth(spots("-3,-12 -4,-30 1,-50 5,-34 4,-12"))
        shaded(canvas, blade, STEEL, 2.4, rim=0.9)
        _handle(canvas, -14, 50, 4.2, STEEL)


@frozen
class Forceps(Placed):
    """Two arms of steel that close at the top."""

    def draw(self, canvas: Canvas) -> None:
        for side, tone in ((1, STEEL[2]), (-1, STEEL[0])):
            arm = smooth([(side * x, y) for x, y in spots("1,-50 3,-20 9,8 7,34 2,50")], closed=False)
            canvas.line(arm, STEEL[2], 6)
            canvas.line(arm, mix(STEEL[1], tone, 0.7), 3.4)
        for y in (6, 11, 16):
            canvas.line(polygon(((-10, y), (-5, y + 1))), STEEL[2], 1.2)


@frozen
class BoneSaw(Placed):
    """A blade with teeth at its left, and a handle of wood below."""

    def draw(self, canvas: Canvas) -> None:
        teeth = [(-9 + (3 if step % 2 else 0), 14 - 4 * step) for step in range(16)]
        shaded(canvas, polygon((*teeth, (-2, -50), (8, -46), (8, 14))), STEEL, 5, rim=1.0)
        turned(canvas, ((8, 14), (9, 22), (7, 34), (9, 46), (6, 52)), WOOD)


@frozen
class Syringe(Placed):
    """Needle up: a barrel of glass with what is drawn into it, rings for two fingers, a plunger."""

    drink: Tones = field(default=AMNION, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        canvas.line(polygon(((0, -50), (0, -28), (0, -50))), STEEL[0], 1.8)
        turned(canvas, ((2, -30), (4, -26), (9, -24)), STEEL, curved=False)
        turned(canvas, ((9, -24), (9, 4)), self.drink, curved=False)
        turned(canvas, ((9, 4), (9, 22)), GLASS, curved=False)
        turned(canvas, ((2.4, 12), (2.4, 40), (9, 42), (9, 46)), STEEL, curved=False)
        for side in (-1, 1):
            canvas.line(ellipse(side * 15, 23, 6, 6), STEEL[1], 2.6)
        canvas.line(polygon(((-10, 22), (10, 22))), STEEL[0], 2.6)
        canvas.line(polygon(((-6, -22), (-6, 18), (-6, -22))), canvas.light.rim, 1.8, 0.8)


@frozen
class TheatreLamp:
    """The lamp over an operating table, from below: a ring of lights round one."""

    x: float
    y: float
    radius: float = 60.0
    lights: int = 6

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.radius / 60)
        glow(canvas, 0, 0, 190, canvas.light.sun, 0.75)
        shaded(canvas, ellipse(0, 0, 60, 60), STEEL, 8, rim=1.4)
        canvas.fill(ellipse(0, 0, 54, 54), mix(STEEL[2], KEYLINE, 0.3))
        places = [(38 * cos(step * 2 * pi / self.lights), 38 * sin(step * 2 * pi / self.lights))
                  for step in range(self.lights)]  # fmt: skip
        for x, y in ((0.0, 0.0), *places):
            glow(canvas, x, y, 26, canvas.light.sun, 0.9)
            canvas.fill(ellipse(x, y, 12.5, 12.5), canvas.light.sun)
            canvas.line(ellipse(x, y, 12.5, 12.5), STEEL[0], 1.2)


@frozen
class Mirror:
    """An oval glass in a frame of brass; ``part`` is what one sees in it, wherever it stands in the picture."""

    part: PicturePart
    x: float = 120.0
    y: float = 140.0
    wide: float = 70.0
    high: float = 100.0

    def paint(self, canvas: Canvas) -> None:
        frame = ellipse(self.x, self.y, self.wide + 9, self.high + 9)
        canvas.fill(frame.translated(5, 7), KEYLINE, 0.5)
        shaded(canvas, frame, BRASS, 9, rim=1.6)
        glass = ellipse(self.x, self.y, self.wide, self.high)
        canvas.shine(glass, GLASS[1], GLASS[2], (self.x, self.y - self.high), (self.x, self.y + self.high))
        with canvas.within(glass):
            canvas.painter.save()
            self.part.paint(canvas)
            canvas.painter.restore()
            for start, broad, strong in ((-0.75, 0.2, 0.3), (-0.4, 0.07, 0.25), (0.5, 0.12, 0.16)):
                left, up = self.x + start * self.wide, self.y - self.high
                shine = polygon(((left + 60, up), (left + 60 + broad * self.wide, up),
                                 (left - 60 + broad * self.wide, up + 2 * self.high),
                                 (left - 60, up + 2 * self.high)))  # fmt: skip
                canvas.fill(shine, GLASS[0], strong)
        canvas.line(glass, BRASS[2], 2.6)


@frozen
class SteelTray:
    """A tray of steel across the table, in which instruments lie on white cloth."""

    x: float
    y: float
    wide: float
    high: float

    def paint(self, canvas: Canvas) -> None:
        place = QRectF(self.x - self.wide / 2, self.y - self.high / 2, self.wide, self.high)
        for inset, grow, colour in ((0, 8, STEEL[2]), (-2, 6, STEEL[1]), (8, 0, STEEL[2]), (10, 0, IVORY[1])):
            path = QPainterPath()
            path.addRoundedRect(place.adjusted(inset, inset, -inset, -inset + grow / 2), 10, 10)
            canvas.fill(path, colour)
        inner = place.adjusted(10, 10, -10, -10)
        cloth = QPainterPath()
        cloth.addRoundedRect(inner, 4, 4)
        canvas.shine(cloth, IVORY[0], IVORY[1], (inner.left(), inner.top()), (inner.right(), inner.bottom()))
        canvas.line(polygon(((place.left() + 6, place.top() + 1), (place.right() - 6, place.top() + 1))),
                    canvas.light.rim, 1.6, 0.9)  # fmt: skip
