"""The Master: searches where most is decided, at the start of a turn, and otherwise looks to the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    """The decision is one of those that playouts tell apart."""
    assert world.decision is not None
    return world.decision.kind == TURN_KIND and world.turn.stage == START_STAGE


def consider(world: Game, effort: Effort, taste: Taste = (), judged: Action | None = None) -> list[Candidate]:
    """All answers, the best first; ``judged`` as in ``search``."""
    decision, edition = world.decision, world.edition
    assert decision is not None
    seat, valuation = decision.seat, valuation_for(edition, taste)
    if not worth_searching(world):
        return weighed(world, seat, valuation)
    return search(world, seat, valuation, leaf_for(edition, taste), policy_for(edition), effort, judged)


class Master:
    """Plays out what looks good, in many worlds."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste

    def choose(self, world: Game, effort: Effort) -> Action:
        return consider(world, effort, self._taste)[0].ahead.action
