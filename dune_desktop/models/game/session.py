"""A game at one screen: what has been done, who looks, and the way back; without bots and files."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.actions import DONE, END, PASS, Action
from dune_desktop.engine.events import Drew, DrewIntrigue, Event, Looked, TurnBegan
from dune_desktop.engine.facts import values_of, zones_of
from dune_desktop.engine.names import NOBODY, WATCHER, CardNumber, Seat
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import HIDDEN, View, view
from dune_desktop.models.game.by_itself import goes_by_itself, guess, left_to_do, only_answer, shows
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.records.record import Moment, Recorder, RecordStep, Replayed

# ---------------------------------------------------------------- who looks


#: What happens when another person is asked: tray and decision panel are covered; the same, and the cover offers to
#: leave the hands open for the rest of the round; nothing, all play with open hands.
ALWAYS, ASK, OPEN = "always", "ask", "open"


class Covering:
    """Who looks, and who is waited for behind the cover."""

    def __init__(self, humans: tuple[Seat, ...], cover: str) -> None:
        self.humans = humans
        self.cover = cover
        #: WATCHER while covered, before anybody was asked, and where only bots play.
        self.looker: Seat = humans[0] if len(humans) == 1 else WATCHER
        #: Who is to uncover, or NOBODY.
        self.waiting: Seat = NOBODY
        self._open_round = self._round = -1  # the setup is round 0

    def turn_to(self, asked: Seat, round_: int) -> None:
        """This seat is asked now. A bot or nobody: between people, no hand lies open meanwhile."""
        if round_ != self._round:
            self._round = round_
            self._begin_round()
        if asked == self.looker:
            return
        if asked not in self.humans:
            self.waiting = NOBODY
            self._close()
        elif self.lies_open(round_):
            self.looker, self.waiting = asked, NOBODY
        else:
            self.looker, self.waiting = WATCHER, asked

    def lies_open(self, round_: int) -> bool:
        """Nobody minds who sees which hand in this round."""
        return len(self.humans) < 2 or self.cover == OPEN or (self.cover == ASK and round_ == self._open_round)

    def _close(self) -> None:
        """Whoever comes to the screen sees nobody's hand."""
        if not self.lies_open(self._round):
            self.looker = WATCHER

    def leave(self) -> bool:
        """Who looks goes away from the screen, and is waited for if nobody else may look; whether that is so."""
        leaver = self.looker
        self._close()
        if leaver != WATCHER and self.looker == WATCHER:
            self.waiting = leaver
            return True
        return False

    def _begin_round(self) -> None:
        """Everybody is at the screen to see how the last one ended: nobody's new hand lies open meanwhile."""
        if len(self.humans) > 1 and self.cover != OPEN:
            self.looker = WATCHER

    def uncover(self, round_: int, leave_open: bool) -> None:
        """Who is waited for is here."""
        self.looker, self.waiting = self.waiting, NOBODY
        if leave_open and self.cover == ASK:
            self._open_round = round_


# ---------------------------------------------------------------- why undo stops where it stops


#: Nothing has been done in this game; cards were seen; something else that was hidden has shown, or was mixed up;
#: another seat has answered; a turn has begun; another seat is asked, or the game is over.
START, SEEN, SHUFFLED, ANSWERED, TURN, NOT_ASKED = "start", "seen", "shuffled", "answered", "turn", "not_asked"


@frozen
class Barrier:
    """Where the way back begins: a code, the seat that it is about, and the cards that have been seen."""

    code: str
    seat: Seat = NOBODY
    cards: tuple[CardNumber, ...] = ()


