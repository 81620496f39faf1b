"""Widgets that paint themselves in units of the table, and charts of points and lines among them."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, line, painting


class Painted(QWidget):
    """Says in units how large it wants to be, and paints itself in them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def wanted(self) -> QSizeF:
        """As large as this; the layout decides where there is no size."""
        return QSizeF()

    def least(self) -> QSizeF:
        """No smaller than this."""
        return self.wanted()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint all of it."""
        raise NotImplementedError

    @property
    def area(self) -> QRectF:
        """All of it, in units."""
        return QRectF(0, 0, self.width() / self._look.u, self.height() / self._look.u)

    def sizeHint(self) -> QSize:
        wanted = self.wanted() * self._look.u
        return QSize(round(wanted.width()), round(wanted.height()))

    def minimumSizeHint(self) -> QSize:
        least = self.least() * self._look.u
        return QSize(round(least.width()), round(least.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, self._look.u) as (painter, area):
            self.paint(painter, area)


class Plot(Painted):
    """Places go from left to right, values from 0 at the bottom up to ``top``."""

    #: Left, top, right and bottom of the grid.
    margins: ClassVar[tuple[float, float, float, float]]
    #: How far numbers stand from the grid: on the left, and below.
    apart: ClassVar[tuple[float, float]]
    #: The grid has no more lines than this above the lowest one.
    most_lines: ClassVar[int] = 6
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
        for value in range(0, self.top + 1, max(1, -(-self.top // self.most_lines))):
            y = self.at(0, value).y()
            painter.setPen(QPen(soft_line(theme), 1))
            painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y))
            box = QRectF(0, y - 8, grid.left() - self.apart[0], 16)
            line(painter, box, str(value), tokens.CAPTION, 400, theme.text2, Align.AlignRight)

    def paint_below(self, painter: QPainter, place: float, text: str, width: float) -> None:
        """Paint what stands below a place."""
        box = QRectF(self.at(place, 0).x() - width / 2, self.grid.bottom() + self.apart[1], width, 16)
        line(painter, box, text, tokens.CAPTION, 400, self._look.theme.text2, Align.AlignHCenter)
