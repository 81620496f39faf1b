"""Who sits at a seat: the face of the leader, with the mark of the seat in its corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.drawing.tokens import RADIUS_BOX, SEAT_COLOURS, SEAT_LINE, Theme
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.widgets.panels import PagePart, painting, rounded

#: How much of the face the mark takes.
_MARK: Final = 0.42


def draw_seated(painter: QPainter, rect: QRectF, colour: str, leader: str, theme: Theme) -> None:
    """Paint the face of this leader in a square, with the mark of this colour in its lower right corner."""
    draw_medal(painter, leader, rect, theme)
    side = _MARK * rect.width()
    draw_mark(painter, colour, QRectF(rect.right() - side, rect.bottom() - side, side, side))


def draw_plate(painter: QPainter, rect: QRectF, colour: str, theme: Theme) -> None:
    """Paint the plate on which something is told of the seat of this colour."""
    rounded(painter, rect, RADIUS_BOX, theme.raised, None)
    draw_edge(painter, rect, theme, colour=SEAT_COLOURS[colour], line=SEAT_LINE)


class LeaderMark(PagePart):
    """Nothing is painted until a seat is shown."""

    def __init__(self, look: Look, size: float, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._colour, self._leader = "", ""
        self.keep_size(self.setFixedSize, size, size)

    def show_seat(self, colour: str, leader: str) -> None:
        """Show the seat of this colour, which this leader has."""
        self._colour, self._leader = colour, leader
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._colour:
            with painting(self, self.look.u) as (painter, rect):
                draw_seated(painter, rect.adjusted(1, 1, -1, -1), self._colour, self._leader, self.look.theme)
