"""A file of statistics of version 1, which knew games by their files, becomes one that knows them by their marks."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from dune_desktop.records.game_files import GameFiles
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record_text import load
from dune_desktop.statistics.summary import mark_of, plain_mark
from dune_desktop.statistics.tables import create, insert, see, stamp, transaction

_log = logging.getLogger(__name__)
FIRST: Final = 1
FIRST_SCHEMA: Final = (
    (
        "CREATE TABLE game (id TEXT NOT NULL, mark TEXT NOT NULL, edition TEXT NOT NULL, modules TEXT NOT NULL, "
        "mode TEXT NOT NULL, level TEXT NOT NULL, variants TEXT NOT NULL, started TEXT NOT NULL, "
        "finished TEXT NOT NULL, rounds INTEGER NOT NULL, decisions INTEGER NOT NULL, "
        "whole INTEGER NOT NULL, PRIMARY KEY (id)) WITHOUT ROWID"
    ),
    (
        "CREATE TABLE seat (game TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL, leader TEXT NOT NULL, "
        "seat INTEGER NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL, conflicts INTEGER NOT NULL, "
        "PRIMARY KEY (game, seat)) WITHOUT ROWID"
    ),
    (
        "CREATE TABLE card (game TEXT NOT NULL, kind TEXT NOT NULL, card TEXT NOT NULL, seat INTEGER NOT NULL, "
        "times INTEGER NOT NULL, PRIMARY KEY (game, seat, kind, card)) WITHOUT ROWID"
    ),
    "CREATE TABLE seen (game TEXT NOT NULL, PRIMARY KEY (game)) WITHOUT ROWID",
)
_Rows = list[tuple[Any, ...]]


@frozen
class _StoredGame:
    """What lies in a file now. ``plain``: the mark that version 1 would have given it."""

    stamp: str
    mark: str
    plain: str


def upgrade(db: sqlite3.Connection, folder: Path) -> None:
    """All of it or nothing: what was counted stays, whether its record is still in the folder or not."""
    with transaction(db):
        if db.execute("PRAGMA user_version").fetchone() != (FIRST,):
            return  # another copy of the program was quicker
        games, seats, cards, seen = (
            db.execute(f"SELECT * FROM {table}").fetchall() for table in ("game", "seat", "card", "seen")
        )
        for table in ("game", "seat", "card", "seen"):
            db.execute(f"DROP TABLE {table}")
        create(db)
        paths = {path.stem: path for path in GameFiles(folder).records()}
        found = {file: there for (file,) in seen if file in paths and (there := _look(paths[file])) is not None}
        marks = {file: _mark(plain, found.get(file)) for file, plain, *_ in games}
        _fill(db, marks, games, seats, cards)
        _see(db, marks, found)


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


def _mark(plain: str, there: _StoredGame | None) -> str:
    """Of a game that was counted; another one may lie in its file now."""
    return there.mark if there is not None and there.plain == plain else plain


def _fill(db: sqlite3.Connection, marks: dict[str, str], games: _Rows, seats: _Rows, cards: _Rows) -> None:
    """One that was counted by several names is counted once: by the first of them."""
    files: dict[str, str] = {}
    for file in sorted(marks):
        files.setdefault(marks[file], file)
    once = {file: mark for mark, file in files.items()}
    insert(db, "game", [(once[file], file, *rest) for file, _, *rest in games if file in once])
    for table, rows in (("seat", seats), ("card", cards)):
        insert(db, table, [(once[file], *rest) for file, *rest in rows if file in once])


def _see(db: sqlite3.Connection, marks: dict[str, str], found: dict[str, _StoredGame]) -> None:
    """What was seen without being counted was a copy, or was deleted from the statistics."""
    for file in marks.keys() | found.keys():
        there = found.get(file)
        mark = marks[file] if file in marks else found[file].mark
        see(db, mark, file, there.stamp if there is not None and there.mark == mark else "")
