"""Conditions on the running turn, and on the Conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.conditions.base import Condition
from dune_desktop.engine.names import ANY, HOME, NOBODY, REVEAL_STAGE, START_STAGE, mask
from dune_desktop.engine.units import strength, units

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class TurnStart(Condition):
    """The very start of one's own turn: nothing has been done in it."""

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        return turn.seat == at.seat and turn.stage == START_STAGE and turn.fresh


@frozen
class Revealing(Condition):
    """It is the seat's own Reveal turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.stage == REVEAL_STAGE


@frozen
class BeforeCombat(Condition):
    """The Conflict of this round is still to be decided: it is somebody's turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat != NOBODY


# ---------------------------------------------------------------- spies


@frozen
class AtMaker(Condition):
    """The running turn's agent was sent to a maker space."""

    def holds(self, table: Table, at: Context) -> bool:
        space = table.turn.space
        return space != HOME and table.edition.spaces[space].maker


@frozen
class AtFactionSpace(Condition):
    """This turn's agent was sent to a space of one of these factions."""

    factions: tuple[int, ...] = ANY

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        if turn.seat != at.seat or turn.space == HOME:
            return False
        faction = table.edition.spaces[turn.space].faction
        return faction is not None and (not self.factions or faction in self.factions)


@frozen
class Harvested(Condition):
    """The agent sent this turn harvested base spice."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.harvested > 0


@frozen
class GainedSpice(Condition):
    """Gained at least n spice in this turn, whatever was paid since."""

    n: int = 1

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.spice_gained >= self.n


@frozen
class Deployed(Condition):
    """So many troops deployed in this turn, whatever the source."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.troops >= self.n


@frozen
class DeployedUnits(Condition):
    """So many units of any kind came into the Conflict in this turn (Q4)."""

    n: int
    relies = True

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.units >= self.n

    def rely(self, game: Game, at: Context) -> None:
        game.turn.floor = max(game.turn.floor, self.n - game.turn.others)


@frozen
class SpyRecalled(Condition):
    """An own spy was recalled in this turn, for whatever reason (U11.10)."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.spies_recalled > 0


@frozen
class SpyingHere(Condition):
    """An own spy watches the space that the running turn's agent was sent to, whoever sent it."""

    def holds(self, table: Table, at: Context) -> bool:
        space = table.turn.space
        return space != HOME and bool(table.edition.spied(table.players[at.seat].spies) >> space & 1)


@frozen
class PlacedOn(Condition):
    """The spy just placed watches a space with one of these icons."""

    icons: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it and table.edition.post_icons[at.it[0]] & mask(self.icons or table.edition.faction_icons))


# ---------------------------------------------------------------- this turn's agent, units, cards


@frozen
class Units(Condition):
    """At least n own units in the Conflict: of all kinds (U8.1)."""

    n: int
    relies = True

    def holds(self, table: Table, at: Context) -> bool:
        return units(table, table.players[at.seat]) >= self.n

    def rely(self, game: Game, at: Context) -> None:
        turn, spare = game.turn, units(game, game.players[at.seat]) - self.n
        turn.floor = max(turn.floor, turn.troops + turn.by_right - spare)


@frozen
class Worms(Condition):
    """At least n own sandworms in the Conflict."""

    n: int = 1

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].worms >= self.n


@frozen
class Strength(Condition):
    """Strength of at least n, at any moment of the Reveal turn (U14.2)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return strength(table, table.players[at.seat]) >= self.n
