"""Games that make room for new ones."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Final

from dune_desktop.files.locks import seize
from dune_desktop.records.deleted_games import SWEPT, DeletedGames
from dune_desktop.records.game_files import GameFiles, began_here
from dune_desktop.records.safe_writing import moment
from dune_desktop.records.saved_game import look

#: How many of the games that were begun here are kept, besides those that have a name.
KEPT: Final = 20


class MakingRoom:
    """One game goes for one that comes. None goes without a word, and who has a name or came from elsewhere stays."""

    def __init__(self, shelf: GameFiles, news: list[str]) -> None:
        self._shelf, self._news = shelf, news
        #: Those that have gone.
        self.swept = DeletedGames(shelf, SWEPT)
        #: For these one has gone: whose first decision is taken back and done again comes only once.
        self._welcome: set[str] = set()

    def make_room(self, comer: str, played: Container[str]) -> None:
        """For a game that comes: one that is not among the last goes, unless it is played here."""
        if comer in self._welcome:
            return
        self._welcome.add(comer)
        for path in self._spare(comer):
            if path.stem not in played and self._sweep(path):
                return

    def _spare(self, comer: str) -> list[Path]:
        """Those in which nothing was decided before the oldest; what can't be read or has a name is none of them."""
        ours = [path for path in self._shelf.records() if began_here(path.stem) and path.stem != comer]
        if len(ours) < KEPT:
            return []
        looked = {path: look(path, path.stem) for path in ours}
        free = [path for path, saved in looked.items() if not (saved.trouble or saved.title)]
        return sorted(free, key=lambda path: (looked[path].actions > 0, moment(path)))[: max(0, len(free) + 1 - KEPT)]

    def _sweep(self, path: Path) -> bool:
        """Whether it goes: what is played elsewhere stays."""
        lock = seize(self._shelf.lock(path.stem))
        if lock is None:
            return False
        try:
            self.swept.put(path.stem)
        except OSError:
            return False
        finally:
            lock.release()
        self._news.append("the oldest saved game without a name has made room for the new one")
        return True
