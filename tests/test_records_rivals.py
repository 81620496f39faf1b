"""Records of games with Rivals, and scenarios that begin in one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from dune_desktop.content import EDITIONS
from dune_desktop.engine.digest import digest
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.records import record as records
from dune_desktop.records import snapshot
from dune_desktop.records.record import BadRecord, Recorder, replay
from dune_desktop.records.record_text import dumps, loads
from tests.games import choose, rivals_of, seats_of, walk

STYLES = (
    "base@solo.kwisatz_haderach",
    "base@two",
    "uprising+choam@solo.mentat.row_dice",
    "uprising@two.smart_politics",
    "blend@solo.sardaukar",
)


def played(style: str, seed: int, actions: int = 10_000) -> Recorder:
    """A random game, so many actions long or to its end."""
    game, _, mode = style.partition("@")
    edition, *modules = game.split("+")
    rivals = rivals_of(edition, mode)
    setup = Setup(3, seed, (), tuple(modules), mode=rivals.mode, level=rivals.level, variants=rivals.variants)
    recorder = Recorder(edition, setup)
    chance = seats_of(seed)
    while recorder.game.decision is not None and actions:
        recorder.apply(choose(recorder.game, chance))
        actions -= 1
    return recorder


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("style", STYLES)
def test_a_game_comes_back_from_its_text_and_goes_on_the_same(style: str) -> None:
    recorder = played(style, 3, 90)
    again = replay(loads(dumps(recorder.record())))
    assert again.trouble == ""
    assert digest(again.recorder.game) == digest(recorder.game)
    one, other = seats_of(7), seats_of(7)
    while recorder.game.decision is not None:
        recorder.apply(choose(recorder.game, one))
        again.recorder.apply(choose(again.recorder.game, other))
    assert again.recorder.record() == recorder.record()


def test_the_setup_says_mode_level_and_variants_only_where_there_are_any() -> None:
    setup = json.loads(dumps(played(STYLES[2], 1, 30).record()))["setup"]
    assert (setup["mode"], setup["level"], setup["variants"]) == ("solo", "mentat", ["row_dice"])
    assert len(setup["leaders"]) == 3
    two = json.loads(dumps(played("base@two", 1, 30).record()))["setup"]
    assert two["mode"] == "two"
    assert not {"level", "variants", "modules"} & two.keys()
    people = json.loads(dumps(Recorder("base", Setup(3, 1)).record()))["setup"]
    assert not {"mode", "level", "variants"} & people.keys()


@pytest.mark.parametrize("style", STYLES)
def test_snapshots_restore_every_fact(style: str) -> None:
    recorder = played(style, 5, 0)
    kept: list[tuple[object, str]] = []

    def keep(game: Game) -> None:
        kept.append((json.loads(json.dumps(snapshot.take(game))), digest(game)))

    recorder.game.between_rounds = keep
    for _ in walk(recorder.game, seats_of(5)):
        pass
    assert len(kept) > 4
    for state, was in kept:
        game = new_game(EDITIONS[recorder.record().edition], recorder.setup)
        found: list[str] = []
        course = game.rules.course

        def next_frame(between: Game, course: object = course, found: list[str] = found) -> None:
            found.append(digest(between))
            course.next_frame(between)  # type: ignore[attr-defined]

        game.rules = evolve(game.rules, course=evolve(course, next_frame=next_frame))
        snapshot.restore(game, state)
        assert found == [was]
        for _ in walk(game, seats_of(6)):
            pass
        assert game.over


@pytest.mark.parametrize("style", STYLES)
def test_newer_rules_go_on_from_the_kept_state(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(style, 4, 150).record()
    assert record.kept is not None
    changed = evolve(record, rounds=(*record.rounds[:-1], evolve(record.rounds[-1], digest="0" * 16)))
    with pytest.raises(BadRecord):
        replay(changed)
    monkeypatch.setattr(records, "RULES", records.RULES + 1)
    again = replay(changed)
    assert "the rules have changed" in again.trouble
    assert again.recorder.actions == len(record.actions)
    assert digest(again.recorder.game) == record.digest
    for _ in walk(again.recorder.game, seats_of(4)):
        pass


@pytest.mark.parametrize(
    "change",
    [
        {"mode": "three"},
        {"mode": "two"},
        {"level": "novice"},
        {"level": ""},
        {"variants": ["smart_poltics"]},
        {"leaders": ["muad_dib", "glossu_rabban", "staban_tuek"]},
        {"leaders": ["muad_dib", "muad_dib", "staban_tuek"]},
        {"players": 4},
        {"mode": 3},
        {"variants": "row_dice"},
    ],
    ids=str,
)
def test_what_a_record_says_of_its_setup_is_checked(change: dict[str, object]) -> None:
    plain = json.loads(dumps(played(STYLES[2], 1, 30).record()))
    plain["setup"] |= change
    with pytest.raises(BadRecord) as error:
        replay(loads(json.dumps(plain)))
    assert "\n" not in str(error.value)


def test_a_kept_state_with_a_hagal_card_too_few_is_refused() -> None:
    record = played("uprising@two.smart_politics", 2, 200).record()
    assert record.kept is not None
    state = json.loads(json.dumps(record.kept.state))
    state["game"]["hagal_deck"] = state["game"]["hagal_deck"][1:]
    game = new_game(EDITIONS["uprising"], record.setup)
    with pytest.raises(snapshot.BadSnapshot, match="Hagal cards"):
        snapshot.restore(game, state)


# ---------------------------------------------------------------- scenarios

BAD_KEYS = {
    "mode = 'sole'": "mode: unknown mode 'sole', did you mean 'solo'?",
    "mode = 'solo'": "mode: uprising has no level ''",
    "mode = 'solo'\nlevel = 'novice'": "mode: uprising has no level 'novice'",
    "mode = 'two'\nlevel = 'mentat'": "mode: uprising has no level 'mentat'",
    "level = 'mentat'": "level: is for games with Rivals: is 'mode' missing?",
    "variants = ['row_dice']": "variants: is for games with Rivals: is 'mode' missing?",
    "mode = 'two'\nvariants = ['row_dice']": "mode: uprising has no variant 'row_dice'",
    "mode = 'two'\nplayers = 4": "players: with Rivals there are 3 seats, not 4",
    "hagal_top = ['sardaukar']": "unknown key 'hagal_top'",
    "mode = 'two'\nhagal_top = ['sardauker']": "hagal_top: unknown Hagal card 'sardauker', did you mean 'sardaukar'?",
    "mode = 'two'\nhagal_top = ['heighliner', 'heighliner']": "hagal_top: no 'heighliner' is left",
    "mode = 'two'\nhagal_deck = ['heighliner']\nhagal_discard = ['secrets']": "so only one of them can be named",
    "mode = 'two'\nseat2.hand = ['dagger']": "seat2: unknown key 'hand'",
    "mode = 'two'\nseat2.council = true": "seat2: unknown key 'council'",
    "mode = 'two'\nleaders = ['', '', 'shaddam_corrino_iv']": "leaders: unknown leader 'shaddam_corrino_iv'",
    "mode = 'two'\nleaders = ['glossu_rabban']": "leaders: unknown leader 'glossu_rabban'",
    "mode = 'two'\nleaders = ['', '', 'muad_dib']\nfirst = 2": "first: the marker is passed between the two people",
    "mode = 'two'\nturn = 2\nseat2.agents = ['secrets', 'sardaukar']": "turn: seat2 has no agent left",
    "mode = 'two'\nseat2.troops = 13": "seat2.troops: 13 is not within 0 and 12",
    "covers = ['hagal.heighliner']": "covers: 'hagal.heighliner' is named neither",
    "mode = 'two'\nexpect.hagal_top = ['heighlinr']": "unknown Hagal card 'heighlinr'",
    "expect.hagal_top = ['heighliner']": "unknown key 'hagal_top'",
}


@pytest.mark.parametrize("keys", BAD_KEYS)
def test_bad_scenarios_get_one_line(tmp_path: Path, keys: str, capsys: pytest.CaptureFixture[str]) -> None:
    from dune_desktop import cli

    file = tmp_path / "bad.toml"
    rest = "" if "expect" in keys else "steps = [{refused = ['pick 1']}]\n"
    file.write_text(f"edition = 'uprising'\n[[scenario]]\nname = 'odd'\n{rest}{keys}\n", encoding="utf-8")
    assert cli.main(["scenario", str(file)]) == cli.BAD_INPUT
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert BAD_KEYS[keys] in line


def test_the_mode_of_a_file_is_that_of_its_scenarios(tmp_path: Path) -> None:
    from dune_desktop.scenarios.scenario import run
    from tests.scenario_files import load

    file = tmp_path / "modes.toml"
    text = """
    edition = "uprising"
    mode = "two"
    variants = ["smart_politics"]
    [[scenario]]
    name = "as the file says"
    expect = {hagal_deck.count = 37, seat2.leader = "staban_tuek"}
    [[scenario]]
    name = "another"
    mode = "solo"
    level = "mentat"
    variants = []
    expect = {hagal_deck.count = 36, seat1.leader = "staban_tuek", seat2.leader = "gurney_halleck"}
    """
    file.write_text(text, encoding="utf-8")
    assert [run(one).trouble for one in load(file)] == [(), ()]
