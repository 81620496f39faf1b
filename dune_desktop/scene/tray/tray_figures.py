"""Small pieces of the tray: figures with their icon, buttons, pawns."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import HOME
from dune_desktop.models.refs import AGENT
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import draw_text
from dune_desktop.scene.drawing.tokens import FIGURE, HEADING, LINE, RADIUS_BOX, S2, S4
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.piece import Piece, SceneContext

PAWN, SWORDMASTER, MENTAT = "pawn", "swordmaster", "mentat"
_INSIDE = 5.0


class Figure(Piece):
    """An icon and how many of it."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, sign: str, tip: str) -> None:
        super().__init__(table, parent)
        self.sign = sign
        self.number = 0
        self.size: float = HEADING
        self.setToolTip(tip)

    def show_number(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        side = min(self.rect.height(), 1.45 * self.size)
        icon = QRectF(self.rect.left(), self.rect.center().y() - side / 2, side, side)
        draw_glyph(painter, self.sign, icon, theme)
        beside = self.rect.adjusted(side + S4, 0, 0, 0)
        draw_text(painter, beside, str(self.number), theme.text, self.size, fonts.BOLD)


class Button(Figure):
    """A figure that can be pressed; without a number it is an icon alone."""

    def __init__(
        self, table: SceneContext, parent: QGraphicsItem, sign: str, tip: str, *, numbered: bool = True
    ) -> None:
        super().__init__(table, parent, sign, tip)
        self.size = FIGURE
        self.numbered = numbered
        #: What the big card shows of it, besides what it is called in answers.
        self.shown: object | None = None

    def big(self) -> object | None:
        return self.shown

    def lift(self, lifted: bool) -> None:
        super().lift(lifted)
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        painter.setPen(QPen(theme.text2 if self.lifted else theme.rule, LINE))
        painter.setBrush(theme.button)
        half = LINE / 2
        painter.drawRoundedRect(self.rect.adjusted(half, half, -half, -half), RADIUS_BOX, RADIUS_BOX)
        side = min(self.rect.height() - 2 * S4, 1.5 * self.size)
        text = str(self.number) if self.numbered else ""
        width = fonts.metrics(self.size, 700).horizontalAdvance(text)
        gap = S4 if text else 0
        left = self.rect.center().x() - (side + gap + width) / 2
        self.draw_sign(painter, QRectF(left, self.rect.center().y() - side / 2, side, side))
        beside = QRectF(left + side + gap, self.rect.top(), width + S2, self.rect.height())
        draw_text(painter, beside, text, theme.text, self.size, fonts.BOLD)

    def draw_sign(self, painter: QPainter, rect: QRectF) -> None:
        draw_glyph(painter, self.sign, rect, self.table.theme)


class PawnItem(Piece):
    """An own agent: at home it can be sent, away it leaves a hollow."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.what, self.colour, self.away = PAWN, "red", False

    def stand_for(self, what: str, colour: str, away: bool, tip: str) -> None:
        self.ref = None if away else (AGENT, HOME)
        self.setToolTip(tip)
        if (what, colour, away) != (self.what, self.colour, self.away):
            self.what, self.colour, self.away = what, colour, away
            self.update()

    def draw(self, painter: QPainter) -> None:
        inner = self.rect.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)  # the line of what can be taken goes round it
        draw_piece(painter, PAWN if self.away else self.what, self.colour, inner, hollow=self.away)
