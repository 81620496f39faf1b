"""Contracts of the CHOAM module: their words, their market, and what completes them (U18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.abilities import CONTRACTS, TakesSardaukar
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.facts import values_of, zones_of
from dune_desktop.engine.frames.run import Run, ask, happen
from dune_desktop.engine.items import Item
from dune_desktop.engine.moves import show
from dune_desktop.engine.names import CONTRACTS_OPEN, EVERYBODY, HOME, NO_CARD, CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.frames.send import Send
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table

#: What the icon gives when there is no contract to take (U18.2, U18.3).
INSTEAD = 2


@frozen
class TakeContract(Asking):
    """A contract that lies open; solari when there is none, or no such module."""

    def _there(self, table: Table, at: Context) -> list[CardNumber]:
        if CONTRACTS in table.rules.seats[at.seat].barred:  # S7.5
            return []
        aside = table.contracts_aside if TakesSardaukar in table.rules.seats[at.seat].abilities else []
        return [*table.contract_market, *aside]

    def do(self, game: Game, at: Context) -> None:
        picks = list(dict.fromkeys(game.contracts[number].pick for number in self._there(game, at)))
        if picks:
            ask(game, self, at.seat, "contract", picks, at.address)
        else:
            moves.gain(game, game.players[at.seat], INSTEAD, 0, 0, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        number = next(n for n in self._there(game, run) if game.contracts[n].pick is action)
        take(game, game.players[run.seat], number)

    def quiet(self, table: Table, at: Context) -> bool:
        return not self._there(table, at)


@frozen
class Complete(Effect):
    """A contract is done: turned face down for its reward (U18.9). ``it``: the contract."""

    reward: Effect
    #: Spice of the whole turn that it needs (U18.8).
    harvest: int = 0

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        (number,) = at.it
        player.contracts = tuple(other for other in player.contracts if other != number)
        player.completed += (number,)
        game.tell(events.ContractDone, at.seat, number)
        game.stack.append(Run(at.seat, at.card, at.address, (self.reward,), 0))

    def possible(self, table: Table, at: Context) -> bool:
        return not self.harvest or table.turn.spice_gained >= self.harvest

    def optional(self, table: Table, at: Context) -> bool:
        return not self.possible(table, at)  # a harvest that falls short is no effect that fizzles


# ---------------------------------------------------------------- the market, and what completes them


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
