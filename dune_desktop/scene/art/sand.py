"""Sand: the flat ground, dunes with a lit back, an S-shaped crest and a slip face, barchans, ripples, footsteps."""

from __future__ import annotations

from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ALL, HIGH, Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import SPICE
from dune_desktop.scene.drawing.painting import mix


@frozen
class Ground:
    """Everything below the horizon: pale with haze far away, deep at our feet."""

    horizon: float = 200.0
    haze: float = 0.55

    def paint(self, canvas: Canvas) -> None:
        _, middle, shade, _ = canvas.light.sand
        path = QPainterPath()
        path.addRect(QRectF(ALL.left(), self.horizon, ALL.width(), HIGH - self.horizon))
        far = canvas.far(canvas.light.sand[0], self.haze)
        canvas.shine(path, far, mix(middle, shade, 0.35), (0, self.horizon), (0, HIGH))


@frozen
class Dune:
    """One dune: its highest point over ``x``, its foot at ``y``. The wind comes from the left."""

    x: float
    y: float
    wide: float
    high: float
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, shade, deep = (canvas.far(tone, self.distance) for tone in canvas.light.sand)
        top, depth = self.y - self.high, self.high * 0.34
        left, right = self.x - self.wide * 0.62, self.x + self.wide * 0.38
        tail = (self.x - self.wide * 0.04, self.y + depth)
        back = QPainterPath(QPointF(left, self.y))
        back.cubicTo(self.x - self.wide * 0.3, self.y - 2, self.x - self.wide * 0.2, top + 2, self.x, top)
        slip = QPainterPath(QPointF(self.x, top))
        slip.cubicTo(
            self.x + self.wide * 0.09, top + self.high * 0.2, right - self.wide * 0.12, self.y - 1, right, self.y
        )
        slip.cubicTo(right - self.wide * 0.1, self.y + depth * 0.8, tail[0] + self.wide * 0.1, tail[1], *tail)
        crest = self._crest(top, tail)
        slip.connectPath(crest.toReversed())
        body = QPainterPath(back)
        body.connectPath(crest)
        body.cubicTo(
            self.x - self.wide * 0.25, self.y + depth, left + self.wide * 0.1, self.y + depth * 0.7, left, self.y
        )
        canvas.shine(body, lit, middle, (self.x, top), (self.x - self.wide * 0.2, self.y + depth))
        canvas.shine(slip, deep, shade, (self.x, top), (self.x + self.wide * 0.2, self.y + depth))
        back.connectPath(crest)
        canvas.line(back, canvas.light.rim, 1.2, 0.75 * (1 - self.distance))

    def _crest(self, top: float, tail: tuple[float, float]) -> QPainterPath:
        """From the highest point towards us: an S."""
        high = tail[1] - top
        path = QPainterPath(QPointF(self.x, top))
        path.cubicTo(self.x + self.wide * 0.05, top + high * 0.3, self.x - self.wide * 0.16, top + high * 0.6, *tail)
        return path


@frozen
class Dunes:
    """Rows of dunes, one before the other, from ``top`` down to the foot of the picture."""

    top: float = 200.0
    bottom: float = 320.0
    rows: int = 4
    high: float = 34.0
    seed: int = 1
    haze: float = 0.55

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for row in range(self.rows):
            depth = row / max(1, self.rows - 1)
            y = self.top + (self.bottom - self.top) * depth**1.3
            _row(canvas, chance, y, self.high * (0.42 + 0.58 * depth), self.haze * (1 - depth))


