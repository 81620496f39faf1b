"""Stone and sand: the dust that an Agent raises, the ridge of a sandworm, and a wall that falls."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, floor, pi, sin
from random import Random
from typing import ClassVar, Final

from attrs import field, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QStyleOptionGraphicsItem, QWidget

from dune_desktop.scene.drawing.painting import faded, mix
from dune_desktop.scene.drawing.tokens import GLYPH_COLOURS, ICON_32
from dune_desktop.scene.flights.motion import Motion, Staying, draw_into, eased, progress

_SAND: Final = mix(GLYPH_COLOURS["sand"], GLYPH_COLOURS["worm"], 0.35)
_SHADE: Final = mix(GLYPH_COLOURS["worm_shade"], GLYPH_COLOURS["keyline"], 0.4)
#: The light and the shade of a fold.
_LIT, _DIM = GLYPH_COLOURS["troop_light"], GLYPH_COLOURS["keyline"]
#: After this share of its way a ridge has sunk back.
_SUNK: Final = 0.6
#: It sinks in so many stages, so that few humps are painted at a time.
_STAGES: Final = 4
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
        painter.setPen(QPen(faded(mix(_SAND, _SHADE, 0.35), 0.9 * (1 - way)), 3 - 2 * way))
        painter.drawEllipse(foot, reach, _FLAT * reach)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self.puffs):
            angle = 2 * pi * (number + 0.6 * chance.random()) / self.puffs
            far = reach * (0.85 + 0.3 * chance.random())
            at = foot + QPointF(far * cos(angle), _FLAT * far * sin(angle) - 0.2 * side * way)
            size = side * (0.07 + 0.12 * way) * (0.6 + 0.8 * chance.random())
            painter.setBrush(faded(mix(_SAND, _SHADE, 0.6 * chance.random()), 0.95 * (1 - way)))
            painter.drawEllipse(at, 1.4 * size, size)


@frozen(eq=False, kw_only=True)
class SandRidge(Motion):
    """Sand is thrown up where something runs below it, from one point of the scene to another."""

    start: QPointF = field()
    end: QPointF = field()
    duration: int = 700

    def item(self, overlay: QGraphicsItem) -> QGraphicsItem:
        return RidgeItem(self, overlay)


class RidgeItem(QGraphicsItemGroup):
    """Its humps are items of their own: what lies between here and there is not painted anew all the time."""

    humps: Final = 16

    def __init__(self, ridge: SandRidge, overlay: QGraphicsItem) -> None:
        super().__init__(overlay)
        self._ridge = ridge
        self._start, self._end = overlay.mapFromScene(ridge.start), overlay.mapFromScene(ridge.end)
        self._left = [HumpItem(17, self) for _ in range(self.humps)]
        self._head = HumpItem(25, self)
        for number, hump in enumerate(self._left):
            hump.setPos(self._along(number / self.humps))
        self.fly(0)

    def fly(self, moment: int) -> None:
        """The head runs on; what it has left behind sinks."""
        ridge = self._ridge
        self.setVisible(ridge.delay <= moment < ridge.arrival)
        head = eased(QEasingCurve.Type.InOutCubic, progress(ridge, moment))
        self._head.setPos(self._along(head))
        for number, hump in enumerate(self._left):
            behind = head - number / self.humps
            hump.setVisible(0 <= behind < _SUNK)
            hump.setOpacity(1 - floor(max(0.0, behind) / _SUNK * _STAGES) / _STAGES)

    def _along(self, share: float) -> QPointF:
        """Returns a point of its way, which winds a little."""
        line = self._end - self._start
        return self._start + line * share + QPointF(-line.y(), line.x()) * (0.05 * sin(3 * pi * share))


class HumpItem(QGraphicsItem):
    """A hump of sand, half as wide as it says."""

    def __init__(self, wide: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._wide = wide

    def boundingRect(self) -> QRectF:
        return QRectF(-self._wide, -0.7 * self._wide, 2 * self._wide, self._wide)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws its lit back, and the dark slip face right of an S-shaped crest."""
        wide, crest = self._wide, QPointF(-0.1 * self._wide, -0.62 * self._wide)
        back, slip = QPainterPath(QPointF(-wide, 0)), QPainterPath(crest)
        back.cubicTo(QPointF(-0.6 * wide, -0.1 * wide), crest - QPointF(0.35 * wide, 0), crest)
        for path in (back, slip):
            path.cubicTo(crest + QPointF(0.4 * wide, 0), QPointF(0.6 * wide, -0.12 * wide), QPointF(wide, 0))
        back.quadTo(QPointF(0, 0.22 * wide), QPointF(-wide, 0))
        slip.quadTo(QPointF(0.5 * wide, 0.12 * wide), QPointF(0.12 * wide, 0.12 * wide))
        slip.cubicTo(QPointF(0.3 * wide, -0.2 * wide), crest + QPointF(-0.1 * wide, 0.3 * wide), crest)
        painter.fillPath(back, _SAND)
        painter.fillPath(slip, _SHADE)


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


@frozen(eq=False, kw_only=True)
class Glint(Staying):
    """A star of four rays opens and closes."""

    duration: int = 400

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        bright = sin(pi * share)
        ray, waist = 0.5 * rect.width() * bright, 0.09 * rect.width() * bright
        star = QPainterPath(QPointF(0, -ray))
        for number in range(1, 8):
            far, angle = (waist, ray)[number % 2 == 0], pi * number / 4
            star.lineTo(far * sin(angle), -far * cos(angle))
        star.closeSubpath()
        painter.fillPath(star, faded(GLYPH_COLOURS["spice_light"], 0.9))


@frozen(eq=False, kw_only=True)
class Gust(Staying):
    """Wisps of sand drift over the ground to the right, and are gone."""

    duration: int = 1800
    steps: ClassVar[int] = 20
    wisps: ClassVar[int] = 7

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        chance, wide = Random(round(rect.width())), rect.width()
        for _ in range(self.wisps):
            y, long, late = rect.top() + rect.height() * chance.random(), 0.3 + 0.3 * chance.random(), chance.random()
            way = min(1.0, max(0.0, 1.5 * share - 0.5 * late))
            left = rect.left() + wide * (1 - long) * way
            thin = QLinearGradient(left, 0, left + long * wide, 0)
            for at, opacity in ((0.0, 0.0), (0.7, 0.55), (1.0, 0.0)):
                thin.setColorAt(at, faded(_SAND, opacity * sin(pi * way)))
            painter.fillRect(QRectF(left, y, long * wide, 1.2), thin)


@frozen(eq=False, kw_only=True)
class Sway(Staying):
    """A cloth stirs: light and shade of a fold run down it."""

    duration: int = 1600
    steps: ClassVar[int] = 18

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        fold = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        middle = 1.4 * share - 0.2
        for off, colour, opacity in ((-0.2, _LIT, 0.0), (-0.08, _LIT, 0.2), (0.06, _DIM, 0.22), (0.2, _DIM, 0.0)):
            fold.setColorAt(min(1.0, max(0.0, middle + off)), faded(colour, opacity * sin(pi * share)))
        painter.fillRect(rect, fold)


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
