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
from dune_desktop.bots.policy import LATE, SPACE, START, policy_for, start_rows
from dune_desktop.bots.search import played_out
from dune_desktop.bots.valuation import leaf_for, valuation_for
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.setup import new_game, played

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game
    from dune_desktop.training.practice import Lesson

LEAF, START_PART, TURN = "leaf", "start", "turn"
#: The parts of a table that can be fitted.
PARTS: Final = (LEAF, START_PART, TURN)
#: Of so many starts of turns one is played out; the best answer and some others, in so many worlds.
_ONE_OF, _ANSWERS, _WORLDS = 6, 5, 4
_LOTS: Final = 0x20_35


def names_of(part: str, edition: Edition) -> tuple[str, ...]:
    """What the features of a part are called: quick answers know each space by itself, early and late in the game."""
    if part != START_PART:
        return FEATURES
    spaces = [f"{SPACE}{space.id}" for space in edition.spaces]
    return (*START, *spaces, *(f"{space}{LATE}" for space in spaces))


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
    edition, add = played(EDITIONS[lesson.edition], lesson.setup), _ADDING[part]
    rows = Rows(len(names_of(part, edition)))
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
    far, options = progress(game), decision.options
    found = start_rows(game, game.players[decision.seat], options)
    known = [[*row, *_space(game, option, far)] for row, option in zip(found, options, strict=True)]
    rows.add(far, known, _one(options.index(action), len(options)))


def _space(game: Game, option: Action, far: float) -> list[float]:
    """Which space it is, and how late that is."""
    many = len(game.edition.spaces)
    found = [0.0] * 2 * many
    if option.verb == "agent":
        index = game.edition.space_index[option.args[1]]
        found[index], found[many + index] = 1.0, far
    return found


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
