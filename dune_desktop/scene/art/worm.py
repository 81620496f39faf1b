"""Sandworms: a spine that bends, uneven segments that bulge, a flared lip with three rows of teeth; and their signs."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from random import Random

from attrs import field, frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import SPICE, TOOTH, WORM
from dune_desktop.scene.art.solids import walls
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE, Fading, Puff, Tones, billow
from dune_desktop.scene.drawing.painting import mix

#: Where segments meet: the middle, the angle along the spine, half the width.
Ring = tuple[Point, float, float]
#: How much of half a segment is lit, and dark, where one of its sides is turned to the light.
_LIT_PART, _DARK_PART = 0.55, 0.62


@frozen
class Worm:
    """Along a cubic spine from its foot to its head. Its foot stands in the dust that it throws up.

    ``wide``: at the foot; ``mouth``: the lip's half width; ``open``: how much of the mouth is turned to us (0 to 1);
    ``sand``: whether it comes out of sand.
    """

    spine: tuple[Point, Point, Point, Point]
    wide: float = 60.0
    mouth: float = 34.0
    open: float = field(default=0.55, kw_only=True)
    distance: float = field(default=0.0, kw_only=True)
    seed: int = field(default=1, kw_only=True)
    sand: bool = field(default=True, kw_only=True)

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = walls(canvas, WORM, self.distance, 0.25)
        path = QPainterPath(QPointF(*self.spine[0]))
        path.cubicTo(*(QPointF(*point) for point in self.spine[1:]))
        if self.sand:
            self._shadow(canvas)
        for first, last in pairwise(self._rings(path, chance)):
            _segment(canvas, tone, first, last, chance)
        point, angle = path.pointAtPercent(1), _angle(path, 1)
        _mouth(canvas, tone, (point.x(), point.y()), angle, self.mouth, self.open)
        if self.sand:
            self._dust(canvas, chance)

    def _shadow(self, canvas: Canvas) -> None:
        """What it casts over the sand: to the right and towards us, narrower and narrower."""
        (x, y), half = self.spine[0], self.wide / 2
        cast = smooth((
            (x - half, y), (x, y - half * 0.24), (x + half * 1.1, y - half * 0.1), (x + half * 4.4, y + half * 0.7),
            (x + half * 5.6, y + half * 1.15), (x + half * 3.6, y + half * 1.0), (x + half * 0.6, y + half * 0.5),
        ))  # fmt: skip
        canvas.fill(cast, canvas.far(mix(canvas.light.sand[3], canvas.light.sky[1], 0.4), self.distance), 0.5)

    def _dust(self, canvas: Canvas, chance: Random) -> None:
        """Puffs all along the front of its foot, lit at the left, that hide where it ends."""
        (x, y), half = self.spine[0], self.wide / 2
        lit, middle, shade, _ = (canvas.far(tone, self.distance) for tone in canvas.light.sand)
        bright = mix(lit, canvas.light.haze, 0.4)
        for back, (reach, drop) in ((0.5, (1.25, -0.06)), (0.0, (1.6, 0.2))):
            puffs = []
            for number in range(9):
                across = number / 4 - 1
                size = half * chance.uniform(0.4, 0.68) * (1 - 0.6 * abs(across))
                puffs.append(Puff(x + half * reach * across, y + half * drop, size))
            three = (mix(bright, middle, back), mix(bright, middle, 0.5 + back), mix(middle, shade, 0.3 + back * 0.4))
            billow(canvas, puffs, three, Fading(y, y + half))

    def _rings(self, path: QPainterPath, chance: Random) -> list[Ring]:
        """From the foot to the head, not evenly: a worm is no hose."""
        many = max(8, int(path.length() / (self.wide * 0.3)))
        stops = [0.0]
        for _ in range(many):
            stops.append(stops[-1] + chance.uniform(0.65, 1.3))
        rings = []
        for stop in stops:
            at = stop / stops[-1]
            point = path.pointAtPercent(at)
            half = self.wide / 2 * (1 - at * 0.1) + (self.mouth - self.wide * 0.45) * max(0.0, at - 0.7) / 0.3 * 0.75
            rings.append(((point.x(), point.y()), _angle(path, at), half * chance.uniform(0.96, 1.04)))
        return rings


def _angle(path: QPainterPath, at: float) -> float:
    """The direction of the spine, in radians; y goes down."""
    before, after = path.pointAtPercent(max(0.0, at - 0.01)), path.pointAtPercent(min(1.0, at + 0.01))
    return atan2(after.y() - before.y(), after.x() - before.x())


def _side(ring: Ring, across: float, grow: float = 1.0) -> Point:
    """A point on the ring: -1 is left of the way to the head, 1 right of it."""
    (x, y), angle, half = ring
    return x - sin(angle) * half * across * grow, y + cos(angle) * half * across * grow


def _back(ring: Ring, way: float) -> Ring:
    """A little nearer to the foot: segments lie one over the other, so that nothing shines through between them."""
    (x, y), angle, half = ring
    return (x - cos(angle) * way, y - sin(angle) * way), angle, half


def _segment(canvas: Canvas, tone: Tones, first: Ring, last: Ring, chance: Random) -> None:
    """Between two rings; its sides bulge, and what faces left and up is lit."""
    middle = (
        ((first[0][0] + last[0][0]) / 2, (first[0][1] + last[0][1]) / 2),
        (first[1] + last[1]) / 2 if abs(first[1] - last[1]) < pi else first[1],
        (first[2] + last[2]) / 2,
    )
    canvas.fill(_between(_back(first, 0.5), middle, last, -1.0, 1.0), tone[MIDDLE])
    under, normal = _back(first, 1.5), middle[1] - pi / 2
    towards = cos(normal) * -0.8 + sin(normal) * -0.6
    side, share = (-1.0 if towards >= 0 else 1.0), abs(towards) ** 0.6
    canvas.fill(_between(under, middle, last, *sorted((side, side * (1 - _LIT_PART * share)))), tone[LIT])
    canvas.fill(_between(under, middle, last, *sorted((-side, -side * (1 - _DARK_PART * share)))), tone[DARK])
    cracks = QPainterPath()
    for _ in range(3):
        across = chance.uniform(-0.7, 0.7)
        cracks.moveTo(QPointF(*_side(first, across)))
        cracks.lineTo(QPointF(*_side(middle, across + chance.uniform(-0.08, 0.08))))
    canvas.line(cracks, tone[DARK], 0.7, 0.5)
    _seam(canvas, tone, first)
    edge = QPainterPath(QPointF(*_side(first, side)))
    edge.quadTo(QPointF(*_side(middle, side, 1.1)), QPointF(*_side(last, side)))
    canvas.line(edge, canvas.light.rim, max(0.5, 0.03 * last[2]), 0.8 * share)


def _seam(canvas: Canvas, tone: Tones, ring: Ring) -> None:
    """Between this segment and the one before it, over both."""
    bow = ring[2] * 0.24
    seam = QPainterPath(QPointF(*_side(ring, -0.95)))
    bend = QPointF(ring[0][0] - cos(ring[1]) * bow, ring[0][1] - sin(ring[1]) * bow)
    seam.quadTo(bend, QPointF(*_side(ring, 0.95)))
    canvas.line(seam, mix(tone[DARK], canvas.light.sand[3], 0.5), max(0.8, ring[2] * 0.07), 0.9)


def _between(
    first: Ring,
    middle: Ring,
    last: Ring,
    left: float,
    right: float,
) -> QPainterPath:
    """The strip of a segment from one share of its width to another; only the outer sides bulge."""
    path = QPainterPath(QPointF(*_side(first, left)))
    path.quadTo(QPointF(*_side(middle, left, 1.1 if abs(left) == 1 else 1.0)), QPointF(*_side(last, left)))
    path.lineTo(QPointF(*_side(last, right)))
    path.quadTo(QPointF(*_side(middle, right, 1.1 if abs(right) == 1 else 1.0)), QPointF(*_side(first, right)))
    path.closeSubpath()
    return path


def _mouth(canvas: Canvas, tone: Tones, at: Point, angle: float, radius: float, turned: float) -> None:
    """The flared lip and what is in it, turned from us as the neck is."""
    painter = canvas.painter
    painter.save()
    painter.translate(QPointF(*at))
    painter.rotate(degrees(angle))
    canvas.fill(ellipse(-radius * 0.16, 0, radius * max(0.15, turned) * 1.02, radius * 1.04), tone[DARK])
    painter.scale(max(0.15, turned), 1.0)
    maw(canvas, tone, radius)
    painter.restore()


def maw(canvas: Canvas, tone: Tones, radius: float) -> None:
    """A mouth round the origin: the lip in pieces, three rows of teeth, an orange throat."""
    canvas.fill(ellipse(0, 0, radius * 1.06, radius * 1.06), tone[DARK])
    canvas.fill(ellipse(-radius * 0.03, -radius * 0.03, radius * 1.03, radius * 1.03), tone[LIT])
    lip = QPainterPath()
    for number in range(22):
        turn = number * 2 * pi / 22
        lip.moveTo(cos(turn) * radius * 0.84, sin(turn) * radius * 0.84)
        lip.lineTo(cos(turn + 0.05) * radius * 1.02, sin(turn + 0.05) * radius * 1.02)
    canvas.line(lip, tone[DARK], radius * 0.03, 0.7)
    throat = QRadialGradient(QPointF(0, 0), radius * 0.86)
    throat.setColorAt(0, mix(SPICE[0], canvas.light.sun, 0.3))
    throat.setColorAt(0.3, mix(SPICE[1], tone[MIDDLE], 0.25))
    throat.setColorAt(0.62, mix(SPICE[2], tone[DARK], 0.5))
    throat.setColorAt(1, mix(tone[DARK], canvas.light.sand[3], 0.6))
    canvas.painter.setBrush(throat)
    canvas.painter.drawEllipse(QPointF(0, 0), radius * 0.86, radius * 0.86)
    for row, (outer, inner, count) in enumerate(((0.86, 0.6, 26), (0.64, 0.42, 22), (0.44, 0.26, 16))):
        teeth = QPainterPath()
        for number in range(count):
            turn, half = (number + 0.5 * row) * 2 * pi / count, pi / count * 0.62
            tips = ((outer, turn - half), (inner, turn), (outer, turn + half))
            teeth.addPath(polygon([(cos(one) * far * radius, sin(one) * far * radius) for far, one in tips]))
        canvas.fill(teeth, mix(TOOTH, tone[DARK], 0.25 * row))


@frozen
class Maw:
    """A mouth seen from before it, or from above; ``flat``: its height as a share of its width."""

    x: float
    y: float
    radius: float
    flat: float = 1.0

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.y)
        canvas.painter.scale(1.0, self.flat)
        maw(canvas, walls(canvas, WORM, 0.0, 0.25), self.radius)


@frozen
class WormSign:
    """A worm under the sand: mounds that it throws up, larger and larger, from ``start`` to ``end``."""

    start: Point
    end: Point
    wide: float = 60.0
    bend: float = 60.0

    def paint(self, canvas: Canvas) -> None:
        (x, y), (end, other) = self.start, self.end
        spine = QPainterPath(QPointF(x, y))
        spine.quadTo(QPointF((x + end) / 2 + self.bend, y + (other - y) * 0.35), QPointF(end, other))
        at = 0.0
        while at < 1:
            self._mound(canvas, spine.pointAtPercent(at), at)
            at += 0.03 + 0.05 * at
        self._mound(canvas, spine.pointAtPercent(1), 1.0)

    def _mound(self, canvas: Canvas, foot: QPointF, at: float) -> None:
        """Its upper half is round, its foot a lens; the right flank lies in the shade."""
        lit, middle, shade, deep = (canvas.far(tone, 0.4 * (1 - at)) for tone in canvas.light.sand)
        half = self.wide / 2 * (0.08 + 0.92 * at**1.6)
        high, x, y = half * 1.05, foot.x(), foot.y()
        tail = QPointF(x + half * 0.1, y + half * 0.3)
        back = QPainterPath(QPointF(x - half, y))
        back.cubicTo(QPointF(x - half * 0.7, y - high * 0.5), QPointF(x - half * 0.4, y - high), QPointF(x, y - high))
        edge = QPainterPath(back)
        edge.cubicTo(QPointF(x + half * 0.2, y - high * 0.6), QPointF(x - half * 0.25, y - half * 0.2), tail)
        light = QPainterPath(edge)
        light.quadTo(QPointF(x - half * 0.6, y + half * 0.3), QPointF(x - half, y))
        dark = QPainterPath(QPointF(x, y - high))
        dark.cubicTo(QPointF(x + half * 0.4, y - high), QPointF(x + half * 0.7, y - high * 0.5), QPointF(x + half, y))
        dark.quadTo(QPointF(x + half * 0.6, y + half * 0.3), tail)
        dark.cubicTo(
            QPointF(x - half * 0.25, y - half * 0.2), QPointF(x + half * 0.2, y - high * 0.6), QPointF(x, y - high)
        )
        canvas.shine(light, lit, middle, (x, y - high), (x - half * 0.3, y + half * 0.3))
        canvas.shine(dark, deep, shade, (x, y), (x + half, y))
        canvas.line(edge, canvas.light.rim, 0.6 + 0.7 * at, 0.75 * at)
