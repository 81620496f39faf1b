"""Sandworms, maker hooks and the Shield Wall (U9, U10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.board import harvest
from dune_desktop.engine.names import HOME
from dune_desktop.engine.refusals import NO_DEPLOYMENT, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game


def can_summon(game: Game, at: Context) -> bool:
    """The wall does not protect this Conflict (U10.3), and nothing forbids deploying."""
    if game.wall and game.conflicts[game.conflict].protected:
        return False
    return not moves.deployment_banned(game, game.players[at.seat])


def _kept_out(game: Game) -> Refusal:
    """By the wall, or by what forbids deploying."""
    return Refusal("wall_protects") if game.wall and game.conflicts[game.conflict].protected else NO_DEPLOYMENT


@frozen
class Summon(Effect):
    """Sandworms from the bank straight into the Conflict (U9.1)."""

    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        moves.summon(game, game.players[at.seat], self.n)

    def possible(self, game: Game, at: Context) -> bool:
        return can_summon(game, at)

    def lack(self, game: Game, at: Context) -> Refusal:
        return _kept_out(game)


@frozen
class SummonHere(Effect):
    """In place of the base spice of the maker space visited: its bonus spice, and sandworms (U9.4)."""

    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        harvest(game, at, 0)
        moves.summon(game, game.players[at.seat], self.n)

    def possible(self, game: Game, at: Context) -> bool:
        return game.turn.seat == at.seat and game.turn.space != HOME and can_summon(game, at)

    def lack(self, game: Game, at: Context) -> Refusal:
        return _kept_out(game)


@frozen
class TakeHooks(Effect):
    """The maker hooks, once per game (U10.1)."""

    lacks = Refusal("only_without_hooks")

    def do(self, game: Game, at: Context) -> None:
        game.players[at.seat].hooks = True
        if game.events is not None:
            game.tell(events.Marked(at.seat, "hooks"))

    def possible(self, game: Game, at: Context) -> bool:
        return not game.players[at.seat].hooks


@frozen
class DestroyWall(Effect):
    """The Shield Wall may be removed, for the rest of the game (U10.4)."""

    lacks = Refusal("no_wall")

    def do(self, game: Game, at: Context) -> None:
        game.wall = False
        if game.events is not None:
            game.tell(events.Marked(at.seat, "wall"))

    def possible(self, game: Game, at: Context) -> bool:
        return game.wall

    def optional(self, game: Game, at: Context) -> bool:
        return True
