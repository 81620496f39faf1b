"""Kinds of units: how strong one is, where a seat has them, and what becomes of them after a Combat.

Every game has troops, and texts that say "troop" mean them alone; an edition says what else there is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.derived import derived
from dune_desktop.engine.facts import Where
from dune_desktop.engine.items import Printed, box
from dune_desktop.engine.names import BANK, CONFLICT, GARRISON, HELD, SUPPLY
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Player, Table


@frozen(eq=False)
@derived
class UnitKind:
    """A kind of units."""

    id: str
    strength: int = field(kw_only=True)
    conflict: Where = field(kw_only=True)
    #: Where they wait to be deployed by the right of a combat space, and where they retreat to.
    garrison: Where | None = field(default=None, kw_only=True)
    #: Where they are before they are recruited; what has no supply comes from the bank and goes back there.
    supply: Where | None = field(default=None, kw_only=True)
    #: The spaces that they hold until the end of the next Combat.
    held: Where | None = field(default=None, kw_only=True)
    #: How many a seat has in all, unless they come from the bank.
    number: int = field(default=0, kw_only=True)
    #: After a Combat they are in the garrison again.
    survives: bool = field(default=False, kw_only=True)
    #: Why none of them can enter the Conflict of this round.
    kept_out: Callable[[Table], Refusal | None] | None = field(default=None, kw_only=True)
    #: A reward won with one of them is taken twice (U16.1).
    doubles: bool = field(default=False, kw_only=True)
    #: What the winner does besides, if one of them has fought.
    won: tuple[Effect, ...] = field(default=(), kw_only=True)

    @cached_property
    def zones(self) -> dict[str, Where]:
        named = {SUPPLY: self.supply, GARRISON: self.garrison, CONFLICT: self.conflict, HELD: self.held}
        return {name: zone for name, zone in named.items() if zone is not None}

    @cached_property
    def deploys(self) -> tuple[Action, ...]:
        """Deploying and taking back by right, by number."""
        return self._amounts("deploy")

    @cached_property
    def take_backs(self) -> tuple[Action, ...]:
        return self._amounts("take_back")

    def _amounts(self, verb: str) -> tuple[Action, ...]:
        """The actions with so many of them, from none on; only units that are no troops are named there."""
        name = () if self.id == "troop" else (self.id,)
        return tuple(Action.of(verb, n, *name) for n in range(self.number + 1))

    @cached_property
    def source(self) -> str:
        """Where they come from, and go when they are lost: the supply or the bank."""
        return BANK if self.supply is None else SUPPLY

    @cached_property
    def home(self) -> str:
        """Where those that fought go."""
        return GARRISON if self.survives else self.source

    @cached_property
    def spoils(self) -> tuple[Printed, ...]:
        return box(self.id, "won", self.won)


#: R14.1, R19.1.
TROOP: Final = UnitKind(
    "troop", strength=2, conflict=Where("troops"), garrison=Where("garrison"), supply=Where("supply"), number=12
)


def units(table: Table, player: Player) -> int:
    """How many units of the seat, of all kinds, are in the Conflict (U8.1)."""
    found = player.troops
    for kind in table.edition.others:
        found += kind.conflict.of(player)
    return found


def strength(table: Table, player: Player, more: int = 0, of: UnitKind = TROOP) -> int:
    """Of the seat in the Conflict, with so many more units of a kind; nothing raises it without one (R19.3, U14.3)."""
    own = table.rules.seats[player.seat].strengths
    found = own[TROOP] * player.troops + own[of] * more
    for kind in table.edition.others:
        found += own[kind] * kind.conflict.of(player)
    return found + player.swords if found else 0


def holdings(table: Table) -> tuple[tuple[Seat, int, str], ...]:
    """Who holds which space, and by what kind of unit."""
    return tuple(
        [
            (player.seat, space, kind.id)
            for kind in table.edition.holding
            for player in table.players
            for space in kind.zones[HELD].of(player)
        ]
    )


def control_of(table: Table, space: int) -> Seat:
    """Who controls the space: a unit that holds it covers any marker (X3.10)."""
    for kind in table.edition.holding:
        spaces_of = kind.zones[HELD].of
        for player in table.players:
            if space in spaces_of(player):
                return player.seat
    return table.control[space]
