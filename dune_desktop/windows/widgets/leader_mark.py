"""Who sits at a seat: the face of the leader, with the mark of the seat in its corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.widgets.panels import PagePart, painting

#: How much of the face the mark takes.
_MARK: Final = 0.36


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
                whole = rect.adjusted(1, 1, -1, -1)
                draw_medal(painter, self._leader, whole, self.look.theme)
                side = _MARK * whole.width()
                draw_mark(painter, self._colour, QRectF(whole.right() - side, whole.bottom() - side, side, side))
