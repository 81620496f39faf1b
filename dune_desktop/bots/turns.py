"""Looking ahead: by one answer, and to the end of the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME_KIND
from dune_desktop.engine.names import OVER_STAGE, START_STAGE

if TYPE_CHECKING:
    from dune_desktop.bots.valuation import Valuation
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: Positions that are valued for one decision at most: in long turns the last follow-ups are left out.
MOST = 500


def goes_on(game: Game, seat: Seat) -> bool:
    """The own turn goes on: the seat is asked in it again, and no new one has begun."""
    decision, turn = game.decision, game.turn
    return (
        decision is not None
        and decision.seat == seat == turn.seat
        and turn.stage != OVER_STAGE
        and not (turn.stage == START_STAGE and turn.fresh)
        and decision.kind not in (COMBAT_KIND, ENDGAME_KIND)
    )


def after(game: Game, action: Action) -> Game:
    """A copy in which the action was taken."""
    new = game.clone()
    new.apply(action)
    return new


def step(game: Game, seat: Seat, valuation: Valuation) -> tuple[Action, Game, float]:
    """The answer after which the seat stands best at once, the game after it, and the chance there."""
    decision = game.decision
    assert decision is not None
    best: tuple[Action, Game, float] | None = None
    for action in decision.options:
        new = after(game, action)
        chance = valuation.chances(new, seat)[seat]
        if best is None or chance > best[2]:
            best = action, new, chance
    assert best is not None
    return best


def to_end(game: Game, seat: Seat, valuation: Valuation, left: list[int]) -> tuple[Game, float, list[Action]]:
    """The end of the own turn by the best single steps, the chance there, and the answers on the way.

    ``left``: how many positions may still be valued.
    """
    line: list[Action] = []
    chance = -1.0
    while goes_on(game, seat):
        decision = game.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            action = options[0]
            game.apply(action)
            chance = -1.0
        elif left[0] < len(options):
            break
        else:
            left[0] -= len(options)
            action, game, chance = step(game, seat, valuation)
        line.append(action)
    if chance < 0:
        chance = valuation.chances(game, seat)[seat]
    return game, chance, line


def ahead(game: Game, seat: Seat, valuation: Valuation) -> list[tuple[Action, float]]:
    """Each answer, and the chance at the end of the own turn that it leads to."""
    decision = game.decision
    assert decision is not None
    left = [MOST]
    return [(action, to_end(after(game, action), seat, valuation, left)[1]) for action in decision.options]
