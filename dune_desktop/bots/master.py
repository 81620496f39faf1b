"""The Master: searches where most is decided, at the start of a turn, and otherwise looks to the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.bots.lookers import Skilled
from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.search import search
from dune_desktop.bots.valuation import leaf_for, valuation_for
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import START_STAGE

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.lookers import Taste
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game


def worth_searching(world: Game) -> bool:
    """The decision is one of those that playouts tell apart."""
    assert world.decision is not None
    return world.decision.kind == TURN_KIND and world.turn.stage == START_STAGE


class Master:
    """Plays out what looks good, in many worlds."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste
        self._else = Skilled(taste)

    def choose(self, world: Game, effort: Effort) -> Action:
        if not worth_searching(world):
            return self._else.choose(world, effort)
        decision, edition = world.decision, world.edition
        assert decision is not None
        valuation, leaf = valuation_for(edition, self._taste), leaf_for(edition, self._taste)
        return search(world, decision.seat, valuation, leaf, policy_for(edition), effort)[0].action
