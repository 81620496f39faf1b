"""Dragging inside the scene: a grab of the mouse, no QDrag. Only the ghost moves; targets are asked for once."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import (
    AGENT,
    MONEY,
    OWN_TRAY,
    POST,
    SPACE,
    SPY_SUPPLY,
    SUPPLY_UNITS,
    TABLE,
    UNITS,
    Ref,
    units_of,
)
from dune_desktop.scene.drawing.painting import draw_edge, draw_rounded, faded, rounded
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import LIT_LINE, RADIUS_BOX, RADIUS_CELL
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.flights.flight import Flight
from dune_desktop.scene.flights.motion import middle
from dune_desktop.scene.piece import Piece, SceneContext, piece_likeness
from dune_desktop.text.signs import Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

_SHADE: Final = 0.3
#: How much of the accent lies over what would be taken.
_GLOW: Final = 0.16
#: How high a card is while it is carried.
_CARRIED: Final = 100.0
_SMALL: Final = QSizeF(28, 30)


class Ghost(QGraphicsItem):
    """What follows the pointer."""

    def __init__(self, pixmap: QPixmap, grip: QPointF, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.pixmap = pixmap
        # A card is carried smaller than it lies, or it would hide where it may go.
        size = pixmap.deviceIndependentSize()
        share = min(1.0, _CARRIED / size.height())
        self._picture = QRectF(-grip * share, size * share)
        self.setZValue(2)

    def boundingRect(self) -> QRectF:
        return self._picture

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._picture, self.pixmap, QRectF(self.pixmap.rect()))


class Outline(QGraphicsItem):
    """Rings what is a target of the drag and is not lit by itself."""

    def __init__(self, table: SceneContext, rect: QRectF, parent: QGraphicsItem, radius: float = RADIUS_BOX) -> None:
        super().__init__(parent)
        self.table, self.radius = table, radius
        self.rect = parent.mapRectFromScene(rect)

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_edge(painter, self.rect, self.table.theme, self.radius)


class Shade(QGraphicsPathItem):
    """Lies over a piece that is no target of the drag, and over nothing beside it."""

    def __init__(self, table: SceneContext, piece: Piece, parent: QGraphicsItem) -> None:
        beyond = piece.beyond
        path = rounded(piece.seen().adjusted(-beyond, -beyond, beyond, beyond), piece.radius + beyond)
        if not piece.tag().isEmpty():
            path = path.united(rounded(piece.tag(), RADIUS_CELL))
        super().__init__(parent.mapFromItem(piece, path), parent)
        self.setPen(Qt.PenStyle.NoPen)
        self.setBrush(faded(table.theme.window, _SHADE))


class Glow(QGraphicsItem):
    """What would be taken if the drag ended now: hotter than all else that is lit."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.rect = QRectF()
        self.radius: float = RADIUS_BOX
        self.setVisible(False)

    def surround(self, piece: Piece | None) -> None:
        """Lie over this piece of the table, or over none."""
        self.setVisible(piece is not None)
        if piece is not None:
            self.prepareGeometryChange()
            beyond = piece.beyond + LIT_LINE
            around = piece.rect.adjusted(-beyond, -beyond, beyond, beyond)
            self.rect, self.radius = self.parentItem().mapRectFromScene(piece.mapRectToScene(around)), piece.radius
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        # The ghost passes over it at every move.
        draw_sprite(painter, ("glow", self.radius, self.table.theme.name), self.rect, self._picture)

    def _picture(self, painter: QPainter) -> None:
        theme, rect = self.table.theme, QRectF(QPointF(), self.rect.size())
        draw_rounded(painter, rect, self.radius + LIT_LINE, faded(theme.accent, _GLOW))
        draw_edge(painter, rect, theme, self.radius + LIT_LINE)


