"""Games that make room for new ones."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Final

from dune_desktop.records.locks import seize
from dune_desktop.records.placing import moment
from dune_desktop.records.saved import look
from dune_desktop.records.shelf import Shelf, began_here
from dune_desktop.records.trash import SWEPT, Trash

#: How many of the games that were begun here are kept, besides those that have a name.
KEPT: Final = 20


class Sweeping:
    """One game goes for one that comes. None goes without a word, and who has a name or came from elsewhere stays."""

    def __init__(self, shelf: Shelf, news: list[str]) -> None:
        self._shelf, self._news = shelf, news
        #: Those that have gone.
        self.swept = Trash(shelf, SWEPT)

    def make_room(self, played: Container[str]) -> None:
        """The oldest game that is not among the last, and not played here."""
        ours = [path for path in self._shelf.records() if began_here(path.stem)]
        for path in sorted(ours, key=moment)[:-KEPT]:
            if path.stem not in played and self._sweep(path):
                return

    def _sweep(self, path: Path) -> bool:
        """Whether it goes: what can't be read stays, and what is played elsewhere."""
        lock = seize(self._shelf.lock(path.stem))
        if lock is None:
            return False
        try:
            saved = look(path, path.stem)
            if saved.trouble or saved.title:
                return False
            self.swept.put(path.stem)
        except OSError:
            return False
        finally:
            lock.release()
        self._news.append("the oldest saved game without a name has made room for the new one")
        return True
