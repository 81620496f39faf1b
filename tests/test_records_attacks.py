"""Records that were changed: refused in one line, or the very same game. ``python -m tests.fuzz_records`` does more."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dune_desktop.engine.digest import digest
from dune_desktop.files import strict_json
from dune_desktop.records import snapshot
from dune_desktop.records.game_info import clean
from dune_desktop.records.record import RULES, BadRecord, replay
from dune_desktop.records.record_text import dumps, load, loads
from dune_desktop.statistics.summary import mark_of
from dune_desktop.text.troubles import told
from tests.fuzz_records import CRASHED, OTHER_WAY, REFUSED, SAME, WENT_ON, WRONG, alike, fuzz, read
from tests.games import start
from tests.mutants import PRESENT, mutant

GOOD = {REFUSED, SAME, OTHER_WAY, WENT_ON}
SAMPLE = next(path for path in PRESENT if path.stem == "base_4_third_round_rules_3")
WHOLE = SAMPLE.read_text(encoding="utf-8")


def plain() -> dict[str, Any]:
    values: dict[str, Any] = json.loads(WHOLE)
    return values


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        replay(loads(text))
    assert "\n" not in str(error.value)
    assert told(str(error.value)).count(". ") >= 1  # what is wrong, and what can be done
    return str(error.value)


# ---------------------------------------------------------------- many


@pytest.mark.parametrize("seed", range(5))
def test_changed_records_are_refused_or_the_same_game(seed: int) -> None:
    outcomes = list(fuzz(400, seed))
    counts = Counter(outcome.kind for outcome in outcomes)
    bad = [(outcome.why, outcome.data[:200]) for outcome in outcomes if outcome.kind not in GOOD]
    assert not bad, bad[0]
    assert counts[REFUSED] > 250
    assert counts[SAME] > 10
    marks = {mark_of(load(path)) for path in PRESENT}
    for outcome in outcomes:
        if outcome.kind == SAME and f'"rules":{RULES},'.encode() in outcome.data:
            assert mark_of(loads(outcome.data.decode("utf-8-sig"))) in marks  # statistics count it once
    assert max(outcome.seconds for outcome in outcomes) < 10


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 1 << 40), st.sampled_from(PRESENT), st.sampled_from(PRESENT), st.booleans())
def test_whatever_is_changed(number: int, path: Path, other: Path, newer_rules: bool) -> None:
    data = mutant(Random(number), path.read_bytes(), other.read_bytes())
    games = [loads(one.read_text(encoding="utf-8")) for one in (path, other)]
    outcome = read(data, [alike(game) for game in games], newer_rules)
    assert outcome.kind in GOOD, outcome.why


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=300))
def test_bytes_are_no_record(data: bytes) -> None:
    assert read(data, []).kind == REFUSED


@settings(deadline=None, max_examples=200)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ),
    st.sampled_from(sorted(plain())),
)
def test_any_value_in_the_place_of_another(value: Any, key: str) -> None:
    outcome = read(json.dumps({**plain(), key: value}).encode(), [alike(load(SAMPLE))])
    assert outcome.kind in GOOD, outcome.why


def test_the_fuzzer_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no test if it can't fail."""
    other = read(PRESENT[0].read_bytes(), [])
    assert other.kind == WRONG  # a game that was not expected
    games, values = [alike(load(SAMPLE))], plain()
    assert read(SAMPLE.read_bytes(), games).kind == SAME
    with monkeypatch.context() as lax:
        lax.setattr("dune_desktop.records.record._claims", lambda _: ())
        values["table"]["scores"][0] += 1
        assert read(json.dumps(values).encode(), games).kind == WRONG  # points that the game does not have
        values = plain()
        values["kept"]["state"]["players"][0]["spice"] = False
        assert read(json.dumps(values).encode(), games).kind == WRONG  # a number that is none
    monkeypatch.setattr("tests.fuzz_records.replay", lambda _: 1 // 0)
    assert read(PRESENT[0].read_bytes(), []).kind == CRASHED


def test_the_smallest_sample_cut_off_at_every_byte_is_refused() -> None:
    whole = min((path.read_bytes() for path in PRESENT), key=len).rstrip()
    assert {read(whole[:length], []).kind for length in range(len(whole))} == {REFUSED}


# ---------------------------------------------------------------- by hand


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("{", '{"version":1,', 1), "no record has"),  # a key twice
        (('"seed":8', '"seed":' + "8" * 5000), "no record has"),
        (('"seed":8', '"seed":NaN'), "no record has"),
        (('"seed":8', '"seed":-Infinity'), "no record has"),
        (('"seed":8', '"seed":8.0'), "no record has"),
        (('"seed":8', '"seed":8e0'), "no record has"),
        (('"seed":8', '"seed":18446744073709551616'), "no record has"),
        (('"seed":8', '"seed":-1'), "no record has"),
        (('"seed":8', '"seed":"8"'), "no record has"),
        (('"seed":8', '"seed":true'), "no record has"),
        (('"seed":8', '"seed":[8]'), "no record has"),
        (('"players":4', '"players":9'), "can't be set up|who sits where"),
        (('"failure":""', '"failure":' + "[" * 400 + "]" * 400), "no record has"),
        (('"failure":""', '"failure":' + "[" * 100_000), "JSON"),
        (('"edition":"base"', '"edition":"../base"'), "edition that is not here"),
        (('"edition":"base"', '"edition":"__class__"'), "edition that is not here"),
        (('"paul_atreides"', '"../paul"'), "no game of its kind has"),
        (('"bot":"random"', '"bot":"../random"'), "unknown kind"),
        (('"bot":"random"', '"bot":"os.system"'), "unknown kind"),
        (('"colour":"red"', '"colour":"/etc/passwd"'), "unknown kind"),
        (("Олена", "\\u202eОлена"), "can't be shown"),
        (("Олена", "\\ud800"), "can't be shown"),
        (("Олена", "\\u0000"), "can't be shown"),
        (("Олена", "\\u2028"), "can't be shown"),
        (("Олена", "x" * 201), "can't be shown"),
        (('"finished":false', '"finished":true'), "was changed"),
        (('"kept":', '"kept":null,"kept":'), "no record has"),
    ],
)  # fmt: skip
def test_a_value_that_was_put_in_by_hand_is_refused(change: tuple[Any, ...], why: str) -> None:
    text = json.dumps(plain(), ensure_ascii=False, separators=(",", ":"))
    leader = f'"{plain()["setup"]["leaders"][0]}"'
    old, new, *count = (leader if part == '"paul_atreides"' else part for part in change)
    assert old in text
    said = refused(text.replace(old, new, *count))
    assert any(part in said for part in why.split("|")), said


