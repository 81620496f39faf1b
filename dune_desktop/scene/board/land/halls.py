"""The green hall of the Landsraad, with its dome, and the amber guildhall of CHOAM."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from dune_desktop.scene.art.brass import brass, draw_brass, draw_plain
from dune_desktop.scene.art.hours import HOURS
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.drawing.painting import faded, mix, rounded
from dune_desktop.scene.drawing.picture_cache import draw_print
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_PANEL, Theme

_GRAIN: Final = 0.12
#: From column to column, and how high their arches are, of the heading.
_COLUMN: Final = 30.0
_ARCH: Final = 1.15


def draw_hall(painter: QPainter, rect: QRectF, sign: str, heading: float, theme: Theme, *, bare: bool = False) -> None:
    """The wall with its arches, light that falls in, and what stands there; ``bare``: contracts, and no dome."""
    whole = QRectF(QPointF(), rect.size())
    paint = partial(_paint_hall, rect=whole, sign=sign, heading=heading, theme=theme, bare=bare)
    draw_print(painter, ("hall", sign, heading, theme.name, bare), rect, paint)


def _paint_hall(painter: QPainter, *, rect: QRectF, sign: str, heading: float, theme: Theme, bare: bool) -> None:
    if theme.plain:
        draw_plain(painter, rect, theme, theme.rule)
        return
    light, wall, foot = HOURS[theme.hour].halls[sign]
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_PANEL), Qt.ClipOperation.IntersectClip)
    depth = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    depth.setColorAt(0, mix(wall, foot, 0.3))
    depth.setColorAt(0.4, wall)
    depth.setColorAt(1, foot)
    painter.fillRect(rect, depth)
    _draw_columns(painter, rect, heading, light, foot)
    _draw_beams(painter, rect, light)
    if sign != "landsraad":
        _draw_stores(painter, rect, (light, wall, foot))
    elif not bare:
        _draw_dome(painter, rect, (light, wall, foot))
    band = QRectF(rect.left(), rect.top(), rect.width(), heading)
    painter.fillRect(band, faded(foot, 0.72))
    painter.setPen(QPen(brass(rect, 0.7), LINE))
    painter.drawLine(band.bottomLeft(), band.bottomRight())
    grain(painter, rect, _GRAIN)
    painter.restore()
    draw_brass(painter, rect, RADIUS_PANEL, 1.7)


def _draw_columns(painter: QPainter, rect: QRectF, heading: float, light: QColor, foot: QColor) -> None:
    """Columns that carry pointed arches under the ceiling."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    spring, x = rect.top() + heading * (1 + _ARCH), rect.left() + 4.0
    while x < rect.right():
        painter.fillRect(QRectF(x - 2.5, spring, 5, rect.height()), faded(light, 0.16))
        painter.fillRect(QRectF(x + 0.5, spring, 2, rect.height()), faded(foot, 0.6))
        arch = QPainterPath(QPointF(x, spring))
        top = QPointF(x + _COLUMN / 2, spring - _ARCH * heading)
        arch.quadTo(QPointF(x + 0.04 * _COLUMN, top.y() + 0.3 * heading), top)
        arch.quadTo(QPointF(x + 0.96 * _COLUMN, top.y() + 0.3 * heading), QPointF(x + _COLUMN, spring))
        painter.strokePath(arch, QPen(faded(light, 0.34), 1.2))
        x += _COLUMN


def _draw_beams(painter: QPainter, rect: QRectF, light: QColor) -> None:
    """The sun falls in from the left."""
    painter.setPen(Qt.PenStyle.NoPen)
    for start in range(int(rect.left()) + 20, int(rect.right()), 130):
        beam = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        beam.setColorAt(0, faded(light, 0.22))
        beam.setColorAt(1, faded(light, 0.0))
        painter.setBrush(beam)
        top, bottom = rect.top(), rect.bottom()
        points = ((start, top), (start + 26, top), (start + 110, bottom), (start + 46, bottom))
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def _draw_dome(painter: QPainter, rect: QRectF, tones: tuple[QColor, QColor, QColor]) -> None:
    """The dome over the council stands at the right, on its colonnade."""
    light, wall, foot = tones
    wide = min(0.31 * rect.width(), 2.4 * rect.height())
    base = QRectF(rect.right() - wide - 8, rect.bottom() - 0.2 * rect.height(), wide, 0.2 * rect.height())
    high = 0.27 * rect.height()
    drum = QRectF(base.left() + 0.06 * wide, base.top() - 5, 0.88 * wide, 5)
    dome = QPainterPath(drum.bottomLeft())
    top = QPointF(drum.center().x(), drum.top() - high)
    dome.cubicTo(QPointF(drum.left(), drum.top() - 0.75 * high), QPointF(top.x() - 0.3 * wide, top.y()), top)
    dome.cubicTo(
        QPointF(top.x() + 0.3 * wide, top.y()), QPointF(drum.right(), drum.top() - 0.75 * high), drum.bottomRight()
    )
    shade = QLinearGradient(drum.topLeft(), drum.topRight())
    for at, colour in ((0.0, mix(light, wall, 0.35)), (0.3, mix(light, wall, 0.55)), (1.0, mix(wall, foot, 0.5))):
        shade.setColorAt(at, colour)
    painter.fillPath(dome, shade)
    painter.setPen(QPen(faded(foot, 0.5), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.3, 0.62, 0.86):
        rib = QRectF(top.x() - share * drum.width() / 2, top.y(), share * drum.width(), 2 * high)
        painter.drawArc(rib, 0, 16 * 180)
    painter.strokePath(dome, QPen(faded(light, 0.8), 1.1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass(base))
    painter.drawRect(QRectF(base.left(), base.top(), base.width(), 4))
    step = base.width() / 15
    for column in range(15):
        painter.drawRect(QRectF(base.left() + (column + 0.3) * step, base.top() + 4, 0.4 * step, base.height() - 8))
    painter.drawRect(QRectF(base.left() - 3, base.bottom() - 5, base.width() + 6, 5))


def _draw_stores(painter: QPainter, rect: QRectF, tones: tuple[QColor, QColor, QColor]) -> None:
    """Goods piled up at the back of the guildhall: crates and sacks in the light of lamps."""
    light, wall, foot = tones
    painter.setPen(Qt.PenStyle.NoPen)
    side = 0.085 * rect.height()
    for row, count in enumerate((9, 6, 4, 1)):
        for number in range(count):
            x = rect.right() - (number + 1 + 0.4 * row) * 1.25 * side
            crate = QRectF(x, rect.bottom() - 4 - (row + 1) * side, 1.2 * side, 0.94 * side)
            painter.setBrush(mix(light, wall, 0.45 + 0.12 * ((number + row) % 3)))
            painter.drawRect(crate)
            painter.setBrush(faded(foot, 0.45))
            painter.drawRect(QRectF(crate.left() + 0.8 * side, crate.top(), 0.4 * side, crate.height()))
