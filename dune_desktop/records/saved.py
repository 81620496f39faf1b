"""A saved game as the list shows it, without playing it again."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path

from attrs import evolve, field, frozen

from dune_desktop.records.record import BadRecord, load
from dune_desktop.records.table import SeatSetup


@frozen
class Saved:
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
    trouble: str = field(default="", kw_only=True)
    #: Of the file, in bytes.
    size: int = field(default=0, kw_only=True)
    #: How many actions have been taken.
    actions: int = field(default=0, kw_only=True)
    #: Of the table, if one was kept.
    picture: Path | None = field(default=None, kw_only=True)
    #: Another copy of the program is playing it.
    locked: bool = field(default=False, kw_only=True)
    #: Orders games, whatever the clock says: the higher, the later it was written.
    moment: int = field(default=0, kw_only=True)


def look(path: Path, game: str) -> Saved:
    """What a file tells of its game. Raises OSError when it is not there any more."""
    found = os.stat(path, follow_symlinks=False)
    # A clock that has gone back leaves games from the future; nobody wants to read that.
    saved_at = datetime.fromtimestamp(max(0.0, min(found.st_mtime, time.time())), UTC)
    saved = Saved(game, path, saved_at, size=found.st_size, moment=found.st_mtime_ns)
    try:
        record = load(path, follow=False)
    except BadRecord as error:
        return evolve(saved, trouble=str(error))
    setup, table = record.setup, record.table
    saved = evolve(
        saved, edition=record.edition, leaders=tuple(leader or "" for leader in setup.leaders),
        mode=setup.mode, level=setup.level, actions=len(record.actions),
    )  # fmt: skip
    if table is None:
        return evolve(saved, round=len(record.rounds))
    return evolve(
        saved, seats=table.seats, title=table.title, started=table.started,
        round=table.round, scores=table.scores, finished=table.finished,
    )  # fmt: skip
