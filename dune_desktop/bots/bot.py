"""What a bot is: it is given a world and answers for the seat that is asked there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from attrs import define

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game

#: Playouts that a Master makes at most, where no clock cuts it short.
PLAYOUTS = 400


def never() -> bool:
    """Nobody cuts it short."""
    return False


@define
class Effort:
    """How much a bot may think. A clock only ever takes some of it away."""

    playouts: int = PLAYOUTS
    #: Asked between two playouts: is it time to answer?
    cut: Callable[[], bool] = never


class Bot(Protocol):
    """Somebody who answers for a seat. It holds nothing of a game."""

    def choose(self, world: Game, effort: Effort) -> Action:
        """One of the options of the question.

        ``world`` was dealt for the asked seat (``worlds.deal``), so it tells nothing that the seat does not know, and
        its generator is where all lots come from: the same world and effort give the same answer.
        """
        ...


class RandomBot:
    """Takes any option, each equally likely."""

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        options = world.decision.options
        return options[world.chance.clone().below(len(options))]
