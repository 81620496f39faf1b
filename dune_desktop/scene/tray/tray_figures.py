"""Small pieces of the tray: figures with their icon, buttons, pawns, headings of groups, and the cover."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import HOME, NOBODY, Seat
from dune_desktop.models.refs import AGENT, MONEY
from dune_desktop.models.table.zones import INTRIGUE, PLAYED
from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, fit_line, line_height
from dune_desktop.scene.drawing.painting import draw_rounded, draw_text
from dune_desktop.scene.drawing.tokens import (
    BODY,
    CAPTION,
    FIGURE,
    HEADING,
    ICON_16,
    ICON_19,
    ICON_32,
    LINE,
    RADIUS_BOX,
    RADIUS_PANEL,
    S2,
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
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark, draw_piece
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop, likeness, screen_scale
from dune_desktop.text.names import name

PAWN, SWORDMASTER, MENTAT = "pawn", "swordmaster", "mentat"
_INSIDE = 5.0
#: What a tag at the lower edge of a button takes of the room for its sign.
_RAISED: Final = 5.0
#: How high the name plate is in a low plate and in a high one: its portrait is as large.
LOW_NAME, HIGH_NAME = 30.0, 48.0


class Figure(Piece):
    """An icon and how many of it."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, sign: str) -> None:
        super().__init__(table, parent)
        self.sign = sign
        self.number = 0
        self.size: float = HEADING

    def tip(self) -> str:
        """Says what it counts."""
        texts = {
            "spice": Tabletop.tr("%n spice", "", self.number),
            "solari": Tabletop.tr("%n Solari", "", self.number),
            "water": Tabletop.tr("%n water", "", self.number),
            "persuasion": Tabletop.tr("%n Persuasion left", "", self.number),
            "sword": Tabletop.tr("Strength %n in the Conflict", "", self.number),
            "vp": Tabletop.tr("%n Victory Point(s)", "", self.number),
        }
        return texts[self.sign]

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        side = min(self.rect.height(), 1.45 * self.size)
        icon = QRectF(self.rect.left(), self.rect.center().y() - side / 2, side, side)
        draw_glyph(painter, self.sign, icon, theme)
        beside = self.rect.adjusted(side + S4, 0, 0, 0)
        draw_text(painter, beside, str(self.number), theme.text, self.size, fonts.BOLD)


class MoneyFigure(Figure):
    """Of something that is paid with: it can be dragged onto what it buys."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, sign: str) -> None:
        super().__init__(table, parent, sign)
        self.ref = (MONEY, sign)

    def big(self) -> object | None:
        return None

    def likeness(self) -> QPixmap:
        side = ICON_32
        return likeness(lambda painter: draw_glyph(painter, self.sign, self._icon(side), self.table.theme),
            self._icon(side), self.table.look)  # fmt: skip

    def _icon(self, side: float) -> QRectF:
        return QRectF(self.rect.left(), self.rect.center().y() - side / 2, side, side)


class Button(Figure):
    """A figure that can be pressed; without a number it is an icon alone."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, sign: str, *, numbered: bool = True) -> None:
        super().__init__(table, parent, sign)
        self.size = FIGURE
        self.numbered = numbered

    def big(self) -> object | None:
        return None

    def lift(self, lifted: bool) -> None:
        super().lift(lifted)
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        edge = theme.text2 if self.lifted else theme.rule
        draw_rounded(painter, self.rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BOX, theme.button, edge)
        side = min(self.rect.height() - 2 * S4, 1.5 * self.size)
        text = str(self.number) if self.numbered else ""
        width = fonts.metrics(self.size, 700).horizontalAdvance(text)
        gap = S4 if text else 0
        face = self.rect.adjusted(0, 0, 0, -_RAISED if self._tagged else 0.0)
        left = face.center().x() - (side + gap + width) / 2
        self.draw_sign(painter, QRectF(left, face.center().y() - side / 2, side, side))
        beside = QRectF(left + side + gap, face.top(), width + S2, face.height())
        draw_text(painter, beside, text, theme.text, self.size, fonts.BOLD)

    def _tagged_place(self) -> QRectF:
        return self.rect.adjusted(0, 0, 0, LINE)

    def draw_sign(self, painter: QPainter, rect: QRectF) -> None:
        draw_glyph(painter, self.sign, rect, self.table.theme)


