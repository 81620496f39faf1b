"""The Master: searches where most is decided, otherwise looks to the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.search import Candidate, search, weighed
from dune_desktop.bots.valuation import leaf_for, valuation_for
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import START_STAGE

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.valuation import Taste
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game


def worth_searching(world: Game) -> bool:
    """The decision is one of those that playouts tell apart: at the start of a turn, or about troops to deploy."""
    decision = world.decision
    assert decision is not None
    if decision.kind != TURN_KIND:
        return False
    return world.turn.stage == START_STAGE or any(option.verb == "deploy" for option in decision.options)


def _share(world: Game, effort: Effort) -> Effort:
    """In the middle of a turn less is decided than where it starts."""
    return effort if world.turn.stage == START_STAGE else evolve(effort, playouts=effort.playouts // 2)


def consider(world: Game, effort: Effort, taste: Taste = (), judged: Action | None = None) -> list[Candidate]:
    """All answers, the best first; ``judged`` as in ``search``."""
    decision, edition = world.decision, world.edition
    assert decision is not None
    seat, valuation, policy = decision.seat, valuation_for(edition, taste), policy_for(edition)
    if not worth_searching(world):
        return weighed(world, seat, valuation, policy, effort, judged)
    return search(world, seat, valuation, leaf_for(edition, taste), policy, _share(world, effort), judged)


class Master:
    """Plays out what looks good, in many worlds."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste

    def choose(self, world: Game, effort: Effort) -> Action:
        return consider(world, effort, self._taste)[0].ahead.action
