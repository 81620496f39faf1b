"""A decision says what asks, which of how many picks it is, whether it is paid, and what it is about."""

from __future__ import annotations

import pytest

from dune_desktop.engine.decisions import PICK_KIND
from dune_desktop.engine.effects import (
    ChooseTokens,
    Discard,
    Draw,
    Gain,
    LoseInfluence,
    Peek,
    PickOf,
    RecallSpy,
    SortTop,
    SwapIntrigues,
    Then,
    TrashTop,
)
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.frames.run import Paying
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.moves import draw_intrigue
from dune_desktop.engine.names import WATCHER
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from tests.games import seats_of, start, walk
from tests.test_vocabulary import PLAIN, open_item, table

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


@pytest.mark.parametrize(
    "effect",
    [
        ChooseTokens(),
        Discard(2),
        LoseInfluence(2),
        PickOf(2, Draw(1), Gain(spice=2), Gain(solari=3)),
        RecallSpy(2),
        SortTop(),
        SwapIntrigues(),
    ],
    ids=repr,
)
def test_several_picks_of_one_effect_are_counted_one_by_one(effect: Effect) -> None:
    game = start(1, leaders=PLAIN, edition="uprising")
    me = game.players[game.turn.seat]
    me.influence, me.spies = [1, 1, 1, 1], (0, 1, 2)
    draw_intrigue(game, me, 2)
    game.apply(open_item(game, effect).printed.do)
    counted = []
    while game.decision is not None and game.decision.kind == PICK_KIND:
        assert game.decision.asks == effect
        counted.append((game.decision.step, game.decision.steps))
        game.apply(game.decision.options[0])
    assert counted == [(1, 2), (2, 2)]


def test_a_pick_after_a_look_is_about_the_card_that_was_looked_at() -> None:
    game = table()
    top = game.players[game.turn.seat].deck[-1]
    game.apply(open_item(game, Then(Peek(), Draw(1) | TrashTop())).printed.do)
    assert game.decision is not None
    assert game.decision.about == (top,)
