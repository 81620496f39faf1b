"""The scene of the table page: board, Row and tray as three roots, each scaled by ``u``, and an overlay over them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsItemGroup,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
    QWidget,
)

from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.view import View
from dune_desktop.models.asking.answering import LIT, Answering
from dune_desktop.models.refs import DISCARD_PILE, OWN_TRAY, TABLE, Ref
from dune_desktop.scene.board.board import BoardRoot
from dune_desktop.scene.bubble import Bubble
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.flights.clock import Flights
from dune_desktop.scene.imperium_row import RowRoot
from dune_desktop.scene.layout import Regions
from dune_desktop.scene.piece import Piece, SceneContext
from dune_desktop.scene.table.ahead import Ahead
from dune_desktop.scene.table.cursor import DIRECTIONS, SceneCursor
from dune_desktop.scene.table.dragging import Dragging
from dune_desktop.scene.table.flight_plans import Stage
from dune_desktop.scene.table.pointer import Pointer
from dune_desktop.scene.tray.tray import Tray

if TYPE_CHECKING:
    from dune_desktop.models.shown_game import ShownGame
    from dune_desktop.models.table.table_models import TableModels

#: Where the keyboard goes in the scene; tracks are those of products, wherever they lie.
BOARD, TRACKS, STRIP, ROW, TRAY = "board", "tracks", "strip", "row", "tray"
#: As one reads.
REGIONS: Final = (BOARD, TRACKS, STRIP, ROW, TRAY)
#: How much closer one notch of the wheel brings the board.
_CLOSER: Final = 1.15


class TableScene(QGraphicsScene):
    """Shows the game and what is asked; hands every piece's clicks, drags and keys to ``answering``."""

    #: The big card is wanted of a ref, or of a printed component.
    previewed = Signal(object)
    #: A pile is to be opened: deck, discard, played, trashed.
    pile_asked = Signal(str)
    #: What products print beside the board is to be read.
    boards_asked = Signal()
    #: Something to say to whoever listens rather than looks.
    announced = Signal(str)
    #: What this ref stands for was chosen in vain; the second was dragged there, or is None.
    declined = Signal(object, object)
    #: Something is carried now, or not any more.
    carrying = Signal(bool)
    #: Everything stands where it is to stand, and shows how it is to the question.
    refreshed = Signal()

    def __init__(
        self,
        controller: ShownGame,
        answering: Answering,
        models: TableModels,
        look: Look,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.table = SceneContext(controller, answering, models, look)
        self._regions: Regions | None = None
        #: Whose turn the scene has shown.
        self._turn = NOBODY
        #: What a key commands where the focus is, by the id of the command.
        self.command: Callable[[QKeyEvent], str] = _commanded
        self.board = BoardRoot(self.table)
        self.row = RowRoot(self.table)
        self.tray = Tray(self.table)
        self.overlay = QGraphicsItemGroup()
        # Key tags of the Row hang over the edge of the tray.
        self.row.setZValue(1)
        self.overlay.setZValue(2)
        for root in (self.board, self.row, self.tray, self.overlay):
            self.addItem(root)
        self._grounds: dict[Ref, QGraphicsItem] = {TABLE: self.board, DISCARD_PILE: self.tray, OWN_TRAY: self.tray}
        self.bubble = Bubble(self.table, self.overlay)
        self.flights = Flights(self.overlay, self)
        self.stage = Stage(self)
        self.dragging = Dragging(self)
        self.cursor = SceneCursor(self)
        self.pointer = Pointer(self)
        self.ahead = Ahead(self)
        self.board.moved.connect(self.cursor.follow)
        self.tray.pile_asked.connect(self.pile_asked)
        self.board.pile_asked.connect(self.pile_asked)
        for piece in (*self.board.signs(), *self.row.strip.signs()):
            piece.pressed = partial(self._open_board, piece)
        self.tray.uncover_asked.connect(controller.uncover)
        self.tray.big_asked.connect(self.previewed)
        controller.covered.connect(self.tray.cover.ask)
        answering.changed.connect(self._answers_changed)
        look.changed.connect(self._look_changed)
        self.setBackgroundBrush(look.theme.window)
        self.show(controller.view, ())

    # ------------------------------------------------------------ following

    def show(self, view: View, events: tuple[Event, ...]) -> None:
        """The roots follow the models, then what happened flies by."""
        self.still()
        self.stage.remember()
        self.board.sync(view)
        self.row.sync(view)
        self.tray.sync(view)
        self.tray.cover.ask(self.table.controller.covered_for)
        self.refresh()
        if view.turn.seat != self._turn:
            self._turn = view.turn.seat
            self.row.begin_turn()
            self.cursor.end_turn()
        self.stage.play(view, events)
        self.ahead.rest()

    def _answers_changed(self) -> None:
        """A new view is shown in a moment, with all states: those of the old pieces are not worth a repaint."""
        if not self.table.controller.is_changing:
            self.refresh()

    def refresh(self) -> None:
        """Takes the states of everything that can be taken."""
        self.board.refresh()
        self.row.refresh()
        self.tray.refresh()
        self.cursor.follow()
        self.refreshed.emit()

    def _look_changed(self) -> None:
        """Paints everything anew for a theme, scale or language; nothing flies."""
        self.still()
        self.setBackgroundBrush(self.table.theme.window)
        self.update()
        self.ahead.rest()

    def still(self) -> None:
        """Lands flights, ends a drag and hushes what is said: then nothing moves any more."""
        self.bubble.hush()
        self.flights.flush()
        self.dragging.cancel()
        self.flights.flush()

    # ------------------------------------------------------------ where

    @property
    def laid_out(self) -> bool:
        """Says whether everything has a place already."""
        return self._regions is not None

    def lay_out(self, regions: Regions) -> None:
        """Gives every root its region; on resize and at the Reveal swap only."""
        if regions == self._regions:
            return
        self._regions = regions
        self.still()
        self.row.strip_height, self.row.shared = regions.strip, regions.shared
        corner = regions.top_bar.bottomLeft()
        roots = ((self.board, regions.board), (self.row, regions.row), (self.tray, regions.tray))
        for root in (self.board, self.row, self.tray, self.overlay):
            if root.scale() != regions.u:  # Qt repaints it even if it is the same
                root.setScale(regions.u)
        for root, rect in roots:
            root.setPos((rect.topLeft() - corner) * regions.u)
            root.lay_out(QRectF(QPointF(), rect.size()))
        self.setSceneRect(QRectF(QPointF(), QRectF(table_rect(regions)).size()))
        self.refresh()
        self.ahead.rest()

    def pieces(self) -> Iterator[Piece]:
        """Yields all that can be pointed at."""
        for region in REGIONS:
            yield from self.region(region)

    def region(self, name: str) -> Iterator[Piece]:
        """Returns the pieces of a region."""
        pieces: dict[str, Callable[[], Iterator[Piece]]] = {
            BOARD: self.board.ground_pieces,
            TRACKS: lambda: chain(self.board.track_pieces(), self.row.track_pieces()),
            STRIP: self.row.strip_pieces,
            ROW: self.row.row_pieces,
            TRAY: self.tray.pieces,
        }
        return pieces[name]()

    def cursor_region(self) -> str:
        """Names the region in which the keyboard cursor stands; empty when it is nowhere."""
        piece = self.cursor.piece
        return next((name for name in REGIONS if any(one is piece for one in self.region(name))), "")

    def pieces_at(self, pos: QPointF) -> Iterator[Piece]:
        """Yields what lies under a point of the scene, from the top."""
        for item in self.items(pos):
            if isinstance(item, Piece) and item.hit().contains(item.mapFromScene(pos)):
                yield item

    def grounds_at(self, pos: QPointF) -> Iterator[Ref]:
        """Yields what the ground under a point stands for: a card is played on the board, and lands in the tray."""
        for ref, root in self._grounds.items():
            if root.contains(root.mapFromScene(pos)):
                yield ref

    def piece(self, ref: Ref | None) -> Piece | None:
        """Returns what stands for a ref; None when it is not on the table."""
        return None if ref is None else next((piece for piece in self.pieces() if piece.ref == ref), None)

    def anchor(self, ref: Ref) -> QRectF | None:
        """Returns where a piece stands, in the scene; None when it is not on the table."""
        piece = self.piece(ref)
        return None if piece is None else piece.anchor()

    # ------------------------------------------------------------ answers

    def take(self, piece: Piece) -> None:
        """Presses the piece, or answers with it; a refusal says why."""
        if piece.pressed is not None and (piece.kind != LIT or piece.ref is None):
            piece.pressed()
        elif piece.ref is not None and not self.table.answering.choose(piece.ref):
            self.decline(piece.ref)

    def _open_board(self, piece: Piece) -> None:
        """Asks for the board that the piece stands on; what was to be taken here, and can't, says why instead."""
        if piece.ref is not None and self.table.answering.reason(piece.ref):
            self.decline(piece.ref)
        else:
            self.boards_asked.emit()

    def words(self, piece: Piece) -> str:
        """Says what it is, that it changed, what taking it means besides, and why it can't be taken."""
        tip, answering = "\n".join(filter(None, (piece.tip(), piece.news()))), self.table.answering
        if piece.ref is None:
            return tip
        reason = answering.reason(piece.ref)
        return "\n".join(filter(None, (tip, answering.visit(piece.ref), "" if reason in tip else reason)))

    def say(self, words: str, at: QPointF | None = None) -> None:
        """Says a sentence beside the pointer, or this point of the scene, and to whoever listens."""
        if not words:
            return
        self.announced.emit(words)
        self.bubble.say(words, at or self.pointer.pos)

    def decline(self, ref: Ref, why: str = "", source: Ref | None = None) -> None:
        """Says why this can't be taken, or the source dropped on it; where the keyboard is, if that took it."""
        at = self.cursor.piece
        self.say(why or self.table.answering.reason(ref), None if at is None or at.ref != ref else at.anchor().center())
        self.declined.emit(ref, source)

    def turn_row(self) -> bool:
        """Shows the Row in the place of the strip, or the other way round; False where both are shown."""
        if self.row.shared:
            self.row.turn()
            self.cursor.follow()
        return self.row.shared

    def next_region(self, name: str) -> bool:
        """Puts the cursor into a region; False when nothing is there."""
        self.flights.flush()
        return self.cursor.enter(self.region(name))

    def come_closer(self, notches: float, to: QPointF | None = None) -> None:
        """Bring the board so many notches of a wheel closer; without a point, to what is in its middle."""
        self.flights.flush()
        middle = self.board.mapToScene(self.board.area.center())
        self.board.zoom(_CLOSER**notches, middle if to is None else to)

    # ------------------------------------------------------------ mouse and keys

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.press(event.scenePos(), event.screenPos(), event.button())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.press_again(event.scenePos(), event.screenPos(), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.move(event.scenePos(), event.screenPos(), event.buttons())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.release(event.scenePos(), event.button())
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        anywhere = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        event.setAccepted(self.pointer.turn(event.scenePos(), event.delta(), anywhere))  # or the page scrolls

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        self.pointer.explain(event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.flights.flush()
        event.setAccepted(self._key(Qt.Key(event.key()), self.command(event)))

    def _key(self, key: Qt.Key, command: str) -> bool:
        if self.dragging.active:
            if key == Qt.Key.Key_Escape:
                self.dragging.cancel()
            return True
        if key in DIRECTIONS:
            return self.cursor.move(DIRECTIONS[key])
        piece = self.cursor.piece
        if piece is None:
            return False
        if command == "take":
            self.take(piece)
            return True
        return command == "big_card" and self.preview(piece)

    def preview(self, piece: Piece) -> bool:
        """Shows the big card of a piece; False when there is nothing to show."""
        shown = piece.big()
        if shown is None:
            return False
        self.previewed.emit(shown)
        return True


def _commanded(event: QKeyEvent) -> str:
    """Returns what a key commands where nobody has chosen other keys."""
    taking = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    found = "take" if taking else "big_card" if event.key() == Qt.Key.Key_Space else ""
    return "" if event.isAutoRepeat() else found


def table_rect(regions: Regions) -> QRect:
    """Returns the place of the view in the window, in pixels: below the top bar, left of the column."""
    u, top = regions.u, regions.top_bar.bottom()
    bottom = regions.tray.bottom() + regions.tray.left()
    return QRectF(0, top * u, regions.seats.left() * u, (bottom - top) * u).toRect()


class TableView(QGraphicsView):
    """Shows the scene one to one. What is below the pointer hears of every move."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene: Final = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def means(self, point: QPointF) -> Hashable:
        """Returns what a press there does to the game."""
        return self.table_scene.pointer.means(self.mapToScene(point.toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.table_scene.keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.table_scene.cursor.wake()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.table_scene.cursor.sleep()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table_scene.pointer.leave()
