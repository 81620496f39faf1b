"""The Mentat, one more agent for whoever has it: what a game with it puts into its course (R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import events
from dune_desktop.engine.frames.flow import Round, is_last_round
from dune_desktop.engine.names import HOME, NOBODY, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.state import Game, Player


def goes_last(game: Game, player: Player, origin: int, space: int) -> None:
    """Own agents leave the leader, or a space, before the Mentat does."""
    if game.mentat == player.seat and game.mentat_space == origin:
        there = player.home if origin == HOME else player.agents.count(origin)
        if there == 1:
            game.mentat_space = space


def comes_back(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """An agent came back from this space: the Mentat did if no other of the seat stands there."""
    if game.mentat == seat and game.mentat_space in it and game.mentat_space not in game.players[seat].agents:
        game.mentat_space = HOME
    return []


def passes_on(_round: Round, game: Game) -> None:
    """R6.5: who has won the Mentat takes it before all agents come back, from wherever it is."""
    if is_last_round(game):
        return
    if (game.mentat != NOBODY or game.mentat_won != NOBODY) and game.events is not None:
        game.tell(events.MentatMoved, game.mentat_won)
    game.mentat, game.mentat_won, game.mentat_space = game.mentat_won, NOBODY, HOME
