"""A saved game as the list shows it, without playing it again."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

from attrs import evolve, field, frozen

from dune_desktop.files.disk import reason
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record import BadRecord, Record
from dune_desktop.records.record_text import load

#: Seconds after which a file that is written again has another moment on every disk.
_SETTLES: Final = 2.0


@frozen
class SavedGame:
    """A game in the list. ``trouble``: why it can't be read; then nothing else is known of it."""

    id: str
    path: Path
    #: When it was written last.
    saved: datetime
    edition: str = ""
    seats: tuple[SeatSetup, ...] = ()
    leaders: tuple[str, ...] = ()
    title: str = ""
    started: str = ""
    round: int = 0
    scores: tuple[int, ...] = ()
    finished: bool = False
    #: As in ``engine.setup.Setup``.
    mode: str = ""
    level: str = ""
    expansions: tuple[str, ...] = field(default=(), kw_only=True)
    trouble: str = field(default="", kw_only=True)
    #: Of the file, in bytes.
    size: int = field(default=0, kw_only=True)
    #: How many actions have been taken.
    actions: int = field(default=0, kw_only=True)
    #: It did not begin with the setup but in a position, so it can't be compared with others.
    placed: bool = field(default=False, kw_only=True)
    #: Another copy of the program is playing it.
    locked: bool = field(default=False, kw_only=True)
    #: When it was deleted, if it was; and that it was not a person who did that.
    deleted: datetime | None = field(default=None, kw_only=True)
    made_room: bool = field(default=False, kw_only=True)
    #: Orders games, whatever the clock says: the higher, the later it was written.
    moment: int = field(default=0, kw_only=True)


def past(seconds: float) -> datetime:
    """Return the moment, or now if it is in the future: a clock that has gone back leaves such files."""
    return datetime.fromtimestamp(max(0.0, min(seconds, time.time())), UTC)


def look(path: Path, game: str) -> SavedGame:
    """Read what a file tells of its game, unless it can't have changed since last time. Raises FileNotFoundError."""
    try:
        found = os.stat(path, follow_symlinks=False)
    except FileNotFoundError:
        raise
    except OSError as error:
        return SavedGame(game, path, datetime.fromtimestamp(0, UTC), trouble=f"{path}: can't be read: {reason(error)}")
    saved = SavedGame(game, path, past(found.st_mtime), size=found.st_size, moment=found.st_mtime_ns)
    settled = 0 < found.st_mtime < time.time() - _SETTLES
    try:
        return (_read if settled else _read.__wrapped__)(saved, found.st_ino)
    except BadRecord as error:
        return evolve(saved, trouble=str(error))


@lru_cache(maxsize=1 << 14)  # a smaller one than the folder would be of no use at all: it is read in order
def _read(saved: SavedGame, _: int) -> SavedGame:
    """Read the file; it is known by its size, moment and number."""
    return described(saved, load(saved.path, follow=False))


def described(saved: SavedGame, record: Record) -> SavedGame:
    """Add what its record tells of the game."""
    setup, table = record.setup, record.table
    saved = evolve(
        saved, edition=record.edition, leaders=tuple(leader or "" for leader in setup.leaders),
        mode=setup.mode, level=setup.level, expansions=setup.expansions, actions=len(record.actions),
        placed=record.position is not None,
    )  # fmt: skip
    if table is None:
        return evolve(saved, round=len(record.rounds))
    return evolve(
        saved, seats=table.seats, title=table.title, started=table.started,
        round=table.round, scores=table.scores, finished=table.finished,
    )  # fmt: skip
