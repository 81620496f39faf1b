"""The tables of the statistics, and how a game goes into them and comes out again."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from dune_desktop.records.summary import Counted, GameSummary, SeatSummary

#: "Dune", so that a file of another program is not taken for ours.
MARK: Final = 0x44756E65
VERSION: Final = 1
#: The kinds of cards of a seat.
_KINDS: Final = ("bought", "deck", "intrigue")
_GAME: Final = ("id", "mark", "edition", "modules", "mode", "level", "variants", "started", "finished")
_GAME_NUMBERS: Final = ("rounds", "decisions", "whole")
_SEAT: Final = ("name", "bot", "leader")
_SEAT_NUMBERS: Final = ("score", "place", "conflicts")


def _table(name: str, texts: tuple[str, ...], numbers: tuple[str, ...], key: str) -> str:
    columns = [*(f"{one} TEXT NOT NULL" for one in texts), *(f"{one} INTEGER NOT NULL" for one in numbers)]
    return f"CREATE TABLE {name} ({', '.join(columns)}, PRIMARY KEY ({key})) WITHOUT ROWID"


#: Exactly as sqlite3 gives it back. Whatever game was ever ``seen`` does not come back by itself.
SCHEMA: Final = (
    _table("game", _GAME, _GAME_NUMBERS, "id"),
    _table("seat", ("game", *_SEAT), ("seat", *_SEAT_NUMBERS), "game, seat"),
    _table("card", ("game", "kind", "card"), ("seat", "times"), "game, seat, kind, card"),
    _table("seen", ("game",), (), "game"),
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


# ---------------------------------------------------------------- in


def write_game(db: sqlite3.Connection, summary: GameSummary) -> bool:
    """In the place of what was known of it; False for a copy of another game."""
    with transaction(db):
        db.execute("INSERT OR IGNORE INTO seen VALUES (?)", (summary.game,))
        if db.execute("SELECT 1 FROM game WHERE mark = ? AND id <> ?", (summary.mark, summary.game)).fetchone():
            return False
        for table, key in (("game", "id"), ("seat", "game"), ("card", "game")):
            db.execute(f"DELETE FROM {table} WHERE {key} = ?", (summary.game,))
        db.execute(f"INSERT INTO game VALUES ({_holes(_GAME + _GAME_NUMBERS)})", _game_row(summary))
        for number, seat in enumerate(summary.seats):
            row = (summary.game, *_values(seat, _SEAT), number, *_values(seat, _SEAT_NUMBERS))
            db.execute(f"INSERT INTO seat VALUES ({_holes(row)})", row)
            db.executemany("INSERT INTO card VALUES (?, ?, ?, ?, ?)", _card_rows(summary.game, number, seat))
    return True


def _holes(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def _values(of: object, names: tuple[str, ...]) -> Iterator[object]:
    return (getattr(of, name) for name in names)


def _game_row(summary: GameSummary) -> tuple[object, ...]:
    lists = {"modules": " ".join(summary.modules), "variants": " ".join(summary.variants)}
    rest = (lists.get(name, getattr(summary, name)) for name in (_GAME + _GAME_NUMBERS)[1:])
    return summary.game, *rest


def _card_rows(game: str, number: int, seat: SeatSummary) -> Iterator[tuple[object, ...]]:
    for kind in _KINDS:
        for card, times in getattr(seat, kind):
            yield game, kind, card, number, times


# ---------------------------------------------------------------- out


def read_games(db: sqlite3.Connection) -> tuple[GameSummary, ...]:
    """All games, the one that was begun first at the head. Raises Broken."""
    db.execute("BEGIN")  # all of the same moment
    cards: defaultdict[tuple[str, int, str], list[tuple[str, int]]] = defaultdict(list)
    for game, kind, card, number, times in db.execute("SELECT * FROM card ORDER BY game, seat, kind, card"):
        cards[game, number, kind].append((_text(card), _number(times)))
    seats: defaultdict[str, list[SeatSummary]] = defaultdict(list)
    for game, name, bot, leader, number, *numbers in db.execute("SELECT * FROM seat ORDER BY game, seat"):
        kept: list[Counted] = [tuple(cards[game, number, kind]) for kind in _KINDS]
        seats[game].append(_seat((name, bot, leader), numbers, kept))
    rows = [*db.execute("SELECT * FROM game")]
    db.execute("COMMIT")
    return tuple(sorted((_game(row, tuple(seats[row[0]])) for row in rows), key=_order))


def _order(game: GameSummary) -> tuple[str, str]:
    return game.started, game.game


def _seat(texts: Sequence[object], numbers: Sequence[object], cards: list[Counted]) -> SeatSummary:
    name, bot, leader = map(_text, texts)
    score, place, conflicts = map(_number, numbers)
    return SeatSummary(name, bot, leader, score, place, conflicts, *cards)


def _game(row: Sequence[object], seats: tuple[SeatSummary, ...]) -> GameSummary:
    game, mark, edition, modules, mode, level, variants, started, finished = map(_text, row[:9])
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
