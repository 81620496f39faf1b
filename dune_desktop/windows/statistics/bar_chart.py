"""A chart of bars as a list: each row is a bar with its name before and its numbers behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.windows.statistics.diagrams import Bar, DiagramModel
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Index, UnitDelegate, focus_ring, line, rounded

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
    """All bars of a diagram are to the same scale, with room for the longest note."""

    noted, longest = 0.0, 1

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
        room = QRectF(_PAD, 0, named - _PAD, rect.height())
        draw_fitted(painter, fit(row.label, room.width(), tokens.BODY, 600), room, theme.text)
        self._bar(painter, rect.adjusted(named + _PAD, 0, -_PAD, 0), row)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect, tokens.RADIUS_CELL, self.look)

    def _bar(self, painter: QPainter, room: QRectF, row: Bar) -> None:
        width = (room.width() - self.noted - _PAD) * row.total / self.longest
        bar = QRectF(room.x(), room.center().y() - _BAR / 2, width, _BAR)
        draw_bar(painter, bar, row.part / max(1, row.total), self.look.theme)
        note = QRectF(bar.right() + _PAD, room.y(), self.noted, room.height())
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
        diagram, bold = self._diagram.diagram, metrics(tokens.BODY, 600)
        self._bars.noted = max((bold.horizontalAdvance(row.note) for row in diagram.rows), default=0.0) + 2
        self._bars.longest = max(1, diagram.longest)


class Key(Painted):
    """What the two parts of a bar are, or the two kinds of discs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._texts, self._discs = ("", ""), False

    def explain(self, filled: str, rest: str, discs: bool) -> None:
        """Show these words; there is no key without them."""
        self._texts, self._discs = (filled, rest), discs
        self.setVisible(bool(filled))
        self.updateGeometry()
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(sum(metrics(tokens.SMALL).horizontalAdvance(text) + 24 + tokens.S16 for text in self._texts), 18)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, x = self._look.theme, 0.0
        for filled, text in zip((True, False), self._texts, strict=True):
            sign = QRectF(x, area.center().y() - 6, 18, 12)
            if self._discs:
                draw_disc(painter, sign.center(), _DISC, filled, theme)
            else:
                draw_bar(painter, sign, float(filled), theme)
            wide = metrics(tokens.SMALL).horizontalAdvance(text)
            line(painter, QRectF(x + 24, 0, wide + 2, area.height()), text, tokens.SMALL, 400, theme.text2)
            x += 24 + wide + tokens.S16
