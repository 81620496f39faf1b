"""Contracts: the market, and what completes them (U18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import events
from dune_desktop.engine.abilities import TakesSardaukar
from dune_desktop.engine.facts import values_of, zones_of
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item
from dune_desktop.engine.moves import show
from dune_desktop.engine.names import CONTRACTS_OPEN, EVERYBODY, HOME, NO_CARD, CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.frames.send import Send
    from dune_desktop.engine.state import Game, Player


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
    refill(game)


def take(game: Game, player: Player, number: CardNumber) -> None:
    """From the market, which is refilled, or from those set aside; what it needs may be done already (U18.2)."""
    player.contracts += (number,)
    if number in game.contracts_aside:
        game.contracts_aside.remove(number)
    else:
        game.contract_market.remove(number)
    game.tell(events.ContractTaken, player.seat, number)
    refill(game)
    contract = game.contracts[number]
    if contract.immediate:
        happen(game, [Item(player.seat, NO_CARD, contract.done, (number,))])
    elif contract.harvest and harvesting(game, player):  # U18.8, Q9
        game.turn.items.append(Item(player.seat, NO_CARD, contract.done, (number,)))


def refill(game: Game) -> None:
    """Two contracts lie open while the bank lasts."""
    while len(game.contract_market) < CONTRACTS_OPEN and game.contract_bank:
        number = game.contract_bank.pop()
        game.contract_market.append(number)
        show(game, number)
        game.tell(events.ContractShown, number)


def harvesting(game: Game, player: Player) -> bool:
    """The seat's agent went to a maker space in this turn of its own."""
    turn = game.turn
    return turn.seat == player.seat and turn.space != HOME and game.edition.spaces[turn.space].maker


def visited(send: Send, game: Game, player: Player) -> None:
    """A step of sending: contracts for this space, and those for spice on a maker space, are open (U18.6, U18.7)."""
    space = game.edition.spaces[send.space]
    for number in player.contracts:
        contract = game.contracts[number]
        if contract.space == space.id or (contract.harvest and space.maker):
            game.turn.items.append(Item(player.seat, NO_CARD, contract.done, (number,)))


def acquired(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """What acquiring these cards completes."""
    faces = [game.cards[card].id for card in it]
    return [
        Item(seat, NO_CARD, game.contracts[number].done, (number,))
        for number in game.players[seat].contracts
        if game.contracts[number].acquire in faces
    ]
