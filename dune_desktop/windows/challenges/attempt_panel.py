"""What a challenge wants, above the decision panel: the goal, the hint, the steps of the solution, and how it ended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.models.asking.attempt import MISSED, REACHED, TRIED, Attempt
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import goal, hint, title
from dune_desktop.windows.table.saying_panel import SayingPanel

#: How wide the buttons are: long words stand on those in the middle.
_SHARES: Final = (7.0, 9.0, 9.0, 7.0)


class AttemptPanel(SayingPanel):
    """Says one thing at a time; the goal can always be read in its tip."""

    list_asked = Signal()
    #: It is to begin anew; with whether the solution is to be shown.
    again_asked = Signal(bool)
    next_asked = Signal()

    def __init__(self, attempt: Attempt, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, _SHARES)
        self.attempt = attempt
        self.list, self.hint, self.solution, self.again = self.buttons
        self.list.clicked.connect(self.list_asked)
        self.hint.clicked.connect(self._hint_or_next)
        self.solution.clicked.connect(self._lead)
        self.again.clicked.connect(lambda: self.again_asked.emit(False))
        attempt.changed.connect(self.follow)
        self.follow()

    # ------------------------------------------------------------ saying

    def follow(self) -> None:
        """Say what there is to say now."""
        attempt = self.attempt
        over, aim = attempt.state != TRIED, goal(attempt.challenge)
        self.list.show_text(self.tr("List"), tip=self.tr("Back to the list of challenges"))
        self.hint.mean(over)
        self.hint.setEnabled(over or bool(hint(attempt.challenge)))
        self.solution.setEnabled(bool(attempt.challenge.solution))
        if over:
            tip = self.tr("The next challenge that is not solved yet")
            self.hint.show_text(self.tr("Next"), tip=tip, accent=attempt.state == REACHED)
        else:
            self.hint.show_text(self.tr("Goal") if attempt.hinted else self.tr("Hint"))
        leads = attempt.shown is not None
        self.solution.mean(leads)
        self.solution.show_text(
            self.tr("Do it") if leads else self.tr("Solution"),
            tip=self.tr("Take this step") if leads else self.tr("Show the solution step by step"),
            accent=leads,
        )
        self.again.show_text(
            self.tr("Again"), tip=self.tr("Begin the challenge anew"), accent=attempt.lost or attempt.state == MISSED
        )
        self.setToolTip(aim)
        self.say(self.sentence, title(attempt.challenge))

    @property
    def sentence(self) -> str:
        """What is said now."""
        attempt = self.attempt
        if attempt.state == REACHED and not attempt.leads:
            return self.tr("Solved! {goal}").format(goal=goal(attempt.challenge))
        if attempt.state == REACHED:
            return self.tr("That is the solution. Try it yourself, or go on to the next one.")
        if attempt.state == MISSED:
            return self.tr("Not this time: the round is over. Try again: {goal}").format(goal=goal(attempt.challenge))
        if attempt.lost:
            return self.tr("Nothing leads to the goal from here. Undo, or begin again.")
        if attempt.shown is not None:
            return self.tr("Step {number} of {steps}: {step}").format(
                number=attempt.number, steps=len(attempt.challenge.solution), step=attempt.words(attempt.shown)
            )
        if attempt.hinted:
            return hint(attempt.challenge)
        return goal(attempt.challenge)

    def _hint_or_next(self) -> None:
        if self.attempt.state == TRIED:
            self.attempt.give_hint()
        else:
            self.next_asked.emit()

    def _lead(self) -> None:
        if self.attempt.state != TRIED or not self.attempt.lead():
            self.again_asked.emit(True)

    def take_home(self) -> None:
        """Give the keyboard to what one wants once it is over; until then the question has it."""
        if self.attempt.state != TRIED:
            (self.again if self.attempt.state == MISSED else self.hint).setFocus()

    def retranslate(self) -> None:
        self.follow()
