"""What leaves the process of a game: a world dealt for one seat, the same whatever is hidden from it."""

from __future__ import annotations

import json

import pytest
from attrs import evolve

from dune_desktop.bots import letters
from dune_desktop.bots.letters import Place, SentWorld
from dune_desktop.bots.worlds import deal, packed, unpacked
from dune_desktop.content import EDITIONS
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from tests.games import choose, seats_of, walk

#: Games, and who plays there.
GAMES = {
    "base": Setup(4, 3),
    "three": Setup(3, 8),
    "uprising": Setup(4, 5, expansions=("choam",)),
    "solo": Setup(3, 2, mode="solo", level="mentat"),
    "uprising_solo": Setup(3, 4, expansions=("choam",), mode="solo", level="mentat", variants=("row_dice",)),
    "two": Setup(3, 6, mode="two"),
}
GAME = pytest.mark.parametrize("name", GAMES)
_EVERY = 7


def edition_of(name: str) -> str:
    return "uprising" if name.startswith("uprising") else "base"


def positions(name: str) -> list[tuple[int, Game]]:
    """Of one random game, with how many actions came before."""
    game = new_game(EDITIONS[edition_of(name)], GAMES[name])
    steps = enumerate(walk(game, seats_of(GAMES[name].seed)))
    return [(moment, game.clone()) for moment, _ in steps if moment % _EVERY == 0]


def sent(game: Game, name: str, moment: int) -> bytes:
    """All that is written for the seat that is asked."""
    assert game.decision is not None
    setup = GAMES[name]
    world = deal(game, game.decision.seat, setup.seed, moment)
    return letters.line(SentWorld.of(world, edition_of(name), setup).values())


@GAME
def test_what_a_seat_can_not_see_changes_nothing_that_is_sent(name: str) -> None:
    others = 0
    for moment, game in positions(name):
        assert game.decision is not None
        seat = game.decision.seat
        expected = sent(game, name, moment)
        for lots in range(3):
            twin = determinize(game, seat, Chance(lots))
            assert view(twin, seat) == view(game, seat)
            others += digest(twin) != digest(game)
            assert sent(twin, name, moment) == expected
    assert others > 30


@GAME
def test_what_a_seat_sees_is_what_it_is_sent(name: str) -> None:
    for _, game in positions(name):
        assert game.decision is not None
        seat = game.decision.seat
        world = unpacked(packed(deal(game, seat, 1, 2), GAMES[name].players), edition_of(name), GAMES[name])
        assert view(world, seat) == view(game, seat)


def test_no_seed_is_sent_from_which_all_cards_would_follow() -> None:
    seeds = [evolve(setup, seed=seed) for setup in GAMES.values() for seed in (1, 2)]
    places = [Place.of("base", setup) for setup in seeds]
    assert places[::2] == places[1::2]
    assert {place.setup.seed for place in places} == {0}


@GAME
def test_a_world_that_was_sent_is_played_as_the_one_that_was_dealt(name: str) -> None:
    setup, numbers = GAMES[name], Chance(1)
    for moment, game in positions(name)[::4]:
        assert game.decision is not None
        world = deal(game, game.decision.seat, setup.seed, moment)
        letter = letters.of_line(letters.line(SentWorld.of(world, edition_of(name), setup).values()))
        other = SentWorld.read(json.loads(json.dumps(letter)))
        for _ in range(40):
            assert digest(other) == digest(world)
            if world.decision is None:
                break
            assert other.decision is not None
            assert other.decision.options == world.decision.options
            action = choose(world, numbers)
            world.apply(action)
            other.apply(action)


@GAME
def test_the_lots_of_a_bot_are_other_ones_at_each_moment_and_in_each_game(name: str) -> None:
    game = positions(name)[1][1]
    assert game.decision is not None
    seat = game.decision.seat
    worlds = {deal(game, seat, seed, moment).chance.state for seed in range(10) for moment in range(10)}
    assert len(worlds) == 100


def test_a_world_is_small() -> None:
    game = positions("uprising")[-1][1]
    assert len(sent(game, "uprising", 0)) < 8000
