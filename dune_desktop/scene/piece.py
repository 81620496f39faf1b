"""What lies on the table and can be pointed at: a piece stands for a ``Ref`` and shows its state."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.asking.answering import PieceState
from dune_desktop.models.refs import Ref
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import HIT, LINE, RADIUS_BOX, Theme
from dune_desktop.scene.faces.states import CHOSEN, LIT, REFUSED, draw_state, draw_tag, tag_of, tag_rect
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.models.asking.answering import Answering
    from dune_desktop.models.shown_game import ShownGame
    from dune_desktop.models.table.table_models import TableModels

Tabletop = Texts("Tabletop")
_MUTED: Final = PieceState(REFUSED)


@frozen(eq=False)
class SceneContext:
    """What everything in the scene is drawn from and answers to."""

    controller: ShownGame
    answering: Answering
    models: TableModels
    look: Look

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours are those of its own game, also while ``look`` has those of one that is watched."""
        return tuple(seat.colour for seat in self.controller.seats)

    @property
    def printing(self) -> Hashable:
        """Part of every key of a picture: places, cards and values are numbers that mean others in another edition, or
        with other seats, and what they mean is drawn in a theme and in a language.
        """
        return self.controller.edition, self.colours, self.look.theme.name, self.look.language


def update_apart(item: QGraphicsItem, *parts: QRectF) -> None:
    """Repaints these parts; by ``update`` the item would join them, and paint with them all that lies between."""
    for part in parts if item.isVisible() else ():
        item.scene().update(item.mapRectToScene(part))


