"""Heads that are turned: drawn from the front, and bent as a solid looks when it is not seen from there.

What is in the middle goes aside, what is at the edge stays and grows narrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from dune_desktop.scene.art.canvas import Canvas, Point

#: Whatever is smaller is so nearly straight that it is moved as a whole, which takes a tenth of the time.
_SMALL: Final = 26.0


@frozen(eq=False)
class Bent(Canvas):
    """A canvas on which each point of a path is painted elsewhere."""

    bend: Callable[[float, float], Point]

    def formed(self, path: QPainterPath) -> QPainterPath:
        bounds = path.controlPointRect()
        if max(bounds.width(), bounds.height()) < _SMALL:
            return self._moved(bounds).map(path)
        result, bend = QPainterPath(path), self.bend
        for number in range(path.elementCount()):
            element = path.elementAt(number)
            result.setElementPositionAt(number, *bend(element.x, element.y))
        return result

    def _moved(self, bounds: QRectF) -> QTransform:
        """For what is small, where three of its corners go."""
        left, top, wide, high = bounds.left(), bounds.top(), max(0.1, bounds.width()), max(0.1, bounds.height())
        (x, y), (right, tilt), (slant, foot) = (
            self.bend(*corner) for corner in ((left, top), (left + wide, top), (left, top + high))
        )
        along, across = ((right - x) / wide, (tilt - y) / wide), ((slant - x) / high, (foot - y) / high)
        start = x - along[0] * left - across[0] * top, y - along[1] * left - across[1] * top
        return QTransform(*along, *across, *start)


def aside(x: float, far: float, edge: float) -> float:
    """Where a place is when the middle has gone so far: what is at the edge stays."""
    return (x + far) / (1 + far * x / edge**2) if abs(x) < edge else x


def hanging(canvas: Canvas, x: float, y: float) -> tuple[Canvas, float, float]:
    """Where what hangs at a place is painted, and on what: it goes along with the place, and keeps its form."""
    place = canvas.formed(QPainterPath(QPointF(x, y))).elementAt(0)
    return Canvas(canvas.painter, canvas.light, canvas.seen), place.x, place.y
