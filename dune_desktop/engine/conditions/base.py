"""What a condition is, and the words that join conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import asdict, frozen

from dune_desktop.engine.names import FACTIONS
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class Condition:
    """Something that is true or not for a seat."""

    #: What it counted can't be taken back once something was done because it holds: see ``rely``.
    relies: ClassVar[bool] = False

    def holds(self, table: Table, at: Context) -> bool:
        raise NotImplementedError

    def rely(self, game: Game, at: Context) -> None:
        """Something was done because it holds."""

    def refusal(self) -> Refusal:
        """The reason to give when it does not hold, with the condition's own values."""
        values = tuple(FACTIONS[value] if name == "faction" else value for name, value in asdict(self).items())
        return Refusal("needs_" + _snake(type(self).__name__), values)

    def lacking(self, table: Table, at: Context) -> Refusal:
        """The same of what is missing now, where it asks for several things."""
        return self.refusal()


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


@frozen
class Not(Condition):
    """The opposite."""

    condition: Condition

    def holds(self, table: Table, at: Context) -> bool:
        return not self.condition.holds(table, at)

    def refusal(self) -> Refusal:
        return Refusal("only_without_" + _snake(type(self.condition).__name__))


@frozen
class And(Condition):
    """Both."""

    first: Condition
    second: Condition

    def holds(self, table: Table, at: Context) -> bool:
        return self.first.holds(table, at) and self.second.holds(table, at)

    def lacking(self, table: Table, at: Context) -> Refusal:
        return (self.second if self.first.holds(table, at) else self.first).lacking(table, at)


@frozen
class SomeOf(Condition):
    """So many of several conditions hold."""

    n: int
    conditions: tuple[Condition, ...]

    def holds(self, table: Table, at: Context) -> bool:
        return sum(condition.holds(table, at) for condition in self.conditions) >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_some_of", (self.n,))
