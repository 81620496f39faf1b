"""What frames pictures: lines of brass over a dark keyline, corners, slabs of lacquer with a fine grain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from dune_desktop.scene.art.lights import BRASS, KEYLINE
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.drawing.painting import draw_rounded, faded, mix, rounded
from dune_desktop.scene.drawing.picture_cache import draw_print
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_BOX, RADIUS_PANEL, Theme

#: Along a line of brass, from the upper left: where it shines and where not.
_SHINE: Final = ((0.0, 0), (0.3, 1), (0.62, 2), (1.0, 1))
_SLAB_GRAIN: Final = 0.16


def brass(rect: QRectF, opacity: float = 1.0) -> QLinearGradient:
    """Brass with the light at its upper left."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for at, tone in _SHINE:
        gradient.setColorAt(at, faded(BRASS[tone], opacity))
    return gradient


def draw_brass(
    painter: QPainter, rect: QRectF, radius: float = RADIUS_BOX, width: float = 1.4, opacity: float = 1.0
) -> None:
    """A line of brass inside the edge of ``rect``, on its keyline."""
    half = (width + 2 * LINE) / 2
    inner = rect.adjusted(half, half, -half, -half)
    draw_rounded(painter, inner, radius - half, None, faded(KEYLINE, 0.75 * opacity), 2 * half)
    painter.setPen(QPen(brass(rect, opacity), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, radius - half, radius - half)


def draw_corners(painter: QPainter, rect: QRectF, size: float) -> None:
    """A fan of brass in each corner."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        painter.save()
        painter.translate(rect.right() if x else rect.left(), rect.bottom() if y else rect.top())
        painter.scale(-1 if x else 1, -1 if y else 1)
        for share, tone in ((1.0, 2), (0.78, 1), (0.5, 2), (0.3, 0)):
            fan = QPainterPath(QPointF())
            fan.arcTo(QRectF(-share * size, -share * size, 2 * share * size, 2 * share * size), 0, -90)
            fan.closeSubpath()
            painter.fillPath(fan, BRASS[tone])
        painter.restore()
    painter.restore()


def draw_roundel(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """A disc with a ring of brass, for an emblem."""
    disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(KEYLINE, LINE))
    painter.setBrush(brass(disc))
    painter.drawEllipse(disc)
    inner = disc.adjusted(2.6, 2.6, -2.6, -2.6)
    painter.setPen(QPen(faded(KEYLINE, 0.8), LINE))
    painter.setBrush(mix(KEYLINE, theme.slab_top, 0.6) if theme.hour == "dusk" else theme.slab_top)
    painter.drawEllipse(inner)


def draw_plain(painter: QPainter, rect: QRectF, theme: Theme, edge: QColor, radius: float = RADIUS_PANEL) -> None:
    """A flat surface in a strong frame, for who wants nothing behind words."""
    draw_rounded(painter, rect.adjusted(1, 1, -1, -1), radius, theme.panel, edge, 2.0)


def draw_slab(painter: QPainter, rect: QRectF, theme: Theme, radius: float = RADIUS_PANEL) -> None:
    """Lacquer that is darker at its foot, with a fine grain."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour in ((0.0, theme.slab_top), (0.5, theme.slab), (1.0, theme.slab_foot)):
        gradient.setColorAt(at, colour)
    path = rounded(rect, radius)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, gradient)
    if not theme.plain:
        grain(painter, rect, _SLAB_GRAIN)
    painter.restore()


def draw_plinth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The slab that cards lie on, in its frame; painted once, as parts of it are shown anew all the time."""

    def paint(inner: QPainter) -> None:
        whole = QRectF(QPointF(), rect.size())
        draw_slab(inner, whole.adjusted(LINE, LINE, -LINE, -LINE), theme)
        draw_brass(inner, whole, RADIUS_PANEL, 1.5)

    draw_print(painter, ("plinth", theme.name), rect, paint)
