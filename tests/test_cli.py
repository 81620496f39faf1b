"""The command line: what each command prints and returns, and one clear line for every kind of bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dune_desktop import cli, simulate
from dune_desktop.cli import random_games
from dune_desktop.engine.actions import Action
from dune_desktop.engine.state import Game
from dune_desktop.records.record import load, replay

ROOT = Path(__file__).parent.parent
STARTERS = ROOT / "tests/scenarios/base/starters.toml"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; exit code, stdout, stderr."""

    def run(*argv: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in argv])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def refused(result: tuple[int, str, str]) -> str:
    """The one line of a refusal."""
    code, _, err = result
    assert code == cli.BAD_INPUT, result
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


# ---------------------------------------------------------------- the program


def test_without_arguments_it_helps(command: Run) -> None:
    code, out, err = command()
    assert (code, err) == (0, "")
    for name in ("content", "simulate", "scenario", "perft"):
        assert name in out


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_version_and_help(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main([word])
    assert exit_.value.code == 0
    assert "dune-desktop" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "about"),
    [
        (["wat"], "wat"),
        (["--wat"], "--wat"),
        (["content", "--edition", "bse"], "unknown edition 'bse', did you mean 'base'?"),
        (["content", "extra"], "extra"),
        (["simulate", "--edition", "x"], "unknown edition 'x'"),
        (["simulate", "--players", "7"], "3 or 4"),
        (["simulate", "--players", "-3"], "-3"),
        (["simulate", "--games", "-1"], "-1"),
        (["simulate", "--games", "0"], "0"),
        (["simulate", "--games", "many"], "'many' is not a whole number"),
        (["simulate", "--games", "1_000"], "1_000"),
        (["simulate", "--games", "9" * 5000], "not a whole number"),
        (["simulate", "--seed", "-1"], "-1"),
        (["simulate", "--seed", "1.5"], "1.5"),
        (["simulate", "--jobs", "0"], "0"),
        (["simulate", "--save"], "--save"),
        (["simulate", "--game", "3"], "--game"),
        (["perft"], "--depth"),
        (["perft", "--depth", "-1"], "-1"),
        (["perft", "--depth", "1", "--steps", "-1"], "-1"),
        (["perft", "--depth", "1", "--players", "7"], "3 or 4"),
        (["scenario"], "FILE"),
    ],
)
def test_bad_arguments_get_one_line(command: Run, argv: list[str], about: str) -> None:
    assert about in refused(command(*argv))


# ---------------------------------------------------------------- content


def test_content(command: Run) -> None:
    pytest.importorskip("dune_desktop.text.catalogue")
    code, out, _ = command("content", "--json")
    components = json.loads(out)["components"]
    assert code == 0
    assert {"thufir_hawat", "dagger", "ambush", "skirmish_a", "arrakeen"} <= {one["id"] for one in components}
    code, out, _ = command("content", "--edition", "base")
    assert code == 0
    assert "thufir_hawat" in out


# ---------------------------------------------------------------- simulate


def test_simulate_sums_up(command: Run) -> None:
    code, out, err = command("simulate", "--edition", "base", "--players", 3, "--games", 2, "--seed", 5)
    assert (code, err) == (0, "")
    for word in ("games", "completed  2", "decisions", "games/s", "decisions/s", "rounds", "scores", "failures   0"):
        assert word in out


def test_simulate_as_json(command: Run) -> None:
    code, out, _ = command("simulate", "--games", 2, "--json")
    values = json.loads(out)
    assert code == 0
    assert {"games", "completed", "decisions", "seconds", "rounds", "scores", "failures"} <= values.keys()
    assert values["games"] == values["completed"] == 2
    assert values["failures"] == []
    assert values["decisions"] > 400


