"""Games of bots against themselves, kept as what was done in them: whatever is fitted later is found by replaying."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from math import exp
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompress, error

from attrs import evolve, frozen

from dune_desktop.bots.bot import Bot, Effort
from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.lookers import Novice, Skilled
from dune_desktop.bots.master import Master
from dune_desktop.bots.names import MASTER, NOVICE, SKILLED
from dune_desktop.bots.valuation import Taste
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.simulate import LIMIT

BOTS: Final[dict[str, Callable[[Taste], Bot]]] = {NOVICE: Novice, SKILLED: Skilled, MASTER: Master}
#: What a bot makes more or less of than its table does: the deviation of the logarithm.
_NOISE: Final = 0.35
#: Of a hundred answers so many are any: games come to positions that nobody would look for.
_WILD: Final = 6
_LOTS: Final = 0x7_2A1_2ED
_SEAT: Final = 0x9E6C63D0676A9A99
#: Of the numbers whose sum makes a normal one.
_FINE: Final = 1 << 20


@frozen
class Practice:
    """Games of one kind of bot at all seats of people."""

    edition: str
    setup: Setup
    bot: str = SKILLED
    playouts: int = 60


@frozen
class Lesson:
    """A game that was played: who won it, and all that was done."""

    edition: str
    setup: Setup
    winner: Seat
    actions: tuple[str, ...]

    def as_line(self) -> str:
        """A line of text; the actions are pressed."""
        pressed = b64encode(compress("\n".join(self.actions).encode(), 9)).decode()
        setup = {name: getattr(self.setup, name) for name in _SETUP}
        return json.dumps({"edition": self.edition, "setup": setup, "winner": self.winner, "actions": pressed})

    @staticmethod
    def of_line(line: str) -> Lesson:
        """The game again. Raises ValueError if the line was cut off."""
        try:
            found: dict[str, Any] = json.loads(line)
            actions = tuple(decompress(b64decode(found["actions"])).decode().split("\n"))
        except error as reason:
            raise ValueError(str(reason)) from None
        setup: dict[str, Any] = found["setup"]
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in setup.items()
        }
        return Lesson(found["edition"], Setup(**values), found["winner"], actions)


_SETUP: Final = ("players", "seed", "expansions", "mode", "level", "variants")


def play(practice: Practice, seed: int) -> Lesson:
    """One game, in which each seat has a taste of its own and now and then does anything."""
    setup = evolve(practice.setup, seed=seed)
    game = new_game(EDITIONS[practice.edition], setup)
    chance = Chance(seed ^ _LOTS)
    bots = {player.seat: BOTS[practice.bot](taste(chance)) for player in game.players if player.rival is None}
    actions: list[Action] = []
    while (decision := game.decision) is not None and len(actions) < LIMIT:
        options, seat = decision.options, decision.seat
        if len(options) == 1:
            action = options[0]
        elif chance.below(100) < _WILD:
            action = options[chance.below(len(options))]
        else:
            world = deal(game, seat, seed ^ _LOTS, len(actions))
            action = bots[seat].choose(world, Effort(practice.playouts))
        actions.append(action)
        game.apply(action)
    return Lesson(practice.edition, setup, final_order(game)[0], tuple(action.text for action in actions))


def taste(chance: Chance) -> Taste:
    """By feature, how much more or less is made of it."""
    return tuple((feature, exp(_NOISE * _normal(chance))) for feature in FEATURES)


def _normal(chance: Chance) -> float:
    """Twelve even numbers make a normal one, near enough."""
    return sum(chance.below(_FINE) for _ in range(12)) / _FINE - 6


# ---------------------------------------------------------------- on disk


class Lessons:
    """A file of games, a line for each; one that was cut off is no game."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __iter__(self) -> Iterator[Lesson]:
        if self._path.exists():
            with self._path.open(encoding="utf-8") as file:
                yield from (Lesson.of_line(line) for line in file if line.endswith("\n"))

    def count(self) -> int:
        """The number of games."""
        return sum(1 for _ in self)

    def add(self, lesson: Lesson) -> None:
        """A game more."""
        with self._path.open("ab") as file:
            file.write(f"{lesson.as_line()}\n".encode())

    def mend(self) -> None:
        """Make room for more, after the last whole line."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab+") as file:
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)

    def missing(self, practice: Practice, games: int) -> list[int]:
        """The seeds that are still to be played, to have so many games of this setup."""
        there = {
            lesson.setup.seed for lesson in self if evolve(lesson.setup, seed=practice.setup.seed) == practice.setup
        }
        first = practice.setup.seed
        return [seed for seed in range(first, first + games) if seed not in there]
