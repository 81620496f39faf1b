"""Small pictures out of the cache, on whole device pixels: crisp at every scale, and cheap."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from dune_desktop.scene.cache import PIXMAPS


class Sprite:
    """A picture that can be ``held``: while the board is zoomed, what was painted last is stretched."""

    def __init__(self) -> None:
        self.held = False
        self._scale = 0.0

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
        """As ``draw_sprite``."""
        if not self.held or not self._scale:
            self._scale = draw_sprite(painter, key, rect, paint)
            return
        pixmap = prepare_sprite(key, rect.size(), self._scale, paint)
        painter.drawPixmap(rect, pixmap, QRectF(QPointF(), rect.size() * self._scale))


def prepare_sprite(key: Hashable, size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """The picture for a painter of this scale."""
    return PIXMAPS.pixmap(key, size, round(scale, 4), paint)


def draw_sprite(painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> float:
    """What ``paint`` paints from (0, 0) in ``rect``'s size, from the cache; live where the painter is turned.

    Returns the scale of the picture; 0 for none.
    """
    device = painter.deviceTransform()
    scale = round(device.m11(), 4)
    if device.m12() or device.m21() or scale <= 0 or abs(device.m11() - device.m22()) > 1e-6:
        _paint_live(painter, rect, paint)
        return 0.0
    pixmap = prepare_sprite(key, rect.size(), scale, paint)
    corner = device.map(rect.topLeft())
    world = painter.worldTransform()
    ratio = device.m11() / world.m11()
    offset = QPointF(device.dx() - world.dx() * ratio, device.dy() - world.dy() * ratio)
    painter.save()
    painter.setWorldTransform(QTransform())
    # Not to the even one: wherever the window stands, neighbours keep their distance.
    target = (QPointF(floor(corner.x() + 0.5), floor(corner.y() + 0.5)) - offset) / ratio
    painter.drawPixmap(QRectF(target, pixmap.size().toSizeF() / ratio), pixmap, QRectF(pixmap.rect()))
    painter.restore()
    return scale


def _paint_live(painter: QPainter, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter)
    painter.restore()
