"""A game at one screen, without Qt: what has been done, who looks, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine.actions import Action
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View, view
from dune_desktop.models.game.by_itself import goes_by_itself, guess, left_to_do, shows
from dune_desktop.models.game.covering import Covering
from dune_desktop.models.game.undoing import Barrier, barrier
from dune_desktop.records.record import Moment, RecordStep, Replayed


class Session:
    """Whatever is asked of it is asked for who looks, and answered with what that seat knows."""

    def __init__(self, replayed: Replayed, humans: tuple[Seat, ...], cover: str) -> None:
        self.recorder = replayed.recorder
        self.history: list[RecordStep] = replayed.steps
        self.covering = Covering(humans, cover)
        self.undone: list[Action] = []
        #: Nothing goes by itself: who plays takes every step.
        self.by_hand = False
        #: Where in the history the actions stand, done or undone, that an answer has led to.
        self._followed = self._following()
        self.hand_over()

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def asked(self) -> Seat:
        """Who is asked now; NOBODY when the game is over."""
        decision = self.game.decision
        return NOBODY if decision is None else decision.seat

    @property
    def looker(self) -> Seat:
        return self.covering.looker

    def _forget(self) -> None:
        """What was computed for another moment, or for another looker."""
        self._view: View | None = None
        self._barrier: Barrier | None = None
        self._guess: Game | None = None
        self._rest: tuple[Action, ...] | None = None
        self._sealed: dict[Action, bool] = {}

    # ------------------------------------------------------------ who looks

    def hand_over(self) -> bool:
        """Somebody else may be asked now; whether the cover goes up."""
        waiting = self.covering.waiting
        self.covering.turn_to(self.asked, self.game.round)
        self._forget()
        return self.covering.waiting not in (waiting, NOBODY)

    def uncover(self, leave_open: bool) -> None:
        self.covering.uncover(self.game.round, leave_open)
        self._forget()

    def leave(self) -> bool:
        """Who looks goes away from the screen; whether the cover goes up."""
        up = self.covering.leave()
        self._forget()
        return up

    # ------------------------------------------------------------ reading

    @property
    def view(self) -> View:
        """The table as the looker sees it."""
        if self._view is None:
            self._view = view(self.game, self.looker)
        return self._view

    def why(self, action: Action) -> list[Refusal]:
        """Why the looker can't do this now."""
        return self.game.why_not(action, self.looker)

    def sealed(self, action: Action) -> bool:
        """Taking the action shows something hidden, as far as the looker can tell."""
        known = self._sealed.get(action)
        if known is None:
            known = self._sealed[action] = self._shows(action)
        return known

    def _shows(self, action: Action) -> bool:
        if self.asked != self.looker:
            return False
        if self._guess is None:
            self._guess = guess(self.game, self.looker)
        decision = self._guess.decision
        assert decision is not None
        return action in decision.options and shows(self._guess, action)  # taking back shows nothing

    @property
    def rest(self) -> tuple[Action, ...]:
        """What the looker still has to do before it may go on, in the order in which ``do_rest`` does it."""
        if self._rest is None:
            self._rest = left_to_do(self.game, self.looker)
        return self._rest

    # ------------------------------------------------------------ doing

    def take(self, action: Action) -> tuple[Event, ...]:
        """Take the action for who is asked. Raises IllegalAction, or what went wrong: the game is then as before."""
        events = self._apply(action)
        self.undone.clear()
        self._followed = {place for place in self._followed if place < len(self.history) - 1}
        return events

    def _apply(self, action: Action) -> tuple[Event, ...]:
        seat = self.asked
        events = tuple(self.recorder.apply(action))
        self.history.append(RecordStep(seat, action, events))
        self._forget()
        return events

    def _follow(self, action: Action) -> tuple[Event, ...]:
        """Take the action with the answer before it."""
        events = self.take(action)
        self._followed.add(len(self.history) - 1)
        return events

    def answer(self, action: Action) -> tuple[Event, ...]:
        """Take the action, and with it every effect that goes by itself then."""
        seat = self.asked
        return self.take(action) + self._let_go(seat)

    def _let_go(self, seat: Seat) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while not self.by_hand and (action := goes_by_itself(self.game, seat)) is not None:
            events += self._follow(action)
        return events

    def do_rest(self) -> tuple[Event, ...]:
        """Take all that is left to do, as one answer, until something is asked."""
        seat = self.asked
        events = self.answer(self.rest[0])
        while rest := left_to_do(self.game, seat):
            events += self._follow(rest[0])
        return events

    @property
    def _way(self) -> Sequence[Moment]:
        """What the person at the screen may take back: under the cover for the next one, what the last one has done."""
        if self.covering.waiting == NOBODY:
            return self.recorder.way_back if self.asked == self.looker else ()
        return self.recorder.left if self.history[-1].seat in self.covering.humans else ()

    @property
    def can_undo(self) -> bool:
        return bool(self._way)

    @property
    def barrier(self) -> Barrier:
        """Why undo stops where it stops."""
        if self._barrier is None:
            crossed = self.history[-1 - len(self.recorder.way_back)]
            self._barrier = barrier(self.recorder, crossed.events, self.looker)
        return self._barrier

    def undo(self) -> None:
        """Take back the last action; only while ``can_undo``."""
        if not self.recorder.way_back:
            self.recorder.return_to_left()
        self.undone.append(self.recorder.undo())
        self.history.pop()
        self._forget()

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last."""
        events = self._apply(self.undone[-1])
        self.undone.pop()
        return events

    # ------------------------------------------------------------ whole answers

    def _following(self) -> set[int]:
        """Of a game that was loaded: what goes by itself has followed an answer."""
        way = self.recorder.way_back
        start = len(self.history) - len(way)
        taken = ((place, self.history[place], moment.game) for place, moment in enumerate(way, start))
        return {place for place, step, game in taken if step.action is goes_by_itself(game, step.seat)}

    @property
    def unit(self) -> int:
        """How many of the last actions one answer has led to; 0: no way back leads to where there is a choice."""
        last = len(self.history) - 1
        way = len(self._way)
        if self.by_hand:
            return min(1, way)
        return next((n for n in range(1, way + 1) if last + 1 - n not in self._followed), 0)

    @property
    def undoable(self) -> tuple[Event, ...]:
        """What has happened in the last answer, which is taken back next."""
        return tuple(event for step in self.history[len(self.history) - self.unit :] for event in step.events)

    @property
    def followed(self) -> tuple[Event, ...]:
        """What has come with the last answer."""
        first = len(self.history)
        while first - 1 in self._followed:
            first -= 1
        return tuple(event for step in self.history[first:] for event in step.events)

    def undo_answer(self) -> None:
        """Take back the last answer with all that it has led to; only while there is a ``unit``."""
        for _ in range(self.unit):
            self.undo()

    def redo_answer(self) -> tuple[Event, ...]:
        """Do again what was taken back last, with all that it had led to."""
        events = self.redo()
        while self.undone and not self.by_hand and len(self.history) in self._followed:
            events += self.redo()
        return events
