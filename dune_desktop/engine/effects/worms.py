"""Sandworms, maker hooks and the Shield Wall (U9, U10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.board import harvest
from dune_desktop.engine.effects.units import DeployFromSupply
from dune_desktop.engine.names import HOME
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table

_WALL = Refusal("wall_protects")


def behind_wall(table: Table) -> Refusal | None:
    """The Shield Wall keeps sandworms out of this Conflict (U10.3)."""
    return _WALL if table.wall and table.conflicts[table.conflict].protected else None


def raise_wall(game: Game) -> None:
    """A step of dealing: the Shield Wall stands (U2.1)."""
    game.wall = True


@frozen
class Summon(DeployFromSupply):
    """Sandworms from the bank straight into the Conflict (U9.1)."""

    unit: str = field(default="sandworm", repr=False, kw_only=True)


@frozen
class SummonHere(Summon):
    """In place of the base spice of the maker space visited: its bonus spice, and sandworms (U9.4)."""

    def do(self, game: Game, at: Context) -> None:
        harvest(game, at, 0)
        Summon.do(self, game, at)

    def possible(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and table.turn.space != HOME and Summon.possible(self, table, at)


@frozen
class TakeHooks(Effect):
    """The maker hooks, once per game (U10.1)."""

    lacks = Refusal("only_without_hooks")

    def do(self, game: Game, at: Context) -> None:
        game.players[at.seat].hooks = True
        game.tell(events.Marked, at.seat, "hooks")

    def possible(self, table: Table, at: Context) -> bool:
        return not table.players[at.seat].hooks


@frozen
class DestroyWall(Effect):
    """The Shield Wall may be removed, for the rest of the game (U10.4)."""

    lacks = Refusal("no_wall")

    def do(self, game: Game, at: Context) -> None:
        game.wall = False
        game.tell(events.Marked, at.seat, "wall")

    def possible(self, table: Table, at: Context) -> bool:
        return table.wall

    def optional(self, table: Table, at: Context) -> bool:
        return True
