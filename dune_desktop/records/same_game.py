"""Whether two records are of one game: dealt alike, begun at the same moment, and one is further on."""

from __future__ import annotations

from dune_desktop.engine.setup import Setup
from dune_desktop.records.record import Record
from dune_desktop.records.saved_game import SavedGame


def may_hold(saved: SavedGame, record: Record) -> bool:
    """Whether it is worth reading: the game may be the one of the record, and have come as far."""
    alike = (saved.edition, saved.started) == (record.edition, _started(record))
    return alike and not saved.trouble and saved.actions >= len(record.actions)


def holds(game: Record, record: Record, setup: Setup) -> bool:
    """The game has everything that was decided in the record, which was dealt as in this setup."""
    alike = (game.edition, _started(game)) == (record.edition, _started(record))
    return alike and game.setup in (record.setup, setup) and game.actions[: len(record.actions)] == record.actions


def _started(record: Record) -> str:
    return record.table.started if record.table is not None else ""
