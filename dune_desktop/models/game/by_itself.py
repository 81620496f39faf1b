"""What goes by itself: a mandatory effect of a turn that leaves no choice and shows nothing hidden.

Whether that is so is found by trying, in a world dealt from what the seat knows. And where nobody is to be misled: the
only answer to what is asked so that others can't tell what a seat holds.
"""

from __future__ import annotations

from typing import Final

from dune_desktop.engine.actions import DONE, PASS, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME_KIND, PICK_KIND, POOL_KIND, TURN_KIND, Decision
from dune_desktop.engine.digest import key
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.frames.windows import Window
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Game

#: What is asked for the sake of others; never the end of a turn.
_FOR_OTHERS: Final = (PICK_KIND, POOL_KIND, COMBAT_KIND, ENDGAME_KIND)


def goes_by_itself(game: Game, seat: Seat) -> Action | None:
    """The next effect that the seat need not be asked for, in the order in which they are printed."""
    actions = _mandatory(game, seat)
    if not actions:
        return None
    world = guess(game, seat)
    return next((action for action in actions if _leaves_no_choice(world, action)), None)


def only_answer(game: Game) -> Action | None:
    """The answer to a question that has no other, but for what may always wait: it was asked for the sake of others."""
    decision = game.decision
    if decision is None or decision.seat != decision.player or decision.kind not in _FOR_OTHERS:
        return None
    answers = [option for option in decision.options if not _may_wait(game, option)]
    if len(answers) != 1 or (decision.kind != PICK_KIND and answers[0] not in (DONE, PASS)):
        return None
    top = game.stack[-1]
    waits = isinstance(top, Window) and len(decision.options) > 1 and top.is_served(game)
    return None if waits else answers[0]


def left_to_do(game: Game, seat: Seat) -> tuple[Action, ...]:
    """What the seat has to resolve before it may go on; what asks something more comes last."""
    actions = _mandatory(game, seat)
    if len(actions) < 2:
        return actions
    world = guess(game, seat)
    return tuple(sorted(actions, key=lambda action: _asks(world, _after(world, action))))


def guess(game: Game, seat: Seat) -> Game:
    """A world made of nothing but what the seat knows: what is tried out in it tells nothing."""
    return determinize(game, seat, Chance(0))


def shows(world: Game, action: Action, then: Action | None = None) -> bool:
    """Taking the action there, and ``then`` the answer to what it asks, shows something hidden."""
    after = _after(world, action)
    return (after if then is None else _after(after, then)).barrier != world.barrier


def _mandatory(game: Game, seat: Seat) -> tuple[Action, ...]:
    """Space before card, as they are printed."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.player != seat or DONE in decision.options:
        return ()
    if decision.kind == TURN_KIND:
        items = game.turn.items
    elif decision.kind == POOL_KIND and isinstance(pool := game.stack[-1], Pool):
        items = pool.items
    else:
        return ()
    held = (item.printed.do for item in items if item.possible(game) and not item.optional(game))
    return tuple(dict.fromkeys(held))


def _leaves_no_choice(world: Game, action: Action) -> bool:
    """It shows nothing, and nothing else could be done; or it asks nothing, and makes no difference to all else."""
    before, after = _decision(world), _after(world, action)
    others = [option for option in (*before.options, *before.take_back) if option is not action]
    if after.barrier != world.barrier:
        return False
    if not others:
        return True
    if _asks(world, after):
        return all(_may_wait(world, other) and _asks_the_same(world, after, action, other) for other in others)
    now, finished = _decision(after), len(after.stack) < len(world.stack)
    if not finished and not set(others) <= {*now.options, *now.take_back}:
        return False
    if any(_gives_a_choice(world, action, option) for option in others if option.verb == "play"):
        return False
    effects = (option for option in others if option.verb == "do")
    return all(_is_the_same_later(world, after, action, effect) for effect in effects)


def _gives_a_choice(world: Game, action: Action, card: Action) -> bool:
    """The action would ask something if the card were played first, in one of the ways that it can be played."""
    first = _after(world, card)
    ways = [one for _, one in _answered(first)] if _asks(world, first) else [first]
    return any(action in _options(one) and _asks(one, _after(one, action)) for one in ways)


def _is_the_same_later(world: Game, after: Game, action: Action, other: Action) -> bool:
    """The other effect does, or offers, after the action what it would before."""
    first, second = _after(world, other), _after(after, other)
    if not _asks(world, first):
        return key(_after(first, action)) == key(second)
    if _may_wait(world, other):  # troops that come back may be recruited, so that it depends on the answer
        return all(key(_after(one, action)) == key(_after(second, pick)) for pick, one in _answered(first))
    offered, offers = first.decision, second.decision
    return offered is None or (offers is not None and set(offered.options) <= set(offers.options))


def _may_wait(world: Game, other: Action) -> bool:
    """It is offered in every turn, and no reason to ask."""
    return other.verb == "do" and other.args[0] in world.rules.seats[_decision(world).player].beside


def _asks_the_same(world: Game, after: Game, action: Action, other: Action) -> bool:
    """The action asks its question, and with the same answers, whether or not the other effect has come before it."""
    first = _after(world, other)
    tried = [one for _, one in _answered(first)] if _asks(world, first) else [first]
    return all(_options(_after(one, action)) == _options(after) for one in tried)


def _answered(asking: Game) -> list[tuple[Action, Game]]:
    """Every answer there, and what comes of it."""
    return [(pick, _after(asking, pick)) for pick in _options(asking)]


def _asks(world: Game, after: Game) -> bool:
    """What was done there has led to a question, or away from the seat."""
    before, now = _decision(world), after.decision
    if now is None or now.seat != before.seat or len(after.stack) > len(world.stack):
        return True
    return now.kind not in (TURN_KIND, POOL_KIND)


def _after(world: Game, action: Action) -> Game:
    """The world once the action is taken, where it is still to be taken."""
    decision = world.decision
    if decision is None or action not in decision.options:
        return world
    after = world.clone()
    after.apply(action)
    return after


def _options(world: Game) -> list[Action]:
    """None where the game is over."""
    return [] if world.decision is None else world.decision.options


def _decision(world: Game) -> Decision:
    assert world.decision is not None
    return world.decision
