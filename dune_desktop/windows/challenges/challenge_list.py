"""The list of challenges: how hard each is, what it teaches, and whether it is solved."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.challenges.challenge import HARDEST, Challenge
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import Index, RowList
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import TOPICS, teaches, title
from dune_desktop.text.translating import Texts
from dune_desktop.windows.games import short_name
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, UnitDelegate, focus_ring, line, rounded, show_rows

ChallengeRows = Texts("ChallengeRows")
_PAD, _LINE, _TICK = 8.0, 20.0, 22.0
_PIP, _SIDE = 12.0, 150.0


@frozen
class ChallengeRow:
    """A challenge, and whether it is solved."""

    challenge: Challenge
    solved: bool

    @property
    def key(self) -> str:
        return self.challenge.id

    @property
    def title(self) -> str:
        return title(self.challenge)

    @property
    def about(self) -> str:
        """What it teaches; of those that people have made no more than the topic is known."""
        return teaches(self.challenge) or str(TOPICS[self.challenge.topic])

    @property
    def spoken(self) -> str:
        return f"{self.title}: {self.about}. {difficulty(self.challenge)}. {state(self.solved)}"


def difficulty(challenge: Challenge) -> str:
    """How hard it is, in words."""
    return ChallengeRows.tr("Difficulty {level} of {most}").format(level=challenge.level, most=HARDEST)


def state(solved: bool) -> str:
    """Whether it is solved, in a word."""
    return ChallengeRows.tr("Solved") if solved else ChallengeRows.tr("Not solved yet")


class ChallengeModel(RowList[ChallengeRow]):
    """Follows what is solved, by difference."""

    def show(self, found: Iterable[Challenge], solved: Collection[str]) -> None:
        self.follow([ChallengeRow(one, one.id in solved) for one in found])

    def text(self, row: ChallengeRow) -> str:
        return row.spoken


def _row(index: Index) -> ChallengeRow:
    row = index.data(Role.VALUE)
    assert isinstance(row, ChallengeRow)
    return row


class ChallengeDelegate(UnitDelegate):
    """Paints two lines: what it is called, how hard it is, and what it teaches, for which game."""

    gap = 4.0

    def height(self, _index: Index, _width: float) -> float:
        return 2 * _LINE + 2 * _PAD

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme, row = self.look.theme, _row(index)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        edge, width = (theme.text, 2.0) if chosen else (theme.text2 if over else soft_line(theme), tokens.LINE)
        rounded(painter, rect, tokens.RADIUS_PANEL, theme.button if chosen else theme.raised, edge, width)
        left = 2 * _PAD + _TICK
        room = QRectF(left, _PAD, rect.width() - left - 2 * _PAD - _SIDE, _LINE)
        side = QRectF(rect.width() - _PAD - _SIDE, _PAD, _SIDE, _LINE)
        self._tick(painter, QRectF(_PAD, rect.center().y() - _TICK / 2, _TICK, _TICK), row.solved)
        line(painter, room, row.title, tokens.BODY, 700, theme.text)
        line(painter, room.translated(0, _LINE), row.about, tokens.SMALL, 400, theme.text2)
        self._pips(painter, side, row.challenge.level)
        name = short_name(row.challenge.edition) if row.challenge.made is None else ChallengeRows.tr("My own")
        line(painter, side.translated(0, _LINE), name, tokens.SMALL, 400, theme.text2, Align.AlignRight)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2), tokens.RADIUS_BOX, self.look)

    def _tick(self, painter: QPainter, box: QRectF, solved: bool) -> None:
        """A ring, and a tick in it once it is solved."""
        theme = self.look.theme
        rounded(painter, box, _TICK / 2, theme.brass if solved else None, theme.keyline if solved else theme.rule)
        if solved:
            painter.setPen(QPen(theme.accent_ink, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            at = box.topLeft()
            painter.drawPolyline(QPolygonF([at + QPointF(6, 11.5), at + QPointF(9.5, 15), at + QPointF(16, 7.5)]))

    def _pips(self, painter: QPainter, side: QRectF, level: int) -> None:
        """So many of five are filled."""
        theme, top = self.look.theme, side.center().y() - _PIP / 2
        for number in range(HARDEST):
            pip = QRectF(side.right() - (HARDEST - number) * (_PIP + 3) + 3, top, _PIP, _PIP)
            rounded(painter, pip, _PIP / 2, theme.brass if number < level else None, theme.rule)


class ChallengeList(QListView):
    """Shows the challenges; one is always chosen, and Enter or a double click takes it."""

    taken = Signal()
    chosen = Signal()

    def __init__(self, model: ChallengeModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        show_rows(self, ChallengeDelegate(look, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.activated.connect(self.taken)
        self.selectionModel().currentChanged.connect(self.chosen)

    @property
    def row(self) -> ChallengeRow | None:
        """The chosen one."""
        index = self.currentIndex()
        return _row(index) if index.isValid() else None

    def choose(self, wanted: str) -> None:
        """Choose this one, or the first that is not solved, or the first."""
        rows = [_row(self.model().index(number, 0)) for number in range(self.model().rowCount())]
        found = [number for number, row in enumerate(rows) if row.key == wanted]
        found += [number for number, row in enumerate(rows) if not row.solved]
        self.setCurrentIndex(self.model().index((*found, 0)[0], 0))
