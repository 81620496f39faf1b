"""What is fitted, read from games by replaying them.

``leaf``: at the start of a turn, who won in the end. ``start``: there too, which answer was taken. ``turn``: at the end
of a turn, the chances that playouts find at the end of its round.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from attrs import define, field

from dune_desktop.bots import turns
from dune_desktop.bots.features import FEATURES, features, progress
from dune_desktop.bots.policy import START, policy_for, start_rows
from dune_desktop.bots.search import played_out
from dune_desktop.bots.valuation import leaf_for, valuation_for
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.setup import new_game

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game
    from dune_desktop.training.practice import Lesson

LEAF, START_PART, TURN = "leaf", "start", "turn"
#: By part of a table, what its features are called.
NAMES: Final[dict[str, tuple[str, ...]]] = {LEAF: FEATURES, TURN: FEATURES, START_PART: START}
#: Of so many starts of turns one is played out; the best answer and some others, in so many worlds.
_ONE_OF, _ANSWERS, _WORLDS = 6, 5, 4
_LOTS: Final = 0x20_35


@define
class Rows:
    """Of one game: in each set one alternative came true, or each with a chance. Flat, as numbers."""

    width: int
    sizes: array[int] = field(factory=lambda: array("l"))
    #: By set, how far the game had come.
    progress: array[float] = field(factory=lambda: array("f"))
    #: By alternative, its features, and how likely it was.
    values: array[float] = field(factory=lambda: array("f"))
    targets: array[float] = field(factory=lambda: array("f"))

    def add(self, far: float, rows: Sequence[Sequence[float]], targets: Sequence[float]) -> None:
        """A set more."""
        self.sizes.append(len(rows))
        self.progress.append(far)
        for row in rows:
            self.values.extend(row)
        self.targets.extend(targets)


def rows_of(part: str, lesson: Lesson) -> Rows:
    """All sets of one game."""
    rows, add = Rows(len(NAMES[part])), _ADDING[part]
    for moment, (game, action) in enumerate(_replayed(lesson)):
        decision = game.decision
        assert decision is not None
        if decision.kind == TURN_KIND and game.turn.stage == START_STAGE and len(decision.options) > 1:
            add(rows, game, action, lesson, moment)
    return rows


def _replayed(lesson: Lesson) -> Iterator[tuple[Game, Action]]:
    """The game before each action."""
    game = new_game(EDITIONS[lesson.edition], lesson.setup)
    for text in lesson.actions:
        action = Action.parse(text)
        yield game, action
        game.apply(action)


def _one(found: int, many: int) -> list[float]:
    return [float(index == found) for index in range(many)]


def _add_leaf(rows: Rows, game: Game, action: Action, lesson: Lesson, moment: int) -> None:
    if game.turn.fresh and game.decision is not None:
        rows.add(progress(game), features(game, game.decision.seat), _one(lesson.winner, len(game.players)))


def _add_start(rows: Rows, game: Game, action: Action, lesson: Lesson, moment: int) -> None:
    decision = game.decision
    assert decision is not None
    found = start_rows(game, game.players[decision.seat], decision.options)
    rows.add(progress(game), found, _one(decision.options.index(action), len(found)))


def _add_turn(rows: Rows, game: Game, action: Action, lesson: Lesson, moment: int) -> None:
    chance = Chance((lesson.setup.seed ^ _LOTS) + moment)
    if chance.below(_ONE_OF) or game.decision is None:
        return
    seat = game.decision.seat
    world = deal(game, seat, lesson.setup.seed ^ _LOTS, moment)
    worlds = [determinize(world, seat, chance) for _ in range(_WORLDS)]
    leaf, policy = leaf_for(game.edition), policy_for(game.edition)
    best, *others = turns.ahead(world, seat, valuation_for(game.edition))
    chance.shuffle(others)
    for way in (best, *others[: _ANSWERS - 1]):
        if not way.end.over:
            chances = [leaf.chances(played_out(dealt, way, seat, policy), seat) for dealt in worlds]
            means = [sum(each) / _WORLDS for each in zip(*chances, strict=True)]
            rows.add(progress(way.end), features(way.end, seat), means)


_ADDING: Final[dict[str, Callable[[Rows, Game, Action, Lesson, int], None]]] = {
    LEAF: _add_leaf,
    START_PART: _add_start,
    TURN: _add_turn,
}
