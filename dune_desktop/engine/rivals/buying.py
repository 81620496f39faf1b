"""What Rivals buy, as soon as they can (S8.2-S8.6, B3.8), and how far they are from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import field, frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.tracks import victory_points

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.rivals.printed import Rival
    from dune_desktop.engine.state import Game, Player, Table


#: What a Rival pays with, in the order in which it pays for its Swordmaster (S8.2).
KINDS: Final = ("solari", "spice", "intrigue", "water")


@frozen(eq=False)
class Price:
    """What a victory point costs: so many of one kind of thing, while a condition holds."""

    kind: str
    n: int
    when: Condition | None = None
    #: Where the kind stands among all.
    at: int = field(init=False)

    @at.default
    def _at(self) -> int:
        return KINDS.index(self.kind)


IN_SPICE: Final = Price("spice", 7)
#: In the order in which they are looked at.
PRICES: Final = (Price("intrigue", 3), IN_SPICE, Price("water", 3), Price("solari", 7))
#: It is paid with anything together; a point with one kind of thing.
SWORDMASTER: Final = "swordmaster"


@frozen
class Aim:
    """Something to be bought: the Swordmaster, or a point with a kind of thing; how much is there, and needed."""

    what: str
    has: int
    needs: int

    @property
    def missing(self) -> int:
        return max(0, self.needs - self.has)

    @property
    def scores(self) -> bool:
        """It is a point."""
        return self.what != SWORDMASTER


def aims(table: Table, player: Player) -> tuple[Aim, ...]:
    """The Swordmaster; after that, a victory point for each kind of thing. None for who never buys."""
    rival, owned = player.rival, _owned(player)
    if rival is not None and rival.value and not player.swordmaster:
        return (Aim(SWORDMASTER, sum(owned), rival.value),)
    if rival is None or not rival.scores:
        return ()
    prices = table.rules.course.rival_prices
    return tuple(Aim(one.kind, owned[one.at], one.n) for one in prices if _counts(table, player, one))


def _counts(table: Table, player: Player, price: Price) -> bool:
    return price.when is None or price.when.holds(table, FOR_SEAT[player.seat])


def _owned(player: Player) -> tuple[int, int, int, int]:
    """How much there is of each kind."""
    return player.solari, player.spice, len(player.intrigue), player.water


def buy(game: Game) -> None:
    """Every Rival spends what it has enough of, as often as it can."""
    for player in game.players:
        while player.rival is not None and _buys(game, player, player.rival):
            pass


def _buys(game: Game, player: Player, rival: Rival) -> bool:
    """The first thing that it has enough for. This is asked with every decision, so it makes no list of aims."""
    owned = player.solari, player.spice, len(player.intrigue), player.water
    if rival.value and not player.swordmaster:
        if sum(owned) < rival.value:
            return False
        _buy(game, player, SWORDMASTER, rival.value)
        return True
    if rival.scores:
        for price in game.rules.course.rival_prices:
            if owned[price.at] >= price.n and _counts(game, player, price):
                _buy(game, player, price.kind, price.n)
                return True
    return False


def _buy(game: Game, player: Player, what: str, left: int) -> None:
    """It pays exactly the price, and gets what it has bought."""
    paid = []
    for kind, there in zip(KINDS, _owned(player), strict=True):
        paid.append(min(there, left) if what in (kind, SWORDMASTER) else 0)
        left -= paid[-1]
    solari, spice, intrigue, water = paid
    player.solari -= solari
    player.spice -= spice
    player.water -= water
    for _ in range(intrigue):  # S8.6, Q35: nobody has read them; face up on the discard pile now all do
        card = player.intrigue.pop()
        game.intrigue_discard.append(card)
        moves.show(game, card)
    if game.events is not None:
        bought = what if what == SWORDMASTER else "vp"
        game.tell(events.Bought, player.seat, bought, solari, spice, intrigue, water)
    if what == SWORDMASTER:
        take_swordmaster(game, player)
    else:
        victory_points(game, player, 1, "rival", f"rival.{what}")


def take_swordmaster(game: Game, player: Player) -> None:
    """It has a third agent, at once."""
    player.swordmaster = True
    game.rules.refresh(game, player.seat)
    player.home += 1