def _row(canvas: Canvas, chance: Random, y: float, high: float, distance: float) -> None:
    """A row across all of the picture; its crests and feet make one outline."""
    lit, middle, shade, deep = (canvas.far(tone, distance) for tone in canvas.light.sand)
    x = ALL.left() - chance.uniform(0, high * 4)
    outline, slips, crests = QPainterPath(QPointF(x, y)), QPainterPath(), QPainterPath()
    while x < ALL.right():
        rise, run, fall = high * chance.uniform(0.45, 1), high * chance.uniform(3, 6), high * chance.uniform(1.2, 2)
        peak, foot = QPointF(x + run, y - rise), QPointF(x + run + fall, y + high * chance.uniform(-0.06, 0.12))
        crests.moveTo(outline.currentPosition())
        for path in (outline, crests):
            path.cubicTo(QPointF(x + run * 0.45, y), QPointF(x + run * 0.7, peak.y() + rise * 0.08), peak)
        outline.cubicTo(peak + QPointF(fall * 0.2, rise * 0.3), foot - QPointF(fall * 0.45, rise * 0.06), foot)
        tail = QPointF(peak.x() - run * chance.uniform(0.25, 0.75), y + high * chance.uniform(0.6, 1.1))
        bend = QPointF(peak.x() + fall * 0.3, peak.y() + rise * 0.5), QPointF(tail.x() + run * 0.04, y + high * 0.2)
        slips.moveTo(peak)
        slips.cubicTo(peak + QPointF(fall * 0.2, rise * 0.3), foot - QPointF(fall * 0.45, rise * 0.06), foot)
        slips.cubicTo(foot + QPointF(-fall * 0.5, high * 0.62), tail + QPointF(run * 0.3, high * 0.08), tail)
        slips.cubicTo(bend[1], bend[0], peak)
        crests.moveTo(peak)
        crests.cubicTo(bend[0], bend[1], tail)
        x = foot.x()
    for corner in (QPointF(x, HIGH + 40), QPointF(ALL.left() - 200, HIGH + 40)):
        outline.lineTo(corner)
    canvas.shine(outline, lit, mix(middle, shade, 0.4), (0, y - high), (0, y + high * 2.2))
    canvas.shine(slips, deep, mix(shade, middle, 0.25), (0, y - high), (0, y + high))
    canvas.line(crests, canvas.light.rim, 0.6 + 0.7 * (1 - distance), 0.75 * (1 - distance))


@frozen
class Ridge:
    """A large dune before us: a crest through ``points`` from left to right, and the shade under a part of it.

    From ``peak`` a second crest comes towards us, to ``tail``; right of it lies the slip face.
    """

    points: tuple[tuple[float, float], ...]
    peak: tuple[float, float]
    tail: tuple[float, float]

    def paint(self, canvas: Canvas) -> None:
        lit, middle, shade, deep = canvas.light.sand
        crest = smooth(self.points, closed=False)
        body = QPainterPath(crest)
        last, first = self.points[-1], self.points[0]
        body.lineTo(last[0], HIGH + 20)
        body.lineTo(first[0], HIGH + 20)
        body.closeSubpath()
        canvas.shine(body, lit, mix(middle, shade, 0.5), self.peak, (self.peak[0] - 90, HIGH + 20))
        (px, py), (tx, ty) = self.peak, self.tail
        edge = QPainterPath(QPointF(px, py))
        edge.cubicTo(px + (tx - px) * 0.1 + 14, py + (ty - py) * 0.35, tx - 26, py + (ty - py) * 0.6, tx, ty)
        slip = QPainterPath(edge)
        slip.lineTo(last[0] + 60, HIGH + 20)
        slip.lineTo(last[0] + 60, py - 60)
        slip.lineTo(px, py - 60)
        slip.closeSubpath()
        canvas.shine(slip.intersected(body), deep, shade, self.peak, (px + 150, HIGH))
        canvas.line(crest, canvas.light.rim, 1.4, 0.7)
        canvas.line(edge, canvas.light.rim, 1.4, 0.8)


