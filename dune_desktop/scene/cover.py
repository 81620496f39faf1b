"""The cover in place: it lies over the tray until whoever is asked is at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.scene import fonts
from dune_desktop.scene.piece import Piece, Table, Tabletop
from dune_desktop.scene.pieces import draw_mark
from dune_desktop.scene.tokens import BODY, HEADING, ICON_32, RADIUS_PANEL, S8, S12, SEAT_COLOURS, SEAT_LINE


class TrayCover(Piece):
    """Names who is asked, and the key that uncovers."""

    radius = RADIUS_PANEL

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.seat: Seat = NOBODY
        #: The key that uncovers, as the settings name it.
        self.key_name = ""
        self.setZValue(10)
        self.setVisible(False)

    def ask(self, seat: Seat) -> None:
        self.seat = seat
        self.setVisible(seat != NOBODY)
        self.update()

    def tip(self) -> str:
        return ""

    def draw(self, painter: QPainter) -> None:
        theme, setup = self.table.theme, self.table.controller.seats[self.seat]
        half = SEAT_LINE / 2
        painter.setPen(QPen(SEAT_COLOURS[setup.colour], SEAT_LINE))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(self.rect.adjusted(half, half, -half, -half), self.radius, self.radius)
        title = setup.name
        words = Tabletop.tr("Your cards are covered. Press {key} or click to uncover them.").format(
            key=self.key_name or Tabletop.tr("Enter")
        )
        heading, body = fonts.metrics(HEADING, 700), fonts.metrics(BODY)
        width = max(heading.horizontalAdvance(title), body.horizontalAdvance(words))
        left = self.rect.center().x() - (ICON_32 + S12 + width) / 2
        middle = self.rect.center().y()
        draw_mark(painter, setup.colour, QRectF(left, middle - ICON_32 / 2, ICON_32, ICON_32))
        beside = QRectF(left + ICON_32 + S12, middle - heading.height() - S8 / 2, width + S8, heading.height())
        painter.setPen(theme.text)
        painter.setFont(fonts.font(HEADING, 700))
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(theme.text2)
        painter.setFont(fonts.font(BODY))
        painter.drawText(beside.translated(0, heading.height() + S8 / 2), Qt.AlignmentFlag.AlignVCenter, words)
