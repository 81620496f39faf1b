"""Records of games with modules, spies, contracts and turned leaders; and those of the base game are as they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from dune_desktop.content import EDITIONS
from dune_desktop.engine.digest import digest
from dune_desktop.engine.facts import extended, facts_of
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player
from dune_desktop.records import record as records
from dune_desktop.records import snapshot
from dune_desktop.records.record import BadRecord, Recorder, RoundOver, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.snapshot import BadSnapshot
from dune_desktop.simulate import GamesWanted
from tests.games import choose, seats_of

CHOAM = ("choam",)
LEADERS = ("lady_jessica", "feyd_rautha_harkonnen", "shaddam_corrino_iv")
#: Facts of the state that only games with more than the base game keep.
EXTENDED = [(cls, fact.name) for cls in (Game, Player) for fact in facts_of(cls) if fact.within is extended]


def played(edition: str, setup: Setup, actions: int = 10_000) -> Recorder:
    """A random game, so many actions long or to its end."""
    recorder = Recorder(edition, setup)
    chance = seats_of(setup.seed)
    while recorder.game.decision is not None and actions:
        recorder.apply(choose(recorder.game, chance))
        actions -= 1
    return recorder


def rounds_of(setup: Setup) -> list[tuple[dict[str, Any], str, Game]]:
    """A random game of Uprising: the snapshot, the digest and a copy of the state after each of its rounds."""
    found = []

    def keep(game: Game) -> None:
        found.append((snapshot.take(game), digest(game), game.clone()))

    game = new_game(EDITIONS["uprising"], setup)
    game.between_rounds = keep
    chance = seats_of(setup.seed)
    while game.decision is not None:
        game.apply(choose(game, chance))
    return found


@cache
def seen() -> list[tuple[Setup, dict[str, Any], str, Game]]:
    setups = [Setup(3 + seed % 2, seed, LEADERS, CHOAM) for seed in range(12)]
    return [(setup, *one) for setup in setups for one in rounds_of(setup)]


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize(
    ("edition", "setup"),
    [
        ("uprising", Setup(3, 1)),
        ("uprising", Setup(4, 2, LEADERS, CHOAM)),
        ("blend", Setup(4, 3, (), CHOAM)),
        ("blend", GamesWanted("blend", Setup(3, expansions=CHOAM), mixed=True).with_seed(4)),
    ],
)
def test_a_game_comes_back_from_its_text_and_goes_on_the_same(edition: str, setup: Setup) -> None:
    recorder = played(edition, setup, 250)
    record = loads(dumps(recorder.record()))
    assert (record.setup.expansions, record.setup.left_out) == (setup.expansions, setup.left_out)
    again = replay(record)
    assert again.trouble == ""
    assert digest(again.recorder.game) == digest(recorder.game)
    one, other = seats_of(setup.seed), seats_of(setup.seed)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, one))
        again.recorder.apply(choose(again.recorder.game, other))
    assert again.recorder.record() == recorder.record()


def test_a_whole_game_is_small() -> None:
    assert len(dumps(played("uprising", Setup(4, 1, (), CHOAM)).record())) < 64 * 1024


def test_snapshots_restore_every_fact() -> None:
    for setup, kept, before, game in seen():
        again = new_game(EDITIONS["uprising"], setup)
        after: list[str] = []
        again.between_rounds = _digests(after)
        snapshot.restore(again, json.loads(json.dumps(kept)))
        assert after == [before]
        for player, other in zip(game.players, again.players, strict=True):
            assert (player.leader.id, player.turned) == (other.leader.id, other.turned)


def _digests(found: list[str]) -> Callable[[Game], None]:
    return lambda game: found.append(digest(game))


def test_the_games_of_these_tests_know_every_fact() -> None:
    """Or else the test above would prove little."""
    games = [game for *_, game in seen()]
    for cls, name in EXTENDED:
        things: list[Any] = games if cls is Game else [player for game in games for player in game.players]
        values = {str(getattr(thing, name)) for thing in things}
        if (cls, name) != (Player, "worms"):  # they have gone back to the bank between rounds
            assert len(values) > 1, name
    assert {"reverend_mother_jessica", "lady_jessica"} <= {one.leader.id for game in games for one in game.players}


# ---------------------------------------------------------------- newer rules


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "RULES", records.RULES + 1)


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("seed", range(3))
def test_newer_rules_go_on_from_the_kept_state(seed: int) -> None:
    record = played("uprising", Setup(4, seed, LEADERS, CHOAM)).record()
    rounds = list(record.rounds)
    rounds[2] = RoundOver(rounds[2].actions, "0" * 16)
    again = replay(loads(dumps(evolve(record, rounds=tuple(rounds), rules=records.RULES - 1))))
    assert "the rules have changed" in again.trouble
    assert again.recorder.game.over
    assert digest(again.recorder.game) == record.digest


@cache
def text() -> str:
    return dumps(played("uprising", Setup(3, 6, LEADERS, CHOAM), 300).record())


@pytest.mark.usefixtures("newer")
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_kept_state_that_was_changed_is_refused_or_within_the_rules(data: st.DataObject) -> None:
    changed = json.loads(text())
    changed["digest"] = "0" * 16
    thing, key = changed["kept"], "state"
    while isinstance(thing[key], dict | list) and thing[key]:
        inner = thing[key]
        names = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        thing, key = inner, data.draw(st.sampled_from(sorted(names, key=str)))
    thing[key] = data.draw(st.one_of(st.integers(-5, 300), st.none(), st.booleans(), st.just([]), st.just("x")))
    try:
        again = replay(loads(json.dumps(changed)))
    except BadRecord:
        return
    assert again.recorder.game.decision is not None or again.recorder.game.over


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("spies", [99]),
        ("spies", [-1]),
        ("spies", [3, 3]),
        ("training", 9),
        ("trophies", [0]),
        ("flipped", [9999]),
        ("contracts", [0]),
        ("memories", 1),
        ("memories", -1),
        ("turned", 1),
        ("hooks", 0),
    ],
)
def test_facts_that_no_seat_has_are_refused(name: str, value: object) -> None:
    setup, kept, *_ = seen()[3]
    changed = json.loads(json.dumps(kept))
    changed["players"][1][name] = value
    with pytest.raises(BadSnapshot):
        snapshot.restore(new_game(EDITIONS["uprising"], setup), changed)


def test_only_a_leader_with_another_side_is_turned() -> None:
    setup, kept, *_ = seen()[3]
    changed = json.loads(json.dumps(kept))
    changed["players"][1]["turned"] = True
    with pytest.raises(BadSnapshot):
        snapshot.restore(new_game(EDITIONS["uprising"], setup), changed)


def test_what_a_record_says_of_its_setup_is_checked() -> None:
    plain = json.loads(text())
    for name, value in (("modules", ["ix"]), ("left_out", ["imperium.nothing"]), ("leaders", ["nobody"])):
        changed = {**plain, "setup": {**plain["setup"], name: value}}
        with pytest.raises(BadRecord):
            replay(loads(json.dumps(changed)))


# ---------------------------------------------------------------- the base game


def test_records_of_the_base_game_are_as_they_were() -> None:
    plain = json.loads(dumps(played("base", Setup(3, 5), 300).record()))
    assert list(plain["setup"]) == ["players", "seed", "leaders"]
    state = plain["kept"]["state"]
    assert not {name for _, name in EXTENDED} & {*state["game"], *state["players"][0]}


def test_a_record_without_modules_and_what_is_left_out_is_read() -> None:
    plain = json.loads(dumps(played("uprising", Setup(3, 5), 60).record()))
    assert list(plain["setup"]) == ["players", "seed", "leaders"]
    record = loads(json.dumps(plain))
    assert (record.setup.expansions, record.setup.left_out) == ((), ())
    assert replay(record).trouble == ""
