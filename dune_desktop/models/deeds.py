"""What others did since some moment, by turns and answers: from events to deeds, without words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from attrs import define, field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import CONFLICT, DECK, HOME, NOBODY, SUPPLY, WATCHER, Seat
from dune_desktop.models.gains import Gains, add_gains, gain_signs, gains
from dune_desktop.models.refs import AGENT, CARD, FACTION, SEAT, SPACE, UNITS, Ref
from dune_desktop.models.touched import seat_of, touched
from dune_desktop.text.pictograms.signs import Signs

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.records.record import Step

#: A turn of which nothing is known yet, one that sent an agent, revealed, passed.
TURN, SENT, REVEALED, PASSED = "turn", "sent", "revealed", "passed"
#: A card played in combat or in the endgame, an answer in the course of something else, the Conflict decided, a reward.
PLAYED, ANSWERED, FOUGHT, REWARDED = "played", "answered", "fought", "rewarded"
#: A Rival has turned up a card for its swords.
BONUS = "bonus"
ROUND, OVER = "round", "over"
_OF_A_TURN: Final = (TURN, SENT, REVEALED)
#: What a seat has done; all else comes by itself.
MOVES: Final = (*_OF_A_TURN, PASSED, PLAYED, ANSWERED)
#: A piece and whose it is; NOBODY for what is nobody's.
Moved = tuple[Seat, Ref]
#: The step of the history, and the event in it.
Place = tuple[int, int]


@frozen
class Deed:
    """One turn or answer of another seat, or what concerns all."""

    #: Where it began.
    key: Place
    seat: Seat
    kind: str
    #: The space, the card or the round that it is about.
    about: int = -1
    #: What the seat gained.
    signs: Signs = ()
    #: Everything that it touched.
    refs: tuple[Ref, ...] = ()
    #: As the looker may know them.
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def ref(self) -> Ref | None:
        """What it is about above all."""
        if self.kind == SENT:
            return SPACE, self.about
        if self.kind in (PLAYED, BONUS):
            return CARD, self.about
        return None if self.seat == NOBODY else (SEAT, self.seat)


@define(eq=False)
class _Doing:
    """A deed as long as it grows."""

    key: Place
    seat: Seat
    kind: str
    about: int = -1
    gains: Gains = field(factory=dict)
    events: list[Event] = field(factory=list)
    deed: Deed | None = None

    def frozen(self, edition: Edition) -> Deed:
        """As it is so far; the same object as long as nothing is added."""
        if self.deed is None:
            refs = dict.fromkeys(ref for event in self.events for ref in touched(event, edition))
            signs, told = gain_signs(self.gains), tuple(self.events)
            self.deed = Deed(self.key, self.seat, self.kind, self.about, signs, tuple(refs), told)
        return self.deed


class Deeds:
    """Follows the history from the end of the last turn of a seat on, as ``viewer`` may know it."""

    def __init__(self, history: Sequence[Step], looker: Seat, viewer: Seat, rivals: Collection[Seat] = ()) -> None:
        self.looker, self.viewer = looker, viewer
        self._rivals = rivals
        self.moved: set[Moved] = set()
        self._history = history
        self._doings: list[_Doing] = []
        #: To what events belong now.
        self._now: _Doing | None = None
        self._actor: Seat = NOBODY
        self._rewards = False
        self._start = beginning(history, looker)
        self._told = self._start[0]
        self._last: Step | None = None

    def goes_on(self, history: Sequence[Step], looker: Seat, viewer: Seat) -> bool:
        """The history only grew, and the looker has ended no turn."""
        grew = self._told <= len(history) and (self._last is None or history[self._told - 1] is self._last)
        same = (self.looker, self.viewer) == (looker, viewer)
        return grew and same and beginning(history, looker) == self._start

    def go_on(self, history: Sequence[Step]) -> None:
        """Tell the steps that are new."""
        self._history = history
        for n in range(self._told, len(history)):
            self._last = history[n]
            self._actor = self._last.seat
            first = self._start[1] if n == self._start[0] else 0
            for place, event in enumerate(self._last.events[first:], first):
                self._tell((n, place), event.seen_by(self.viewer))
        self._told = len(history)

    def deeds(self, edition: Edition) -> list[Deed]:
        """Those so far, oldest first; a turn in which nothing has happened yet is none."""
        return [doing.frozen(edition) for doing in self._doings if doing.kind != TURN or len(doing.events) > 1]

    # ------------------------------------------------------------ telling

    def _tell(self, key: Place, event: Event) -> None:
        begins = _BEGINS.get(type(event))
        if begins is not None:
            begins(self, key, event)
        if self._actor != self.looker:
            self._move(event)
        doing = self._doing(key, event)
        if doing is not None:
            self._add(doing, key, event)
        if isinstance(event, events.TurnEnded):
            self._leave()

    def _leave(self) -> None:
        """What the acting seat did is over; what follows by itself is not its answer to anything."""
        self._now, self._actor = None, NOBODY

    def _add(self, doing: _Doing, key: Place, event: Event) -> None:
        if not doing.events and doing not in self._doings:
            self._doings.append(doing)
        doing.events.append(event)
        doing.deed = None
        if doing.seat == NOBODY or seat_of(event) != doing.seat:
            return
        self._name(doing, event)
        add_gains(doing.gains, event)

    def _name(self, doing: _Doing, event: Event) -> None:
        """Some events tell what kind of turn it is."""
        names = _NAMES.get(type(event))
        if names is not None and doing.kind == TURN and seat_of(event) == doing.seat:
            doing.kind, doing.about = names(event)

    def _doing(self, key: Place, event: Event) -> _Doing | None:
        """To what the event belongs: what runs or, when another seat acts in its course, that one's answer."""
        seat, now = seat_of(event), self._now
        if self._rewards and seat != NOBODY:
            return self._reward(key, seat, event)
        if _buys(event) and (now is None or seat != now.seat):
            return self._answer(key, seat)
        if now is not None and now.kind in (ROUND, OVER):
            return now if seat in (NOBODY, self.looker) else None
        if now is not None and seat == now.seat:
            return now
        if seat in (NOBODY, self.looker) or seat != self._actor:
            return now
        return self._answer(key, seat)

    def _answer(self, key: Place, seat: Seat) -> _Doing:
        """What runs goes on afterwards."""
        last = self._doings[-1] if self._doings else None
        if last is not None and (last.key[0], last.seat, last.kind) == (key[0], seat, ANSWERED):
            return last
        return self._new(_Doing(key, seat, ANSWERED))

    def _reward(self, key: Place, seat: Seat, event: Event) -> _Doing | None:
        """Who won has one row for it, everybody else who gains has another."""
        for doing in reversed(self._doings):
            if doing.seat == seat and doing.kind in (FOUGHT, REWARDED):
                return doing
            if doing.kind == FOUGHT:
                break
        return self._new(_Doing(key, seat, REWARDED)) if seat != self.looker and gains(event) else self._now

    def _new(self, doing: _Doing) -> _Doing:
        self._doings.append(doing)
        return doing

    def _begin(self, key: Place, seat: Seat, kind: str, about: int = -1) -> None:
        self._now = self._new(_Doing(key, seat, kind, about))

    # ------------------------------------------------------------ what begins something

    def _round_began(self, key: Place, event: events.RoundBegan) -> None:
        self._rewards = False
        self._leave()
        self.moved = {moved for moved in self.moved if moved[1][0] not in (AGENT, UNITS)}
        self._begin(key, NOBODY, ROUND, event.round)

    def _turn_began(self, key: Place, event: events.TurnBegan) -> None:
        self._leave()
        if event.seat != self.looker:
            self._begin(key, event.seat, TURN)

    def _combat_began(self, _key: Place, _event: events.CombatBegan) -> None:
        self._leave()

    def _hagal_turned(self, key: Place, event: events.HagalTurned) -> None:
        if event.combat:
            self._leave()
            self._begin(key, event.seat, BONUS, event.card)

    def _passed(self, key: Place, event: events.Passed) -> None:
        """In combat; a pass of a whole turn names the turn. Rivals always pass (S10.2)."""
        self._in_combat(key, event.seat, PASSED, told=not event.alone and event.seat not in self._rivals)

    def _played(self, key: Place, event: events.PlayedIntrigue) -> None:
        self._in_combat(key, event.seat, PLAYED, event.card)

    def _in_combat(self, key: Place, seat: Seat, kind: str, about: int = -1, told: bool = True) -> None:
        """What the looker does there ends what another one did."""
        if self._rewards or self._in_turn(seat):
            return
        if seat == self.looker and not (self._now is not None and self._now.kind in _OF_A_TURN):
            self._now = None
        elif seat != self.looker and told:
            self._begin(key, seat, kind, about)

    def _in_turn(self, seat: Seat) -> bool:
        return self._now is not None and self._now.seat == seat and self._now.kind in _OF_A_TURN

    def _ranked(self, key: Place, event: events.Ranked) -> None:
        self._leave()
        self._begin(key, event.winner, FOUGHT)
        self._rewards = True

    def _troops_moved(self, _key: Place, event: events.TroopsMoved) -> None:
        if self._rewards and _home(event):
            self._rewards = False
            self._leave()
            self.moved = {moved for moved in self.moved if moved[1] != (UNITS, CONFLICT)}

    def _over(self, key: Place, event: events.GameOver) -> None:
        self._rewards = False
        self._begin(key, event.ranking[0], OVER)

    # ------------------------------------------------------------ what moved

    def _move(self, event: Event) -> None:
        seat = seat_of(event)
        if isinstance(event, events.Sent):
            self.moved.add((seat, (AGENT, event.space)))
        elif isinstance(event, events.TroopsMoved) and event.target != SUPPLY:
            self.moved.add((seat, (UNITS, event.target)))
        elif isinstance(event, events.InfluenceMoved):
            self.moved.add((seat, (FACTION, event.faction)))
        elif isinstance(event, events.Marked) and event.place != HOME:
            self.moved.add((seat, (SPACE, event.place)))
        elif isinstance(event, events.BonusSpice) and event.amount:
            self.moved.add((NOBODY, (SPACE, event.space)))
        elif isinstance(event, events.CardMoved) and (event.origin, event.target) == (DECK, "row"):
            self.moved.add((NOBODY, (CARD, event.card)))


