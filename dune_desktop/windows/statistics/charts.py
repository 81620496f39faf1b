"""The charts: bars as a list, points over time, and the key that says what their signs mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.windows.statistics.diagrams import Bar, DiagramModel, averaged
from dune_desktop.windows.widgets.painted import Painted, Plot
from dune_desktop.windows.widgets.panels import Index, UnitDelegate, announce, focus_ring, line, rounded, show_rows

_ROW, _HEADING, _BAR, _PAD = 30.0, 32.0, 16.0, 8.0
#: Names have this part of the width, and no more than so many units.
_NAMES, _WIDEST = 0.36, 280.0
#: From one line of the hatching to the next.
_HATCH: Final = 5.0
#: How large the disc of a game is; where there are many, they are smaller.
_LEAST_DISC, _DISC = 2.5, 5.5
#: The grid of points goes up to so many at least.
_LEAST_TOP: Final = 10
_DATES_APART: Final = 90.0


def draw_bar(painter: QPainter, rect: QRectF, part: float, theme: Theme) -> None:
    """Fill ``part`` of it and hatch the rest, so that the two differ without colour."""
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
    """Draw the disc of a game, filled if it was won."""
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
    """Each row is a bar with its name before and its numbers behind it; arrow keys go from bar to bar."""

    def __init__(self, diagram: DiagramModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diagram, self._bars = diagram, _BarDelegate(look, self)
        self.setModel(diagram)
        show_rows(self, self._bars)
        diagram.modelReset.connect(self._measure)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def _measure(self) -> None:
        diagram, bold = self._diagram.diagram, metrics(tokens.BODY, 600)
        self._bars.noted = max((bold.horizontalAdvance(row.note) for row in diagram.rows), default=0.0) + 2
        self._bars.longest = max(1, diagram.longest)


class PointsChart(Plot):
    """A disc for each game, filled where it was won, and the average of the last few as a line.

    The game that is pointed at is told above; arrow keys go from game to game.
    """

    margins = (34, 46, 18, 28)
    apart = (6, 7)

    def __init__(self, model: DiagramModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._model = model
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        model.modelReset.connect(self._begin)

    @property
    def _rows(self) -> tuple[Bar, ...]:
        return self._model.diagram.rows

    def _begin(self) -> None:
        """Point at the last game."""
        self.top = max(_LEAST_TOP, self._model.diagram.longest)
        self._go(len(self._rows) - 1)

    def _go(self, at: int) -> None:
        self._at = at
        told = self._model.diagram.spoken(at) if 0 <= at < len(self._rows) else ""
        self.setAccessibleDescription(told)
        if self.hasFocus():
            announce(self, told)
        self.update()

    def _place(self, number: int) -> float:
        return (number + 0.5) / len(self._rows)

    def place(self, number: int) -> QPointF:
        """Where the disc of a game is, in pixels."""
        return self.at(self._place(number), self._rows[number].total) * self._look.u

    # ------------------------------------------------------------ painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if self._rows:
            left, top, right, _bottom = self.margins
            room = QRectF(left, 4, area.width() - left - right, top - 10)
            told = fit(self.accessibleDescription(), room.width(), tokens.SMALL)
            draw_fitted(painter, told, room, self._look.theme.text)
            self.paint_grid(painter)
            self._dates(painter)
            self._averages(painter)
            self._discs(painter)
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)

    def _dates(self, painter: QPainter) -> None:
        """Paint as many dates as there is room for, each once."""
        grid, before = self.grid, ""
        free = grid.left() - self.margins[0] / 2
        for number, row in enumerate(self._rows):
            wide = metrics(tokens.CAPTION).horizontalAdvance(row.label) + 4
            x = self.at(self._place(number), 0).x()
            if row.label != before and x - wide / 2 >= free and x + wide / 2 <= grid.right() + self.margins[2]:
                self.paint_below(painter, self._place(number), row.label, wide)
                free, before = x + max(wide / 2, _DATES_APART - wide / 2), row.label

    def _averages(self, painter: QPainter) -> None:
        points = [row.total for row in self._rows]
        few = averaged(len(points))
        last = [points[max(0, n + 1 - few) : n + 1] for n in range(len(points))]
        places = [self.at(self._place(n), sum(some) / len(some)) for n, some in enumerate(last)]
        painter.setPen(QPen(self._look.theme.rule, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(places))

    def _discs(self, painter: QPainter) -> None:
        theme = self._look.theme
        radius = min(_DISC, max(_LEAST_DISC, self.grid.width() / len(self._rows) / 2))
        for number, row in enumerate(self._rows):
            middle = self.at(self._place(number), row.total)
            draw_disc(painter, middle, radius, bool(row.part), theme)
            if number == self._at:
                painter.setPen(QPen(theme.focus, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, radius + 4, radius + 4)

    # ------------------------------------------------------------ keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._rows) - 1
        places = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in places and last >= 0:
            self._go(min(max(places[Qt.Key(event.key())], 0), last))
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        grid = self.grid
        share = (event.position().x() / self._look.u - grid.left()) / max(1.0, grid.width())
        number = int(share * len(self._rows))
        if 0 <= number < len(self._rows) and number != self._at:
            self._go(number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        announce(self, self.accessibleDescription())


class Key(Painted):
    """Says what the two parts of a bar are, or the two kinds of discs."""

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
