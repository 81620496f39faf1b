"""Challenges of one's own: made of a moment of the game that is shown, or brought in as files."""

# What the first screen does not need is imported when it is first wanted.
# ruff: noqa: PLC0415
from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.challenge_text import BadChallenge
from dune_desktop.files.disk import reason
from dune_desktop.text.names import name
from dune_desktop.text.troubles import because, told

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.models.making import Occasion
    from dune_desktop.models.shown_game import ShownGame
    from dune_desktop.windows.challenges.make_sheet import MakingSheet
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.table.shown_page import ShownPage


class MakingChallenges(QObject):
    """It belongs to a window, whose list shows what was made."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.sheet: MakingSheet | None = None

    def ask(self) -> None:
        """Ask what the challenge is to be that begins where the game that is shown is."""
        page = self._window.games.shown()
        assert page is not None
        page.menu.close_sheet()
        moment = self._moment(page)
        if moment is None:
            self._window.answer(
                self.tr("A challenge begins in a turn or in Combat, and is for somebody who can still do something.")
            )
            return
        names = [seat.name for seat in page.controller.seats]
        title = self.tr("{leader}, round {round}")
        seat = moment.game.turn.seat if moment.game.turn.seat in moment.seats else moment.seats[0]
        leader = name("leader", moment.game.players[seat].leader.id, moment.game.edition.products)
        self._made(page).ask(moment, names, title.format(leader=leader, round=moment.game.round))

    def _moment(self, page: ShownPage) -> Occasion | None:
        from dune_desktop.models.game.replaying import ReplayController
        from dune_desktop.models.making import moment_of
        from dune_desktop.records.playback import Replay

        game = page.controller
        if isinstance(game, ReplayController):
            return moment_of(game.replay, game.position, _may_solve(game, game.finished, game.people))
        assert self._window.controller is not None
        replay = Replay(self._window.controller.record())
        people = [player.seat for player in replay.end.players if player.rival is None]
        return moment_of(replay, replay.last, _may_solve(game, replay.end.over, people))

    def _made(self, page: ShownPage) -> MakingSheet:
        """The sheet over this page."""
        from dune_desktop.windows.challenges.make_sheet import MakingSheet

        sheet = MakingSheet(self._window.look, self._window, page)
        sheet.made.connect(self._keep)
        sheet.closed.connect(sheet.deleteLater)
        self.sheet = sheet
        return sheet

    def _keep(self, challenge: Challenge) -> None:
        """Keep it, and show where it is to be found."""
        try:
            kept = self._window.pages.own.keep(challenge)
        except OSError as error:
            self._window.answer(self.tr("The challenge can't be saved: {reason}").format(reason=because(reason(error))))
            return
        assert self.sheet is not None
        self.sheet.close_sheet()
        page = self._window.pages.challenges
        self._window.visit(page)
        page.tell_kept(kept.id)

    # ------------------------------------------------------------ files

    def bring_in(self, paths: Iterable[str | Path]) -> None:
        """Take files over as challenges, and show the last of them; what is wrong with one is told."""
        for path in map(Path, paths):
            try:
                found = self._window.pages.own.bring_in(path)
            except BadChallenge as error:
                self._window.answer(told(str(error)))
            except OSError as error:
                self._window.answer(told(f"{path}: can't be saved: {reason(error)}"))
            else:
                self._show(found)

    def _show(self, challenge: Challenge) -> None:
        assert challenge.made is not None
        self._window.pages.show_challenges()
        self._window.pages.challenges.tell_brought(challenge.id, challenge.made.title)


def _may_solve(game: ShownGame, over: bool, people: Sequence[Seat]) -> Sequence[Seat]:
    """Whose cards those may see who make a challenge: while a game goes on, no more than they see now."""
    return people if over else [seat for seat in people if seat == game.looker]
