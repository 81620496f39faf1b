"""The cover in place: it lies over the tray until whoever is asked is at the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, fit_line, line_height
from dune_desktop.scene.drawing.tokens import (
    BODY,
    HEADING,
    ICON_32,
    RADIUS_PANEL,
    S4,
    S8,
    S12,
    S16,
    SEAT_COLOURS,
    SEAT_LINE,
)
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.backs import DECK_BACK, INTRIGUE_BACK
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop, screen_scale

#: How wide a card is for its height.
_BACK: Final = 0.66


class TrayCover(Piece):
    """Names who is asked, and the key that uncovers."""

    radius = RADIUS_PANEL

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.seat: Seat = NOBODY
        #: The cards of the hand as everybody sees them.
        self._backs: tuple[str, ...] = ()
        #: The key that uncovers, as the settings name it.
        self.key_name = ""
        self.setZValue(10)
        self.setVisible(False)

    def ask(self, seat: Seat) -> None:
        self.setVisible(seat != NOBODY)
        player = None if seat == NOBODY else self.table.controller.view.players[seat]
        backs = () if player is None else (DECK_BACK,) * len(player.hand) + (INTRIGUE_BACK,) * len(player.intrigue)
        if (seat, backs) != (self.seat, self._backs):
            self.seat, self._backs = seat, backs
            self.update()

    def tip(self) -> str:
        return ""

    def draw(self, painter: QPainter) -> None:
        theme, setup = self.table.theme, self.table.controller.seats[self.seat]
        half = SEAT_LINE / 2
        painter.setPen(QPen(SEAT_COLOURS[setup.colour], SEAT_LINE))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(self.rect.adjusted(half, half, -half, -half), self.radius, self.radius)
        self._draw_words(painter, self._draw_backs(painter))

    def _draw_backs(self, painter: QPainter) -> float:
        """Returns where they end."""
        look = self.table.look
        high = self.rect.height() - S16
        size, left = QSizeF(_BACK * high, high), float(S12)
        step = min(size.width() + S4, 0.42 * self.rect.width() / max(1, len(self._backs)))
        for number, back in enumerate(self._backs):
            picture = face_pixmap(look, None, HAND, size, screen_scale(look), back=back)
            left = S12 + number * step
            painter.drawPixmap(QPointF(left, S8), picture)
        return left + size.width() * bool(self._backs)

    def _draw_words(self, painter: QPainter, left: float) -> None:
        """In the middle of what the cards leave; in two lines where they leave little."""
        theme, setup = self.table.theme, self.table.controller.seats[self.seat]
        words = Tabletop.tr("Your cards are covered. Press {key} or click to uncover them.").format(
            key=self.key_name or Tabletop.tr("Enter")
        )
        beside = ICON_32 + S12
        room = self.rect.right() - S16 - (left + S16 + beside)
        title, said = fit_line(setup.name, room, HEADING, fonts.BOLD), fit(words, room, BODY, fonts.REGULAR)
        width = max(QFontMetricsF(part.font).horizontalAdvance(line) for part in (title, said) for line in part.lines)
        left = max(left + S16, (left + self.rect.right() - beside - width) / 2)
        high = [len(part.lines) * line_height(part.font) for part in (title, said)]
        middle = self.rect.center().y()
        top = middle - (sum(high) + S4) / 2
        draw_mark(painter, setup.colour, QRectF(left, middle - ICON_32 / 2, ICON_32, ICON_32))
        draw_fitted(painter, title, QRectF(left + beside, top, width, high[0]), theme.text)
        draw_fitted(painter, said, QRectF(left + beside, top + high[0] + S4, width, high[1]), theme.text2)
