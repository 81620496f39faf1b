"""Pictures that are painted once and shown often, on whole device pixels: crisp at every scale, and cheap."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

if TYPE_CHECKING:
    from dune_desktop.scene.drawing.prints import Prints

_HINTS: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
_PLAIN: Final = QTransform()


class PixmapCache:
    """The least recently used give way when more than ``limit`` bytes are held."""

    def __init__(self, limit: int = 64 << 20) -> None:
        self.limit = limit
        self.bytes = 0
        #: Where prints are looked for and kept; None while all is painted here.
        self.prints: Prints | None = None
        self._held: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def pixmap(
        self, key: Hashable, size: QSizeF, scale: float, paint: Callable[[QPainter], None], *, lasting: bool = False
    ) -> QPixmap:
        """What ``paint`` paints within ``size`` units, at ``scale`` (u × zoom × device pixel ratio) pixels a unit.

        Its device pixel ratio is the scale, so it is drawn at ``size``. ``lasting``: it is a print.
        """
        full = (key, size.width(), size.height(), scale)
        pixmap = self._held.get(full)
        if pixmap is None:
            prints = self.prints if lasting else None
            pixmap = None if prints is None else prints.find(full, pixels(size, scale))
            if pixmap is None:
                pixmap = painted(size, scale, paint)
                if prints is not None:
                    prints.keep(full, pixmap)
            pixmap.setDevicePixelRatio(scale)
            self._held[full] = pixmap
            self.bytes += weight(pixmap)
            self._shrink()
        else:
            self._held.move_to_end(full)
        return pixmap

    def keep_ahead(self, key: Hashable, size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> bool:
        """Keeps a print on disk that nobody asks for yet; says whether it had to be painted for that."""
        full = (key, size.width(), size.height(), round(scale, 4))
        if self.prints is None or full in self._held or self.prints.has(full):
            return False
        self.prints.keep_now(full, painted(size, full[-1], paint))
        return True

    def clear(self) -> None:
        self._held.clear()
        self.bytes = 0

    def _shrink(self) -> None:
        while self.bytes > self.limit and len(self._held) > 1:
            _, oldest = self._held.popitem(last=False)
            self.bytes -= weight(oldest)


def pixels(size: QSizeF, scale: float) -> QSize:
    """How many device pixels a picture has."""
    return QSize(max(1, ceil(size.width() * scale - 0.01)), max(1, ceil(size.height() * scale - 0.01)))


def painted(size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of ``size`` units, at ``scale`` pixels a unit."""
    pixmap = QPixmap(pixels(size, scale))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(_HINTS)
    try:
        paint(painter)
    finally:
        painter.end()
    return pixmap


def weight(pixmap: QPixmap) -> int:
    """How many bytes it takes."""
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


def prepare_sprite(
    key: Hashable, size: QSizeF, scale: float, paint: Callable[[QPainter], None], *, lasting: bool = False
) -> QPixmap:
    """The picture for a painter of this scale."""
    return PIXMAPS.pixmap(key, size, round(scale, 4), paint, lasting=lasting)


def draw_print(painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    """As ``draw_sprite``, of what has no words, so that it is the same whenever the program is started.

    The ``repr`` of its key says all that it depends on: names, numbers, declarations.
    """
    draw_sprite(painter, key, rect, paint, lasting=True)


def draw_sprite(
    painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None], *, lasting: bool = False
) -> float:
    """What ``paint`` paints from (0, 0) in ``rect``'s size, from the cache; live where the painter is turned.

    Returns the scale of the picture; 0 for none.
    """
    device = painter.deviceTransform()
    exact = device.m11()
    scale = round(exact, 4)
    if device.isRotating() or scale <= 0 or abs(exact - device.m22()) > 1e-6:
        _paint_live(painter, rect, paint)
        return 0.0
    pixmap = PIXMAPS.pixmap(key, rect.size(), scale, paint, lasting=lasting)
    if exact == 1.0:  # as most often: nothing is stretched, and nothing has to be told so
        left, top = device.dx(), device.dy()
        corner = floor(rect.x() + left + 0.5) - left, floor(rect.y() + top + 0.5) - top
        painter.drawPixmap(QPointF(*corner), pixmap)
    else:
        draw_exactly(painter, rect.topLeft(), pixmap)
    return scale


def draw_exactly(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    """A picture of the painter's scale, on whole device pixels."""
    device, world = painter.deviceTransform(), painter.worldTransform()
    corner, ratio = device.map(at), device.m11() / world.m11()
    # Not to the even one: wherever the window stands, neighbours keep their distance.
    x = (floor(corner.x() + 0.5) - device.dx()) / ratio + world.dx()
    y = (floor(corner.y() + 0.5) - device.dy()) / ratio + world.dy()
    target = QRectF(x, y, pixmap.width() / ratio, pixmap.height() / ratio)
    painter.setWorldTransform(_PLAIN)  # to save and restore all of it takes half as long again
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(world)


def _paint_live(painter: QPainter, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(rect.topLeft())
    paint(painter)
    painter.restore()
