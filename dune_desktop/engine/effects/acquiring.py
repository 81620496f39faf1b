"""Acquiring by an effect: for a cost that it names, for other money, from a certain market; setting aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, market, moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import DECK, HAND
from dune_desktop.engine.refusals import NOTHING_TO_ACQUIRE

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.market import Money, Ware
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.state import Game, Player, Table


@frozen
class _Acquiring(Asking):
    """One of what lies in the markets."""

    lacks = NOTHING_TO_ACQUIRE
    #: The zone that it goes to, unless it may go on top of the deck instead; empty: as its market says.
    to = ""

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        """What can be acquired by it, each with the market where it lies."""
        raise NotImplementedError

    def _pay(self, game: Game, player: Player, ware: Ware, what: str) -> None:
        """Pay what it costs, before it is acquired."""

    def _options(self, table: Table, player: Player) -> list[Action]:
        """The answers to choose from; equal cards count once."""
        options: dict[Action, None] = {}
        for card, where in self._wares(table, player):
            words = "pick", table.cards[card].id, *filter(None, (where.source,))
            options[Action.of(*words)] = None
            if self.to != DECK and market.may_top(table, player, where):
                options[Action.of(*words, *market.TOP)] = None
        return list(options)

    def do(self, game: Game, at: Context) -> None:
        options = self._options(game, game.players[at.seat])
        if options:
            ask(game, self, at.seat, "card", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        ware = market.find(game, player, action)
        assert ware is not None
        self._pay(game, player, ware, run.address)
        market.acquire(game, player, ware, DECK if action.args[-1:] == market.TOP else self.to)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._wares(table, table.players[at.seat]))


@frozen
class Acquire(_Acquiring):
    """A card that costs so much or less, without persuasion (R18.10)."""

    limit: int
    to: str = ""
    #: Costs just so much.
    exactly: bool = False

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        return market.offers(table, player, self.limit, self.limit if self.exactly else 0)


@frozen
class AcquireForSolari(_Acquiring):
    """A card for its cost in solari, to hand."""

    to = HAND

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        return market.offers(table, player, player.solari)

    def _pay(self, game: Game, player: Player, ware: Ware, what: str) -> None:
        moves.gain(game, player, -(game.cards[ware[0]].cost or 0), 0, 0, what)


@frozen
class Buy(_Acquiring):
    """One of what lies in a market, for its price there or so much less."""

    market: str
    less: int = 0

    def moneys(self, table: Table) -> tuple[Money, ...]:
        """In what one may pay."""
        return (table.edition.market_by_id[self.market].money,)

    def _price(self, table: Table, ware: Ware) -> int | None:
        return market.price(table, table.cards[ware[0]], ware[1], self.less)

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        where = table.edition.market_by_id[self.market]
        wares, owned = [(card, where) for card in where.lying(table, player)], where.money.fact.of(player)
        return [ware for ware in wares if (price := self._price(table, ware)) is not None and price <= owned]

    def _pay(self, game: Game, player: Player, ware: Ware, what: str) -> None:
        ware[1].money.pay(game, player, self._price(game, ware) or 0, what)


@frozen
class AcquireReserve(_Acquiring):
    """A named card of the Reserve, which need not have a price; nothing is asked where it can go to one place only."""

    card: str

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        return [(table.reserve[table.edition.reserve_index[self.card]][-1], market.RESERVE)]

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        if market.may_top(game, player, market.RESERVE):
            _Acquiring.do(self, game, at)
        else:
            market.acquire(game, player, self._wares(game, player)[0])

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.reserve[table.edition.reserve_index[self.card]])


@frozen
class SetAside(Asking):
    """Remove a card from the Row, for oneself only until one's Reveal turn ends, and refill."""

    lacks = NOTHING_TO_ACQUIRE

    def _row(self, table: Table) -> list[CardNumber]:
        return table.edition.market_by_id[market.ROW.id].lying(table, table.players[0])

    def do(self, game: Game, at: Context) -> None:
        faces = dict.fromkeys(game.cards[card].id for card in self._row(game))
        if faces:
            ask(game, self, at.seat, "card", [Action.of("pick", face) for face in faces], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        card = moves.one_of(game, self._row(game), action.args[0])
        place = market.take(game, player, (card, market.ROW))
        player.set_aside.append(card)
        game.tell(events.CardMoved, player.seat, card, "row", "set_aside")
        market.refill(game, market.ROW, place)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._row(table))