def barrier(recorder: Recorder, crossed: tuple[Event, ...], looker: Seat) -> Barrier:
    """Why the looker can't go back farther than the way back of the recorder; ``crossed``: what happened there."""
    border = recorder.border
    game = recorder.game
    if game.decision is None or game.decision.seat != looker:
        return Barrier(NOT_ASKED, NOBODY if game.decision is None else game.decision.seat)
    if border is None or border.game.decision is None:
        return Barrier(START)
    after = recorder.way_back[0].game if recorder.way_back else game
    if after.turn.fresh and any(isinstance(event, TurnBegan) and event.seat == looker for event in crossed):
        return Barrier(TURN, looker)  # what was seen before it is no matter of this turn
    taker = border.game.decision.seat
    if taker != looker:
        return Barrier(ANSWERED, taker)
    told = [card for event in crossed for card in _shown_to(event.seen_by(looker), looker)]
    cards = tuple(dict.fromkeys((*told, *_newly_seen(border.game, after, looker))))
    return Barrier(SEEN, looker, cards) if cards else Barrier(SHUFFLED, looker)


def _shown_to(event: Event, seat: Seat) -> tuple[CardNumber, ...]:
    """A card of the discard pile that was shuffled and drawn is new in the hand, too."""
    return event.cards if isinstance(event, Drew | DrewIntrigue | Looked) and event.seat == seat else ()


def _newly_seen(before: Game, after: Game, seat: Seat) -> list[CardNumber]:
    known = set(_cards(view(before, seat)))
    return [card for card in _cards(view(after, seat)) if card not in known]


def _cards(table: View) -> list[CardNumber]:
    """Every card that the seat can tell, wherever it lies."""
    zones = (values_of(fact, thing) for _, thing, fact in table.facts(zones_of))
    return [card for zone in zones for card in zone if card != HIDDEN]


# ---------------------------------------------------------------- the game


