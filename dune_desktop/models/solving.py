"""A solution is looked for by another process, while somebody waits no longer than a minute."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.challenges import SOLVE
from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.challenge_text import dumps, leads_there, level_of
from dune_desktop.challenges.worker import AT_RANDOM, MOST_STATES
from dune_desktop.engine.actions import Action
from dune_desktop.engine.errors import GameError
from dune_desktop.models.processes import Errand, again

_log = logging.getLogger(__name__)

#: Milliseconds for which it is looked at the longest.
PATIENCE: Final = 60_000
#: So much of the bar is for ways by chance: of what comes then, nobody knows how much it is.
_CHANCE: Final = 0.2


class Solving(QObject):
    """Looks for the solution of one challenge at a time."""

    #: More was found out, or it has ended.
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = again(SOLVE)
        self._errand: Errand | None = None
        #: What is looked at, with the best solution so far.
        self.challenge: Challenge | None = None
        #: It has come to nothing: the process has ended before it was done.
        self.failed = False
        #: All that can be done was tried.
        self.done = False
        self.part = 0.0
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self.stop)

    @property
    def busy(self) -> bool:
        return self._errand is not None

    @property
    def solved(self) -> Challenge | None:
        """The challenge with its solution, if there is one."""
        return self.challenge if self.challenge is not None and self.challenge.solution else None

    def start(self, challenge: Challenge) -> None:
        """Look for its solution, and for that of no other one any more."""
        self.forget()
        self.challenge = challenge
        self._errand = Errand(self._command, dumps(challenge), self)
        self._errand.said.connect(self._understand)
        self._errand.ended.connect(self._ended)
        self._patience.start()
        self.changed.emit()

    def stop(self) -> None:
        """Look no further; what was found stays."""
        self._patience.stop()
        if self._errand is not None:
            self._errand.end()
            self._errand = None
            self.changed.emit()

    def forget(self) -> None:
        """Look for nothing, and have found nothing."""
        self.stop()
        self.challenge, self.failed, self.done, self.part = None, False, False, 0.0
        self.changed.emit()

    def _ended(self, _errand: object) -> None:
        self.failed = not self.done
        self.stop()

    def _understand(self, line: str) -> None:
        try:
            self._take(json.loads(line))
        except (ValueError, TypeError, KeyError, GameError):
            _log.exception("a process that looks for a solution writes something else")
            assert self._errand is not None
            self._errand.break_off()
            return
        self.changed.emit()

    def _take(self, told: dict[str, Any]) -> None:
        challenge = self.challenge
        assert challenge is not None
        assert challenge.made is not None
        if "tries" in told:
            self.part = _CHANCE * told["tries"] / AT_RANDOM
        if "states" in told:
            self.part = _CHANCE + (1 - _CHANCE) * told["states"] / MOST_STATES
        if "way" in told:
            solution = tuple(map(Action.parse, told["way"]))
            found = evolve(challenge, solution=solution, level=level_of(solution))
            if not leads_there(found):
                raise ValueError("its way leads elsewhere")
            challenge = evolve(found, made=evolve(challenge.made, sure=told["sure"]))
        if "ways" in told:
            self.done = self.done or "way" not in told
            assert challenge.made is not None
            made = evolve(challenge.made, ways=min(told["ways"], 999), every=told["every"])
            self.challenge = evolve(challenge, made=made)
