"""What Rivals buy, as soon as they can (S8.2-S8.6, B3.8), and how far they are from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.tracks import victory_points

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.state import Game, Player, Table


@frozen(eq=False)
class Price:
    """What a victory point costs: so many of one kind of thing, while a condition holds."""

    kind: str
    n: int
    when: Condition | None = None


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


def aims(table: Table, player: Player) -> tuple[Aim, ...]:
    """The Swordmaster; after that, a victory point for each kind of thing. None for who never buys."""
    owned = _owned(player)
    return tuple(Aim(what, owned[what], needs) for what, needs in _wanted(table, player))


def _wanted(table: Table, player: Player) -> list[tuple[str, int]]:
    """What is needed for them, of what kind."""
    rival = player.rival
    if rival is not None and rival.value and not player.swordmaster:
        return [(SWORDMASTER, rival.value)]
    if rival is None or not rival.scores:
        return []
    at, prices = FOR_SEAT[player.seat], table.rules.course.rival_prices
    return [(price.kind, price.n) for price in prices if price.when is None or price.when.holds(table, at)]


def _owned(player: Player) -> dict[str, int]:
    solari, spice, intrigue, water = player.solari, player.spice, len(player.intrigue), player.water
    every = solari + spice + intrigue + water
    return {"solari": solari, "spice": spice, "intrigue": intrigue, "water": water, SWORDMASTER: every}


def buy(game: Game) -> None:
    """Every Rival spends what it has enough of, as often as it can."""
    for player in game.players:
        while player.rival is not None and _buys(game, player):
            pass


def _buys(game: Game, player: Player) -> bool:
    """The first thing that it has enough for."""
    owned = _owned(player)
    for what, needs in _wanted(game, player):
        if owned[what] >= needs:
            _buy(game, player, what, needs)
            return True
    return False


def _buy(game: Game, player: Player, what: str, left: int) -> None:
    """At exactly its price; what is paid with anything is paid in this order (S8.2)."""
    owned, paid = _owned(player), []
    for kind in ("solari", "spice", "intrigue", "water"):
        paid.append(min(owned[kind], left) if what in (kind, SWORDMASTER) else 0)
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
