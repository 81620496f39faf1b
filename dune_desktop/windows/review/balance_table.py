"""A table of what each seat came by: its own decisions, those of others, and luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.reviews.review import Balance
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.review.review_words import Review, ReviewWords, in_points, points

_MARK: Final = 16
#: Between two columns, besides what they keep themselves.
_APART: Final = 6
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BalanceTable(QTreeView):
    """A row for each seat; the pointer on a head says what the column means."""

    def __init__(self, look: Look, colours: tuple[str, ...], words: ReviewWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._colours, self._words = look, colours, words
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

    def show_balances(self, balances: Sequence[Balance], alone: bool, whole: bool) -> None:
        """Show these, in the language of now; ``alone``: nobody but Rivals has played against them.

        Until all of the game is looked through nobody knows what is left for others and for luck.
        """
        columns = _columns(alone, whole)
        heads = ((Review.tr("In percent"), _sum(alone)), *((column.head, column.tip) for column in columns))
        self._rows.clear()
        for number, (text, tip) in enumerate(heads):
            head = QStandardItem(text)  # whom Qt makes by itself, PySide takes for alive when another is in its place
            head.setToolTip(tip)
            if number:
                head.setTextAlignment(_RIGHT)
            self._rows.setHorizontalHeaderItem(number, head)
        for balance in balances:
            self._rows.appendRow(self._items(balance, columns))
        self._measure()

    def _items(self, balance: Balance, columns: Sequence[Column]) -> list[QStandardItem]:
        first = QStandardItem(self._words.seat(balance.seat))
        first.setIcon(self._mark(balance.seat))
        first.setToolTip(first.text())
        items = [first, *(QStandardItem(column.cell(balance)) for column in columns)]
        for item in items[1:]:
            item.setTextAlignment(_RIGHT)
        spoken = (column.spoken(balance) for column in columns)
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
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        apart, whole = round(_APART * self._look.u), self.sizeHintForColumn(0)
        for column in range(1, self._rows.columnCount()):
            wide = max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) + apart
            header.resizeSection(column, wide)
            whole += wide
        self.setMinimumWidth(whole + 2 * self.frameWidth())
        rows = sum(max(0, self.sizeHintForRow(row)) for row in range(self._rows.rowCount()))
        self.setFixedHeight(header.sizeHint().height() + rows + 2 * self.frameWidth() + 2)


@frozen
class Column:
    """A number of each seat."""

    name: str
    tip: str
    #: Which number of a balance it is.
    of: Callable[[Balance], int]
    #: It is a difference of chances, in percentage points, and no chance.
    change: bool = True
    known: bool = True

    @property
    def head(self) -> str:
        return Review.tr("{column}, pp", "percentage points").format(column=self.name) if self.change else self.name

    def cell(self, balance: Balance) -> str:
        return points(self.of(balance), signed=self.change) if self.known else "…"

    def spoken(self, balance: Balance) -> str:
        number = self.cell(balance)
        if not self.known:
            return f"{self.name} {number}"
        with_unit = in_points(number) if self.change else Review.tr("{n} %").format(n=number)
        return f"{self.name} {with_unit}"


class _Best(Column):
    """How many decisions were the best."""

    def cell(self, balance: Balance) -> str:
        told = Review.tr("{best} of {all}").format(best=balance.best, all=balance.decided)
        return told if balance.decided else "–"

    def spoken(self, balance: Balance) -> str:
        return f"{self.name} {self.cell(balance)}"


def _columns(alone: bool, whole: bool) -> tuple[Column, ...]:
    """What the columns are called, and what they mean."""
    own = Review.tr("What the own decisions cost beside the best ones that could be known, in percentage points.")
    others = Review.tr("What the others made of their turns, in percentage points.")
    luck = Review.tr("Cards drawn and revealed, compared with the average, in percentage points.")
    both = Review.tr("What Rivals did, and what cards were drawn and revealed, in percentage points.")
    best = Review.tr("Decisions for which nothing was better, of all that had a choice.")
    apart = (
        Column(Review.tr("Others"), others, lambda one: one.others, known=whole),
        Column(Review.tr("Luck"), luck, lambda one: one.luck, known=whole),
    )
    together = (Column(Review.tr("Rivals and luck"), both, lambda one: one.luck, known=whole),)
    start = Review.tr("The winning chance at the beginning of the game.")
    return (
        Column(Review.tr("Start"), start, lambda one: one.start, change=False),
        Column(Review.tr("Own"), own, lambda one: one.own),
        *(together if alone else apart),
        Column(Review.tr("End"), Review.tr("What came of it: the winner has all."), lambda one: one.end, change=False),
        _Best(Review.tr("Best"), best, lambda one: one.best, change=False),
    )


def _sum(alone: bool) -> str:
    if alone:
        return Review.tr("Start, own decisions, Rivals and luck make the end.")
    return Review.tr("Start, own decisions, those of others and luck make the end.")
