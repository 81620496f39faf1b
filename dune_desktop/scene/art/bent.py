"""Heads that are turned: drawn from the front, and bent as a solid looks when it is not seen from there.

What is in the middle goes aside, what is at the edge stays and grows narrow.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point


@frozen(eq=False)
class Bent(Canvas):
    """A canvas on which each point of a path is painted elsewhere."""

    bend: Callable[[float, float], Point]

    def formed(self, path: QPainterPath) -> QPainterPath:
        result = QPainterPath(path)
        for number in range(path.elementCount()):
            element = path.elementAt(number)
            result.setElementPositionAt(number, *self.bend(element.x, element.y))
        return result


def aside(x: float, far: float, edge: float) -> float:
    """Where a place is when the middle has gone so far: what is at the edge stays."""
    return (x + far) / (1 + far * x / edge**2) if abs(x) < edge else x


def hanging(canvas: Canvas, x: float, y: float) -> tuple[Canvas, float, float]:
    """Where what hangs at a place is painted, and on what: it goes along with the place, and keeps its form."""
    place = canvas.formed(QPainterPath(QPointF(x, y))).elementAt(0)
    return Canvas(canvas.painter, canvas.light, canvas.seen), place.x, place.y