def _without_time(out: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(out)
    del values["seconds"]
    return values


def test_jobs_share_the_work_and_change_nothing(command: Run) -> None:
    alone = command("simulate", "--games", 20, "--json")
    shared = command("simulate", "--games", 20, "--json", "--jobs", 2)
    assert _without_time(alone[1]) == _without_time(shared[1])


def test_saved_game_replays_to_its_digest(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert command("simulate", "--games", 2, "--seed", 7, "--players", 3, "--save", file)[0] == 0
    saved = load(file)
    assert (saved.edition, saved.setup.players, saved.setup.seed) == ("base", 3, 8)
    assert replay(saved).recorder.game.over
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.fixture
def saved(command: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    assert command("simulate", "--games", 1, "--seed", 4, "--players", 3, "--save", file)[0] == 0
    return file


def test_a_saved_game_is_told_in_words(command: Run, saved: Path) -> None:
    code, out, err = command("replay", saved)
    assert (code, err) == (0, "")
    assert out.startswith("Seat 1: ")
    assert "\nRound 1: Skirmish\n    Round 1 begins" in out
    assert "\n  Combat\n    In the Conflict: " in out
    assert "\nEnd of the game\n    Seat " in out
    assert ": turn\n  Seat" not in out


def test_a_seat_is_told_only_what_it_may_know(command: Run, saved: Path) -> None:
    everything, mine = command("replay", saved)[1], command("replay", saved, "--seat", 1)[1]
    assert everything.count("draws 5 cards: ") == 3 * mine.count("Seat 1 draws 5 cards: ")
    assert "Seat 2 draws 5 cards.\n" in mine
    assert "there are 3 seats" in refused(command("replay", saved, "--seat", 4))


def test_what_is_no_record_is_not_replayed(command: Run, saved: Path, tmp_path: Path) -> None:
    assert "there is no such file" in refused(command("replay", tmp_path / "none"))
    cut = tmp_path / "cut.json"
    cut.write_text(saved.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    assert f"{cut}: is not JSON, or was cut off" in refused(command("replay", cut))
    changed = tmp_path / "changed.json"
    changed.write_text(saved.read_text(encoding="utf-8").replace('"reveal"', '"end"', 1), encoding="utf-8")
    assert "does not fit" in refused(command("replay", changed))


def test_the_progress_bar_fills_and_goes(capsys: pytest.CaptureFixture[str]) -> None:
    tick = random_games._bar(3)
    for done in (1, 2, 3):
        tick(done)
    assert capsys.readouterr().err.split("\r")[1:] == [
        "[##########....................] 1/3",
        "[####################..........] 2/3",
        "\x1b[K",
    ]


def test_a_broken_game_is_reported_and_saved(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Game.apply

    def breaks(game: Game, action: Action) -> Any:
        if action.text == "reveal":
            raise KeyError("bad day")
        return apply(game, action)

    file = tmp_path / "game.json"
    monkeypatch.setattr(Game, "apply", breaks)
    code, out, err = command("simulate", "--games", 1, "--seed", 3, "--save", file)
    assert (code, err) == (cli.FAILED, "")
    assert "seed 3, 4 players, decision" in out
    assert "at 'reveal': KeyError: 'bad day'" in out
    saved = load(file)
    assert saved.failure == "reveal: KeyError: 'bad day'" + saved.failure.removeprefix("reveal: KeyError: 'bad day'")
    assert f"decision {len(saved.actions)} at" in out
    monkeypatch.undo()
    game = replay(saved).recorder.game
    assert Action.parse("reveal") in (game.decision.options if game.decision else [])


def test_a_game_without_end_is_a_failure(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LIMIT", 50)
    code, out, _ = command("simulate", "--games", 1, "--json")
    failure = json.loads(out)["failures"][0]
    assert code == cli.FAILED
    assert (failure["seed"], failure["decision"], failure["error"]) == (1, 50, "did not end after 50 decisions")


def test_what_breaks_the_limits_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "faults", lambda game: ["thirteen troops"])
    failure = simulate.play("base", 3, 1).failure
    assert failure is not None
    assert failure.error == "thirteen troops"


@pytest.mark.parametrize("name", ["", "missing/game.json", "file/game.json", "\0", "x" * 300])
def test_save_where_nothing_can_be_written(
    command: Run, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(random_games, "simulate", lambda *_: pytest.fail("played before it was known"))
    assert "can't be written" in refused(command("simulate", "--games", 1, "--save", f"{tmp_path}/{name}"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_save_takes_the_place_of_links_in_a_circle(command: Run, tmp_path: Path) -> None:
    circle = tmp_path / "game.json"
    circle.symlink_to(circle)
    assert command("simulate", "--games", 1, "--save", circle)[0] == 0
    assert load(circle).edition == "base"


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="devices are those of POSIX")
def test_save_never_replaces_a_device(command: Run) -> None:
    assert "is not a file" in refused(command("simulate", "--games", 1, "--save", "/dev/null"))


# ---------------------------------------------------------------- scenario


def test_scenarios_that_hold(command: Run) -> None:
    code, out, err = command("scenario", STARTERS)
    assert (code, err) == (0, "")
    count = STARTERS.read_text(encoding="utf-8").count("[[scenario]]")
    assert out == f"{count} of {count} scenarios hold\n"


FAILING = """
[[scenario]]
name = "expects too much"
seat0.hand = ["dagger", "diplomacy"]
steps = ["agent diplomacy > wealth", {expect = {seat0.solari = 3, seat0.hand = ["diplomacy"], asked = 1}}]
[[scenario]]
name = "does what is illegal"
seat0.hand = ["dagger"]
steps = ["agent dagger > wealth"]
[[scenario]]
name = "takes what is legal for illegal"
steps = [{refused = ["reveal"]}]
[[scenario]]
name = "names another reason"
seat0.hand = ["dagger"]
steps = [{refused = {"agent dagger > wealth" = "cost"}}]
[[scenario]]
name = "asks another"
steps = ["seat1: reveal"]
[[scenario]]
name = "takes what is illegal for legal"
steps = [{legal = ["deploy 1"]}]
[[scenario]]
name = "goes on after the end"
phase = "endgame"
steps = ["done"]
[[scenario]]
name = "holds"
steps = [{legal = ["reveal"]}]
"""


def test_differences_are_readable(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.toml"
    file.write_text(FAILING, encoding="utf-8")
    code, out, err = command("scenario", file)
    assert (code, err) == (cli.FAILED, "")
    for line in (
        "failing.toml: expects too much",
        "step 2, expect: does not hold:",
        "seat0.solari: expected 3, found 2",
        "seat0.hand: expected ['diplomacy'], found ['dagger']",
        "asked: expected 1, found 0",
        "step 1, agent dagger > wealth: is not legal: icon_missing dagger wealth",
        "seat0 is asked (turn start); legal is:",
        "'reveal' must be refused, but it is legal",
        "must be refused because of 'cost', but the reason is: icon_missing dagger wealth",
        "seat0 is asked, not seat1",
        "'deploy 1' must be legal: no_agent_sent",
        "nobody is asked any more, the game is over",
        "1 of 8 scenarios hold",
    ):
        assert line in out, line


FAILED_EXPECT = """\
: expects too much
    step 2, expect: does not hold:
        round: expected 2, found 1
        seat0 is asked (turn agent); legal is:
            do carthag.2 | deploy 1 | deploy 2 | deploy 3
        open in the turn, possible or not:
            carthag.2 | missionaria_protectiva.agent.1
0 of 1 scenarios hold
"""


def test_a_failed_expectation_shows_the_question(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.toml"
    scenario = """
    [[scenario]]
    name = "expects too much"
    seat0.hand = ["missionaria_protectiva"]
    steps = ["agent missionaria_protectiva > carthag", {expect = {round = 2}}]
    """
    file.write_text(scenario, encoding="utf-8")
    code, out, _ = command("scenario", file)
    assert code == cli.FAILED
    assert out.removeprefix(str(file)) == FAILED_EXPECT


def test_a_malformed_scenario_does_not_hide_the_others(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    malformed = """
    [[scenario]]
    name = "can't be read"
    steps = ["revel"]
    [[scenario]]
    name = "can't be built"
    seat0 = {garrison = 10, troops = 3}
    steps = ["reveal"]
    """
    file.write_text(malformed + FAILING, encoding="utf-8")
    code, out, err = command("scenario", file)
    assert code == cli.BAD_INPUT
    read, built = err.splitlines()
    assert "bad.toml: scenario 1 (can't be read): step 1: not an action: 'revel'" in read
    assert 'bad.toml: scenario "can\'t be built": seat0: a seat has 12 troops in all' in built
    assert "bad.toml: expects too much" in out
    assert out.endswith("1 of 10 scenarios hold\n")


BAD_FILES = {
    "[[scenario": "is not TOML",
    "": "has no [[scenario]]",
    "scenario = 3": "scenario: expected a list, found a number",
    "scenario = [3]": "scenario 1: expected a table, found a number",
    "format = 2\n[[scenario]]": "format: version 2",
    "format = true\n[[scenario]]": "format: expected a number",
    "edition = 'dune'\n[[scenario]]": "unknown edition 'dune'",
    "speed = 2\n[[scenario]]": "unknown key 'speed'",
    "[[scenario]]": "name: is missing",
    "[[scenario]]\nname = ''": "name: is empty",
    "[[scenario]]\nname = 1": "name: expected a text, found a number",
    "[[scenario]]\nname = 'x'": "nothing is tested",
    "a" * 5000 + " = " + "[" * 5000: "",
}


@pytest.mark.parametrize("text", BAD_FILES, ids=range(len(BAD_FILES)))
def test_bad_files_get_one_line(command: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    line = refused(command("scenario", file))
    assert "bad.toml: " in line
    assert BAD_FILES[text] in line


BAD_KEYS = {
    "playrs = 3": "unknown key 'playrs', did you mean 'players'?",
    "players = 7": "players: base is played by 3 or 4, not by 7",
    "players = -3": "players: -3 is not within",
    "players = '3'": "players: expected a number, found a text",
    "players = true": "players: expected a number, found true or false",
    "players = 3.0": "players: expected a number, found a number with a fraction",
    "seed = -1": "seed: -1 is not within",
    "first = 3": "first: 3 is not within 0 and 2",
    "turn = 1\nseat1.done = true": "turn: seat1 is done",
    "round = 11": "round: 11 is not within 1 and 10",
    "phase = 'tun'": "unknown phase 'tun', did you mean 'turn'?",
    "leaders = ['paul']": "leaders: unknown leader 'paul'",
    "leaders = ['paul_atreides', 'paul_atreides']": "named twice",
    "leaders = ['', '', '', '']": "leaders: 4 are too many",
    "conflict = 'skirmish_z'": "unknown Conflict card 'skirmish_z'",
    "conflict_deck = ['skirmish_a', 'skirmish_a']": "'skirmish_a' is named twice",
    "row = ['dagger']": "row: unknown Imperium card 'dagger'",
    "row = ['stilgar', 'stilgar']": "row: no 'stilgar' is left, there are 1",
    "imperium_top = ['dagger']": "imperium_top: 'dagger' is a starting card",
    "imperium_top = ['foldspace']": "'foldspace' is a Reserve card",
    "intrigue_top = ['stilgar']": "unknown intrigue card 'stilgar'",
    "intrigue_deck = []\nintrigue_discard = ['windfall']": "only one of them can be named",
    "intrigue_rest = 3": "intrigue_rest: 3 is not within 0 and 2",
    "row = []\nimperium_deck = ['stilgar']": "row: only 0 cards",
    "reserve.foldspace = 7": "reserve.foldspace: only 6",
    "reserve.dagger = 1": "unknown Reserve card 'dagger'",
    "bonus.arrakeen = 1": "unknown maker space 'arrakeen'",
    "control.wealth = 1": "unknown space that can be controlled 'wealth'",
    "control.arrakeen = 5": "control.arrakeen: 5 is not within",
    "alliances.fremen = 0": "the influence of seat0, 0, is below 4",
    "seat0.influence.fremen = 4\nseat1.influence.fremen = 5\nalliances.fremen = 0": "is not the highest, which is 5",
    "seat0.influence.fremen = 4\nseat1.influence.fremen = 4": "name who holds the token",
    "alliances.harkonnen = 0": "unknown faction 'harkonnen'",
    "mentat = 'away'": "mentat: expected a seat or 'home'",
    "mentat_at = 'wealth'": "nobody has the Mentat",
    "mentat = 0\nmentat_at = 'wealth'": "no agent of seat0 stands there",
    "seat3.solari = 1": "seat3: 3 players sit at seat0 to seat2",
    "seat0 = 3": "seat0: expected a table, found a number",
    "seat0.hnd = []": "seat0: unknown key 'hnd', did you mean 'hand'?",
    "seat0.hand = 'dagger'": "seat0.hand: expected a list, found a text",
    "seat0.hand = ['dager']": "seat0.hand: unknown card 'dager', did you mean 'dagger'?",
    "seat0.hand = ['dagger', 'dagger', 'dagger']": "seat0.hand: no 'dagger' is left, there are 2",
    "seat0.intrigue = ['windfall', 'windfall']": "seat0.intrigue: no 'windfall' is left",
    "seat0.deck = []\nseat0.deck_top = ['dagger']": "'deck' is the whole deck",
    "seat0.set_aside = ['dagger']": "'dagger' can't come from the Imperium Row",
    "seat0.trashed = ['foldspace']": "'foldspace' goes back to its Reserve stack",
    "seat0.solari = -1": "seat0.solari: -1 is not within",
    "seat0.troops = 13": "seat0.troops: 13 is not within 0 and 12",
    "seat0 = {garrison = 10, troops = 3}": "12 troops in all, which does not fit garrison 10, troops 3",
    "seat0 = {garrison = 1, troops = 1, supply = 1}": "which does not fit supply 1, garrison 1, troops 1",
    "seat0.influence.fremen = 7": "seat0.influence.fremen: 7 is not within 0 and 6",
    "seat0.agents = ['wealth', 'secrets', 'arrakeen']": "3 stand on the board, but the seat has 2",
    "seat0.tokens = ['fremen', 'emperor']": "'paul_atreides' has no tokens",
    "leaders = ['baron_vladimir_harkonnen']\nseat0.tokens = ['fremen', 'fremen']": "two different factions",
    "seat0.voice = 'wealth'": "seat0.voice: ends when the own turn begins",
    "phase = 'combat'\nseat0.done = false": "seat0.done: can't be false in this phase",
    "seat0.revealed_at = 1\nseat1.revealed_at = 1": "can't have revealed at once",
    "covers = ['dager']": "unknown component 'dager', did you mean 'dagger'?",
    "covers = ['foldspace']": "'reserve.foldspace' or 'space.foldspace'",
    "covers = ['stilgar']": "'imperium.stilgar' is named neither in the position nor in the steps",
    "rules = ['first rule']": "'first rule' is not the number of a rule",
    "expect = 3": "expect: expected a table",
    "expect.seat0.solri = 1": "expect: unknown key 'seat0.solri', did you mean 'seat0.solari'?",
    "expect.seat5.solari = 1": "expect.seat5.solari: 3 players sit at",
    "expect.seat0.solari = 'x'": "expect.seat0.solari: expected a number, found a text",
    "expect.rnd = 1": "unknown key 'rnd', did you mean 'round'?",
    "expect.asked = 4": "expect.asked: 4 is not within",
    "steps = ['revel']": "step 1: not an action: 'revel'",
    "steps = ['reveal', 'agent dagger wealth']": "step 2: not an action",
    "steps = ['seat9: reveal']": "step 1: seat9: 3 players sit at",
    "steps = [3]": "step 1: expected a table, found a number",
    "steps = [{}]": "step 1: a step is",
    "steps = [{legal = ['reveal'], expect = {round = 1}}]": "step 1: a step is",
    "steps = [{wants = 3}]": "step 1: unknown key 'wants'",
    "steps = [{legal = 'reveal'}]": "step 1.legal: expected a list",
    "steps = [{refused = {reveal = 3}}]": "step 1.refused.reveal: expected a text",
}


@pytest.mark.parametrize("keys", BAD_KEYS)
def test_bad_scenarios_get_one_line(command: Run, tmp_path: Path, keys: str) -> None:
    file = tmp_path / "bad.toml"
    rest = "" if "steps" in keys or "expect" in keys else "steps = [{legal = ['reveal']}]\n"
    # A table of TOML ends the keys of the scenario, dotted keys do not.
    file.write_text(f"[[scenario]]\nname = 'odd'\n{rest}{keys}\n", encoding="utf-8")
    line = refused(command("scenario", file))
    assert "bad.toml: scenario" in line
    assert "odd" in line
    assert BAD_KEYS[keys] in line


def test_two_scenarios_of_a_name(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[[scenario]]\nname = 'x'\nsteps = ['reveal']\n" * 2, encoding="utf-8")
    assert "'x' is taken by another scenario" in refused(command("scenario", file))


def test_unreadable_files(command: Run, tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    assert "is not UTF-8 text" in refused(command("scenario", tmp_path / "latin.toml"))
    assert "can't be read" in refused(command("scenario", tmp_path / "missing.toml"))
    assert "can't be read" in refused(command("scenario", tmp_path))
    assert "can't be read" in refused(command("scenario", "nul\0.toml"))


def test_a_bad_file_does_not_hide_the_others(command: Run, tmp_path: Path) -> None:
    code, out, err = command("scenario", tmp_path / "missing.toml", STARTERS)
    assert code == cli.BAD_INPUT
    assert "missing.toml" in err
    count = STARTERS.read_text(encoding="utf-8").count("[[scenario]]")
    assert out == f"{count} of {count} scenarios hold\n"


# ---------------------------------------------------------------- perft


def test_perft_counts_for_each_action(command: Run) -> None:
    code, out, err = command("perft", "--seed", 1, "--depth", 2, "--players", 3, "--steps", 3)
    assert (code, err) == (0, "")
    *lines, total = out.splitlines()
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(total.removeprefix("total "))
    assert command("perft", "--seed", 1, "--depth", 2, "--players", 3, "--steps", 3)[1] == out


def test_perft_of_nothing(command: Run) -> None:
    assert command("perft", "--depth", 0)[1] == "total 1\n"
    assert command("perft", "--depth", 2, "--steps", 5000)[1] == "total 0\n"


# ---------------------------------------------------------------- as a process


def _process(*argv: str, **options: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dune_desktop", *argv],
        cwd=ROOT,
        text=True,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **options,
    )


def test_no_progress_bar_but_on_a_terminal() -> None:
    with _process("simulate", "--games", "2") as process:
        _, err = process.communicate()
    assert (process.returncode, err) == (0, "")


def test_same_seed_same_games_in_every_process() -> None:
    outs = []
    for hashes in ("0", "1"):
        with _process("simulate", "--games", "2", "--json", env={**os.environ, "PYTHONHASHSEED": hashes}) as process:
            outs.append(_without_time(process.communicate()[0]))
    assert outs[0] == outs[1]


@pytest.mark.skipif(os.name == "nt", reason="signals are those of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_quiet(jobs: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    argv = ("simulate", "--games", "1000000", "--jobs", jobs, "--save", file)
    with _process(*argv, start_new_session=True) as process:
        while not list(tmp_path.iterdir()):  # up to here it starts
            assert process.poll() is None
            time.sleep(0.01)
        time.sleep(0.2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (cli.INTERRUPTED, "", "")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="pipes are those of POSIX")
def test_a_reader_that_goes_is_no_error() -> None:
    with _process("perft", "--depth", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
        process.wait(timeout=20)
    assert err == ""
    assert process.returncode in (0, cli.NOBODY_READS)
