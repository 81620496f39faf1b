"""Worlds for bots: what the asked seat knows, all else dealt anew, and how such a world goes to another process."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from attrs import fields, has

from dune_desktop.content import EDITIONS
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.items import Item
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.rules import Rules, rules_of
from dune_desktop.engine.setup import numbered_faces, played

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.setup import Setup
    from dune_desktop.engine.state import Game

#: Mixed into the seed of a game, so that no bot follows its cards; and a step between two moments, and two seats.
_OWN, _MOMENT, _SEAT = 0xB07_5EED, 0x2545F4914F6CDD1D, 0x9FB21C651E98DF25


def deal(game: Game, seat: Seat, seed: int, moment: int) -> Game:
    """A world for the asked seat: as the game could be for all that it knows; the only thing that a bot ever gets.

    ``moment`` counts the actions of the game so far: all lots of the bot are drawn from the world's generator, which
    follows from the seed, the seat and this. So the same game goes the same way, whether it was played on or loaded.
    """
    return determinize(game, seat, Chance((seed ^ _OWN) + moment * _MOMENT + seat * _SEAT))


# ---------------------------------------------------------------- to another process


def packed(world: Game, players: int) -> bytes:
    """Its moving part; printed things by their number, which both processes know."""
    file = BytesIO()
    _Packer(file, _numbers(world.edition, players)).dump(world)
    return file.getvalue()


def unpacked(packed: bytes, edition: str, setup: Setup) -> Game:
    """The world again, over what this process has of the printed things."""
    made = played(EDITIONS[edition], setup)
    unpacker = _Unpacker(BytesIO(packed), _things(made, setup.players))
    world: Game = unpacker.load()
    world.rules = rules_of(world)
    return world


def prepare(edition: str, setup: Setup) -> None:
    """Number the printed things of such games, so that the first world is read as fast as all others."""
    _things(played(EDITIONS[edition], setup), setup.players)


class _Packer(pickle.Pickler):
    def __init__(self, file: BytesIO, numbers: dict[int, int]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._numbers = numbers

    def persistent_id(self, thing: Any) -> int | None:
        return _RULES if thing.__class__ is Rules else self._numbers.get(id(thing))


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: BytesIO, things: tuple[Any, ...]) -> None:
        super().__init__(file)
        self._things = things

    def persistent_load(self, number: Any) -> Any:
        return self._things[number]


#: The rules of a table follow from what lies there; only their course is printed.
_RULES: Final = 0
_EDITIONS: Final = 8


@lru_cache(_EDITIONS)
def _things(edition: Edition, players: int) -> tuple[Any, ...]:
    """All that is printed for a game, always in the same order; what every seat holds in common of it included."""
    faces = numbered_faces(edition, players)
    found: dict[int, Any] = {}
    for root in (Rules((), (), (), edition.course), edition, *faces.values()):
        _walk(root, found)
    return tuple(found.values())


@lru_cache(_EDITIONS)
def _numbers(edition: Edition, players: int) -> dict[int, int]:
    return {id(thing): number for number, thing in enumerate(_things(edition, players))}


def _walk(thing: Any, found: dict[int, Any]) -> None:
    if id(thing) in found:
        return
    kind = thing.__class__  # dicts of other classes fill as they are used, in no order that others would know
    if kind is dict or kind is tuple or kind is Item or has(kind):
        found[id(thing)] = thing
        for part in _parts(thing):
            _walk(part, found)


def _parts(thing: Any) -> Iterator[Any]:
    if isinstance(thing, tuple):
        yield from thing
    elif isinstance(thing, dict):
        yield from thing.values()
    elif isinstance(thing, Item):
        yield thing.printed
    else:
        yield from (getattr(thing, one.name) for one in fields(thing.__class__))
