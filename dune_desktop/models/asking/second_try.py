"""A decision of a finished game that somebody makes once more: what is answered now, and what is to be said of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.actions import Action
from dune_desktop.models.game.controller import GameController
from dune_desktop.reviews.findings import Finding

#: What the answer was: the best one that is known, the same as in the game, another one. Or there is none yet.
BEST, SAME, OTHER, OPEN = "best", "same", "other", "open"
#: What holds the others back: nothing goes on.
_HOLD = "second try"


class SecondTry(QObject):
    """Follows the game that begins where the decision was."""

    #: It was answered, or the answer was taken back.
    changed = Signal()

    def __init__(self, finding: Finding, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.finding = finding
        self._controller, self._before = controller, len(controller.history)
        #: What was better is told without an answer.
        self.told = False
        controller.opponents.hold(True, _HOLD)
        controller.shown.connect(self.changed)

    @property
    def answer(self) -> Action | None:
        """What was answered first."""
        later = self._controller.history[self._before :]
        return later[0].action if later else None

    @property
    def state(self) -> str:
        verdict, answer = self.finding.verdict, self.answer
        assert verdict is not None
        assert verdict.better is not None
        if answer is None:
            return OPEN
        return BEST if answer == verdict.better.action else SAME if answer == verdict.taken.action else OTHER

    def tell(self) -> None:
        """Tell what was better, whether there is an answer or not."""
        self.told = True
        self.changed.emit()
