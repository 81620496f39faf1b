"""Opponents that choose. They read the view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from dune_desktop.bots.random_bot import RandomBot
from dune_desktop.bots.rival_bot import RivalBot

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.view import View

RANDOM: Final = "random"
#: Who sits on the seat of a Rival: the rules themselves.
RIVAL: Final = "rival"


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, table: View, moment: int) -> Action:
        """One of the options of the question.

        ``moment`` counts the actions of the game so far: whoever draws lots draws them from the seed and from this, so
        that the same game goes the same way, whether it was played on, loaded or undone.
        """
        ...


#: By name, made from the seed of the game.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {RANDOM: RandomBot, RIVAL: RivalBot}