def test_points_and_rounds_that_the_game_has_not_are_refused() -> None:
    for name, value in (("round", 1), ("scores", [9, 9, 9, 9])):
        values = plain()
        values["table"][name] = value
        assert "was changed" in refused(json.dumps(values))


def test_a_kept_state_that_was_changed_is_refused_also_when_it_is_not_needed() -> None:
    values = plain()
    values["kept"]["state"]["players"][0]["vp"] += 1
    assert "was changed" in refused(json.dumps(values))


@pytest.mark.parametrize(("name", "value"), [("spice", False), ("council", 0), ("influence", [0, False, 2, 0])])
def test_true_is_no_number_and_a_number_is_not_true(name: str, value: object) -> None:
    values = plain()
    seat = values["kept"]["state"]["players"][0]
    assert seat[name] == value  # as Python sees it
    seat[name] = value
    assert "was changed" in refused(json.dumps(values))


def test_a_kept_state_that_no_game_has_between_rounds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by atheris: sandworms that wait for a Conflict behind the Shield Wall."""
    values = json.loads(
        next(path for path in PRESENT if path.stem == "blend_3_left_out_rules_3").read_text(encoding="utf-8")
    )
    monkeypatch.setattr("dune_desktop.records.record.RULES", RULES + 1)
    values["rounds"][0]["digest"] = "0" * 16
    assert replay(loads(json.dumps(values))).trouble
    values["kept"]["state"]["players"][1]["worms"] = 5
    assert "in a Conflict that keeps it out" in refused(json.dumps(values))


def test_nothing_is_named_twice() -> None:
    values = plain()
    values["edition"] = "uprising"
    values["setup"]["modules"] = ["choam", "choam"]
    assert "no record has" in refused(json.dumps(values))


def test_harmless_changes_are_taken() -> None:
    """As editors make them: a mark before the text, line ends of Windows, spaces, other orders of keys."""
    values = plain()
    pretty = json.dumps(dict(reversed(values.items())), indent=1).replace("\n", "\r\n")
    record = load(SAMPLE, b"\xef\xbb\xbf" + pretty.encode())
    assert record == load(SAMPLE)
    assert digest(replay(record).recorder.game) == values["digest"]


def test_other_encodings_are_not_guessed() -> None:
    for encoding in ("utf-16", "utf-32", "cp1251"):
        with pytest.raises(BadRecord, match=r"is not text|JSON"):
            load(SAMPLE, json.dumps(plain(), ensure_ascii=False).encode(encoding))


def test_a_bot_that_is_not_here_is_for_a_newer_version() -> None:
    values = plain()
    values["table"]["seats"][1]["bot"] = "grandmaster"
    said = refused(json.dumps(values))
    assert "seats of an unknown kind" in said
    assert "newer version" in told(said)


# ---------------------------------------------------------------- JSON


@pytest.mark.parametrize(
    "text", ['{"a":1,"a":2}', "[1.5]", "[1e5]", "NaN", "[Infinity]", "9" * 23, "[" * 13 + "]" * 13]
)
def test_what_readers_disagree_about_is_not_taken(text: str) -> None:
    with pytest.raises(strict_json.OddValue):
        strict_json.parse(text)


def test_what_a_record_has_is_taken() -> None:
    assert strict_json.parse(WHOLE) == plain()
    assert strict_json.parse("[" * 11 + "-18446744073709551616" + "]" * 11)


# ---------------------------------------------------------------- names


@given(st.text(max_size=300))
def test_a_name_that_was_cleaned_can_be_kept(name: str) -> None:
    values = plain()
    values["table"]["title"] = clean(name)
    assert loads(json.dumps(values)).table is not None
    assert clean(clean(name)) == clean(name)


def test_a_record_that_is_read_can_be_written() -> None:
    for path in PRESENT:
        record = load(path)
        assert loads(dumps(record)) == record


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("known", "", "who knows which card"),
        ("known", "zz", "who knows which card"),
        ("known", None, "who knows which card"),
        ("chance", 1 << 64, "no generator"),
        ("chance", -1, "no generator"),
    ],
)
def test_a_state_that_misses_what_every_game_has_is_refused(name: str, value: object, why: str) -> None:
    game = start(1)
    game.stack.clear()  # as it is between two rounds
    kept = snapshot.take(game)
    with pytest.raises(snapshot.BadSnapshot, match=why):
        snapshot.restore(start(1), kept | {name: value})
