"""The statistics as a table for spreadsheets: UTF-8 with a mark of it, one line for each seat of each game.

The columns, in this order:

* ``game``, ``started``, ``finished``: the id of the game, and when it was begun and over (ISO 8601, or empty);
* ``edition``, ``modules`` (what has joined it), ``mode``, ``level``, ``variants``: as in its record, several parted by
  blanks; ``mode`` is empty for three or four players;
* ``rounds``, ``decisions``: of the whole game;
* ``seat``: from 1; ``player``: the name; ``played_by``: ``person``, or the name of the bot;
* ``leader``, ``points``, ``conflicts_won``; ``place``: as the game decided, 0 for a Rival that can't win;
* ``cards_acquired``, ``cards_at_the_end``, ``intrigue_played``: ``id*times``, parted by blanks.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Final

from dune_desktop.statistics.summary import Counted, GameSummary, SeatSummary

COLUMNS: Final = (
    "game", "started", "finished", "edition", "modules", "mode", "level", "variants", "rounds", "decisions",
    "seat", "player", "played_by", "leader", "points", "conflicts_won", "place",
    "cards_acquired", "cards_at_the_end", "intrigue_played",
)  # fmt: skip
PERSON: Final = "person"
#: What begins a formula in some program or other; some skip blanks before it.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def table(games: Iterable[GameSummary], separator: str = ",") -> str:
    """All of it; ``separator``: a semicolon where decimals have a comma."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for game in games:
        writer.writerows(_lines(game))
    return "\ufeff" + text.getvalue()


def _lines(game: GameSummary) -> Iterator[list[str | int]]:
    for number, seat in enumerate(game.seats, 1):
        yield [harmless(cell) if isinstance(cell, str) else cell for cell in _cells(game, number, seat)]


def _cells(game: GameSummary, number: int, seat: SeatSummary) -> tuple[str | int, ...]:
    return (
        game.game, game.started, game.finished, game.edition, " ".join(game.modules), game.mode, game.level,
        " ".join(game.variants), game.rounds, game.decisions,
        number, seat.name, seat.bot or PERSON, seat.leader, seat.score, seat.conflicts, seat.place,
        _listed(seat.bought), _listed(seat.deck), _listed(seat.intrigue),
    )  # fmt: skip


def _listed(cards: Counted) -> str:
    return " ".join(f"{card}*{times}" for card, times in cards)


def harmless(cell: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.lstrip(" \u00a0").startswith(_FORMULA) else cell
