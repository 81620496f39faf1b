"""The bot that takes any option, each equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.chance import Chance

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.view import View

#: Mixed into the seed, so that the bot does not follow the cards; and a step between two moments.
_OWN, _STEP = 0xB07_5EED, 0x2545F4914F6CDD1D


class RandomBot:
    """Draws from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed ^ _OWN

    def choose(self, table: View, moment: int) -> Action:
        question = table.question
        assert question is not None
        assert question.options
        return question.options[Chance(self._seed + moment * _STEP).below(len(question.options))]
