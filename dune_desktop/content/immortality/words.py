"""Words of the Bene Tleilax board: research, specimens, the Tleilaxu Row, Family Atomics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import define, field, frozen

from dune_desktop.content.immortality.facts import SPECIMENS, Lab, TleilaxuRow
from dune_desktop.engine import decisions, events, market, moves
from dune_desktop.engine.actions import NO, PICK_AMOUNT, Action
from dune_desktop.engine.decisions import Pick
from dune_desktop.engine.effects import VP, ControlSpace, Draw, DrawIntrigue, Gain, Pay, Recruit
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.effects.influence import Advance
from dune_desktop.engine.effects.units import PLENTY, Mixed, TroopsBecome, uses_supply
from dune_desktop.engine.facts import Where, cloned
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.frames.windows import Window
from dune_desktop.engine.market import Money
from dune_desktop.engine.names import CONFLICT, GARRISON, NO_CARD, SUPPLY
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.items import Context, Item
    from dune_desktop.engine.market import Ware
    from dune_desktop.engine.state import Game, Player, Table

#: The tracks; the Tleilaxu Row, and the market of the one card beside it.
RESEARCH, TLEILAXU, RECLAIMED = "research", "tleilaxu", "reclaimed"
#: A window: a Conflict is over, and troops were lost there (I14.12).
HARVEST = "harvest"
#: When specimens are returned before somebody from supply may defend (QI6).
DEFENCE = "defence"
#: Specimens are paid with, and go back to the own supply (I3.3).
MONEY = Money(SPECIMENS, back=Where("supply"))
_TOO_FEW = "too_few_specimens"
_NO_CARDS = Refusal("no_cards_left")

decisions.enter(Pick("zone", "zone", (GARRISON, CONFLICT)))


# ---------------------------------------------------------------- the two tracks


@frozen
class Research(Advance):
    """Research icons, one after another; past the end of the track each draws a card (I4.2, I4.8)."""

    track: str = field(default=RESEARCH, init=False)
    n: int = 1
    needs = _NO_CARDS

    def do(self, game: Game, at: Context) -> None:
        if self.n > 1:
            game.stack.append(Run(at.seat, at.card, at.address, (Research(),) * self.n))
        elif Advance.possible(self, game, at):
            Advance.do(self, game, at)
        else:
            moves.draw(game, game.players[at.seat], 1)

    def possible(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        return Advance.possible(self, table, at) or bool(player.deck or player.discard)

    def lack(self, table: Table, at: Context) -> Refusal:
        return _NO_CARDS


@frozen
class Beetle(Advance):
    """Tleilaxu icons, a space of the Tleilaxu track each (I5.1)."""

    track: str = field(default=TLEILAXU, init=False)
    n: int = 1
    #: A plot card is not played for nothing (QI8).
    needs = Refusal("track_end", (TLEILAXU,))


# ---------------------------------------------------------------- specimens


@frozen
class Generate(TroopsBecome):
    """Specimens: troops from supply go into the axolotl tanks (I3.1)."""

    needs = Refusal("too_few_troops", (SUPPLY, 1))
    into = SPECIMENS

    def quiet(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].supply - self.n >= PLENTY  # as recruits are


@frozen
class PaySpecimens(Cost):
    """So many go back to supply (I3.3)."""

    n: int

    def payable(self, table: Table, at: Context) -> bool:
        owned: int = SPECIMENS.of(table.players[at.seat])
        return owned >= self.n

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal(_TOO_FEW, (self.n,))

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        MONEY.pay(game, game.players[at.seat], self.n, at.address)
        return ()


@frozen
class ReturnSpecimens(Asking):
    """Any number of them go back to supply for nothing (I3.4)."""

    lacks = Refusal(_TOO_FEW, (1,))

    def do(self, game: Game, at: Context) -> None:
        amounts = PICK_AMOUNT[1 : SPECIMENS.of(game.players[at.seat]) + 1]
        ask(game, self, at.seat, "amount", list(amounts), at.address)

    def offer(self, game: Game, run: Run) -> None:
        amounts = PICK_AMOUNT[: SPECIMENS.of(game.players[run.seat]) + 1]
        ask(game, self, run.seat, "amount", list(amounts), run.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if n := int(action.args[0]):
            moves.set_aside(game, game.players[run.seat], -n, SPECIMENS)

    def possible(self, table: Table, at: Context) -> bool:
        own: Lab = table.players[at.seat].added[Lab]  # asked with nearly every decision
        return own.specimens > 0

    def optional(self, table: Table, at: Context) -> bool:
        return True

    def serves(self, table: Table, at: Context, items: Sequence[Item]) -> bool:
        supply = table.players[at.seat].supply
        recruits = sum(item.effect.n for item in items if isinstance(item.effect, Recruit))
        others = any(_may_take_troops(item.effect) for item in items if not isinstance(item.effect, Recruit))
        return supply < recruits or (others and supply < PLENTY)


#: Whatever follows from them, nobody comes from supply.
_TAKES_NONE: Final = (ControlSpace, Draw, DrawIntrigue, Gain, Pay, VP)


def _may_take_troops(effect: Effect) -> bool:
    """Something of it may come short of troops in supply."""
    parts = effect.parts()
    return any(map(_may_take_troops, parts)) if parts else not isinstance(effect, _TAKES_NONE)


@frozen
class LoseAnywhere(Mixed):
    """So many troops from garrison and Conflict, in any mix, back to supply (QI18)."""

    what = "zone"

    def there(self, table: Table, at: Context) -> dict[str, int]:
        player = table.players[at.seat]
        return {GARRISON: player.garrison, CONFLICT: player.troops}

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("too_few_troops", (GARRISON, self.n))

    def enables(self, gain: Effect) -> bool:
        return uses_supply(gain)

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        for zone, n in self.mix(game, at, picked).items():
            moves.move(game, game.players[at.seat], n, zone, SUPPLY)
        return ()


# ---------------------------------------------------------------- the Tleilaxu Row


@frozen
class AcquireTleilaxu(Buy):
    """One of the Tleilaxu Row, or what Reclaimed Forces give, for specimens; or none (QI22)."""

    market: str = field(default=TLEILAXU, init=False)

    def _wares(self, table: Table, player: Player) -> list[Ware]:
        owned = SPECIMENS.of(player)
        markets = (table.edition.market_by_id[one] for one in (TLEILAXU, RECLAIMED))
        wares = ((card, where) for where in markets for card in where.lying(table, player))
        return [ware for ware in wares if table.cards[ware[0]].needs <= owned]

    def offer(self, game: Game, run: Run) -> None:
        self.do(game, run)

    def do(self, game: Game, at: Context) -> None:
        options = self._options(game, game.players[at.seat])
        if options:
            ask(game, self, at.seat, "card", [*options, NO], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is not NO:
            Buy.chosen(self, game, run, action)

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class RemoveTleilaxu(Effect):
    """The card at this place of the Tleilaxu Row, from the left, leaves the game and is replaced (I11.5)."""

    place: int

    def do(self, game: Game, at: Context) -> None:
        row = game.edition.market_by_id[TLEILAXU]
        card = TleilaxuRow.of(game).tleilaxu_row[self.place]
        market.refill(game, row, market.remove(game, (card, row), at.seat))

    def possible(self, table: Table, at: Context) -> bool:
        return len(TleilaxuRow.of(table).tleilaxu_row) > self.place


# ---------------------------------------------------------------- Family Atomics


@frozen
class UseAtomics(Effect):
    """Once per game: all cards of the Imperium Row leave the game, and new ones are dealt (I9.1)."""

    lacks = Refusal("atomics_used")

    def do(self, game: Game, at: Context) -> None:
        row = game.edition.market_by_id[market.ROW.id]
        Lab.of(game.players[at.seat]).atomics_used = True
        game.tell(events.Marked, at.seat, "atomics")
        for card in tuple(game.row):  # QI3: nobody trashes them
            market.remove(game, (card, row), at.seat)
        market.refill(game, row)

    def possible(self, table: Table, at: Context) -> bool:
        # QI1: not while a card of the Row sends the agent.
        own: Lab = table.players[at.seat].added[Lab]  # asked with nearly every decision
        return not own.atomics_used and table.turn.usurped == NO_CARD and bool(table.row)

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("row_in_use") if table.turn.usurped != NO_CARD else self.lacks

    def optional(self, table: Table, at: Context) -> bool:
        return True


# ---------------------------------------------------------------- a Conflict is over


@cloned
@define(eq=False)
class SparingWindow(Window):
    """A window that spares everybody the question while all can see that nobody holds a card for it.

    Else whoever holds any card is asked, as in Combat: passing for a seat would tell that none of them fits (R20.3).
    """

    def step(self, game: Game) -> Decision | None:
        open_ = {*game.intrigue_discard, *game.trashed}
        if any(self.window in face.windows and card not in open_ for card, face in game.intrigues.items()):
            return Window.step(self, game)
        game.stack.pop()
        return None


@frozen
class OpenWindow(Effect):
    """A seat may play cards for this window."""

    window: str

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(SparingWindow(at.seat, [], at.address, self.window))

    def optional(self, table: Table, at: Context) -> bool:
        return True  # so that the log tells of the cards alone

    def offer(self, game: Game, run: Run) -> None:
        self.do(game, run)
