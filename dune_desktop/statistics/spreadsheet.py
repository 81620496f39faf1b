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
from collections.abc import Iterable
from operator import attrgetter
from typing import Final

from attrs import frozen

from dune_desktop.statistics.summary import Counted, GameSummary, SeatSummary

#: What stands in each.
COLUMNS: Final = {
    "game": "game.game", "started": "game.started", "finished": "game.finished", "edition": "game.edition",
    "modules": "game.modules", "mode": "game.mode", "level": "game.level", "variants": "game.variants",
    "rounds": "game.rounds", "decisions": "game.decisions",
    "seat": "number", "player": "seat.name", "played_by": "played_by", "leader": "seat.leader", "points": "seat.score",
    "conflicts_won": "seat.conflicts", "place": "seat.place",
    "cards_acquired": "seat.bought", "cards_at_the_end": "seat.deck", "intrigue_played": "seat.intrigue",
}  # fmt: skip
PERSON: Final = "person"
#: What begins a formula in some program or other; some skip blanks before it.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


@frozen
class _Line:
    """A seat of a game."""

    game: GameSummary
    number: int
    seat: SeatSummary

    @property
    def played_by(self) -> str:
        return self.seat.bot or PERSON


def table(games: Iterable[GameSummary], separator: str = ",") -> str:
    """Write all of it; ``separator`` is a semicolon where decimals have a comma."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for game in games:
        for number, seat in enumerate(game.seats, 1):
            line = _Line(game, number, seat)
            writer.writerow(_cell(attrgetter(value)(line)) for value in COLUMNS.values())
    return "\ufeff" + text.getvalue()


def _cell(value: str | int | tuple[str, ...] | Counted | None) -> str | int | None:
    if isinstance(value, tuple):
        value = " ".join(one if isinstance(one, str) else "{}*{}".format(*one) for one in value)
    return _harmless(value) if isinstance(value, str) else value


def _harmless(cell: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.lstrip(" \u00a0").startswith(_FORMULA) else cell
