"""Records come to their places in the folder; what this program has not left there itself is kept aside."""

from __future__ import annotations

import errno
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from dune_desktop.files.disk import read_whole, write_whole
from dune_desktop.records.game_files import GameFiles
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record_text import MOST_BYTES, loads

#: Nanoseconds between two games when the clock has gone back: as fine as the coarsest file system.
_TICK: Final = 2_000_000_000
#: No game is from a later time, in nanoseconds; and what refuses to read without anything being wrong with the file.
_LATEST: Final = 1 << 62
_BUSY: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EINTR, errno.EAGAIN)
#: In the record of a game in which nobody has decided anything.
_BARE: Final = b'"actions":[]'


class SafeWriting:
    """Knows what it has left in the folder."""

    def __init__(self, shelf: GameFiles, news: list[str]) -> None:
        self._shelf, self._news = shelf, news
        #: How the file of a game was when it was last read to be played, or written.
        self.known: dict[str, bytes] = {}

    def put(self, game: str, data: bytes) -> bool:
        """Write the record of a game; whether that game has just come to the folder, or was bare. Raises OSError."""
        path = self._shelf.record(game)
        there = _content(path)
        aside = self._make_way(game, there, data)
        try:
            write_whole(path, data, self.stamp(game), aside)
        except OSError:
            if _content(path) == data:  # it has come there, but may not stay
                self._placed(game, data, there, aside)
            raise
        self._placed(game, data, there, aside)
        return there is None or aside is not None or _BARE in there

    def _make_way(self, game: str, there: bytes | None, data: bytes) -> Path | None:
        """The name for what is kept aside; the state at the end of a round is kept too."""
        known = self.known.get(game)
        if there is not None and there not in (known, data):
            return self._shelf.record(self._shelf.free_id(game))
        if there is not None and known == there and (rounds := _rounds(there)) < _rounds(data):
            with suppress(OSError):  # the new state matters more
                self._shelf.keep_older(game, rounds, there)
        return None

    def _placed(self, game: str, data: bytes, there: bytes | None, aside: Path | None) -> None:
        self.known[game] = data
        if there is not None and aside is not None:
            self._news.append(f"{self._shelf.record(game)}: {_happened(there)} is kept as {aside.name}")

    def stamp(self, game: str) -> int | None:
        """The moment that is later than that of every other game, if the clock says another."""
        others = [moment(path) for path in self._shelf.records() if path.stem != game]
        newest = max((one for one in others if one < _LATEST), default=0)
        return newest + _TICK if newest >= time.time_ns() else None


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


def _happened(there: bytes) -> str:
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


def moment(path: Path) -> int:
    """When a file was written last, in nanoseconds; 0: there is none."""
    try:
        return os.stat(path, follow_symlinks=False).st_mtime_ns
    except OSError:
        return 0
