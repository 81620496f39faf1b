"""A fingerprint of a state: the same for the same game on every platform and in every process."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from attrs import fields

from dune_desktop.engine.state import Game, Player, Turn

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Shared by clones, derived, or not part of the game.
_NOT_STATE: dict[type[Any], set[str]] = {
    Game: {
        "edition", "rules", "cards", "intrigues", "conflicts", "objectives", "contracts", "hagal", "players", "chance",
        "stack", "turn", "decision", "barrier", "automatic", "events", "between_rounds",
    },
    Player: {"leader", "rival"},
    Turn: {"items"},
}  # fmt: skip


def _names(cls: type[Any], rooms: bool, rivals: bool) -> tuple[str, ...]:
    return tuple(
        field.name
        for field in fields(cls)
        if field.name not in _NOT_STATE[cls]
        and (rooms or not field.metadata.get("room"))
        and (rivals or not field.metadata.get("hagal"))
    )


#: Whether the edition has rooms of its own, and Rivals -> what its state is made of.
_NAMES = {
    (rooms, rivals): tuple(_names(cls, rooms, rivals) for cls in (Game, Player, Turn))
    for rooms, rivals in ((False, False), (True, False), (True, True))
}


def _values(thing: object, names: Iterable[str]) -> tuple[object, ...]:
    return tuple(_plain(getattr(thing, name)) for name in names)


def _plain(value: object) -> object:
    if isinstance(value, list | tuple | bytearray):
        return tuple(_plain(one) for one in value)
    return value


def key(game: Game) -> tuple[object, ...]:
    """The whole state as nested tuples of numbers and ids."""
    table, seat, turn = _NAMES[game.edition.has_rooms, game.edition.automa is not None]
    return (
        game.edition.id,
        game.chance.state,
        _values(game, table),
        tuple((player.leader.id, *_values(player, seat)) for player in game.players),
        _values(game.turn, turn),
        tuple(item.key() for item in game.turn.items),
        tuple(frame.key() for frame in game.stack),
    )


def digest(game: Game) -> str:
    """The fingerprint, 16 hexadecimal digits."""
    return blake2b(repr(key(game)).encode(), digest_size=8).hexdigest()