def beginning(history: Sequence[Step], looker: Seat) -> Place:
    """Where others' doings begin: at the end of the looker's last turn, so that they can be read all through the next.

    Who only watches looks back to the beginning of the round.
    """
    for n in range(len(history) - 1, -1, -1):
        told = history[n].events
        place = next((k for k in range(len(told) - 1, -1, -1) if _begins(told[k], looker)), -1)
        if place >= 0:
            return n, place
    return 0, 0


def _begins(event: Event, looker: Seat) -> bool:
    if looker == WATCHER:
        return isinstance(event, events.RoundBegan)
    return isinstance(event, events.TurnEnded) and event.seat == looker


def _buys(event: Event) -> bool:
    """A Rival buys as soon as it can: in another seat's turn, and when a Combat is over, too (S8.5, B3.8)."""
    return isinstance(event, events.Bought) or (isinstance(event, events.VictoryPoints) and event.source == "rival")


def _home(event: Event) -> bool:
    """The rewards are over: all troops go home (R20.12)."""
    return isinstance(event, events.TroopsMoved) and (event.origin, event.target) == (CONFLICT, SUPPLY)


_BEGINS: Final[dict[type[Event], Callable[[Deeds, Place, Any], None]]] = {
    events.RoundBegan: Deeds._round_began,
    events.TurnBegan: Deeds._turn_began,
    events.CombatBegan: Deeds._combat_began,
    events.HagalTurned: Deeds._hagal_turned,
    events.Passed: Deeds._passed,
    events.PlayedIntrigue: Deeds._played,
    events.Ranked: Deeds._ranked,
    events.TroopsMoved: Deeds._troops_moved,
    events.GameOver: Deeds._over,
}
#: What tells of what kind a turn is, and what it is about.
_NAMES: Final[dict[type[Event], Callable[[Any], tuple[str, int]]]] = {
    events.Sent: lambda event: (SENT, event.space),
    events.RevealedHand: lambda _event: (REVEALED, -1),
    events.Passed: lambda _event: (PASSED, -1),
}
