"""Where it is told who has the Mentat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.space_box import SMALL_BOX, Sizes, sizes_of
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import CAPTION, LINE, S2, S6, S12, SMALL
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.layout import rows
from dune_desktop.text.translating import Texts

Board = Texts("Board")


class MentatItem(BoardItem[tuple[Seat, Seat]]):
    """The seat that has the Mentat this round, and the one that takes it for the next; for nobody nothing shows."""

    def draw(self, painter: QPainter) -> None:
        held = [(seat, words) for seat, words in self._lines() if seat != NOBODY]
        if not held:
            return
        theme = self.table.theme
        painter.setPen(QPen(faded(theme.brass, 0.8), LINE, Qt.PenStyle.DashLine))
        painter.setBrush(faded(theme.window, 0.72))
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, self.radius)
        for rect, (seat, words) in zip(rows(self.rect.adjusted(0, S2, 0, -S2), len(held), S2), held, strict=True):
            self._draw_line(painter, rect, seat, words)

    def _lines(self) -> tuple[tuple[Seat, str], ...]:
        holder, taker = self.value
        name = "" if holder == NOBODY else self.table.controller.seats[holder].name
        return (holder, name), (taker, Board.tr("next round"))

    def _draw_line(self, painter: QPainter, rect: QRectF, seat: Seat, words: str) -> None:
        side = min(rect.height() - S2, self.sizes.pawn)
        piece = QRectF(rect.left() + S6, rect.center().y() - side / 2, side, side)
        draw_piece(painter, "mentat", self.colour(seat), piece)
        beside = QRectF(piece.right() + S6, rect.top(), rect.right() - piece.right() - S12, rect.height())
        size = CAPTION if self.sizes is SMALL_BOX else SMALL
        fitted = fit(words, beside.width(), size, fonts.REGULAR, elide=True)
        draw_fitted(painter, fitted, beside, self.table.theme.text)

    @property
    def sizes(self) -> Sizes:
        return sizes_of(self.rect.size())

    def tip(self) -> str:
        held = [(seat, self.table.controller.seats[seat].name) for seat in self.value]
        sayings = (Board.tr("The Mentat is with {player}"), Board.tr("{player} takes the Mentat next round"))
        lines = [said.format(player=who) for said, (seat, who) in zip(sayings, held, strict=True) if seat != NOBODY]
        return "\n".join(lines)
