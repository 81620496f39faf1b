"""A fingerprint of a state: the same for the same game on every platform and in every process."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import names_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game, Player, Table


def _values(edition: Edition, thing: Any) -> tuple[object, ...]:
    return tuple(_plain(getattr(thing, name)) for name in names_in(edition, thing.__class__))


def _added(edition: Edition, whose: Table | Player) -> Iterator[tuple[object, ...]]:
    return (_values(edition, added) for added in whose.added.values())


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return tuple(_plain(one) for one in value)
    return value


def key(game: Game) -> tuple[object, ...]:
    """The whole state as nested tuples of numbers and ids."""
    edition = game.edition
    return (
        edition.id,
        game.chance.state,
        (*_values(edition, game), tuple(game.known), game.over, *_added(edition, game)),
        tuple((one.leader.id, one.seat, *_values(edition, one), *_added(edition, one)) for one in game.players),
        _values(edition, game.turn),
        tuple(item.key() for item in game.turn.items),
        tuple(frame.key() for frame in game.stack),
    )


def digest(game: Game) -> str:
    """A fingerprint of the whole state, as 16 hexadecimal digits."""
    return blake2b(repr(key(game)).encode(), digest_size=8).hexdigest()
