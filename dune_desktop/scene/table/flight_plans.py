"""What happened, as flights: from where a thing was to where the models have it by now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import BANK, DECK, DISCARD, HOME, NOBODY, PLAYED, Seat
from dune_desktop.engine.units import TROOP
from dune_desktop.engine.view import View
from dune_desktop.models.refs import AGENT, CARD, CONTRACT, POST, RESERVE, SEAT, SPACE, SPY_SUPPLY, TROPHY, UNITS, Ref
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.drawing.tokens import ICON_16, ICON_24, ICON_32
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.flights import LONGEST, Flight
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.imperium_row import form
from dune_desktop.scene.piece import likeness, piece_likeness, screen_scale

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Lower than this, a card is no face with a picture.
CHIP_HIGH: Final = 100.0
#: Between the starts of two flights, in milliseconds.
_BEAT: Final = 110
#: More of one kind do not fly one by one.
_MOST: Final = 5
_PILES: Final = {DISCARD: "discard", DECK: "deck", PLAYED: "played", "trash": "trashed"}


class Held:
    """A thing on the board that still shows what it was, until what changes it has arrived."""

    def __init__(self, item: BoardItem[Any], old: Any) -> None:
        self._item, self._old, self._new = item, old, item.value

    def veil(self, veiled: bool) -> None:
        self._item.show_value(self._old if veiled else self._new)


class Stage:
    """Plans the flights of one move; ``Flights`` carries them out."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._view: View | None = None
        #: What is being dropped while the answer is taken.
        self.carried: Ref | None = None
        #: How many times as fast as normal a game is watched.
        self.pace = 1.0
        self._before: dict[BoardItem[Any], Any] = {}
        self._held: dict[BoardItem[Any], Held] = {}
        #: Where contracts lay on the market.
        self._contracts: dict[int, QRectF] = {}

    def remember(self) -> None:
        """Keeps what the board shows before it follows the view."""
        board = self._scene.board
        items: list[BoardItem[Any]] = [*board.spaces, *board.tracks]
        for quadrant in board.quadrants:
            items += quadrant.items()[1:]
        if board.desert is not None:
            items += board.desert.posts
            self._contracts = board.desert.contract_anchors()
        self._before = {item: item.value for item in items}

    def _hold(self, item: BoardItem[Any]) -> tuple[Held, ...]:
        """Keeps what a flight brings to the item from being seen before it lands."""
        if self._before.get(item, item.value) == item.value:
            return ()
        if item not in self._held:
            self._held[item] = Held(item, self._before[item])
        return (self._held[item],)

    def play(self, view: View, happened: tuple[Event, ...]) -> None:
        """Lets what happened fly by, as far as it can be seen."""
        self._view = view
        self._held = {}
        motion = self._scene.table.look.motion * self.pace
        if happened and motion > 0 and self._scene.laid_out:
            self._scene.flights.launch(_in_time(list(self._flights(happened))), motion)
        for zone in (*self._scene.row.zones, *self._scene.tray.zones):
            zone.forget()

    def _flights(self, happened: tuple[Event, ...]) -> Iterator[Flight]:
        looker = self._scene.table.controller.looker
        for event in happened:
            plan = _PLANS.get(type(event))
            if plan is not None and not self._carried(event):
                yield from plan(self, event.seen_by(looker))

    def _carried(self, event: Event) -> bool:
        """Says whether a hand has just brought it there: then it does not fly there once more."""
        kind, what = self.carried or ("", "")
        if isinstance(event, events.Sent):
            return kind in (AGENT, CARD)
        if isinstance(event, events.UnitsMoved):
            return kind == UNITS and self.carried != SPY_SUPPLY
        if isinstance(event, events.SpyMoved):
            return kind == POST or self.carried == SPY_SUPPLY
        if isinstance(event, events.ContractTaken):
            return kind == CONTRACT
        if isinstance(event, events.CardMoved):
            return event.seat != NOBODY and (kind == RESERVE or (kind == CARD and what == event.card))
        return isinstance(event, events.PlayedIntrigue) and kind == CARD

    # ------------------------------------------------------------ where things are

    def _was(self, ref: Ref) -> QRectF | None:
        """Returns where it stood before, or stands still."""
        zones = (*self._scene.row.zones, *self._scene.tray.zones)
        gone = next((zone.gone[ref] for zone in zones if ref in zone.gone), None)
        return gone or self._scene.anchor(ref)

    def _seat(self, seat: Seat, figure: str = "") -> QRectF | None:
        """Returns where what a seat gains goes: to its figure on the own plate, to its quadrant for others."""
        tray = self._scene.tray
        if seat == tray.seat and not tray.cover.isVisible():
            shown = tray.plate.figures.get(figure)
            return (shown if shown is not None and shown.isVisible() else tray.plate.name).anchor()
        return self._scene.anchor((SEAT, seat))

    def _pile(self, seat: Seat, zone: str) -> QRectF | None:
        tray = self._scene.tray
        if seat == tray.seat and zone in _PILES:
            return tray.piles[_PILES[zone]].anchor()
        return self._seat(seat)

    def _source(self, address: str) -> QRectF | None:
        """Returns the place of the space or card that an effect is printed on."""
        edition = self._scene.table.controller.edition
        owner = address.partition(".")[0]
        if owner in edition.space_index:
            return self._scene.anchor((SPACE, edition.space_index[owner]))
        cards = (piece for zone in self._scene.tray.zones for piece in zone.pieces())
        return next((card.anchor() for card in cards if card.face is not None and card.face.id == owner), None)

    def _picture(self, kind: str, seat: Seat, side: float) -> QPixmap:
        table = self._scene.table
        return piece_likeness(kind, table.colours[seat], QSizeF(side, side), table.look)

    # ------------------------------------------------------------ agents and troops

    def sent(self, event: events.Sent) -> Iterator[Flight]:
        start = self._home(event.seat) if event.origin == HOME else self._scene.anchor((SPACE, event.origin))
        end = self._scene.board.agent_anchor(event.space)
        lands = self._hold(self._scene.board.spaces[event.space])
        yield from self._fly(self._picture("pawn", event.seat, ICON_32), start, end, lands)

    def recalled(self, event: events.Recalled) -> Iterator[Flight]:
        start = self._scene.anchor((SPACE, event.space))
        yield from self._fly(self._picture("pawn", event.seat, ICON_32), start, self._home(event.seat))

    def _home(self, seat: Seat) -> QRectF | None:
        tray = self._scene.tray
        pawns = [pawn for pawn in tray.plate.pawns if pawn.isVisible()]
        away = [pawn for pawn in pawns if pawn.ref != (AGENT, HOME)] or pawns
        return away[0].anchor() if seat == tray.seat and away else self._seat(seat)

    def units(self, event: events.UnitsMoved) -> Iterator[Flight]:
        """Units fly from zone to zone; those of the bank come out of the desert where they were summoned."""
        board = self._scene.board
        item = board.quadrants[event.seat].standing(event.target, event.kind)
        start = board.units_anchor(event.seat, event.origin, event.kind)
        if event.origin == BANK and self._view is not None:
            start = self._scene.anchor((SPACE, self._view.turn.space))
        end = board.units_anchor(event.seat, event.target, event.kind)
        lands = () if item is None else self._hold(item)
        side = ICON_24 if event.kind == TROOP.id else ICON_32
        picture = self._picture(event.kind, event.seat, side)
        for _ in range(min(event.n, _MOST)):
            yield from self._fly(picture, start, end, lands)

    def influence(self, event: events.InfluenceMoved) -> Iterator[Flight]:
        """The cube moves one step, from the cell before."""
        board = self._scene.board
        start, end = (
            board.step_anchor(event.faction, event.seat, value) for value in (event.value - event.step, event.value)
        )
        lands = self._hold(board.tracks[event.faction])
        yield from self._fly(self._picture("troop", event.seat, ICON_16), start, end, lands)

    # ------------------------------------------------------------ spies, contracts, trophies

    def spy(self, event: events.SpyMoved) -> Iterator[Flight]:
        board = self._scene.board
        supply, post = board.store_anchor(event.seat), board.spy_anchor(event.post)
        if board.desert is not None:
            picture = self._picture("spy", event.seat, ICON_24)
            lands = self._hold(board.desert.posts[event.post]) if event.placed else ()
            yield from self._fly(picture, *((supply, post) if event.placed else (post, supply)), lands)

    def contract(self, event: events.ContractTaken) -> Iterator[Flight]:
        start, end = self._contracts.get(event.contract), self._scene.board.store_anchor(event.seat)
        yield from self._fly(self._icon("contract", 0), start, end)

    def trophy(self, event: events.TrophyTaken) -> Iterator[Flight]:
        """The won Conflict card flies from where it lay."""
        piece = self._scene.piece((TROPHY, event.card))
        if piece is not None and self._view is not None and self._view.round:
            yield Flight(piece.likeness(), self._scene.board.conflict.anchor(), piece.anchor(), lands=(piece,))

    # ------------------------------------------------------------ cards

    def dealt(self, event: events.Drew | events.DrewIntrigue | events.RevealedHand) -> Iterator[Flight]:
        """Cards of the seat that looks come from their deck; revealed ones from where they lay."""
        drawn = self._pile(event.seat, DECK)
        if isinstance(event, events.DrewIntrigue):
            drawn = self._scene.board.sceneBoundingRect()
        for card in event.cards if event.seat == self._scene.tray.seat else ():
            yield from self._land(card, self._was((CARD, card)) if isinstance(event, events.RevealedHand) else drawn)

    def moved(self, event: events.CardMoved) -> Iterator[Flight]:
        """A card is refilled, bought, played, discarded or trashed."""
        if event.seat == NOBODY:
            if event.target == "row":
                yield from self._land(event.card, self._scene.row.deck.anchor())
            return
        start = self._was((CARD, event.card))
        face = self._scene.table.controller.face(event.card)
        if event.origin == "reserve":
            start = None if face is None else self._scene.anchor((RESERVE, face.id))
        yield from self._move_card(event.card, start, self._pile(event.seat, event.target))

    def intrigue(self, event: events.PlayedIntrigue) -> Iterator[Flight]:
        start = self._was((CARD, event.card)) or self._seat(event.seat)
        yield from self._move_card(event.card, start, self._scene.anchor((SEAT, event.seat)))

    def turned(self, event: events.HagalTurned) -> Iterator[Flight]:
        """A House Hagal card flies from its deck."""
        hagal = self._scene.board.hagal
        if hagal is not None and hagal.card.value == event.card:
            yield Flight(hagal.card.likeness(), hagal.deck_anchor(), hagal.card.anchor(), lands=(hagal.card,))

    def paid(self, event: events.Bought) -> Iterator[Flight]:
        """What a Rival pays leaves its ground."""
        spent = {"solari": event.solari, "spice": event.spice, "intrigue": event.intrigue, "water": event.water}
        start, end = self._seat(event.seat), self._scene.anchor((SEAT, event.seat))
        for sign, n in spent.items():
            if n and start is not None:
                up = start.translated(0, -0.6 * start.height())
                yield from self._fly(self._icon(sign, n), end, up)

    def _move_card(self, card: int, start: QRectF | None, end: QRectF | None) -> Iterator[Flight]:
        """The card flies to where it lies now; one that is gone from the table, to ``end``."""
        if self._scene.piece((CARD, card)) is not None:
            yield from self._land(card, start)
        else:
            yield from self._fly(self._face(card, start), start, end)

    def _land(self, card: int, start: QRectF | None) -> Iterator[Flight]:
        """The card flies to where it lies now, and is not seen there before."""
        piece = self._scene.piece((CARD, card))
        if piece is not None and start is not None and start != piece.anchor():
            yield Flight(piece.likeness(), start, piece.anchor(), lands=(piece,))

    def _face(self, card: int, start: QRectF | None) -> QPixmap | None:
        """Returns the picture of a card that is gone from the table, as large as it lay there."""
        face = self._scene.table.controller.face(card)
        if face is None or start is None:
            return None
        high = start.height() / self._scene.table.look.u
        size = QSizeF(start.width() / self._scene.table.look.u, high)
        style, look = HAND if high > CHIP_HIGH else form(high), self._scene.table.look
        return face_pixmap(look, face, style, size, screen_scale(look))

    # ------------------------------------------------------------ gains

    def gained(self, event: events.Gained | events.VictoryPoints) -> Iterator[Flight]:
        what = event.what if isinstance(event, events.Gained) else "vp"
        sign = "sword" if what == "swords" else what
        if event.n > 0:
            yield from self._fly(self._icon(sign, event.n), self._source(event.source), self._seat(event.seat, sign))

    def _icon(self, sign: str, number: int) -> QPixmap:
        rect, look = QRectF(0, 0, ICON_32, ICON_32), self._scene.table.look
        text = str(number) if 1 < number < 10 else ""
        return likeness(lambda painter: draw_glyph(painter, sign, rect, look.theme, text), rect, look)

    def _fly(
        self, picture: QPixmap | None, start: QRectF | None, end: QRectF | None, lands: tuple[Held, ...] = ()
    ) -> Iterator[Flight]:
        """Nothing flies from or to where nothing is seen."""
        if picture is not None and start is not None and end is not None and start != end:
            yield Flight(picture, start, end, lands=lands)


_PLANS: Final[dict[type[Event], Callable[[Stage, Any], Iterator[Flight]]]] = {
    events.Sent: Stage.sent,
    events.Recalled: Stage.recalled,
    events.UnitsMoved: Stage.units,
    events.InfluenceMoved: Stage.influence,
    events.SpyMoved: Stage.spy,
    events.ContractTaken: Stage.contract,
    events.TrophyTaken: Stage.trophy,
    events.Drew: Stage.dealt,
    events.DrewIntrigue: Stage.dealt,
    events.RevealedHand: Stage.dealt,
    events.CardMoved: Stage.moved,
    events.PlayedIntrigue: Stage.intrigue,
    events.HagalTurned: Stage.turned,
    events.Bought: Stage.paid,
    events.Gained: Stage.gained,
    events.VictoryPoints: Stage.gained,
}


def _in_time(flights: list[Flight]) -> list[Flight]:
    """Starts one after another, the more there are the closer together: all land within the longest time."""
    if not flights:
        return []
    room = LONGEST - max(flight.duration for flight in flights)
    beat = min(_BEAT, room // len(flights))
    return [evolve(flight, delay=at * beat) for at, flight in enumerate(flights)]
