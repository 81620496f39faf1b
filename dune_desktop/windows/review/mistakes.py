"""The decisions that cost most, as a list: what was taken, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.engine.names import Seat
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import Index, RowList
from dune_desktop.reviews.review import Mistake
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, line_height
from dune_desktop.scene.drawing.fonts import measured, metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.review.review_words import ReviewWords, cost, in_points, points
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, UnitDelegate, focus_ring, line, rounded, show_rows

_PAD, _MARK, _HEAD, _GAP = 8.0, 16.0, 20.0, 2.0
_LINES: Final = 6


@frozen
class MistakeRow:
    """A decision in words."""

    position: int
    seat: Seat
    head: str
    cost: str
    #: The same, as people say it.
    said_cost: str
    #: What was taken, what would have been better, and why.
    told: tuple[str, str, str]
    question: str

    @property
    def key(self) -> int:
        return self.position

    @property
    def spoken(self) -> str:
        return "\n".join((f"{self.head}: {self.said_cost}", self.question, *self.told))


def row_of(mistake: Mistake, words: ReviewWords) -> MistakeRow:
    """Word a decision."""
    finding = mistake.finding
    told = words.taken(finding), words.better(finding), words.why(finding)
    head, question = words.heading(mistake), words.answers.question(finding)
    said = in_points(points(-mistake.cost))
    return MistakeRow(finding.position, finding.seat, head, cost(mistake), said, told, question)


class MistakeModel(RowList[MistakeRow]):
    """Follows what was found by difference; each decision is worded once in a language."""

    def __init__(self, words: ReviewWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._worded: dict[int, MistakeRow] = {}

    def show(self, mistakes: Sequence[Mistake]) -> None:
        self.follow([self._row(mistake) for mistake in mistakes])

    def forget_words(self) -> None:
        """Word all anew when it is followed next."""
        self._worded.clear()

    def _row(self, mistake: Mistake) -> MistakeRow:
        position = mistake.finding.position
        if position not in self._worded:
            self._worded[position] = row_of(mistake, self._words)
        return self._worded[position]

    def text(self, row: MistakeRow) -> str:
        return row.spoken


@measured(1024)
def _fitted(text: str, width: float, weight: int) -> Fitted:
    return fit(text, width, tokens.SMALL, weight, lines=_LINES, least=tokens.SMALL, elide=True)


def _row(index: Index) -> MistakeRow:
    row = index.data(Role.VALUE)
    assert isinstance(row, MistakeRow)
    return row


class MistakeDelegate(UnitDelegate):
    """Paints whose decision it was and what it cost, and below it the three sentences."""

    gap = 6.0

    def __init__(self, look: Look, colours: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(look, parent)
        self._colours = colours

    def _paragraphs(self, index: Index, width: float) -> list[Fitted]:
        weights = (400, 600, 400)
        return [
            _fitted(text, width - 2 * _PAD, weight)
            for text, weight in zip(_row(index).told, weights, strict=True)
            if text
        ]

    def height(self, index: Index, width: float) -> float:
        told = (len(one.lines) * line_height(one.font) + _GAP for one in self._paragraphs(index, width))
        return _HEAD + sum(told) + 2 * _PAD

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme, row = self.look.theme, _row(index)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        edge, width = (theme.text, 2.0) if chosen else (theme.text2 if over else soft_line(theme), tokens.LINE)
        rounded(painter, rect, tokens.RADIUS_PANEL, theme.button if chosen else theme.raised, edge, width)
        draw_mark(painter, self._colours[row.seat], QRectF(_PAD, _PAD + 1, _MARK, _MARK))
        wide = metrics(tokens.FIGURE, 700).horizontalAdvance(row.cost) + 2
        head = QRectF(2 * _PAD + _MARK, _PAD, rect.width() - 4 * _PAD - _MARK - wide, _HEAD - _GAP)
        line(painter, head, row.head, tokens.BODY, 700, theme.text)
        price = QRectF(rect.width() - _PAD - wide, _PAD, wide, _HEAD - _GAP)
        line(painter, price, row.cost, tokens.FIGURE, 700, theme.text, Align.AlignRight)
        y = _PAD + _HEAD
        inks = theme.text2, theme.text, theme.text2
        for fitted, ink in zip(self._paragraphs(index, rect.width()), inks, strict=False):
            high = len(fitted.lines) * line_height(fitted.font)
            draw_fitted(painter, fitted, QRectF(_PAD, y, rect.width() - 2 * _PAD, high), ink, Align.AlignLeft)
            y += high + _GAP
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2), tokens.RADIUS_BOX, self.look)


class MistakeList(QListView):
    """Shows the decisions; one is always chosen, the dearest until somebody chooses another, and Enter takes it."""

    #: The position of a decision that is to be watched.
    taken = Signal(int)
    #: The position of the chosen decision.
    chosen = Signal(int)

    def __init__(
        self, model: MistakeModel, look: Look, colours: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setModel(model)
        #: Somebody has chosen one.
        self.chosen_by_hand = False
        show_rows(self, MistakeDelegate(look, colours, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.activated.connect(lambda index: self.taken.emit(_row(index).position))
        self.selectionModel().currentChanged.connect(self._changed)
        model.rowsInserted.connect(self.choose_some)
        model.rowsRemoved.connect(self.choose_some)

    @property
    def position(self) -> int | None:
        """The position of the chosen decision, if there is one."""
        index = self.currentIndex()
        return _row(index).position if index.isValid() else None

    def choose_some(self) -> None:
        """Choose the dearest where nobody has chosen one."""
        if not (self.chosen_by_hand and self.currentIndex().isValid()) and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen_by_hand = True
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.position
        super().keyPressEvent(event)
        self.chosen_by_hand |= self.position != before

    def _changed(self, index: Index) -> None:
        if index.isValid():
            self.chosen.emit(_row(index).position)
