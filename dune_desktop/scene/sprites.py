"""Small pictures out of the cache, on whole device pixels: crisp at every scale, and cheap."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from dune_desktop.scene.cache import PIXMAPS


def draw_sprite(painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    """What ``paint`` paints from (0, 0) in ``rect``'s size, from the cache; live where the painter is turned."""
    device = painter.deviceTransform()
    scale = device.m11()
    if device.m12() or device.m21() or scale <= 0 or abs(scale - device.m22()) > 1e-6:
        _paint_live(painter, rect, paint)
        return
    pixmap = PIXMAPS.pixmap(key, rect.size(), round(scale, 4), paint)
    corner = device.map(rect.topLeft())
    world = painter.worldTransform()
    ratio = scale / world.m11()
    offset = QPointF(device.dx() - world.dx() * ratio, device.dy() - world.dy() * ratio)
    painter.save()
    painter.setWorldTransform(QTransform())
    target = (QPointF(round(corner.x()), round(corner.y())) - offset) / ratio
    painter.drawPixmap(QRectF(target, pixmap.size().toSizeF() / ratio), pixmap, QRectF(pixmap.rect()))
    painter.restore()


def _paint_live(painter: QPainter, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter)
    painter.restore()
