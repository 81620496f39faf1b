"""What cannot be seen, as brass on air: waves of sound, beams of sight, rings of symbols, webs, forking ways."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from dune_desktop.scene.art.canvas import ALL, Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.devices import glow, stroke
from dune_desktop.scene.art.lights import BRASS, CLOTH, FIRE, GLASS, KEYLINE
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class Echo:
    """Arcs that run out from a point: a voice, a beat, a call; 360 degrees make rings."""

    x: float
    y: float
    count: int = 7
    first: float = 18.0
    step: float = 15.0
    turn: float = 0.0
    spread: float = 360.0
    colour: QColor | None = None

    def paint(self, canvas: Canvas) -> None:
        colour = self.colour or canvas.light.rim
        for number in range(self.count):
            radius = self.first + number * self.step
            arc = QPainterPath()
            start = -self.turn - self.spread / 2
            arc.arcMoveTo(self.x - radius, self.y - radius, 2 * radius, 2 * radius, start)
            arc.arcTo(self.x - radius, self.y - radius, 2 * radius, 2 * radius, start, self.spread)
            canvas.line(arc, colour, 2.6 - 1.6 * number / self.count, 0.85 * (1 - number / self.count) + 0.08)


@frozen
class Beam:
    """A cone of sight or light; ``turn`` 0 points to the right."""

    x: float
    y: float
    turn: float = 30.0
    length: float = 300.0
    spread: float = 18.0
    opacity: float = 0.5
    colour: QColor | None = None

    def paint(self, canvas: Canvas) -> None:
        colour = self.colour or canvas.light.sun
        ends = [
            (self.x + self.length * cos(radians(angle)), self.y + self.length * sin(radians(angle)))
            for angle in (self.turn - self.spread / 2, self.turn + self.spread / 2)
        ]
        middle = (self.x + self.length * cos(radians(self.turn)), self.y + self.length * sin(radians(self.turn)))
        cone = polygon(((self.x, self.y), *ends))
        canvas.shine(cone, faded(colour, self.opacity), faded(colour, 0.0), (self.x, self.y), middle)


@frozen
class SightLines:
    """Dashed brass from an eye to what it watches, each end in a ring."""

    x: float
    y: float
    ends: tuple[Point, ...]
    width: float = 1.3

    def paint(self, canvas: Canvas) -> None:
        for end in self.ends:
            pen = QPen(BRASS[0], self.width, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap)
            path = QPainterPath(QPointF(self.x, self.y))
            path.lineTo(*end)
            canvas.painter.strokePath(path, pen)
            canvas.line(ellipse(*end, 6, 6), BRASS[0], self.width * 1.2)
            canvas.fill(ellipse(*end, 2.4, 2.4), FIRE[1])


@frozen
class WatchingEye:
    """A large eye in brass lids, its iris blue upon blue."""

    x: float
    y: float
    size: float = 120.0
    iris: QColor = CLOTH[3]
    rays: int = 0

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.size / 120)
        for ray in range(self.rays):
            angle = radians(-170 + 160 * ray / (self.rays - 1))
            start, end = (70, 92) if ray % 2 else (66, 84)
            ends = ((cos(angle) * start, sin(angle) * start * 0.8), (cos(angle) * end, sin(angle) * end * 0.8))
            stroke(canvas, ends, BRASS[0], 2.0, 0.85)
        lids = QPainterPath()
        lids.moveTo(-60, 2)
        lids.quadTo(-6, -58, 60, 2)
        lids.quadTo(-2, 44, -60, 2)
        canvas.fill(lids, mix(canvas.light.rim, canvas.light.haze, 0.35))
        with canvas.within(lids):
            canvas.fill(ellipse(2, -34, 70, 26), canvas.light.sky[0], 0.35)
            canvas.fill(ellipse(0, -2, 26, 26), mix(self.iris, KEYLINE, 0.35))
            canvas.fill(ellipse(-1, -1, 22, 22), self.iris)
            canvas.fill(ellipse(-3, 4, 16, 14), mix(self.iris, GLASS[1], 0.7))
            canvas.fill(ellipse(0, -2, 10, 10), KEYLINE)
            canvas.fill(ellipse(-7, -9, 4.5, 4.5), canvas.light.rim)
        canvas.line(lids, KEYLINE, 5.5, 0.75)
        canvas.line(lids, BRASS[1], 3.2)
        upper = QPainterPath()
        upper.moveTo(-60, 2)
        upper.quadTo(-6, -58, 60, 2)
        canvas.line(upper, BRASS[0], 1.4)


@frozen
class SymbolRing:
    """Symbols of our own between two rings of brass, round a middle."""

    x: float
    y: float
    radius: float = 90.0
    count: int = 12
    turn: float = 0.0
    opacity: float = 0.9
    squash: float = 1.0

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.setOpacity(self.opacity)
        canvas.place(self.x, self.y, self.radius / 100)
        canvas.painter.scale(1, self.squash)
        for radius, width in ((116, 1.4), (112, 3), (86, 2.2)):
            canvas.line(ellipse(0, 0, radius, radius), KEYLINE, width + 2, 0.45)
            canvas.line(ellipse(0, 0, radius, radius), BRASS[1], width)
        for number in range(self.count):
            canvas.painter.save()
            canvas.painter.rotate(self.turn + number * 360 / self.count)
            canvas.painter.translate(0, -99)
            self._symbol(canvas, number % 6)
            canvas.painter.restore()

    def _symbol(self, canvas: Canvas, kind: int) -> None:
        bright = BRASS[0]
        if kind == 0:
            canvas.line(ellipse(0, 0, 6, 6), bright, 2)
            canvas.fill(ellipse(0, 0, 2, 2), bright)
        elif kind == 1:
            canvas.line(polygon(((0, -7), (7, 6), (-7, 6))), bright, 2)
        elif kind == 2:
            canvas.fill(ellipse(0, 0, 7, 7).subtracted(ellipse(4, -2, 6, 6)), bright)
        elif kind == 3:
            canvas.fill(polygon(((0, -8), (5, 0), (0, 8), (-5, 0))), bright)
        elif kind == 4:
            for x in (-5, 0, 5):
                stroke(canvas, ((x, -6 + abs(x) * 0.4), (x, 6 - abs(x) * 0.4)), bright, 2)
        else:
            canvas.line(smooth(((-7, 3), (-3, -3), (2, 3), (7, -3)), closed=False), bright, 2)


@frozen
class Branches:
    """One way that forks, and forks again: what may come, from the foot up."""

    x: float
    y: float
    length: float = 58.0
    depth: int = 5
    spread: float = 27.0
    seed: int = 1
    chosen: int = 22

    def paint(self, canvas: Canvas) -> None:
        self._grow(canvas, (self.x, self.y), -90.0, self.depth, Random(self.seed), 1)

    def _grow(self, canvas: Canvas, start: Point, angle: float, left: int, chance: Random, name: int) -> None:
        """``name``: a branch's twigs are twice its name, and one more; the chosen way leads to one of them."""
        length = self.length * (0.55 + 0.45 * left / self.depth) * chance.uniform(0.85, 1.1)
        end = (start[0] + length * cos(radians(angle)), start[1] + length * sin(radians(angle)))
        bend = 0.12 * length * (1 if name % 2 else -1)
        path = QPainterPath(QPointF(*start))
        path.quadTo((start[0] + end[0]) / 2 + bend, (start[1] + end[1]) / 2, *end)
        chosen = self.chosen >> max(0, self.chosen.bit_length() - name.bit_length()) == name
        colour = FIRE[0] if chosen else canvas.light.sky[4]
        if chosen:
            canvas.line(path, FIRE[1], 5.0 + left, 0.3)
        canvas.line(path, colour, 0.7 + left * 0.6, 1.0 if chosen else 0.6)
        if left > 1:
            for side in (-1, 1):
                turn = side * self.spread * chance.uniform(0.7, 1.15)
                self._grow(canvas, end, angle + turn, left - 1, chance, name * 2 + (side > 0))
        else:
            canvas.fill(ellipse(*end, 3 if chosen else 1.8, 3 if chosen else 1.8), colour)
            if chosen:
                glow(canvas, *end, 22, FIRE[1], 0.8)


