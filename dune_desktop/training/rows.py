"""What is fitted, read from games by replaying them.

``turn``: at the start of a turn, who won in the end. ``leaf``: the same where a round begins, which is where searches
stop. ``start``: at the start of a turn, what looking ahead by the tables that there are thinks of each option.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import TYPE_CHECKING, Final

from attrs import define, field

from dune_desktop.bots import turns
from dune_desktop.bots.features import FEATURES, features, progress
from dune_desktop.bots.starts import names_for, whole_rows
from dune_desktop.bots.valuation import softmax, valuation_for
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.setup import new_game, played

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game
    from dune_desktop.training.practice import Lesson

LEAF, START_PART, TURN = "leaf", "start", "turn"
#: The parts of a table that can be fitted.
PARTS: Final = (TURN, LEAF, START_PART)
#: Looking ahead takes time: one start of a turn of so many is fitted.
_ONE_OF: Final = 2
#: How much better an option must look to be wanted e times as much, in logits of the winning chance.
_SPREAD: Final = 0.15
_LOTS: Final = 0x20_35


def names_of(part: str, edition: Edition) -> tuple[str, ...]:
    """What the features of a part are called."""
    return names_for(edition) if part == START_PART else FEATURES


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
    for moment, game in enumerate(_replayed(lesson)):
        decision = game.decision
        assert decision is not None
        if decision.kind == TURN_KIND and game.turn.stage == START_STAGE and len(decision.options) > 1:
            add(rows, game, lesson, moment)
    return rows


def _replayed(lesson: Lesson) -> Iterator[Game]:
    """The game before each action."""
    game = new_game(EDITIONS[lesson.edition], lesson.setup)
    for text in lesson.actions:
        yield game
        game.apply(Action.parse(text))


def _add_turn(rows: Rows, game: Game, lesson: Lesson, moment: int) -> None:
    if game.turn.fresh and game.decision is not None:
        came_true = [float(seat == lesson.winner) for seat in range(len(game.players))]
        rows.add(progress(game), features(game, game.decision.seat), came_true)


def _add_leaf(rows: Rows, game: Game, lesson: Lesson, moment: int) -> None:
    if not any(player.agents or player.done for player in game.players):
        _add_turn(rows, game, lesson, moment)


def _add_start(rows: Rows, game: Game, lesson: Lesson, moment: int) -> None:
    decision = game.decision
    assert decision is not None
    if moment % _ONE_OF:
        return
    seat = decision.seat
    world = deal(game, seat, lesson.setup.seed ^ _LOTS, moment)
    valuation = valuation_for(game.edition)
    chances = {way.action: way.chance for way in turns.ahead(world, seat, valuation)}
    wanted = softmax([_logit(chances[option]) / _SPREAD for option in decision.options])
    rows.add(
        progress(game), whole_rows(game, game.players[seat], decision.options, valuation.of_conflict(game)), wanted
    )


def _logit(chance: float) -> float:
    within = min(max(chance, _SURE), 1 - _SURE)
    return log(within / (1 - within))


#: Nothing is surer than this before the game is over.
_SURE: Final = 1e-4

_ADDING: Final[dict[str, Callable[[Rows, Game, Lesson, int], None]]] = {
    LEAF: _add_leaf,
    START_PART: _add_start,
    TURN: _add_turn,
}
