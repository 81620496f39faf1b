"""What others did since some moment, by turns and answers: which of the deeds make a row, without words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Self

from attrs import field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import MOVE, PART, PHASE, REWARDS, Event
from dune_desktop.engine.names import BANK, CONFLICT, DECK, GARRISON, HOME, NOBODY, Seat
from dune_desktop.models.refs import AGENT, CARD, FACTION, SEAT, SPACE, UNITS, Ref, units_of, units_ref
from dune_desktop.models.story.gain_signs import Gains, add_gains, gain_signs, gains
from dune_desktop.models.story.nesting import Deed, NestedEvent, Place
from dune_desktop.models.story.touched import touched
from dune_desktop.text.pictograms.signs import Signs

#: A turn of which nothing is known yet, one that sent an agent, revealed, passed.
TURN, SENT, REVEALED, PASSED = "turn", "sent", "revealed", "passed"
#: A card played in combat or in the endgame, an answer in the course of something else, the Conflict decided, a reward.
PLAYED, ANSWERED, FOUGHT, REWARDED = "played", "answered", "fought", "rewarded"
#: A Rival has turned up a card for its swords.
BONUS = "bonus"
ROUND, OVER = "round", "over"
#: What a seat has done; all else comes by itself.
MOVES: Final = (TURN, SENT, REVEALED, PASSED, PLAYED, ANSWERED)
#: A piece and whose it is; NOBODY for what is nobody's.
Moved = tuple[Seat, Ref]


@frozen
class Passage:
    """Some of what was told, as somebody may know it: a row that sums it up."""

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
    events: tuple[Event, ...] = field(default=(), repr=False)
    #: Of each event the effect that brought it; None: it has no line of its own.
    causes: tuple[str | None, ...] = field(default=(), repr=False)

    @property
    def ref(self) -> Ref | None:
        """What it is about above all."""
        if self.kind == SENT:
            return SPACE, self.about
        if self.kind in (PLAYED, BONUS):
            return CARD, self.about
        return None if self.seat == NOBODY else (SEAT, self.seat)

    @classmethod
    def of(
        cls, told: Sequence[NestedEvent], seat: Seat, kind: str, about: int, viewer: Seat, edition: Edition, **more: int
    ) -> Self:
        """Sum up what was told, as the viewer may know it."""
        found: Gains = {}
        for one in told:
            if one.seat == seat != NOBODY:
                add_gains(found, one.event)
        seen = tuple(one.event.seen_by(viewer) for one in told)
        refs = tuple(dict.fromkeys(ref for event in seen for ref in touched(event, edition)))
        causes = tuple(one.cause for one in told)
        return cls(told[0].place, seat, kind, about, gain_signs(found), refs, seen, causes, **more)


#: A row by what all that belongs to it has in common; whose it is, its kind, and what it is about.
Subject = tuple[Deed | Place, Seat, str, int]


def subjects(told: Sequence[NestedEvent], looker: Seat) -> dict[Subject, list[NestedEvent]]:
    """The rows that tell the looker what others did; a turn in which nothing has happened yet, or a reward that brought
    nothing, is none."""
    found: dict[Subject, list[NestedEvent]] = {}
    for one in told:
        subject = _subject(one, looker, told[0].place)
        if subject is not None:
            found.setdefault(subject, []).append(one)
    return {_named(subject, of): of for subject, of in found.items() if _says_something(subject, of)}


def _says_something(subject: Subject, told: Sequence[NestedEvent]) -> bool:
    if subject[2] == TURN:
        return len(told) > 1
    return subject[2] != REWARDED or any(gains(one.event) for one in told)


def _subject(one: NestedEvent, looker: Seat, start: Place) -> Subject | None:
    """The innermost of the deeds to which this belongs that has a row."""
    round_, phase, fought, move = (one.within[rank] for rank in (events.ROUND, PHASE, REWARDS, MOVE))
    if fought is not None:
        return _of_rewards(one, fought, looker)
    if one.answers and one.seat != looker:
        return (one.place[0], one.seat), one.seat, ANSWERED, -1
    if phase is not None and isinstance(phase.event, events.TurnBegan):
        return None if phase.seat == looker else (phase, phase.seat, TURN, -1)
    if move is not None:
        kind, about = _MOVES[type(move.event)](move.event) if type(move.event) in _MOVES else ("", -1)
        return (move, move.seat, kind, about) if kind and move.seat != looker else None
    if phase is not None or round_ is None or round_.place < start or one.seat not in (NOBODY, looker):
        return None
    if isinstance(round_.event, events.GameOver):
        return round_, round_.event.ranking[0], OVER, -1
    assert isinstance(round_.event, events.RoundBegan)
    return round_, NOBODY, ROUND, round_.event.round


def _of_rewards(one: NestedEvent, fought: Deed, looker: Seat) -> Subject:
    """Who won has one row for it all, everybody else who gains has another."""
    reward = one.within[PART]
    if reward is not None and reward.seat == one.seat and reward.seat not in (fought.seat, looker):
        return reward, reward.seat, REWARDED, -1
    return fought, fought.seat, FOUGHT, -1


#: What is done between turns, and what it is about; an empty kind has no row.
_MOVES: Final[dict[type[Event], Callable[[Any], tuple[str, int]]]] = {
    events.PlayedIntrigue: lambda event: (PLAYED, event.card),
    events.Passed: lambda event: ("" if event.alone else PASSED, -1),
    events.HagalTurned: lambda event: (BONUS if event.combat else "", event.card),
}


def _named(subject: Subject, told: Sequence[NestedEvent]) -> Subject:
    """Some events tell of what kind a turn is."""
    deed, seat, kind, _ = subject
    if kind != TURN:
        return subject
    named = (_NAMES[type(one.event)](one.event) for one in told if one.seat == seat and type(one.event) in _NAMES)
    return deed, seat, *next(named, (TURN, -1))


_NAMES: Final[dict[type[Event], Callable[[Any], tuple[str, int]]]] = {
    events.Sent: lambda event: (SENT, event.space),
    events.RevealedHand: lambda _event: (REVEALED, -1),
    events.Passed: lambda _event: (PASSED, -1),
}


# ---------------------------------------------------------------- what moved


def moved(told: Sequence[NestedEvent], looker: Seat) -> frozenset[Moved]:
    """The pieces that others moved and that stand there still, and what the rules have laid out since."""
    found: set[Moved] = set()
    for one in told:
        if isinstance(one.event, events.RoundBegan):
            found = {piece for piece in found if piece[1][0] not in (AGENT, UNITS)}
        elif isinstance(one.event, events.CombatEnded):
            found = {piece for piece in found if piece[1][0] != UNITS or units_of(piece[1])[0] != CONFLICT}
        ref = _moved(one.event) if one.actor != looker else None
        if ref is not None:
            found.add((one.seat, ref))
    return frozenset(found)


def _moved(event: Event) -> Ref | None:
    if isinstance(event, events.Sent):
        return AGENT, event.space
    if isinstance(event, events.UnitsMoved) and event.origin != BANK and event.target in (GARRISON, CONFLICT):
        return units_ref(event.target, event.kind)
    if isinstance(event, events.InfluenceMoved):
        return FACTION, event.faction
    if isinstance(event, events.Marked) and event.place != HOME:
        return SPACE, event.place
    if isinstance(event, events.BonusSpice) and event.amount:
        return SPACE, event.space
    if isinstance(event, events.CardMoved) and (event.seat, event.origin) == (NOBODY, DECK):
        return CARD, event.card
    return None
