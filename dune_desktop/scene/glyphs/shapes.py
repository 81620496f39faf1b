"""Words for drawing on a grid of 24: a glyph is flat shapes in colour slots, with a dark keyline round them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from dune_desktop.scene.drawing.paths import points

GRID: Final = 24.0
CENTRE: Final = (12.0, 12.0)


@frozen(eq=False)
class Shape:
    """``keyline``: part of the silhouette. ``detail``: left out when a digit stands in the glyph."""

    path: QPainterPath
    slot: str
    keyline: bool = True
    detail: bool = False


@frozen(eq=False)
class Glyph:
    """``digit``: the middle of a digit, None if there is no room. ``width``: what it takes in a line."""

    shapes: tuple[Shape, ...]
    digit: tuple[float, float] | None = None
    width: float = GRID


@frozen(eq=False)
class Body:
    """A piece of a seat. ``mark``: the middle and size of the seat's mark. ``beside``: another thing, in its colour."""

    path: QPainterPath
    mark: tuple[float, float, float]
    beside: tuple[QPainterPath, str] | None = None


def glyph(*shapes: Shape, digit: tuple[float, float] | None = None, width: float = GRID) -> Glyph:
    return Glyph(shapes, digit, width)


def fill(slot: str, *paths: QPainterPath) -> Shape:
    return Shape(joined(*paths), slot)


def inlay(slot: str, *paths: QPainterPath) -> Shape:
    """Lies in a fill, without a keyline of its own."""
    return Shape(joined(*paths), slot, keyline=False)


def detail(slot: str, *paths: QPainterPath) -> Shape:
    """An inlay that gives way to a digit."""
    return Shape(joined(*paths), slot, keyline=False, detail=True)


# --- paths ----------------------------------------------------------------------------------------


def joined(*paths: QPainterPath) -> QPainterPath:
    """All of them as one outline, overlaps filled."""
    whole = paths[0]
    for path in paths[1:]:
        whole = whole.united(path)
    return whole


def cut(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    return path.subtracted(joined(*holes))


def disc(x: float, y: float, r: float, ry: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), r, ry or r)
    return path


def ring(x: float, y: float, r: float, width: float) -> QPainterPath:
    return cut(disc(x, y, r), disc(x, y, r - width))


def box(x: float, y: float, width: float, height: float, r: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), r, r)
    return path


def poly(text: str) -> QPainterPath:
    """A closed polygon: ``"x,y x,y ..."``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(points(text)))
    path.closeSubpath()
    return path


def stroke(path: QPainterPath, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def line(text: str, width: float) -> QPainterPath:
    """A polyline with round ends, as an outline."""
    path = QPainterPath()
    first, *rest = points(text)
    path.moveTo(first)
    for point in rest:
        path.lineTo(point)
    return stroke(path, width)


def arc(x: float, y: float, r: float, start: float, sweep: float) -> QPainterPath:
    """Degrees counter-clockwise from three o'clock."""
    rect = QRectF(x - r, y - r, 2 * r, 2 * r)
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)
    return path


def star(x: float, y: float, outer: float, inner: float, count: int = 5, turn: float = -90.0) -> QPainterPath:
    corners = []
    for k in range(2 * count):
        angle, r = turn * pi / 180 + k * pi / count, inner if k % 2 else outer
        corners.append(f"{x + r * cos(angle):.3f},{y + r * sin(angle):.3f}")
    return poly(" ".join(corners))


def regular(x: float, y: float, r: float, count: int, turn: float = -90.0) -> QPainterPath:
    return star(x, y, r, r * cos(pi / count), count, turn)


def soft(path: QPainterPath, radius: float) -> QPainterPath:
    """The same with rounded outer corners; grows by the radius, so draw it smaller."""
    return path.united(stroke(path, 2 * radius))


# --- the same elsewhere -------------------------------------------------------------------------------


def moved(path: QPainterPath, dx: float, dy: float) -> QPainterPath:
    return path.translated(dx, dy)


def turned(path: QPainterPath, degrees: float, x: float = 12.0, y: float = 12.0) -> QPainterPath:
    return QTransform().translate(x, y).rotate(degrees).translate(-x, -y).map(path)


def placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    """A path of the whole grid made smaller: its middle at (x, y), the grid ``size`` wide."""
    k = size / GRID
    return QTransform().translate(x, y).scale(k, k).translate(-12, -12).map(path)


def mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, GRID, 0).map(path)


def arrow(x: float, y: float, length: float, angle: float, width: float = 2.6) -> QPainterPath:
    """A short thick arrow with its middle at (x, y); 0° points right, 90° down."""
    half, head = length / 2, width * 1.55
    body = poly(
        f"{-half},{-width / 2} {half - head},{-width / 2} {half - head},{-head} {half},0 "
        f"{half - head},{head} {half - head},{width / 2} {-half},{width / 2}"
    )
    return turned(body, angle, 0, 0).translated(x, y)
