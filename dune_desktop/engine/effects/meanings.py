"""Words that stand for an effect, or for none as things are."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.derived import derived
from dune_desktop.engine.effects.base import Effect, unsaid
from dune_desktop.engine.refusals import NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.conditions import Condition
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class Meaning(Effect):
    """Stands for an effect, or for none as things are."""

    def meant(self, table: Table, at: Context) -> Effect | None:
        """The effect that counts now."""
        raise unsaid(self, "meant")

    def missing(self, table: Table, at: Context) -> Refusal:
        """What is missing while none counts."""
        return self.lacks or NOTHING_HAPPENS

    def possible(self, table: Table, at: Context) -> bool:
        meant = self.meant(table, at)
        return meant is not None and meant.possible(table, at)

    def lack(self, table: Table, at: Context) -> Refusal:
        meant = self.meant(table, at)
        return self.missing(table, at) if meant is None else meant.lack(table, at)

    def sides(self, table: Table, at: Context) -> tuple[Effect, ...]:
        meant = self.meant(table, at)
        return () if meant is None else meant.sides(table, at)

    def playable(self, table: Table, at: Context) -> bool:
        meant = self.meant(table, at)
        return meant is not None and meant.playable(table, at)

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        meant = self.meant(table, at)
        return [self.missing(table, at)] if meant is None else meant.why_unplayable(table, at)

    def applies(self, table: Table, at: Context) -> bool:
        return self.meant(table, at) is not None

    def optional(self, table: Table, at: Context) -> bool:
        meant = self.meant(table, at)
        return meant is not None and meant.optional(table, at)


@frozen
@derived
class May(Meaning):
    """What the seat may leave undone though no icon or arrow says so."""

    effect: Effect

    @cached_property
    def asks(self) -> bool:  # type: ignore[override]
        return self.effect.asks

    def meant(self, table: Table, at: Context) -> Effect:
        return self.effect

    def do(self, game: Game, at: Context) -> None:
        self.effect.do(game, at)

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
@derived
class If(Meaning):
    """With a condition, looked at when the effect is resolved (R13.7)."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    @cached_property
    def constant(self) -> bool:  # type: ignore[override]
        return self.then.constant and self.otherwise is None

    @cached_property
    def asks(self) -> bool:  # type: ignore[override]
        return self.then.asks or (self.otherwise is not None and self.otherwise.asks)

    def meant(self, table: Table, at: Context) -> Effect | None:
        return self.then if self.condition.holds(table, at) else self.otherwise

    def missing(self, table: Table, at: Context) -> Refusal:
        return self.condition.lacking(table, at)

    def do(self, game: Game, at: Context) -> None:
        meant = self.meant(game, at)
        if meant is self.then and self.condition.relies:
            self.condition.rely(game, at)
        if meant is not None:
            meant.do(game, at)
