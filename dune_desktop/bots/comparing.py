"""Two answers side by side in worlds that have chosen neither: how much better one is, and how sure that is.

The best of many answers looks better than it is in the worlds where it was found to be the best: a part of that is the
luck of those worlds, and more of it the more answers there were. In fresh worlds it has no luck.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.bots.master import worth_searching
from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.search import WORLDS, Candidate, played_out, to_one_moment
from dune_desktop.bots.valuation import leaf_for, valuation_for
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.knowledge import determinize

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.bots.bot import Effort
    from dune_desktop.engine.state import Game

#: For so many playouts of a search one world: two answers need fewer playouts than all of them.
_PLAYOUTS: Final = 4
#: What is followed to the end of the turn is followed in so many times as many worlds as have chosen it.
_MORE: Final = 2
#: Mixed into the lots of the world, so that these worlds are others than those of the search.
_FRESH: Final = 0x2B_E51DE
#: A lead of so many times its error is no luck of the worlds, but for two of a hundred.
_SURE: Final = 2.0

Pair = tuple[Candidate, Candidate]


@frozen
class Lead:
    """By how much one answer is better than another one, and the standard error of that."""

    chance: float
    error: float

    @property
    def sure(self) -> bool:
        return self.chance > _SURE * self.error


def compared(world: Game, pair: Pair, effort: Effort) -> tuple[Pair, Lead] | None:
    """Both with what has come of them in fresh worlds alone, and how far the first one leads there.

    Nothing where no lots are drawn: what was foreseen in one world is the same in all of them.
    """
    first, second = again = Candidate(pair[0].ahead, 0.0, 0), Candidate(pair[1].ahead, 0.0, 0)
    leads, before = [], 0.0
    for _ in _searched(world, again, effort) if worth_searching(world) else _followed(world, again):
        now = first.total - second.total
        leads.append(now - before)
        before = now
    if len(leads) < 2:
        return None
    return again, Lead(mean(leads), stdev(leads) / sqrt(len(leads)))


def _searched(world: Game, pair: Pair, effort: Effort) -> Iterator[None]:
    """Play both out in one world after the other."""
    assert world.decision is not None
    seat, policy, leaf = world.decision.seat, policy_for(world.edition), leaf_for(world.edition)
    for dealt in _worlds(world, effort.playouts // _PLAYOUTS):
        for one in pair:
            one.add(played_out(dealt, one.ahead, seat, policy), seat, leaf)
        yield


def _followed(world: Game, pair: Pair) -> Iterator[None]:
    """Follow both to the end of the turn in one world after the other, if they show something on the way."""
    assert world.decision is not None
    seat, policy, valuation = world.decision.seat, policy_for(world.edition), valuation_for(world.edition)
    if all(one.ahead.end.barrier == world.barrier for one in pair):
        return
    options = [one.ahead.action for one in pair]
    for dealt in _worlds(world, _MORE * WORLDS):
        ways = to_one_moment(dealt, seat, valuation, policy, options, judged=options[1])
        chances = {one.action: one.chance for one in ways}
        for one in pair:
            one.total += chances[one.ahead.action]
            one.count += 1
        yield


def _worlds(world: Game, n: int) -> Iterator[Game]:
    assert world.decision is not None
    chance = Chance(world.chance.state ^ _FRESH)
    return (determinize(world, world.decision.seat, chance) for _ in range(n))
