"""A file of statistics of an older version becomes one of this version: what was counted stays."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path
from typing import Final

from attrs import frozen

from dune_desktop.records.game_folder import GameFolder
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record_text import load
from dune_desktop.statistics.summary import FIRST_WITH_MARKS, GameSummary, SeatSummary, mark_of, plain_mark
from dune_desktop.statistics.tables import (
    VERSION,
    Row,
    columns,
    create,
    insert,
    rows,
    schema,
    stamp,
    table,
    transaction,
)

_log = logging.getLogger(__name__)
_FIRST: Final = 1
_GAME, _SEAT = columns(GameSummary, FIRST_WITH_MARKS), columns(SeatSummary, FIRST_WITH_MARKS)
_TEXT, _NUMBER = _GAME["game"], _GAME["rounds"]
#: Version 1 knew games by the names of their files.
_FIRST_SCHEMA: Final = (
    table("game", "id", {"id": _TEXT, **{name: kind for name, kind in _GAME.items() if name != "game"}}),
    table("seat", "game, seat", {"game": _TEXT, "seat": _NUMBER, **_SEAT}),
    table(
        "card",
        "game, seat, kind, card",
        {"game": _TEXT, "kind": _TEXT, "card": _TEXT, "seat": _NUMBER, "times": _NUMBER},
    ),
    table("seen", "game", {"game": _TEXT}),
)
#: What files of each version have in them, and nothing besides.
SCHEMAS: Final = {
    _FIRST: _FIRST_SCHEMA,
    **{version: schema(version) for version in range(FIRST_WITH_MARKS, VERSION + 1)},
}
_TABLES: Final = ("game", "seat", "card", "seen")


@frozen
class _StoredGame:
    """What lies in a file now. ``plain``: the mark that version 1 would have given it."""

    stamp: str
    mark: str
    plain: str


def upgrade(db: sqlite3.Connection, version: int, folder: Path) -> None:
    """Do all of it or nothing. Games whose records are still in the folder are counted again when it is caught up."""
    with transaction(db):
        if db.execute("PRAGMA user_version").fetchone() != (version,):
            return  # another copy of the program was quicker
        found = {name: rows(db, name) for name in _TABLES}
        for name in _TABLES:
            db.execute(f"DROP TABLE {name}")
        create(db)
        if version == _FIRST:
            found, version = _by_marks(found, folder), FIRST_WITH_MARKS
        if version < VERSION:  # what is new is not known of them
            counted = {game["mark"] for game in found["game"]}
            found["seen"] = [seen for seen in found["seen"] if seen["mark"] not in counted]
        for name in _TABLES:
            insert(db, name, found[name])


# ---------------------------------------------------------------- from version 1


def _by_marks(found: dict[str, list[Row]], folder: Path) -> dict[str, list[Row]]:
    """The same rows, with marks. A game that was counted by several names is counted once: by the first of them."""
    paths = {path.stem: path for path in GameFolder(folder).records()}
    counted = {game.pop("id"): game for game in found["game"]}
    seen = []
    for name in sorted(counted.keys() | {row["game"] for row in found["seen"]}):
        seen += _seen(name, counted.get(name), _look(paths[name]) if name in paths else None)
    first = {row["mark"]: row["file"] for row in reversed(seen) if row["file"] in counted}
    once = {name: mark for mark, name in first.items()}
    return {
        "game": [{**counted[name], "game": name, "mark": mark} for name, mark in once.items()],
        "seat": [{"mark": once[row.pop("game")], **row} for row in found["seat"] if row["game"] in once],
        "card": [{"mark": once[row.pop("game")], **row} for row in found["card"] if row["game"] in once],
        "seen": seen,
    }


def _look(path: Path) -> _StoredGame | None:
    """None where there is none, or none that can be played: no record keeps the others from being known again."""
    try:
        there = os.stat(path, follow_symlinks=False)
        record = load(path, follow=False)
        return _StoredGame(stamp(there.st_size, there.st_mtime_ns), mark_of(record), plain_mark(record))
    except (BadRecord, OSError):
        return None
    except Exception:
        _log.exception("%s could not be looked at", path)
        return None


def _seen(name: str, counted: Row | None, there: _StoredGame | None) -> list[Row]:
    """Of a game that was ``counted``, another one may lie in its file now.

    What was seen without being counted was a copy, or was deleted from the statistics.
    """
    if there is not None and (counted is None or counted["mark"] == there.plain):
        return [{"mark": there.mark, "file": name, "stamp": there.stamp}]
    return [] if counted is None else [{"mark": counted["mark"], "file": name, "stamp": ""}]
