"""Games that were deleted, the newest few of them: each on a shelf of its own, with all that belongs to it."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from dune_desktop.records.shelf import Shelf, entries

#: How many deleted games can be brought back.
DELETED_KEPT: Final = 10
_FOLDER: Final = "deleted"
#: Numbered in the order in which they were deleted, whatever the clock says.
_NAME: Final = re.compile(r"(?P<number>\d{1,9})\.(?P<game>[^.]+)\Z")


class Trash:
    """What was deleted from a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._folder = shelf.folder / _FOLDER

    def put(self, game: str) -> bool:
        """Move all that belongs to a game away; whether there was anything. Raises OSError."""
        belongings = self._shelf.belongings(game)
        if not belongings:
            return False
        number = 1 + max((number for number, _, _ in self._deleted()), default=0)
        place = self._shelf.room(_FOLDER) / f"{number:04}.{game}"
        place.mkdir()
        _move(reversed(belongings), self._shelf, Shelf(place))  # the game is gone from the list at once
        self._forget_oldest()
        return True

    def take_back(self, game: str) -> None:
        """Bring back what was deleted last under this id. Raises OSError."""
        place = next((place for _, name, place in self._deleted() if name == game), None)
        if place is None:
            raise FileNotFoundError(2, "no such file", str(self._folder / game))
        if os.path.lexists(self._shelf.record(game)):
            raise FileExistsError(17, "is there again", str(self._shelf.record(game)))
        deleted = Shelf(place)
        _move(deleted.belongings(game), deleted, self._shelf)  # in the list when all of it is there
        shutil.rmtree(place, ignore_errors=True)

    def _forget_oldest(self) -> None:
        for _, _, place in self._deleted()[DELETED_KEPT:]:
            shutil.rmtree(place, ignore_errors=True)

    def _deleted(self) -> list[tuple[int, str, Path]]:
        """Number, id and folder of each, the newest first."""
        return sorted(self._found(), reverse=True)

    def _found(self) -> Iterator[tuple[int, str, Path]]:
        for name in entries(self._folder):
            match = _NAME.match(name)
            if match:
                yield int(match["number"]), match["game"], self._folder / name


def _move(paths: Iterable[Path], here: Shelf, there: Shelf) -> None:
    for path in paths:
        inner = path.relative_to(here.folder)
        if len(inner.parts) > 1:
            there.room(inner.parts[0])
        os.rename(path, there.folder / inner)
