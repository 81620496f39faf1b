"""Bots that play by a table that is not in use yet: whether it plays better is seen in an arena, never in a loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dune_desktop.bots import turns
from dune_desktop.bots.master import worth_searching
from dune_desktop.bots.policy import Policy
from dune_desktop.bots.search import search
from dune_desktop.bots.valuation import Valuation
from dune_desktop.training.rows import LEAF, START_PART, TURN

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Bot, Effort
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game

#: A whole table, part by part.
Parts = Mapping[str, Mapping[str, Any]]
FITTED, PRESENT = "fitted", "present"


class Judged:
    """Plays as a Skilled or a Master does, by a table that it brings along."""

    def __init__(self, parts: Parts, *, searches: bool) -> None:
        self._valuation, self._leaf = Valuation(parts[TURN]), Valuation(parts[LEAF])
        self._policy, self._searches = Policy(parts[START_PART], self._valuation), searches

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        seat = world.decision.seat
        if self._searches and worth_searching(world):
            return search(world, seat, self._valuation, self._leaf, self._policy, effort)[0].ahead.action
        return turns.ahead(world, seat, self._valuation)[0].action


class Judging:
    """Makes them, by the name of their table."""

    def __init__(self, tables: Mapping[str, Parts], *, searches: bool) -> None:
        self._tables, self._searches = tables, searches

    def __call__(self, name: str) -> Bot:
        return Judged(self._tables[name], searches=self._searches)
