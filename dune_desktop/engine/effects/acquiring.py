"""Acquiring by an effect: for a cost that it names, for other money, from a certain market; setting aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, market, moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import DECK, DISCARD, HAND
from dune_desktop.engine.refusals import NOTHING_TO_ACQUIRE

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.market import Ware
    from dune_desktop.engine.state import Game, Table


@frozen
class _Acquiring(Asking):
    """One of what lies in the markets."""

    lacks = NOTHING_TO_ACQUIRE

    def _wares(self, table: Table, at: Context) -> list[Ware]:
        """What it can be."""
        raise NotImplementedError

    def _options(self, table: Table, at: Context) -> list[Action]:
        return [
            Action.of("pick", table.cards[card].id, *filter(None, (where.source,)))
            for card, where in self._wares(table, at)
        ]

    def do(self, game: Game, at: Context) -> None:
        options = self._options(game, at)
        if options:
            ask(game, self, at.seat, "card", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        ware = market.find(game, game.players[run.seat], action)
        assert ware is not None
        self._take(game, run, ware, action.args[-1] == "top")

    def _take(self, game: Game, run: Run, ware: Ware, top: bool) -> None:
        """It was chosen, for the top of the deck where that is allowed."""
        raise NotImplementedError

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._wares(table, at))


@frozen
class Acquire(_Acquiring):
    """A card that costs so much or less, without persuasion (R18.10)."""

    limit: int
    to: str = DISCARD
    #: Costs just so much.
    exactly: bool = False

    def _wares(self, table: Table, at: Context) -> list[Ware]:
        limit, cards = self.limit, table.cards
        least = limit if self.exactly else 0
        wares = market.offers(table, table.players[at.seat])
        return [ware for ware in wares if (cost := cards[ware[0]].cost) is not None and least <= cost <= limit]

    def _options(self, table: Table, at: Context) -> list[Action]:
        options = super()._options(table, at)
        # A permission of this Reveal turn to use the deck's top holds for every acquisition of the turn.
        if not table.turn.to_top or table.turn.seat != at.seat or self.to != DISCARD:
            return options
        return [one for option in options for one in (option, Action.of("pick", *option.args, "top"))]

    def _take(self, game: Game, run: Run, ware: Ware, top: bool) -> None:
        market.acquire(game, game.players[run.seat], ware, DECK if top else self.to)


@frozen
class AcquireForSolari(_Acquiring):
    """A card for its cost in solari, to hand."""

    def _wares(self, table: Table, at: Context) -> list[Ware]:
        player, cards = table.players[at.seat], table.cards
        wares = market.offers(table, player)
        return [ware for ware in wares if (cost := cards[ware[0]].cost) is not None and cost <= player.solari]

    def _take(self, game: Game, run: Run, ware: Ware, top: bool) -> None:
        player = game.players[run.seat]
        moves.gain(game, player, -(game.cards[ware[0]].cost or 0), 0, 0, run.address)
        market.acquire(game, player, ware, HAND)


@frozen
class Buy(_Acquiring):
    """One of what lies in a market, for its price there or so much less."""

    market: str
    less: int = 0

    def _price(self, table: Table, ware: Ware) -> int | None:
        price = market.price(table, table.cards[ware[0]], ware[1])
        return None if price is None else max(0, price - self.less)

    def _wares(self, table: Table, at: Context) -> list[Ware]:
        player, where = table.players[at.seat], table.edition.market_by_id[self.market]
        wares = [(card, where) for card in where.lying(table, player)]
        owned = where.money.fact.of(player)
        return [ware for ware in wares if (price := self._price(table, ware)) is not None and price <= owned]

    def _take(self, game: Game, run: Run, ware: Ware, top: bool) -> None:
        player = game.players[run.seat]
        ware[1].money.pay(game, player, self._price(game, ware) or 0, run.address)
        market.acquire(game, player, ware)


@frozen
class AcquireReserve(Effect):
    """A named card of the Reserve, which need not have a price."""

    lacks = NOTHING_TO_ACQUIRE
    card: str

    def do(self, game: Game, at: Context) -> None:
        stack = game.reserve[game.edition.reserve_index[self.card]]
        market.acquire(game, game.players[at.seat], (stack[-1], market.RESERVE))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.reserve[table.edition.reserve_index[self.card]])


@frozen
class SetAside(Asking):
    """Remove a card from the Row, for oneself only until one's Reveal turn ends, and refill."""

    lacks = NOTHING_TO_ACQUIRE

    def do(self, game: Game, at: Context) -> None:
        faces = dict.fromkeys(game.cards[card].id for card in game.row)
        if faces:
            ask(game, self, at.seat, "card", [Action.of("pick", face) for face in faces], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        card = moves.one_of(game, game.row, action.args[0])
        place = market.take(game, player, (card, market.ROW))
        player.set_aside += (card,)
        if game.events is not None:
            game.tell(events.CardMoved(player.seat, card, "row", "set_aside"))
        market.refill(game, market.ROW, place)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.row)
