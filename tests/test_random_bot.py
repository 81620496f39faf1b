"""The random bot: only what is offered, and the same every time."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.bots.bot import Effort, RandomBot
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.state import Game
from tests.games import start


def chosen(game: Game, seed: int, moment: int) -> Action:
    assert game.decision is not None
    return RandomBot().choose(deal(game, game.decision.seat, seed, moment), Effort())


def played(seed: int) -> list[str]:
    """A whole game of random bots."""
    game, texts = start(seed, 4), list[str]()
    while game.decision is not None:
        action = chosen(game, seed, len(texts))
        assert action in game.decision.options
        texts.append(action.text)
        game.apply(action)
    return texts


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_bots_ends_and_is_the_same_again(seed: int) -> None:
    assert played(seed) == played(seed)


def test_other_seeds_are_other_games() -> None:
    assert played(0) != played(1)


def test_every_option_is_taken_about_as_often() -> None:
    game = start(3)
    assert game.decision is not None
    options = game.decision.options
    counts = Counter(chosen(game, 5, moment) for moment in range(100 * len(options)))
    assert set(counts) == set(options)
    assert min(counts.values()) > 60
    assert max(counts.values()) < 140


def test_the_choice_depends_on_the_seed_and_the_moment_alone() -> None:
    game = start(3)
    first = [chosen(game, 7, moment) for moment in range(30)]
    assert [chosen(game, 7, moment) for moment in reversed(range(30))] == first[::-1]
    assert first != [chosen(game, 8, moment) for moment in range(30)]


def test_a_world_is_left_as_it_was_dealt() -> None:
    game = start(3)
    world = deal(game, game.first, 7, 0)
    before = digest(world)
    RandomBot().choose(world, Effort())
    assert digest(world) == before
