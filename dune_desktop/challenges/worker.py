"""Looks for solutions in a process of its own: ``python -m dune_desktop --solve``.

It reads a challenge on one line and writes a line of JSON for each thing that it finds out. Whoever does not want the
rest any more ends it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, TextIO

from dune_desktop.behind import answer_behind
from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.challenge_text import read
from dune_desktop.challenges.solving import Deeds, Search, TooManyStates, begun, deeds_of, leads, least, taken
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.errors import GameError
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.state import Game

#: So many ways are gone by chance before all of them are tried: what is easy is found at once.
AT_RANDOM: Final = 1500
#: In so many other worlds a solution has to lead to the goal, too.
_WORLDS: Final = 6
#: A search that grows beyond this does not end while anybody waits, and would need much memory.
MOST_STATES: Final = 150_000
#: So many ways at most are looked at in other worlds.
_MOST_CHECKED: Final = 60
#: How far it has come is told after so many tries, or states.
_TELLS: Final = 200
_STEPS: Final = 300
_NICE: Final = 5

Way = tuple[Action, ...]
Tell = Callable[[dict[str, Any]], object]


class _Telling(Search):
    """Tells how far it has come."""

    def __init__(self, challenge: Challenge, most: int, take: Callable[[Way], object], tell: Tell) -> None:
        super().__init__(challenge, most, take)
        self._tell = tell

    def options(self, game: Game) -> list[Action]:
        if self.states % _TELLS == 0:
            self._tell({"states": self.states})
        return super().options(game)


class Solver:
    """Tells of a challenge what was found so far: ``tell`` gets values that JSON can have."""

    def __init__(self, challenge: Challenge, tell: Tell) -> None:
        self._challenge, self._tell = challenge, tell
        self._beginning = begun(challenge)
        self._found: set[Deeds] = set()
        #: Of the best way so far: whether it needs luck, and how long it is.
        self._best: tuple[bool, int, int] | None = None
        self._checked = 0

    def solve(self, at_random: int = AT_RANDOM, most: int = MOST_STATES) -> None:
        """Look for ways by chance, then for all of them."""
        lots = Chance(1)
        for number in range(at_random):
            self._go_by_chance(lots)
            if number % _TELLS == 0:
                self._tell({"tries": number})
        try:
            found = _Telling(self._challenge, most, self._take, self._tell).solutions(self._beginning)
        except TooManyStates:
            self._tell({"ways": len(least(self._found)), "every": False})
        else:
            self._tell({"ways": len(found), "every": True})

    def _go_by_chance(self, lots: Chance) -> None:
        search, game = Search(self._challenge), self._beginning.clone()
        way: list[Action] = []
        while not self._challenge.is_over(game) and len(way) < _STEPS:
            options = search.options(game)
            if not options:
                return
            action, asked = options[lots.below(len(options))], game.decision
            if asked is not None and asked.seat == self._challenge.seat:
                way.append(action)
            game = taken(self._challenge, game, action)
            if self._challenge.reached(game, game.events or ()):
                self._take(tuple(way))
                return

    def _take(self, way: Way) -> None:
        deeds = deeds_of(way)
        if deeds in self._found:
            return
        self._found.add(deeds)
        size = len(deeds), len(way)
        if self._best is not None and not (size < self._best[1:] or (self._best[0] and self._checked < _MOST_CHECKED)):
            return
        self._checked += 1
        rank = (not self.is_sure(way), *size)
        if self._best is None or rank < self._best:
            self._best = rank
            ways = len(least(self._found))
            self._tell({"way": [action.text for action in way], "sure": not rank[0], "ways": ways, "every": False})

    def is_sure(self, way: Way) -> bool:
        """Tell whether it leads to the goal whatever else lies where the solver can't see it."""
        lots, seat = Chance(2), self._challenge.seat
        return all(self._leads(determinize(self._beginning, seat, lots), way) for _ in range(_WORLDS))

    def _leads(self, game: Game, way: Way) -> bool:
        try:
            return leads(self._challenge, game, way)
        except GameError:
            return False


def answer(asked: TextIO, answers: TextIO) -> None:
    """Answer line by line."""
    Solver(read(asked.readline(), ""), lambda told: print(json.dumps(told), file=answers, flush=True)).solve()


def main() -> int:
    """Work as a process."""
    return answer_behind(answer, _NICE)
