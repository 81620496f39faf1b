"""Random games with Rise of Ix: no faults, offered means no refusal, clones, worlds and snapshots keep everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from dune_desktop.records import record as records
from dune_desktop.records import snapshot
from dune_desktop.records.record import Recorder, RoundOver, replay
from dune_desktop.records.record_text import dumps, loads
from tests.games import choose, seats_of, start, walk
from tests.test_legality import universe

EDITIONS = ("base+ix", "uprising+choam+ix", "blend+choam+ix", "uprising+ix")
LEADERS = (
    "ilesa_ecaz", "tessia_vernius", "prince_rhombur_vernius", "viscount_hundro_moritani", "princess_yuna_moritani",
    "archduke_armand_ecaz",
)  # fmt: skip


def game_of(seed: int) -> Game:
    """Of 3 or 4 seats; every other game is among the new leaders."""
    edition, players = EDITIONS[seed % 4], 3 + seed // 4 % 2
    leaders = tuple(LEADERS[(seed + seat) % 6] for seat in range(players)) if seed // 2 % 2 else ()
    return start(seed, players, leaders, edition=edition)


def positions(seeds: range, every: int) -> Iterator[Game]:
    """Every n-th position of random games."""
    for seed in seeds:
        game = game_of(seed)
        for count, _ in enumerate(walk(game, seats_of(seed))):
            if count % every == seed % every:
                yield game


@pytest.mark.parametrize("seed", range(8))
def test_random_games_have_no_faults(seed: int) -> None:
    game = game_of(seed)
    for action in walk(game, seats_of(seed)):
        assert not faults(game), action
    assert game.over
    assert not faults(game)


def everything(edition: Edition) -> list[Action]:
    """Every action that a position could offer, but for picks that name a seat."""
    texts = [f"{verb} {n} dreadnought" for verb in ("deploy", "take_back") for n in range(3)]
    for tile in edition.market_by_id["tech"].stock:
        texts += [f"do {tile.id}.plot", f"do {tile.id}.ability.1", f"acquire {tile.id}", f"acquire {tile.id} tech"]
        texts += [f"pick {tile.id} tech", f"pick {tile.id} tech top"]
    texts += ["pick no", "pick troop", "pick dreadnought", "pick spice", "pick solari", "do dreadnought.won.1"]
    return [*universe(edition), *map(Action.parse, texts)]


def test_offered_means_exactly_no_refusal() -> None:
    seen = 0
    for game in positions(range(8), every=53):
        assert game.decision is not None
        legal = {*game.decision.options, *game.decision.take_back}
        for action in {*everything(game.edition), *legal}:
            assert (game.why_not(action) == []) == (action in legal), (action, game.why_not(action), game.decision)
        seen += len(legal)
    assert seen > 100


def test_a_clone_goes_its_own_way_to_the_same_end() -> None:
    for game in positions(range(4), every=149):
        twin, before = game.clone(), digest(game)
        for _ in walk(twin, seats_of(game.round)):
            pass
        assert digest(game) == before
        again = game.clone()
        for _ in walk(again, seats_of(game.round)):
            pass
        assert digest(again) == digest(twin)


def test_what_a_seat_sees_is_the_same_in_every_world_that_it_thinks_possible() -> None:
    for game in positions(range(8), every=61):
        assert game.decision is not None
        seat = game.decision.seat
        other = determinize(game, seat, Chance(7))
        assert not faults(other)
        assert view(other, seat) == view(game, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_the_state_kept_after_any_round(seed: int) -> None:
    kept: list[tuple[dict[str, Any], str]] = []
    game = game_of(seed)
    game.between_rounds = lambda between: kept.append((snapshot.take(between), digest(between)))
    for _ in walk(game, seats_of(seed)):
        pass
    assert len(kept) >= 5
    for values, before in kept:
        again, after = game_of(seed), list[str]()
        again.between_rounds = lambda between, after=after: after.append(digest(between))  # type: ignore[misc]
        snapshot.restore(again, json.loads(json.dumps(values)))
        assert after == [before]


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_record_is_written_read_and_played_again(edition: str) -> None:
    setup = Setup(4, 5, LEADERS[:4], ("ix",) if edition == "base" else ("choam", "ix"))
    recorder = Recorder(edition, setup)
    chance = seats_of(5)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, chance))
    again = replay(loads(dumps(recorder.record())))
    assert again.trouble == ""
    assert digest(again.recorder.game) == digest(recorder.game)


def test_what_newer_rules_play_otherwise_goes_on_from_the_state_kept_last(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder("base", Setup(3, 6, LEADERS[:3], ("ix",)))
    chance = seats_of(6)
    while recorder.game.round < 6:
        recorder.apply(choose(recorder.game, chance))
    record = recorder.record()
    rounds = list(record.rounds)
    rounds[2] = RoundOver(rounds[2].actions, "0" * 16)
    monkeypatch.setattr(records, "RULES", records.RULES + 1)
    again = replay(loads(dumps(evolve(record, rounds=tuple(rounds)))))
    assert "the rules have changed" in again.trouble
    assert digest(again.recorder.game) == digest(recorder.game)
