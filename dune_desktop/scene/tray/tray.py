"""The tray: the own plate, the hand, intrigue cards and piles; in the Reveal turn what was played and revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME_KIND
from dune_desktop.engine.names import AGENT_STAGE, NOBODY, REVEAL_STAGE, CardNumber, Seat
from dune_desktop.engine.state import Player
from dune_desktop.engine.view import View
from dune_desktop.models.asking.answering import PieceState
from dune_desktop.models.refs import CARD, DISCARD_PILE, TRASH
from dune_desktop.models.refs import DECK as DECK_REF
from dune_desktop.models.table.zones import (
    DECK_TOP,
    HAND,
    INTRIGUE,
    PLAYED,
    REVEALED,
    WAITING,
    CardRow,
    laid_aside,
    owned,
)
from dune_desktop.scene.art.brass import draw_plinth
from dune_desktop.scene.card_item import ZoneItem
from dune_desktop.scene.drawing.painting import draw_rounded, faded
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import (
    HIT,
    LINE,
    OPTION,
    RADIUS_BOX,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SEAT_COLOURS,
    SEAT_LINE,
)
from dune_desktop.scene.faces.measures import NAME, SIGN
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop, edges, update_apart
from dune_desktop.scene.tray.own_plate import Plate
from dune_desktop.scene.tray.tray_figures import Button, Heading, TrayCover
from dune_desktop.scene.tray.two_lines import place_two_lines, two_lines_width

#: What fills the middle of the tray.
HAND_FORM, REVEAL_FORM, INTRIGUE_FORM = "hand", "reveal", "intrigue"
DECK = "deck"


class Pile(Button):
    """Some piles are lit when a card in them can be taken; they are opened for that."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, name: str, sign: str) -> None:
        super().__init__(table, parent, sign)
        self.name = name
        self.cards: tuple[CardNumber, ...] = ()

    @property
    def _tops(self) -> Sequence[CardRow]:
        """The top of the deck, for whoever may look at it."""
        return self.table.models.zone(DECK_TOP).rows if self.name == DECK else ()

    def big(self) -> object | None:
        return next((row.ref for row in self._tops), None)

    def tip(self) -> str:
        texts = {
            "deck": Tabletop.tr("Your deck: %n card(s)", "", self.number),
            "discard": Tabletop.tr("Your discard pile: %n card(s)", "", self.number),
            "played": Tabletop.tr("In play: %n card(s)", "", self.number),
            "trashed": Tabletop.tr("Out of the game: %n card(s) of all players", "", self.number),
        }
        tops, on_top = self.table.models.zone(DECK_TOP), Tabletop.tr("On top: {card}")
        return "\n".join((texts[self.name], *(on_top.format(card=tops.text(row)) for row in self._tops)))

    def state(self) -> PieceState | None:
        answering = self.table.answering
        lit = any(answering.state((CARD, card)).kind == LIT for card in self.cards)
        return PieceState(LIT) if lit else super().state()


