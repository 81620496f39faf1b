"""Challenges: each begins in a position that can be, has a solution that is shown, and no other one."""

from __future__ import annotations

import pytest
from attrs import evolve

from dune_desktop.challenges.challenge import SOLVER, Challenge, challenges
from dune_desktop.challenges.solving import Search, TooManyStates, begun
from dune_desktop.engine.faults import faults
from dune_desktop.text.challenges import WORDS, goal, hint
from tests.challenged import proved

ALL = list(challenges().values())
#: ``python -m tests.challenged`` proves those, too: there is more to try.
LARGE = (
    "four_handshakes", "four_ledgers", "memories", "open_the_door", "over_the_counter", "same_day_delivery",
    "twice_out", "two_spies",
)  # fmt: skip


def _ids(found: list[Challenge]) -> list[str]:
    return [one.id for one in found]


@pytest.mark.parametrize("challenge", ALL, ids=_ids(ALL))
def test_the_solution_reaches_the_goal_with_its_last_action(challenge: Challenge) -> None:
    game = begun(challenge)
    for action in challenge.solution:
        assert not challenge.goal.reached(game)
        assert not challenge.is_over(game)
        assert game.decision is not None
        assert game.decision.seat == SOLVER
        game.apply(action)
        assert not faults(game)
    assert challenge.goal.reached(game)


SMALL = [one for one in ALL if one.id not in LARGE]


@pytest.mark.parametrize("challenge", SMALL, ids=_ids(SMALL))
def test_everything_tried_leads_to_one_solution(challenge: Challenge) -> None:
    proved(challenge)


def test_a_second_way_would_be_found() -> None:
    """A challenge with too much in hand has several solutions: the search must not be blind to them."""
    easy = challenges()["worth_the_dead"]
    rich = {**easy.position, "seat0": {**easy.position["seat0"], "troops": 6, "spice": 2}}
    assert len(Search(evolve(easy, position=rich)).solutions()) > 1


def test_a_search_that_gets_too_large_says_so() -> None:
    with pytest.raises(TooManyStates, match="late_call"):
        Search(challenges()["late_call"], most=20).solutions()


def test_each_has_words_of_its_own() -> None:
    assert list(WORDS)
    assert set(WORDS) == set(challenges())
    for challenge in ALL:
        assert "{" not in hint(challenge) + goal(challenge)
        assert goal(challenge)


def test_names_in_hints_are_those_that_are_printed() -> None:
    assert "“Rapid Mobilization”" in hint(challenges()["late_call"])
    assert goal(challenges()["late_call"]) == "Win the Conflict “Desert Power”."
    assert goal(challenges()["blood_money"]) == "Take a seat on the High Council. Acquire “Kwisatz Haderach”."


def test_the_easy_ones_come_first() -> None:
    levels = [one.level for one in ALL]
    assert levels == sorted(levels)
    assert {*levels} == {1, 2, 3, 4, 5}
