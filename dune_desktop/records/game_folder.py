"""The folder of games: what lies where in it, and how a record comes to its place. What was deleted lies likewise."""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dune_desktop.files.disk import UNFINISHED, make_folder, read_start, read_whole, write_whole
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record_text import MOST_BYTES, loads

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
PICTURE_START: Final = 24
#: Nanoseconds between two games when the clock has gone back: as fine as the coarsest file system.
_TICK: Final = 2_000_000_000
#: No game is from a later time, in nanoseconds.
_LATEST: Final = 1 << 62
#: What the system says when it can't read now, although nothing is wrong with the file.
_BUSY: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EINTR, errno.EAGAIN)
#: In the record of a game in which nobody has decided anything.
_BARE: Final = b'"actions":[]'


def new_id() -> str:
    """For a game that begins now: the day, and enough chance to be the only one."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def began_here(game: str) -> bool:
    """Whether it was begun by this program: what comes from elsewhere is called otherwise."""
    return bool(_BEGAN.match(game))


def is_id(word: str) -> bool:
    """Whether a game may be called that: it becomes the name of a file, on every system."""
    return bool(_ID.match(word)) and not _DEVICES.match(word)


class GameFolder:
    """A folder with records, and beside them what belongs to each; it knows what the program has left there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: How the file of a game was when it was last read to be played, or written.
        self.known: dict[str, bytes] = {}
        #: What has happened to files: a sentence each.
        self.news: list[str] = []

    # ------------------------------------------------------------ names

    def record(self, game: str) -> Path:
        """The file of a game. Raises ValueError for what can be no game."""
        if not is_id(game):
            raise ValueError(f"{game!r} is not the id of a game")
        return self.folder / f"{game}{SUFFIX}"

    def lock(self, game: str) -> Path:
        """What is locked while a game is played."""
        return self.folder / f".{self.record(game).stem}.lock"

    def records(self) -> Iterator[Path]:
        """The files of all games."""
        with suppress(OSError):
            yield from (path for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}")) if is_id(path.stem))

    def strangers(self) -> Iterator[Path]:
        """Files that may hold games, under names that no game has; a link holds nothing itself."""
        games = set(self.records())
        with suppress(OSError):
            for path in (self.folder / name for name in sorted(self.contents()) if not name.startswith(".")):
                if path.suffix.lower() in (SUFFIX, EXPORTED) and path not in games and not path.is_symlink():
                    yield path

    def contents(self) -> list[str]:
        """The names of all files in the folder; nothing if there is none yet. Raises OSError."""
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

    # ------------------------------------------------------------ records

    def put(self, game: str, data: bytes) -> bool:
        """Write the record of a game; whether that game has just come to the folder, or was bare.

        What the program has not left there like that is kept aside, a state of an earlier round too. Raises OSError.
        """
        path, known = self.record(game), self.known.get(game)
        there = _content(path)
        aside = None if there in (None, known, data) else self.record(self.free_id(game))
        if there is not None and there == known:
            self._keep_older(game, there, data)
        failed = None
        try:
            write_whole(path, data, self.stamp(game), aside)
        except OSError as error:
            if _content(path) != data:
                raise
            failed = error  # it has come there, but may not stay
        self.known[game] = data
        if aside is not None:
            self.news.append(f"{path}: {_what_happened(there or b'')} is kept as {aside.name}")
        if failed is not None:
            raise failed
        return there is None or aside is not None or _BARE in there

    def stamp(self, game: str) -> int | None:
        """The moment that is later than that of every other game, if the clock says another."""
        others = [moment(path) for path in self.records() if path.stem != game]
        newest = max((one for one in others if one < _LATEST), default=0)
        return newest + _TICK if newest >= time.time_ns() else None

    def older(self, game: str) -> list[Path]:
        """Its states at the end of earlier rounds, the latest first. Raises ValueError for what can be no game."""
        self.record(game)
        room = self.folder / _OLDER
        found = [(match, name) for name in entries(room) if (match := _STATE.match(name)) and match["game"] == game]
        states = sorted(((int(match["rounds"]), room / name) for match, name in found), reverse=True)
        return [path for _, path in states]

    def _keep_older(self, game: str, there: bytes, data: bytes) -> None:
        """What is about to be replaced, if a round has ended since."""
        rounds = _rounds(there)
        if rounds < _rounds(data):
            with suppress(OSError):  # the new state matters more
                write_whole(self.room(_OLDER) / f"{game}.{rounds}{SUFFIX}", there)
                for old in self.older(game)[OLDER_KEPT:]:
                    old.unlink(missing_ok=True)

    # ------------------------------------------------------------ pictures

    def _picture_file(self, game: str) -> Path:
        return self.folder / _PICTURES / f"{self.record(game).stem}{_PICTURE}"

    def keep_picture(self, game: str, content: bytes) -> None:
        """Raises OSError."""
        self.room(_PICTURES)
        write_whole(self._picture_file(game), content)

    def picture(self, game: str) -> Path | None:
        """The picture of a game, if there is one that can be shown."""
        path = self._picture_file(game)
        with suppress(OSError):
            if not path.parent.is_symlink() and is_picture(*read_start(path, PICTURE_START)):
                return path
        return None

    # ------------------------------------------------------------ all of a game

    def room(self, name: str) -> Path:
        """A folder beside the games: a real one, and no link to somewhere else. Raises OSError."""
        room = self.folder / name
        make_folder(room)
        if room.is_symlink():
            raise OSError(errno.ELOOP, "is a link")
        return room

    def belongings(self, game: str) -> list[Path]:
        """Every file of a game that is there, its record last."""
        paths = (*self.older(game), self._picture_file(game), self.record(game))
        return [path for path in paths if os.path.lexists(path)]

    def clear_unfinished(self, game: str) -> None:
        """Away with what a program that was killed has left half written."""
        for folder in (self.folder, self.folder / _OLDER, self.folder / _PICTURES):
            for name in entries(folder):
                if name.startswith(f".{game}.") and name.endswith(UNFINISHED):
                    with suppress(OSError):
                        os.unlink(folder / name)


def entries(room: Path) -> list[str]:
    """The names of all files in a folder, if it is there and no link to somewhere else."""
    try:
        return [] if room.is_symlink() else os.listdir(room)
    except OSError:
        return []


def moment(path: Path) -> int:
    """When a file was written last, in nanoseconds; 0: there is none."""
    try:
        return os.stat(path, follow_symlinks=False).st_mtime_ns
    except OSError:
        return 0


def is_picture(start: bytes, size: int) -> bool:
    """Whether a file of so many bytes that begins like this is a PNG no larger than a picture of the table."""
    if size > _MOST_BYTES or not start.startswith(_PNG) or len(start) < PICTURE_START:
        return False
    sides: tuple[int, int] = struct.unpack(">II", start[16:PICTURE_START])
    return all(0 < side <= _MOST_PIXELS for side in sides)


def _content(path: Path) -> bytes | None:
    """What lies there, as far as it can be read; None: no such file. Raises OSError if it may be read in a moment."""
    try:
        return read_whole(path, MOST_BYTES, follow=False)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        if error.errno in _BUSY:
            raise
        return b""


def _what_happened(there: bytes) -> str:
    """To a file that this program has not left like that."""
    try:
        loads(there.decode())
    except (UnicodeDecodeError, BadRecord):
        return "was damaged: what it held"
    return "was changed by another program: what it wrote"


def _rounds(data: bytes) -> int:
    """How many rounds have ended."""
    try:
        return len(json.loads(data)["rounds"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return 0
