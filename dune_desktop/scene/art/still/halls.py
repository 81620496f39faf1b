"""Halls: walls with a pool of light, arches that go into the distance, floors, columns, windows, doors ajar."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import ALL, Canvas, Point, ellipse, polygon
from dune_desktop.scene.art.lights import BRASS, MARBLE, STONE, WOOD
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix

#: The part of an opening that its arch takes: a half round, or pointed and higher.
ROUND, POINTED = 1.0, 1.45


def opening(x: float, foot: float, half: float, high: float, arch: float = ROUND) -> QPainterPath:
    """A door or window of this half width and height, with an arch above."""
    spring, top = foot - high + half * arch, foot - high
    path = QPainterPath(QPointF(x - half, foot))
    path.lineTo(x - half, spring)
    if arch == ROUND:
        path.arcTo(QRectF(x - half, top, 2 * half, 2 * half), 180, -180)
    else:
        path.cubicTo(x - half, spring - half * 0.7, x - half * 0.45, top + half * 0.35, x, top)
        path.cubicTo(x + half * 0.45, top + half * 0.35, x + half, spring - half * 0.7, x + half, spring)
    path.lineTo(x + half, foot)
    path.closeSubpath()
    return path


@frozen
class RoomWall:
    """A wall in the dark with a pool of light; ``courses`` of stone, or panels of wood."""

    tones: Tones = STONE
    x: float = 60.0
    y: float = 110.0
    radius: float = 190.0
    courses: int = 0
    panels: int = 0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        glow = QRadialGradient(QPointF(self.x, self.y), self.radius)
        glow.setColorAt(0, mix(middle, lit, 0.6))
        glow.setColorAt(0.5, middle)
        glow.setColorAt(1, dark)
        canvas.painter.fillRect(ALL, glow)
        high = ALL.height() / self.courses if self.courses else 0.0
        for row in range(1, self.courses):
            y = row * high
            canvas.fill(
                polygon(((ALL.left(), y), (ALL.right(), y), (ALL.right(), y + 1.2), (ALL.left(), y + 1.2))), dark, 0.5
            )
            for number in range(-6, 13):
                x = number * high * 2.2 + (row % 2) * high * 1.1
                canvas.painter.fillRect(QRectF(x, y, 1.2, high), faded(dark, 0.5))
        for number in range(self.panels):
            wide = ALL.width() / self.panels
            x = ALL.left() + number * wide
            canvas.painter.fillRect(QRectF(x, 0, 3, ALL.height()), faded(dark, 0.7))
            canvas.painter.fillRect(QRectF(x + 3, 0, 1.4, ALL.height()), faded(lit, 0.45))


@frozen
class Arcade:
    """Arches one behind the other, to a light at the end; with a floor of squares."""

    x: float = 120.0
    y: float = 150.0
    tones: Tones = MARBLE
    count: int = 5
    arch: float = ROUND
    half: float = 108.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        canvas.painter.fillRect(ALL, mix(dark, canvas.light.sand[3], 0.5))
        for number in range(self.count):
            near = number / max(1, self.count - 1)
            half = self._half(number)
            foot, top = self._foot(number), self.y - half * 1.25
            hole = opening(self.x, foot, half, foot - top, self.arch)
            tone = canvas.far(mix(dark, middle, 0.2 + 0.6 * near), 0.45 * near)
            inner = opening(self.x, foot, half * 0.9, foot - top - half * 0.1, self.arch)
            canvas.fill(hole, mix(tone, dark, 0.55))
            with canvas.within(hole):
                flank = QRectF(self.x, top, half, foot - top)
                canvas.painter.fillRect(flank, canvas.far(mix(lit, middle, 0.45), 0.3 * near))
            canvas.fill(inner, tone)
            canvas.line(inner, canvas.light.rim, 0.9, 0.25 + 0.3 * near)
            if number == self.count - 1:
                canvas.shine(inner, canvas.light.sky[3], canvas.light.sun, (0, top), (0, foot))
        self._floor(canvas)

    def _floor(self, canvas: Canvas) -> None:
        """Squares between the feet of the arches, and on them the light from the end."""
        _, middle, dark = self.tones
        foot, half = self._foot(self.count - 1), self._half(self.count - 1) * 0.9
        wide = half + (300 - foot) * 0.9 / 1.05
        floor = ((self.x - half, foot), (self.x + half, foot), (self.x + wide, 300.0), (self.x - wide, 300.0))
        with canvas.within(polygon(floor)):
            _squares(canvas, self.x, self.y, foot, dark, mix(middle, dark, 0.3))
        shine = (*floor[:2], (self.x + half * 3.4, 300.0), (self.x - half * 2.4, 300.0))
        canvas.shine(polygon(shine), faded(canvas.light.sun, 0.6), faded(canvas.light.sun, 0.0), (0, foot), (0, 290))

    def _half(self, number: int) -> float:
        return float(self.half * 0.74**number)

    def _foot(self, number: int) -> float:
        return self.y + self._half(number) * 1.05


def _squares(canvas: Canvas, x: float, horizon: float, top: float, one: QColor, other: QColor) -> None:
    """A floor from its upper edge to the foot of the picture; squares that run to a point."""
    canvas.painter.fillRect(QRectF(ALL.left(), top, ALL.width(), ALL.bottom() - top), one)
    path, deep = QPainterPath(), 300.0 - horizon
    rows = [deep / (1 + 0.32 * step) for step in range(14)]
    for row in range(len(rows) - 1):
        near, far = rows[row], rows[row + 1]
        if horizon + near <= top:
            break
        far = max(far, top - horizon)
        for column in range(-18, 18):
            if (column + row) % 2:
                continue
            ends = [
                (x + (column + side) * 46 * at / deep, horizon + at)
                for side, at in ((0, far), (1, far), (1, near), (0, near))
            ]
            path.addPath(polygon(ends))
    canvas.fill(path, other)


@frozen
class Floor:
    """Squares that run to a point on the horizon."""

    top: float = 210.0
    x: float = 120.0
    horizon: float = 150.0
    tones: Tones = MARBLE

    def paint(self, canvas: Canvas) -> None:
        _, middle, dark = self.tones
        _squares(canvas, self.x, self.horizon, self.top, dark, mix(middle, dark, 0.35))
        canvas.painter.fillRect(QRectF(ALL.left(), self.top, ALL.width(), 1.2), faded(canvas.light.rim, 0.5))


@frozen
class Pillar:
    """A fluted column from the top of the picture, or from ``top``, with capital and base of brass."""

    x: float
    wide: float = 30.0
    foot: float = 270.0
    top: float = 0.0
    tones: Tones = MARBLE
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = (canvas.far(tone, self.distance) for tone in self.tones)
        left, wide, high = self.x - self.wide / 2, self.wide, self.foot - self.top
        fill = canvas.painter.fillRect
        fill(QRectF(left, self.top, wide, high), middle)
        fill(QRectF(left, self.top, wide * 0.3, high), lit)
        fill(QRectF(left + wide * 0.66, self.top, wide * 0.34, high), dark)
        for share in (0.14, 0.3, 0.48, 0.66, 0.84):
            fill(QRectF(left + wide * share, self.top, wide * 0.035, high), faded(dark, 0.6))
        fill(QRectF(left, self.top, 1.4, high), faded(canvas.light.rim, 0.8))
        brass = [canvas.far(tone, self.distance) for tone in BRASS]
        for y, more, tall in ((self.foot - wide * 0.16, 0.22, 0.16), (self.foot - wide * 0.28, 0.1, 0.12),
                              (self.top, 0.22, 0.2), (self.top + wide * 0.2, 0.1, 0.12)):  # fmt: skip
            full = wide * (1 + 2 * more)
            fill(QRectF(left - wide * more, y, full, wide * tall), brass[1])
            fill(QRectF(left - wide * more, y, full * 0.25, wide * tall), brass[0])
            fill(QRectF(left - wide * more + full * 0.7, y, full * 0.3, wide * tall), brass[2])


@frozen
class Casement:
    """An opening in a wall, with the sky of the light outside; ``bars`` across it."""

    x: float
    foot: float
    half: float
    high: float
    arch: float = ROUND
    bars: int = 2
    tones: Tones = STONE

    def paint(self, canvas: Canvas) -> None:
        jamb = opening(self.x, self.foot + 3, self.half + 6, self.high + 9, self.arch)
        canvas.fill(jamb, self.tones[2])
        lit = opening(self.x + 2, self.foot + 3, self.half + 4, self.high + 8, self.arch)
        canvas.fill(lit, mix(self.tones[1], self.tones[0], 0.4))
        hole = opening(self.x, self.foot, self.half, self.high, self.arch)
        sky = QLinearGradient(0, self.foot - self.high, 0, self.foot)
        for number, colour in enumerate(canvas.light.sky[1:]):
            sky.setColorAt(number / 3, colour)
        canvas.painter.fillPath(hole, sky)
        with canvas.within(hole):
            for number in range(1, self.bars + 1):
                x = self.x - self.half + 2 * self.half * number / (self.bars + 1)
                canvas.painter.fillRect(QRectF(x - 1.3, self.foot - self.high, 2.6, self.high), self.tones[2])
        canvas.line(jamb, BRASS[1], 1.2, 0.8)


@frozen
class Shafts:
    """Light that falls through a window, in beams that fade."""

    start: tuple[Point, Point]
    way: Point
    count: int = 3
    opacity: float = 0.3

    def paint(self, canvas: Canvas) -> None:
        (ax, ay), (bx, by) = self.start
        dx, dy = self.way
        for number in range(self.count):
            first, last = (number + 0.08) / self.count, (number + 0.8) / self.count
            one = (ax + (bx - ax) * first, ay + (by - ay) * first)
            other = (ax + (bx - ax) * last, ay + (by - ay) * last)
            beam = polygon((one, other, (other[0] + dx * 1.12, other[1] + dy), (one[0] + dx, one[1] + dy)))
            sun = canvas.light.sun
            canvas.shine(beam, faded(sun, self.opacity), faded(sun, 0.0), one, (one[0] + dx, one[1] + dy))


@frozen
class Gleam:
    """The light round a flame, a crystal, or behind what counts."""

    x: float
    y: float
    radius: float = 90.0
    opacity: float = 0.5
    tones: Tones = ()

    def paint(self, canvas: Canvas) -> None:
        colour = self.tones[0] if self.tones else canvas.light.sun
        glow = QRadialGradient(QPointF(self.x, self.y), self.radius)
        glow.setColorAt(0, faded(colour, self.opacity))
        glow.setColorAt(0.4, faded(colour, self.opacity * 0.42))
        glow.setColorAt(1, faded(colour, 0.0))
        canvas.painter.fillRect(
            QRectF(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius), glow
        )


@frozen
class DoorAjar:
    """A high door that stands open by a hand; the light behind it falls over the floor towards us."""

    x: float = 120.0
    foot: float = 236.0
    half: float = 46.0
    high: float = 190.0
    gap: float = 16.0
    tones: Tones = WOOD

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        x, foot, half, top = self.x, self.foot, self.half, self.foot - self.high
        frame = opening(x, foot, half + 8, self.high + 10)
        canvas.fill(frame, mix(dark, canvas.light.sand[3], 0.3))
        canvas.line(frame, BRASS[1], 1.4, 0.8)
        hole = opening(x, foot, half, self.high)
        with canvas.within(hole):
            canvas.fill(hole, canvas.light.sun)
            canvas.painter.fillRect(QRectF(x - half, top, half - 2, self.high), mix(middle, dark, 0.2))
            leaf = polygon(((x + self.gap, top - 4), (x + half, top), (x + half, foot), (x + self.gap, foot + 5)))
            canvas.fill(leaf, mix(dark, middle, 0.25))
            for y in (0.3, 0.55, 0.8):
                at = top + self.high * y
                panel = polygon(
                    (
                        (x - half + 8, at),
                        (x - 12, at),
                        (x - 12, at + self.high * 0.18),
                        (x - half + 8, at + self.high * 0.18),
                    )
                )
                canvas.line(panel, dark, 1.6, 0.9)
                slanted = polygon(
                    (
                        (x + self.gap + 7, at),
                        (x + half - 7, at),
                        (x + half - 7, at + self.high * 0.18),
                        (x + self.gap + 7, at + self.high * 0.19),
                    )
                )
                canvas.line(slanted, dark, 1.6)
            canvas.painter.fillRect(QRectF(x - 3.4, top, 2, self.high), canvas.light.rim)
            canvas.painter.fillRect(QRectF(x + self.gap, top, 1.6, self.high), lit)
        wedge = polygon(((x - 2, foot), (x + self.gap, foot + 4), (x + self.gap + 120, 330), (x + 10, 330)))
        canvas.shine(wedge, faded(canvas.light.sun, 0.85), faded(canvas.light.sun, 0.1), (x, foot), (x + 60, 320))
        canvas.fill(ellipse(x - 9, foot - self.high * 0.45, 2.4, 2.4), BRASS[0])
