"""Bots that look ahead in one world only: the Novice by one answer, the Skilled to the end of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.bots import turns
from dune_desktop.bots.valuation import valuation_for

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game

Taste = tuple[tuple[str, float], ...]


class Novice:
    """Takes what looks best at once."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste

    def choose(self, world: Game, effort: Effort) -> Action:
        decision = world.decision
        assert decision is not None
        return turns.step(world, decision.seat, valuation_for(world.edition, self._taste))[0]


class Skilled:
    """Takes what leads to the best end of its turn."""

    def __init__(self, taste: Taste = ()) -> None:
        self._taste = taste

    def choose(self, world: Game, effort: Effort) -> Action:
        decision = world.decision
        assert decision is not None
        ends = turns.ahead(world, decision.seat, valuation_for(world.edition, self._taste))
        return max(ends, key=lambda end: end[1])[0]
