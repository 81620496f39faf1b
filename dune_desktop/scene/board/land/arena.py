"""The arena at the foot of the board: sand that is raked in circles, and a ring wall round it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from dune_desktop.scene.art.hours import Hour
from dune_desktop.scene.drawing.painting import faded, mix

#: The ring, in halves of the basin; it is wider than the board is.
_WIDE, _HIGH = 1.16, 1.12
#: How thick the wall is seen from above, and how high from within.
_THICK, _TALL = 9.0, 11.0
#: The circles of the rake, and the stones of the wall.
_CIRCLES: Final = 11
_STONES: Final = 96
_LANES: Final = 24


def draw_arena(painter: QPainter, basin: QRectF, frame: QRectF, hour: Hour) -> None:
    """Fill the foot of the board; ``basin`` is what the Conflict has of it."""
    ring = QRectF(0, 0, _WIDE * basin.width(), _HIGH * basin.height() + _TALL)
    ring.moveCenter(basin.center() + QPointF(0, 0.06 * basin.height() - _TALL))
    painter.save()
    painter.setClipRect(QRectF(basin.left() - _THICK, 0, frame.right() - basin.left() + _THICK, frame.bottom()))
    _draw_wall(painter, ring, hour)
    _draw_floor(painter, ring.adjusted(_THICK, _THICK + _TALL, -_THICK, -_THICK / 2), hour)
    painter.restore()


def _oval(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def _draw_wall(painter: QPainter, ring: QRectF, hour: Hour) -> None:
    """Its crest in the light, the far side of it seen from within, with the joints of the stones."""
    lit, middle, dark = hour.light.rock
    shadow = _oval(ring.adjusted(-6, -4, 16, 10))
    painter.fillPath(shadow, faded(hour.light.sand[3], 0.4))
    crest = QLinearGradient(ring.topLeft(), ring.topRight())
    crest.setColorAt(0, mix(lit, hour.light.haze, 0.4))
    crest.setColorAt(1, middle)
    painter.fillPath(_oval(ring), crest)
    face = QLinearGradient(ring.topLeft(), ring.topRight())
    face.setColorAt(0, dark)
    face.setColorAt(0.5, mix(dark, middle, 0.75))
    face.setColorAt(1, mix(middle, lit, 0.6))
    inner = ring.adjusted(_THICK, _THICK, -_THICK, -_THICK)
    painter.fillPath(_oval(inner), face)
    painter.setPen(QPen(faded(hour.shade, 0.5), 1))
    for stone in range(_STONES):
        angle = radians(180 + 180 * stone / _STONES)
        at = inner.center() + QPointF(inner.width() / 2 * cos(angle), inner.height() / 2 * sin(angle))
        painter.drawLine(at + QPointF(0, -_THICK + 1), at + QPointF(0, _TALL - (stone % 2) * 4))
    painter.setPen(QPen(faded(hour.light.rim, 0.8), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(ring, 16 * 20, 16 * 140)


def _draw_floor(painter: QPainter, floor: QRectF, hour: Hour) -> None:
    """Sand that the sun reaches at the right, with the furrows of the rake."""
    lit, middle, _, deep = hour.light.sand
    painter.save()
    painter.setClipPath(_oval(floor), Qt.ClipOperation.IntersectClip)
    light = QLinearGradient(floor.topLeft(), floor.bottomRight())
    for at, share in ((0.0, 0.56), (0.45, 0.2), (1.0, 0.42)):
        light.setColorAt(at, faded(mix(middle, hour.shade, share), 0.82))
    painter.fillRect(floor, light)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle_of_it = floor.center()
    for circle in range(1, _CIRCLES + 1):
        share = circle / _CIRCLES
        wide, high = share * floor.width() / 2, share * floor.height() / 2
        strong = 2 if circle % 4 == 0 else 1
        for pen, aside in ((faded(deep, 0.2 * strong), 0.0), (faded(lit, 0.2 * strong), 1.3)):
            painter.setPen(QPen(pen, 0.9 + 0.3 * strong))
            painter.drawEllipse(middle_of_it + QPointF(0, aside), wide, high)
    painter.setPen(QPen(faded(deep, 0.22), 1, Qt.PenStyle.DashLine))
    for lane in range(_LANES):
        angle = radians(360 * (lane + 0.5) / _LANES)
        way = QPointF(cos(angle) * floor.width() / 2, sin(angle) * floor.height() / 2)
        painter.drawLine(middle_of_it + way * 0.36, middle_of_it + way)
    cast = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    cast.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    cast.setColorAt(0.72, faded(deep, 0.0))
    cast.setColorAt(1.0, faded(deep, 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(cast)
    painter.drawEllipse(floor)
    painter.restore()
