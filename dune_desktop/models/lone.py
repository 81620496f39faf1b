"""The one effect that is left in a turn's menu: there is nothing to choose, so nobody is asked."""

from __future__ import annotations

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Game


def lone_effect(game: Game, seat: Seat) -> Action | None:
    """What the seat can only do now, if that shows it nothing hidden: before that it may want to stop and think."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.kind != TURN_KIND:
        return None
    if len(decision.options) != 1 or decision.take_back:
        return None
    action = decision.options[0]
    return action if action.verb == "do" and not shows(guess(game, seat), action) else None


def guess(game: Game, seat: Seat) -> Game:
    """A world made of nothing but what the seat knows: what is tried out in it tells nothing."""
    return determinize(game, seat, Chance(0))


def shows(world: Game, action: Action) -> bool:
    """Taking the action there shows something hidden."""
    after = world.clone()
    after.apply(action)
    return after.barrier != world.barrier
