"""All that leads to a goal: every way is tried, up to what can't matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.challenges.challenge import SOLVER, Challenge
from dune_desktop.content import EDITIONS
from dune_desktop.engine.digest import digest
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game

#: What makes one solution another: where agents go, what is played and bought. Order, amounts and targets do not.
DEEDS: Final = ("agent", "play", "acquire")

#: Deeds, sorted; what is done twice stands there twice.
Deeds = tuple[str, ...]


class TooManyStates(Exception):
    """There is more to try than was allowed."""


def begun(challenge: Challenge) -> Game:
    """The game in which a challenge begins."""
    return build(EDITIONS[challenge.edition], read_position(EDITIONS[challenge.edition], challenge.position))


class Search:
    """Tries everything that the solver can do, each state once."""

    def __init__(self, challenge: Challenge, most: int = 1_000_000) -> None:
        self.challenge = challenge
        self._most = most
        self._known: dict[str, frozenset[Deeds]] = {}

    @property
    def states(self) -> int:
        """How many states were looked at."""
        return len(self._known)

    def solutions(self, game: Game | None = None) -> frozenset[Deeds]:
        """What has to be done to reach the goal, from the beginning or from here: the deeds of every way that does
        nothing in vain. None: nothing leads there.

        One element means that the challenge has one solution: every way to the goal does all of this.
        """
        return self._from(begun(self.challenge) if game is None else game)

    def _from(self, game: Game) -> frozenset[Deeds]:
        if self.challenge.goal.reached(game):
            return frozenset({()})
        if self.challenge.is_over(game):
            return frozenset()
        mark = digest(game)
        if mark not in self._known:
            if self.states >= self._most:
                raise TooManyStates(self.challenge.id)
            self._known[mark] = frozenset()
            self._known[mark] = _least(self._ways(game))
        return self._known[mark]

    def _ways(self, game: Game) -> Iterator[Deeds]:
        decision = game.decision
        assert decision is not None
        # What others are asked about their rewards can't matter.
        options = decision.options if decision.seat == SOLVER else decision.options[:1]
        for action in options:
            if self._is_idle(game, action):
                continue
            after = game.clone()
            after.apply(action)
            for rest in self._from(after):
                yield tuple(sorted((*rest, action.text))) if action.verb in DEEDS else rest

    def _is_idle(self, game: Game, action: Action) -> bool:
        """Tell of what leads nowhere else: troops go one by one, and to no Conflict that is lost to begin with; a card
        that is bought in the Reveal turn is there for the next round, but for what it brings at once.
        """
        if action.verb == "deploy":
            return action.args[0] != "1" or self.challenge.lost
        if action.verb == "acquire" and action.args[0] != self.challenge.goal.card:
            card = game.edition.card_by_id[action.args[0]]
            return not card.acquired
        return False


def _least(ways: Iterable[Deeds]) -> frozenset[Deeds]:
    """Those that hold no other one."""
    found = {way: Counter(way) for way in ways}
    return frozenset(way for way, deeds in found.items() if not any(one < deeds for one in found.values()))
