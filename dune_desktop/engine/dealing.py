"""What some editions deal besides their decks: Objectives, contracts, the Shield Wall (U2, U18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import contracts, trophies
from dune_desktop.engine.abilities import TakesSardaukar
from dune_desktop.engine.facts import values_of, zones_of
from dune_desktop.engine.names import EVERYBODY

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game


def deal_objectives(game: Game) -> None:
    """One to each seat, face up; one of them makes the First Player (U2.8)."""
    deck = list(game.objectives)
    game.chance.shuffle(deck)
    for player, card in zip(game.players, deck, strict=True):
        game.known[card] = EVERYBODY
        trophies.take(game, player, card)
        if game.objectives[card].first:
            game.first = player.seat


def deal_contracts(game: Game) -> None:
    """Two lie open; those of the Sardaukar are set aside if a leader commands them (U18.1); what is dealt stays."""
    added = [*game.added.values(), *(thing for player in game.players for thing in player.added.values())]
    dealt = {card for thing in added for fact in zones_of(thing.__class__) for card in values_of(fact, thing)}
    game.contract_bank = [number for number in game.contracts if number not in dealt]
    if any(TakesSardaukar in rules.abilities for rules in game.rules.seats):
        game.contracts_aside = [number for number in game.contract_bank if game.contracts[number].sardaukar]
    for number in game.contracts_aside:
        game.contract_bank.remove(number)
        game.known[number] = EVERYBODY
    game.chance.shuffle(game.contract_bank)
    contracts.refill(game)


def raise_wall(game: Game) -> None:
    """The Shield Wall stands (U2.1)."""
    game.wall = True
