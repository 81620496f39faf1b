"""What pages are framed with: plates of lacquer under rays of light, frames of brass with steps in their corners."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from dune_desktop.scene.art.brass import draw_brass, draw_plain, draw_slab
from dune_desktop.scene.art.canvas import polygon
from dune_desktop.scene.art.lights import BRASS, SPICE
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.drawing.painting import faded, rounded
from dune_desktop.scene.drawing.picture_cache import painted
from dune_desktop.scene.drawing.tokens import RADIUS_PANEL, Theme

#: How wide the line of brass is round a page or sheet, and round a panel of the table.
_SHEET, _PANEL = 1.8, 1.2
#: From the outer line to the inner one.
_INNER: Final = 6.5
#: How long the steps of a corner are, and how far apart.
_STEPS, _STEP = (20.0, 14.0, 9.0), 3.0
#: Lower plates have plain corners.
_LOW: Final = 60.0
#: Of a rising sun: beams from one side to the other.
_BEAMS: Final = 12
#: How high the window of a sheet is, and the share of the width that is left to the heading.
_HEAD, _HEADING = 68.0, 0.42
#: How much of the plate's colour lies over what is seen there, by theme.
_PALE: Final = {"dusk": 0.08, "light": 0.34}
_RAYS, _RAY, _FAR = 44, 0.1, 620.0


def draw_sheet(
    painter: QPainter, rect: QRectF, theme: Theme, *, middle: bool = False, room: Picture | None = None
) -> None:
    """A plate that stands before all the rest; light comes from the right corner, or from the middle above.

    ``room``: what is seen at its head, where nothing is written.
    """
    if theme.plain:
        draw_plain(painter, rect, theme, theme.rule)
        return
    at = QPointF(rect.center().x(), rect.top() + 90) if middle else QPointF(rect.right() - 8, rect.top() + 4)
    _lacquer(painter, rect.adjusted(1, 1, -1, -1), theme, at)
    if room is not None:
        _window(painter, rect.adjusted(2, 2, -2, -2), room, faded(theme.panel, _PALE[theme.hour]))
    draw_frame(painter, rect)


def _window(painter: QPainter, rect: QRectF, room: Picture, air: QColor) -> None:
    """It has no frame: at its left and at its foot it goes over into the plate, and all of it lies behind some air."""
    view = QRectF(rect)
    view.setHeight(_HEAD)
    view.setLeft(rect.left() + _HEADING * rect.width())

    def paint(layer: QPainter) -> None:
        place = QRectF(QPointF(), view.size())
        layer.setClipPath(rounded(place.adjusted(-RADIUS_PANEL, 0, 0, RADIUS_PANEL), RADIUS_PANEL))
        room.paint(layer, place)
        layer.fillRect(place, air)
        layer.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        for fade in (QLinearGradient(0, 0, 0.45 * view.width(), 0), QLinearGradient(0, _HEAD, 0, 0.62 * _HEAD)):
            fade.setColorAt(0, Qt.GlobalColor.transparent)
            fade.setColorAt(1, Qt.GlobalColor.black)
            layer.fillRect(place, fade)

    painter.drawPixmap(view.topLeft(), painted(view.size(), painter.deviceTransform().m11(), paint))


def draw_panel(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A plate beside the board, with a wedge in each corner."""
    if theme.plain:
        draw_plain(painter, rect, theme, theme.rule)
        return
    _lacquer(painter, rect.adjusted(1, 1, -1, -1), theme, rect.topRight() + QPointF(-8, 4))
    draw_brass(painter, rect, RADIUS_PANEL, _PANEL)
    if rect.height() > _LOW:
        inner = rect.adjusted(3.2, 3.2, -3.2, -3.2)
        for x, right in ((inner.left(), 8), (inner.right(), -8)):
            for y, down in ((inner.top(), 8), (inner.bottom(), -8)):
                painter.fillPath(polygon(((x, y), (x + right, y), (x, y + down))), faded(BRASS[1], 0.85))


def draw_frame(painter: QPainter, rect: QRectF) -> None:
    """A line of brass, a thin one within, and steps in the corners."""
    draw_brass(painter, rect, RADIUS_PANEL, _SHEET)
    inner = rect.adjusted(_INNER, _INNER, -_INNER, -_INNER)
    painter.strokePath(rounded(inner, RADIUS_PANEL / 2), QPen(faded(BRASS[1], 0.4), 0.9))
    for right, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        painter.save()
        painter.translate(inner.left() if right > 0 else inner.right(), inner.top() if down > 0 else inner.bottom())
        painter.scale(right, down)
        _corner(painter)
        painter.restore()


def _corner(painter: QPainter) -> None:
    for number, long in enumerate(_STEPS):
        near = _STEP * number
        step = QPainterPath(QPointF(near, long + near))
        step.lineTo(near, near)
        step.lineTo(long + near, near)
        painter.strokePath(step, QPen(faded(BRASS[1], 0.85 - 0.25 * number), 1.4))
    painter.fillPath(polygon(((0, 0), (8, 0), (0, 8))), BRASS[1])


def _lacquer(painter: QPainter, rect: QRectF, theme: Theme, at: QPointF) -> None:
    """A slab that light comes over from a point."""
    draw_slab(painter, rect, theme)
    fade = QRadialGradient(at, _FAR)
    fade.setColorAt(0, faded(BRASS[1], _RAY))
    fade.setColorAt(1, faded(BRASS[1], 0))
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_PANEL), Qt.ClipOperation.IntersectClip)
    turn = 360 / _RAYS
    for number in range(_RAYS):
        angles = (number * turn, number * turn + 0.42 * turn)
        ends = [(at.x() + _FAR * cos(radians(one)), at.y() + _FAR * sin(radians(one))) for one in angles]
        painter.fillPath(polygon(((at.x(), at.y()), *ends)), fade)
    painter.restore()


def draw_rising_sun(painter: QPainter, at: QPointF, radius: float) -> None:
    """Half a sun on a line, with rays that are long and short by turns."""
    for number in range(_BEAMS + 1):
        angle, long = radians(180 * number / _BEAMS), radius * (2.1 if number % 2 else 2.5)
        way = QPointF(-cos(angle), -sin(angle))
        painter.setPen(QPen(faded(BRASS[1], 0.9), 1.2))
        painter.drawLine(at + way * radius * 1.4, at + way * long)
    disc = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    sun = QPainterPath(at)
    sun.arcTo(disc, 0, 180)
    sun.closeSubpath()
    shine = QLinearGradient(0, disc.top(), 0, at.y())
    shine.setColorAt(0, BRASS[0])
    shine.setColorAt(1, SPICE[1])
    painter.fillPath(sun, shine)


def draw_divider(painter: QPainter, rect: QRectF) -> None:
    """A thin line with a lozenge in its middle, fading at both ends."""
    middle = rect.center()
    fade = QLinearGradient(rect.left(), 0, rect.right(), 0)
    for at, opacity in ((0.0, 0.0), (0.5, 1.0), (1.0, 0.0)):
        fade.setColorAt(at, faded(BRASS[1], opacity))
    painter.fillRect(QRectF(rect.left(), middle.y() - 0.6, rect.width(), 1.2), fade)
    x, y, size = middle.x(), middle.y(), 4.5
    painter.fillPath(polygon(((x - size, y), (x, y - size), (x + size, y), (x, y + size))), BRASS[1])
