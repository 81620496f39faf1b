"""The mouse on the table: a click answers, a drag carries, the right button shows the big card, rest explains."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from dune_desktop.models.refs import AGENT, CARD, RESERVE, UNITS, Ref
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.piece import Piece

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
#: One notch of the wheel, in eighths of a degree.
_NOTCH: Final = 120
#: What lies there to be dragged: nobody begins at it to move the board.
_DRAGGED: Final = (CARD, RESERVE, AGENT, UNITS)


class Pointer:
    """What is under it, what it holds."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hovered: Piece | None = None
        self._pressed: Piece | None = None
        #: What a click meant where the button went down.
        self._meant: Hashable = None
        #: The ref of the piece that was pressed last.
        self._clicked: Ref | None = None
        self._down: tuple[QPointF, QPoint] | None = None
        self._panning = False
        self._pos = QPointF()

    @property
    def pos(self) -> QPointF:
        """Where it was last, in the scene."""
        return self._pos

    @property
    def ref(self) -> Ref | None:
        """What is pointed at, on the table or in a list."""
        return None if self._hovered is None else self._hovered.ref

    def _under(self, pos: QPointF) -> Piece | None:
        """What a click means here."""
        found = (piece for piece in self._scene.pieces_at(pos) if piece.ref is not None or piece.pressed is not None)
        return next(found, None)

    def means(self, pos: QPointF) -> Hashable:
        """What a click does here; None: nothing to the game."""
        piece = self._under(pos)
        if piece is None or piece.ref is None:
            return piece
        return self._scene.table.answering.meaning(piece.ref)

    # ------------------------------------------------------------ buttons

    def press_again(self, pos: QPointF, screen: QPoint, button: Qt.MouseButton) -> None:
        """A quick second click is one more on the same thing if it can still be taken; it takes nothing back.

        On the ground of the board it shows all of it.
        """
        piece = self._under(pos)
        if button == LEFT and piece is None and self._on_board(pos):
            self._scene.board.reset()
        if button != LEFT or (piece is not None and piece.ref == self._clicked and piece.kind == LIT):
            self.press(pos, screen, button)

    def press(self, pos: QPointF, screen: QPoint, button: Qt.MouseButton) -> None:
        scene = self._scene
        scene.flights.flush()
        scene.cursor.leave()
        if button == LEFT and scene.bubble.press(pos):
            return
        scene.bubble.hush()
        self._pos = pos
        if scene.dragging.active:
            if button == RIGHT:
                scene.dragging.cancel()
        elif button == RIGHT:
            self._preview(pos)
        else:
            self._pressed = self._under(pos) if button == LEFT else None
            self._clicked = None if self._pressed is None else self._pressed.ref
            self._meant = self.means(pos)
            self._down = (pos, screen)

    def move(self, pos: QPointF, screen: QPoint, buttons: Qt.MouseButton) -> None:
        self._pos = pos
        scene = self._scene
        if scene.dragging.active:
            scene.dragging.move(pos)
        elif self._panning:
            self._pan(pos)
        elif self._down is not None and buttons & (LEFT | MIDDLE):
            self._begin(pos, screen)
        elif not buttons:
            self._hover(next(iter(scene.pieces_at(pos)), None))

    def _begin(self, pos: QPointF, screen: QPoint) -> None:
        """Far enough from where it was pressed, it is a drag, of a piece or of the board."""
        assert self._down is not None
        start, down = self._down
        if (screen - down).manhattanLength() < QApplication.startDragDistance():
            return
        if self._pressed is not None and self._scene.dragging.begin(self._pressed, start):
            self._hover(None)
            self._scene.dragging.move(pos)
        else:
            self._stay()
            if self._on_board(start):
                self._panning = True
                self._pan(pos)
        self._pressed = None

    def _stay(self) -> None:
        """What one drags, and cannot now, says why."""
        ref = None if self._pressed is None else self._pressed.ref
        if ref is not None and ref[0] in _DRAGGED and self._scene.table.answering.reason(ref):
            self._scene.decline(ref)

    def _pan(self, pos: QPointF) -> None:
        assert self._down is not None
        start, screen = self._down
        self._scene.board.pan(pos - start)
        self._down = (pos, screen)

    def release(self, pos: QPointF, button: Qt.MouseButton) -> None:
        scene, pressed = self._scene, self._pressed
        if button == LEFT and scene.dragging.active:
            scene.dragging.drop(pos)
        elif button == LEFT and pressed is not None and self._under(pos) is pressed and self.means(pos) == self._meant:
            scene.take(pressed)
        if button != RIGHT:
            self._pressed = self._down = None
            self._panning = False

    def _preview(self, pos: QPointF) -> None:
        for piece in self._scene.pieces_at(pos):
            if self._scene.preview(piece):
                return

    # ------------------------------------------------------------ wheel, rest, hover

    def _on_board(self, pos: QPointF) -> bool:
        board = self._scene.board
        return bool(board.contains(board.mapFromScene(pos)))

    def turn(self, pos: QPointF, delta: int, anywhere: bool = False) -> bool:
        """The wheel brings the board closer: what is under the pointer, or from ``anywhere`` its middle.

        False where it means nothing to the table.
        """
        on_board = self._on_board(pos)
        closer = (on_board or anywhere) and not self._scene.dragging.active
        if closer:
            self._scene.come_closer(delta / _NOTCH, pos if on_board else None)
        return closer

    def explain(self, pos: QPointF) -> None:
        """At rest: what it is, or why it can't be taken."""
        if self._scene.dragging.active or self._scene.bubble.keeps:
            return
        words = next((tip for piece in self._scene.pieces_at(pos) if (tip := self._scene.words(piece))), "")
        self._scene.bubble.say(words, pos)

    def _hover(self, piece: Piece | None) -> None:
        if piece is self._hovered:
            return
        if self._hovered is not None and self._hovered.scene() is not None:
            self._hovered.lift(False)
        self._hovered = piece
        self._scene.bubble.leave()
        if piece is not None:
            piece.lift(True)

    def leave(self) -> None:
        self._hover(None)

    def point(self, ref: Ref | None) -> None:
        """As if it were on this piece: what a list points at."""
        self._hover(self._scene.piece(ref))
