"""Records of every version that there ever was: each of them still opens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.digest import digest
from dune_desktop.records import record as records
from dune_desktop.records.record import RULES, VERSION, BadRecord, RoundOver, replay
from dune_desktop.records.record_text import MIGRATIONS, dumps, load, loads
from tests.mutants import SAMPLES
from tests.sample_records import SAMPLES as MADE
from tests.sample_records import played


def plain(path: Path) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return values


def ids(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


# ---------------------------------------------------------------- the samples


#: Samples of the rules before 2 in which they asked otherwise (Q32, Q38): how many answers that is more or less now.
OTHERWISE = {
    "base_solo_finished": -1,
    "blend_4_choam_finished": 1,
    "uprising_4_choam_finished": -1,
    "uprising_two_finished": -2,
}
#: Those that end where another seat is asked now, in a Combat that had been over or first in the setup.
ASKED_MORE = {
    "base_3_begun": "round 0, after 0 of 0 actions",
    "base_4_in_combat": "round 4, after 198 of 198 actions",
    "base_4_in_first_combat": "round 1, after 45 of 45 actions",
    "uprising_4_in_combat": "round 4, after 177 of 177 actions",
}
#: Samples of the rules before 3 in which Immortality asked more: what is told of them.
ASKED_LESS = {
    "base_solo_immortality_rules_2": "it goes on in round 4, after 70 of 70 actions",
    "uprising_4_immortality_finished_rules_2": "its log begins in round 10",
}


SOUND = [path for path in SAMPLES if path.stem not in {*OTHERWISE, *ASKED_MORE, *ASKED_LESS}]


@pytest.mark.parametrize("path", SOUND, ids=ids)
def test_every_sample_leads_to_its_digest(path: Path) -> None:
    record = load(path)
    again = replay(record)
    assert not again.trouble
    assert digest(again.recorder.game) == plain(path)["digest"]
    assert len(record.actions) == len(plain(path)["actions"])
    assert replay(loads(dumps(again.recorder.record()))).recorder.record() == again.recorder.record()


@pytest.mark.parametrize("path", [path for path in SAMPLES if path.stem in OTHERWISE], ids=ids)
def test_a_sample_of_older_rules_is_played_whole_by_those_of_now(path: Path) -> None:
    record, values = load(path), plain(path)
    again = replay(record)
    assert not again.trouble
    assert again.recorder.actions == len(record.actions) + OTHERWISE[path.stem]
    assert digest(again.recorder.game) == values["digest"]
    once_more = replay(loads(dumps(again.recorder.record())))
    assert not once_more.trouble
    assert once_more.recorder.record() == again.recorder.record()


@pytest.mark.parametrize("path", [path for path in SAMPLES if path.stem in ASKED_MORE], ids=ids)
def test_a_sample_of_older_rules_goes_on_by_those_of_now(path: Path) -> None:
    again = replay(load(path))
    assert again.trouble == f"the rules have changed: it goes on in {ASKED_MORE[path.stem]}"
    once_more = replay(loads(dumps(again.recorder.record())))
    assert evolve(once_more.recorder.record(), rules=1) == evolve(again.recorder.record(), rules=1)
    if "combat" in path.stem:  # a seat that had played is asked once more
        decision = again.recorder.game.decision
        assert decision is not None
        assert decision.kind == COMBAT_KIND


@pytest.mark.parametrize("path", [path for path in SAMPLES if path.stem in ASKED_LESS], ids=ids)
def test_a_game_with_immortality_in_which_more_was_asked_goes_on_from_its_kept_state(path: Path) -> None:
    again = replay(load(path))
    assert again.trouble == f"the rules have changed: {ASKED_LESS[path.stem]}"
    assert again.recorder.game.over == plain(path)["table"]["finished"]
    once_more = replay(loads(dumps(again.recorder.record())))
    assert once_more.recorder.record().rounds == again.recorder.record().rounds


def test_what_does_not_fit_the_rules_of_now_goes_on_from_the_kept_state() -> None:
    record = load(next(path for path in SAMPLES if path.stem == "base_4_third_round"))
    again = replay(evolve(record, rounds=(evolve(record.rounds[0], digest="0" * 16), *record.rounds[1:])))
    assert again.trouble == "the rules have changed: its log begins in round 4"
    assert digest(again.recorder.game) == record.digest


def test_there_are_samples_of_every_version_and_of_all_rules() -> None:
    assert {plain(path)["version"] for path in SAMPLES} == set(range(1, VERSION + 1))
    assert {plain(path)["rules"] for path in SAMPLES} == set(range(1, RULES + 1))
    for version in range(1, VERSION + 1):
        mine = [plain(path) for path in SAMPLES if path.parent.name == f"v{version}"]
        assert {one["version"] for one in mine} == {version}
        assert {one["edition"] for one in mine} == {"base", "uprising", "blend"}
        assert {one["setup"].get("mode", "") for one in mine} == {"", "solo", "two"}
        assert {one["setup"]["players"] for one in mine} == {3, 4}
        assert {one["table"]["finished"] for one in mine if "table" in one} == {True, False}


def test_there_is_a_way_from_every_version_to_the_next() -> None:
    assert MIGRATIONS.keys() == set(range(1, VERSION))


@pytest.mark.skipif(VERSION > 1, reason="what is written now is not what the samples of version 1 have")
def test_what_is_written_now_is_what_the_samples_have() -> None:
    for name, style, players, seed, actions in MADE:
        path = SAMPLES[0].parent / f"{name}.json"
        if plain(path)["rules"] == RULES:
            assert path.read_text(encoding="utf-8") == dumps(
                played(style, players, seed, actions, seated="first_turn" not in name).record()
            )


STYLES = ("base", "uprising", "uprising+choam", "blend+choam")
RIVALS = ("base@solo.kwisatz_haderach", "uprising+choam@solo.mentat.row_dice", "uprising@two", "blend@solo.sardaukar")


@pytest.mark.parametrize(("style", "players"), [*((one, 4) for one in STYLES), *((one, 3) for one in RIVALS)])
def test_a_whole_game_is_small(style: str, players: int) -> None:
    recorder = played(style, players, 21, 10_000)
    assert recorder.game.over
    assert len(dumps(recorder.record()).encode()) < 64 * 1024 / 2  # people take more turns than chance does


# ---------------------------------------------------------------- a version that is to come


def _second(values: dict[str, Any]) -> dict[str, Any]:
    """As if version 2 called the seed otherwise."""
    setup = {**values["setup"], "seed": values["setup"]["grain"]}
    del setup["grain"]
    return {**values, "setup": setup}


def test_an_older_version_is_made_into_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    old = plain(SOUND[0])
    old["setup"]["grain"] = old["setup"].pop("seed")
    with pytest.raises(BadRecord, match="no record has"):
        loads(json.dumps(old))
    monkeypatch.setattr("dune_desktop.records.record_text.VERSION", 2)
    monkeypatch.setitem(MIGRATIONS, 1, _second)
    record = loads(json.dumps(old))
    assert record.version == 2
    assert digest(replay(record).recorder.game) == old["digest"]
    del old["setup"]["grain"]  # what an older version lacks is refused like everything else
    with pytest.raises(BadRecord, match="no record has"):
        loads(json.dumps(old))


def test_a_newer_version_is_told_apart(tmp_path: Path) -> None:
    newer = tmp_path / "newer.json"
    for change in ({"version": VERSION + 1, "wonders": []}, {"rules": RULES + 1}):
        newer.write_text(json.dumps({**plain(SOUND[0]), **change}))
        with pytest.raises(records.NewerRecord, match="newer version") as error:
            load(newer)
        assert str(error.value).startswith(f"{newer}: ")


# ---------------------------------------------------------------- newer rules


def other_way(path: Path) -> records.Record:
    """A record that newer rules do not lead to its digest in the first round."""
    record = load(path)
    rounds = (RoundOver(record.rounds[0].actions, "0" * 16), *record.rounds[1:])
    return evolve(record, rounds=rounds)


@pytest.mark.parametrize(
    "path",
    [path for path in SAMPLES if plain(path)["rounds"] and "_in_" not in path.stem and path.stem not in ASKED_LESS],
    ids=ids,
)
def test_newer_rules_lose_nothing_after_the_kept_state(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "RULES", RULES + 1)
    again = replay(loads(dumps(other_way(path))))
    assert "its log begins in round" in again.trouble
    assert digest(again.recorder.game) == plain(path)["digest"]


def test_a_game_that_newer_rules_went_on_with_is_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first actions still fit the older rules alone."""
    path = next(path for path in SAMPLES if path.stem == "base_4_third_round")
    monkeypatch.setattr(records, "RULES", RULES + 1)
    again = replay(other_way(path))
    recorder = again.recorder
    before = recorder.game.round
    while recorder.game.decision is not None and recorder.game.round < before + 2:
        recorder.apply(recorder.game.decision.options[-1])
    assert len(recorder.record().rounds) > len(load(path).rounds)
    once_more = replay(loads(dumps(recorder.record())))
    assert once_more.recorder.record() == recorder.record()
    assert once_more.recorder.actions == recorder.actions
