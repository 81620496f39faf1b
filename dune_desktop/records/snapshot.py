"""The state between rounds as plain values: nothing is on the stack then, so numbers and ids are all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import CARD, PLAIN, facts_of, name_of, names_in, values_of
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.state import Game, Turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.edition import Edition

_MOST = 10_000


class BadSnapshot(Exception):
    """Values that are no state of this game."""


def take(game: Game) -> dict[str, Any]:
    """Take the state of a game; only between rounds."""
    assert not game.stack
    return {
        "chance": game.chance.state,
        "known": game.known.hex(),
        "game": _taken(game.edition, game),
        "players": [_taken(game.edition, player) for player in game.players],
    }


def _taken(edition: Edition, whose: Any) -> dict[str, Any]:
    """Take the facts, and in a table of its own what each product adds."""
    kept = {name: _plain(getattr(whose, name)) for name in names_in(edition, whose.__class__)}
    return kept | {name_of(cls): _taken(edition, added) for cls, added in getattr(whose, "added", {}).items()}


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def restore(game: Game, kept: object) -> None:
    """Turn a game of the same setup into the kept state, and go on to its next question. Raises BadSnapshot."""
    if not isinstance(kept, dict) or kept.keys() != {"chance", "known", "game", "players"}:
        raise BadSnapshot("is not a state")
    if type(kept["chance"]) is not int or not 0 <= kept["chance"] < 1 << 64:
        raise BadSnapshot("has no generator")
    _fill(game.edition, game, kept["game"])
    players = kept["players"]
    if not isinstance(players, list) or len(players) != len(game.players):
        raise BadSnapshot("is of another number of players")
    for player, one in zip(game.players, players, strict=True):
        _fill(game.edition, player, one)
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


def _fill(edition: Edition, whose: Any, kept: object) -> None:
    """Set the facts to the kept values, each of the kind that it already has."""
    more = {name_of(cls): added for cls, added in getattr(whose, "added", {}).items()}
    facts = {fact.name: fact for fact in facts_of(whose.__class__) if fact.within(edition)}
    if not isinstance(kept, dict) or kept.keys() != {*facts, *more}:
        raise BadSnapshot("lacks a value, or has one too many")
    for name, fact in facts.items():
        old = getattr(whose, name)
        new = _values(kept[name], name) if fact.of == PLAIN else _like(old, kept[name], name)
        if type(new) is not type(old):
            raise BadSnapshot(f"{name} is not what it should be")
        if fact.per and len(new) != len(old):
            raise BadSnapshot("is of another edition")
        setattr(whose, name, new)
    for name, added in more.items():
        _fill(edition, added, kept[name])


def _values(kept: object, name: str) -> Any:
    """Read values that only their own rules know: numbers, texts, and rows of them."""
    if isinstance(kept, list) and len(kept) <= _MOST:
        return tuple(_values(one, name) for one in kept)
    if not isinstance(kept, int | str):
        raise BadSnapshot(f"{name} is not what it should be")
    return kept


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


def _out_of_range(game: Game) -> Iterator[str]:
    """Tell which numbers name nothing."""
    edition, cards = game.edition, game.numbered()
    sizes = game.sizes() | {CARD: len(game.known)}
    for _, thing, fact in game.facts():
        values = values_of(fact, thing)
        if fact.of in sizes and any(value not in range(fact.least, sizes[fact.of]) for value in values):
            yield f"names a {fact.of} that is not there"
        if fact.kinds and any(all(card not in cards[kind] for kind in fact.kinds) for card in values):
            yield f"has a card among {fact.name} that does not lie there"
    won = [card for player in game.players for card in (*player.trophies, *player.flipped)]
    if game.conflict not in game.conflicts or game.conflict not in (*game.conflict_pile, *won) or game.first == NOBODY:
        yield "lacks its First Player or Conflict"
    for player in game.players:
        track = player.leader.training
        if player.training and (track is None or player.training not in range(len(track.nodes))):
            yield "trains beyond the track"
        if any(value > top for value, top in zip(player.influence, edition.tops, strict=True)):
            yield "has influence beyond its track"
