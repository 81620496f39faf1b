"""The random bot: only what is offered, and the same every time."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.bots import BOTS, RANDOM, RandomBot
from dune_desktop.engine.view import view
from tests.games import start


def played(seed: int) -> list[str]:
    """A whole game of random bots."""
    game, bot, texts = start(seed, 4), BOTS[RANDOM](seed), list[str]()
    while game.decision is not None:
        action = bot.choose(view(game, game.decision.seat), len(texts))
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
    table = view(start(3), start(3).first)
    assert table.question is not None
    assert table.question.options is not None
    options = table.question.options
    bot = RandomBot(5)
    counts = Counter(bot.choose(table, moment) for moment in range(100 * len(options)))
    assert set(counts) == set(options)
    assert min(counts.values()) > 60
    assert max(counts.values()) < 140


def test_the_choice_depends_on_the_seed_the_moment_and_the_view_alone() -> None:
    table = view(start(3), start(3).first)
    first = [RandomBot(7).choose(table, moment) for moment in range(30)]
    bot = RandomBot(7)
    assert [bot.choose(table, moment) for moment in reversed(range(30))] == first[::-1]
    assert first != [RandomBot(8).choose(table, moment) for moment in range(30)]
