"""Placing what products add: facts as they are named, and cards of kinds that only they have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.facts import OPEN, Fact, facts_of, name_of, zones_of
from dune_desktop.engine.market import refill
from dune_desktop.engine.names import EVERYBODY, NOBODY
from dune_desktop.scenarios.readers import BadScenario

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.state import Game
    from dune_desktop.scenarios.position import Position

_Zone = tuple["Seat", Any, Fact, "tuple[str, ...] | None"]
"""Whose a zone is, where it stands, how it is declared, and the cards that are named."""


def place_facts(thing: Any, named: Mapping[str, Any]) -> None:
    """What is said is so; cards are placed by others."""
    for fact in facts_of(thing.__class__):
        value = named.get(fact.name)
        if fact.per and value:
            for at, one in value.items():
                getattr(thing, fact.name)[at] = one
        elif value is not None and not fact.kinds:
            setattr(thing, fact.name, value)


def place_added(game: Game, position: Position) -> None:
    """All that products add to the table and the seats. Raises BadScenario."""
    zones: list[_Zone] = []
    seats = [(player.seat, player.added, position.seats[player.seat].named) for player in game.players]
    for owner, added, said in ((NOBODY, game.added, position.named), *seats):
        for cls, facts in added.items():
            named = said.get(name_of(cls), {})
            place_facts(facts, named)
            zones += [(owner, facts, fact, named.get(fact.name)) for fact in zones_of(facts.__class__)]
    _place_cards(game, zones)
    _refill(game, zones)


def _place_cards(game: Game, zones: list[_Zone]) -> None:
    """A zone that is named holds exactly what is named; what it held is below what lies in a pile of the table."""
    named = [zone for zone in zones if zone[3] is not None]
    others = [zone for zone in zones if zone[3] is None]
    kinds = {card: fact.kinds for _, thing, fact, _ in named for card in getattr(thing, fact.name)}
    free = list(kinds)
    for owner, thing, fact, wanted in named:
        cards = [_taken(game, one, fact, free, others) for one in reversed(wanted or ())]
        setattr(thing, fact.name, getattr(thing, fact.name).__class__(cards))
        for card in cards:
            game.known[card] = EVERYBODY if fact.seen == OPEN else 0 if owner == NOBODY else 1 << owner
    piles = [(fact.kinds, getattr(thing, fact.name)) for owner, thing, fact, _ in others if owner == NOBODY]
    for card in free:
        pile = next((pile for of, pile in piles if of == kinds[card]), None)
        if pile is None:
            raise BadScenario(f"{game.face(card).id!r} is named nowhere")
        pile.insert(0, card)
        game.known[card] = 0


def _taken(game: Game, card_id: str, fact: Fact, free: list[CardNumber], others: list[_Zone]) -> CardNumber:
    """Such a card, from what named zones held, or else from where it lies."""
    piles = [free]
    for _, thing, other, _ in others:
        zone = getattr(thing, other.name)
        piles += (zone if other.per else [zone]) if isinstance(zone, list) else []
    for pile in piles:
        for card in pile:
            if game.face(card).id == card_id:
                pile.remove(card)
                return card
    raise BadScenario(f"{fact.name}: no {card_id!r} is left")


def _refill(game: Game, zones: list[_Zone]) -> None:
    """What was taken from a market is filled from its deck (R18.5), unless it is said exactly what lies in both."""
    exact = {(type(thing), fact.name) for _, thing, fact, wanted in zones if wanted is not None}
    for market in game.edition.markets:
        if market.deck is not None and not {(one.among, one.name) for one in (market.zone, market.deck)} <= exact:
            refill(game, market)
