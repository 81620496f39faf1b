"""Stone and sand: the dust that an Agent raises, the ridge of a sandworm, and a wall that falls."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random
from typing import ClassVar, Final

from attrs import field, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from dune_desktop.scene.drawing.painting import faded, mix
from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, ICON_32
from dune_desktop.scene.flights.motion import Staying, draw_into, eased

_SAND: Final = mix(GLYPH_COLOURS["sand"], GLYPH_COLOURS["worm"], 0.35)
_SHADE: Final = mix(GLYPH_COLOURS["worm_shade"], GLYPH_COLOURS["keyline"], 0.4)
#: A ring on the ground is seen from so low.
_FLAT: Final = 0.42


@frozen(eq=False, kw_only=True)
class DustRing(Staying):
    """A ring of dust runs outward over the ground at the foot of its place."""

    duration: int = 320
    puffs: ClassVar[int] = 20
    beyond: ClassVar[float] = 30.0

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        way, chance = eased(QEasingCurve.Type.OutQuad, share), Random(self.puffs)
        side = min(ICON_32, rect.height())
        foot, reach = QPointF(0, 0.36 * side), side * (0.35 + 0.75 * way)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(_SAND, 0.8 * (1 - way)), 3 - 2 * way))
        painter.drawEllipse(foot, reach, _FLAT * reach)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self.puffs):
            angle = 2 * pi * (number + 0.6 * chance.random()) / self.puffs
            far = reach * (0.85 + 0.3 * chance.random())
            at = foot + QPointF(far * cos(angle), _FLAT * far * sin(angle) - 0.2 * side * way)
            size = side * (0.07 + 0.12 * way) * (0.6 + 0.8 * chance.random())
            painter.setBrush(faded(mix(_SAND, _SHADE, 0.3 * chance.random()), 0.9 * (1 - way)))
            painter.drawEllipse(at, 1.4 * size, size)


@frozen(eq=False, kw_only=True)
class SandRidge(Staying):
    """Sand is thrown up where something runs below it, from one point of its place to another."""

    start: QPointF = field()
    end: QPointF = field()
    duration: int = 700
    mounds: ClassVar[int] = 18
    beyond: ClassVar[float] = ICON_32

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        head = eased(QEasingCurve.Type.InOutCubic, share)
        for at in range(self.mounds + 1):
            behind = head - at / self.mounds
            if behind < 0:
                break
            old = min(1.0, 1.5 * behind)
            _mound(painter, self._along(rect, at / self.mounds), 19 - 9 * old, 1 - 0.85 * old)
        front = self._along(rect, head)
        _mound(painter, front, 25, 1.0)
        _cloud(painter, QRectF(front.x() - 22, front.y() - 6, 44, 8), (5 * share) % 1, 12)

    def _along(self, rect: QRectF, share: float) -> QPointF:
        """Returns a point of its way, which winds a little."""
        scale = rect.width() / max(1.0, self.place.width())
        line = (self.end - self.start) * scale
        wave = 0.05 * sin(3 * pi * share)
        offset = (self.start - self.place.center()) * scale
        return offset + line * share + QPointF(-line.y(), line.x()) * wave


def _mound(painter: QPainter, foot: QPointF, wide: float, opacity: float) -> None:
    """Draws a hump of sand: its lit back, and the dark slip face right of an S-shaped crest."""
    crest = foot + QPointF(-0.1 * wide, -0.62 * wide)
    back = QPainterPath(foot + QPointF(-wide, 0))
    back.cubicTo(foot + QPointF(-0.6 * wide, -0.1 * wide), crest - QPointF(0.35 * wide, 0), crest)
    back.cubicTo(crest + QPointF(0.4 * wide, 0), foot + QPointF(0.6 * wide, -0.12 * wide), foot + QPointF(wide, 0))
    back.quadTo(foot + QPointF(0, 0.22 * wide), foot + QPointF(-wide, 0))
    slip = QPainterPath(crest)
    slip.cubicTo(crest + QPointF(0.4 * wide, 0), foot + QPointF(0.6 * wide, -0.12 * wide), foot + QPointF(wide, 0))
    slip.quadTo(foot + QPointF(0.5 * wide, 0.12 * wide), foot + QPointF(0.12 * wide, 0.12 * wide))
    slip.cubicTo(foot + QPointF(0.3 * wide, -0.2 * wide), crest + QPointF(-0.1 * wide, 0.3 * wide), crest)
    painter.fillPath(back, faded(_SAND, opacity))
    painter.fillPath(slip, faded(_SHADE, opacity))


@frozen(eq=False, kw_only=True)
class Rise(Staying):
    """A likeness rises out of the ground, a little too high at first."""

    pixmap: QPixmap = field()
    duration: int = 350
    beyond: ClassVar[float] = ICON_32

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        size = self.pixmap.deviceIndependentSize()
        ground, way = size.height() / 2, eased(QEasingCurve.Type.OutBack, share)
        painter.save()
        painter.setClipRect(QRectF(-2 * ground, -4 * ground, 4 * ground, 5 * ground), Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(QPointF(-size.width() / 2, ground - way * size.height()), self.pixmap)
        painter.restore()
        _cloud(painter, QRectF(-ground, 0.6 * ground, 2 * ground, 0.6 * ground), share, 10)


@frozen(eq=False, kw_only=True)
class Shake(Staying):
    """A likeness trembles before it gives way; what lies below it is broken already."""

    pixmap: QPixmap = field()
    duration: int = 200
    early: ClassVar[bool] = True
    beyond: ClassVar[float] = 6.0
    reach: ClassVar[float] = 3.0

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        off = QPointF(self.reach * sin(8 * pi * share), 0.5 * self.reach * sin(11 * pi * share)) * (share > 0)
        draw_into(painter, self.pixmap, rect.translated(off))


@frozen(eq=False, kw_only=True)
class DustCloud(Staying):
    """DustRing rises over all of a place."""

    duration: int = 700
    beyond: ClassVar[float] = 34.0

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        _cloud(painter, rect, share, round(12 + (rect.width() + rect.height()) / 8))


def _cloud(painter: QPainter, rect: QRectF, share: float, puffs: int) -> None:
    """Draws puffs that grow, rise, drift to the right and thin out, each after its own beginning."""
    painter.setPen(Qt.PenStyle.NoPen)
    for at, size, colour, way in _puffs(rect, share, puffs):
        rise = eased(QEasingCurve.Type.OutQuad, way)
        painter.setBrush(faded(colour, 0.7 * (1 - way)))
        painter.drawEllipse(at + QPointF(8 * rise, -18 * rise), size * (0.6 + rise), 0.8 * size * (0.6 + rise))


def _puffs(rect: QRectF, share: float, count: int) -> Iterator[tuple[QPointF, float, QColor, float]]:
    """Yields where each puff comes up, how large it is, its colour, and how much of its life is over."""
    chance = Random(count)
    for _ in range(count):
        at = QPointF(rect.left() + rect.width() * chance.random(), rect.top() + rect.height() * chance.random())
        size, colour = 4 + 6 * chance.random(), mix(_SAND, _SHADE, 0.5 * chance.random())
        begins = 0.3 * chance.random()
        if share >= begins:
            yield at, size, colour, (share - begins) / (1 - begins)
