"""The cloth of a faction: folds, a fringe of brass, and its emblem as a pale ghost."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from dune_desktop.engine.names import FACTIONS
from dune_desktop.scene.art.brass import brass, draw_brass, draw_plain
from dune_desktop.scene.art.hours import HOURS
from dune_desktop.scene.art.lights import BRASS, KEYLINE
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.drawing.painting import faded, mix, rounded
from dune_desktop.scene.drawing.picture_cache import draw_print
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_PANEL, Theme, faction_band
from dune_desktop.scene.glyphs import EMBLEMS
from dune_desktop.scene.glyphs.shapes import GRID

_GRAIN: Final = 0.17
#: How high the fringe is, and from thread to thread.
_FRINGE, _THREAD = 5.0, 4.0
#: Of the height of the cloth, how large the ghost of the emblem is.
_GHOST: Final = 0.8


def draw_banner(painter: QPainter, rect: QRectF, faction: int, theme: Theme) -> None:
    """All of the cloth; the header and what else stands on it comes over it."""
    whole = QRectF(QPointF(), rect.size())
    draw_print(
        painter, ("banner", faction, theme.name), rect, partial(_paint_banner, rect=whole, faction=faction, theme=theme)
    )


def _paint_banner(painter: QPainter, *, rect: QRectF, faction: int, theme: Theme) -> None:
    if theme.plain:
        draw_plain(painter, rect, theme, faction_band(faction, theme))
        return
    hour = HOURS[theme.hour]
    cloth = hour.cloth[faction] if faction < len(hour.cloth) else faction_band(None, theme)
    dark = theme.hour == "dusk"
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_PANEL), Qt.ClipOperation.IntersectClip)
    fall = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fall.setColorAt(0, mix(cloth, hour.space, 0.24 if dark else 0.0))
    fall.setColorAt(1, mix(cloth, hour.space, 0.5 if dark else 0.14))
    painter.fillRect(rect, fall)
    _draw_folds(painter, rect, faction)
    _draw_ghost(painter, rect, faction, dark)
    _draw_fringe(painter, rect)
    grain(painter, rect, _GRAIN)
    painter.restore()
    draw_brass(painter, rect, RADIUS_PANEL, opacity=0.9)


def _draw_folds(painter: QPainter, rect: QRectF, seed: int) -> None:
    """Each has a lit side at its left and its shade at its right, and sways a little."""
    chance, x = Random(seed + 40), rect.left() - 20.0
    while x < rect.right():
        wide = chance.uniform(22, 58)
        fold = QLinearGradient(QPointF(x, 0), QPointF(x + wide, 0.22 * rect.height() * chance.uniform(-0.3, 0.3)))
        for at, tone, opacity in ((0.0, 0, 0.0), (0.28, 255, 0.13), (0.5, 255, 0.0), (0.86, 0, 0.3), (1.0, 0, 0.0)):
            fold.setColorAt(at, faded(BRASS[0] if tone else KEYLINE, opacity))
        painter.fillRect(QRectF(x, rect.top(), wide, rect.height()), fold)
        x += wide


def _draw_ghost(painter: QPainter, rect: QRectF, faction: int, dark: bool) -> None:
    if faction >= len(FACTIONS):
        return
    side = _GHOST * rect.height()
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - 0.42 * side)
    painter.scale(side / GRID, side / GRID)
    painter.fillPath(EMBLEMS[FACTIONS[faction]], faded(BRASS[0] if dark else KEYLINE, 0.13))
    painter.restore()


def _draw_fringe(painter: QPainter, rect: QRectF) -> None:
    """Threads of brass at the foot, under a cord."""
    foot = QRectF(rect.left(), rect.bottom() - _FRINGE, rect.width(), _FRINGE)
    painter.fillRect(foot, faded(KEYLINE, 0.7))
    painter.setPen(QPen(brass(rect), 2.2))
    x = foot.left() + _THREAD / 2
    while x < foot.right():
        painter.drawLine(QPointF(x, foot.top() + 1), QPointF(x, foot.bottom()))
        x += _THREAD
    painter.setPen(QPen(brass(rect), LINE))
    painter.drawLine(foot.topLeft(), foot.topRight())


def draw_band(painter: QPainter, rect: QRectF, faction: int, theme: Theme) -> None:
    """The header's ground: brighter than the cloth below, with a woven border at its far end and a cord at its foot."""
    colour, upright = faction_band(faction, theme), rect.height() > rect.width()
    light = QLinearGradient(rect.topLeft(), rect.topRight() if upright else rect.bottomLeft())
    light.setColorAt(0, colour)
    light.setColorAt(1, mix(colour, theme.keyline, 0.28))
    painter.fillRect(rect, light)
    if not upright:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.keyline, 0.2))
        x = rect.left() + 0.62 * rect.width()
        while x < rect.right() - 6:
            at = QPointF(x, rect.bottom() - 2)
            painter.drawPolygon([at, at + QPointF(5, -0.6 * rect.height()), at + QPointF(10, 0)])
            x += 10
    painter.setPen(QPen(brass(rect), 1.3))
    inset = QPointF(0.6, 0.6)
    painter.drawLine(rect.topRight() - inset if upright else rect.bottomLeft() - inset, rect.bottomRight() - inset)
