"""Records of games: what is written comes back, and nothing else is taken for a record."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.errors import IllegalAction
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.records import record as records
from dune_desktop.records.record import BadRecord, Recorder, RoundOver, replay
from dune_desktop.records.record_text import dumps, load, loads
from tests.games import choose, seats_of


def played(seed: int, players: int = 3, actions: int = 10_000) -> Recorder:
    """A random game, so many actions long or to its end."""
    recorder = Recorder("base", Setup(players, seed))
    chance = seats_of(seed)
    while recorder.game.decision is not None and actions:
        recorder.apply(choose(recorder.game, chance))
        actions -= 1
    return recorder


@cache
def text(seed: int = 5, actions: int = 120) -> str:
    return dumps(played(seed, actions=actions).record())


def refused(text: str) -> str:
    """Why the text is refused; it must be one line."""
    with pytest.raises(BadRecord) as error:
        replay(loads(text))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_game_that_is_stopped_in_the_middle_of_an_action_is_as_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = played(3, actions=30)
    before, record = digest(recorder.game), recorder.record()

    def stopped(game: Game) -> None:
        game.players[0].solari += 7
        raise KeyboardInterrupt

    assert recorder.game.decision is not None
    action = recorder.game.decision.options[0]
    with monkeypatch.context() as patch:
        patch.setattr(Game, "advance", stopped)
        with pytest.raises(KeyboardInterrupt):
            recorder.apply(action)
    assert (digest(recorder.game), recorder.record()) == (before, record)
    recorder.apply(action)


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("seed", range(6))
def test_a_game_comes_back_from_its_text_and_goes_on_the_same(seed: int) -> None:
    recorder = played(seed, 3 + seed % 2, 60 + 40 * seed)
    again = replay(loads(dumps(recorder.record())))
    assert again.trouble == ""
    assert digest(again.recorder.game) == digest(recorder.game)
    one, other = seats_of(seed), seats_of(seed)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, one))
        again.recorder.apply(choose(again.recorder.game, other))
    assert again.recorder.record() == recorder.record()


def test_a_whole_game_is_small_and_readable() -> None:
    record = dumps(played(1, 4).record())
    assert len(record) < 64 * 1024
    plain = json.loads(record)
    assert next(iter(plain)) == "format"
    assert len(plain["rounds"]) == played(1, 4).game.round
    assert "agent dagger > " in record


def test_every_round_has_its_digest_and_the_last_its_state() -> None:
    record = played(2).record()
    assert len(record.rounds) == played(2).game.round
    assert record.kept is not None
    assert record.kept.actions == record.rounds[-1].actions
    assert [one.actions for one in record.rounds] == sorted({one.actions for one in record.rounds})


def test_an_illegal_action_leaves_no_trace() -> None:
    recorder = played(3, actions=30)
    before = recorder.record()
    with pytest.raises(IllegalAction):
        recorder.apply(Action.parse("acquire foldspace"))
    assert recorder.record() == before


def test_leaders_are_named_in_the_record() -> None:
    assert None not in played(4, actions=1).record().setup.leaders
    assert len(played(4, actions=1).record().setup.leaders) == 3


# ---------------------------------------------------------------- newer rules


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "RULES", records.RULES + 1)


def changed_in_round(number: int) -> records.Record:
    """A record whose digest of a round is one that newer rules do not lead to."""
    record = played(6).record()
    rounds = list(record.rounds)
    rounds[number] = RoundOver(rounds[number].actions, "0" * 16)
    return evolve(record, rounds=tuple(rounds), rules=1)


@pytest.mark.usefixtures("newer")
def test_newer_rules_go_on_from_the_kept_state_and_say_so() -> None:
    record = changed_in_round(2)
    again = replay(loads(dumps(record)))
    assert "the rules have changed" in again.trouble
    assert again.recorder.game.over
    assert digest(again.recorder.game) == record.digest


@pytest.mark.usefixtures("newer")
def test_newer_rules_play_on_as_far_as_the_actions_fit() -> None:
    record = evolve(played(6, actions=200).record(), rules=1)
    assert record.kept is not None
    fit = (*record.actions[: record.kept.actions + 3], "acquire foldspace", *record.actions[record.kept.actions + 4 :])
    again = replay(evolve(record, actions=fit, rounds=record.rounds))
    assert f"after {record.kept.actions + 3} of {len(fit)} actions" in again.trouble
    assert again.recorder.game.decision is not None
    resumed = again.recorder.record()
    assert resumed.actions == fit[: record.kept.actions + 3]
    assert resumed.rounds == record.rounds


@pytest.mark.usefixtures("newer")
def test_newer_rules_and_no_kept_state_go_on_from_the_beginning() -> None:
    record = played(6, actions=10).record()
    assert record.kept is None
    again = replay(evolve(record, digest="0" * 16, rules=1))
    assert again.trouble == "the rules have changed: it goes on in round 1, after 10 of 10 actions"
    assert again.recorder.record() == evolve(record, rules=records.RULES)


# ---------------------------------------------------------------- what is no record


def plain() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(text())
    return loaded


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "chess"}, "not a record"),
        ({"version": 2}, "newer version"),
        ({"rules": 99}, "newer version"),
        ({"version": "1"}, "no version"),
        ({"version": True}, "no version"),
        ({"actions": "reveal"}, "no list of actions"),
        ({"actions": ["reveal"] * 20_001}, "no list of actions"),
        ({"actions": [7]}, "no record has"),
        ({"edition": "ix"}, "edition that is not here"),
        ({"setup": {"players": 3, "seed": 5}, "extra": 1}, "no record has"),
        ({"setup": {"players": True, "seed": 5, "leaders": []}}, "no record has"),
        ({"rounds": [{"actions": 10_000, "digest": ""}]}, "does not have"),
        ({"kept": {"actions": 0, "state": {}}}, "does not have"),
        ({"digest": "0" * 16}, "was changed"),
        ({"actions": ["fly"]}, "does not fit"),
    ],
)
def test_what_no_record_has_is_refused(change: dict[str, Any], why: str) -> None:
    changed = {**plain(), **change}
    if "actions" in change:
        changed |= {"rounds": [], "kept": None}
    assert why in refused(json.dumps(changed))


def test_a_record_without_a_key_is_refused() -> None:
    for key in ("format", "version", "rules", "edition", "setup", "actions", "digest"):
        changed = plain()
        del changed[key]
        refused(json.dumps(changed))


def test_a_newer_version_is_known_by_its_number_alone() -> None:
    assert "newer version" in refused('{"format": "dune-desktop record", "version": 2, "moves": "in another form"}')


def test_a_record_cut_off_anywhere_is_refused() -> None:
    whole = text().rstrip()
    for length in range(0, len(whole), 7):
        assert refused(whole[:length])


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10_000), st.characters(codec="ascii"))
def test_a_changed_letter_is_refused_or_changes_nothing(place: int, letter: str) -> None:
    whole = text()
    place %= len(whole)
    changed = whole[:place] + letter + whole[place + 1 :]
    try:
        again = replay(loads(changed))
    except BadRecord:
        return
    assert digest(again.recorder.game) == json.loads(whole)["digest"]


@pytest.mark.usefixtures("newer")
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_kept_state_that_was_changed_is_refused_or_within_the_rules(data: st.DataObject) -> None:
    changed = plain()
    changed["digest"] = "0" * 16
    thing, key = changed["kept"], "state"
    while isinstance(thing[key], dict | list) and thing[key]:
        thing, key = thing[key], data.draw(st.sampled_from(sorted(keys(thing[key]), key=str)))
    thing[key] = data.draw(st.one_of(st.integers(-5, 300), st.none(), st.booleans(), st.just([]), st.just("x")))
    try:
        again = replay(loads(json.dumps(changed)))
    except BadRecord:
        return
    assert again.recorder.game.decision is not None or again.recorder.game.over


def keys(thing: dict[str, Any] | list[Any]) -> list[Any]:
    return list(thing) if isinstance(thing, dict) else list(range(len(thing)))


def test_files_that_are_none(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    huge.write_text("x" * 4_000_001)
    latin = tmp_path / "latin"
    latin.write_bytes(b"\xff\xfe")
    for path, why in (
        (tmp_path, "can't be read"),
        (tmp_path / "no", "there is no such file"),
        (huge, "too large"),
        (latin, "text"),
    ):
        with pytest.raises(BadRecord, match=why) as error:
            load(path)
        assert str(path) in str(error.value)


def test_deep_nesting_is_no_record() -> None:
    assert "JSON" in refused("[" * 100_000)
