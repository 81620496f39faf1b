"""Lines over the rounds of a game: victory points, or what each seat had of a resource at the end of a round."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dune_desktop.models.story.chronicle import Chronicle
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.widgets.painted import Plot

_POINT, _END = 12.0, 18.0
_WIDE, _HIGH, _LEAST = 860.0, 230.0, 120.0
_LEAST_TOP: Final = 4
#: Lines of seats with equal values lie side by side.
_APART: Final = 3.0


class RoundChart(Plot):
    """One line a seat, with its mark in every point and a larger one at the end."""

    margins = (30, 18, 34, 26)
    apart = (10, 10)  # clear of marks on the edge

    def __init__(self, look: Look, colours: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._colours = colours
        self._values: list[list[int]] = []

    def show_story(self, story: Chronicle, what: str) -> None:
        """``what``: vp, solari, spice or water."""
        seats = range(len(self._colours))
        self.show_values([[getattr(told.accounts[seat], what) for told in story.rounds] for seat in seats])

    def show_values(self, values: list[list[int]]) -> None:
        """Show what each seat had after each round."""
        self._values = values
        self.top = max(_LEAST_TOP, *(value for line in values for value in line))
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(_WIDE, _HIGH)

    def least(self) -> QSizeF:
        return QSizeF(_WIDE / 2, _LEAST)

    def paint(self, painter: QPainter, _area: QRectF) -> None:
        if not self._values:
            return
        self.paint_grid(painter)
        rounds = max(1, len(self._values[0]) - 1)
        for number in range(1, rounds + 1):
            self.paint_below(painter, number / rounds, str(number), 24)
        for seat, values in enumerate(self._values):
            aside = QPointF(0, (seat - (len(self._values) - 1) / 2) * _APART)
            points = [self.at(number / rounds, value) + aside for number, value in enumerate(values)]
            self._line(painter, points, self._colours[seat])

    def _line(self, painter: QPainter, points: list[QPointF], colour: str) -> None:
        for ink, width in ((self._look.theme.keyline, 4.5), (tokens.SEAT_COLOURS[colour], 2.5)):
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline(QPolygonF(points))
        for point, side in (*((point, _POINT) for point in points), (points[-1], _END)):
            rect = QRectF(0, 0, side, side)
            rect.moveCenter(point)
            draw_mark(painter, colour, rect)
