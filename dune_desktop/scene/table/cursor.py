"""The keyboard inside the scene: a ring that goes to the nearest lit piece in an arrow's direction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.refs import Ref
from dune_desktop.scene.drawing.tokens import RADIUS_PANEL, S4
from dune_desktop.scene.faces.states import CHOSEN, LIT, MARGIN
from dune_desktop.scene.piece import Piece, SceneContext

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

DIRECTIONS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
#: What lies aside counts so much more than what lies ahead.
_ASIDE: Final = 2.5


class Ring(QGraphicsItem):
    """The dashed focus ring."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.rect = QRectF()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def go_round(self, rect: QRectF | None) -> None:
        """Surrounds this place of the scene, or nothing."""
        self.setVisible(rect is not None)
        if rect is not None:
            self.prepareGeometryChange()
            self.rect = self.parentItem().mapRectFromScene(rect)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.theme
        edge = self.rect.adjusted(-S4, -S4, S4, S4)
        painter.setPen(QPen(theme.keyline, theme.ring + 2))
        painter.drawRoundedRect(edge, RADIUS_PANEL, RADIUS_PANEL)
        pen = QPen(theme.focus, theme.ring)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(edge, RADIUS_PANEL, RADIUS_PANEL)


class SceneCursor:
    """Stands on a piece by its ref, so that it survives whatever becomes of the piece."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._ring = Ring(scene.table, scene.overlay)
        self.ref: Ref | None = None
        #: It went there to answer, not to read.
        self._answers = False
        #: The keyboard is in the scene.
        self._awake = True

    @property
    def piece(self) -> Piece | None:
        """The piece that it stands on, if that is still there."""
        return self._scene.piece(self.ref)

    def leave(self) -> None:
        """Vanishes, as the keyboard is elsewhere."""
        self._go(None)

    def sleep(self) -> None:
        """Hides the ring while the keyboard is elsewhere; it comes back with it."""
        self._awake = False
        self.follow()

    def wake(self) -> None:
        """Shows the ring again, as the keyboard is in the scene."""
        self._awake = True
        self.follow()

    def end_turn(self) -> None:
        """Leaves what could be taken in the turn before: it is not meant any more."""
        if self._answers:
            self.leave()

    def follow(self) -> None:
        """Stays with its piece after the table has changed, or vanishes with it."""
        piece = self.piece
        if piece is None:
            self.ref = None
        self._surround(piece)

    def enter(self, region: Iterable[Piece]) -> bool:
        """Stand on the first piece of a region; False when it has none."""
        pieces = _choosable(region)
        if not pieces:
            return False
        self._go(min(pieces, key=lambda piece: (round(piece.anchor().top() / 40), piece.anchor().left())))
        return True

    def stand_on(self, ref: Ref) -> bool:
        """Stand on a certain piece; False when it is not there."""
        piece = self._scene.piece(ref)
        self._go(piece)
        return piece is not None

    def move(self, direction: QPointF) -> bool:
        """Go to the nearest piece in this direction; False when there is none."""
        here = self.piece
        if here is None:
            return self.enter(self._scene.pieces())
        start = here.anchor().center()
        others = [piece for piece in _choosable(self._scene.pieces()) if piece.ref != self.ref]
        ways = [(way, piece) for piece in others if (way := _way(start, piece.anchor().center(), direction)) > 0]
        if not ways:
            return False
        self._go(min(ways, key=lambda way: way[0])[1])
        return True

    def _go(self, piece: Piece | None) -> None:
        old = self.piece
        if old is not None:
            old.lift(False)
        self.ref = None if piece is None else piece.ref
        self._awake = True
        self._answers = piece is not None and piece.kind in (LIT, CHOSEN)
        if piece is not None:
            self._scene.board.bring_into_sight(piece)
            piece.lift(True)
            self._scene.announced.emit(self._scene.words(piece))
        self._surround(piece)

    def _surround(self, piece: Piece | None) -> None:
        """Draws the ring round what is seen of the piece: the board may have been moved away."""
        rect = QRectF() if piece is None or not self._awake else piece.anchor()
        if piece is not None and self._scene.board.isAncestorOf(piece):
            rect &= self._scene.board.sceneBoundingRect()
        self._ring.go_round(None if rect.isEmpty() else rect)


def _choosable(pieces: Iterable[Piece]) -> list[Piece]:
    """Returns what is lit; where nothing is, everything that can be read."""
    there = [piece for piece in pieces if piece.ref is not None]
    return [piece for piece in there if piece.kind in (LIT, CHOSEN)] or there


def _way(start: QPointF, end: QPointF, direction: QPointF) -> float:
    """Returns how far it is; 0 when it does not lie in this direction."""
    step = end - start
    ahead = QPointF.dotProduct(step, direction)
    aside = abs(step.x() * direction.y()) + abs(step.y() * direction.x())
    return ahead + _ASIDE * aside if ahead > 1 and ahead * 3 > aside else 0.0
