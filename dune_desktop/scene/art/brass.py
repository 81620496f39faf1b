"""Brass and lacquer: the lines, the corners and the ground of panels, sheets and pages."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from dune_desktop.scene.art.canvas import polygon
from dune_desktop.scene.art.lights import BRASS, KEYLINE
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.drawing.painting import faded, mix, rounded
from dune_desktop.scene.drawing.tokens import RADIUS_PANEL, Theme

#: The frame of a page, of a sheet and of a panel: how wide its line is.
PAGE, SHEET, PANEL = 2.2, 1.8, 1.2
#: From the outer line to the inner one.
_INNER: Final = 4.5
#: How long the steps of a corner are.
_STEPS: Final = (20.0, 14.0, 9.0)
#: Lower plates have plain corners.
_LOW: Final = 60.0
_RAYS, _RAY, _PRINT = 44, 0.05, 0.16


def slab(painter: QPainter, rect: QRectF, theme: Theme, *, radius: float = RADIUS_PANEL, middle: bool = False) -> None:
    """A plate of dark lacquer or pale stone; light comes over it from the right corner, or from above the middle."""
    shape = rounded(rect, radius)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, mix(theme.panel, theme.raised, 0.5))
    ground.setColorAt(0.4, theme.panel)
    ground.setColorAt(1, mix(theme.panel, theme.window, 0.55))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, ground)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    at = QPointF(rect.center().x(), rect.top() + 90) if middle else QPointF(rect.right() - 8, rect.top() + 4)
    far = 620.0
    ray = QRadialGradient(at, far)
    ray.setColorAt(0, faded(BRASS[1], 2 * _RAY))
    ray.setColorAt(1, faded(BRASS[1], 0))
    turn = 360 / _RAYS
    for number in range(_RAYS):
        angles = (number * turn, number * turn + 0.42 * turn)
        ends = [(at.x() + far * cos(radians(one)), at.y() + far * sin(radians(one))) for one in angles]
        painter.fillPath(polygon(((at.x(), at.y()), *ends)), ray)
    grain(painter, rect, _PRINT)
    painter.restore()


def frame(painter: QPainter, rect: QRectF, width: float = SHEET, *, radius: float = RADIUS_PANEL) -> None:
    """A line of brass just inside of ``rect``, a thin one within, and steps in the corners."""
    outer = rect.adjusted(width, width, -width, -width)
    line(painter, rounded(outer, radius), rect, width)
    if width > PANEL:
        inner = outer.adjusted(_INNER, _INNER, -_INNER, -_INNER)
        painter.strokePath(rounded(inner, radius / 2), QPen(faded(BRASS[1], 0.4), 0.9))
        corners(painter, inner)
    elif rect.height() > _LOW:
        studs(painter, outer.adjusted(1.6, 1.6, -1.6, -1.6))


def line(painter: QPainter, path: QPainterPath, across: QRectF, width: float) -> None:
    """A line of brass, lit at the upper left, on a dark keyline."""
    shine = QLinearGradient(across.topLeft(), across.bottomRight())
    for at, colour in ((0.0, BRASS[0]), (0.22, BRASS[1]), (0.55, mix(BRASS[1], BRASS[2], 0.6)), (1.0, BRASS[1])):
        shine.setColorAt(at, colour)
    painter.strokePath(path, QPen(faded(KEYLINE, 0.75), width + 1.6))
    painter.strokePath(path, QPen(QBrush(shine), width))


def corners(painter: QPainter, rect: QRectF) -> None:
    """Three steps and a wedge in each corner."""
    for right, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        at = QPointF(rect.left() if right > 0 else rect.right(), rect.top() if down > 0 else rect.bottom())
        painter.save()
        painter.translate(at)
        painter.scale(right, down)
        for number, long in enumerate(_STEPS):
            near = 3.0 * number
            step = QPainterPath(QPointF(near, long + near))
            step.lineTo(near, near)
            step.lineTo(long + near, near)
            painter.strokePath(step, QPen(faded(BRASS[1], 0.85 - 0.25 * number), 1.4))
        painter.fillPath(polygon(((0, 0), (8, 0), (0, 8))), BRASS[1])
        painter.restore()


def studs(painter: QPainter, rect: QRectF) -> None:
    """A wedge in each corner."""
    for x, right in ((rect.left(), 1), (rect.right(), -1)):
        for y, down in ((rect.top(), 1), (rect.bottom(), -1)):
            painter.fillPath(polygon(((x, y), (x + 8 * right, y), (x, y + 8 * down))), faded(BRASS[1], 0.85))


def divider(painter: QPainter, rect: QRectF) -> None:
    """A thin line with a lozenge in its middle, fading at both ends."""
    middle = rect.center()
    fade = QLinearGradient(rect.left(), 0, rect.right(), 0)
    for at, opacity in ((0.0, 0.0), (0.5, 1.0), (1.0, 0.0)):
        fade.setColorAt(at, faded(BRASS[1], opacity))
    painter.fillRect(QRectF(rect.left(), middle.y() - 0.6, rect.width(), 1.2), fade)
    x, y, size = middle.x(), middle.y(), 4.5
    painter.fillPath(polygon(((x - size, y), (x, y - size), (x + size, y), (x, y + size))), BRASS[0])
