"""Challenges made of random games, for tests: moments at which somebody can be asked to end the round alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from attrs import evolve

from dune_desktop.challenges.challenge import AGENTS, Challenge, Goal, Made
from dune_desktop.challenges.posing import posed, posers, seated
from dune_desktop.challenges.worker import Solver
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import Seat
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from tests.games import choose, rivals_of, seats_of, start


def moments(edition: str, players: int, seed: int, every: int) -> Iterator[tuple[Game, Setup, Seat]]:
    """Each so many moments of a game at which a challenge can begin, and for whom."""
    game = start(seed, players, edition=edition)
    name, _, mode = edition.partition("@")
    rivals = rivals_of(name.split("+")[0], mode)
    setup = seated(
        Setup(
            players,
            seed,
            (),
            tuple(name.split("+")[1:]),
            mode=rivals.mode,
            level=rivals.level,
            variants=rivals.variants,
        ),
        game,
    )
    chance, number = seats_of(seed), 0
    while game.decision is not None:
        able = posers(game) if game.round else []
        number += bool(able)
        if able and number % every == 0:
            yield game, setup, able[number % len(able)]
        game.apply(choose(game, chance))


def unsolved(game: Game, setup: Setup, seat: Seat, edition: str, goal: Goal | None = None) -> Challenge:
    """A challenge of this moment: a point more, unless something else is wanted."""
    wanted = Goal(points=game.players[seat].vp + 1) if goal is None else goal
    position = posed(game, setup, seat, Chance(7))
    return Challenge("own.made", edition, 1, wanted, position, (), AGENTS, seat, Made(title="My own"))


@cache
def solved(edition: str = "base") -> Challenge:
    """A challenge of a random game that can be solved, with a solution."""
    for game, setup, seat in moments(edition, 3, 4, 4):
        challenge = unsolved(game, setup, seat, edition)
        found = solution_of(challenge)
        if found:
            assert challenge.made is not None
            return evolve(challenge, solution=found, made=evolve(challenge.made, ways=1))
    raise AssertionError("there is none in this game")


def solution_of(challenge: Challenge, at_random: int = 150, most: int = 300) -> tuple[Action, ...]:
    """The best way that is found soon."""
    told: list[dict[str, object]] = []
    Solver(challenge, told.append).solve(at_random, most)
    ways = [one["way"] for one in told if "way" in one]
    if not ways:
        return ()
    assert isinstance(ways[-1], list)
    return tuple(map(Action.parse, ways[-1]))
