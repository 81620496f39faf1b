"""The command that lets bots play against each other: its tables, its JSON, what it refuses, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dune_desktop import cli, stopping
from dune_desktop.arena import match as playing
from dune_desktop.arena import result as results
from dune_desktop.arena.contest import Contest
from dune_desktop.arena.match import Match
from dune_desktop.bots.bot import Bot, Effort, RandomBot
from dune_desktop.cli import arena
from dune_desktop.engine.actions import Action
from dune_desktop.engine.state import Game
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import load
from dune_desktop.sharing import Workers
from tests.systems import signals
from tests.terminal import Run, command, refused

__all__ = ["command"]

ROOT = Path(__file__).parent.parent


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think, whatever they are called."""

    def bot_of(_: str) -> Bot:
        return RandomBot()

    monkeypatch.setattr(playing, "bot_of", bot_of)


def test_jobs_change_nothing(command: Run) -> None:
    argv = ("arena", "--seats", "random", "--players", 3, "--games", 3, "--json")
    alone = _without_time(command(*argv)[1])
    assert _without_time(command(*argv, "--jobs", 2)[1]) == alone


def test_it_tells_who_wins_how_often(command: Run, quick: None) -> None:
    code, out, err = command("arena", "--seats", "random,novice", "--players", 3, "--games", 6, "--seed", 3)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert "games     6 of 6 (base)" in lines
    assert "seeds     2" in lines
    assert "failures  0" in lines
    for start in (
        "bot ",
        "random ",
        "novice ",
        "1 random ",
        "2 novice ",
        "3 novice ",
        "wins at seat, %",
        "Paul Atreides",
    ):
        assert any(line.startswith(start) for line in lines), start


def _without_time(out: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(out)
    del values["seconds"]
    for one in values["thinking"].values():
        for time in ("mean_ms", "p99_ms", "longest_ms"):
            assert one.pop(time) >= 0
    return values


def test_as_json(command: Run, quick: None) -> None:
    argv = ("arena", "--seats", "novice,random", "--players", 3, "--games", 3, "--playouts", 20, "--json")
    code, out, err = command(*argv)
    assert (code, err) == (0, "")
    values = _without_time(out)
    assert values["bots"] == ["novice", "random", "random"]
    assert values["effort"] == {"playouts": 20, "seconds": None}
    assert values["games"] == values["asked"] == sum(values["wins"].values()) == 3
    assert set(values["wins"]) == set(values["rates"]) == set(values["intervals"]) == {"novice", "random"}
    assert values["rates"]["novice"] == pytest.approx(values["wins"]["novice"] / 3, abs=1e-4)
    assert values["rates"]["random"] == pytest.approx(values["wins"]["random"] / 6, abs=1e-4)
    assert set(values["ratings"]["random"]) == {"rating", "spread"}
    assert values["thinking"]["random"]["decisions"] > values["thinking"]["novice"]["decisions"] > 100
    assert set(values["by_place"]) == {"1", "2", "3"}
    assert values["failures"] == []
    assert _without_time(command(*argv)[1]) == values
    assert _without_time(command(*argv, "--seed", 2)[1]) != values


def test_a_saved_game_can_be_watched(command: Run, quick: None, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    argv = ("--seats", "master.warlike,novice", "--mode", "two", "--games", 2, "--seed", 3, "--save", file, "--json")
    values = json.loads(command("arena", *argv)[1])
    saved = load(file)
    assert saved.table is not None
    assert sorted(seat.bot for seat in saved.table.seats) == ["master.warlike", "novice", "rival"]
    assert (saved.table.finished, saved.setup.seed) == (True, 3)
    assert replay(saved).trouble == ""
    assert values["games"] == 2
    assert command("check", file)[0] == 0


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ("--edition uprising --with choam --players 4", 4),
        ("--edition uprising --mode solo --level mentat", 1),
        ("--mode two", 2),
    ],
)
def test_every_kind_of_game(command: Run, options: str, seats: int) -> None:
    code, out, _ = command("arena", "--seats", "random", "--games", seats, "--json", *options.split())
    values = json.loads(out)
    assert code == 0
    assert values["games"] == seats
    assert values["seeds"] == 1
    assert len(values["bots"]) == seats
    assert ("rival" in values["rates"]) is (seats < 3)


