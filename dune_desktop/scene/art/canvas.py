"""What parts are painted on: a painter in the units of the design, its light, and how shapes are filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import hypot
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from dune_desktop.scene.art.lights import Light
from dune_desktop.scene.drawing.painting import faded, mix

#: A card's picture. Sky and ground go on at both sides, so that a wide picture steps back and cuts no head.
WIDE, HIGH, BLEED = 240.0, 300.0, 720.0
Point = tuple[float, float]
#: How many pixels a unit has at least, where lines of one unit are seen.
_FINE: Final = 0.6
#: All of the design, with what goes on at both sides.
ALL: Final = QRectF((WIDE - BLEED) / 2, 0.0, BLEED, HIGH)


@frozen(eq=False)
class Canvas:
    """``seen``: the part of the design that the camera shows, in the units of the design."""

    painter: QPainter
    light: Light
    seen: QRectF

    @property
    def fine(self) -> bool:
        """Says whether lines of one unit are seen; where they are not, a part may leave its finest ones out."""
        device = self.painter.deviceTransform()
        return hypot(device.m11(), device.m12()) >= _FINE

    def far(self, colour: QColor, distance: float) -> QColor:
        """The colour through so much haze: near things .0, .25; the middle .45; the horizon .6."""
        return mix(colour, self.light.haze, distance)

    def formed(self, path: QPainterPath) -> QPainterPath:
        """Where a path is painted: here, where it says; on a canvas that is bent, elsewhere."""
        return path

    def paint(self, path: QPainterPath, brush: QBrush | QColor | QGradient) -> None:
        """Whatever is filled is painted by this."""
        self.painter.fillPath(self.formed(path), brush)

    def fill(self, path: QPainterPath, colour: QColor, opacity: float = 1.0) -> None:
        self.paint(path, colour if opacity == 1.0 else faded(colour, opacity))

    def line(self, path: QPainterPath, colour: QColor, width: float, opacity: float = 1.0) -> None:
        """A line with round ends."""
        pen = QPen(faded(colour, opacity), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(self.formed(path), pen)

    def shine(self, path: QPainterPath, first: QColor, last: QColor, start: Point, end: Point) -> None:
        """Filled with two colours that go over into each other from one point to the other."""
        gradient = QLinearGradient(QPointF(*start), QPointF(*end))
        gradient.setColorAt(0, first)
        gradient.setColorAt(1, last)
        self.paint(path, gradient)

    @contextmanager
    def within(self, path: QPainterPath) -> Iterator[None]:
        """What is painted meanwhile stays inside the path: hard shade on a solid."""
        self.painter.save()
        self.painter.setClipPath(self.formed(path), Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    def place(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, mirrored: bool = False) -> None:
        """From here on the part has its own units, round its own middle."""
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(-scale if mirrored else scale, scale)


def polygon(points: Sequence[Point]) -> QPainterPath:
    """Straight from point to point, and back."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def smooth(points: Sequence[Point], *, closed: bool = True) -> QPainterPath:
    """A curve through all of the points (Catmull-Rom)."""
    # Each with the one before it and the two after it; numbers, as arithmetic of points takes three times as long.
    last, second = points[-1], points[1 % len(points)]
    row = [last, *points, points[0], second] if closed else [points[0], *points, last]
    path = QPainterPath(QPointF(*points[0]))
    curve = path.cubicTo
    for (xb, yb), (xs, ys), (xe, ye), (xa, ya) in zip(row, row[1:], row[2:], row[3:], strict=False):
        curve(xs + (xe - xb) / 6, ys + (ye - yb) / 6, xe - (xa - xs) / 6, ye - (ya - ys) / 6, xe, ye)
    if closed:
        path.closeSubpath()
    return path


@lru_cache(512)
def spots(text: str) -> tuple[Point, ...]:
    """Points as one writes them for a shape of many: ``"0,-50 21,-45"``."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def ellipse(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """Round a middle; half its width and half its height."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path