@frozen
class Barchan:
    """A crescent seen from above, its horns down the wind."""

    x: float
    y: float
    wide: float
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, shade, deep = (canvas.far(tone, self.distance) for tone in canvas.light.sand)
        half, high = self.wide / 2, self.wide * 0.2
        back = QPainterPath(QPointF(self.x - half, self.y))
        back.cubicTo(
            self.x - half * 0.7, self.y - high, self.x + half * 0.3, self.y - high * 1.2, self.x + half, self.y
        )
        front = QPainterPath(back)
        front.cubicTo(
            self.x + half * 0.5, self.y - high * 0.7, self.x + half * 0.1, self.y, self.x - half * 0.1, self.y + high
        )
        front.cubicTo(
            self.x - half * 0.4, self.y + high * 0.8, self.x - half * 0.8, self.y + high * 0.4, self.x - half, self.y
        )
        dark = QPainterPath(QPointF(self.x + half, self.y))
        dark.cubicTo(
            self.x + half * 0.5, self.y - high * 0.7, self.x + half * 0.1, self.y, self.x - half * 0.1, self.y + high
        )
        dark.cubicTo(self.x + half * 0.3, self.y + high * 0.6, self.x + half * 0.5, self.y, self.x + half, self.y)
        canvas.shine(front, lit, middle, (self.x - half, self.y - high), (self.x + half * 0.2, self.y + high))
        canvas.shine(dark, deep, shade, (self.x, self.y), (self.x + half, self.y))
        canvas.line(back, canvas.light.rim, 0.9, 0.6 * (1 - self.distance))


@frozen
class Ripples:
    """Lines that the wind left, nearer to each other far away."""

    top: float = 220.0
    bottom: float = 300.0
    count: int = 16
    opacity: float = 0.3
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        path = QPainterPath()
        for number in range(self.count):
            y = self.top + (self.bottom - self.top) * (number / self.count) ** 1.5
            x = ALL.left() + chance.uniform(0, 60)
            while x < ALL.right():
                long = chance.uniform(30, 90)
                path.moveTo(x, y)
                path.quadTo(x + long / 2, y + chance.uniform(-3, 3), x + long, y + chance.uniform(-1, 1))
                x += long + chance.uniform(20, 120)
        canvas.line(path, canvas.light.sand[3], 0.9, self.opacity)


@frozen
class CastShadow:
    """The long shadow of something that stands at (x, y): to the right and towards us."""

    x: float
    y: float
    wide: float = 12.0
    long: float = 80.0
    opacity: float = 0.5

    def paint(self, canvas: Canvas) -> None:
        half, end = self.wide / 2, self.x + self.long
        drop = self.long * 0.26
        points = (
            (self.x - half, self.y),
            (self.x + half, self.y - 1),
            (end, self.y + drop),
            (end - half, self.y + drop),
        )
        canvas.fill(polygon(points), canvas.light.sand[3], self.opacity)


@frozen
class Steps:
    """Footsteps from one point to another, the nearer ones larger."""

    start: tuple[float, float]
    bend: tuple[float, float]
    end: tuple[float, float]
    count: int = 18
    size: float = 2.4

    def paint(self, canvas: Canvas) -> None:
        path = QPainterPath(QPointF(*self.start))
        path.quadTo(QPointF(*self.bend), QPointF(*self.end))
        feet = QPainterPath()
        for number in range(self.count):
            at = number / max(1, self.count - 1)
            point, size = path.pointAtPercent(at), self.size * (1 - 0.75 * at)
            side = size * (1 if number % 2 else -1)
            feet.addEllipse(QPointF(point.x() + side, point.y()), size, size * 0.5)
        canvas.fill(feet, canvas.light.sand[3], 0.7)


@frozen
class SpiceField:
    """Sand that glitters with spice."""

    x: float
    y: float
    wide: float
    high: float
    count: int = 120
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        canvas.fill(ellipse(self.x, self.y, self.wide / 2, self.high / 2), SPICE[1], 0.4)
        canvas.fill(ellipse(self.x - self.wide * 0.05, self.y, self.wide * 0.36, self.high * 0.32), SPICE[1], 0.45)
        paths = (QPainterPath(), QPainterPath(), QPainterPath())
        for _ in range(self.count):
            x = self.x + self.wide * 0.5 * chance.triangular(-1, 1)
            y = self.y + self.high * 0.5 * chance.triangular(-1, 1)
            size = 0.5 + 1.6 * chance.random() ** 3
            paths[chance.randrange(3)].addEllipse(QPointF(x, y), size, size)
        for path, colour in zip(paths, SPICE, strict=True):
            canvas.fill(path, colour)
