"""A table of what each seat came by: its own decisions, those of others, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.reviews.review import Balance
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.review.review_words import Review, ReviewWords, points

_MARK: Final = 16
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BalanceTable(QTreeView):
    """A row for each seat; the pointer on a head says what the column means."""

    def __init__(self, look: Look, colours: tuple[str, ...], words: ReviewWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._colours, self._words = look, colours, words
        self._balances: tuple[Balance, ...] = ()
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setItemsExpandable(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        look.changed.connect(self._measure)

    def show_balances(self, balances: Sequence[Balance]) -> None:
        """Show these, in the language of now."""
        self._balances = tuple(balances)
        self._rows.clear()
        heads = _heads()
        self._rows.setHorizontalHeaderLabels([head for head, _ in heads])
        for number, (_, tip) in enumerate(heads):
            item = self._rows.horizontalHeaderItem(number)
            item.setToolTip(tip)
            if number:
                item.setTextAlignment(_RIGHT)
        for balance in self._balances:
            self._rows.appendRow(self._items(balance))
        self._measure()

    def _items(self, balance: Balance) -> list[QStandardItem]:
        first = QStandardItem(self._words.seat(balance.seat))
        first.setIcon(self._mark(balance.seat))
        first.setToolTip(first.text())
        cells = _cells(balance)
        items = [first, *map(QStandardItem, cells)]
        for item in items[1:]:
            item.setTextAlignment(_RIGHT)
        spoken = (f"{head} {cell}" for (head, _), cell in zip(_heads()[1:], cells, strict=True))
        first.setData("; ".join((first.text(), *spoken)), Qt.ItemDataRole.AccessibleTextRole)
        first.setData(balance, Role.VALUE)
        return items

    def _mark(self, seat: int) -> QIcon:
        side, ratio = round(_MARK * self._look.u), self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(painter, self._colours[seat], QRectF(0, 0, side, side))
        painter.end()
        return QIcon(picture)

    def _measure(self) -> None:
        """The name has what the numbers leave; all rows are to be seen."""
        side = round(_MARK * self._look.u)
        self.setIconSize(QSize(side, side))
        header = self.header()
        if self._rows.columnCount():
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        rows = sum(max(0, self.sizeHintForRow(row)) for row in range(self._rows.rowCount()))
        self.setFixedHeight(header.sizeHint().height() + rows + 2 * self.frameWidth() + 2)


def _cells(balance: Balance) -> tuple[str, ...]:
    best = Review.tr("{best} of {all}").format(best=balance.best, all=balance.decided) if balance.decided else "–"
    changes = (balance.own, balance.others, balance.luck)
    return points(balance.start, signed=False), *map(points, changes), points(balance.end, signed=False), best


def _heads() -> tuple[tuple[str, str], ...]:
    """What the columns are called, and what they mean."""
    return (
        (Review.tr("In percent"), Review.tr("Start, own decisions, those of others and luck make the end.")),
        (Review.tr("Start"), Review.tr("The winning chance at the beginning of the game.")),
        (Review.tr("Own"), Review.tr("What the own decisions cost beside the best ones that could be known.")),
        (Review.tr("Others"), Review.tr("What the others made of their decisions.")),
        (Review.tr("Luck"), Review.tr("Cards drawn and revealed, compared with the average; and what Rivals did.")),
        (Review.tr("End"), Review.tr("What came of it: the winner has all.")),
        (Review.tr("Best"), Review.tr("Decisions for which nothing was better, of all that had a choice.")),
    )
