"""Looking ahead to the end of the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from dune_desktop.bots.waiting import timely
from dune_desktop.engine.actions import END
from dune_desktop.engine.decisions import PICK_KIND, POOL_KIND, TURN_KIND
from dune_desktop.engine.names import START_STAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from dune_desktop.bots.valuation import Valuation
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: Positions that are valued for one decision, shared by its answers: in long turns the last steps are left out.
MOST = 500
#: Each answer may be followed so far, however many there are.
_LEAST = 8


@frozen(eq=False)
class Way:
    """An answer, and the end of the own turn that it leads to in one world."""

    action: Action
    #: The answers that follow it there.
    line: tuple[Action, ...]
    end: Game
    #: How likely the seat wins from there.
    chance: float


def goes_on(game: Game, seat: Seat) -> bool:
    """What the seat is doing goes on: it is asked again in its turn, or by what it has still to resolve elsewhere."""
    decision, turn = game.decision, game.turn
    if decision is None or decision.seat != seat:
        return False
    if decision.kind in (POOL_KIND, PICK_KIND):
        return True
    return decision.kind == TURN_KIND and not (turn.stage == START_STAGE and turn.fresh)


def worth_trying(game: Game, judged: Action | None = None) -> list[Action]:
    """The options; of those that can wait for ever only what is timely, and one that is judged.

    Any other would lead back to where the seat is now, with fewer steps left to look at: that is not to be compared
    with a turn.
    """
    decision = game.decision
    assert decision is not None
    if not game.rules.seats[decision.player].beside:
        return decision.options
    wanted = {*timely(game), judged}
    return [one for one in decision.options if one in wanted or not can_wait(game, one)]


def can_wait(game: Game, action: Action) -> bool:
    """The answer is offered with nearly every decision, for ever."""
    assert game.decision is not None
    return action.verb == "do" and action.args[0] in game.rules.seats[game.decision.player].beside


def at_once(game: Game) -> list[Action]:
    """The options without those that can wait."""
    decision = game.decision
    assert decision is not None
    beside = game.rules.seats[decision.player].beside
    if not beside:
        return decision.options
    return [one for one in decision.options if one.verb != "do" or one.args[0] not in beside]


def after(game: Game, action: Action) -> Game:
    """A copy in which the action was taken."""
    new = game.clone()
    new.apply(action)
    return new


def ahead(world: Game, seat: Seat, valuation: Valuation, options: Sequence[Action] = (), most: int = MOST) -> list[Way]:
    """Every answer, or these, the best first; so many positions are valued at most."""
    options = options or worth_trying(world)
    each = max(_LEAST, most // len(options))
    found = [_follow(action, after(world, action), seat, valuation, each) for action in options]
    return sorted(found, key=lambda one: -one.chance)


def deploying(world: Game, way: Way, seat: Seat, valuation: Valuation) -> Iterator[Way]:
    """The same answer with all troops, half of them, or none sent to the Conflict.

    What others do there is not seen at the end of the own turn, so that the best single step is a poor judge of it.
    """
    game = after(world, way.action)
    for number, action in enumerate(way.line):
        decision = game.decision
        assert decision is not None
        troops = [option for option in decision.options if option.verb == "deploy" and len(option.args) == 1]
        if troops and (action is END or action in troops):
            for other in dict.fromkeys((troops[-1], troops[(len(troops) - 1) // 2], END)):
                if other is not action and other in decision.options:
                    rest = _follow(way.action, after(game, other), seat, valuation, MOST // _LEAST)
                    yield evolve(rest, line=(*way.line[:number], other, *rest.line))
            return
        game.apply(action)


def first_of(world: Game, first: Action, other: Way, seat: Seat, valuation: Valuation) -> Way | None:
    """An answer, and then all that another one leads to; nothing where that one is not open any more.

    Who does one thing first has not declined the other.
    """
    left, game = [other.action, *other.line], after(world, first)
    line: list[Action] = []
    if first in left:
        left.remove(first)
    while goes_on(game, seat):
        decision = game.decision
        assert decision is not None
        still = [one for one in left if one in decision.options]
        if still:
            action = min(still, key=lambda one: one is END)
            left.remove(action)
            game.apply(action)
        else:
            action, game, _ = step(game, lambda new: valuation.chances(new, seat)[seat])
        line.append(action)
    return Way(first, tuple(line), game, valuation.chances(game, seat)[seat]) if other.action in line else None


def _follow(first: Action, game: Game, seat: Seat, valuation: Valuation, most: int) -> Way:
    """Take the best single steps, while so many positions have not been valued."""
    line: list[Action] = []
    chance = None
    while goes_on(game, seat):
        decision = game.decision
        assert decision is not None
        options = at_once(game)
        if len(options) == 1:
            action = options[0]
            game.apply(action)
            chance = None
        elif most < len(options):
            break
        else:
            most -= len(options)
            action, game, chance = step(game, lambda new: valuation.chances(new, seat)[seat])
        line.append(action)
    if chance is None:
        chance = valuation.chances(game, seat)[seat]
    return Way(first, tuple(line), game, chance)


def step(game: Game, good: Callable[[Game], float]) -> tuple[Action, Game, float]:
    """The answer after which the game is best at once, the game after it, and how good that is."""
    best: tuple[Action, Game, float] | None = None
    for action in at_once(game):
        new = after(game, action)
        value = good(new)
        if best is None or value > best[2]:
            best = action, new, value
    assert best is not None
    return best
