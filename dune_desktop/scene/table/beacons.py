"""What a tour means is ringed, beside all that can be taken. A ring pulses a few times, and then it is still."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.refs import CARD, SPACE
from dune_desktop.scene.drawing.painting import draw_rounded, faded
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_BOX

if TYPE_CHECKING:
    from dune_desktop.models.refs import Ref
    from dune_desktop.scene.piece import SceneContext
    from dune_desktop.scene.table.table_scene import TableScene

#: How far the ring stands off, and how far it goes when it pulses; milliseconds for each of so many times.
_OFF: Final = 3.0
_REACH: Final = 8.0
#: How thick it is.
_WIDE: Final = 4.0
_PULSE, _TIMES = 1100, 4
#: What stands for an effect in the list: where it is printed, and not what it may touch.
_PLACES: Final = (CARD, SPACE)
#: What is ringed, where it stands, and where its tag hangs.
_Place = tuple["Ref", QRectF, QRectF]


class Beacon(QGraphicsItem):
    """A ring round a piece; nobody points at it."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, around: QRectF, tag: QRectF) -> None:
        super().__init__(parent)
        self.table, self.around, self.tag = table, around, tag
        #: How far it has pulsed, from 0 to 1.
        self.share = 0.0
        self.setZValue(1)

    def boundingRect(self) -> QRectF:
        edge = _OFF + _REACH
        return self.around.adjusted(-edge, -edge, edge, edge)

    def pulse(self, share: float) -> None:
        self.share = share
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.theme
        ring = self.around.adjusted(-_OFF, -_OFF, _OFF, _OFF)
        if not self.tag.isEmpty():  # the digit stays legible
            painter.setClipRegion(QRegion(self.boundingRect().toAlignedRect()) - QRegion(self.tag.toAlignedRect()))
        draw_rounded(painter, ring, RADIUS_BOX + _OFF, None, theme.keyline, _WIDE + 2 * LINE)
        draw_rounded(painter, ring, RADIUS_BOX + _OFF, None, theme.beacon, _WIDE)
        if 0.0 < self.share < 1.0:
            far = _REACH * self.share
            wide = ring.adjusted(-far, -far, far, far)
            draw_rounded(painter, wide, RADIUS_BOX + _OFF + far, None, faded(theme.beacon, 1 - self.share), 2.0)


class Beacons(QObject):
    """Follows what is meant, and where it stands."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._rings: list[tuple[_Place, Beacon]] = []
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_PULSE)
        self._clock.setLoopCount(_TIMES)
        self._clock.valueChanged.connect(self._pulse)
        scene.table.answering.meant_changed.connect(self.follow)
        scene.refreshed.connect(self.follow)

    def rings(self) -> dict[Ref, QRectF]:
        """Returns what is ringed, and where in the scene; of what lies in several places the last one."""
        return {ref: ring.mapRectToScene(ring.around) for (ref, _, _), ring in self._rings}

    def follow(self) -> None:
        """Rings what is meant, where it stands now."""
        wanted = self._places() if self._scene.laid_out else []
        before = [place for place, _ in self._rings]
        if wanted == before:
            return
        new = {ref for ref, _, _ in wanted}.difference(ref for ref, _, _ in before)
        for _, ring in self._rings:
            self._scene.removeItem(ring)
        overlay, table = self._scene.overlay, self._scene.table
        self._rings = [(place, Beacon(table, overlay, *place[1:])) for place in wanted]
        if not self._rings:
            self._clock.stop()
        elif new and self._scene.table.look.motion > 0:
            self._clock.stop()
            self._clock.start()

    def _places(self) -> list[_Place]:
        """Returns what is meant, and where a press there takes nothing else."""
        answering = self._scene.table.answering
        meant, by_ref = set(answering.meant), answering.choices.by_ref
        for ref in answering.meant:
            choice = by_ref.get(ref)
            also = () if choice is None else choice.also
            meant.update(one for one in also if one[0] in _PLACES and by_ref.get(one) is choice)
        overlay = self._scene.overlay
        return [
            (piece.ref, piece.mapRectToItem(overlay, piece.seen()), piece.mapRectToItem(overlay, piece.tag()))
            for piece in chain(self._scene.pieces(), self._scene.board.tracks)
            if piece.ref is not None and piece.ref in meant and piece.isVisible()
        ]

    def _pulse(self, share: float) -> None:
        running = self._clock.state() == QAbstractAnimation.State.Running
        for _, ring in self._rings:
            ring.pulse(share if running else 0.0)
