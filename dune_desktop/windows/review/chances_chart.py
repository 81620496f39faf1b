"""The winning chances of each seat over the turns of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from dune_desktop.reviews.findings import CERTAIN
from dune_desktop.reviews.review import Stand
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.painted import Plot
from dune_desktop.windows.widgets.panels import announce, focus_ring

_WIDE, _HIGH, _LEAST = 560.0, 300.0, 150.0
_MARK, _END = 11.0, 16.0
_KEYLINE, _LINE = 3.5, 2.0
#: Room for the number of a round; one that would stand nearer to another is left out.
_NUMBER = 20.0


class ChancesChart(Plot):
    """A line for each seat, with its mark where a round begins. Arrow keys and the pointer go from turn to turn; what
    the chances were there is told above.
    """

    margins = (34, 40, 20, 26)
    apart = (8, 8)
    most_lines = 4
    top = 100

    #: The turn that is pointed at is to be watched: its position.
    taken = Signal(int)

    def __init__(
        self, look: Look, colours: tuple[str, ...], words: Callable[[Stand], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._colours, self._words = colours, words
        self._stands: tuple[Stand, ...] = ()
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def stand(self) -> Stand | None:
        """What is pointed at."""
        return self._stands[self._at] if 0 <= self._at < len(self._stands) else None

    def show_stands(self, stands: tuple[Stand, ...]) -> None:
        """Show these; what was pointed at stays so, at first it is the end."""
        if stands == self._stands:
            return
        before = self.stand
        self._stands = stands
        self._at = len(stands) - 1
        if before is not None:
            self.point_at(before.position)
        self.retell()

    def point_at(self, position: int) -> None:
        """Point at the turn in which this position lies, if it has been looked at."""
        before = [number for number, stand in enumerate(self._stands) if stand.position <= position]
        self._go(before[-1] if before else 0)

    def retell(self) -> None:
        """Tell in the language of now what is pointed at."""
        self._go(self._at)

    def _go(self, at: int) -> None:
        self._at = at
        stand = self.stand
        told = "" if stand is None else self._words(stand)
        if told != self.accessibleDescription():
            self.setAccessibleDescription(told)
            if self.hasFocus():
                announce(self, told)
        self.update()

    def place(self, number: int) -> float:
        """Where a turn stands between the left edge and the right one."""
        return number / max(1, len(self._stands) - 1)

    def wanted(self) -> QSizeF:
        return QSizeF(_WIDE, _HIGH)

    def least(self) -> QSizeF:
        return QSizeF(_WIDE / 2, _LEAST)

    # ------------------------------------------------------------ painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        left, top, right, _bottom = self.margins
        room = QRectF(left, 2, area.width() - left - right, top - 8)
        told = fit(self.accessibleDescription(), room.width(), tokens.SMALL, 400, lines=2)
        draw_fitted(painter, told, room, self._look.theme.text)
        self.paint_grid(painter)
        if self._stands:
            self._rounds(painter)
            self._cursor(painter)
            for seat, colour in enumerate(self._colours):
                self._line(painter, seat, colour)
            for number in sorted({*self._begins(), self._at}):
                self._marks(painter, number)
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)

    def _begins(self) -> Iterator[int]:
        """The turns with which a round begins."""
        if self._stands:
            yield 0
        for number, (one, other) in enumerate(pairwise(self._stands), 1):
            if one.round != other.round:
                yield number

    def _rounds(self, painter: QPainter) -> None:
        told = -_NUMBER
        for number in self._begins():
            painter.setPen(QPen(soft_line(self._look.theme), 1))
            painter.drawLine(self.at(self.place(number), 0), self.at(self.place(number), self.top))
            if self.at(self.place(number), 0).x() - told >= _NUMBER:
                told = self.at(self.place(number), 0).x()
                self.paint_below(painter, self.place(number), str(self._stands[number].round), _NUMBER)

    def _cursor(self, painter: QPainter) -> None:
        if self.stand is not None:
            painter.setPen(QPen(self._look.theme.focus, 1.5))
            painter.drawLine(self.at(self.place(self._at), 0), self.at(self.place(self._at), self.top))

    def _point(self, number: int, seat: int) -> QPointF:
        return self.at(self.place(number), self._stands[number].chances[seat] * self.top / CERTAIN)

    def _line(self, painter: QPainter, seat: int, colour: str) -> None:
        points = [self._point(number, seat) for number in range(len(self._stands))]
        for ink, width in ((self._look.theme.keyline, _KEYLINE), (tokens.SEAT_COLOURS[colour], _LINE)):
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline(QPolygonF(points))

    def marks(self, number: int) -> list[QRectF]:
        """Where the marks of all seats stand at a turn; those whose lines meet there are side by side."""
        side = _END if number == self._at else _MARK
        points = [self._point(number, seat) for seat in range(len(self._colours))]
        found = []
        for seat, point in enumerate(points):
            meeting = [other for other, its in enumerate(points) if abs(its.y() - point.y()) < side / 2]
            aside = meeting.index(seat) - (len(meeting) - 1) / 2
            found.append(QRectF(point.x() + (aside - 0.5) * side, point.y() - side / 2, side, side))
        return found

    def _marks(self, painter: QPainter, number: int) -> None:
        for colour, rect in zip(self._colours, self.marks(number), strict=True):
            draw_mark(painter, colour, rect)

    # ------------------------------------------------------------ keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._stands) - 1
        places = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in places and last >= 0:
            self._go(min(max(places[Qt.Key(event.key())], 0), last))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.stand is not None:
            self.taken.emit(self.stand.position)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        grid = self.grid
        share = (event.position().x() / self._look.u - grid.left()) / max(1.0, grid.width())
        number = round(share * (len(self._stands) - 1))
        if 0 <= number < len(self._stands) and number != self._at:
            self._go(number)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        if self.stand is not None:
            self.taken.emit(self.stand.position)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        announce(self, self.accessibleDescription())
