"""The desert behind the pages that are not the table: one picture, shared by all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from dune_desktop.scene.board.scenery import paint_country
from dune_desktop.scene.drawing.tokens import Theme

#: The picture is composed for this height, in its own units, and drawn in this many pixels at most: it is soft.
_HEIGHT: Final = 640.0
_MOST: Final = 2048
_HORIZON, _MOON = 0.5, 128.0
#: Share of the width where the moon stands, and where the veil of the first screen ends.
_MOON_AT, _VEIL_TO = 0.8, 0.66
_VEIL, _DIM = 225, 150


def paint_backdrop(painter: QPainter, rect: QRectF, theme: Theme, menu: bool = False) -> None:
    """Paint the desert; it is dimmed as a whole, or with ``menu`` only at its left, where text stands."""
    ratio = painter.device().devicePixelRatioF()
    size = (rect.size() * min(ratio, _MOST / max(1.0, rect.width()))).toSize()
    if size.isEmpty():
        return
    picture = _painted(size, theme, menu)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


@lru_cache(maxsize=1)
def _painted(size: QSize, theme: Theme, menu: bool) -> QPixmap:
    picture = QPixmap(size)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = size.height() / _HEIGHT
    painter.scale(scale, scale)
    frame = QRectF(0, 0, size.width() / scale, _HEIGHT)
    horizon = _HORIZON * _HEIGHT
    moon = QPointF(_MOON_AT * frame.width(), horizon - 0.66 * _MOON)
    try:
        paint_country(painter, frame, horizon, moon, _MOON, theme)
        _veil(painter, frame, theme, menu)
    finally:
        painter.end()
    return picture


def _veil(painter: QPainter, frame: QRectF, theme: Theme, menu: bool) -> None:
    dense, clear = QColor(theme.window), QColor(theme.window)
    dense.setAlpha(_VEIL if menu else _DIM)
    clear.setAlpha(0)
    if not menu:
        painter.fillRect(frame, dense)
        return
    veil = QLinearGradient(frame.left(), 0, _VEIL_TO * frame.width(), 0)
    veil.setColorAt(0, dense)
    veil.setColorAt(0.45, dense)
    veil.setColorAt(1, clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(frame, veil)
