"""A chart of bars as a list: each row is a bar with its name before and its numbers behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.windows.statistics.diagrams import Bar, Diagram
from dune_desktop.windows.statistics.statistics_model import DiagramModel
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, in_units, line, rounded

_ROW, _HEADING, _BAR, _PAD = 30.0, 32.0, 16.0, 8.0
#: Names have this part of the width, and no more than so many units.
_NAMES, _WIDEST = 0.36, 280.0
#: From one line of the hatching to the next.
_HATCH: Final = 5.0
_DISC: Final = 5.5


def draw_bar(painter: QPainter, rect: QRectF, part: float, theme: Theme) -> None:
    """``part`` of it is filled; the rest is hatched, so that the two differ without colour."""
    if rect.width() <= 0:
        return
    rounded(painter, rect, 2, theme.window, None)
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(QPen(theme.rule, 1))
    start = rect.left() - rect.height()
    for n in range(int((rect.width() + rect.height()) / _HATCH) + 1):
        x = start + n * _HATCH
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
    painter.restore()
    rounded(painter, QRectF(rect.left(), rect.top(), rect.width() * part, rect.height()), 2, theme.text2, None)
    rounded(painter, rect, 2, None, theme.text2)


def draw_disc(painter: QPainter, middle: QPointF, radius: float, filled: bool, theme: Theme) -> None:
    """Of a game, in the place of a bar."""
    painter.setPen(QPen(theme.text, 1.5))
    painter.setBrush(theme.text if filled else theme.panel)
    painter.drawEllipse(middle, radius, radius)


class _BarDelegate(UnitDelegate):
    _noted, _longest = 0.0, 0

    def measure(self, diagram: Diagram) -> None:
        """All bars of a diagram are to the same scale, with room for the longest note."""
        bold = metrics(tokens.BODY, 600)
        self._noted = max((bold.horizontalAdvance(row.note) for row in diagram.rows), default=0.0) + 2
        self._longest = diagram.longest

    def height(self, index: Index, _width: float) -> float:
        return _HEADING if _bar(index).heading else _ROW

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme, row = self.look.theme, _bar(index)
        if row.heading:
            line(painter, rect.adjusted(_PAD, 6, -_PAD, 0), row.label, tokens.FIGURE, 700, theme.text)
            return
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            ground = theme.button if state & QStyle.StateFlag.State_Selected else theme.raised
            rounded(painter, rect, tokens.RADIUS_CELL, ground, None)
        named = min(_WIDEST, rect.width() * _NAMES)
        self._label(painter, QRectF(_PAD, 0, named - _PAD, rect.height()), row.label, theme.text)
        self._bar(painter, rect.adjusted(named + _PAD, 0, -_PAD, 0), row)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect, tokens.RADIUS_CELL, self.look)

    def _label(self, painter: QPainter, room: QRectF, text: str, ink: QColor) -> None:
        draw_fitted(painter, fit(text, room.width(), tokens.BODY, 600), room, ink)

    def _bar(self, painter: QPainter, room: QRectF, row: Bar) -> None:
        noted, longest = self._noted, max(1, self._longest)
        width = (room.width() - noted - _PAD) * row.total / longest
        bar = QRectF(room.x(), room.center().y() - _BAR / 2, width, _BAR)
        draw_bar(painter, bar, row.part / max(1, row.total), self.look.theme)
        note = QRectF(bar.right() + _PAD, room.y(), noted, room.height())
        line(painter, note, row.note, tokens.BODY, 600, self.look.theme.text)


def _bar(index: Index) -> Bar:
    row = index.data(Role.VALUE)
    assert isinstance(row, Bar)
    return row


class Bars(QListView):
    """Arrow keys go from bar to bar."""

    def __init__(self, diagram: DiagramModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diagram, self._bars = diagram, _BarDelegate(look, self)
        self.setModel(diagram)
        self.setItemDelegate(self._bars)
        diagram.modelReset.connect(self._measure)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def _measure(self) -> None:
        self._bars.measure(self._diagram.diagram)


class Key(QWidget):
    """What the two parts of a bar are, or the two kinds of discs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._texts, self._discs = ("", ""), False
        look.changed.connect(self.updateGeometry)

    def say(self, filled: str, rest: str, discs: bool) -> None:
        """The words."""
        self._texts, self._discs = (filled, rest), discs
        self.setVisible(bool(filled))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = sum(metrics(tokens.SMALL).horizontalAdvance(text) + 24 + tokens.S16 for text in self._texts)
        return QSize(round(wide * self._look.u), round(18 * self._look.u))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            x = 0.0
            for part, text in zip((1.0, 0.0), self._texts, strict=True):
                sign = QRectF(x, area.center().y() - 6, 18, 12)
                if self._discs:
                    draw_disc(painter, sign.center(), _DISC, bool(part), theme)
                else:
                    draw_bar(painter, sign, part, theme)
                wide = metrics(tokens.SMALL).horizontalAdvance(text) + 2
                room = QRectF(x + 24, 0, wide, area.height())
                line(painter, room, text, tokens.SMALL, 400, theme.text2, Align.AlignLeft)
                x += 24 + wide + tokens.S16 - 2
        painter.end()
