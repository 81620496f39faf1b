"""Games that were deleted, the newest few of them: each on a shelf of its own, with all that belongs to it."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import frozen

from dune_desktop.files.disk import move
from dune_desktop.records.game_files import GameFiles, entries, is_id

#: How many deleted games can be brought back.
DELETED_KEPT: Final = 10
#: Of the games that a person has deleted, and of those that made room for others: neither pushes the other out.
DELETED, SWEPT = "deleted", "swept"
#: Numbered in the order in which they were deleted, whatever the clock says.
_NAME: Final = re.compile(r"(?P<number>\d{1,9})\.(?P<game>[^.]+)\Z")


@frozen(order=True)
class Gone:
    """A game that can be brought back."""

    number: int
    game: str
    folder: Path

    @property
    def place(self) -> str:
        """What it is called among all that can be brought back; no game is called so."""
        return f"{self.folder.parent.name}/{self.folder.name}"

    @property
    def shelf(self) -> GameFiles:
        """Where all that belongs to it lies."""
        return GameFiles(self.folder)

    @property
    def record(self) -> Path:
        """Its file."""
        return self.shelf.record(self.game)


class DeletedGames:
    """What was deleted from a shelf."""

    def __init__(self, shelf: GameFiles, folder: str = DELETED) -> None:
        self._shelf = shelf
        self._folder = shelf.folder / folder

    def put(self, game: str) -> str:
        """Move all that belongs to a game away; its place, or nothing if there was no such game. Raises OSError."""
        if not self._shelf.belongings(game):
            return ""
        number = 1 + max((one.number for one in self._deleted()), default=0)
        gone = Gone(number, game, self._shelf.room(self._folder.name) / f"{number:04}.{game}")
        gone.folder.mkdir()
        try:
            _move(reversed(_ways(self._shelf, game, gone.shelf, game)), gone.shelf)  # gone from the list at once
        except OSError:
            with suppress(OSError):
                gone.folder.rmdir()
            raise
        self._forget_oldest()
        return gone.place

    def take_back(self, game: str) -> str:
        """Bring back what has this place, or was deleted last under this id; under another if there is such a game.

        Raises OSError.
        """
        gone = next((one for one in self.gone() if game in (one.game, one.place)), None)
        if gone is None:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(self._folder / game))
        back = gone.game
        ways = _ways(gone.shelf, back, self._shelf, back)
        if any(os.path.lexists(new) for _, new in ways):
            back = self._shelf.free_id(back)
            ways = _ways(gone.shelf, gone.game, self._shelf, back)
        _move(ways, self._shelf)
        shutil.rmtree(gone.folder, ignore_errors=True)
        return back

    def gone(self) -> list[Gone]:
        """What can be brought back, the newest first."""
        return [one for one in self._deleted() if is_id(one.game) and os.path.lexists(one.record)]

    def _forget_oldest(self) -> None:
        for one in self._deleted()[DELETED_KEPT:]:
            shutil.rmtree(one.folder, ignore_errors=True)

    def _deleted(self) -> list[Gone]:
        """The newest first."""
        return sorted(self._found(), reverse=True)

    def _found(self) -> Iterator[Gone]:
        for name in entries(self._folder):
            match = _NAME.match(name)
            if match:
                yield Gone(int(match["number"]), match["game"], self._folder / name)


def _ways(here: GameFiles, game: str, there: GameFiles, other: str) -> list[tuple[Path, Path]]:
    """From where to where all that belongs to a game goes, its record last: then it is in the list as a whole."""
    inner = [path.relative_to(here.folder) for path in here.belongings(game)]
    return [(here.folder / one, there.folder / one.parent / f"{other}{one.name.removeprefix(game)}") for one in inner]


def _move(ways: Iterable[tuple[Path, Path]], there: GameFiles) -> None:
    """All of it, or nothing. Raises OSError."""
    moved: list[tuple[Path, Path]] = []
    try:
        for path, new in ways:
            if new.parent != there.folder:
                there.room(new.parent.name)
            move(path, new)
            moved.append((path, new))
    except BaseException:
        for path, new in reversed(moved):
            with suppress(OSError):
                os.rename(new, path)
        raise