@pytest.mark.parametrize(
    ("options", "about"),
    [
        ("", "--seats"),
        ("--seats mastr", "there is no bot 'mastr'; there is: random, novice, skilled, master"),
        ("--seats skilled.wat", "there is no bot 'skilled.wat'"),
        ("--seats random,", "there is no bot ''"),
        ("--seats random,random,random,random,random", "--seats: there are 4 seats for bots"),
        ("--seats random,random,random --mode two", "--seats: there are 2 seats for bots"),
        ("--seats random --seconds 0", "'0' is not a length of time"),
        ("--seats random --seconds soon", "'soon' is not a length of time"),
        ("--seats random --seconds nan", "'nan' is not a length of time"),
        ("--seats random --playouts 0", "0 is less than 1"),
        ("--seats random --games 0", "0 is less than 1"),
        ("--seats random --players 6", "3 or 4"),
    ],
)
def test_what_it_refuses(command: Run, options: str, about: str) -> None:
    assert about in refused(command("arena", *options.split()))


def test_a_cluster_that_is_not_there(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("dune_desktop.sharing._PATIENCE", 0.2)
    said = refused(command("arena", "--seats", "random", "--scheduler", "tcp://127.0.0.1:1"))
    assert "--scheduler: no Dask cluster answers at 'tcp://127.0.0.1:1'" in said


def test_without_the_package_there_is_no_cluster(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refused(command("arena", "--seats", "random", "--scheduler", "tcp://127.0.0.1:1"))
    assert "--scheduler: needs the package 'distributed'" in said


def test_a_broken_game_is_told_with_its_seed(command: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Tired(RandomBot):
        def choose(self, world: Game, effort: Effort) -> Action:
            if world.round == 3:
                raise KeyError("bad day")
            return super().choose(world, effort)

    def bot_of(_: str) -> Bot:
        return Tired()

    monkeypatch.setattr(playing, "bot_of", bot_of)
    argv = ("--seats", "random,skilled", "--players", 3, "--games", 1, "--seed", 9, "--save", tmp_path / "broken.json")
    code, out, err = command("arena", *argv)
    assert (code, err) == (cli.FAILED, "")
    assert "games     0 of 1 (base)" in out
    assert "failures  1" in out
    assert "  seed 9, seats " in out
    assert ": KeyError: 'bad day' (test_cli_arena.py, line " in out
    saved = load(tmp_path / "broken.json")
    assert replay(saved).recorder.game.round == 3
    assert ": KeyError: 'bad day'" in saved.failure


def test_what_was_played_is_told_when_it_is_stopped(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(contest: Contest, workers: Workers | None) -> Iterator[Match]:
        yield from islice(results.matches(contest, workers), 3)
        stopping.stop(signal.SIGINT)

    monkeypatch.setattr(arena, "matches", some)
    monkeypatch.setattr(stopping, "_told", [])
    code, out, _ = command("arena", "--seats", "random", "--players", 3, "--games", 600, "--json")
    values = json.loads(out)
    assert code == 128 + signal.SIGINT
    assert (values["asked"], values["games"]) == (600, 3)


@signals
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_the_middle(jobs: str) -> None:
    import pty

    ours, theirs = pty.openpty()
    argv = ("arena", "--seats", "random", "--players", "3", "--games", "100000", "--jobs", jobs, "--json")
    with subprocess.Popen(
        [sys.executable, "-m", "dune_desktop", *argv],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    ) as process:
        said = b""
        while b"/100000" not in said:
            said += os.read(ours, 1000)
        os.killpg(process.pid, signal.SIGINT)
        out = process.communicate(timeout=60)[0]
    said += os.read(ours, 1000)
    os.close(ours)
    os.close(theirs)
    values = json.loads(out)
    assert process.returncode == 128 + signal.SIGINT
    assert 0 < values["games"] < 100000
    assert b"random 33 %" in said
    assert said.endswith(b"dune-desktop: stopped by SIGINT\r\n")


def test_a_line_from_time_to_time_where_no_terminal_is(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "_SILENCE", 0)
    err = command("arena", "--seats", "random", "--players", 3, "--games", 2)[2]
    assert err == "1/2  random 33 %\n2/2  random 33 %\n"
