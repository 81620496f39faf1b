"""Where the files of a game lie: its record, the states before it, its picture. What was deleted lies likewise."""

from __future__ import annotations

import errno
import os
import re
import secrets
import struct
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from attrs import frozen

from dune_desktop.files.disk import UNFINISHED, make_folder, read_start, write_whole

#: Ends the name of a game in the folder of games, and of one that was exported.
SUFFIX: Final = ".json"
EXPORTED: Final = ".dune"
#: How many older states of a game are kept.
OLDER_KEPT: Final = 5

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,80}\Z")
_NO_ID: Final = re.compile(r"[^A-Za-z0-9_-]+")
#: Letters of an id that leave room for a number.
_LIKE: Final = 70
_BEGAN: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{6}\Z")
#: Names that are no files on Windows, whatever follows the dot.
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)\d)\Z", re.IGNORECASE)
_OLDER, _PICTURES, _PICTURE = "older", "pictures", ".png"
_STATE: Final = re.compile(r"(?P<game>[^.]+)\.(?P<rounds>\d{1,3})\.json\Z")
#: Of a picture: bytes, and pixels on each side.
_MOST_BYTES, _MOST_PIXELS = 4_000_000, 4096
_PNG: Final = b"\x89PNG\r\n\x1a\n"
#: Bytes in which a PNG tells how wide and how high it is.
_START: Final = 24


class Unlisted(Exception):
    """Nobody can tell which games there are: one line that names the folder."""


def new_id() -> str:
    """For a game that begins now: the day, and enough chance to be the only one."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def began_here(game: str) -> bool:
    """Whether it was begun by this program: what comes from elsewhere is called otherwise."""
    return bool(_BEGAN.match(game))


def is_id(word: str) -> bool:
    """Whether a game may be called that: it becomes the name of a file, on every system."""
    return bool(_ID.match(word)) and not _DEVICES.match(word)


@frozen
class GameFiles:
    """A folder with games, and beside them what belongs to each."""

    folder: Path

    # ------------------------------------------------------------ names

    def record(self, game: str) -> Path:
        """The file of a game. Raises ValueError for what can be no game."""
        if not is_id(game):
            raise ValueError(f"{game!r} is not the id of a game")
        return self.folder / f"{game}{SUFFIX}"

    def picture_file(self, game: str) -> Path:
        """Where the picture of a game is, if it has one."""
        return self.folder / _PICTURES / f"{self.record(game).stem}{_PICTURE}"

    def lock(self, game: str) -> Path:
        """What is locked while a game is played."""
        return self.folder / f".{self.record(game).stem}.lock"

    def records(self) -> Iterator[Path]:
        """The files of all games."""
        try:
            paths = sorted(self.folder.glob(f"[!.]*{SUFFIX}"))
        except OSError:
            return
        yield from (path for path in paths if is_id(path.stem))

    def strangers(self) -> Iterator[Path]:
        """Files that may hold games, under names that no game has; a link holds nothing itself."""
        games = set(self.records())
        with suppress(OSError):
            for path in (self.folder / name for name in sorted(self.contents()) if not name.startswith(".")):
                if path.suffix.lower() in (SUFFIX, EXPORTED) and path not in games and not path.is_symlink():
                    yield path

    def has(self, path: Path) -> bool:
        """Whether the file lies in this folder, whichever way one comes to it."""
        try:
            return path.parent.samefile(self.folder)
        except (OSError, ValueError):  # one of them is not there, or is called as no folder can be
            return False

    def contents(self) -> list[str]:
        """What lies in the folder; nothing if there is none yet. Raises OSError."""
        try:
            os.stat(os.path.join(self.folder, os.curdir))  # to list it is not enough, if what it lists can't be read
            return os.listdir(self.folder)
        except FileNotFoundError:
            if any(path.is_symlink() and not path.exists() for path in (self.folder, *self.folder.parents)):
                raise OSError(errno.ENODEV, "is a link to what is not there") from None
            return []

    def id_like(self, name: str) -> str:
        """An id like this name that no game has; one that says that the game was not begun here."""
        game = _NO_ID.sub("-", name).strip("-_")[:_LIKE]
        game = game if is_id(game) else new_id()
        return self.free_id(game) if began_here(game) or self.belongings(game) else game

    def free_id(self, game: str) -> str:
        """An id like this one that no game has, nor what was left of one."""
        number = 2
        while self.belongings(f"{game[:_LIKE]}-{number}"):
            number += 1
        return f"{game[:_LIKE]}-{number}"

    # ------------------------------------------------------------ older states

    def older(self, game: str) -> list[tuple[int, Path]]:
        """After how many rounds, and where; the latest first."""
        self.record(game)
        room = self.folder / _OLDER
        found = [(match, name) for name in entries(room) if (match := _STATE.match(name)) and match["game"] == game]
        return sorted(((int(match["rounds"]), room / name) for match, name in found), reverse=True)

    def keep_older(self, game: str, rounds: int, content: bytes) -> None:
        """The state that is about to be replaced, after so many rounds. Raises OSError."""
        path = self.room(_OLDER) / f"{game}.{rounds}{SUFFIX}"
        write_whole(path, content)
        for _, old in self.older(game)[OLDER_KEPT:]:
            old.unlink(missing_ok=True)

    # ------------------------------------------------------------ pictures

    def keep_picture(self, game: str, content: bytes) -> None:
        """Raises OSError."""
        self.room(_PICTURES)
        write_whole(self.picture_file(game), content)

    def picture(self, game: str) -> Path | None:
        """The picture of a game, if there is one that can be shown."""
        path = self.picture_file(game)
        if path.parent.is_symlink():
            return None
        try:
            start, size = read_start(path, _START)
        except OSError:
            return None
        return path if _is_picture(start, size) else None

    def room(self, name: str) -> Path:
        """A folder beside the games: a real one, and no link to somewhere else. Raises OSError."""
        room = self.folder / name
        make_folder(room)
        if room.is_symlink():
            raise OSError(errno.ELOOP, "is a link")
        return room

    # ------------------------------------------------------------ all of a game

    def belongings(self, game: str) -> list[Path]:
        """Every file of a game that is there, its record last."""
        beside = [*(path for _, path in self.older(game)), self.picture_file(game)]
        return [path for path in (*beside, self.record(game)) if os.path.lexists(path)]

    def clear_unfinished(self, game: str) -> None:
        """Away with what a program that was killed has left half written."""
        for folder in (self.folder, self.folder / _OLDER, self.folder / _PICTURES):
            for name in entries(folder):
                if name.startswith(f".{game}.") and name.endswith(UNFINISHED):
                    with suppress(OSError):
                        os.unlink(folder / name)


def entries(room: Path) -> list[str]:
    """What is in a folder, if it is there and no link to somewhere else."""
    try:
        return [] if room.is_symlink() else os.listdir(room)
    except OSError:
        return []


def is_picture(content: bytes) -> bool:
    """A PNG that is no larger than a picture of the table would be."""
    return _is_picture(content[:_START], len(content))


def _is_picture(start: bytes, size: int) -> bool:
    if size > _MOST_BYTES or not start.startswith(_PNG) or len(start) < _START:
        return False
    sides: tuple[int, int] = struct.unpack(">II", start[16:])
    return all(0 < side <= _MOST_PIXELS for side in sides)
