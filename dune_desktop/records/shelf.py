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

from dune_desktop.records.disk import UNFINISHED, read_whole, write_whole

#: Ends the name of a game in the folder of games, and of one that was exported.
SUFFIX: Final = ".json"
EXPORTED: Final = ".dune"
#: How many older states of a game are kept.
OLDER_KEPT: Final = 5

_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,80}\Z")
#: Names that are no files on Windows, whatever follows the dot.
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|(com|lpt)\d)\Z", re.IGNORECASE)
_OLDER, _PICTURES, _PICTURE = "older", "pictures", ".png"
_STATE: Final = re.compile(r"(?P<game>[^.]+)\.(?P<rounds>\d{1,3})\.json\Z")
#: Of a picture: bytes, and pixels on each side.
_MOST_BYTES, _MOST_PIXELS = 4_000_000, 4096
_PNG: Final = b"\x89PNG\r\n\x1a\n"


def new_id() -> str:
    """For a game that begins now: the day, and enough chance to be the only one."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"


def is_id(word: str) -> bool:
    """Whether a game may be called that: it becomes the name of a file, on every system."""
    return bool(_ID.match(word)) and not _DEVICES.match(word)


@frozen
class Shelf:
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

    def free_id(self, game: str) -> str:
        """An id like this one that no file has."""
        number = 2
        while os.path.lexists(self.record(f"{game[:70]}-{number}")):
            number += 1
        return f"{game[:70]}-{number}"

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
            content = read_whole(path, _MOST_BYTES, follow=False)
        except OSError:
            return None
        return path if is_picture(content) else None

    def room(self, name: str) -> Path:
        """A folder beside the games: a real one, and no link to somewhere else. Raises OSError."""
        room = self.folder / name
        room.mkdir(parents=True, exist_ok=True)
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
    if len(content) > _MOST_BYTES or not content.startswith(_PNG) or len(content) < 24:
        return False
    sides: tuple[int, int] = struct.unpack(">II", content[16:24])
    return all(0 < side <= _MOST_PIXELS for side in sides)
