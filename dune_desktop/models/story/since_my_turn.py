"""What happened since the looker's last turn: a row for each turn or answer of another seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import MOVE, PART, PHASE, REWARDS, Event
from dune_desktop.engine.names import BANK, CONFLICT, DECK, GARRISON, HOME, NOBODY, WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import AGENT, CARD, FACTION, NODE, SPACE, UNITS, Ref, units_of, units_ref
from dune_desktop.models.story.nesting import Deed, NestedEvent, Place
from dune_desktop.models.story.passages import (
    ANSWERED,
    BONUS,
    FOUGHT,
    OVER,
    PASSED,
    PLAYED,
    REVEALED,
    REWARDED,
    ROUND,
    SENT,
    TURN,
    Passage,
    PassageModel,
)
from dune_desktop.models.story.touched import gains
from dune_desktop.records.record import RecordStep
from dune_desktop.text.translating import Texts

#: What a seat has done; all else comes by itself.
MOVES: Final = (TURN, SENT, REVEALED, PASSED, PLAYED, ANSWERED)
#: A piece and whose it is; NOBODY for what is nobody's.
Moved = tuple[Seat, Ref]


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


def moved_pieces(told: Sequence[NestedEvent], looker: Seat, edition: Edition) -> frozenset[Moved]:
    """The pieces that others moved and that stand there still, and what the rules have laid out since."""
    found: set[Moved] = set()
    for one in told:
        if isinstance(one.event, events.RoundBegan):
            found = {piece for piece in found if piece[1][0] not in (AGENT, UNITS)}
        elif isinstance(one.event, events.CombatEnded):
            found = {piece for piece in found if piece[1][0] != UNITS or units_of(piece[1])[0] != CONFLICT}
        elif isinstance(one.event, events.TrackMoved):  # the token stands where it has come to in the end
            found = {piece for piece in found if piece[0] != one.seat or piece[1][0] != NODE}
        ref = _moved(one.event, edition) if one.actor != looker else None
        if ref is not None:
            found.add((one.seat, ref))
    return frozenset(found)


def _moved(event: Event, edition: Edition) -> Ref | None:
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
    if isinstance(event, events.TrackMoved) and event.track in edition.track_by_id:
        return NODE, edition.track_by_id[event.track].nodes[event.node].id
    return None


# ---------------------------------------------------------------- the model


Since = Texts("Since")


class SinceModel(PassageModel[Passage]):
    """Short lines with the icons of what was gained, oldest first; F3 walks through what they touched."""

    #: ``moved_refs`` changed.
    moved = Signal()
    #: It is told since another seat's turn.
    turned_to = Signal()

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        #: Since whose turn it is told; WATCHER: since the round began.
        self.looker: Seat = WATCHER
        #: Pieces that moved, each with whose it is; NOBODY for cards of the Row and what lies on spaces.
        self.moved_refs: frozenset[Moved] = frozenset()

    def sync(self, history: Sequence[RecordStep], looker: Seat, viewer: Seat | None = None) -> None:
        """Follow the history by the least signals. ``viewer``: who reads it, if not the looker."""
        self.viewer = looker if viewer is None else viewer
        before, self.looker = self.looker, looker
        self.telling.follow(history)
        told = self.telling.told[self.telling.since_turn(looker) :]
        rows = subjects(told, looker).items()
        self.follow([self.passage(Passage, of, *subject[1:]) for subject, of in rows])
        moved = moved_pieces(told, looker, self.names.edition)
        if moved != self.moved_refs:
            self.moved_refs = moved
            self.moved.emit()
        if looker != before:
            self.turned_to.emit()

    def moved_for(self, looker: Seat) -> set[Ref]:
        """Return what moved: units on the board are called alike for all seats, and only the looker's own are meant."""
        return {ref for seat, ref in self.moved_refs if ref[0] != UNITS or seat == looker}

    @property
    def moves(self) -> int:
        """How many moves the seats have made; that a round begins, or a reward, is none."""
        return sum(map(self.is_move, range(len(self.rows))))

    def is_move(self, row: int) -> bool:
        """This row tells what a seat has done."""
        return self.rows[row].kind in MOVES

    @property
    def folded(self) -> int:
        """So many of the first rows tell of rounds before this one: they fold into the row that it begins with."""
        breaks = [number for number, row in enumerate(self.rows) if row.kind == ROUND]
        return breaks[-1] if breaks else 0

    # ------------------------------------------------------------ words

    def text(self, row: Passage) -> str:
        """Of an answer, the first thing that it did, as a sentence."""
        if row.kind == ANSWERED and self.lines(row):
            return self.lines(row)[0].removesuffix(".")
        if row.seat == NOBODY and row.kind == FOUGHT:
            return Since.tr("Nobody wins the Conflict")
        player = "" if row.seat == NOBODY else self.names.seat(row.seat)
        space = self.names.space(row.about) if row.kind == SENT else ""
        card = self.names.card(row.about) if row.kind in (PLAYED, BONUS) else ""
        return TEXTS[row.kind]().format(player=player, space=space, card=card, number=row.about)

    def tip(self, row: Passage) -> str:
        """All of its lines in the log; of the round that runs, what happened before it, too."""
        before = self.rows[: self.folded] if row.kind == ROUND else ()
        return "\n".join((*map(self.text, before), self.text(row), *self.lines(row)))


#: By the kind of row; one that nobody wins has another.
TEXTS: Final[dict[str, Callable[[], str]]] = {
    TURN: lambda: Since.tr("{player}: turn"),
    SENT: lambda: Since.tr("{player}: {space}"),
    REVEALED: lambda: Since.tr("{player}: Reveal turn"),
    PASSED: lambda: Since.tr("{player} passes"),
    PLAYED: lambda: Since.tr("{player}: {card}"),
    BONUS: lambda: Since.tr("{player}: Combat bonus, {card}"),
    ANSWERED: lambda: Since.tr("{player} has answered"),
    FOUGHT: lambda: Since.tr("{player} wins the Conflict"),
    REWARDED: lambda: Since.tr("{player}: reward"),
    ROUND: lambda: Since.tr("Round {number} begins"),
    OVER: lambda: Since.tr("{player} wins the game"),
}
