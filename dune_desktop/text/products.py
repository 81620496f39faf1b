"""What the products of a game say: a line for each room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from dune_desktop.engine.names import FACTIONS
from dune_desktop.text import base, choam, game, immortality, ix, uprising
from dune_desktop.text.by_kind import Untold
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text

ROOMS: Final[list[Room]] = [
    game.ROOM, base.ROOM, uprising.ROOM, uprising.WITH_BASE, choam.ROOM,
    ix.ROOM, ix.WITH_BASE, ix.WITH_UPRISING, ix.RIVALS_OF_UPRISING,
    immortality.ROOM, immortality.WITH_BASE, immortality.WITH_UPRISING, immortality.RIVALS_OF_UPRISING,
    immortality.WITH_IX, game.DECISIONS,
]  # fmt: skip


@contextmanager
def registered(room: Room) -> Iterator[None]:
    """Within it, what this room says is said, too."""
    ROOMS.append(room)
    rooms.cache_clear()
    try:
        yield
    finally:
        ROOMS.remove(room)
        rooms.cache_clear()


@cache
def rooms(products: tuple[str, ...]) -> tuple[Room, ...]:
    """Those of a game of these products, the one whose word counts most first; without products, all as they come."""
    if not products:
        return tuple(ROOMS)
    found = [room for room in ROOMS if set(room.products) <= set(products)]
    return tuple(sorted(found, key=lambda one: sorted(map(products.index, one.products), reverse=True), reverse=True))


def legend(products: tuple[str, ...] = ()) -> dict[Text, dict[str, Text]]:
    """The headings of the icons of a game of these products, each with its signs; without products, of all."""
    found: dict[Text, dict[str, Text]] = {}
    for room in ROOMS:
        if not products or set(room.products) <= set(products):
            for heading, signs in room.legend.items():
                found.setdefault(heading, {}).update(signs)
    return found


def terms() -> list[Text]:
    """What people call the things of all products."""
    return [term for room in ROOMS for term in room.terms]


def of_faction(form: str, faction: int, n: int = 0) -> str:
    """The sentence in this form that names the Faction: its room has one, as languages bend the name. Raises Untold."""
    for room in ROOMS:
        if form in room.factions.get(FACTIONS[faction], {}):
            return room.factions[FACTIONS[faction]][form](n)
    raise Untold(f"Faction {FACTIONS[faction]!r} has no form {form!r}: add it to the factions of its room in text/")