def edges(rect: QRectF, wide: float, high: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Returns the strips along its sides: so wide at the left and the right, so high above and below."""
    return (
        QRectF(rect.left(), rect.top(), rect.width(), high),
        QRectF(rect.left(), rect.bottom() - high, rect.width(), high),
        QRectF(rect.left(), rect.top(), wide, rect.height()),
        QRectF(rect.right() - wide, rect.top(), wide, rect.height()),
    )


class Piece(QGraphicsItem):
    """A thing that can be pointed at. Its place is given by ``place``, its state by what is asked."""

    radius: float = RADIUS_BOX
    #: How far the line of what can be taken reaches beyond the piece.
    beyond = 0.0
    #: Clicked, it does this and asks nobody.
    pressed: Callable[[], None] | None = None

    def __init__(self, table: SceneContext, parent: QGraphicsItem | None = None, ref: Ref | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.ref = ref
        self.rect = QRectF()
        self.home = QPointF()
        #: How far it rises when it is pointed at.
        self.rise = 0.0
        self.kind = self.key = self.reason = ""
        self.sealed = False
        self.lifted = False
        self.veiled = False
        self.muted = False

    # ------------------------------------------------------------ where

    def place(self, rect: QRectF) -> None:
        """Stands here, in the units of the parent."""
        home, placed = rect.topLeft(), QRectF(QPointF(), rect.size())
        if home != self.home:
            self.home = home
            self.stand()
        if placed != self.rect:
            self.set(rect=placed)

    def stand(self) -> None:
        self.setPos(self.home + QPointF(0, -self.rise if self.lifted else 0))

    def boundingRect(self) -> QRectF:
        # No further than what is painted, so that its neighbours are not painted with it.
        edge = self.beyond if self._marked else 0.0
        rect = self.rect.adjusted(-edge, -edge, edge, edge)
        return rect.united(self.tag().adjusted(-LINE, -LINE, LINE, LINE)) if self._tagged else rect

    def _tagged_place(self) -> QRectF:
        """Returns what the tag hangs on."""
        return self.rect

    def seen(self) -> QRectF:
        """Returns the part of it that none of its kind lies on."""
        return self.rect

    def tag(self) -> QRectF:
        """Returns where its tag hangs; an empty rectangle where it has none."""
        return tag_rect(self._tagged_place(), self.tag_key, self.sealed) if self._tagged else QRectF()

    @property
    def _marked(self) -> bool:
        """Says whether a line goes round it."""
        return self.kind in (LIT, CHOSEN)

    @property
    def _tagged(self) -> bool:
        """Says whether a tag hangs on it."""
        return self._marked and bool(self.tag_key or self.sealed)

    @property
    def tag_key(self) -> str:
        """Returns what stands in the tag."""
        return tag_of(self.kind, self.key)

    def hit(self) -> QRectF:
        """Returns where a pointer means this piece; it is never under 24 by 24."""
        wide, high = max(0.0, HIT - self.rect.width()) / 2, max(0.0, HIT - self.rect.height()) / 2
        return self.rect.adjusted(-wide, -high, wide, high)

    def anchor(self) -> QRectF:
        """Returns where it stands, in the scene."""
        return self.mapRectToScene(self.rect)

    # ------------------------------------------------------------ state

    def state(self) -> PieceState | None:
        """Returns how it stands to what is asked."""
        return None if self.ref is None else self.table.answering.state(self.ref)

    def refresh(self) -> None:
        """Takes the state from what is asked."""
        state = _MUTED if self.muted else self.state()
        self.reason = "" if state is None else state.reason
        kind, key, sealed = ("", "", False) if state is None else (state.kind, state.key, state.sealed)
        if kind != self.kind or key != self.key or sealed != self.sealed:  # of most pieces nothing is new
            self.set(kind=kind, key=key, sealed=sealed)

    def set(self, **values: object) -> bool:
        """Takes these values; if one of them is new, the piece is painted anew, in the place that it takes up then."""
        if all(value == getattr(self, name) for name, value in values.items()):
            return False
        before = self.boundingRect()
        for name, value in values.items():
            setattr(self, name, value)
        if self.boundingRect() != before:
            self.prepareGeometryChange()  # with it all that stands on it would be painted, so not for less
        self.update()
        return True

    def mute(self, muted: bool) -> None:
        """Looks refused while something is dragged that cannot go there."""
        self.muted = muted
        self.refresh()

    def lift(self, lifted: bool) -> None:
        """Shows that the pointer or the keyboard is on it."""
        if lifted != self.lifted:
            self.lifted = lifted
            self.stand()
            self.setZValue(1 if lifted else 0)

    def veil(self, veiled: bool) -> None:
        """Hides it while its likeness is on the way."""
        self.set(veiled=veiled)

    def tip(self) -> str:
        """Says what it is."""
        return ""

    def news(self) -> str:
        """Says that it changed, where it carries a mark of that."""
        return ""

    def big(self) -> object | None:
        """Returns what the big card shows of it: a ref, or a printed component."""
        return self.ref

    # ------------------------------------------------------------ picture

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.veiled:
            return
        self.draw(painter)
        if self.kind:
            self.draw_lit(painter)

    def draw(self, painter: QPainter) -> None:
        """Draws the piece at rest."""

    def draw_lit(self, painter: QPainter) -> None:
        """Shows that it can be taken, is part of the answer, or is refused."""
        draw_state(painter, self.rect, self.kind, "", False, self.table.look, self.radius, self.beyond)
        if self._tagged:
            draw_tag(painter, self._tagged_place(), self.tag_key, self.sealed, self.table.theme)

    def likeness(self) -> QPixmap:
        return likeness(self.draw, self.rect, self.table.look)


def screen_scale(look: Look) -> float:
    """Returns how many device pixels a unit has."""
    application = QGuiApplication.instance()
    return look.u * (application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0)


def piece_likeness(kind: str, colour: str, size: QSizeF, look: Look) -> QPixmap:
    """Returns the picture of a piece of a seat, as it flies and as it is dragged."""
    rect = QRectF(QPointF(), size)
    return likeness(lambda painter: draw_piece(painter, kind, colour, rect), rect, look)


def likeness(draw: Callable[[QPainter], None], rect: QRectF, look: Look) -> QPixmap:
    scale = screen_scale(look)
    pixmap = QPixmap((rect.size() * scale).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-rect.topLeft())
    try:
        draw(painter)
    finally:
        painter.end()
    return pixmap
