"""Points over time: a disc for each game, filled where it was won, and the average of the last few as a line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.statistics.bar_chart import draw_disc
from dune_desktop.windows.statistics.diagrams import Bar, DiagramModel, averaged
from dune_desktop.windows.widgets.panels import announce, focus_ring
from dune_desktop.windows.widgets.plot import Plot

_SMALLEST, _LARGEST = 2.5, 5.5
_LEAST_TOP: Final = 10
_DATES_APART: Final = 90.0


class PointsChart(Plot):
    """The game that is pointed at is told above; arrow keys go from game to game."""

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
        """At the last game."""
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
        """As many as there is room for, each once."""
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
        radius = min(_LARGEST, max(_SMALLEST, self.grid.width() / len(self._rows) / 2))
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
