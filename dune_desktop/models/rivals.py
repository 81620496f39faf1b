"""What a Rival will buy next, and how much of it is there (S8.2, S8.4, B3.8)."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from dune_desktop.engine.rivals.buying import PRICES
from dune_desktop.engine.rivals.printed import Rival
from dune_desktop.engine.state import Player

#: A Swordmaster is paid with anything together; a point with one kind of thing.
SWORDMASTER: Final = "swordmaster"


@frozen
class Aim:
    """Something to be bought: with what, how much of it is there, how much it costs."""

    what: str
    has: int
    needs: int

    @property
    def missing(self) -> int:
        return max(0, self.needs - self.has)


def aims(player: Player, rival: Rival) -> tuple[Aim, ...]:
    """The Swordmaster; after that, a Victory Point for each kind of thing. None for who never buys."""
    owned = {
        "intrigue": len(player.intrigue),
        "spice": player.spice,
        "water": player.water,
        "solari": player.solari,
    }
    if rival.value and not player.swordmaster:
        return (Aim(SWORDMASTER, sum(owned.values()), rival.value),)
    if not rival.scores:
        return ()
    return tuple(Aim(what, owned[what], needs) for what, needs in PRICES.items())


def nearest(wanted: tuple[Aim, ...]) -> Aim | None:
    """The one of which the least is missing."""
    return min(wanted, key=lambda aim: aim.missing, default=None)
