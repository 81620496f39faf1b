"""Games that were deleted, or made room for others: the newest few, each in a folder with all that belongs to it."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import frozen

from dune_desktop.files.disk import move
from dune_desktop.files.locks import seize
from dune_desktop.records.game_folder import GameFolder, began_here, entries, is_id, moment
from dune_desktop.records.saved_game import look

#: How many games of each kind can be brought back: of those deleted, and of those that made room.
DELETED_KEPT: Final = 10
#: How many of the games that were begun here are kept, besides those that have a name.
KEPT: Final = 20
#: Games that a person has deleted, and those that made room for others: neither pushes the other out.
DELETED, SWEPT = "deleted", "swept"
#: Numbered in the order in which they were deleted, whatever the clock says.
_NAME: Final = re.compile(r"(?P<number>\d{1,9})\.(?P<game>[^.]+)\Z")


@frozen(order=True)
class DeletedGame:
    """A game that can be brought back, and the folder in which all of it lies."""

    number: int
    game: str
    folder: Path

    @property
    def place(self) -> str:
        """Return the name that ``restore`` knows it by; no game has such an id."""
        return f"{self.folder.parent.name}/{self.folder.name}"

    @property
    def made_room(self) -> bool:
        """Tell whether it made room for another game, instead of being deleted by a person."""
        return self.folder.parent.name == SWEPT

    @property
    def files(self) -> GameFolder:
        return GameFolder(self.folder)


def listed(games: GameFolder, room: str) -> list[DeletedGame]:
    """List the games that can be brought back, the newest first."""
    return [one for one in _numbered(games, room) if is_id(one.game) and os.path.lexists(one.files.record(one.game))]


def _numbered(games: GameFolder, room: str) -> list[DeletedGame]:
    folder = games.folder / room
    found = ((name, match) for name in entries(folder) if (match := _NAME.match(name)))
    deleted = (DeletedGame(int(match["number"]), match["game"], folder / name) for name, match in found)
    return sorted(deleted, reverse=True)


def put_away(games: GameFolder, game: str, room: str = DELETED, kept: int = DELETED_KEPT) -> str:
    """Move all that belongs to a game away. Returns its place, or nothing if there is no such game. Raises OSError.

    ``kept``: how many can be brought back then, if a person deletes more of them at once.
    """
    if not games.belongings(game):
        return ""
    number = 1 + max((one.number for one in _numbered(games, room)), default=0)
    gone = DeletedGame(number, game, games.subfolder(room) / f"{number:04}.{game}")
    gone.folder.mkdir()
    try:
        _move(_ways(games, game, gone.files, game)[::-1], gone.files)  # the record first: gone from the list at once
    except OSError:
        with suppress(OSError):
            gone.folder.rmdir()
        raise
    for old in _numbered(games, room)[max(kept, DELETED_KEPT) :]:
        shutil.rmtree(old.folder, ignore_errors=True)
    return gone.place


def bring_back(games: GameFolder, gone: DeletedGame) -> str:
    """Move a game back and return its id, which is another one if its own was taken meanwhile. Raises OSError."""
    game = gone.game
    ways = _ways(gone.files, game, games, game)
    if any(os.path.lexists(new) for _, new in ways):
        game = games.free_id(game)
        ways = _ways(gone.files, gone.game, games, game)
    _move(ways, games)
    shutil.rmtree(gone.folder, ignore_errors=True)
    return game


def _ways(here: GameFolder, game: str, there: GameFolder, other: str) -> list[tuple[Path, Path]]:
    """Pair the files of a game with where they go, the record last: so it is listed only when it is whole."""
    inner = [path.relative_to(here.folder) for path in here.belongings(game)]
    return [(here.folder / one, there.folder / one.parent / f"{other}{one.name.removeprefix(game)}") for one in inner]


def _move(ways: list[tuple[Path, Path]], there: GameFolder) -> None:
    """Move all of these files, or none if one can't be moved. Raises OSError."""
    moved: list[tuple[Path, Path]] = []
    try:
        for path, new in ways:
            if new.parent != there.folder:
                there.subfolder(new.parent.name)
            move(path, new)
            moved.append((path, new))
    except BaseException:
        for path, new in reversed(moved):
            with suppress(OSError):
                os.rename(new, path)
        raise


def make_room(games: GameFolder, comer: str, played: Container[str]) -> None:
    """Put one old game away for one that comes, and say so; games that are played or have a name stay."""
    for path in _spare(games, comer):
        lock = None if path.stem in played else seize(games.lock(path.stem))
        if lock is None:
            continue
        try:
            put_away(games, path.stem, SWEPT)
        except OSError:
            continue
        finally:
            lock.release()
        games.news.append("the oldest saved game without a name has made room for the new one")
        return


def _spare(games: GameFolder, comer: str) -> list[Path]:
    """List the games that can go: first those in which nothing was decided, then the oldest ones."""
    ours = [path for path in games.records() if began_here(path.stem) and path.stem != comer]
    if len(ours) < KEPT:
        return []
    looked = {path: look(path, path.stem) for path in ours}
    free = [path for path, saved in looked.items() if not (saved.trouble or saved.title)]
    return sorted(free, key=lambda path: (looked[path].actions > 0, moment(path)))[: max(0, len(free) + 1 - KEPT)]