class Tray(QGraphicsObject):
    """The root item of what lies before whoever looks."""

    #: A pile was clicked: deck, discard, played or trashed.
    pile_asked = Signal(str)
    uncover_asked = Signal()
    #: The big card is wanted of something printed.
    big_asked = Signal(object)

    def __init__(self, table: SceneContext) -> None:
        super().__init__()
        self.table = table
        self.rect = QRectF()
        self._well = QRectF()
        self.form = HAND_FORM
        #: Intrigue cards lie beside the hand as faces.
        self._faces = False
        #: Room that a card has left in this turn.
        self._kept = 0
        #: Cards have come or gone since they were laid out.
        self._recount = False
        self.seat: Seat = NOBODY
        models = table.models
        self.plate = Plate(table, self)
        self.hand = ZoneItem(table, models.zone(HAND), "hand", self)
        self.played = ZoneItem(table, models.zone(PLAYED), "hand", self)
        self.revealed = ZoneItem(table, models.zone(REVEALED), "hand", self)
        self.waiting = ZoneItem(table, models.zone(WAITING), "line", self, along=Qt.Orientation.Vertical)
        self.waiting.pinned = True
        self.intrigue = ZoneItem(table, models.zone(INTRIGUE), "line", self, along=Qt.Orientation.Vertical)
        #: What was bought and lies before the seat: tiles.
        self.tiles = [ZoneItem(table, models.zone(zone), SIGN, self) for zone in owned(models.names)]
        #: What lies face down before the seat, and comes back to hand.
        self.aside = [ZoneItem(table, models.zone(zone), "hand", self) for zone in laid_aside(models.names)]
        self.headings = {zone: Heading(table, self, zone) for zone in (PLAYED, REVEALED, INTRIGUE)}
        for piece in (self.plate.name, self.plate.ability, self.plate.signet):
            piece.pressed = partial(self._show_leader, piece)
        self.piles = {name: Pile(table, self, name, sign) for name, sign in _PILES.items()}
        for name, pile in self.piles.items():
            pile.pressed = partial(self.pile_asked.emit, name)
        self.piles["discard"].ref, self.piles["trashed"].ref = DISCARD_PILE, TRASH
        self.cover = TrayCover(table, self)
        self.cover.pressed = self.uncover_asked.emit
        for zone in self.zones:
            zone.counted.connect(self._recounted)
        self._count_groups()
        self._show_seat(False)

    @property
    def zones(self) -> tuple[ZoneItem, ...]:
        return (self.hand, self.played, self.revealed, self.waiting, self.intrigue, *self.tiles, *self.aside)

    @property
    def strip(self) -> bool:
        """Says whether it is too low for cards: then chips lie in a line."""
        return self.rect.height() < _LOW

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        # Whatever changes in it, it is painted below that: out of the cache it costs a third.
        colour = self.table.colours[self.seat] if self.seat >= 0 else ""
        well = self._well
        key = "tray", colour, well.x(), well.y(), well.width(), well.height(), self.table.theme.name
        draw_sprite(painter, key, self.rect, lambda onto: self._paint_ground(onto, colour))

    def _paint_ground(self, painter: QPainter, colour: str) -> None:
        theme, rect = self.table.theme, QRectF(QPointF(), self.rect.size())
        draw_plinth(painter, rect, theme)
        if colour:
            half = SEAT_LINE / 2 + LINE
            edge = rect.adjusted(half, half, -half, -half)
            draw_rounded(painter, edge, RADIUS_PANEL, None, theme.keyline, 2 * half)
            draw_rounded(painter, edge, RADIUS_PANEL, None, SEAT_COLOURS[colour], SEAT_LINE)
        well = self._well.translated(-self.rect.topLeft())
        draw_rounded(painter, well, RADIUS_BOX, faded(theme.slab_foot, 0.5))

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        """Shows what lies before the seat that looks; nobody's hand while nobody does."""
        me = view.players[view.seat] if view.seat < len(view.players) else None
        seat = NOBODY if me is None else me.seat
        if seat != self.seat:
            before, self.seat = self.seat, seat
            if NOBODY in (before, seat):
                self._show_seat(seat != NOBODY)
            else:
                # The line round it has another colour; what lies inside needs no repaint.
                update_apart(self, *edges(self.rect, _LINE_WIDE, _LINE_HIGH))
        self.plate.sync(view)
        self._count_piles(view, me)
        form, kept = _form(view, me), self._just_played()
        armed = self.strip and self.plate.strip_width != self.plate.rect.width()
        if (form, kept) != (self.form, self._kept) or self._recount or armed:
            self.form, self._kept, self._recount = form, kept, False
            self._place()

    def _show_seat(self, there: bool) -> None:
        """Shows or hides what a seat has: a table that is only watched has an empty tray."""
        self.plate.setVisible(there)
        for piece in (*self.piles.values(), *self.headings.values()):
            piece.setVisible(there)
        self.update()
        if not self.rect.isEmpty():
            self._place()

    def _count_piles(self, view: View, me: Player | None) -> None:
        counts = dict.fromkeys(self.piles, 0) | {"trashed": len(view.trashed)}
        if me is not None:
            counts |= {"deck": len(me.deck), "discard": len(me.discard), "played": len(me.played) + len(me.revealed)}
            self.piles[DECK].ref = (DECK_REF, me.seat)
            self.piles["played"].cards = (*me.played, *me.revealed)
        for name, pile in self.piles.items():
            pile.set(number=counts[name])

    def _show_leader(self, piece: Piece) -> None:
        self.big_asked.emit(piece.big())

    def refresh(self) -> None:
        self.plate.refresh()
        for zone in self.zones:
            zone.refresh()
        for pile in self.piles.values():
            pile.refresh()

    def _count_groups(self) -> None:
        # What was played may still lie beside the intrigue cards, with a pin.
        for heading, zone in zip(self.headings.values(), (self.played, self.revealed, self.intrigue), strict=True):
            heading.set(count=len(zone.cards))

    def pieces(self) -> Iterator[Piece]:
        if self.cover.isVisible():
            yield self.cover
            return
        if self.seat == NOBODY:
            return
        yield from self.plate.pieces()
        for zone in self.zones:
            yield from zone.pieces()
        yield from self.piles.values()

    # ------------------------------------------------------------ where

    def lay_out(self, rect: QRectF) -> None:
        """Stand in this region, with its corner as the origin."""
        placed = QRectF(0, 0, rect.width(), rect.height())
        if placed != self.rect:
            self.prepareGeometryChange()
            self.rect = placed
        self._place()

    def _recounted(self) -> None:
        self._count_groups()
        if self.rect.isEmpty():
            return
        if self.table.controller.is_changing:  # several zones may, and then all are laid out once
            self._recount = True
        else:
            self._place()

    def _place(self) -> None:
        inner = self.rect.adjusted(S8, S4, -S8, -S4)
        wide = self.rect.height() >= _HIGH
        plate, intrigue, piles = (220.0, 168.0, 78.0) if wide else (176.0, 126.0, 58.0)
        if self.form == INTRIGUE_FORM and not self.waiting.cards:  # the middle has them all
            intrigue = 0.0
        elif any(zone.cards for zone in self.tiles) and not (self.waiting.cards or self.intrigue.cards):
            intrigue = _HEADED
        if self.strip:
            plate, piles = self.plate.strip_width, 2 * 44 + S4
        left = inner.left() + plate + S8
        room = inner.adjusted(0, 0, -piles - S4, 0)
        room.setRight(self._place_tiles(room, room.right() - left - S6 - intrigue))
        if self._in_two_lines:
            others = self.played, self.revealed
            intrigue = two_lines_width((self.waiting, self.intrigue), others, _CHIP[0], room.right() - S6 - left)
        intrigue = self._faces_width(inner, room.right() - S6 - left) or intrigue
        # Off the line in the seat's colour, which is painted without them.
        off = 0 if self.strip else S2
        beside = inner.adjusted(0, off, 0, -off)
        self.plate.lay_out(QRectF(beside.left(), beside.top(), plate, beside.height()), self.strip)
        self._place_piles(QRectF(beside.right() - piles, beside.top(), piles, beside.height()))
        right = QRectF(room.right() - intrigue, inner.top(), intrigue, inner.height())
        self._place_intrigue(right)
        middle = QRectF(left, inner.top(), right.left() - left - S6, inner.height())
        self._place_middle(middle)
        self.cover.place(self.rect)
        self._dig(middle.united(right))

    def _dig(self, well: QRectF) -> None:
        """Sinks the ground where cards belong, whether there are any or not."""
        found = QRectF() if self.strip or self.seat == NOBODY else well
        if found != self._well:
            self._well = found
            self.update()

    def _place_tiles(self, inner: QRectF, room: float) -> float:
        """Lists tiles at the right where the hand leaves room for their names, else shows their pictures alone.

        Returns where they begin.
        """
        right = inner.right()
        for zone in self.tiles:
            count = len(zone.cards)
            beside = min(_NAMED, room - self._hand_width())
            named = not self.strip and _each(inner.height(), count) >= HIT and beside >= _LEAST_NAMED
            side = _SQUARE if not self.strip else _LOW_SQUARE
            lines = max(1, min(count, int((inner.height() + S2) // (side + S2))))
            wide = beside if named else -(-count // lines) * (side + S2) - S2
            wide *= count > 0
            area = QRectF(right - wide, inner.top(), wide, inner.height())
            zone.gap = S2
            if named:
                zone.along = Qt.Orientation.Vertical
                zone.place(area, QSizeF(wide, min(OPTION, _each(inner.height(), count))), NAME)
            else:
                zone.along = Qt.Orientation.Horizontal
                zone.place(area, QSizeF(side, side), SIGN, lines)
            right -= wide + S4 if count else 0.0
        return right

    def _hand_width(self) -> float:
        """Returns what the cards of the middle take where none of them overlap."""
        return self._in_the_middle() * (_CARD[0] + S4)

    def _in_the_middle(self) -> int:
        """Counts the hand, what this turn has played of it, and what lies aside and comes back."""
        return len(self.hand.cards) + self._just_played() + sum(len(zone.cards) for zone in self.aside)

    def _place_piles(self, rect: QRectF) -> None:
        columns = 2 if self.strip else 1
        rows = len(self.piles) // columns
        width = (rect.width() - (columns - 1) * S4) / columns
        height = (rect.height() - (rows - 1) * S4) / rows
        for at, pile in enumerate(self.piles.values()):
            x, y = at % columns * (width + S4), at // columns * (height + S4)
            pile.place(QRectF(rect.left() + x, rect.top() + y, width, height))

    def _faces_width(self, inner: QRectF, room: float) -> float:
        """Returns what faces of all intrigue cards take beside the hand, if none has to overlap for that; else 0."""
        held = len(self.waiting.cards) + len(self.intrigue.cards)
        all_of_them = self._in_the_middle() + held
        width = self._card_width(inner, all_of_them, room)
        self._faces = self.form == HAND_FORM and not self.strip and held > 0 and all_of_them * (width + S4) <= room
        return held * (width + S4) - S4 if self._faces else 0.0

    def _just_played(self) -> int:
        """The card of this turn keeps its room, so that nothing moves over there before the turn is over."""
        view = self.table.controller.view
        return int(view.turn.seat == view.seat and view.turn.stage == AGENT_STAGE)

    @property
    def _in_two_lines(self) -> bool:
        """Says whether Intrigue cards lie beside the others of the Reveal turn's low tray."""
        return self.strip and self.form == REVEAL_FORM

    def _place_intrigue(self, rect: QRectF) -> None:
        """Shows faces where there is room for them, else a list, in the Reveal turn's tray two lines."""
        if self._in_two_lines:
            self.headings[INTRIGUE].setVisible(False)
            place_two_lines((self.waiting, self.intrigue), rect)
            return
        along = Qt.Orientation.Horizontal if self._faces else Qt.Orientation.Vertical
        self.waiting.along = self.intrigue.along = along
        if self._faces:
            self._place_faces(rect)
        else:
            self._list_intrigue(rect)

    def _place_faces(self, rect: QRectF) -> None:
        """Lays plots that wait first, each with a pin; then the hand's."""
        self.headings[INTRIGUE].setVisible(False)
        waiting, held = len(self.waiting.cards), len(self.waiting.cards) + len(self.intrigue.cards)
        step = (rect.width() + S4) / held
        for zone, first in ((self.waiting, 0), (self.intrigue, waiting)):
            count = len(zone.cards)
            area = QRectF(rect.left() + first * step, rect.top(), max(1, count) * step - S4, rect.height())
            self._place_cards(zone, area, step - S4)

    def _list_intrigue(self, rect: QRectF) -> None:
        """Lists plots that wait first, each with a pin; then the hand's. The heading gives way to long names."""
        waiting = len(self.waiting.cards)
        shown = waiting + (0 if self.form == INTRIGUE_FORM else len(self.intrigue.cards))
        headed = not self.strip and _each(rect.height() - _HEADING, shown) >= _TWO_LINES
        heading = self.headings[INTRIGUE]
        heading.setVisible(self.seat != NOBODY and headed and (self.form != INTRIGUE_FORM or bool(waiting)))
        heading.place(QRectF(rect.left(), rect.top(), rect.width(), _HEADING))
        if headed:
            rect = rect.adjusted(0, _HEADING, 0, 0)
        each = min(OPTION, max(HIT, _each(rect.height(), shown)))
        line = QSizeF(rect.width(), each)
        self.waiting.gap = self.intrigue.gap = S2
        split = waiting * (each + S2)
        self.waiting.place(QRectF(rect.left(), rect.top(), rect.width(), max(each, split)), line, "line")
        if self.form != INTRIGUE_FORM:
            self.intrigue.place(rect.adjusted(0, split, 0, 0), line, "line")

    def _place_middle(self, rect: QRectF) -> None:
        for zone in (self.hand, *self.aside):
            zone.setVisible(self.form == HAND_FORM)
        for zone in (self.played, self.revealed):
            zone.setVisible(self.form == REVEAL_FORM)
        for name in (PLAYED, REVEALED):
            self.headings[name].setVisible(False)
        if self.form == REVEAL_FORM:
            self._place_groups(rect)
            return
        zone = self.intrigue if self.form == INTRIGUE_FORM else self.hand
        zone.along = Qt.Orientation.Horizontal
        if zone is self.hand:
            rect = self._place_aside(rect)
        self._place_cards(zone, rect, self._card_width(rect, len(zone.cards), rect.width()))

    def _place_aside(self, rect: QRectF) -> QRectF:
        """Lays what comes back to hand at the right; returns what is left."""
        for zone in (one for one in self.aside if one.cards):
            width = self._card_width(rect, self._in_the_middle(), rect.width())
            side = len(zone.cards) * (width + S4)
            self._place_cards(zone, QRectF(rect.right() - side + S4, rect.top(), side - S4, rect.height()), width)
            rect = rect.adjusted(0, 0, -side, 0)
        return rect

    def _place_cards(self, zone: ZoneItem, rect: QRectF, width: float, lines: int = 1) -> None:
        zone.gap = S4
        if lines > 1:
            zone.place(rect, QSizeF(width, (rect.height() - S2) / lines - S2 / 2), "name", lines)
        elif self.strip:
            zone.place(rect, QSizeF(width, rect.height()), "own")
        else:
            zone.place(rect, QSizeF(width, rect.height() - S4), "hand")

    def _place_groups(self, rect: QRectF) -> None:
        """Lays cards of Agent turns, then those revealed; each group is as wide as its share."""
        groups = ((PLAYED, self.played), (REVEALED, self.revealed))
        shown = [(name, zone) for name, zone in groups if zone.cards]
        for name, zone in groups:
            self.headings[name].setVisible(bool(zone.cards))
        beside = HIT if self.strip else 0
        heading = 0 if self.strip else _HEADING
        room = rect.width() - (S6 + beside) * len(shown)
        counts = [len(zone.cards) for _, zone in shown]
        # Names in two lines, where chips would lie one over the other.
        lines = 2 if self.strip and sum(counts) * (_CHIP[0] + S4) > room else 1
        counts = [-(-count // lines) for count in counts]
        card = self._card_width(rect, sum(counts), room)
        shares = _shares(counts, card, room)
        left = rect.left()
        for (name, zone), share in zip(shown, shares, strict=True):
            tall = rect.height() if self.strip else _HEADING
            self.headings[name].place(QRectF(left, rect.top(), beside or share, tall))
            area = QRectF(left + beside, rect.top() + heading, share, rect.height() - heading)
            self._place_cards(zone, area, card, lines)
            left += beside + share + S6

    def card_sizes(self) -> tuple[QSizeF, ...]:
        """Returns the sizes that cards have here, by how many there are, in the Agent turn and in the Reveal turn."""
        high = self.rect.height() - 3 * S4
        return () if self.strip else tuple(QSizeF(wide, tall) for wide in _CARD for tall in (high, high - _HEADING))

    def _card_width(self, rect: QRectF, count: int, room: float) -> float:
        """Returns the width of a card: chips and names grow narrow, cards overlap."""
        if self.strip:
            return min(_CHIP[1], room / max(1, count) - S4)
        roomy = rect.height() >= _TALL and count * (_CARD[1] + S4) <= room
        return _CARD[1] if roomy else _CARD[0]


#: How wide a list of tiles is, and is at the least; how large their pictures are alone, and in the Reveal turn's tray.
_NAMED, _LEAST_NAMED, _SQUARE, _LOW_SQUARE = 132.0, 104.0, 29.0, 26.0
#: How wide the place of Intrigue cards is beside them where it has nothing but its heading.
_HEADED: Final = 84.0
#: What the line in the colour of the seat reaches in, and more at the sides, where its corners are round.
_LINE_HIGH, _LINE_WIDE = LINE + SEAT_LINE, 5.0
_LOW, _HIGH, _HEADING = 100.0, 200.0, 18.0
#: A card is as wide as that, or wider where there is room, also in height.
_CARD, _TALL = (112.0, 125.0), 170.0
#: How narrow and how wide a chip may be.
_CHIP: Final = (78.0, 112.0)
#: A line that two lines of a title fit in, with the line of what can be taken round them.
_TWO_LINES: Final = 30.0
_PILES: Final = {"deck": "deck", "discard": "discard_pile", "played": "row", "trashed": "trash"}


def _each(room: float, lines: int) -> float:
    """Returns how high each line of a list may be."""
    return (room + S2) / max(1, lines) - S2


def _form(view: View, me: Player | None) -> str:
    if me is None:
        return HAND_FORM
    if view.turn.seat == me.seat and view.turn.stage == REVEAL_STAGE and not me.done:
        return REVEAL_FORM
    kind = view.question.kind if view.question is not None else ""
    if me.intrigue and not me.hand and (me.done or kind in (COMBAT_KIND, ENDGAME_KIND)):
        return INTRIGUE_FORM
    return HAND_FORM


def _shares(counts: list[int], card: float, room: float) -> list[float]:
    """Returns the room of each group: all cards go on by the same step."""
    further = sum(counts) - len(counts)
    step = min(card + S4, (room - len(counts) * card) / further) if further else 0.0
    return [card + (count - 1) * step for count in counts]
