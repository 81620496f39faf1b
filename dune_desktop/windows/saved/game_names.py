"""Names of games that are made of others: no two are called the same."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from dune_desktop.records.game_info import LONGEST, GameInfo, SeatSetup
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.text.translating import Texts

SavedWords = Texts("SavedWords")


def called(table: GameInfo | None, seats: Iterable[SeatSetup]) -> str:
    """What a game is called from which another one is made: its own name, or who plays it."""
    return (table and table.title) or ", ".join(seat.name for seat in seats)


def apart(store: Store, text: str, game: str, **holes: int) -> str:
    """The text with the name of the game in it; with a number, too, if a saved game is called so."""
    taken: set[str] = set()
    with suppress(Unlisted):
        taken.update(saved.title for saved in store.saved())
    title = free = _filled(text, game, **holes)
    number = 1
    while free in taken:
        number += 1
        free = _filled(SavedWords.tr("{game} ({number})"), title, number=number)
    return free


def _filled(text: str, game: str, **holes: int) -> str:
    """A long name is cut, and not what tells the games apart."""
    room = LONGEST - len(text.format(game="", **holes))
    return text.format(game=game[:room].rstrip(), **holes)
