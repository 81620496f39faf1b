"""How a Rival answers: by its priorities; what they leave open, a person decides (S7.2, S7.7, B3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.engine.actions import NO, YES, Action
from dune_desktop.engine.decisions import PICK_KIND, RIVAL_KIND, Decision
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.rivals.buying import buy

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player


def answer(game: Game, decision: Decision) -> Decision | None:
    """Answer for a Rival; else, or where its rules leave it open, the question for a person."""
    player = game.players[decision.player]
    if player.rival is None or decision.kind == RIVAL_KIND:
        buy(game)
        return decision
    options = _left(game, player, decision)
    if len(options) > 1:
        person = next(one.seat for one in game.clockwise() if one.rival is None)
        return evolve(decision, seat=person, options=options)
    game.stack[-1].take(game, options[0])
    return None


def _left(game: Game, player: Player, decision: Decision) -> list[Action]:
    """What its rules leave open of a question; one answer, or several for a person to choose from."""
    if decision.kind != PICK_KIND:  # all that it can; what ends a menu stands last
        return [next((option for option in decision.options if option.verb == "do"), decision.options[-1])]
    options = [option for option in decision.options if option is not NO]
    if isinstance(decision.asks, Effect) and YES not in options:
        ranks = [decision.asks.rank(game, player, option) for option in options]
        options = [option for option, rank in zip(options, ranks, strict=True) if rank == min(ranks)]
    assert player.rival is not None
    asked = len(options) > decision.steps - decision.step + 1  # else it gets them all: no order to ask about
    return options if asked and not player.rival.priorities else options[:1]
