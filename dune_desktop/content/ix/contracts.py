"""The 10 contracts of Rise of Ix, for the CHOAM module (X9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.content.ix.facts import DealtContracts, Unchosen
from dune_desktop.content.ix.words import Negotiate
from dune_desktop.engine import events
from dune_desktop.engine.abilities import CONTRACTS as ALL_CONTRACTS
from dune_desktop.engine.effects import Gain, TakeContract
from dune_desktop.engine.effects.base import Asking
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.moves import show, show_to
from dune_desktop.engine.printed import Contract

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table

CONTRACTS = (
    Contract("ix_dreadnought", Negotiate() & TakeContract(), space="dreadnought"),
    Contract("ix_espionage", Gain(solari=1) & TakeContract(), space="espionage"),
    Contract("ix_harvest_3", TakeContract(), harvest=3),
    Contract("ix_harvest_4", Gain(solari=2) & TakeContract(), harvest=4),
    Contract("ix_heighliner", Gain(solari=3) & TakeContract(), space="heighliner"),
    Contract("ix_high_council", Negotiate() & TakeContract(), space="high_council"),
    Contract("ix_interstellar_shipping", Negotiate() & TakeContract(), space="interstellar_shipping"),
    Contract("ix_secrets", TakeContract(), space="secrets"),
    Contract("ix_smuggling", TakeContract(), space="smuggling"),
    Contract("ix_tech_negotiation", TakeContract(), space="tech_negotiation"),
)
#: So many are dealt to each seat.
_DEALT = 2


def deal_offered(game: Game) -> None:
    """Two for each seat to choose from; people only (QX35)."""
    own = {contract.id for contract in CONTRACTS}
    deck = [number for number, contract in game.contracts.items() if contract.id in own]
    game.chance.shuffle(deck)
    for player in game.players:
        if ALL_CONTRACTS not in game.rules.seats[player.seat].barred:
            dealt, deck = deck[:_DEALT], deck[_DEALT:]
            for number in dealt:
                show_to(game, number, player.seat)
            DealtContracts.of(player).offered = dealt
    Unchosen.of(game).unchosen = deck


@frozen
class ChooseContract(Asking):
    """One of those dealt to the seat is kept, the other one leaves the game; when all have chosen, theirs lie open."""

    def do(self, game: Game, at: Context) -> None:
        offered = tuple(DealtContracts.of(game.players[at.seat]).offered)
        picks = [game.contracts[number].pick for number in offered]
        ask(game, self, at.seat, "contract", picks, at.address, about=offered)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        own = DealtContracts.of(game.players[run.seat])
        kept = [number for number in own.offered if game.contracts[number].pick is action]
        Unchosen.of(game).unchosen += [number for number in own.offered if number not in kept]
        own.offered = kept
        if all(len(DealtContracts.of(player).offered) < _DEALT for player in game.players):
            for player in game.clockwise():
                self._open(game, player)

    def _open(self, game: Game, player: Player) -> None:
        own = DealtContracts.of(player)
        for number in own.offered:
            player.contracts += (number,)
            show(game, number)
            game.tell(events.ContractTaken, player.seat, number)
        own.offered = []

    def possible(self, table: Table, at: Context) -> bool:
        return bool(DealtContracts.of(table.players[at.seat]).offered)
