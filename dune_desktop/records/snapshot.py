"""The state between rounds as plain values: nothing is on the stack then, so numbers and ids are all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import names_in
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import HOME, NOBODY
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.state import Game, Player, Turn

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST = 10_000


class BadSnapshot(Exception):
    """Values that are no state of this game."""


def take(game: Game) -> dict[str, Any]:
    """The state; only between rounds."""
    assert not game.stack
    table, seat = (names_in(game.edition, cls) for cls in (Game, Player))
    return {
        "chance": game.chance.state,
        "known": game.known.hex(),
        "game": {name: _plain(getattr(game, name)) for name in table},
        "players": [{name: _plain(getattr(player, name)) for name in seat} for player in game.players],
    }


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def restore(game: Game, kept: object) -> None:
    """Turn a game of the same setup into the kept state, and go on to its next question. Raises BadSnapshot."""
    if not isinstance(kept, dict) or kept.keys() != {"chance", "known", "game", "players"}:
        raise BadSnapshot("is not a state")
    if type(kept["chance"]) is not int or not 0 <= kept["chance"] < 1 << 64:
        raise BadSnapshot("has no generator")
    table, seat = (names_in(game.edition, cls) for cls in (Game, Player))
    _fill(game, table, kept["game"])
    players = kept["players"]
    if not isinstance(players, list) or len(players) != len(game.players):
        raise BadSnapshot("is of another number of players")
    for player, one in zip(game.players, players, strict=True):
        _fill(player, seat, one)
        if player.turned:
            if player.leader.other_side is None:
                raise BadSnapshot("turns a leader that has one side")
            player.leader = player.leader.other_side
    game.chance.state = kept["chance"]
    game.known = _known(game, kept["known"])
    game.rules = rules_of(game)
    game.stack.clear()
    game.turn, game.decision = Turn(), None
    wrong = list(_out_of_range(game)) or faults(game)
    if wrong:
        raise BadSnapshot(wrong[0])
    game.advance()


def _known(game: Game, kept: object) -> bytearray:
    try:
        known = bytearray.fromhex(kept) if isinstance(kept, str) else bytearray()
    except ValueError:
        known = bytearray()
    if len(known) != len(game.known):
        raise BadSnapshot("does not say who knows which card")
    return known


def _fill(thing: object, names: tuple[str, ...], kept: object) -> None:
    """Set the fields to the kept values, each of the kind that it already has."""
    if not isinstance(kept, dict) or kept.keys() != set(names):
        raise BadSnapshot("lacks a value, or has one too many")
    for name in names:
        setattr(thing, name, _like(getattr(thing, name), kept[name], name))


def _like(old: object, new: object, name: str) -> Any:
    if isinstance(old, list | tuple):
        if not isinstance(new, list) or len(new) > _MOST:
            raise BadSnapshot(f"{name} is not a list")
        inner = next((one for one in old if isinstance(one, list)), 0)
        values = [_like(inner, one, name) for one in new]
        return values if isinstance(old, list) else tuple(values)
    if type(new) is not type(old) or (type(new) is int and not -1 <= new <= _MOST):
        raise BadSnapshot(f"{name} is not what it should be")
    return new


def _won(game: Game) -> list[int]:
    """The Objectives, and the Conflict cards that have been won."""
    return [card for player in game.players for card in (*player.trophies, *player.flipped)]


def _out_of_range(game: Game) -> Iterator[str]:
    """Numbers that name nothing."""
    if game.conflict not in game.conflicts or not game.conflicts.keys() | game.objectives.keys() >= {*_won(game)}:
        yield "names a Conflict that is not there"
    seats, spaces = range(NOBODY, len(game.players)), range(HOME, len(game.edition.spaces))
    if len(game.bonus) != len(game.edition.spaces) or len(game.control) != len(game.edition.spaces):
        yield "is of another board"
    if len(game.reserve) != len(game.edition.reserve) or len(game.alliances) != len(game.edition.factions):
        yield "is of another edition"
    if any(seat not in seats for seat in (*game.control, *game.alliances, game.mentat, game.mentat_won)):
        yield "names a seat that is not there"
    if (
        game.first not in seats[1:]
        or game.mentat_space not in spaces
        or game.conflict not in (*game.conflict_pile, *_won(game))
    ):
        yield "lacks its First Player or Conflict"
    for player in game.players:
        if any(space not in spaces for space in (*player.agents, player.voice)):
            yield "names a space that is not there"
        every = game.edition.every_faction
        if len(player.influence) != len(every) or any(faction not in every for faction in player.tokens):
            yield "names a Faction that is not there"
        if any(post not in range(len(game.edition.posts)) for post in player.spies):
            yield "names a post that is not there"
        track = player.leader.training
        if player.training and (track is None or player.training not in range(len(track.nodes))):
            yield "trains beyond the track"
        if any(value > top for value, top in zip(player.influence, game.edition.tops, strict=True)):
            yield "has influence beyond its track"
