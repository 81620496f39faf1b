"""Painted once, shown often. QPixmapCache would hold 10 MB and share them with the rest of Qt."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

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
