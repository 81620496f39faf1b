"""A zone of cards as faces in a grid: in pile viewers, pickers and seat sheets."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget

from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.printed import Card, Conflict, Intrigue
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.refs import RESERVE
from dune_desktop.models.roles import Role
from dune_desktop.models.table import zones
from dune_desktop.models.table.zones import CardListModel
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND, ROW
from dune_desktop.scene.faces.states import REFUSED, draw_link, draw_state
from dune_desktop.scene.table.ahead import Ahead
from dune_desktop.text.translating import Texts
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.layouts import STRETCH, bare, fill, role_label
from dune_desktop.windows.widgets.panels import Index, UnitDelegate, focus_ring
from dune_desktop.windows.widgets.picture_grid import Grid

Grids = Texts("Grids")

#: Low ones where there is no room for high ones.
CARD, LOW_CARD = QSizeF(112, 160), QSizeF(112, 126)
#: Conflict cards lie across.
WIDE_CARD = QSizeF(184, 160)
#: With its price.
PRICED_CARD = QSizeF(131, 132)
_AIR = 9.0
#: Round a card; a key tag hangs on its lower edge.
CARD_AIR = QSizeF(2 * _AIR, 2 * _AIR + 6)


def foresee(ahead: Ahead) -> None:
    """Cards that pile viewers and pickers may show are painted before, in both of their forms."""
    for kind in (Card, Intrigue):
        ahead.also(kind, CARD, LOW_CARD)


class CardDelegate(UnitDelegate):
    """A card with its state: lit with its digit, chosen, refused; and how many there are of it."""

    def __init__(self, look: Look, parent: QWidget, size: QSizeF = CARD, answering: Answering | None = None) -> None:
        super().__init__(look, parent)
        self._view, self._answering = parent, answering
        self.card = size
        #: How many times as large the cards are shown.
        self.scale = 1.0
        self._style = ROW if size == PRICED_CARD else HAND

    @property
    def cell(self) -> QSizeF:
        """A card with the air round it."""
        return self.card * self.scale + CARD_AIR

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return (self.cell * self.look.u).toSize()

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        size = self.card * self.scale
        box = QRectF(QPointF(rect.center().x() - size.width() / 2, _AIR), size)
        scale = self.look.u * self.scale * self._view.devicePixelRatioF()
        ref, count, cost = index.data(Role.REF), index.data(Role.COUNT), index.data(Role.COST)
        shown = None if self._answering is None or ref is None else self._answering.state(ref)
        left = count if count > 1 or (ref is not None and ref[0] == RESERVE) else 0
        face = face_pixmap(self.look, index.data(Role.FACE), self._style, self.card, scale, count=left, cost=cost)
        painter.drawPixmap(box, face, face.rect().toRectF())
        self._paint_pair(painter, box, index)
        if count == 0:  # an empty stack only keeps its place
            draw_state(painter, box, REFUSED, "", False, self.look)
        elif shown is not None:
            draw_state(painter, box, shown.kind, shown.key, shown.sealed, self.look, beyond=2)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, box.adjusted(-6, -6, 6, 6), tokens.RADIUS_PANEL, self.look)

    def _paint_pair(self, painter: QPainter, box: QRectF, index: Index) -> None:
        """Two cards that were sent together are framed, with half of a link at each side where they meet."""
        partner, theme = index.data(Role.PARTNER), self.look.theme
        if partner in (None, NO_CARD):
            return
        draw_edge(painter, box, theme, colour=theme.graft_edge)
        for other, edge in ((-1, box.left() - _AIR), (1, box.right() + _AIR)):
            if index.sibling(index.row() + other, 0).data(Role.ID) == partner:
                side = tokens.ICON_16
                draw_link(painter, QRectF(edge - side / 2, box.center().y() - side / 2, side, side), theme)


class CardGrid(Grid):
    """A click or Enter takes a card."""

    #: The ref of a card that was clicked or entered; of one that is to be shown large.
    taken = Signal(object)
    previewed = Signal(object)

    def __init__(
        self,
        model: CardListModel,
        look: Look,
        keys: Keys,
        parent: QWidget | None = None,
        answering: Answering | None = None,
    ) -> None:
        super().__init__(model, look, parent)
        self._keys = keys
        self._lines = 1
        #: The card on which the button went down.
        self._pressed: Hashable = None
        self._delegate = CardDelegate(look, self, _size(model), answering)
        if answering is not None:
            answering.changed.connect(self.viewport().update)
        self.setItemDelegate(self._delegate)
        self.fit_height()

    def set_low(self, low: bool) -> None:
        """Show cards of the hand's form low, or as high as they are."""
        size = LOW_CARD if low else CARD
        if self._delegate.card in (CARD, LOW_CARD) and self._delegate.card != size:
            self._delegate.card = size
            self.fit_height()
            self.scheduleDelayedItemsLayout()

    def enlarge(self, scale: float, lines: int) -> None:
        """Show cards so many times as large, in so many lines."""
        self._lines = lines
        if scale != self._delegate.scale:
            self._delegate.scale = scale
            self.scheduleDelayedItemsLayout()
        self.fit_height()

    def columns(self, width: float) -> int:
        """How many cards stand abreast in this many pixels."""
        return max(1, int(width // (self._delegate.cell.width() * self._look.u)))

    def cell_width(self) -> float:
        """Return the width of a card with the air round it, in units."""
        return self._delegate.cell.width()

    def wanted_width(self) -> float:
        """Return the width with all cards of a line abreast, in units."""
        return -(-self.model().rowCount() // self._lines) * self._delegate.cell.width() + 4

    def height_at(self, width: int) -> int:
        rows = -(-self.model().rowCount() // self.columns(max(1, width - 4)))
        return round(max(1, rows) * self._delegate.cell.height() * self._look.u) + 4

    def means(self, point: QPointF) -> Hashable:
        """The card that a press there is about."""
        ref: Hashable = self.indexAt(self.viewport().mapFrom(self, point).toPoint()).data(Role.REF)
        return ref

    def _point(self, index: Index) -> None:
        self.pointed.emit(index.data(Role.REF))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.indexAt(event.position().toPoint()).data(Role.REF)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        ref = self.indexAt(event.position().toPoint()).data(Role.REF)
        if ref is not None and ref == self._pressed:
            left = event.button() == Qt.MouseButton.LeftButton
            (self.taken if left else self.previewed).emit(ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._keys.of(event)
        signal = {"take": self.taken, "big_card": self.previewed}.get(command)
        ref = self.currentIndex().data(Role.REF)
        if signal is not None and ref is not None:
            signal.emit(ref)
        elif command == "back":
            event.ignore()
        else:
            super().keyPressEvent(event)


def _size(model: CardListModel) -> QSizeF:
    if model.zone in (zones.ROW, zones.RESERVE):
        return PRICED_CARD
    if any(isinstance(model.index(row, 0).data(Role.FACE), Conflict) for row in range(model.rowCount())):
        return WIDE_CARD
    return CARD


class TitledGrid(QWidget):
    """A grid with its title, as wide as that and as its cards stand abreast; empty ones say so."""

    def __init__(
        self, model: CardListModel, title: str, look: Look, keys: Keys, answering: Answering | None = None
    ) -> None:
        super().__init__()
        self._look = look
        self.grid = CardGrid(model, look, keys, self, answering)
        self._label = role_label("quiet")
        self._label.setText(title if model.rowCount() else Grids.tr("Nothing here."))
        fill(bare(QVBoxLayout(self)), self._label, self.grid, (STRETCH, 1)).setSpacing(0)
        self._label.setVisible(bool(self._label.text()))
        self.grid.setVisible(model.rowCount() > 0)

    def wanted_width(self) -> float:
        """Return the width with all cards of a line abreast, in units."""
        return self.grid.wanted_width() + 6

    def title_height(self) -> float:
        """Return the height of the title, in units."""
        return 0.0 if self._label.isHidden() else self._label.sizeHint().height() / self._look.u

    def sizeHint(self) -> QSize:
        title = 0 if self._label.isHidden() else self._label.sizeHint().width()
        width = max(title, round(self.wanted_width() * self._look.u))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round((self.grid.cell_width() + 10) * self._look.u), 0)  # a card; the rest goes into further rows

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        label = 0 if self._label.isHidden() else self._label.sizeHint().height()
        return label + (0 if self.grid.isHidden() else self.grid.height_at(width))
