"""From the name of a bot to the bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from dune_desktop.bots.bot import Bot, RandomBot
from dune_desktop.bots.lookers import Novice, Skilled
from dune_desktop.bots.master import Master
from dune_desktop.bots.names import MASTER, NOVICE, RANDOM, SKILLED, BotName
from dune_desktop.bots.personalities import TASTES
from dune_desktop.bots.valuation import Taste

_LEVELS: Final[dict[str, Callable[[Taste], Bot]]] = {NOVICE: Novice, SKILLED: Skilled, MASTER: Master}


@cache
def bot_of(name: str) -> Bot:
    """The bot of this name. Raises ValueError where there is none."""
    called = BotName.parse(name)
    if called.level == RANDOM:
        return RandomBot()
    return _LEVELS[called.level](tuple(TASTES.get(called.personality, {}).items()))