@frozen
class Web:
    """Points that know of each other, in a net of brass; the one in the middle knows all."""

    x: float = 120.0
    y: float = 140.0
    wide: float = 105.0
    high: float = 110.0
    count: int = 15
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        knots = [(self.x, self.y)]
        for number in range(1, self.count):
            angle, far = number * pi * (3 - 5**0.5), (number / self.count) ** 0.5
            far *= chance.uniform(0.85, 1.1)
            knots.append((self.x + cos(angle) * far * self.wide, self.y + sin(angle) * far * self.high))
        for number, knot in enumerate(knots[1:], 1):
            near = sorted(knots[:number], key=lambda other: (other[0] - knot[0]) ** 2 + (other[1] - knot[1]) ** 2)
            for other in near[:2]:
                stroke(canvas, (knot, other), KEYLINE, 3, 0.4)
                stroke(canvas, (knot, other), BRASS[1], 1.3)
        for number, (x, y) in enumerate(knots):
            size = 10 if not number else 3 + 3 * chance.random()
            glow(canvas, x, y, size * 3.4, FIRE[1], 0.55)
            canvas.fill(ellipse(x, y, size, size), BRASS[1])
            canvas.fill(ellipse(x, y, size * 0.62, size * 0.62), FIRE[0] if number % 3 == 0 else FIRE[1])


