"""The Master's search: what comes of an answer by the end of the round, in many dealt worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.bots import turns
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.knowledge import determinize

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.policy import Policy
    from dune_desktop.bots.valuation import Valuation
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: Answers that look so much worse than the best one are not searched.
WORST = 0.6
#: What looking to the end of the own turn says counts as so many playouts.
PRIOR = 2
#: No round has so many decisions left.
_LIMIT = 600


@define
class Candidate:
    """An answer, the line of the own turn that begins with it, and what has come of it so far."""

    action: Action
    line: tuple[Action, ...]
    prior: float
    total: float = 0.0
    count: int = 0

    @property
    def chance(self) -> float:
        return (self.prior * PRIOR + self.total) / (PRIOR + self.count)


def play_out(game: Game, policy: Policy) -> None:
    """Play to the end of the round."""
    round_ = game.round
    for _ in range(_LIMIT):
        if game.decision is None or game.round != round_:
            return
        game.apply(policy.choose(game))


def candidates(world: Game, seat: Seat, valuation: Valuation) -> list[Candidate]:
    """All answers, each with the best end of the turn that one world shows, best first."""
    decision = world.decision
    assert decision is not None
    left = [turns.MOST]
    found = []
    for action in decision.options:
        _, chance, line = turns.to_end(turns.after(world, action), seat, valuation, left)
        found.append(Candidate(action, tuple(line), chance))
    return sorted(found, key=lambda one: -one.prior)


def search(
    world: Game, seat: Seat, valuation: Valuation, leaf: Valuation, policy: Policy, effort: Effort
) -> list[Candidate]:
    """The answers, best first: those that look good are played out in the same worlds, the worse half ever less."""
    found = candidates(world, seat, valuation)
    alive = [one for one in found if one.prior >= WORST * found[0].prior]
    if len(alive) == 1:
        return found
    chance = Chance(world.chance.state)
    budget = effort.playouts
    thirds = [budget // 3, 2 * budget // 3]
    done = 0
    while done < budget:
        dealt = determinize(world, seat, chance)
        for one in alive:
            if effort.cut():
                return _ranked(found, alive)
            one.total += _playout(dealt, one, seat, leaf, policy)
            one.count += 1
            done += 1
        while thirds and done >= thirds[0]:
            thirds.pop(0)
            if len(alive) > 3:
                alive = sorted(alive, key=lambda one: -one.chance)[: max(3, (len(alive) + 1) // 2)]
    return _ranked(found, alive)


def _ranked(found: list[Candidate], alive: list[Candidate]) -> list[Candidate]:
    """Those that were searched to the end stand before the others."""
    return sorted(found, key=lambda one: (one not in alive, -one.chance))


def _playout(dealt: Game, one: Candidate, seat: Seat, leaf: Valuation, policy: Policy) -> float:
    game = turns.after(dealt, one.action)
    line = iter(one.line)
    while turns.goes_on(game, seat):
        decision = game.decision
        assert decision is not None
        action = next(line, None)
        game.apply(action if action in decision.options else policy.choose(game))
    play_out(game, policy)
    return leaf.chances(game, seat)[seat]