class Dragging:
    """One drag at a time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.source: Ref | None = None
        self.targets: dict[Ref, Choice] = {}
        self._piece: Piece | None = None
        self.ghost: Ghost | None = None
        #: What the pointer is over.
        self._over: Ref | None = None
        self.glow = Glow(scene.table, scene.overlay)
        self._shades: list[Outline | Shade] = []
        self._muted: list[Piece] = []

    @property
    def active(self) -> bool:
        return self.ghost is not None

    def begin(self, piece: Piece, pos: QPointF) -> bool:
        """Lift the piece, if it can go anywhere."""
        if piece.ref is None:
            return False
        targets = self._scene.table.answering.targets(piece.ref)
        if all(choice.refused for choice in targets.values()):
            return False
        self.source, self.targets, self._piece = piece.ref, targets, piece
        pixmap, grip = self._picture(piece, pos)
        self.ghost = Ghost(pixmap, grip, self._scene.overlay)
        self._shade()
        if piece.ref[0] not in (UNITS, POST, MONEY):
            piece.veil(True)
        self.move(pos)
        self._scene.carrying.emit(True)
        return True

    def _picture(self, piece: Piece, pos: QPointF) -> tuple[QPixmap, QPointF]:
        """The likeness and where the pointer holds it: a cube, pawn or spy by its middle, a card where it was taken."""
        table = self._scene.table
        kind = "" if piece.ref is None else POST if piece.ref == SPY_SUPPLY else piece.ref[0]
        drawn = {AGENT: "pawn", POST: "spy"}.get(kind, "")
        if kind == UNITS and piece.ref is not None:
            drawn = self._unit(piece.ref)
        if not drawn:
            return piece.likeness(), piece.mapFromScene(pos) - piece.rect.topLeft()
        picture = piece_likeness(drawn, table.colours[table.controller.looker], _SMALL, table.look)
        return picture, QRectF(QPointF(), _SMALL).center()

    def _unit(self, source: Ref) -> str:
        """What kind of unit is carried: from supply what is wanted there."""
        wanted = (one for one in self.targets if one[0] == UNITS and source == SUPPLY_UNITS)
        return units_of(next(wanted, source))[1]

    def _shade(self) -> None:
        """Targets stay lit, whatever else was lit is muted; what neither is nor was keeps its look."""
        scene = self._scene
        for piece in scene.pieces():
            if piece.ref is None or piece.ref == self.source:
                continue
            choice, lit = self.targets.get(piece.ref), piece.kind == LIT
            if choice is not None and not choice.refused:
                if not lit:
                    self._shades.append(self._outline(piece))
            elif choice is not None or lit:
                self._mute(piece)
        for ground, root in ((TABLE, scene.board), (OWN_TRAY, scene.tray)):
            if ground in self.targets:
                self._shades.append(Outline(scene.table, root.sceneBoundingRect(), scene.overlay))

    def _mute(self, piece: Piece) -> None:
        """It looks like what is refused anyway; on the board, which is full of colours, it is dark besides."""
        piece.mute(True)
        self._muted.append(piece)
        if self._scene.board.isAncestorOf(piece):
            self._shades.append(Shade(self._scene.table, piece, self._scene.overlay))

    def _outline(self, piece: Piece) -> Outline:
        """Ring the piece where its own line would be if it were lit."""
        beyond = piece.beyond
        around = piece.mapRectToScene(piece.rect.adjusted(-beyond, -beyond, beyond, beyond))
        return Outline(self._scene.table, around, self._scene.overlay, piece.radius + beyond)

    def move(self, pos: QPointF) -> None:
        """Follow the pointer; say what a drop here would do, or why it can't be."""
        assert self.ghost is not None
        self.ghost.setPos(self._scene.overlay.mapFromScene(pos))
        target = self._target(pos)
        if target != self._over:
            self._over = target
            self._warm(target)
        words, signs = ("", ()) if target is None else _preview(self.targets[target])
        self._scene.bubble.say(words, pos, signs=signs, stays=True)

    def _warm(self, target: Ref | None) -> None:
        legal = target is not None and not self.targets[target].refused
        self.glow.surround(self._scene.piece(target) if legal else None)

    def _target(self, pos: QPointF) -> Ref | None:
        scene = self._scene
        found = chain((piece.ref for piece in scene.pieces_at(pos)), scene.grounds_at(pos))
        target = next((ref for ref in found if ref is not None and (ref in self.targets or ref == self.source)), None)
        return None if target == self.source else target  # back where it was: nothing is meant

    def drop(self, pos: QPointF) -> None:
        """Let go: the answer is taken, or the ghost flies home."""
        source, target = self.source, self._target(pos)
        choice = None if target is None else self.targets[target]
        if source is None or choice is None or choice.refused:
            self.cancel()
            if choice is not None and target is not None:
                self._scene.decline(target, choice.reason, source)
            return
        self._end()
        self._scene.stage.carried = source
        self._scene.table.answering.drop(source, choice)
        self._scene.stage.carried = None

    def cancel(self) -> None:
        """Give up: the ghost flies home."""
        if self.ghost is None or self._piece is None:
            return
        start, pixmap = self.ghost.sceneBoundingRect(), self.ghost.pixmap
        piece = self._piece
        self._end()
        flight = Flight(pixmap, start, middle(piece.anchor().center()), duration=180, lands=(piece,))
        self._scene.flights.launch((flight,), self._scene.table.look.motion)

    def _end(self) -> None:
        for item in (self.ghost, *self._shades):
            if item is not None:
                self._scene.removeItem(item)
        for piece in self._muted:
            piece.mute(False)
        if self._piece is not None:
            self._piece.veil(False)
        self._scene.bubble.hush()
        self.glow.surround(None)
        self.ghost = self._piece = self.source = self._over = None
        self._shades, self._muted = [], []
        self.targets = {}
        self._scene.carrying.emit(False)


def _preview(choice: Choice) -> tuple[str, Signs]:
    """What a drop would do: of a visit its costs and gains, and which spy opens the space; of what is refused, why."""
    if choice.refused or choice.ref[0] != SPACE:
        return choice.reason, ()
    words = "\n".join(filter(None, (choice.title, choice.detail)))
    return words, (*choice.signs, Sign("sealed")) if choice.sealed else choice.signs
