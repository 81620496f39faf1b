"""A picture as a declaration: a light, parts from the back to the front, and what the camera keeps in view."""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random
from typing import Final, Protocol

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap

from dune_desktop.scene.art.canvas import ALL, BLEED, HIGH, WIDE, Canvas
from dune_desktop.scene.art.lights import LIGHTS
from dune_desktop.scene.drawing.picture_cache import PIXMAPS, draw_print

#: How far the camera of a very wide strip sees beyond the bleed: there the scene goes on as in a mirror.
_MIRRORED: Final = 140.0


class PicturePart(Protocol):
    """Something that a picture is made of: a frozen value whose numbers are in the units of the design."""

    def paint(self, canvas: Canvas) -> None: ...


#: How much of its span the camera shows where only a part of the frame is free.
_NEAR: Final = 0.76
#: A frame that is narrower shows so much of the height: of all of it nothing could be made out.
_SLIT, _CLOSE = 36.0, 0.75


@frozen(eq=False)
class Picture:
    """``Picture("dusk", (Sky(), Dunes(...), Worm(...)), middle=120, focus=150, span=150)``."""

    light: str
    parts: tuple[PicturePart, ...]
    #: In a strip the camera keeps in view what is this far from the left, round this height, and so high.
    middle: float = field(default=WIDE / 2, kw_only=True)
    focus: float = field(default=HIGH / 2, kw_only=True)
    span: float = field(default=180.0, kw_only=True)
    #: How high its subject stands, for a frame of which only a part is free; the focus, if it has none of its own.
    heart: float = field(default=0.0, kw_only=True)
    #: It is a layer: what lies below shows where no part is, and it has no grain.
    bare: bool = field(default=False, kw_only=True)

    def seen(self, wide: float, high: float, at: float | None = None) -> QRectF:
        """What the camera shows in a frame of this form, in the units of the design.

        ``at``: it goes nearer, and the subject stands so far down in the frame, if there is as much above it.
        """
        shape = wide / high
        if shape <= WIDE / HIGH:
            height = HIGH * (_CLOSE if wide < _SLIT else 1.0)
            width = height * shape
            top = min(max((self.heart or self.focus) - height / 2, 0.0), HIGH - height)
            return QRectF(min(max(self.middle - width / 2, 0.0), WIDE - width), top, width, height)
        span = self.span if at is None else _NEAR * self.span
        height = min(HIGH, max(span, WIDE / shape), (BLEED + 2 * _MIRRORED) / shape)
        width = height * shape
        above = height / 2 if at is None else at * height
        focus = self.focus if at is None else self.heart or self.focus
        top = min(max(focus - above, 0.0), HIGH - height)
        # As far as it goes aside, no part of the card's picture is cut, nor does what is painted end.
        bleed = max(BLEED, width)
        least, most = max((WIDE - bleed) / 2, WIDE - width), min((WIDE + bleed) / 2 - width, 0.0)
        return QRectF(min(max(self.middle - width / 2, least), most), top, width, height)

    def draw(self, painter: QPainter, rect: QRectF, at: float | None = None) -> None:
        """As ``paint``, but painted once for each size."""
        whole = QRectF(QPointF(), rect.size())
        draw_print(painter, ("picture", self, at), rect, partial(self.paint, rect=whole, at=at))

    def keep_ahead(self, size: QSizeF, scale: float, at: float | None = None) -> bool:
        """Has it on disk before it is drawn in this size; says whether it had to be painted for that."""
        paint = partial(self.paint, rect=QRectF(QPointF(), size), at=at)
        return PIXMAPS.keep_ahead(("picture", self, at), size, scale, paint)

    def paint(self, painter: QPainter, rect: QRectF, at: float | None = None) -> None:
        """Fill ``rect``, and nothing else; ``at`` as in ``seen``."""
        seen = self.seen(rect.width(), rect.height(), at)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        if seen.width() > BLEED:
            self._paint_mirrored(painter, rect, seen)
        else:
            self._paint_seen(painter, rect, seen)
        painter.restore()
        if not self.bare:
            grain(painter, rect)

    def _paint_seen(self, painter: QPainter, rect: QRectF, seen: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        light = LIGHTS[self.light]
        if not self.bare:
            painter.fillRect(rect, light.sky[1])  # what lies below shines through no seam between shapes
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / seen.width(), rect.height() / seen.height())
        painter.translate(-seen.topLeft())
        canvas = Canvas(painter, light, seen)
        for part in self.parts:
            painter.save()
            part.paint(canvas)
            painter.restore()

    def _paint_mirrored(self, painter: QPainter, rect: QRectF, seen: QRectF) -> None:
        """Paints all there is, and at both sides its mirror image, pixel by pixel."""
        unit = rect.width() / seen.width()
        left = rect.left() + (ALL.left() - seen.left()) * unit
        place = painter.deviceTransform().mapRect(QRectF(left, rect.top(), BLEED * unit, rect.height())).toAlignedRect()
        image = QImage(place.size(), QImage.Format.Format_RGB32)
        inner = QPainter(image)
        inner.setRenderHints(painter.renderHints())
        try:
            self._paint_seen(inner, QRectF(image.rect()), QRectF(ALL.left(), seen.top(), BLEED, seen.height()))
        finally:
            inner.end()
        painter.resetTransform()
        ratio = painter.deviceTransform().m11()  # what is painted may have several pixels a unit still
        painter.scale(1 / ratio, 1 / ratio)
        painter.drawImage(place.topLeft(), image)
        painter.scale(-1.0, 1.0)
        for x in (-place.left(), -place.left() - 2 * place.width()):
            painter.drawImage(x, place.top(), image)


#: A tile of fine print; smaller pictures have none, and it hides the banding of gradients.
_TILE, _LEAST, _STRONG = 192, 64.0, 0.1


def grain(painter: QPainter, rect: QRectF, strong: float = _STRONG) -> None:
    """Fine print over a picture, if it is large enough on the screen."""
    scale = painter.deviceTransform().m11()
    if min(rect.width(), rect.height()) * scale < _LEAST:
        return
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setOpacity(strong)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.resetTransform()
    painter.fillRect(painter.clipBoundingRect(), QBrush(_tile()))
    painter.restore()


@lru_cache(1)
def _tile() -> QPixmap:
    noise = Random(_TILE).randbytes(_TILE * _TILE)
    return QPixmap.fromImage(QImage(noise, _TILE, _TILE, _TILE, QImage.Format.Format_Grayscale8))
