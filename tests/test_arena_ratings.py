"""How often something is won and how strong who plays is, against what is found by hand."""

from __future__ import annotations

from math import log10

import pytest

from dune_desktop.arena.ratings import Won, ratings, share, strengths
from dune_desktop.engine.chance import Chance

# ---------------------------------------------------------------- intervals


def test_games_of_one_seed_count_as_one_draw() -> None:
    """3 of 8, and the seeds lie half a win to both sides: a deviation of 1/8, as 15 games that are independent have."""
    found = share([(1, True), (1, False), (1, False), (1, False), (2, True), (2, True), (2, False), (2, False)])
    assert (found.wins, found.games, found.rate) == (3, 8, 0.375)
    assert (found.low, found.high) == pytest.approx((0.1804, 0.6206), abs=1e-4)


def test_games_that_all_have_one_end_tell_as_much_as_one() -> None:
    """With four equal games in each of ten seeds it is as sure as with ten games."""
    equal = share((seed, seed < 4) for seed in range(10) for _ in range(4))
    single = share((seed, seed < 4) for seed in range(10))
    assert (equal.low, equal.high) == pytest.approx((single.low, single.high))
    assert equal.high - equal.low > 0.5


def test_who_has_won_all_is_not_sure_to_win() -> None:
    """Each seed counts as one game: of 4 seeds Wilson's interval goes down to 1 / (1 + 1.96² / 4)."""
    found = share((seed, True) for seed in range(4) for _ in range(4))
    assert (found.low, found.high) == pytest.approx((1 / (1 + 1.96**2 / 4), 1))
    found = share((seed, False) for seed in range(4) for _ in range(4))
    assert (found.low, found.high) == pytest.approx((0, 1 - 1 / (1 + 1.96**2 / 4)))


def test_one_seed_tells_nothing() -> None:
    found = share([(1, True), (1, True), (1, False)])
    assert (found.low, found.high) == (0, 1)


def test_who_plays_alone_wins_its_share() -> None:
    found = share((seed, seat == 2) for seed in range(30) for seat in range(4))
    assert (found.low, found.high) == pytest.approx((0.25, 0.25), abs=1e-6)


def test_intervals_hold_what_they_promise() -> None:
    """Seeds have chances of their own, from 0 to 1; of 300 times that 40 seeds are played, some 285 hold the mean."""
    chance, held = Chance(5), 0
    for _ in range(300):
        results = []
        for seed in range(40):
            likely = chance.below(101)
            results += [(seed, chance.below(100) < likely) for _ in range(4)]
        found = share(results)
        held += found.low <= 0.5 <= found.high
    assert 273 <= held <= 296


# ---------------------------------------------------------------- Bradley-Terry

DUEL = ("a", "b")


def test_two_kinds_are_as_strong_as_they_win() -> None:
    """Two wins and half a drawn game against half of it: 2.5 to 0.5."""
    strong = strengths({("a", DUEL): 2}, ["a", "b"])
    assert strong["a"] / strong["b"] == pytest.approx(5)
    assert strong["a"] + strong["b"] == pytest.approx(2)


def test_one_against_three() -> None:
    """a wins 6 of 10; what is won is what was to be expected: 6.5 = 10 s / (s + 3) + s / (s + 1)."""
    table = ("a", "b", "b", "b")
    strong = strengths({("a", table): 6, ("b", table): 4}, ["a", "b"])
    s = strong["a"] / strong["b"]
    assert 10 * s / (s + 3) + s / (s + 1) == pytest.approx(6.5)
    assert 3 < s < 4.5


def test_strength_passes_on_over_a_third() -> None:
    """a beats b as b beats c: a is so much above c, though they never met."""
    games = {("a", ("a", "b")): 75000, ("b", ("a", "b")): 25000, ("b", ("b", "c")): 75000, ("c", ("b", "c")): 25000}
    strong = strengths(games, ["a", "b", "c"])
    assert strong["a"] / strong["c"] == pytest.approx(9, rel=1e-3)


def test_who_never_lost_has_a_rating() -> None:
    found = ratings((seed, ("a", ("a", "b", "b", "b"))) for seed in range(400))
    assert 400 < found["a"].points - found["b"].points < 2000
    assert found["a"].spread is None


def test_ratings_are_points_about_a_mean() -> None:
    found = ratings([(1, ("a", DUEL)), (2, ("a", DUEL))])
    assert found["a"].points == pytest.approx(200 * log10(5))
    assert found["b"].points == pytest.approx(-200 * log10(5))


def test_seeds_that_agree_leave_no_doubt_and_one_seed_leaves_all() -> None:
    games: list[tuple[int, Won]] = [(seed, (winner, DUEL)) for seed in range(40) for winner in "aab"]
    assert ratings(games)["a"].spread == pytest.approx(0, abs=1e-3)
    assert ratings(games[:3])["a"].spread is None
    assert ratings([]) == {}


def test_spread_is_what_other_seeds_would_give() -> None:
    """Of 200 games with even chances the rating's deviation is 400 / ln 10 / sqrt(200) / 1 for half the difference."""
    chance = Chance(3)
    games: list[tuple[int, Won]] = [(seed, ("ab"[chance.below(2)], DUEL)) for seed in range(200)]
    found = ratings(games)["a"].spread
    assert found == pytest.approx(1.96 * 400 / 2.302585 / 200**0.5, rel=0.35)


def test_equals_are_rated_alike() -> None:
    seats = ("a", "b", "c", "c")
    tables = {("a", seats): 5, ("b", seats): 5, ("c", seats): 10}
    strong = strengths(tables, ["a", "b", "c"])
    assert all(value == pytest.approx(1) for value in strong.values())
