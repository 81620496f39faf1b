"""The House Hagal deck and the card that was turned up last, in the corner that three seats leave free."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.view import View
from dune_desktop.models.naming import face_text
from dune_desktop.models.story import turned_hagal
from dune_desktop.models.story.turned_hagal import TurnedRow
from dune_desktop.scene.art.brass import draw_brass
from dune_desktop.scene.board.item import BoardItem, LyingCard, draw_empty
from dune_desktop.scene.board.land.window import scrim_of
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, line_height, most_lines
from dune_desktop.scene.drawing.painting import CENTRE, draw_rounded, draw_text, faded, rounded
from dune_desktop.scene.drawing.tokens import (
    BAND_TEXT,
    CAPTION,
    FIGURE,
    ICON_13,
    LINE,
    RADIUS_CELL,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SMALL,
)
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.backs import HAGAL_BACK
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.translating import Texts

Board = Texts("Board")

#: Width to height of a card; how much smaller the deck is than the card that lies open.
_SHAPE: Final = 0.75
_DECK: Final = 0.66
_HEAD: Final = 20.0
#: A line of a table is lower, and has no heading.
_LOW: Final = 62.0
#: What all of it is read on.
_QUIET: Final = 0.8
#: Of the words beside the cards.
_LINES: Final = 5


@frozen
class HagalValue:
    """How many cards are left, and what came of the last one since the looker's turn."""

    count: int = 0
    last: TurnedRow | None = None


class LastCardItem(LyingCard):
    """The top of the discard pile; a click opens the pile."""

    radius = RADIUS_CELL

    def draw(self, painter: QPainter) -> None:
        if self.face is None:
            draw_empty(painter, self.rect, self.table.theme, RADIUS_CELL)
        else:
            draw_face(painter, self.face, self.rect, self.table.look, HAND)

    def tip(self) -> str:
        if self.face is None:
            return Board.tr("No House Hagal card has been turned up yet")
        return "\n".join((self.table.models.names.of_face(self.face), *face_text(self.face)))


class HagalItem(BoardItem[HagalValue]):
    """The ground with the deck and the words; the open card stands on it as a piece of its own."""

    radius = RADIUS_PANEL

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, HagalValue(), parent)
        self.card = LastCardItem(table, NO_CARD, self)
        self._deck = QRectF()
        self._head = _HEAD

    def opens(self, open_pile: Callable[[], None]) -> None:
        """Says what a click does."""
        self.pressed = self.card.pressed = open_pile

    def items(self) -> tuple[BoardItem[Any], ...]:
        return self, self.card

    def arrange(self, rect: QRectF) -> None:
        """Places the deck and the card; the words have the rest."""
        self.place(rect)
        self._head = _HEAD if rect.height() >= _LOW else S4
        high = rect.height() - self._head - S4
        low = round(_DECK * high)
        self._deck = QRectF(S6, self._head + high - low, round(_SHAPE * low), low)
        self.card.place(QRectF(self._deck.right() + S4, self._head, round(_SHAPE * high), high))

    def follow(self, view: View) -> None:
        rows = self.table.models.turned.rows
        self.card.show_value(view.hagal_discard[-1] if view.hagal_discard else NO_CARD)
        self.show_value(HagalValue(len(view.hagal_deck), rows[-1] if rows else None))

    def deck_anchor(self) -> QRectF:
        """Where the deck stands, in the scene."""
        return self.mapRectToScene(self._deck)

    # ------------------------------------------------------------ picture

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        painter.fillPath(rounded(self.rect, self.radius), faded(scrim_of(theme.window, theme), _QUIET))
        draw_brass(painter, self.rect, self.radius, LINE)
        if self._head == _HEAD:
            head = QRectF(S8, S2, self.rect.width() - 2 * S8, _HEAD - S2)
            fitted = fit(Board.tr("House Hagal"), head.width(), CAPTION, fonts.SEMIBOLD, lines=1)
            draw_fitted(painter, fitted, head, theme.text2)
        self._draw_deck(painter)
        if self.value.last is not None:
            self._draw_outcome(painter, self.value.last)

    def _draw_deck(self, painter: QPainter) -> None:
        """Draws its back with the number of cards; an empty deck keeps its place."""
        theme = self.table.theme
        if self.value.count:
            draw_face(painter, None, self._deck, self.table.look, HAND, back=HAGAL_BACK)
        else:
            draw_empty(painter, self._deck, theme, RADIUS_CELL)
        number = QRectF(self._deck.left(), self._deck.bottom() - 19, self._deck.width(), 16)
        draw_rounded(painter, number.adjusted(S4, 0, -S4, 0), RADIUS_CELL, faded(theme.keyline, 0.72))
        draw_text(painter, number, str(self.value.count), BAND_TEXT, FIGURE, fonts.BOLD, CENTRE)

    def _draw_outcome(self, painter: QPainter, last: TurnedRow) -> None:
        """Says whose card it was, and why it was ignored or what it did."""
        theme, model = self.table.theme, self.table.models.turned
        card = self.card.home.x() + self.card.rect.width()
        words = QRectF(card + S6, self._head, self.rect.width() - card - S6 - S8, self.rect.height() - self._head - S4)
        ignored = last.kind == turned_hagal.IGNORED
        mark = QRectF(words.right() - ICON_13, S4, ICON_13, ICON_13)
        draw_mark(painter, self.colour(last.seat), mark)
        called = "" if last.about == NO_CARD else model.title(last)
        beside = mark.left() - words.left() if mark.bottom() > words.top() else words.width()
        title = fit(called, beside, SMALL, elide=True)
        if title.elided:
            title = fit(called, beside, CAPTION, lines=_LINES - 1, elide=True)
        high = line_height(title.font) * len(title.lines)
        draw_fitted(painter, title, words, theme.muted if ignored else theme.text, _TOP)
        rest = words.adjusted(0, high + S2, 0, 0)
        if rest.height() < CAPTION:  # below a title in two lines; the tooltip says it
            return
        lines = min(_LINES, most_lines(rest.height()))
        told = fit(model.reason_of(last), rest.width(), CAPTION, fonts.REGULAR, lines=lines, elide=True)
        draw_fitted(painter, told, rest, theme.text2, _TOP)

    def tip(self) -> str:
        said = [Board.tr("House Hagal deck: %n card(s). Click to see those turned up.", "", self.value.count)]
        if self.value.last is not None:
            said.append(self.table.models.turned.text(self.value.last))
        return "\n".join(said)


_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
