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
        """This seat is asked now. A bot or nobody: between people, no hand lies open meanwhile."""
        if round_ != self._round:
            self._round = round_
            self._begin_round()
        if asked == self.looker:
            return
        if asked not in self.humans:
            self.waiting = NOBODY
            self._close()
        elif self._lies_open:
            self.looker, self.waiting = asked, NOBODY
        else:
            self.looker, self.waiting = WATCHER, asked

    @property
    def _lies_open(self) -> bool:
        """Nobody minds who sees which hand."""
        return len(self.humans) < 2 or self.cover == OPEN or (self.cover == ASK and self._round == self._open_round)

    def _close(self) -> None:
        """Whoever comes to the screen sees nobody's hand."""
        if not self._lies_open:
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
