"""From a game to a position: what a person would write of the table, so that ``build`` lays it out again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.abilities import StartWith
from dune_desktop.engine.effects.leaders import ChooseTokens
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import (
    CARD,
    COUNT,
    FLAG,
    OPEN,
    PERSONAL,
    PLAIN,
    SEAT,
    STACK,
    Fact,
    facts_of,
    name_of,
    zones_of,
)
from dune_desktop.engine.names import HOME, NO_CARD, NOBODY
from dune_desktop.positions.building import build
from dune_desktop.positions.position import TURN_PHASE, read_position, seat_readers
from dune_desktop.positions.readers import Miswritten, ids

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.setup import Setup
    from dune_desktop.engine.state import Game, Player

#: What follows from the rest: a position that says both would have to say what fits.
_FOLLOWS = ("supply", "home")
#: What no position says: where cards lie that are out of the game, and the Conflicts that were won by nobody.
_UNSAID = ("conflict_pile", "boxed", "trashed", "intrigue_discard", "hagal_discard", "contracts_aside", "reveals")


class Unwritable(Exception):
    """There is something at the table that no position can say."""


def write_position(game: Game, setup: Setup, seed: int, phase: str = TURN_PHASE, turn: Seat = 0) -> dict[str, Any]:
    """The position of a game at the beginning of a turn, of Combat or of the endgame. Raises Unwritable.

    ``setup`` is that of the game, with all leaders named; ``turn``: whose turn begins. All cards are named: nothing
    depends on ``seed`` but what chance decides from there on.
    """
    if setup.left_out:
        raise Unwritable("cards were left out")
    said = _head(setup, seed) | {"first": game.first, "round": game.round, "phase": phase}
    if phase == TURN_PHASE:
        said["turn"] = turn
    said |= _table(game) | _added(game, game)
    for player in game.players:
        said[f"seat{player.seat}"] = _seat(game, player)
    _expect_the_same(game, said)
    return said


def _head(setup: Setup, seed: int) -> dict[str, Any]:
    """Which game it is."""
    mode = {"mode": setup.mode, "level": setup.level, "variants": [*setup.variants], "with": [*setup.expansions]}
    named = {key: value for key, value in mode.items() if value}
    return {"players": setup.players, "leaders": [*setup.leaders], "seed": seed} | named


# ---------------------------------------------------------------- the table


def _table(game: Game) -> dict[str, Any]:
    edition = game.edition
    spaces, factions = [space.id for space in edition.spaces], [faction.id for faction in edition.factions]
    said: dict[str, Any] = {
        "conflict_deck": _ids(game, game.conflict_deck[::-1]),
        "row": _ids(game, game.row),
        "imperium_deck": _ids(game, game.imperium_deck[::-1]),
        "intrigue_deck": _ids(game, game.intrigue_deck[::-1]),
        "reserve": {name: len(game.reserve[at]) for name, at in edition.reserve_index.items()},
        "bonus": {spaces[at]: n for at, n in enumerate(game.bonus) if n},
        "control": {spaces[at]: seat for at, seat in enumerate(game.control) if seat != NOBODY},
        "alliances": {factions[at]: seat for at, seat in enumerate(game.alliances) if seat != NOBODY},
        "mentat": "home" if game.mentat == NOBODY else game.mentat,
    }
    if game.conflict != NO_CARD:
        said["conflict"] = game.conflicts[game.conflict].id
    if game.mentat_space != HOME:
        said["mentat_at"] = spaces[game.mentat_space]
    if edition.extended:
        bank = _ids(game, game.contract_bank[::-1])
        said |= {"wall": game.wall, "contract_market": _ids(game, game.contract_market), "contract_bank": bank}
    if edition.automa is not None:
        said["hagal_deck"] = _ids(game, game.hagal_deck[::-1])
    return said


def _ids(game: Game, cards: Any) -> list[str]:
    return [game.face(card).id for card in cards]


# ---------------------------------------------------------------- seats


def _seat(game: Game, player: Player) -> dict[str, Any]:
    """All that can be said of a seat, but what follows from the rest."""
    readable = seat_readers(game.edition, len(game.players), rival=player.rival is not None)
    said = _facts(game, player) | _added(game, player)
    if player.training:
        assert player.leader.training is not None
        said["training"] = player.leader.training.nodes[player.training].id
    else:
        said.pop("training", None)
    abilities = player.leader.ability
    if not any(isinstance(one, StartWith) and isinstance(one.effect, ChooseTokens) for one in abilities):
        said.pop("tokens")
    if "deck" in readable:  # what products put elsewhere is taken from its top
        said["deck"] = _elsewhere(game, player) + said["deck"]
    return {name: value for name, value in said.items() if name in readable and name not in _FOLLOWS}


def _elsewhere(game: Game, player: Player) -> list[str]:
    """The cards of a seat that lie in zones of products, as far as they would lie in its deck."""
    edition = game.edition
    zones = [(thing, fact) for thing in player.added.values() for fact in zones_of(thing.__class__)]
    personal = [getattr(thing, fact.name) for thing, fact in zones if PERSONAL in fact.kinds and not fact.per]
    own = {card.id for card in edition.imperium} | {card.id for card in edition.starters} | {*edition.reserve_index}
    return [name for cards in personal for name in _ids(game, cards) if name in own]


def _added(game: Game, whose: Game | Player) -> dict[str, Any]:
    """What products add, each in a table of its own."""
    return {name_of(cls): _facts(game, thing) for cls, thing in whose.added.items()}


def _facts(game: Game, thing: Any) -> dict[str, Any]:
    facts = (fact for fact in facts_of(thing.__class__) if fact.within(game.edition) and _sayable(fact))
    said = ((fact.name, _said(game, fact, getattr(thing, fact.name))) for fact in facts)
    return {name: value for name, value in said if value is not None}


def _sayable(fact: Fact) -> bool:
    return fact.of != PLAIN and (fact.of != CARD or bool(fact.kinds))


def _said(game: Game, fact: Fact, value: Any) -> Any:
    """A fact as a position says it; None where that is by saying nothing."""
    if fact.kinds:
        return _zone(game, fact, value)
    if fact.per:
        words = ids(game.edition, fact.per)
        each = ((words[at], _one(game.edition, fact, one)) for at, one in enumerate(value))
        return {word: one for word, one in each if one is not None}
    if fact.several:
        return [_one(game.edition, fact, one) for one in value]
    return _one(game.edition, fact, value)


def _zone(game: Game, fact: Fact, cards: Any) -> list[Any]:
    """The ids of its cards, those of a pile from its top."""
    if fact.per == STACK:
        return [_ids(game, stack[::-1]) for stack in cards]
    return _ids(game, cards if fact.seen == OPEN or fact.name in ("hand", "intrigue") else cards[::-1])


def _one(edition: Edition, fact: Fact, value: Any) -> Any:
    if fact.of in (COUNT, FLAG):
        return value
    if value == fact.least == -1:
        return None
    return value if fact.of == SEAT else ids(edition, fact.of)[value]


# ---------------------------------------------------------------- is it all there?


def _expect_the_same(game: Game, said: dict[str, Any]) -> None:
    """What the position says has to be what lies on the table. Raises Unwritable."""
    try:
        made = build(game.edition, read_position(game.edition, said))
    except (Miswritten, BadSetup) as error:
        raise Unwritable(str(error)) from None
    for (name, wanted), (_, found) in zip(_told(game), _told(made), strict=True):
        if wanted != found:
            raise Unwritable(f"{name}: {wanted} would be {found}")


def _told(game: Game) -> Iterator[tuple[str, Any]]:
    """All facts by what is printed: which of two Daggers lies where does not matter."""
    for seat, thing, fact in game.facts():
        if fact.within(game.edition) and fact.of != PLAIN and fact.name not in _UNSAID:
            yield f"{fact.name} of {seat}", _plain(game, fact, getattr(thing, fact.name))


def _plain(game: Game, fact: Fact, value: Any) -> Any:
    if fact.of != CARD:
        return sorted(value) if fact.several else value
    cards: list[CardNumber] = [one for stack in value for one in stack] if fact.per == STACK else _listed(value)
    found = ["" if card == NO_CARD else game.face(card).id for card in cards]
    return found if fact.seen != OPEN else sorted(found)


def _listed(value: Any) -> list[CardNumber]:
    return [value] if isinstance(value, int) else [*value]
