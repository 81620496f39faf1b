"""Lines over the rounds of a game: victory points, or what each seat had of a resource at the end of a round."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dune_desktop.models.story.chronicle import Chronicle
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import font
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark

_LEFT, _RIGHT, _TOP, _BOTTOM = 30, 34, 18, 26
_MARK: Final = 15
_WIDE, _HIGH, _LEAST = 860.0, 230.0, 120.0
#: Lines of seats with equal values lie side by side.
_APART: Final = 3.0
#: Numbers stand so far from the lines of the grid, clear of marks on the edge.
_OFF_SIDE, _OFF_BELOW = 10, 10


class Chart(QWidget):
    """One line a seat, with its mark at the end and in every point."""

    def __init__(self, look: Look, colours: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._colours = look, colours
        self._values: list[list[int]] = []
        look.changed.connect(self.update)

    def show_story(self, story: Chronicle, what: str) -> None:
        """``what``: vp, solari, spice or water."""
        seats = range(len(self._colours))
        self._values = [[getattr(told.accounts[seat], what) for told in story.rounds] for seat in seats]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE * self._look.u), round(_HIGH * self._look.u))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_WIDE / 2 * self._look.u), round(_LEAST * self._look.u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self._look.u
        painter.scale(u, u)
        area = QRectF(0, 0, self.width() / u, self.height() / u).adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)
        top = max((value for line in self._values for value in line), default=0)
        if self._values and area.width() > 0:
            top = max(top, 4)
            self._grid(painter, area, top, len(self._values[0]) - 1)
            for seat in range(len(self._values)):
                self._line(painter, area, top, seat)

    def _grid(self, painter: QPainter, area: QRectF, top: int, rounds: int) -> None:
        theme = self._look.theme
        painter.setFont(font(tokens.CAPTION))
        step = max(1, -(-top // 6))
        for value in range(0, top + 1, step):
            y = area.bottom() - area.height() * value / top
            painter.setPen(QPen(theme.button, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.text2)
            box = QRectF(0, y - 8, area.left() - _OFF_SIDE, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        for number in range(1, rounds + 1):
            x = area.left() + area.width() * number / max(1, rounds)
            box = QRectF(x - 12, area.bottom() + _OFF_BELOW, 24, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _line(self, painter: QPainter, area: QRectF, top: int, seat: int) -> None:
        line = self._values[seat]
        shift = (seat - (len(self._values) - 1) / 2) * _APART
        points = [
            QPointF(
                area.left() + area.width() * at / max(1, len(line) - 1),
                area.bottom() - area.height() * value / top + shift,
            )
            for at, value in enumerate(line)
        ]
        for colour, width in ((self._look.theme.keyline, 4.5), (tokens.SEAT_COLOURS[self._colours[seat]], 2.5)):
            pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
        for point in points:
            rect = QRectF(0, 0, _MARK - 3, _MARK - 3)
            rect.moveCenter(point)
            draw_mark(painter, self._colours[seat], rect)
        end = QRectF(0, 0, _MARK + 3, _MARK + 3)
        end.moveCenter(points[-1])
        draw_mark(painter, self._colours[seat], end)
