"""Contests of bots: who sits where, that lots are their own, what is counted, and that a broken game stops no other."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.arena import contest as contests
from dune_desktop.arena import match as playing
from dune_desktop.arena.contest import Contest, Fixture, filled, fixtures, people
from dune_desktop.arena.match import Match, Sitting, play
from dune_desktop.arena.result import Result, matches
from dune_desktop.bots.bot import Bot, Effort, RandomBot
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.sharing import cluster, processes

FOUR = ("master", "skilled", "novice", "random")


def contest(*bots: str, games: int = 4, seed: int = 1, **more: Any) -> Contest:
    return Contest("base", Setup(len(bots), seed), bots, games, **more)


class First:
    """Takes the first option, and notes where it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.efforts: list[Effort] = []

    def choose(self, world: Game, effort: Effort) -> Action:
        assert world.decision is not None
        self.asked.append((world.decision.seat, len(world.decision.options)))
        self.efforts.append(effort)
        return world.decision.options[0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> First:
    """What is called master is a bot of the test."""
    bot = First()

    def bot_of(name: str) -> Bot:
        return bot if name == "master" else RandomBot()

    monkeypatch.setattr(playing, "bot_of", bot_of)
    return bot


# ---------------------------------------------------------------- who sits where


def test_everybody_sits_on_each_seat_of_a_seed_once() -> None:
    games = list(fixtures(contest(*FOUR, games=12)))
    assert [game.seed for game in games] == [1] * 4 + [2] * 4 + [3] * 4
    for seed in (1, 2, 3):
        sitting = zip(*(game.places for game in games if game.seed == seed), strict=True)
        assert [sorted(places) for places in sitting] == [[0, 1, 2, 3]] * 4


def test_neighbours_are_others_in_other_seeds() -> None:
    games = fixtures(contest(*FOUR, games=400))
    left = Counter(game.places[(game.places.index(0) + 1) % 4] for game in games)
    assert set(left) == {1, 2, 3}
    assert min(left.values()) > 80


def test_everybody_has_each_leader_as_often(first: First) -> None:
    asked = contest("master", "random", "random", games=6)
    led: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for game in matches(asked):
        for place, sitting in zip(game.fixture.places, game.seats, strict=True):
            led[place].append(sitting.leader)
    assert sorted(led[0]) == sorted(led[1]) == sorted(led[2])
    assert len(set(led[0])) > 2


def test_a_leader_that_turns_over_is_the_same_one() -> None:
    setup = Setup(3, 1, ("lady_jessica",))
    (match,) = matches(Contest("uprising", setup, ("random",) * 3, 1, playouts=1))
    game = new_game(EDITIONS["uprising"], setup)
    for text in match.actions:
        game.apply(Action.parse(text))
    assert game.players[0].leader.id == "reverend_mother_jessica"
    assert match.seats[0].leader == "lady_jessica"


@pytest.mark.parametrize(
    ("names", "seats", "wanted"),
    [(("master", "skilled"), 4, ("master", *["skilled"] * 3)), (("random",), 1, ("random",)), (FOUR, 4, FOUR)],
)
def test_the_last_name_takes_what_is_left(names: tuple[str, ...], seats: int, wanted: tuple[str, ...]) -> None:
    assert filled(names, seats) == wanted


def test_people_are_who_is_not_played_by_the_rules() -> None:
    assert people("base", Setup(4)) == 4
    assert people("base", Setup(3, mode="two")) == 2
    assert people("uprising", Setup(3, mode="solo", level="mentat")) == 1


# ---------------------------------------------------------------- lots, thinking


def test_lots_are_those_of_a_bot_in_a_game() -> None:
    lots = [Fixture(seed, (0, 1, 2, 3)).lots(place) for seed in range(50) for place in range(4)]
    assert len(set(lots)) == len(lots)


def test_a_mirror_plays_other_games_with_one_seed() -> None:
    """With lots that hang on the seat alone, all four were one game, and each bot would win one of them."""
    played = list(matches(contest(*["random"] * 4, games=4)))
    assert len({tuple(sitting.points for sitting in one.seats) for one in played}) > 1
    assert len({one.decisions for one in played}) == 4


def test_a_mirror_is_fair() -> None:
    played = Result(contest(*["random"] * 3), matches(contest(*["random"] * 3, games=36)), 1)
    for one in played.shares(lambda taken: taken.place).values():
        assert one.low < 1 / 3 < one.high


def test_who_has_one_answer_is_not_asked(first: First) -> None:
    asked = contest("master", "random", "random", playouts=7)
    (fixture, *_) = fixtures(asked)
    played = play(asked, fixture)
    seat = fixture.places.index(0)
    assert {asked for asked, _ in first.asked} == {seat}
    assert min(options for _, options in first.asked) == 2
    assert len(played.seats[seat].seconds) == len(first.asked)
    assert 0 < sum(map(len, (one.seconds for one in played.seats))) < played.decisions
    assert {effort.playouts for effort in first.efforts} == {7}
    assert not first.efforts[0].cut()


def test_bots_get_a_world_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they do to it does not reach the game, and others' hands are dealt anew in it."""
    asked = contest(*["random"] * 3, games=1)
    honest = next(matches(asked))
    hands: set[tuple[int, ...]] = set()

    class Vandal(RandomBot):
        def choose(self, world: Game, effort: Effort) -> Action:
            action = super().choose(world, effort)
            if len(hands) < 12:
                hands.add(tuple(sorted(world.players[0].hand)))
            for player in world.players:
                player.vp = 0
                player.hand.clear()
            return action

    def bot_of(_: str) -> Bot:
        return Vandal()

    monkeypatch.setattr(playing, "bot_of", bot_of)
    assert next(matches(asked)) == honest
    assert len(hands) == 12


def test_a_clock_cuts_it_short(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr(contests, "perf_counter", lambda: now[0])
    effort = contest(*FOUR, seconds=2).effort()
    assert not effort.cut()
    now[0] = 11.9
    assert not effort.cut()
    now[0] = 12.0
    assert effort.cut()


# ---------------------------------------------------------------- what breaks


def test_a_broken_game_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tired(RandomBot):
        def choose(self, world: Game, effort: Effort) -> Action:
            if world.round == 2 and [player.leader.id for player in world.players] == broken:
                raise KeyError("bad day")
            return super().choose(world, effort)

    def bot_of(_: str) -> Bot:
        return Tired()

    asked = contest(*["random"] * 3, games=6)
    broken = [sitting.leader for sitting in next(matches(asked)).seats]
    monkeypatch.setattr(playing, "bot_of", bot_of)
    result = Result(asked, matches(asked), 1)
    assert [match.fixture.seed for match, _ in result.failures] == [1, 1, 1]
    assert [match.fixture.seed for match in result.matches] == [2, 2, 2]
    failure = result.failures[0][1]
    assert failure.decision > 10
    assert failure.error.startswith("KeyError: 'bad day'")
    assert result.as_json()["failures"][0]["seed"] == 1


def test_a_bot_that_does_not_know_the_rules_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, _: Game, __: Effort) -> Action:
            return Action.parse("agent ornithopter > moon")

    def bot_of(_: str) -> Bot:
        return Cheat()

    monkeypatch.setattr(playing, "bot_of", bot_of)
    failure = next(matches(contest(*["random"] * 3))).failure
    assert failure is not None
    assert failure.action == "agent ornithopter > moon"


# ---------------------------------------------------------------- what is counted


def finished(seed: int, places: tuple[int, ...], winner: int, points: tuple[int, ...]) -> Match:
    seats = tuple(Sitting(leader, one) for leader, one in zip(("paul", "leto", "ilban"), points, strict=True))
    return Match(Fixture(seed, places), winner, 8, 300, seats, ())


@pytest.fixture
def result() -> Result:
    """Two seeds: the master, in the first place of the list, wins two of three games, then one of one."""
    played = [
        finished(5, (1, 0, 2), 1, (7, 10, 8)),
        finished(4, (0, 1, 2), 0, (11, 8, 6)),
        finished(4, (1, 2, 0), 1, (7, 10, 9)),
        finished(4, (2, 0, 1), 1, (3, 12, 6)),
    ]
    return Result(contest("master", "skilled", "skilled", games=6, seed=4), played, 1)


def test_wins_are_counted_by_kind_place_seat_and_leader(result: Result) -> None:
    values = result.as_json()
    assert (values["asked"], values["games"], values["seeds"]) == (6, 4, 2)
    assert values["wins"] == {"master": 3, "skilled": 1}
    assert values["rates"] == {"master": 0.75, "skilled": 0.125}
    assert values["points"] == {"master": 10.5, "skilled": 6.88}
    assert {place: one["wins"] for place, one in values["by_place"].items()} == {"1": 3, "2": 0, "3": 1}
    assert {seat: (one["wins"], one["games"]) for seat, one in values["by_seat"]["master"].items()} == {
        "1": (1, 1),
        "2": (2, 2),
        "3": (0, 1),
    }
    assert {leader: one["wins"] for leader, one in values["by_leader"]["skilled"].items()} == {
        "ilban": 0,
        "leto": 1,
        "paul": 0,
    }
    assert values["ratings"]["master"]["rating"] > 0 > values["ratings"]["skilled"]["rating"]


def test_the_order_in_which_games_end_changes_nothing(result: Result) -> None:
    again = Result(result.contest, reversed(result.matches), 1)
    assert again.as_json() == result.as_json()


def test_of_nothing_nothing_is_told() -> None:
    values = Result(contest(*FOUR), [], 1).as_json()
    assert (values["games"], values["rates"], values["ratings"], values["thinking"]) == (0, {}, {}, {})


def test_rivals_win_too() -> None:
    asked = Contest("base", Setup(3, 1, mode="two"), ("random", "random"), 6)
    result = Result(asked, matches(asked), 1)
    assert not result.failures
    values = result.as_json()
    assert values["wins"]["rival"] + values["wins"]["random"] == 6
    assert set(values["by_place"]) == {"1", "2"}
    assert set(values["by_seat"]["random"]) == {"1", "2"}
    assert set(values["by_seat"]["rival"]) == {"3"}
    assert "rival" not in values["thinking"]


def test_who_took_too_long_is_counted() -> None:
    asked = contest("master", "skilled", "skilled", games=1, seconds=0.5)
    match = finished(1, (1, 0, 2), 0, (10, 3, 5))
    seats = [evolve(sitting, seconds=array("f", [0.1, 0.55, 0.65])) for sitting in match.seats]
    thinking = Result(asked, [evolve(match, seats=tuple(seats))], 1).thinking("skilled")
    assert thinking is not None
    assert (thinking.decisions, thinking.late) == (6, 2)
    assert thinking.mean == pytest.approx(1300 / 3)
    assert thinking.longest == thinking.percentile == pytest.approx(650)


# ---------------------------------------------------------------- who does the work


def test_jobs_share_the_games_and_change_nothing() -> None:
    asked = contest(*["random"] * 3, games=6)
    with processes(2) as workers:
        shared = list(matches(asked, workers))
    alone = list(matches(asked))
    assert Result(asked, shared, 1).matches == Result(asked, alone, 1).matches
    assert len(shared) == 6


def test_a_cluster_shares_the_games_and_changes_nothing() -> None:
    dask = pytest.importorskip("distributed")
    asked = contest(*["random"] * 3, games=6)
    two = dask.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with two, cluster(two.scheduler_address) as workers:
        assert workers.number() == 2
        shared = Result(asked, matches(asked, workers), 1)
    alone = Result(asked, matches(asked), 1)
    assert shared.matches == alone.matches
    assert len(shared.matches) == 6
