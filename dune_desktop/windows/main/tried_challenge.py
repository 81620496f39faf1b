"""The challenge on the table: it begins, is shown with its panel, and leads to the next one."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.bots.names import RANDOM
from dune_desktop.challenges.challenge import Challenge, challenges
from dune_desktop.records.record import Replayed
from dune_desktop.text.challenges import title
from dune_desktop.tours.beginning import placed

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


def begun(challenge: Challenge) -> Replayed:
    """A game that begins where the challenge does. The others have revealed; what they are asked goes by chance."""
    return placed(challenge.edition, challenge.position, RANDOM, title(challenge), person=challenge.seat)


class TriedChallenge(QObject):
    """Puts one challenge after the other on the table. They are not kept: only what was solved is."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def begin_called(self, name: str) -> None:
        """Put the one of this id on the table."""
        self.begin(self._all()[name])

    def _all(self) -> dict[str, Challenge]:
        """Those of the program, and after them those that people have made."""
        return challenges() | {one.id: one for one in self._window.pages.own.all()}

    def begin(self, challenge: Challenge, leads: bool = False) -> None:
        """Put it on the table; with its solution, if that is what one wants to see."""
        from dune_desktop.models.asking.attempt import Attempt
        from dune_desktop.windows.challenges.attempt_panel import AttemptPanel

        games = self._window.games
        games.play_unkept(begun(challenge))
        page = games.table
        assert page is not None
        attempt = Attempt(challenge, page.controller, page.answering, page)
        panel = AttemptPanel(attempt, self._window.look, page)
        panel.list_asked.connect(self.show_list)
        panel.again_asked.connect(lambda leads: self.begin(challenge, leads))
        panel.next_asked.connect(lambda: self._next(challenge))
        page.milestones.closed.connect(panel.take_home)
        attempt.solved.connect(lambda: self._keep(challenge))
        page.decision.coach.retire()  # what is open is the riddle
        page.stand_in(panel)
        if leads:
            attempt.lead()

    def show_list(self) -> None:
        """Show the list again; nothing stays of the game."""
        self._window.pages.show_challenges()
        self._window.games.leave()

    def _next(self, challenge: Challenge) -> None:
        """Begin the next one that is not solved; after the last one the first."""
        found = list(self._all().values())
        at = next((number for number, one in enumerate(found, 1) if one.id == challenge.id), 0)
        solved = self._window.settings.solved
        left = [one for one in (*found[at:], *found[:at]) if one.id not in solved and one.id != challenge.id]
        if left:
            self.begin(left[0])
        else:
            self.show_list()

    def _keep(self, challenge: Challenge) -> None:
        settings = self._window.settings
        if challenge.id not in settings.solved:
            settings.solved = (*settings.solved, challenge.id)
            self._window.save_settings()
