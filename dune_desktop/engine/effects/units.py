"""Troops: recruiting, deploying, retreating, losing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import moves
from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import CONFLICT, GARRISON, SUPPLY
from dune_desktop.engine.refusals import NO_DEPLOYMENT, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game

#: More than a seat owns: "any number".
ALL_TROOPS = 99


@frozen
class Recruit(Effect):
    """From supply to garrison; ``it``: as many troops."""

    lacks = Refusal("too_few_troops", (SUPPLY, 1))
    n: int

    def do(self, game: Game, at: Context) -> None:
        n = moves.recruit(game, game.players[at.seat], self.n)
        if isinstance(at, Run):
            at.it = (n,)

    def possible(self, game: Game, at: Context) -> bool:
        return game.players[at.seat].supply > 0  # Q37: else it waits

    def quiet(self, game: Game, at: Context) -> bool:
        # Near an empty supply the order of recruits and other uses of it can matter.
        return game.players[at.seat].supply - self.n >= 6


@frozen
class _UpTo(Asking):
    """Some troops, up to ``n`` of them, none too; "you may" move a single one is answered by leaving it.

    ``least=0``: it is possible, and a duty, with no troop there either. So an intrigue card can be played for it.
    """

    n: int = ALL_TROOPS
    least: int = 1

    def there(self, game: Game, at: Context) -> int:
        """How many could be moved."""
        raise NotImplementedError

    def move(self, game: Game, run: Run, n: int) -> None:
        """Move them."""
        raise NotImplementedError

    def do(self, game: Game, at: Context) -> None:
        first = self.least if self.n == 1 else 0
        options = list(PICK_AMOUNT[first : min(self.n, self.there(game, at)) + 1])
        ask(game, self, at.seat, "amount", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        n = int(action.args[0])
        if n:
            self.move(game, run, n)

    def possible(self, game: Game, at: Context) -> bool:
        return self.there(game, at) > 0 or self.least == 0

    def optional(self, game: Game, at: Context) -> bool:
        return self.least > 0


def _no_deployment(game: Game, at: Context) -> Refusal | None:
    """No unit of the seat may enter the Conflict (U20.7)."""
    return NO_DEPLOYMENT if moves.deployment_banned(game, game.players[at.seat]) else None


@frozen
class Deploy(_UpTo):
    """Garrison troops into the Conflict by an effect: no combat space needed, beyond the usual two (R14.7)."""

    def there(self, game: Game, at: Context) -> int:
        player = game.players[at.seat]
        return 0 if moves.deployment_banned(game, player) else player.garrison

    def lack(self, game: Game, at: Context) -> Refusal:
        return _no_deployment(game, at) or Refusal("too_few_troops", (GARRISON, 1))

    def move(self, game: Game, run: Run, n: int) -> None:
        moves.deploy(game, game.players[run.seat], n)


@frozen
class Retreat(_UpTo):
    """Troops from the Conflict to the garrison."""

    lacks = Refusal("too_few_troops", (CONFLICT, 1))

    def there(self, game: Game, at: Context) -> int:
        return game.players[at.seat].troops

    def move(self, game: Game, run: Run, n: int) -> None:
        moves.retreat(game, game.players[run.seat], n)


@frozen
class DeployRecruited(_UpTo):
    """Any of the troops just recruited into the Conflict."""

    least: int = 0

    def there(self, game: Game, at: Context) -> int:
        player = game.players[at.seat]
        return 0 if moves.deployment_banned(game, player) else min(at.it[0] if at.it else 0, player.garrison)

    def move(self, game: Game, run: Run, n: int) -> None:
        moves.deploy(game, game.players[run.seat], n)


@frozen
class DeployFromSupply(Effect):
    """Troops from supply straight into the Conflict."""

    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        moves.deploy(game, player, min(self.n, player.supply), SUPPLY)

    def possible(self, game: Game, at: Context) -> bool:
        player = game.players[at.seat]
        return player.supply > 0 and not moves.deployment_banned(game, player)

    def lack(self, game: Game, at: Context) -> Refusal:
        return _no_deployment(game, at) or Refusal("too_few_troops", (SUPPLY, 1))


@frozen
class RetreatTroops(Cost):
    """So many troops from the Conflict to the garrison, to get something for it."""

    least: int
    most: int
    what = "amount"

    def payable(self, game: Game, at: Context) -> bool:
        return game.players[at.seat].troops >= self.least

    def lack(self, game: Game, at: Context) -> Refusal:
        return Refusal("too_few_troops", (CONFLICT, self.least))

    def choices(self, game: Game, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        most = min(self.most, game.players[at.seat].troops)
        return None if picked or most == self.least else list(PICK_AMOUNT[self.least : most + 1])

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        n = int(picked[0].args[0]) if picked else self.least
        moves.retreat(game, game.players[at.seat], n)
        return (n,)


@frozen
class LoseTroops(Cost):
    """Troops from the Conflict or the garrison back to the own supply; as an effect as many as there are."""

    n: int
    zone: str

    def _there(self, game: Game, at: Context) -> int:
        player = game.players[at.seat]
        return player.troops if self.zone == CONFLICT else player.garrison

    def payable(self, game: Game, at: Context) -> bool:
        return self._there(game, at) >= self.n

    def possible(self, game: Game, at: Context) -> bool:
        return self._there(game, at) > 0

    def lack(self, game: Game, at: Context) -> Refusal:
        return Refusal("too_few_troops", (self.zone, self.n))

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        n = min(self.n, self._there(game, at))
        moves.lose_troops(game, game.players[at.seat], n, self.zone)
        return (n,)
