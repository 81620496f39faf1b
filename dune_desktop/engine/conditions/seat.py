"""Conditions on what a seat has: goods, agents on the board, spies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.conditions.base import Condition
from dune_desktop.engine.names import mask
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table


@frozen
class Seated(Condition):
    """Has a seat on the High Council."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].council


@frozen
class HasSwordmaster(Condition):
    """Has the third agent."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].swordmaster


@frozen
class HasTokens(Condition):
    """The Baron's tokens are still face down."""

    def holds(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].tokens)


@frozen
class HasMuch(Condition):
    """Has at least so much solari, spice or persuasion now, which is not spent; what was spent does not count (QX2)."""

    what: str
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        held: int = getattr(table.players[at.seat], self.what)
        return held >= self.n

    def refusal(self) -> Refusal:
        return Refusal(f"needs_{self.what}", (self.n,))


@frozen
class AgentAt(Condition):
    """Has an agent on the space now."""

    space: str

    def holds(self, table: Table, at: Context) -> bool:
        return table.edition.space_index[self.space] in table.players[at.seat].agents


@frozen
class AgentsOn(Condition):
    """At least n own agents stand on spaces with any of these icons; the Mentat counts (QX26)."""

    n: int
    icons: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        spaces = table.edition.spaces
        return sum([spaces[space].icon in self.icons for space in table.players[at.seat].agents]) >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_agents_on", (self.n,))


@frozen
class Hooks(Condition):
    """Has maker hooks (U10.2)."""

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].hooks


@frozen
class Completed(Condition):
    """Has completed at least n contracts (U18.9)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].completed) >= self.n


@frozen
class Spies(Condition):
    """At least n own spies are on the board."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].spies) >= self.n


@frozen
class SpyingOnMaker(Condition):
    """An own spy watches a maker space."""

    def holds(self, table: Table, at: Context) -> bool:
        return bool(table.edition.spied(table.players[at.seat].spies) & mask(table.edition.makers))
