"""A decision says what asks, which of how many picks it is, whether it is paid, and what it is about."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.engine.decisions import PICK_KIND
from dune_desktop.engine.effects import ChooseTokens, Discard, LoseInfluence, PickOf, RecallSpy, SortTop
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.frames.run import Paying
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import WATCHER
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from tests.games import seats_of, start, walk

_GAMES = [("base", range(8)), ("uprising+choam", range(8)), ("blend+choam", range(4)), ("base@solo.mentat", range(3))]


def picks(edition: str, seed: int) -> list[Game]:
    """The game at each of its picks."""
    game = start(seed, 3 if "@" in edition else 3 + seed % 2, edition=edition)
    return [game.clone() for _ in walk(game, seats_of(seed)) if game.decision and game.decision.kind == PICK_KIND]


@pytest.mark.parametrize(("edition", "seeds"), _GAMES)
def test_a_pick_says_what_asks_and_which_of_how_many_it_is(edition: str, seeds: range) -> None:
    by_rules = 0
    for game in (game for seed in seeds for game in picks(edition, seed)):
        asked = game.decision
        assert asked is not None
        assert asked.asks is not None, asked
        assert 1 <= asked.step <= asked.steps, asked
        assert asked.cost == (len(game.stack) > 1 and isinstance(game.stack[-2], Paying)), asked
        by_rules += not isinstance(asked.asks, Effect)
    assert by_rules or "@" in edition


@pytest.mark.parametrize(("edition", "seeds"), _GAMES)
def test_only_who_is_asked_learns_the_cards_that_a_pick_is_about(edition: str, seeds: range) -> None:
    for game in (game for seed in seeds for game in picks(edition, seed)):
        asked = game.decision
        assert asked is not None
        assert all(knows(game, asked.seat, card) for card in asked.about)
        for seat in (*range(len(game.players)), WATCHER):
            question = view(game, seat).question
            assert question is not None
            assert question.about == (asked.about if seat == asked.seat else ())
            assert (question.asks, question.step, question.cost) == (asked.asks, asked.step, asked.cost)


def test_several_picks_of_one_effect_are_counted_one_by_one() -> None:
    steps: Counter[tuple[type, int]] = Counter()
    about = 0
    for edition in ("base", "uprising+choam", "blend+choam"):
        for game in (game for seed in range(30, 42) for game in picks(edition, seed)):
            asked = game.decision
            assert asked is not None
            if asked.steps > 1:
                steps[type(asked.asks), asked.step] += 1
            about += len(asked.about) == 1
    for kind in (ChooseTokens, Discard, LoseInfluence, PickOf, RecallSpy, SortTop):
        assert steps[kind, 1] >= steps[kind, 2] > 0, kind
    assert about  # the top of the deck, looked at
