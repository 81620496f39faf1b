"""Points over time: a disc for each game, filled where it was won, and the average of the last few as a line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import font, metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.statistics.bar_chart import draw_disc
from dune_desktop.windows.statistics.diagrams import Bar, averaged
from dune_desktop.windows.statistics.statistics_model import DiagramModel
from dune_desktop.windows.widgets.panels import Align, announce, focus_ring, in_units, line

_LEFT, _TOP, _RIGHT, _BOTTOM = 34.0, 46.0, 18.0, 28.0
_SMALLEST, _LARGEST = 2.5, 5.5
_LEAST_TOP: Final = 10
_DATES_APART: Final = 90.0


class PointsChart(QWidget):
    """The game that is pointed at is told above; arrow keys go from game to game."""

    def __init__(self, model: DiagramModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._look = model, look
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.update)
        model.modelReset.connect(self._begin)

    def _begin(self) -> None:
        """At the last game."""
        self._go(len(self._rows) - 1)

    @property
    def _rows(self) -> tuple[Bar, ...]:
        return self._model.diagram.rows

    def _go(self, at: int) -> None:
        self._at = at
        told = self._model.diagram.spoken(at) if 0 <= at < len(self._rows) else ""
        self.setAccessibleDescription(told)
        if self.hasFocus():
            announce(self, told)
        self.update()

    # ------------------------------------------------------------ where

    def _area(self) -> QRectF:
        u = self._look.u
        return QRectF(0, 0, self.width() / u, self.height() / u).adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    def _top(self) -> int:
        return max(_LEAST_TOP, self._model.diagram.longest)

    def _x(self, area: QRectF, number: float) -> float:
        return area.left() + area.width() * (number + 0.5) / max(1, len(self._rows))

    def _y(self, area: QRectF, points: float) -> float:
        return area.bottom() - area.height() * points / self._top()

    def place(self, number: int) -> QPointF:
        """Where the disc of a game is, in pixels."""
        area = self._area()
        return QPointF(self._x(area, number), self._y(area, self._rows[number].total)) * self._look.u

    # ------------------------------------------------------------ painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as whole:
            if self._rows:
                area = self._area()
                self._tell(painter, whole)
                self._grid(painter, area)
                self._dates(painter, area)
                self._averages(painter, area)
                for number, row in enumerate(self._rows):
                    self._disc(painter, area, number, row)
            if self.hasFocus():
                focus_ring(painter, whole, tokens.RADIUS_BOX, self._look)
        painter.end()

    def _tell(self, painter: QPainter, whole: QRectF) -> None:
        if 0 <= self._at < len(self._rows):
            room = QRectF(_LEFT, 4, whole.width() - _LEFT - _RIGHT, _TOP - 10)
            told = fit(self._model.diagram.spoken(self._at), room.width(), tokens.SMALL)
            draw_fitted(painter, told, room, self._look.theme.text)

    def _grid(self, painter: QPainter, area: QRectF) -> None:
        theme, top = self._look.theme, self._top()
        for value in range(0, top + 1, max(1, -(-top // 6))):
            y = self._y(area, value)
            painter.setPen(QPen(theme.button, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(0, y - 8, _LEFT - 6, 16)
            line(painter, box, str(value), tokens.CAPTION, 400, theme.text2, Align.AlignRight)

    def _dates(self, painter: QPainter, area: QRectF) -> None:
        """As many as there is room for, each once."""
        painter.setFont(font(tokens.CAPTION))
        free, before = area.left() - _LEFT / 2, ""
        for number, row in enumerate(self._rows):
            wide = metrics(tokens.CAPTION).horizontalAdvance(row.label) + 4
            x = self._x(area, number)
            if row.label != before and x - wide / 2 >= free and x + wide / 2 <= area.right() + _RIGHT:
                box = QRectF(x - wide / 2, area.bottom() + 7, wide, 16)
                line(painter, box, row.label, tokens.CAPTION, 400, self._look.theme.text2, Align.AlignHCenter)
                free, before = x + max(wide / 2, _DATES_APART - wide / 2), row.label

    def _averages(self, painter: QPainter, area: QRectF) -> None:
        points = [row.total for row in self._rows]
        few = averaged(len(points))
        last = [points[max(0, n + 1 - few) : n + 1] for n in range(len(points))]
        places = [QPointF(self._x(area, n), self._y(area, sum(some) / len(some))) for n, some in enumerate(last)]
        painter.setPen(QPen(self._look.theme.rule, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(places))

    def _disc(self, painter: QPainter, area: QRectF, number: int, row: Bar) -> None:
        theme = self._look.theme
        radius = min(_LARGEST, max(_SMALLEST, area.width() / len(self._rows) / 2))
        middle = QPointF(self._x(area, number), self._y(area, row.total))
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
        area = self._area()
        share = (event.position().x() / self._look.u - area.left()) / max(1.0, area.width())
        number = int(share * len(self._rows))
        if 0 <= number < len(self._rows) and number != self._at:
            self._go(number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        announce(self, self.accessibleDescription())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()