@frozen
class Abacus:
    """A frame of brass whose beads bear the colours of the factions; ``y`` is its middle."""

    x: float
    y: float
    size: float = 150.0
    rods: int = 5
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        canvas.place(self.x, self.y, self.size / 150)
        for rod in range(self.rods):
            x = -56 + rod * 112 / (self.rods - 1)
            stroke(canvas, ((x, -60), (x, 60)), BRASS[2], 2.6)
            colour = (CLOTH[1], CLOTH[2], CLOTH[0], CLOTH[3], FIRE[1])[rod % 5]
            risen = chance.randrange(1, 5)
            for bead in range(6):
                self._bead(canvas, x, 48 - bead * 14 - (28 if bead >= risen else 0), colour)
        frame = QPainterPath()
        frame.addRoundedRect(-76, -66, 152, 132, 8, 8)
        for colour, width in ((KEYLINE, 13), (BRASS[2], 11), (BRASS[1], 8)):
            canvas.line(frame, colour, width)
        stroke(canvas, ((-76, 60), (-76, -66), (70, -66)), BRASS[0], 2.4)
        stroke(canvas, ((-74, -30), (74, -30)), BRASS[1], 3.4)

    def _bead(self, canvas: Canvas, x: float, y: float, colour: QColor) -> None:
        bead = smooth(
            ((x - 11, y), (x - 6, y - 5.6), (x + 6, y - 5.6), (x + 11, y), (x + 6, y + 5.6), (x - 6, y + 5.6))
        )
        canvas.fill(bead, colour)
        with canvas.within(bead):
            canvas.fill(ellipse(x - 5, y - 4, 7, 4), mix(colour, canvas.light.rim, 0.5))
            canvas.fill(ellipse(x + 10, y + 2, 8, 8), mix(colour, KEYLINE, 0.45))


@frozen
class Halved:
    """Two parts that show one half each: somebody with two faces; a line of brass lies between them."""

    left: PicturePart
    right: PicturePart
    x: float = 120.0

    def paint(self, canvas: Canvas) -> None:
        for part, start in ((self.left, ALL.left()), (self.right, self.x)):
            half = QPainterPath()
            half.addRect(start, 0, ALL.width() if part is self.right else self.x - start, ALL.height())
            with canvas.within(half):
                part.paint(canvas)
        stroke(canvas, ((self.x, 0), (self.x, ALL.height())), KEYLINE, 4, 0.6)
        stroke(canvas, ((self.x, 0), (self.x, ALL.height())), BRASS[1], 2)


@frozen
class Tinted:
    """All that is behind it in the colour of something else, at the right of ``x``."""

    x: float
    colour: QColor
    opacity: float = 0.6

    def paint(self, canvas: Canvas) -> None:
        half = QPainterPath()
        half.addRect(self.x, 0, ALL.right() - self.x, ALL.height())
        canvas.fill(half, self.colour, self.opacity)


@frozen
class Gloom:
    """The shadow of somebody hooded, thrown large on a wall by a lamp before him; ``y`` is its foot."""

    x: float
    y: float
    high: float = 280.0
    opacity: float = 0.75

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.high / 100)
        outline = ((0, -102), (7, -96), (10, -84), (9, -75), (17, -66), (25, -40), (34, 4))
        shape = smooth([*outline, *((-x, y) for x, y in reversed(outline[1:]))])
        canvas.fill(shape, canvas.light.sky[0], self.opacity)
