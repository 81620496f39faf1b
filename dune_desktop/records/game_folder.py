"""The files in the folder of games: what they are called, and how a record is written without overwriting others."""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from dune_desktop.files.disk import UNFINISHED, expect_place, make_folder, read_whole, write_whole
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
_OLDER, _PICTURES, _PICTURE, _REVIEWS = "older", "pictures", ".png", "reviews"
_STATE: Final = re.compile(r"(?P<game>[^.]+)\.(?P<rounds>\d{1,3})\.json\Z")
#: Nanoseconds between two games when the clock has gone back: as fine as the coarsest file system.
_TICK: Final = 2_000_000_000
#: No game is from a later time, in nanoseconds.
_LATEST: Final = 1 << 62
#: What the system says when it can't read now, although nothing is wrong with the file.
_BUSY: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EINTR, errno.EAGAIN)
#: In the record of a game in which nobody has decided anything.
_BARE: Final = b'"actions":[]'


def new_id() -> str:
    """Make an id for a game that begins now, of the time and enough chance to be the only one."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def began_here(game: str) -> bool:
    """Tell whether this program began the game: those from elsewhere get other ids."""
    return bool(_BEGAN.match(game))


def is_id(word: str) -> bool:
    """Tell whether a game may have this id, which becomes the name of a file on every system."""
    return bool(_ID.match(word)) and not _DEVICES.match(word)


class GameFolder:
    """A folder with records and what belongs to them. It remembers what this program has written or read there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: How the file of a game was when it was last read to be played, or written.
        self.known: dict[str, bytes] = {}
        #: What has happened to files: a sentence each.
        self.news: list[str] = []

    # ------------------------------------------------------------ names

    def record(self, game: str) -> Path:
        """Return the file of a game. Raises ValueError for what is no id."""
        if not is_id(game):
            raise ValueError(f"{game!r} is not the id of a game")
        return self.folder / f"{game}{SUFFIX}"

    def lock(self, game: str) -> Path:
        """Return the file that is locked while a game is played."""
        return self.folder / f".{self.record(game).stem}.lock"

    def records(self) -> Iterator[Path]:
        """List the files of all games."""
        with suppress(OSError):
            yield from (path for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}")) if is_id(path.stem))

    def strangers(self) -> Iterator[Path]:
        """List files that may hold games although they are not named like one. Links are left out."""
        games = set(self.records())
        with suppress(OSError):
            for path in (self.folder / name for name in sorted(self.contents()) if not name.startswith(".")):
                if path.suffix.lower() in (SUFFIX, EXPORTED) and path not in games and not path.is_symlink():
                    yield path

    def contents(self) -> list[str]:
        """List the names of all files in the folder, none if there is no folder yet. Raises OSError."""
        try:
            os.stat(os.path.join(self.folder, os.curdir))  # to list it is not enough, if what it lists can't be read
            return os.listdir(self.folder)
        except OSError as error:
            expect_place(self.folder)
            if isinstance(error, FileNotFoundError):
                return []
            raise

    def id_like(self, name: str) -> str:
        """Make an id from a name. No game has it yet, and it does not look as if the game had begun here."""
        game = _NO_ID.sub("-", name).strip("-_")[:_LIKE]
        game = game if is_id(game) else new_id()
        return self.free_id(game) if began_here(game) or self.belongings(game) else game

    def free_id(self, game: str) -> str:
        """Make an id from another by a number; neither a game has it nor files that one has left."""
        number = 2
        while self.belongings(f"{game[:_LIKE]}-{number}"):
            number += 1
        return f"{game[:_LIKE]}-{number}"

    # ------------------------------------------------------------ records

    def put(self, game: str, data: bytes) -> bool:
        """Write the record of a game. Returns whether it is new in the folder, or nothing had been decided in it.

        A file that the program has not left like that gets another name; a state of an earlier round is kept.
        Raises OSError.
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
        """Return a moment after that of every other game if the clock has gone back, else nothing."""
        others = [moment(path) for path in self.records() if path.stem != game]
        newest = max((one for one in others if one < _LATEST), default=0)
        return newest + _TICK if newest >= time.time_ns() else None

    def older(self, game: str) -> list[Path]:
        """List its states at the end of earlier rounds, the latest first. Raises ValueError for what is no id."""
        self.record(game)
        room = self.folder / _OLDER
        found = [(match, name) for name in entries(room) if (match := _STATE.match(name)) and match["game"] == game]
        states = sorted(((int(match["rounds"]), room / name) for match, name in found), reverse=True)
        return [path for _, path in states]

    def _keep_older(self, game: str, there: bytes, data: bytes) -> None:
        """Keep the state that is about to be replaced if a round has ended since."""
        rounds = _rounds(there)
        if rounds < _rounds(data):
            with suppress(OSError):  # the new state matters more
                write_whole(self.subfolder(_OLDER) / f"{game}.{rounds}{SUFFIX}", there)
                for old in self.older(game)[OLDER_KEPT:]:
                    old.unlink(missing_ok=True)

    # ------------------------------------------------------------ reviews

    def _review_file(self, game: str) -> Path:
        return self.folder / _REVIEWS / f"{self.record(game).stem}{SUFFIX}"

    def keep_review(self, game: str, content: bytes) -> None:
        """Write what was found when the game was looked through. Raises OSError."""
        self.subfolder(_REVIEWS)
        write_whole(self._review_file(game), content)

    def review(self, game: str) -> bytes | None:
        """Read what was found, if there is something of a size that this can have."""
        path = self._review_file(game)
        with suppress(OSError):
            if not path.parent.is_symlink():
                return read_whole(path, MOST_BYTES, follow=False)
        return None

    # ------------------------------------------------------------ all of a game

    def subfolder(self, name: str) -> Path:
        """Make a folder beside the games. Raises OSError, also if it is a link to somewhere else."""
        room = self.folder / name
        make_folder(room)
        if room.is_symlink():
            raise OSError(errno.ELOOP, "is a link")
        return room

    def belongings(self, game: str) -> list[Path]:
        """List all files of a game that are there, its record last."""
        # Programs before this one kept a picture of its table.
        picture = self.folder / _PICTURES / f"{self.record(game).stem}{_PICTURE}"
        paths = (*self.older(game), picture, self._review_file(game), self.record(game))
        return [path for path in paths if os.path.lexists(path)]

    def clear_unfinished(self, game: str) -> None:
        """Remove what a program that was killed has left half written."""
        for folder in (self.folder, *(self.folder / room for room in (_OLDER, _REVIEWS))):
            for name in entries(folder):
                if name.startswith(f".{game}.") and name.endswith(UNFINISHED):
                    with suppress(OSError):
                        os.unlink(folder / name)


def entries(room: Path) -> list[str]:
    """List the names of all files in a folder, none if it is not there or a link to somewhere else."""
    try:
        return [] if room.is_symlink() else os.listdir(room)
    except OSError:
        return []


def moment(path: Path) -> int:
    """Return when a file was written last, in nanoseconds, or 0 if there is none."""
    try:
        return os.stat(path, follow_symlinks=False).st_mtime_ns
    except OSError:
        return 0


def _content(path: Path) -> bytes | None:
    """Read a file: b'' if it can't be read, None if it is not there. Raises OSError if it may be readable soon."""
    try:
        return read_whole(path, MOST_BYTES, follow=False)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        if error.errno in _BUSY:
            raise
        return b""


def _what_happened(there: bytes) -> str:
    """Word what happened to a file that this program has not left like that."""
    try:
        loads(there.decode())
    except (UnicodeDecodeError, BadRecord):
        return "was damaged: what it held"
    return "was changed by another program: what it wrote"


def _rounds(data: bytes) -> int:
    """Count the rounds that have ended in a record."""
    try:
        return len(json.loads(data)["rounds"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return 0
