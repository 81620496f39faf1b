"""Words that only Rise of Ix needs: Freighters, tech tiles, Negotiators."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import field, frozen

from dune_desktop.content.ix.facts import NEGOTIATORS, IxBoard, Ixian
from dune_desktop.engine import decisions, events, market, moves
from dune_desktop.engine.actions import NO, PICK_AMOUNT, Action
from dune_desktop.engine.decisions import Pick
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.effects.base import ChooseOne, Cost, Effect, Rank
from dune_desktop.engine.effects.influence import Advance, Recall
from dune_desktop.engine.effects.units import TroopsBecome
from dune_desktop.engine.facts import Where
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.market import Money
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.triggers import fire

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.market import Ware
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game, Player, Table

#: The shipping track, and the market of tech tiles.
SHIPPING, TECH = "shipping", "tech"
#: A point of the rules: a tile has been acquired, and the next one of its stack lies open.
TILE_ACQUIRED = "tile_acquired"
SPICE, SOLARI = Money(Where("spice")), Money(Where("solari"))
#: Where Freighters of Rivals turn back, and which branch that is.
_RIVALS_TOP, _RECALL = 2, 2
_MONEYS = {money.id: money for money in (SPICE, SOLARI)}

decisions.enter(Pick("money", "resource", tuple(_MONEYS)))


# ---------------------------------------------------------------- the shipping track


@frozen
class MoveFreighter(ChooseOne):
    """Freighter icons, one after another: each may advance the Freighter one space, or recall it (X4.2, X4.6)."""

    branches: tuple[Effect, ...] = field(default=(Advance(SHIPPING), Recall(SHIPPING)), init=False)
    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        if self.n > 1:
            game.stack.append(Run(at.seat, at.card, at.address, (MoveFreighter(),) * self.n, 0))
        else:
            ChooseOne.do(self, game, at)

    def possible(self, table: Table, at: Context) -> bool:
        return True  # on from the start, back from the end

    def optional(self, table: Table, at: Context) -> bool:
        return True

    def offer(self, game: Game, run: Run) -> None:
        if self.n > 1:
            self.do(game, run)
        else:
            options = [PICK_AMOUNT[n] for n, one in enumerate(self.branches, 1) if one.possible(game, run)]
            ask(game, self, run.seat, "branch", [*options, NO], run.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is not NO:
            ChooseOne.chosen(self, game, run, action)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """It goes to the second space, and comes back from there (X10.6)."""
        back = Ixian.of(player).freighter >= _RIVALS_TOP
        return () if answer is None else ((int(answer.args[0]) == _RECALL) != back,)


# ---------------------------------------------------------------- tech tiles


@frozen
class Negotiate(TroopsBecome):
    """Troops from supply become Negotiators, as many as there are (X5.5)."""

    lends = TECH
    into = NEGOTIATORS

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class AcquireTech(Buy):
    """A tech tile for its price, less a discount and 1 for each Negotiator that comes back (X5.1-X5.4)."""

    lacks = Refusal("no_tile_to_acquire")
    market: str = field(default=TECH, init=False)
    #: It may be paid in solari instead, but not in both (X5.7).
    solari: bool = False
    #: It is a duty: a card that is played for a tile has to bring one (X5.18).
    must: bool = False

    def optional(self, table: Table, at: Context) -> bool:
        return not self.must

    def playable(self, table: Table, at: Context) -> bool:
        return not self.must or self.possible(table, at)  # QX7

    def do(self, game: Game, at: Context) -> None:
        """Asks for a single tile, too: the next one is turned up then, and nothing brings that back (QX9)."""
        options = self._options(game, game.players[at.seat])
        if options:
            ask(game, self, at.seat, "card", options if self.must else [*options, NO], at.address)

    def offer(self, game: Game, run: Run) -> None:
        self.do(game, run)

    def moneys(self, table: Table) -> tuple[Money, ...]:
        return (SPICE, SOLARI)[: 1 + self.solari]

    def _moneys(self, table: Table, player: Player, price: int) -> list[Money]:
        """What the seat can pay the price in, with all its Negotiators."""
        left = price - NEGOTIATORS.of(player)
        return [money for money in self.moneys(table) if money.fact.of(player) >= left]

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        cards, where = table.cards, table.edition.market_by_id[TECH]
        money = max(player.spice, player.solari) if self.solari else player.spice
        most, anybody = money + NEGOTIATORS.of(player) + self.less, player.rival is None
        wares = []
        for stack in IxBoard.of(table).tech:  # asked for at every decision of a turn: a comprehension takes longer
            if stack and cards[stack[-1]].needs <= most and (anybody or cards[stack[-1]].marked):
                wares.append((stack[-1], where))  # noqa: PERF401
        return wares

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        """First the tile, then what it is paid in, then how many Negotiators come back (QX1: any number)."""
        player, answer = game.players[run.seat], action.args[0]
        if action is NO:
            return
        if answer in _MONEYS:
            run.it += (list(_MONEYS).index(answer),)
            self._ask_negotiators(game, run)
        elif len(run.it) == 2:
            self._acquire(game, run, int(answer))
        else:
            ware = market.find(game, player, action)
            assert ware is not None
            run.it = (ware[0],)
            if player.rival is not None:
                self._acquire_for_rival(game, run)
                return
            moneys = self._moneys(game, player, self._price(game, ware) or 0)
            words = [Action.of("pick", money.id) for money in moneys]
            ask(game, self, run.seat, "money", words, run.address, about=run.it)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """The most expensive tile; of equal ones that of the topmost stack (X10.14)."""
        if answer is None:
            return ()
        lying = [table.cards[card] for card in table.edition.market_by_id[TECH].lying(table, player)]
        place = [face.id for face in lying].index(answer.args[0])
        return -lying[place].needs, place

    def _ask_negotiators(self, game: Game, run: Run) -> None:
        player, price = game.players[run.seat], self._price_of(game, run)
        least = max(0, price - self._money(run).fact.of(player))
        most: int = NEGOTIATORS.of(player)
        ask(game, self, run.seat, "amount", list(PICK_AMOUNT[least : most + 1]), run.address, about=run.it[:1])

    def _acquire_for_rival(self, game: Game, run: Run) -> None:
        """It pays in spice what its Negotiators leave of the price (QX31)."""
        run.it += (0,)
        self._acquire(game, run, min(NEGOTIATORS.of(game.players[run.seat]), self._price_of(game, run)))

    def _acquire(self, game: Game, run: Run, negotiators: int) -> None:
        player, price = game.players[run.seat], self._price_of(game, run)
        card, money = run.it[0], self._money(run)
        run.it = ()
        moves.set_aside(game, player, -negotiators, NEGOTIATORS)
        money.pay(game, player, max(0, price - negotiators), run.address)
        market.acquire(game, player, (card, game.edition.market_by_id[TECH]))
        fire(game, TILE_ACQUIRED, run.seat)

    def _money(self, run: Run) -> Money:
        return (SPICE, SOLARI)[run.it[1]]

    def _price_of(self, game: Game, run: Run) -> int:
        return self._price(game, (run.it[0], game.edition.market_by_id[TECH])) or 0


@frozen
class FlipTile(Cost):
    """Turn the tile that carries the effect face down: once per round (X5.11)."""

    lacks = Refusal("tile_used")

    def payable(self, table: Table, at: Context) -> bool:
        return at.card in Ixian.of(table.players[at.seat]).tiles

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        own = Ixian.of(game.players[at.seat])
        own.tiles.remove(at.card)
        own.used.append(at.card)
        game.tell(events.TileUsed, at.seat, at.card)
        return ()


@frozen
class TrashTile(Cost):
    """The tile that carries the effect leaves the game (X5.15)."""

    lacks = Refusal("tile_used")

    def payable(self, table: Table, at: Context) -> bool:
        return at.card in Ixian.of(table.players[at.seat]).tiles

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        own = Ixian.of(game.players[at.seat])
        own.tiles.remove(at.card)
        game.trashed.append(at.card)
        game.rules.refresh(game, at.seat)
        game.tell(events.CardMoved, at.seat, at.card, "tiles", "trashed")
        return ()


# ---------------------------------------------------------------- Combat


@frozen
class IfYouWin(Effect):
    """When the Conflict of this round is won alone, something comes besides its reward."""

    effect: Effect

    def do(self, game: Game, at: Context) -> None:
        Ixian.of(game.players[at.seat]).wagers += (at.address,)


def wagers_won(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """What the winner was promised by intrigue cards that are played."""
    return [
        Item(seat, NO_CARD, Printed(address, cast("IfYouWin", _at(game, address)).effect))
        for address in Ixian.of(game.players[seat]).wagers
    ]


def _at(game: Game, address: str) -> Effect:
    """What an intrigue card prints there, in a box or in a unit of one."""
    card, window, *numbers = address.split(".")
    box = game.edition.intrigue_by_id[card].windows[window]
    effect = box[int(numbers[0]) - 1].effect
    for number in numbers[1:]:
        effect = effect.parts()[int(number) - 1]
    return effect
