"""A zone follows its card model and keeps one item for each card."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.models.refs import Ref
from dune_desktop.scene.card_item import CardItem
from dune_desktop.scene.drawing.tokens import S2, S4
from dune_desktop.scene.piece import SceneContext


class ZoneItem(QGraphicsObject):
    """Cards in a row, or in a column. They overlap when there are more than fit."""

    #: Cards came or went.
    counted = Signal()

    def __init__(
        self,
        table: SceneContext,
        model: QAbstractItemModel,
        style: str,
        parent: QGraphicsItem,
        *,
        along: Qt.Orientation = Qt.Orientation.Horizontal,
    ) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.table, self.model, self.style, self.along = table, model, style, along
        self.area = QRectF()
        self.card = QSizeF(112, 160)
        self.gap: float = S4
        #: Lines of cards, one below the other.
        self.lines = 1
        #: Its cards lie open and wait: each carries a pin.
        self.pinned = False
        self.cards: list[CardItem] = []
        #: Where the cards stood that are gone since the last look, by what they were called.
        self.gone: dict[Ref, QRectF] = {}
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        self._inserted(QModelIndex(), 0, model.rowCount() - 1)

    def boundingRect(self) -> QRectF:
        return self.area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None: ...

    # ------------------------------------------------------------ following

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            item = CardItem(self.table, self.style, self)
            item.pinned = self.pinned
            item.read(self.model, self.model.index(row, 0))
            self.cards.insert(row, item)
        if last >= first:
            self._recount()

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for item in self.cards[first : last + 1]:
            if item.ref is not None and item.isVisible():
                self.gone[item.ref] = item.anchor()
            self.scene().removeItem(item)
        del self.cards[first : last + 1]
        self._recount()

    def _moved(self, _parent: QModelIndex, first: int, last: int, _to: QModelIndex, row: int) -> None:
        moving = self.cards[first : last + 1]
        del self.cards[first : last + 1]
        at = row if row < first else row - len(moving)
        self.cards[at:at] = moving
        self.arrange()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self.cards[row].read(self.model, self.model.index(row, 0))

    def _recount(self) -> None:
        self.arrange()
        for item in self.cards:
            item.refresh()
        self.counted.emit()

    # ------------------------------------------------------------ where

    def place(self, area: QRectF, card: QSizeF, style: str = "", lines: int = 1) -> None:
        """Lie here, with cards of this size."""
        self.lines = lines
        self.setPos(area.topLeft())
        placed = QRectF(0, 0, area.width(), area.height())
        if placed != self.area:
            self.prepareGeometryChange()
            self.area = placed
        self.card = card
        self.style = style or self.style
        for item in self.cards:
            item.restyle(self.style)
        self.arrange()

    def step(self, count: int) -> float:
        """From one card to the next."""
        across = self.along == Qt.Orientation.Horizontal
        room, size = (self.area.width(), self.card.width()) if across else (self.area.height(), self.card.height())
        return min(size + self.gap, (room - size) / max(1, -(-count // self.lines) - 1))

    def arrange(self) -> None:
        """Put every card where it belongs."""
        step = self.step(len(self.cards))
        abreast = max(1, -(-len(self.cards) // self.lines))
        across = self.along == Qt.Orientation.Horizontal
        size = self.card.width() if across else self.card.height()
        for number, item in enumerate(self.cards):
            line, at = divmod(number, abreast)
            x, y = (at * step, line * (self.card.height() + S2)) if across else (0.0, at * step)
            item.place(QRectF(x, y, self.card.width(), self.card.height()))
            item.overlap(size if number == len(self.cards) - 1 else min(size, step), self.along)
            if number:
                self.cards[number - 1].stackBefore(item)

    # ------------------------------------------------------------ state

    def pieces(self) -> Iterator[CardItem]:
        if self.isVisible():
            yield from self.cards

    def refresh(self) -> None:
        for item in self.cards:
            item.refresh()

    def forget(self) -> None:
        """Nobody asks any more where cards came from."""
        self.gone.clear()