class Session(ShownGame):
    """Whatever is asked of it is asked for who looks, and answered with what that seat knows."""

    def __init__(self, replayed: Replayed, humans: tuple[Seat, ...], cover: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.recorder = replayed.recorder
        self.edition = self.game.edition
        self.history = replayed.steps
        self.covering = Covering(humans, cover)
        self.undone: list[Action] = []
        #: Nothing goes by itself: who plays takes every step.
        self.by_hand = False
        #: Places in the history of actions that came by themselves after an answer: undo treats them as part of it.
        self._followed = self._following()
        self.hand_over()

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def asked(self) -> Seat:
        decision = self.game.decision
        return NOBODY if decision is None else decision.seat

    @property
    def looker(self) -> Seat:
        return self.covering.looker

    @property
    def humans(self) -> tuple[Seat, ...]:
        return self.covering.humans

    @property
    def covered_for(self) -> Seat:
        return self.covering.waiting

    def _forget(self) -> None:
        """What was computed for another moment, or for another looker."""
        self._view: View | None = None
        self._barrier: Barrier | None = None
        self._guess: Game | None = None
        self._rest: tuple[Action, ...] | None = None
        self._sealed: dict[tuple[Action, Action | None], bool] = {}

    # ------------------------------------------------------------ who looks

    def hand_over(self) -> bool:
        """Somebody else may be asked now; whether the cover goes up."""
        waiting = self.covering.waiting
        self.covering.turn_to(self.asked, self.game.round)
        self._forget()
        return self.covering.waiting not in (waiting, NOBODY)

    # ------------------------------------------------------------ reading

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = view(self.game, self.looker)
        return self._view

    def why(self, action: Action) -> list[Refusal]:
        return self.game.why_not(action, self.looker)

    def sealed(self, action: Action, then: Action | None = None) -> bool:
        known = self._sealed.get((action, then))
        if known is None:
            known = self._sealed[action, then] = self._shows(action, then)
        return known

    def _shows(self, action: Action, then: Action | None) -> bool:
        if self.asked != self.looker:
            return False
        if self._guess is None:
            self._guess = guess(self.game, self.looker)
        decision = self._guess.decision
        assert decision is not None
        return action in decision.options and shows(self._guess, action, then)  # taking back shows nothing

    @property
    def rest(self) -> tuple[Action, ...]:
        """In the order in which ``do_rest`` does it."""
        if self._rest is None:
            self._rest = left_to_do(self.game, self.looker) if self.asked == self.looker else ()
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

    def answer(self, action: Action, then: Action | None = None) -> tuple[Event, ...]:
        """Take the action, ``then`` for an answer to what it asks, and every effect that goes by itself then."""
        seat = self.asked
        events, decision = self.take(action), self.game.decision
        if then is not None and decision is not None and decision.seat == seat and then in decision.options:
            events += self._follow(then)
        return events + self._let_go(seat)

    def _let_go(self, seat: Seat = NOBODY) -> tuple[Event, ...]:
        """What goes by itself for the seat that has answered; and what anybody is asked only for the sake of others."""
        events: tuple[Event, ...] = ()
        while not self.by_hand and (action := self._going(seat)) is not None:
            seat = self.asked
            events += self._follow(action)
        return events

    def _going(self, seat: Seat) -> Action | None:
        if (action := goes_by_itself(self.game, seat)) is not None:
            return action
        if self.asked not in self.humans or not self.covering.lies_open(self.game.round):
            return None
        # Whoever has just played a card says that nothing follows, and can take it back until then.
        plays = self.recorder.way_back and self.history[-1].action not in (DONE, PASS, END)
        action = only_answer(self.game)
        return None if plays and action in (DONE, PASS) else action

    def answer_rest(self) -> tuple[Event, ...]:
        """Take all that is left to do, as one answer, until something is asked."""
        seat = self.asked
        events = self.answer(self.rest[0])
        while rest := left_to_do(self.game, seat):
            events += self._follow(rest[0])
        return events

    @property
    def way_back(self) -> Sequence[Moment]:
        """What the person at the screen may take back: under the cover for the next one, what the last one has done."""
        if self.covering.waiting == NOBODY:
            return self.recorder.way_back if self.asked == self.looker else ()
        return self.recorder.left if self.history[-1].seat in self.covering.humans else ()

    @property
    def undo_barrier(self) -> Barrier:
        """Why undo stops where it stops."""
        if self._barrier is None:
            crossed = self.history[-1 - len(self.recorder.way_back)]
            self._barrier = barrier(self.recorder, crossed.events, self.looker)
        return self._barrier

    def take_back(self) -> None:
        """Take back the last action, where there is a way back."""
        if not self.recorder.way_back:
            self.recorder.return_to_left()
        self.undone.append(self.recorder.undo())
        self.history.pop()
        self._forget()

    def do_again(self) -> tuple[Event, ...]:
        events = self._apply(self.undone[-1])
        self.undone.pop()
        return events

    def rewind(self, actions: int) -> None:
        """Be where so many actions had been taken, also where nobody could undo what came after."""
        self.recorder.rewind(actions)
        del self.history[actions + 1 :]
        self.undone.clear()
        self._followed = self._following()
        self.hand_over()

    # ------------------------------------------------------------ whole answers

    def _following(self) -> set[int]:
        """Of a game that was loaded: what goes by itself has followed an answer."""
        way = self.recorder.way_back
        start = len(self.history) - len(way)
        taken = ((place, self.history[place], moment.game) for place, moment in enumerate(way, start))
        return {place for place, step, game in taken if step.action is goes_by_itself(game, step.seat)}

    @property
    def undo_steps(self) -> int:
        """How many of the last actions one answer has led to; 0: no way back leads to where there is a choice."""
        last = len(self.history) - 1
        way = len(self.way_back)
        if self.by_hand:
            return min(1, way)
        return next((n for n in range(1, way + 1) if last + 1 - n not in self._followed), 0)

    @property
    def undo_events(self) -> tuple[Event, ...]:
        """What has happened in the last answer, which is taken back next."""
        return tuple(event for step in self.history[len(self.history) - self.undo_steps :] for event in step.events)

    @property
    def followed(self) -> tuple[Event, ...]:
        """What has come with the last answer."""
        first = len(self.history)
        while first - 1 in self._followed:
            first -= 1
        return tuple(event for step in self.history[first:] for event in step.events)

    def undo_answer(self) -> None:
        """Take back the last answer with all that it has led to; only while there are ``undo_steps``."""
        for _ in range(self.undo_steps):
            self.take_back()

    def redo_answer(self) -> tuple[Event, ...]:
        """Do again what was taken back last, with all that it had led to."""
        events = self.do_again()
        while self.undone and not self.by_hand and len(self.history) in self._followed:
            events += self.do_again()
        return events
