"""The tables of the statistics, and how a game goes into them and comes out again."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from attrs import frozen

from dune_desktop.statistics.summary import Counted, GameSummary, SeatSummary

#: "Dune", so that a file of another program is not taken for ours.
MARK: Final = 0x44756E65
VERSION: Final = 2
#: The kinds of cards of a seat.
_KINDS: Final = ("bought", "deck", "intrigue")
_GAME: Final = ("mark", "game", "edition", "modules", "mode", "level", "variants", "started", "finished")
_GAME_NUMBERS: Final = ("rounds", "decisions", "whole")
_SEAT: Final = ("name", "bot", "leader")
_SEAT_NUMBERS: Final = ("score", "place", "conflicts")


def _table(name: str, texts: tuple[str, ...], numbers: tuple[str, ...], key: str) -> str:
    columns = [*(f"{one} TEXT NOT NULL" for one in texts), *(f"{one} INTEGER NOT NULL" for one in numbers)]
    return f"CREATE TABLE {name} ({', '.join(columns)}, PRIMARY KEY ({key})) WITHOUT ROWID"


#: Exactly as sqlite3 gives it back. Whatever game was ever ``seen`` does not come back by itself; the stamp of its file
#: says whether there is another game in it now.
SCHEMA: Final = (
    _table("game", _GAME, _GAME_NUMBERS, "mark"),
    _table("seat", ("mark", *_SEAT), ("seat", *_SEAT_NUMBERS), "mark, seat"),
    _table("card", ("mark", "kind", "card"), ("seat", "times"), "mark, seat, kind, card"),
    _table("seen", ("mark", "file", "stamp"), (), "mark, file"),
)


class Broken(Exception):
    """The file is damaged, or none of ours."""


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def create(db: sqlite3.Connection) -> None:
    """The tables of a file that has none; within a transaction."""
    for statement in SCHEMA:
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {MARK}")
    db.execute(f"PRAGMA user_version = {VERSION}")


# ---------------------------------------------------------------- what was seen


@frozen
class Seen:
    """The marks of all games that were ever seen, and in which files, with their stamps."""

    marks: frozenset[str] = frozenset()
    files: frozenset[tuple[str, str]] = frozenset()


def read_seen(db: sqlite3.Connection) -> Seen:
    """All that was seen."""
    rows = db.execute("SELECT mark, file, stamp FROM seen").fetchall()
    return Seen(frozenset(mark for mark, _, _ in rows), frozenset((file, stamp) for _, file, stamp in rows))


def see(db: sqlite3.Connection, mark: str, file: str, seen: str) -> None:
    """A game lies in the file that has this stamp."""
    db.execute("INSERT OR REPLACE INTO seen VALUES (?, ?, ?)", (mark, file, seen))


def stamp(size: int, moment: int) -> str:
    """By which a file is known without being read."""
    return f"{size} {moment}"


# ---------------------------------------------------------------- in


def write_game(db: sqlite3.Connection, summary: GameSummary, seen: str) -> bool:
    """In the place of what was known of it; False for a copy of a game that was counted by another name."""
    with transaction(db):
        see(db, summary.mark, summary.game, seen)
        if db.execute("SELECT 1 FROM game WHERE mark = ? AND game <> ?", (summary.mark, summary.game)).fetchone():
            return False
        for table in ("game", "seat", "card"):
            db.execute(f"DELETE FROM {table} WHERE mark = ?", (summary.mark,))
        insert(db, "game", [_game_row(summary)])
        for number, seat in enumerate(summary.seats):
            insert(db, "seat", [(summary.mark, *_values(seat, _SEAT), number, *_values(seat, _SEAT_NUMBERS))])
            insert(db, "card", _card_rows(summary.mark, number, seat))
    return True


def insert(db: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]) -> None:
    """The rows as they are."""
    for row in rows:
        db.execute(f"INSERT INTO {table} VALUES ({_holes(row)})", row)


def _holes(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def _values(of: object, names: tuple[str, ...]) -> Iterator[object]:
    return (getattr(of, name) for name in names)


def _game_row(summary: GameSummary) -> tuple[object, ...]:
    lists = {"modules": " ".join(summary.modules), "variants": " ".join(summary.variants)}
    return tuple(lists.get(name, getattr(summary, name)) for name in (*_GAME, *_GAME_NUMBERS))


def _card_rows(mark: str, number: int, seat: SeatSummary) -> Iterator[tuple[object, ...]]:
    for kind in _KINDS:
        for card, times in getattr(seat, kind):
            yield mark, kind, card, number, times


# ---------------------------------------------------------------- out


def read_games(db: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games, the one that was begun first at the head. Raises Broken."""
    db.execute("BEGIN")  # all of the same moment
    cards: defaultdict[tuple[str, int, str], list[tuple[str, int]]] = defaultdict(list)
    for mark, kind, card, number, times in db.execute("SELECT * FROM card ORDER BY mark, seat, kind, card"):
        cards[mark, number, kind].append((_text(card), _number(times)))
    seats: defaultdict[str, list[SeatSummary]] = defaultdict(list)
    for mark, name, bot, leader, number, *numbers in db.execute("SELECT * FROM seat ORDER BY mark, seat"):
        kept: list[Counted] = [tuple(cards[mark, number, kind]) for kind in _KINDS]
        seats[mark].append(_seat((name, bot, leader), numbers, kept))
    rows = [*db.execute("SELECT * FROM game")]
    db.execute("COMMIT")
    return tuple(sorted((_game(row, tuple(seats[row[0]])) for row in rows), key=_order))


def _order(game: GameSummary) -> tuple[str, str, str]:
    return game.started, game.game, game.mark


def _seat(texts: Sequence[object], numbers: Sequence[object], cards: list[Counted]) -> SeatSummary:
    name, bot, leader = map(_text, texts)
    score, place, conflicts = map(_number, numbers)
    return SeatSummary(name, bot, leader, score, place, conflicts, *cards)


def _game(row: Sequence[object], seats: tuple[SeatSummary, ...]) -> GameSummary:
    mark, game, edition, modules, mode, level, variants, started, finished = map(_text, row[:9])
    rounds, decisions, whole = map(_number, row[9:])
    if not seats:
        raise Broken
    return GameSummary(
        game, mark, edition, tuple(modules.split()), mode, level, tuple(variants.split()), started, finished,
        rounds, decisions, seats, bool(whole),
    )  # fmt: skip


def _text(value: object) -> str:
    if type(value) is not str:
        raise Broken
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise Broken
    return value
