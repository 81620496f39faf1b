"""What is fitted, read from games by replaying them.

``turn``: where a turn begins, how near each seat came to winning in the end. ``leaf``: the same where a round begins,
which is where searches stop. ``start``: at the start of a turn, what looking ahead by the tables that there are thinks
of each option.
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
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.ranking import final_order
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
    edition = played(EDITIONS[lesson.edition], lesson.setup)
    rows = Rows(len(names_of(part, edition)))
    if part == START_PART:
        _add_starts(rows, lesson)
    else:
        _add_stands(rows, lesson, where=_turn_begins if part == TURN else _round_begins)
    return rows


def _replayed(lesson: Lesson) -> Iterator[Game]:
    """The game before each action, and at its end."""
    game = new_game(EDITIONS[lesson.edition], lesson.setup)
    for text in lesson.actions:
        yield game
        game.apply(Action.parse(text))
    yield game


# ---------------------------------------------------------------- how a seat stands


def _add_stands(rows: Rows, lesson: Lesson, where: Callable[[Game, int], bool]) -> None:
    """Somebody by lot looks at the table: a bot sees its own hand where it values a position, whoever is next."""
    *_, over = _replayed(lesson)
    nearness, lots = near_to_winning(over), Chance(lesson.setup.seed ^ _LOTS)
    people = [player.seat for player in over.players if player.rival is None]
    now = 0
    for game in _replayed(lesson):
        if not game.over and where(game, now):
            rows.add(progress(game), features(game, people[lots.below(len(people))]), nearness)
        now = game.round


def _turn_begins(game: Game, now: int) -> bool:
    decision, turn = game.decision, game.turn
    return decision is not None and decision.kind == TURN_KIND and turn.stage == START_STAGE and turn.fresh


def _round_begins(game: Game, now: int) -> bool:
    return game.round > max(1, now)


def near_to_winning(over: Game) -> list[float]:
    """By seat, how near it came to winning: points short of the winner tell more than that it has lost.

    With a few games of a hundred won, as in hard solo games, hardly anything could be learnt from wins alone.
    """
    order = final_order(over)
    ahead = [_AHEAD * (seat == order[0]) for seat in range(len(order))]
    return softmax([(player.vp + more) / _NEAR for player, more in zip(over.players, ahead, strict=True)])


#: So many points short, a seat was e times less likely to win; and what it counts to have won.
_NEAR, _AHEAD = 1.0, 1.0


# ---------------------------------------------------------------- starts of turns


def _add_starts(rows: Rows, lesson: Lesson) -> None:
    for moment, game in enumerate(_replayed(lesson)):
        decision = game.decision
        if moment % _ONE_OF or decision is None or len(decision.options) == 1:
            continue
        if decision.kind == TURN_KIND and game.turn.stage == START_STAGE:
            _add_start(rows, game, lesson, moment)


def _add_start(rows: Rows, game: Game, lesson: Lesson, moment: int) -> None:
    decision = game.decision
    assert decision is not None
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
