"""Contracts of the CHOAM module (U18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import contracts, events, moves
from dune_desktop.engine.abilities import CONTRACTS, TakesSardaukar
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import CardNumber

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table

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
        contracts.take(game, game.players[run.seat], number)

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
