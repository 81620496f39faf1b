"""How many sequences of actions there are from fixed positions: a change of the rules shows here as a number.

After a change that is meant: ``UPDATE_PERFT=1 pytest tests/test_perft.py`` writes the new numbers into perft.txt.
Read the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from attrs import evolve, frozen

from dune_desktop.content import EDITIONS
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.simulate import perft, perft_by_action, walk

FILE = Path(__file__).parent / "perft.txt"


@frozen
class Line:
    """A position: a new game, so many random steps on. What it is should be seen in kind and what."""

    edition: str
    players: int
    seed: int
    steps: int
    #: Kind and stage of the question in the position.
    asked: str
    depth: int
    count: int

    @staticmethod
    def parse(line: str) -> Line:
        edition, players, seed, steps, asked, depth, count = line.split()
        return Line(edition, int(players), int(seed), int(steps), asked, int(depth), int(count))

    def __str__(self) -> str:
        position = f"{self.edition:8} {self.players:7} {self.seed:4} {self.steps:5}"
        return f"{position}  {self.asked:14} {self.depth:5} {self.count:7}"

    def measured(self) -> Line:
        """The same position as it is now."""
        game = new_game(EDITIONS[self.edition], Setup(self.players, self.seed))
        walk(game, self.steps, self.seed)
        asked = "over" if game.decision is None else f"{game.decision.kind}.{game.decision.what or '-'}"
        return evolve(self, asked=asked, count=perft(game, self.depth))


def _lines() -> list[Line]:
    text = FILE.read_text(encoding="utf-8")
    return [Line.parse(line) for line in text.splitlines() if line.strip() and not line.startswith("#")]


@pytest.mark.skipif("UPDATE_PERFT" not in os.environ, reason="only when asked for")
def test_update() -> None:
    comments = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    FILE.write_text("\n".join([*comments, *(str(line.measured()) for line in _lines())]) + "\n", encoding="utf-8")


@pytest.mark.parametrize("line", _lines(), ids=lambda line: f"{line.players}-{line.seed}-{line.steps}-{line.asked}")
def test_count(line: Line) -> None:
    assert str(line.measured()) == str(line)


def test_the_counts_by_action_add_up() -> None:
    game = new_game(EDITIONS["base"], Setup(4, 1))
    assert sum(count for _, count in perft_by_action(game, 2)) == perft(game, 2)


def test_depths_zero_and_one() -> None:
    game = new_game(EDITIONS["base"], Setup(3, 1))
    assert game.decision is not None
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(game.decision.options)


def test_an_ended_game_has_no_way_on() -> None:
    game = new_game(EDITIONS["base"], Setup(3, 1))
    walk(game, 5_000, 1)
    assert game.over
    assert perft(game, 0) == 1
    assert perft(game, 3) == 0


def test_counting_changes_nothing() -> None:
    from dune_desktop.engine.digest import digest

    game = new_game(EDITIONS["base"], Setup(4, 2))
    before = digest(game)
    perft(game, 2)
    assert digest(game) == before
