"""All that leads to a goal: every way is tried, up to what can't matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.content import EDITIONS
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import REVEAL_STAGE
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


def deeds_of(way: Iterable[Action]) -> Deeds:
    """What of it tells it from other ways."""
    return tuple(sorted(action.text for action in way if action.verb in DEEDS))


class Search:
    """Tries everything that the solver can do, each state once."""

    def __init__(
        self, challenge: Challenge, most: int = 1_000_000, found: Callable[[tuple[Action, ...]], object] | None = None
    ) -> None:
        """``found`` hears of each way to the goal as it is found, of several to one state of the first alone."""
        self.challenge = challenge
        self._most, self._found = most, found
        self._known: dict[str, frozenset[Deeds]] = {}
        self._way: list[Action] = []

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
        if self.challenge.reached(game, game.events or ()):
            if self._found is not None:
                self._found(tuple(self._way))
            return frozenset({()})
        if self.challenge.is_over(game):
            return frozenset()
        mark = digest(game)
        if mark not in self._known:
            if self.states >= self._most:
                raise TooManyStates(self.challenge.id)
            self._known[mark] = frozenset()
            self._known[mark] = least(self._ways(game))
        return self._known[mark]

    def _ways(self, game: Game) -> Iterator[Deeds]:
        assert game.decision is not None
        own = game.decision.seat == self.challenge.seat
        for action in self.options(game):
            after = taken(self.challenge, game, action)
            self._way += [action] * own
            for rest in self._from(after):
                yield tuple(sorted((*rest, action.text))) if own and action.verb in DEEDS else rest
            del self._way[len(self._way) - own :]

    def options(self, game: Game) -> list[Action]:
        """What is worth trying. What others are asked about their rewards can't matter."""
        decision = game.decision
        assert decision is not None
        if decision.seat != self.challenge.seat:
            return decision.options[:1]
        return [action for action in decision.options if not self._is_idle(game, action)]

    def _is_idle(self, game: Game, action: Action) -> bool:
        """Tell of what leads nowhere else: troops go one by one, and to no Conflict that is lost to begin with; a card
        that is bought in the Reveal turn is there for the next round, but for what it brings at once.
        """
        if action.verb == "deploy":
            return action.args[0] != "1" or self.challenge.lost
        if action.verb == "acquire" and action.args[0] != self.challenge.goal.card:
            if self.challenge.made is not None and game.turn.stage != REVEAL_STAGE:
                return False
            card = game.edition.card_by_id[action.args[0]]
            return not card.acquired
        return False


def taken(challenge: Challenge, game: Game, action: Action) -> Game:
    """The game after this action. Somebody listens where a victory would have to be heard of."""
    after = game.clone()
    if challenge.goal.victory:
        after.events = []
    after.apply(action)
    return after


def leads(challenge: Challenge, game: Game, way: Iterable[Action]) -> bool:
    """Tell whether these steps of the solver reach the goal, and no step before the last does. What others are asked
    meanwhile is answered as in a search. Raises IllegalAction.
    """
    for action in (*way, None):
        while not challenge.reached(game, game.events or ()):
            if challenge.is_over(game) or game.decision is None:
                return False
            if game.decision.seat == challenge.seat:
                break
            game = taken(challenge, game, game.decision.options[0])
        else:
            return action is None
        if action is not None:
            game = taken(challenge, game, action)
    return False


def least(ways: Iterable[Deeds]) -> frozenset[Deeds]:
    """Those that hold no other one."""
    found = {way: Counter(way) for way in ways}
    return frozenset(way for way, deeds in found.items() if not any(one < deeds for one in found.values()))
