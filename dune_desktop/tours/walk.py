"""At which step of a tour a game is: found from all that was done in it, so that no record has to say so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import Seat
from dune_desktop.tours.tour import LEARNER, Remark, Showing, Task, Tour, TourStep

#: Nothing that is still asked for can be done after these.
_ENDS: Final = ("end", "reveal", "pass")
_DEPLOYING: Final = {"deploy": 1, "take_back": -1}


class Walk:
    """Hears of one action after the other."""

    def __init__(self, tour: Tour, done: Iterable[tuple[Seat, Action]] = ()) -> None:
        self.tour = tour
        #: The step that is told now; the number of steps when all are over.
        self.step = 0
        #: How much of the script of this step is done.
        self.line = 0
        #: Somebody has done something else: from there on it is a game like any other.
        self.strayed = False
        #: How many actions there were, and by step, how many when it began.
        self.actions = 0
        self.began = {0: 0}
        self._answered: set[int] = set()
        self._troops = 0
        for seat, action in done:
            self.hear(seat, action)

    @property
    def over(self) -> bool:
        """All steps have been told."""
        return self.step >= len(self.tour.steps)

    @property
    def shown(self) -> bool:
        """Who plays at this step has done all of it."""
        step = self._at(self.step)
        return isinstance(step, Showing) and step.over(self.line)

    def wanted(self, task: Task, options: Iterable[Action]) -> Action | None:
        """What whoever learns is to do for this, of what is legal."""
        texts = (f"deploy {task.troops - self._troops}",) if task.troops else task.answers
        return next((action for action in map(Action.parse, texts) if action in options), None)

    def expected(self, seat: Seat, options: Iterable[Action]) -> Action | None:
        """What this seat is to do now, of what is legal; None where the tour does not say."""
        found = None if self.strayed else self._show_of(seat)
        if found is None:
            return None
        _, show, line = found
        return next((action for _, action in show.following(line) if action in options), None)

    # ------------------------------------------------------------ following

    def hear(self, seat: Seat, action: Action) -> None:
        """This was done."""
        if not self.strayed and not self.over:
            self.strayed = not (self._learns(action) if seat == LEARNER else self._plays(seat, action))
            if self.strayed:  # whatever would have come, begins before this
                self.began |= dict.fromkeys(range(self.step + 1, len(self.tour.steps)), self.actions)
        self.actions += 1

    def _at(self, number: int) -> TourStep | None:
        return self.tour.steps[number] if number < len(self.tour.steps) else None

    def _coming(self) -> Iterator[tuple[int, TourStep]]:
        """The steps that are not over yet; those that only tell something have been read by whoever goes on."""
        first = self.step + self.shown
        return enumerate(self.tour.steps[first:], first)

    # ------------------------------------------------------------ whoever learns

    def _learns(self, action: Action) -> bool:
        """Steps up to the next show can be done in any order, if only nothing else ends the turn before."""
        coming = takewhile(lambda one: not isinstance(one[1], Showing), self._coming())
        asks = [(number, step) for number, step in coming if isinstance(step, Task)]
        still = [(number, ask) for number, ask in asks if number not in self._answered]
        for number, ask in still:
            if ask.troops and action.verb in _DEPLOYING:
                self._deploy(number, ask, int(action.args[0]) * _DEPLOYING[action.verb])
                return True
            if action.text in ask.answers or action.verb in ask.answers:
                before = [one for one in still if one[0] < number]
                if action.verb in _ENDS:
                    if not all(one.optional for _, one in before):
                        return False
                    self._answered.update(number for number, _ in before)
                self._answer(number)
                return True
        return self._does_besides(action, {word for _, ask in asks for word in ask.free})

    def _deploy(self, number: int, ask: Task, troops: int) -> None:
        self._troops += troops
        if self._troops == ask.troops:
            self._troops = 0
            self._answer(number)

    def _does_besides(self, action: Action, free: set[str]) -> bool:
        """Effects without a choice come by themselves after an answer, and belong to it."""
        if action.verb == "do":
            self.began[self.step] = self.actions + 1
        return action.verb in free or action.text in free

    def _answer(self, number: int) -> None:
        self._answered.add(number)
        first = next(n for n, step in self._coming() if isinstance(step, Task))
        following = next(n for n in range(first, len(self.tour.steps) + 1) if n not in self._answered)
        self._turn_to(following, self.actions + 1)

    def _turn_to(self, number: int, actions: int) -> None:
        """This step begins after so many actions; those between were read before this one was taken."""
        if number > self.step:
            self.began |= dict.fromkeys(range(self.step + 1, number), self.actions)
            self.began[number] = actions
            self.step, self.line = number, 0

    # ------------------------------------------------------------ the others

    def _show_of(self, seat: Seat) -> tuple[int, Showing, int] | None:
        """What this seat plays now, and how much of it is done."""
        for number, step in self._coming():
            if isinstance(step, Showing) and step.seat == seat:
                return number, step, self.line if number == self.step else 0
            if not isinstance(step, Remark):
                break
        return None

    def _plays(self, seat: Seat, action: Action) -> bool:
        found = self._show_of(seat)
        if found is None:
            return False
        number, show, line = found
        done = next((done for done, one in show.following(line) if one == action), None)
        if done is None:
            return False
        self._turn_to(number, self.actions)
        self.line = done
        if show.over(done) and not show.id:  # of it nothing is to be read
            self._turn_to(number + 1, self.actions + 1)
        return True
