"""From the name of a bot to the bot."""

from __future__ import annotations

from functools import cache

from dune_desktop.bots.bot import Bot, RandomBot
from dune_desktop.bots.lookers import Novice, Skilled
from dune_desktop.bots.names import NOVICE, RANDOM, BotName


@cache
def bot_of(name: str) -> Bot:
    """The bot of this name. Raises ValueError where there is none."""
    called = BotName.parse(name)
    if called.level == RANDOM:
        return RandomBot()
    return Novice() if called.level == NOVICE else Skilled()
