"""What happened, as events nest: each with the deeds that it belongs to. Whoever tells of a game reads it here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import define, field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import EFFECT, MOVE, PHASE, REWARDS, ROUND, Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.story.touched import seat_of
from dune_desktop.records.record import RecordStep
from dune_desktop.text.log.sentences import with_causes

#: The step of the history, and the event in it.
Place = tuple[int, int]


@define(eq=False)
class Deed:
    """What begins with an event and lasts until it ends (``engine.events``)."""

    place: Place
    event: Event
    seat: Seat


#: The running deeds by their rank; None where none of that rank runs.
Running = tuple[Deed | None, ...]
_NONE: Final[Running] = (None,) * (EFFECT + 1)


@frozen
class NestedEvent:
    """An event in its place."""

    place: Place
    event: Event
    seat: Seat
    #: The effect whose outcome it is; None: an effect that is told by its outcome (``text.log``).
    cause: str | None
    #: The deeds that it belongs to, by their rank; one that it begins, too.
    within: Running = field(eq=False, repr=False)
    #: Who has acted, as long as what follows is that seat's doing; NOBODY for what comes by itself.
    actor: Seat = NOBODY

    @property
    def answers(self) -> bool:
        """Its seat acts in the course of what another one does; a Rival buys whenever it can (S8.5, B3.8)."""
        effect, phase, move = self.within[EFFECT], self.within[PHASE], self.within[MOVE]
        runs = move if phase is None or phase.seat == NOBODY else phase
        other = runs is None or runs.seat != self.seat
        if effect is not None and isinstance(effect.event, events.Bought):
            return other
        nobodys = runs is None and self.within[ROUND] is not None
        return other and not nobodys and self.actor == self.seat != NOBODY


class Telling:
    """Follows a history; where it differs from before, it is told anew."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.told: list[NestedEvent] = []
        self.steps: list[RecordStep] = []
        #: Before each step: how much was told, and what ran.
        self._before: list[tuple[int, Running]] = []
        self._running = _NONE

    def follow(self, history: Sequence[RecordStep]) -> int:
        """Tell this history; the first step that is told anew."""
        both = zip(self.steps, history, strict=False)
        kept = next((n for n, (old, new) in enumerate(both) if old is not new), min(len(self.steps), len(history)))
        if kept < len(self.steps):
            length, self._running = self._before[kept]
            del self.told[length:], self.steps[kept:], self._before[kept:]
        for step in history[kept:]:
            self._tell(step)
        return kept

    def since(self, step: int) -> list[NestedEvent]:
        """What is told from this step on."""
        return self.told[self._before[step][0] :] if step < len(self._before) else []

    def since_turn(self, seat: Seat) -> int:
        """From where on others act: the end of the last turn of a seat, so that it can be read all through the next.

        Who only watches looks back to the beginning of the round.
        """
        kind = events.RoundBegan if seat == WATCHER else events.TurnEnded
        for n in range(len(self.told) - 1, -1, -1):
            if isinstance(self.told[n].event, kind) and self.told[n].seat in (seat, NOBODY):
                return n
        return 0

    def _tell(self, step: RecordStep) -> None:
        number, actor = len(self.steps), step.seat
        self.steps.append(step)
        self._before.append((len(self.told), self._running))
        for n, (event, cause) in enumerate(with_causes(step.events, self._edition)):
            seat = seat_of(event)
            if event.begins:
                self._turn(event.begins, Deed((number, n), event, seat))
            self.told.append(NestedEvent((number, n), event, seat, cause, self._running, actor))
            if event.ends:
                self._turn(event.ends, None)
            if event.ends or 0 < event.begins <= REWARDS:
                actor = NOBODY

    def _turn(self, rank: int, deed: Deed | None) -> None:
        self._running = (*self._running[:rank], deed, *_NONE[rank + 1 :])
