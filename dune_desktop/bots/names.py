"""Who can sit on a seat in a person's place: levels of play, and personalities."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from attrs import frozen

#: Any answer, each equally likely: for tests, and to compare with.
RANDOM: Final = "random"
NOVICE, SKILLED, MASTER = "novice", "skilled", "master"
#: Who sits on the seat of a Rival: the rules themselves.
RIVAL: Final = "rival"
#: From the weakest to the strongest.
LEVELS: Final = (NOVICE, SKILLED, MASTER)
#: Without any, nothing is worth more to a bot than it is.
PERSONALITIES: Final = ("warlike", "diplomat", "merchant", "schemer", "architect")
#: All of them by name.
BOTS: Final = (RANDOM, *(".".join(filter(None, name)) for name in product(LEVELS, ("", *PERSONALITIES))))


def known(player: str) -> str:
    """Who plays a seat, as records have it (empty: a person); in place of a bot of a newer version, a good one."""
    return player if player in ("", RIVAL, *BOTS) else SKILLED


def levels_of(players: Iterable[str]) -> tuple[str, ...]:
    """The levels of those who sit at a table, each once, the strongest first; people and Rivals have none.

    What another version of the program called a level is last.
    """
    found = {player.partition(".")[0] for player in players} - {"", RIVAL}
    ours = [level for level in (*reversed(LEVELS), RANDOM) if level in found]
    return (*ours, *sorted(found.difference(ours)))


@frozen
class BotName:
    """A level, and a personality or none: ``skilled``, ``master.diplomat``."""

    level: str
    personality: str = ""

    def __str__(self) -> str:
        return ".".join(filter(None, (self.level, self.personality)))

    @staticmethod
    def parse(name: str) -> BotName:
        """The bot of this name. Raises ValueError where there is none."""
        if name not in BOTS:
            raise ValueError(f"no bot is called '{name}'")
        level, _, personality = name.partition(".")
        return BotName(level, personality)
