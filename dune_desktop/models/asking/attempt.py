"""A challenge that is tried: whether its goal is reached, and its solution, shown step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.solving import Search, TooManyStates
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import START_STAGE
from dune_desktop.models.asking.told import told

if TYPE_CHECKING:
    from dune_desktop.models.asking.answering import Answering
    from dune_desktop.models.game.controller import GameController

#: It is tried; the goal was reached; the round was over before.
TRIED, REACHED, MISSED = "tried", "reached", "missed"
#: What holds the others back once the round is over: nobody wants to see the next one.
_HOLD: Final = "challenge"
#: So many states are tried at most, which nobody notices.
_MOST: Final = 250
#: What the table does by itself, or what can be taken back, leads nobody astray.
_HARMLESS: Final = ("do", "end", "pass", "done", "pick")


class Attempt(QObject):
    """Follows the game of a challenge."""

    #: The state, the step that is shown, or what is said is another.
    changed = Signal()
    #: The goal was reached without being shown how.
    solved = Signal()

    def __init__(
        self, challenge: Challenge, controller: GameController, answering: Answering, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.challenge = challenge
        self._controller, self.answering = controller, answering
        self.state = TRIED
        #: Nothing leads to the goal any more: it is found out before each turn, where there is little to try.
        self.lost = False
        #: The hint is read, and not the goal.
        self.hinted = False
        #: The solution is shown, from here on or since it began.
        self.leads = False
        controller.shown.connect(self._follow)

    # ------------------------------------------------------------ the solution

    @property
    def step(self) -> Action | None:
        """The next step of the solution; None: what was done leads elsewhere, or nothing is left to do."""
        decision, left = self._controller.game.decision, self._left()
        if not left or decision is None or decision.seat != self.challenge.seat or left[0] not in decision.options:
            return None
        return left[0]

    @property
    def number(self) -> int:
        """The number of that step, from 1."""
        return len(self.challenge.solution) - len(self._left()) + 1

    @property
    def shown(self) -> Action | None:
        """The step that is shown on the table."""
        return self.step if self.leads and self.state == TRIED else None

    def words(self, step: Action) -> str:
        """A step in the words of the list of choices."""
        return told(step, self.answering.ways_to(step))

    def _left(self) -> list[Action]:
        """What is left of the solution; nothing once something else was done."""
        left = list(self.challenge.solution)
        for one in self._controller.history:
            if one.action in left:
                left.remove(one.action)
            elif one.action is not None and one.seat == self.challenge.seat and one.action.verb not in _HARMLESS:
                return []
        return left

    def lead(self) -> bool:
        """Show the next step on the table, or take the one that is shown. False: it must begin anew for that."""
        step = self.step
        if step is None:
            return False
        if not self.leads:
            self.leads = True
            self._show()
        else:
            self._controller.act(step)
        return True

    def give_hint(self) -> None:
        """Give the hint, or take it away so that the goal is read again."""
        self.hinted = not self.hinted
        self.changed.emit()

    def _show(self) -> None:
        """What the next step needs is ringed."""
        step = self.shown
        way = () if step is None else self.answering.ways_to(step)
        self.answering.mean(tuple(choice.ref for choice in way))
        self.changed.emit()

    # ------------------------------------------------------------ following

    def _follow(self, *_: object) -> None:
        """Something was done, or taken back. What was reached once stays so."""
        view = self._controller.view
        over = self.challenge.is_over(view)
        happened = [event for step in self._controller.history for event in step.events]
        if self.state != REACHED and self.challenge.reached(view, happened):
            self.state = REACHED
            if not self.leads:
                self.solved.emit()
        elif self.state != REACHED:
            self.state = MISSED if over else TRIED
        self.lost = self.state == TRIED and not self.leads and self._is_lost()
        self._controller.opponents.hold(over, _HOLD)
        self._show()

    def _is_lost(self) -> bool:
        game = self._controller.game
        if game.decision is None or game.turn.stage != START_STAGE or not self._controller.recorder.actions:
            return False
        try:
            return not Search(self.challenge, _MOST).solutions(game)
        except TooManyStates:
            return False
