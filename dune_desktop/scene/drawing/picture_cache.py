"""Pictures that are painted once and shown often, on whole device pixels: crisp at every scale, and cheap."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

_HINTS: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class PixmapCache:
    """The least recently used give way when more than ``limit`` bytes are held."""

    def __init__(self, limit: int = 64 << 20) -> None:
        self.limit = limit
        self.bytes = 0
        self._held: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def pixmap(self, key: Hashable, size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """What ``paint`` paints within ``size`` units, at ``scale`` (u × zoom × device pixel ratio) pixels a unit.

        Its device pixel ratio is the scale, so it is drawn at ``size``.
        """
        full = (key, size.width(), size.height(), scale)
        pixmap = self._held.get(full)
        if pixmap is None:
            pixmap = self._held[full] = painted(size, scale, paint)
            self.bytes += _weight(pixmap)
            self._shrink()
        else:
            self._held.move_to_end(full)
        return pixmap

    def clear(self) -> None:
        self._held.clear()
        self.bytes = 0

    def _shrink(self) -> None:
        while self.bytes > self.limit and len(self._held) > 1:
            _, oldest = self._held.popitem(last=False)
            self.bytes -= _weight(oldest)


def painted(size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of ``size`` units, at ``scale`` pixels a unit."""
    pixmap = QPixmap(max(1, ceil(size.width() * scale - 0.01)), max(1, ceil(size.height() * scale - 0.01)))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(_HINTS)
    try:
        paint(painter)
    finally:
        painter.end()
    return pixmap


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


#: The one cache of the program: faces, glyphs, pieces.
PIXMAPS: Final = PixmapCache()


class Sprite:
    """A picture that can be ``held``: while the board is zoomed, what was painted last is stretched.

    It keeps its picture, and the smallest one of the same, which is that of the whole board: a zoom asks for more
    pictures than the cache has room for.
    """

    def __init__(self) -> None:
        self.held = False
        self._shown: Hashable = None
        self._last = self._least = QPixmap()

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
        """As ``draw_sprite``."""
        shown = key, rect.width(), rect.height()
        if self.held and shown == self._shown:
            painter.drawPixmap(rect, self._last, QRectF(QPointF(), rect.size() * self._last.devicePixelRatio()))
            return
        scale = draw_sprite(painter, key, rect, paint)
        if scale:
            self._last = prepare_sprite(key, rect.size(), scale, paint)
            if shown != self._shown or scale <= self._least.devicePixelRatio():
                self._least = self._last
            self._shown = shown

    def let_go(self) -> None:
        """It is not seen: the small picture will do."""
        self._last = self._least


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
    draw_exactly(painter, rect.topLeft(), prepare_sprite(key, rect.size(), scale, paint))
    return scale


def draw_exactly(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    """A picture of the painter's scale, on whole device pixels."""
    device = painter.deviceTransform()
    corner = device.map(at)
    world = painter.worldTransform()
    ratio = device.m11() / world.m11()
    offset = QPointF(device.dx() - world.dx() * ratio, device.dy() - world.dy() * ratio)
    painter.save()
    painter.setWorldTransform(QTransform())
    # Not to the even one: wherever the window stands, neighbours keep their distance.
    target = (QPointF(floor(corner.x() + 0.5), floor(corner.y() + 0.5)) - offset) / ratio
    painter.drawPixmap(QRectF(target, pixmap.size().toSizeF() / ratio), pixmap, QRectF(pixmap.rect()))
    painter.restore()


def _paint_live(painter: QPainter, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter)
    painter.restore()
