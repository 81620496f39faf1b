"""The command line: what each command prints and returns, and one clear line for every kind of bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from dune_desktop import cli, simulate, stopping
from dune_desktop.cli import random_games
from dune_desktop.cli.progress import bar
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Swords
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import load
from dune_desktop.text.wording import wording
from tests.systems import links, names, posix, signals
from tests.terminal import Run, command, refused

ROOT = Path(__file__).parent.parent

__all__ = ["command"]


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
        (["wat"], "there is no file and no command 'wat' (see"),
        (["simulat", "--games", "3"], "there is no file and no command 'simulat', did you mean 'simulate'?"),
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
        (["simulate", "--games", "9" * 5000], f"999 is more than {'9' * 18}"),
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


@pytest.mark.parametrize(
    ("started", "name"),
    [
        ("/usr/bin/dune-desktop", "dune-desktop"),
        ("/usr/bin/dune-desktop-cli", "dune-desktop-cli"),
        ("dune-desktop-cli.exe", "dune-desktop-cli"),
        (f"{ROOT}/dune_desktop/__main__.py", "dune-desktop"),
        (f"{ROOT}/dune_desktop/cli/__main__.py", "dune-desktop-cli"),
    ],
)
def test_the_program_calls_itself_as_it_was_started(
    started: str, name: str, command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    said = refused(command("simulate", "--players", "many"))
    assert said.startswith(f"{name}: ")
    assert f"(see '{name} simulate --help')" in said


def test_the_command_line_is_a_module_too() -> None:
    command = [sys.executable, "-m", "dune_desktop.cli", "perft", "--depth", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "total 1\n", "")


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


def test_content_says_what_has_no_name_or_sentence(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(wording, Swords)
    code, _, err = command("content")
    assert (code, err.count("\n")) == (cli.FAILED, 1)
    assert err.endswith("Swords has no row in the table 'wording' of text/\n")


def test_content_names_kinds_boxes_factions_and_icons(command: Run) -> None:
    _, out, _ = command("content", "--edition", "uprising")
    lines = out.splitlines()
    assert "== Starting cards ==" in lines
    assert "Dagger [dagger] · 2 copies · Landsraad" in lines
    assert "    Agent box: Trash this card." in lines
    assert not [line for line in lines if re.match(r"== [a-z]| {4}[a-z_]+: ", line)]
    assert not [line for line in lines if "_" in re.sub(r"\[\w+\]", "", line)]


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
    assert "\n  Combat: Seat 3 wins\n    In the Conflict: " in out
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
    said = refused(command("replay", cut))
    assert f"{cut}: is not JSON, or was cut off. Nothing was changed in the file." in said
    changed = tmp_path / "changed.json"
    changed.write_text(saved.read_text(encoding="utf-8").replace('"reveal"', '"end"', 1), encoding="utf-8")
    assert "does not fit" in refused(command("replay", changed))


def test_the_progress_bar_fills_and_goes(
    command: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with bar(3) as tick, suppress(stopping.Stopped):
        assert tick is not None
        for done in (1, 2):
            tick(done)
        stopping.stop(signal.SIGTERM)
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
    failure = simulate.play(simulate.GamesWanted("base", Setup(3)), 1).failure
    assert failure is not None
    assert failure.error == "thirteen troops"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "it is not a file"), ("missing/game.json", "there is no folder {missing}"), ("\0", "embedded null"),
        ("file/game.json", "a file is in the place of its folder"),
        pytest.param("x" * 300, "its name is too long", marks=names),
    ],
)  # fmt: skip
def test_save_where_nothing_can_be_written(
    command: Run, tmp_path: Path, name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(random_games, "simulate", lambda *_: pytest.fail("played before it was known"))
    told = f"can't be written: {why.format(missing=tmp_path / 'missing')}"
    assert told in refused(command("simulate", "--games", 1, "--save", f"{tmp_path}/{name}"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@links
def test_save_takes_the_place_of_links_in_a_circle(command: Run, tmp_path: Path) -> None:
    circle = tmp_path / "game.json"
    circle.symlink_to(circle)
    assert command("simulate", "--games", 1, "--save", circle)[0] == 0
    assert load(circle).edition == "base"


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="devices are those of POSIX")
def test_save_never_replaces_a_device(command: Run) -> None:
    assert "is not a file" in refused(command("simulate", "--games", 1, "--save", "/dev/null"))


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


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes as Linux lists them")
def test_a_worker_that_dies_is_told_instead_of_waited_for(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    with _process("simulate", "--games", "1000000", "--jobs", "2", "--save", file, start_new_session=True) as process:
        while len(workers := _workers_of(process.pid)) < 2:
            assert process.poll() is None
            time.sleep(0.01)
        os.kill(workers[0], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (cli.FAILED, "")
    assert err == "dune-desktop: --jobs: a process that shared the work has died; fewer of them need less memory\n"
    assert not list(tmp_path.iterdir())


def _workers_of(parent: int) -> list[int]:
    """The processes that play for it."""
    tasks = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
    return [int(task) for task in tasks if b"spawn_main" in Path(f"/proc/{task}/cmdline").read_bytes()]


@signals
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_ctrl_c_and_the_like_are_a_line_and_leave_no_file(name: str, jobs: str, tmp_path: Path) -> None:
    number = signal.Signals[name]
    file = str(tmp_path / "game.json")
    argv = ("simulate", "--games", "1000000", "--jobs", jobs, "--save", file)
    with _process(*argv, start_new_session=True) as process:
        while not list(tmp_path.iterdir()):  # up to here it starts
            assert process.poll() is None
            time.sleep(0.01)
        time.sleep(0.2)
        os.killpg(process.pid, number)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (128 + number, "", f"dune-desktop: stopped by {name}\n")
    assert not list(tmp_path.iterdir())


@posix
def test_a_reader_that_goes_is_no_error() -> None:
    with _process("perft", "--depth", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
        process.wait(timeout=120)
    assert err == ""
    assert process.returncode in (0, cli.NOBODY_READS)
