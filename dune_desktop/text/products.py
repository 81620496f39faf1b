"""What the products of a game say: a line for each room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from dune_desktop.text import base, choam, game, uprising
from dune_desktop.text.room import Room

ROOMS: Final[list[Room]] = [
    game.ROOM,
    base.ROOM,
    uprising.ROOM,
    uprising.WITH_BASE,
    choam.ROOM,
    game.DECISIONS,
]


@contextmanager
def registered(room: Room) -> Iterator[None]:
    """Meanwhile this is said, too."""
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
