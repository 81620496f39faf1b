"""Games with the Raiders, a box that exists in the tests only: every board and mode, with what holds of all games."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import HoldSpace
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from dune_desktop.records.record import Recorder, replay
from dune_desktop.records.record_text import dumps, loads
from tests.box import RAIDERS, opened
from tests.box.facts import Bazaar, Hideout
from tests.games import choose, seats_of, start, walk
from tests.test_knowledge import twin_of

#: As ``tests.games.start`` names them, with the numbers of seats.
MODES = tuple(
    (f"{board}+raiders{mode}", seats)
    for board in ("base", "uprising", "blend", "uprising+choam")
    for mode, seats in (
        ("", 3),
        ("", 4),
        (f"@solo.{'mercenary' if board == 'base' else 'mentat'}", 3),
        ("@two", 3),
    )
)
#: So many games of each are played in the suite; ``BOX_GAMES=200`` plays as many as a box deserves.
GAMES = int(os.environ.get("BOX_GAMES", "6"))


@pytest.fixture(autouse=True)
def _on_the_table() -> Iterator[None]:
    with opened():
        yield


@pytest.mark.parametrize(("edition", "seats"), MODES)
def test_games_go_to_their_end_without_faults(edition: str, seats: int) -> None:
    for seed in range(GAMES):
        game = start(seed, seats, edition=edition)
        for n, action in enumerate(walk(game, seats_of(seed))):
            assert game.why_not(action) == []
            if n % 7 == seed % 7:
                assert faults(game) == []
                _offered_and_no_more(game)
        assert faults(game) == []


def _offered_and_no_more(game: Game) -> None:
    """What is offered is exactly what nothing speaks against."""
    assert game.decision is not None
    offered = {*game.decision.options, *game.decision.take_back}
    for action in _universe(game):
        assert (game.why_not(action) == []) is (action in offered), action


def _universe(game: Game) -> Iterator[Action]:
    """Well-formed actions about what the Raiders bring, and about the board."""
    edition = game.edition
    for face in ("boarding_party", "boarding_party+dagger", "boarding_party+lookout", "pathfinder"):
        for space in edition.spaces:
            yield Action.of("agent", face, space.id)
    for tool in edition.stock:
        yield Action.of("acquire", tool.id, "bazaar")
        yield Action.of("acquire", tool.id, "bazaar", "top")
        yield Action.of("acquire", tool.id)
    for n in range(4):
        for unit in ((), ("ship",)):
            yield Action.of("deploy", n, *unit)
            yield Action.of("take_back", n, *unit)
    for word in ("road", "ravine", "wadi", "ridge", "gorge", "lair", "1", "2", "yes", "no"):
        yield Action.of("pick", word)


@pytest.mark.parametrize(("edition", "seats"), MODES[::2])
def test_clones_and_dealt_worlds_go_their_own_way(edition: str, seats: int) -> None:
    chance = Chance(5)
    for seed in range(max(1, GAMES // 3)):
        game = start(seed, seats, edition=edition)
        for n, _ in enumerate(walk(game, seats_of(seed))):
            if n % 25 == 3:
                before, copy = digest(game), game.clone()
                assert digest(copy) == before
                for _ in zip(range(30), walk(copy, seats_of(n)), strict=False):
                    pass
                assert digest(game) == before
                assert game.decision is not None
                world = determinize(game, game.decision.seat, chance)
                assert faults(world) == []
                assert view(world, game.decision.seat) == view(game, game.decision.seat)


@pytest.mark.parametrize(("edition", "seats"), MODES[::3])
def test_a_seat_sees_no_difference_between_worlds_that_it_can_not_tell_apart(edition: str, seats: int) -> None:
    chance = Chance(9)
    for seed in range(max(1, GAMES // 3)):
        game = start(seed, seats, edition=edition)
        for n, _ in enumerate(walk(game, seats_of(seed))):
            if n % 40 == 11:
                for player in game.players:
                    assert view(twin_of(game, player.seat, chance), player.seat) == view(game, player.seat)


def test_all_that_the_box_brings_comes_up() -> None:
    """Random seats meet each piece: else the games above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        game = start(seed, 3, listen=True, edition=("base+raiders", "uprising+raiders")[seed % 2])
        for _ in walk(game, seats_of(seed)):
            assert game.events is not None
            seen.update(_met(event) for event in game.events)
    assert {"ship conflict", "ship held", "ship garrison", "troop plunder", "lair", "bazaar", "two"} <= {*seen}


def _met(event: Any) -> str:
    if isinstance(event, events.UnitsMoved):
        return f"{event.kind} {event.target}"
    if isinstance(event, events.TrackMoved):
        return "lair" if event.node == 4 else "trail"
    if isinstance(event, events.CardMoved):
        return event.origin
    if isinstance(event, events.Sent):
        return "two" if event.partner >= 0 else "alone"
    return ""


@pytest.mark.parametrize("edition", ["base+raiders@solo.mercenary", "base+raiders@two", "uprising+raiders@two"])
def test_where_the_ship_of_a_rival_goes_nobody_is_asked(edition: str) -> None:
    held = 0
    for seed in range(4):
        game = start(seed, 3, edition=edition)
        for _ in walk(game, seats_of(seed)):
            assert game.decision is not None
            assert game.decision.seat == game.decision.player or not isinstance(game.decision.asks, HoldSpace)
            held += any(Hideout.of(player).holding for player in game.players if player.rival)
    assert held


def test_what_it_adds_is_seen_and_copied() -> None:
    game = start(3, 3, edition="base+raiders")
    seen, copy = view(game, 0), game.clone()
    Hideout.of(game.players[1]).plunder = 2
    Bazaar.of(game).stalls.pop()
    assert Hideout.of(seen.players[1]).plunder == Hideout.of(copy.players[1]).plunder == 0
    assert len(Bazaar.of(seen).stalls) == len(Bazaar.of(copy).stalls) == 2
    assert set(Bazaar.of(seen).crates) == {-1}  # nobody knows what comes


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
@pytest.mark.parametrize("mode", ["", "solo", "two"])
def test_records_come_back_and_are_played_again(edition: str, mode: str) -> None:
    level = {"solo": "mercenary" if edition == "base" else "mentat"}.get(mode, "")
    recorder = Recorder(edition, Setup(3, 4, expansions=RAIDERS, mode=mode, level=level))
    chance = seats_of(4)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, chance))
    record = loads(dumps(recorder.record()))
    assert record == recorder.record()
    again = replay(record)
    assert not again.trouble
    assert digest(again.recorder.game) == digest(recorder.game)


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_kept_state_holds_all_that_it_adds(edition: str) -> None:
    """Where the rules have changed since, a game goes on from the state that its record keeps."""
    recorder = Recorder(edition, Setup(4, 6, expansions=RAIDERS))
    chance = seats_of(6)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, chance))
    record = recorder.record()
    older = evolve(record, rules=record.rules - 1, actions=("pass", *record.actions[1:]))
    again = replay(older)
    assert again.trouble
    game = again.recorder.game
    assert faults(game) == []
    assert any(Hideout.of(player).tools for player in game.players)
    assert {rules.pieces for rules in game.rules.seats} == {rules.pieces for rules in rules_of(game).seats}
