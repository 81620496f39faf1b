"""The tables of a file of statistics: their columns are the fields of ``summary``, a row is a dictionary."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from attrs import fields, frozen, resolve_types
from cattrs import Converter

from dune_desktop.files.strict_json import take_as_they_are
from dune_desktop.statistics.summary import Counted, GameSummary, SeatSummary, since

#: "Dune", so that a file of another program is not taken for ours.
MARK: Final = 0x44756E65
Row = dict[str, Any]
_TEXT, _NUMBER, _PERHAPS = "TEXT NOT NULL", "INTEGER NOT NULL", "INTEGER"
#: How each kind of field stands in a column; ids stand side by side, parted by blanks.
_COLUMNS: Final = {str: _TEXT, tuple[str, ...]: _TEXT, int: _NUMBER, bool: _NUMBER, int | None: _PERHAPS}
_FIELDS: Final[dict[type[Any], Any]] = {of: fields(resolve_types(of)) for of in (GameSummary, SeatSummary)}
#: The latest that any field asks for.
VERSION: Final = max(since(one) for found in _FIELDS.values() for one in found)
#: The kinds of cards of a seat.
_CARDS: Final = tuple(one.name for one in _FIELDS[SeatSummary] if one.type == Counted)


class Broken(Exception):
    """The file is damaged, or none of ours."""


# ---------------------------------------------------------------- the tables


def columns(of: type[Any], version: int = VERSION) -> dict[str, str]:
    """The columns of a summary in files of this version."""
    return {one.name: _COLUMNS[one.type] for one in _FIELDS[of] if one.type in _COLUMNS and since(one) <= version}


def table(name: str, key: str, columns: dict[str, str]) -> str:
    """The statement for a table, exactly as sqlite3 gives it back: texts stand first."""
    texts_first = sorted(columns.items(), key=lambda column: column[1] != _TEXT)
    inside = ", ".join(f"{column} {kind}" for column, kind in texts_first)
    return f"CREATE TABLE {name} ({inside}, PRIMARY KEY ({key})) WITHOUT ROWID"


def schema(version: int = VERSION) -> tuple[str, ...]:
    """All tables. Whatever game was ever ``seen`` does not come back by itself.

    The stamp of its file says whether there is another game in it now.
    """
    card = {"mark": _TEXT, "kind": _TEXT, "card": _TEXT, "seat": _NUMBER, "times": _NUMBER}
    return (
        table("game", "mark", columns(GameSummary, version)),
        table("seat", "mark, seat", {"mark": _TEXT, "seat": _NUMBER, **columns(SeatSummary, version)}),
        table("card", "mark, seat, kind, card", card),
        table("seen", "mark, file", {"mark": _TEXT, "file": _TEXT, "stamp": _TEXT}),
    )


def create(db: sqlite3.Connection) -> None:
    """Make the tables of a file that has none; within a transaction."""
    for statement in schema():
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {MARK}")
    db.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Do all that is within, or nothing of it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def rows(db: sqlite3.Connection, name: str) -> list[Row]:
    """All rows of a table, in the order of its key."""
    found = db.execute(f"SELECT * FROM {name}")
    names = [column for column, *_ in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def insert(db: sqlite3.Connection, name: str, rows: Iterable[Row]) -> None:
    """Write rows; one of the same key is replaced."""
    for row in rows:
        holes = ", ".join(f":{column}" for column in row)
        db.execute(f"INSERT OR REPLACE INTO {name} ({', '.join(row)}) VALUES ({holes})", row)


# ---------------------------------------------------------------- what was seen


@frozen
class Seen:
    """The marks of all games that were ever seen, and in which files, with their stamps."""

    marks: frozenset[str] = frozenset()
    files: frozenset[tuple[str, str]] = frozenset()


def read_seen(db: sqlite3.Connection) -> Seen:
    found = rows(db, "seen")
    return Seen(frozenset(row["mark"] for row in found), frozenset((row["file"], row["stamp"]) for row in found))


def see(db: sqlite3.Connection, mark: str, file: str, stamp: str) -> None:
    """Remember that a game lies in the file that has this stamp."""
    insert(db, "seen", [{"mark": mark, "file": file, "stamp": stamp}])


def stamp(size: int, moment: int) -> str:
    """What a file is known by without being read."""
    return f"{size} {moment}"


# ---------------------------------------------------------------- games


def write_game(db: sqlite3.Connection, summary: GameSummary, seen: str) -> bool:
    """Write it in the place of what was known of it; False for a copy of a game that was counted by another name."""
    key = {"mark": summary.mark}
    with transaction(db):
        see(db, summary.mark, summary.game, seen)
        if db.execute("SELECT 1 FROM game WHERE mark = ? AND game <> ?", (summary.mark, summary.game)).fetchone():
            return False
        for name in ("game", "seat", "card"):
            db.execute(f"DELETE FROM {name} WHERE mark = :mark", key)
        insert(db, "game", [_row(summary)])
        for number, seat in enumerate(summary.seats):
            insert(db, "seat", [{**key, "seat": number, **_row(seat)}])
            insert(db, "card", ({**key, "seat": number, **card} for card in _cards(seat)))
    return True


def _row(summary: GameSummary | SeatSummary) -> Row:
    values = ((column, getattr(summary, column)) for column in columns(type(summary)))
    return {column: " ".join(value) if isinstance(value, tuple) else value for column, value in values}


def _cards(seat: SeatSummary) -> Iterator[Row]:
    for kind in _CARDS:
        for card, times in getattr(seat, kind):
            yield {"kind": kind, "card": card, "times": times}


def read_games(db: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games, the one that was begun first at the head. Raises Broken."""
    db.execute("BEGIN")  # all of the same moment
    games, seats, cards = (rows(db, name) for name in ("game", "seat", "card"))
    db.execute("COMMIT")
    by_seat: defaultdict[tuple[str, int], Row] = defaultdict(lambda: {kind: [] for kind in _CARDS})
    by_game: defaultdict[str, list[Row]] = defaultdict(list)
    try:
        for card in cards:
            by_seat[card["mark"], card["seat"]][card["kind"]].append((card["card"], card["times"]))
        for seat in seats:
            by_game[seat["mark"]].append(seat | by_seat[seat["mark"], seat["seat"]])
        found = [_CONVERTER.structure({**game, "seats": by_game[game["mark"]]}, GameSummary) for game in games]
    except (KeyError, TypeError) as error:
        raise Broken from error
    if not all(game.seats for game in found):
        raise Broken
    return tuple(sorted(found, key=lambda game: (game.started, game.game, game.mark)))


_CONVERTER: Final = Converter(detailed_validation=False)
take_as_they_are(_CONVERTER)
_CONVERTER.register_structure_hook(bool, lambda value, _: bool(_CONVERTER.structure(value, int)))
_CONVERTER.register_structure_hook_func(
    lambda kind: kind == tuple[str, ...], lambda value, _: tuple(_CONVERTER.structure(value, str).split())
)
