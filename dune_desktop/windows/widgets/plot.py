"""What charts of points and lines have in common: where a value stands, and the grid with its numbers."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from dune_desktop.scene.drawing import tokens
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line

#: The grid has no more lines than this above the lowest one.
_LINES = 6


class Plot(Painted):
    """Places go from left to right, values from 0 at the bottom up to ``top``."""

    #: Left, top, right and bottom of the grid.
    margins: ClassVar[tuple[float, float, float, float]]
    #: How far numbers stand from the grid: on the left, and below.
    apart: ClassVar[tuple[float, float]]
    top: int = 1

    @property
    def grid(self) -> QRectF:
        """Where lines and points are, in units."""
        left, top, right, bottom = self.margins
        return self.area.adjusted(left, top, -right, -bottom)

    def at(self, place: float, value: float) -> QPointF:
        """``place``: 0 is the left edge of the grid, 1 its right one."""
        grid = self.grid
        return QPointF(grid.left() + grid.width() * place, grid.bottom() - grid.height() * value / self.top)

    def paint_grid(self, painter: QPainter) -> None:
        """Paint lines for some values, with their numbers on the left."""
        grid, theme = self.grid, self._look.theme
        for value in range(0, self.top + 1, max(1, -(-self.top // _LINES))):
            y = self.at(0, value).y()
            painter.setPen(QPen(theme.button, 1))
            painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y))
            box = QRectF(0, y - 8, grid.left() - self.apart[0], 16)
            line(painter, box, str(value), tokens.CAPTION, 400, theme.text2, Align.AlignRight)

    def paint_below(self, painter: QPainter, place: float, text: str, width: float) -> None:
        """Paint what stands below a place."""
        box = QRectF(self.at(place, 0).x() - width / 2, self.grid.bottom() + self.apart[1], width, 16)
        line(painter, box, text, tokens.CAPTION, 400, self._look.theme.text2, Align.AlignHCenter)
