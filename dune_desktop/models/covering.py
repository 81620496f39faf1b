"""Whose view is shown when several people share a screen."""

from __future__ import annotations

from dune_desktop.engine.names import NOBODY, WATCHER, Seat

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
        """This seat is asked now. A bot or nobody: who looked last goes on looking while the round lasts."""
        if round_ != self._round:
            self._round = round_
            self._begin_round()
        if asked not in self.humans:
            self.waiting = NOBODY
            return
        if asked == self.looker:
            return
        if self.cover == OPEN or (self.cover == ASK and round_ == self._open_round):
            self.looker, self.waiting = asked, NOBODY
        else:
            self.looker, self.waiting = WATCHER, asked

    def _begin_round(self) -> None:
        """Everybody is at the screen to see how the last one ended: nobody's new hand lies open meanwhile."""
        if len(self.humans) > 1 and self.cover != OPEN:
            self.looker = WATCHER

    def uncover(self, round_: int, leave_open: bool) -> None:
        """Who is waited for is here."""
        self.looker, self.waiting = self.waiting, NOBODY
        if leave_open and self.cover == ASK:
            self._open_round = round_