class NamePlate(Piece):
    """Mark and leader."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.leader = ""
        self.colour = "red"

    def big(self) -> object | None:
        return self.table.controller.edition.leader_by_id.get(self.leader)

    def tip(self) -> str:
        return self._title

    def draw(self, painter: QPainter) -> None:
        side = min(HIGH_NAME, self.rect.height())
        portrait = QRectF(0, (self.rect.height() - side) / 2, side, side)
        draw_medal(painter, self.leader, portrait, self.table.theme)
        mark = max(ICON_16, 0.4 * side)
        draw_mark(painter, self.colour, QRectF(side - mark + S2, portrait.bottom() - mark, mark, mark))
        if self.rect.width() <= side:
            return
        beside = self.rect.adjusted(side + S8, 0, 0, 0)
        size = FIGURE if side > LOW_NAME else BODY
        draw_fitted(painter, fit(self._title, beside.width(), size), beside, self.table.theme.text)

    @property
    def _title(self) -> str:
        return name("leader", self.leader, self.table.controller.edition.products) if self.leader else ""


class PawnItem(Piece):
    """An own agent: at home it can be sent, away it leaves a hollow."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.what, self.colour, self.away = PAWN, "red", False

    def stand_for(self, what: str, colour: str, away: bool) -> None:
        self.ref = None if away else (AGENT, HOME)
        self.set(what=what, colour=colour, away=away)

    def tip(self) -> str:
        if self.what == MENTAT:
            return Tabletop.tr("The Mentat, on the board") if self.away else Tabletop.tr("The Mentat, with your Leader")
        if self.away:
            return Tabletop.tr("An Agent of yours, on the board")
        return Tabletop.tr("An Agent of yours, with your Leader")

    def draw(self, painter: QPainter) -> None:
        inner = self.rect.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)  # the line of what can be taken goes round it
        draw_piece(painter, PAWN if self.away else self.what, self.colour, inner, hollow=self.away)


_SIGNS = {PLAYED: "agent", INTRIGUE: "intrigue"}


class Heading(Piece):
    """A word above a group; where there is no room above, an icon beside it."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, name: str) -> None:
        super().__init__(table, parent)
        self.name = name
        self.count = 0

    def tip(self) -> str:
        texts = {PLAYED: Tabletop.tr("Agent turns"), INTRIGUE: Tabletop.tr("Intrigue")}
        return texts.get(self.name, "") or Tabletop.tr("Revealed")

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        if self.rect.height() > self.rect.width():
            icon = QRectF(0, 0, ICON_19, ICON_19)
            icon.moveCenter(self.rect.center())
            draw_glyph(painter, _SIGNS.get(self.name, "reveal"), icon, theme)
            return
        words = fit(f"{self.tip()}  {self.count}", self.rect.width(), CAPTION, fonts.SEMIBOLD, lines=1)
        draw_fitted(painter, words, self.rect.adjusted(0, 0, 0, -S2), theme.text2)


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
        self.set(seat=seat, _backs=backs)

    def tip(self) -> str:
        return ""

    def draw(self, painter: QPainter) -> None:
        theme, setup = self.table.theme, self.table.controller.seats[self.seat]
        half = SEAT_LINE / 2
        inner = self.rect.adjusted(half, half, -half, -half)
        draw_rounded(painter, inner, self.radius, theme.raised, SEAT_COLOURS[setup.colour], SEAT_LINE)
        self._draw_words(painter, self._draw_backs(painter))

    def _draw_backs(self, painter: QPainter) -> float:
        """Draws the cards of the hand from behind; returns where they end."""
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
        """Writes in the middle of what the cards leave; in two lines where they leave little."""
        theme, setup = self.table.theme, self.table.controller.seats[self.seat]
        words = Tabletop.tr("Your cards are covered. Press {key} or click to uncover them.").format(
            key=self.key_name or Tabletop.tr("Enter")
        )
        beside = ICON_32 + S12
        room = self.rect.right() - S16 - (left + S16 + beside)
        title, said = fit_line(setup.name, room, HEADING, fonts.BOLD), fit(words, room, BODY, fonts.REGULAR)
        width = max(*title.widths, *said.widths)
        left = max(left + S16, (left + self.rect.right() - beside - width) / 2)
        high = [len(part.lines) * line_height(part.font) for part in (title, said)]
        middle = self.rect.center().y()
        top = middle - (sum(high) + S4) / 2
        draw_mark(painter, setup.colour, QRectF(left, middle - ICON_32 / 2, ICON_32, ICON_32))
        draw_fitted(painter, title, QRectF(left + beside, top, width, high[0]), theme.text)
        draw_fitted(painter, said, QRectF(left + beside, top + high[0] + S4, width, high[1]), theme.text2)
