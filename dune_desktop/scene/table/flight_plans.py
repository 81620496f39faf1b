"""What happened, as motions: from where a thing was to where the models have it by now, and what it raises there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import BANK, CONFLICT, DECK, HOME, NO_CARD, NOBODY, CardNumber
from dune_desktop.engine.units import TROOP
from dune_desktop.engine.view import View
from dune_desktop.models.refs import (
    AGENT,
    CARD,
    CONTRACT,
    POST,
    RESERVE,
    SEAT,
    SPACE,
    SPY_SUPPLY,
    TOKEN,
    TROPHY,
    UNITS,
    Ref,
)
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.drawing.tokens import (
    ICON_16,
    ICON_24,
    ICON_32,
    ICON_48,
    RADIUS_CELL,
    RADIUS_PANEL,
)
from dune_desktop.scene.faces.backs import CONFLICT_BACK, DECK_BACK, HAGAL_BACK, INTRIGUE_BACK
from dune_desktop.scene.flights.clock import LONGEST, in_time
from dune_desktop.scene.flights.desert import DustCloud, DustRing, Rise, SandRidge, Shake
from dune_desktop.scene.flights.effects import CardTurn, EdgeFlash, Roll
from dune_desktop.scene.flights.flight import Flight
from dune_desktop.scene.flights.motion import Motion
from dune_desktop.scene.table.glints import Glints
from dune_desktop.scene.table.whereabouts import Whereabouts

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Milliseconds that an Agent is on its way, a cube to the next cell, and how long its cell flashes then.
_SENDS, _CLIMBS, _FLASHES = 480, 250, 180
#: That a number rolls, a Conflict card takes to turn over, and the ground of a winner is bright.
_ROLLS, _TURNS, _WINS = 300, 420, 600
#: From so high an Agent comes down; and so many steps a cube makes.
_ABOVE, _STEPS = 24.0, 3
#: More of one kind do not fly one by one.
_MOST: Final = 5


class Held:
    """A thing on the board that still shows what it was, until what changes it has arrived."""

    def __init__(self, item: BoardItem[Any], old: Any) -> None:
        self._item, self._old, self._new = item, old, item.value

    def veil(self, veiled: bool) -> None:
        self._item.show_value(self._old if veiled else self._new)


class Stage(Whereabouts):
    """Plans the flights of one move; ``Flights`` carries them out."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        #: What moves when nothing happens.
        self.glints = Glints(scene)
        self._view: View | None = None
        #: What is being dropped while the answer is taken.
        self.carried: Ref | None = None
        #: How many times as fast as normal a game is watched.
        self.pace = 1.0
        self._before: dict[BoardItem[Any], Any] = {}
        self._held: dict[BoardItem[Any], Held] = {}
        #: Where contracts lay on the market.
        self._contracts: dict[int, QRectF] = {}
        #: The plates with the strength of each seat, as they were.
        self._plates: list[tuple[int, QPixmap]] = []
        #: The Conflict card of a round that has just begun.
        self._revealed: CardNumber = NO_CARD
        #: The Shield Wall as it was.
        self._wall: QPixmap | None = None

    def remember(self) -> None:
        """Keeps what the board shows before it follows the view."""
        board = self._scene.board
        items: list[BoardItem[Any]] = [*board.spaces, *board.tracks]
        for quadrant in board.quadrants:
            items += quadrant.items()[1:]
        if board.desert is not None:
            items += (*board.desert.posts, *board.desert.wall.sides)
            self._contracts = board.desert.contract_anchors()
        items += [token for track in board.beside.all for token in track.tokens]
        self._before = {item: item.value for item in items}
        if self._moving:
            self._wall = None if board.desert is None else board.desert.wall.likeness()
            self._plates = [(quadrant.value.strength, quadrant.plate_likeness()) for quadrant in board.quadrants]

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
        self._held, self._revealed = {}, NO_CARD
        if happened and self._moving:
            motions = in_time(list(self._flights(happened)))
            self._scene.flights.launch([*motions, *self._rolls(motions)], self._speed)
        for zone in (*self._scene.row.zones, *self._scene.tray.zones):
            zone.forget()

    @property
    def _moving(self) -> bool:
        """Says whether anything moves at all."""
        return self._speed > 0 and self._scene.laid_out

    @property
    def _speed(self) -> float:
        return self._scene.table.look.motion * self.pace

    def reveal(self) -> None:
        """Turns the Conflict card of a new round once more: what covered the table when it was turned is gone."""
        revealed, self._revealed = self._revealed, NO_CARD
        if self._moving and revealed == self._scene.board.conflict.value.card != NO_CARD:
            self._scene.flights.launch((self._turned_conflict(),), self._speed)

    def _flights(self, happened: tuple[Event, ...]) -> Iterator[Motion]:
        looker = self._scene.table.controller.looker
        for event in happened:
            plan = (_SET_DOWN if self._carried(event) else _PLANS).get(type(event))
            if plan is not None:
                yield from plan(self, event.seen_by(looker))

    def _carried(self, event: Event) -> bool:
        """Says whether a hand has just brought it there: then it does not fly there once more."""
        kind, what = self.carried or ("", "")
        if isinstance(event, events.Sent):
            return kind in (AGENT, CARD)
        if isinstance(event, events.UnitsMoved):
            return kind == UNITS and self.carried != SPY_SUPPLY
        if isinstance(event, events.TrackMoved):
            return kind == TOKEN
        if isinstance(event, events.SpyMoved):
            return kind == POST or self.carried == SPY_SUPPLY
        if isinstance(event, events.ContractTaken):
            return kind == CONTRACT
        if isinstance(event, events.CardMoved):
            return event.seat != NOBODY and (kind == RESERVE or (kind == CARD and what == event.card))
        return isinstance(event, events.PlayedIntrigue) and kind == CARD

    # ------------------------------------------------------------ agents and troops

    def sent(self, event: events.Sent) -> Iterator[Motion]:
        """An Agent comes down on its space from above, and raises dust."""
        start = self._home(event.seat) if event.origin == HOME else self._scene.anchor((SPACE, event.origin))
        end = self._scene.board.agent_anchor(event.space)
        lands = self._hold(self._scene.board.spaces[event.space])
        if start is not None:
            picture, dust = self._picture("pawn", event.seat, ICON_32), DustRing(place=end)
            yield Flight(picture, start, end, above=_ABOVE, duration=_SENDS, lands=lands, then=(dust,))

    def set_down(self, event: events.Sent) -> Iterator[Motion]:
        """One that a hand has put there raises dust only."""
        yield DustRing(place=self._scene.board.agent_anchor(event.space))

    def recalled(self, event: events.Recalled) -> Iterator[Motion]:
        start = self._scene.anchor((SPACE, event.space))
        yield from self._fly(self._picture("pawn", event.seat, ICON_32), start, self._home(event.seat))

    def units(self, event: events.UnitsMoved) -> Iterator[Motion]:
        """Units march from zone to zone; those of the bank come out of the desert where they were summoned."""
        board = self._scene.board
        item = board.quadrants[event.seat].standing(event.target, event.kind)
        start = board.units_anchor(event.seat, event.origin, event.kind)
        if event.origin == BANK and self._view is not None:
            start = self._scene.anchor((SPACE, self._view.turn.space))
        end = board.units_anchor(event.seat, event.target, event.kind)
        lands = () if item is None else self._hold(item)
        side = ICON_24 if event.kind == TROOP.id else ICON_32
        picture = self._picture(event.kind, event.seat, side)
        if start is None or end is None or start == end:
            return
        if (event.origin, event.target) == (BANK, CONFLICT):
            rise = Rise(place=end, pixmap=self._picture(event.kind, event.seat, ICON_48), lands=lands)
            yield SandRidge(start=start.center(), end=end.center(), then=(rise,))
            return
        for _ in range(min(event.n, _MOST)):
            yield Flight(picture, start, end, lands=lands, steps=_STEPS)

    def influence(self, event: events.InfluenceMoved) -> Iterator[Motion]:
        """The cube moves one step, from the cell before, and the new one flashes."""
        board = self._scene.board
        start, end = (
            board.step_anchor(event.faction, event.seat, value) for value in (event.value - event.step, event.value)
        )
        lands, cell = self._hold(board.tracks[event.faction]), board.cell_anchor(event.faction, event.value)
        flash = EdgeFlash(place=cell, colour=self._scene.table.theme.accent, radius=RADIUS_CELL, duration=_FLASHES)
        picture = self._picture("troop", event.seat, ICON_16)
        yield Flight(picture, start, end, duration=_CLIMBS, lands=lands, then=(flash,))

    def token(self, event: events.TrackMoved) -> Iterator[Motion]:
        """The token goes from space to space of the track beside the Conflict."""
        track = self._scene.board.beside.track(event.track)
        if track is None:
            return
        token = track.tokens[event.seat]
        start, end = (track.anchor(event.seat, node) for node in (self._before.get(token, event.node), event.node))
        self._before[token] = event.node
        yield Flight(self._picture(track.sign, event.seat, ICON_16), start, end, duration=_CLIMBS, lands=(token,))

    def wall(self, event: events.Marked) -> Iterator[Motion]:
        """The Shield Wall trembles and falls in a cloud of dust."""
        desert = self._scene.board.desert
        if event.what == "wall" and desert is not None and self._wall is not None:
            wall, sides = desert.wall, desert.wall.sides
            dust = tuple(DustCloud(place=one.anchor()) for one in (wall, *sides))
            held = tuple(one for side in sides for one in self._hold(side))
            yield Shake(place=wall.anchor(), pixmap=self._wall, lands=held, then=dust)

    def _rolls(self, others: list[Motion]) -> Iterator[Motion]:
        """Each strength that is another one by now rolls, as soon as the units are there."""
        for (strength, before), quadrant in zip(self._plates, self._scene.board.quadrants, strict=False):
            if strength != quadrant.value.strength:
                units = {self._held[item] for item in quadrant.items() if item in self._held}
                there = max((one.arrival for one in others if units.intersection(one.lands)), default=0)
                place, after = quadrant.plate_anchor(), quadrant.plate_likeness()
                delay = min(there, LONGEST - _ROLLS)
                yield Roll(place=place, before=before, after=after, delay=delay, duration=_ROLLS)

    # ------------------------------------------------------------ the Conflict

    def round(self, event: events.RoundBegan) -> Iterator[Motion]:
        if self._scene.board.conflict.value.card == event.conflict:
            self._revealed = event.conflict
            yield self._turned_conflict()

    def _turned_conflict(self) -> Motion:
        """The Conflict card turns over where it lies."""
        card = self._scene.board.conflict
        back = self._back(CONFLICT_BACK, card.rect.size())
        return CardTurn(place=card.anchor(), before=back, after=card.likeness(), duration=_TURNS, lands=(card,))

    def fight(self, _event: events.CombatBegan) -> Iterator[Motion]:
        colour = self._scene.table.theme.danger
        yield EdgeFlash(place=self._scene.board.conflict.anchor(), colour=colour, radius=RADIUS_PANEL)

    def ranked(self, event: events.Ranked) -> Iterator[Motion]:
        """The ground of the winner is bright in its colour."""
        if event.winner != NOBODY:
            place, colour = self._scene.board.quadrants[event.winner].anchor(), self._colour(event.winner)
            yield EdgeFlash(place=place, colour=colour, radius=RADIUS_PANEL, duration=_WINS)

    # ------------------------------------------------------------ spies, contracts, trophies

    def spy(self, event: events.SpyMoved) -> Iterator[Motion]:
        board = self._scene.board
        supply, post = board.store_anchor(event.seat), board.spy_anchor(event.post)
        if board.desert is not None:
            picture = self._picture("spy", event.seat, ICON_24)
            lands = self._hold(board.desert.posts[event.post]) if event.placed else ()
            yield from self._fly(picture, *((supply, post) if event.placed else (post, supply)), lands)

    def contract(self, event: events.ContractTaken) -> Iterator[Motion]:
        start, end = self._contracts.get(event.contract), self._scene.board.store_anchor(event.seat)
        yield from self._fly(self._icon("contract", 0), start, end)

    def trophy(self, event: events.TrophyTaken) -> Iterator[Motion]:
        """The won Conflict card flies from where it lay."""
        piece = self._scene.piece((TROPHY, event.card))
        if piece is not None and self._view is not None and self._view.round:
            yield Flight(piece.likeness(), self._scene.board.conflict.anchor(), piece.anchor(), lands=(piece,))

    # ------------------------------------------------------------ cards

    def dealt(self, event: events.Drew | events.DrewIntrigue | events.RevealedHand) -> Iterator[Motion]:
        """Cards of the seat that looks come from their deck; revealed ones from where they lay."""
        drawn = self._pile(event.seat, DECK)
        if isinstance(event, events.DrewIntrigue):
            drawn = self._scene.board.sceneBoundingRect()
        back = INTRIGUE_BACK if isinstance(event, events.DrewIntrigue) else DECK_BACK
        for card in event.cards if event.seat == self._scene.tray.seat else ():
            if isinstance(event, events.RevealedHand):
                yield from self._land(card, self._was((CARD, card)))
            else:
                yield from self._land(card, drawn, back)

    def moved(self, event: events.CardMoved) -> Iterator[Motion]:
        """A card is refilled, bought, played, discarded or trashed."""
        if event.seat == NOBODY:
            if event.target == "row":
                yield from self._land(event.card, self._scene.row.deck.anchor(), DECK_BACK)
            return
        start = self._was((CARD, event.card))
        face = self._scene.table.controller.face(event.card)
        if event.origin == "reserve":
            start = None if face is None else self._scene.anchor((RESERVE, face.id))
        yield from self._move_card(event.card, start, self._pile(event.seat, event.target))

    def intrigue(self, event: events.PlayedIntrigue) -> Iterator[Motion]:
        start = self._was((CARD, event.card)) or self._seat(event.seat)
        yield from self._move_card(event.card, start, self._scene.anchor((SEAT, event.seat)))

    def turned(self, event: events.HagalTurned) -> Iterator[Motion]:
        """A House Hagal card flies from its deck."""
        hagal = self._scene.board.hagal
        if hagal is not None and hagal.card.value == event.card:
            card = hagal.card
            picture, back = card.likeness(), self._back(HAGAL_BACK, card.rect.size())
            yield Flight(picture, hagal.deck_anchor(), card.anchor(), lands=(card,), back=back)

    def paid(self, event: events.Bought) -> Iterator[Motion]:
        """What a Rival pays leaves its ground."""
        spent = {"solari": event.solari, "spice": event.spice, "intrigue": event.intrigue, "water": event.water}
        start, end = self._seat(event.seat), self._scene.anchor((SEAT, event.seat))
        for sign, n in spent.items():
            if n and start is not None:
                up = start.translated(0, -0.6 * start.height())
                yield from self._fly(self._icon(sign, n), end, up)

    def _move_card(self, card: int, start: QRectF | None, end: QRectF | None) -> Iterator[Motion]:
        """The card flies to where it lies now; one that is gone from the table, to ``end``."""
        if self._scene.piece((CARD, card)) is not None:
            yield from self._land(card, start)
        else:
            yield from self._fly(self._face(card, start), start, end)

    def _land(self, card: int, start: QRectF | None, back: str = "") -> Iterator[Motion]:
        """The card flies to where it lies now, and is not seen there before; one with a back turns over."""
        piece = self._scene.piece((CARD, card))
        if piece is not None and start is not None and start != piece.anchor():
            shown = self._back(back, piece.rect.size()) if back else None
            yield Flight(piece.likeness(), start, piece.anchor(), lands=(piece,), back=shown)

    # ------------------------------------------------------------ gains

    def gained(self, event: events.Gained | events.VictoryPoints) -> Iterator[Motion]:
        what = event.what if isinstance(event, events.Gained) else "vp"
        sign = "sword" if what == "swords" else what
        if event.n > 0:
            yield from self._fly(self._icon(sign, event.n), self._source(event.source), self._seat(event.seat, sign))

    def _fly(
        self, picture: QPixmap | None, start: QRectF | None, end: QRectF | None, lands: tuple[Held, ...] = ()
    ) -> Iterator[Motion]:
        """Nothing flies from or to where nothing is seen."""
        if picture is not None and start is not None and end is not None and start != end:
            yield Flight(picture, start, end, lands=lands)


_PLANS: Final[dict[type[Event], Callable[[Stage, Any], Iterator[Motion]]]] = {
    events.Sent: Stage.sent,
    events.Recalled: Stage.recalled,
    events.Marked: Stage.wall,
    events.RoundBegan: Stage.round,
    events.CombatBegan: Stage.fight,
    events.Ranked: Stage.ranked,
    events.UnitsMoved: Stage.units,
    events.InfluenceMoved: Stage.influence,
    events.TrackMoved: Stage.token,
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

#: What a hand has just brought there.
_SET_DOWN: Final[dict[type[Event], Callable[[Stage, Any], Iterator[Motion]]]] = {events.Sent: Stage.set_down}
