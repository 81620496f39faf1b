"""Opponents that choose. They read the view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from dune_desktop.engine.chance import Chance

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.view import View

RANDOM: Final = "random"
#: Who sits on the seat of a Rival: the rules themselves.
RIVAL: Final = "rival"
#: Mixed into the seed, so that the bot does not follow the cards; and a step between two moments.
_OWN, _STEP = 0xB07_5EED, 0x2545F4914F6CDD1D


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, table: View, moment: int) -> Action:
        """One of the options of the question.

        ``moment`` counts the actions of the game so far: whoever draws lots draws them from the seed and from this, so
        that the same game goes the same way, whether it was played on, loaded or undone.
        """
        ...


class RandomBot:
    """Takes any option, each equally likely, and draws from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed ^ _OWN

    def choose(self, table: View, moment: int) -> Action:
        question = table.question
        assert question is not None
        assert question.options
        return question.options[Chance(self._seed + moment * _STEP).below(len(question.options))]


class RivalBot:
    """Sits on the seat of a Rival: its rules choose, so there is never more than one answer."""

    def __init__(self, seed: int) -> None:
        """All chance is in the deck."""

    def choose(self, table: View, moment: int) -> Action:
        question = table.question
        assert question is not None
        assert question.options
        (only,) = question.options
        return only


#: By name, made from the seed of the game.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {RANDOM: RandomBot, RIVAL: RivalBot}
