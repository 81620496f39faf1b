"""The command line with Rivals: simulate and perft in the modes solo and two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import load
from tests.games import Rivals, rivals_of
from tests.terminal import Run, command, refused

__all__ = ["command"]


@pytest.mark.parametrize(
    ("argv", "head"),
    [
        (["--mode", "solo", "--level", "mercenary"], "2 (base, solo mercenary)"),
        (["--mode", "two"], "2 (base, two)"),
        (
            ["--edition", "uprising", "--modules", "choam", "--mode", "solo", "--level", "mentat"],
            "2 (uprising + choam, solo mentat)",
        ),
        (
            ["--edition", "uprising", "--mode", "two", "--variants", "smart_politics,expert_deployment"],
            "2 (uprising, two smart_politics expert_deployment)",
        ),
        (["--blend", "--mode", "two", "--players", "3"], "2 (blend, mixed, two)"),
    ],
)
def test_games_with_rivals_are_simulated(command: Run, argv: list[str], head: str) -> None:
    code, out, err = command("simulate", "--games", 2, *argv)
    assert (code, err) == (0, "")
    assert head in out
    assert "completed  2" in out


def test_the_summary_says_the_mode(command: Run) -> None:
    argv = ("simulate", "--games", 1, "--json", "--edition", "uprising", "--mode", "solo", "--level", "mentat")
    values = json.loads(command(*argv, "--variants", "row_dice")[1])
    assert values["rivals"] == {"mode": "solo", "level": "mentat", "variants": ["row_dice"]}
    assert values["players"] == 3


def test_jobs_share_games_with_rivals(command: Run) -> None:
    def played(*argv: object) -> object:
        values = json.loads(command("simulate", "--games", 4, "--json", "--mode", "two", *argv)[1])
        del values["seconds"]
        return values

    assert played() == played("--jobs", 2)


def test_a_game_with_rivals_is_saved_and_can_be_replayed(tmp_path: Path, command: Run) -> None:
    file = tmp_path / "game.json"
    argv = ("--edition", "uprising", "--mode", "solo", "--level", "mentat", "--variants", "row_dice")
    assert command("simulate", "--games", 1, "--seed", 5, *argv, "--save", file)[0] == 0
    record = load(file)
    assert (record.setup.mode, record.setup.level, record.setup.variants) == ("solo", "mentat", ("row_dice",))
    assert replay(record).recorder.game.over


def test_perft_of_games_with_rivals(command: Run) -> None:
    for mode in (("solo", "--level", "sardaukar"), ("two",)):
        code, out, _ = command("perft", "--edition", "uprising", "--mode", *mode, "--steps", 30, "--depth", 3)
        assert code == 0
        *lines, total = out.splitlines()
        assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(total.removeprefix("total "))


@pytest.mark.parametrize(
    ("argv", "about"),
    [
        (["--mode", "three"], "'three'"),
        (["--mode", "solo"], "--level is missing: --mode solo has mercenary, sardaukar, mentat, kwisatz_haderach"),
        (["--mode", "solo", "--level", "novice"], "--level: --mode solo has mercenary"),
        (["--mode", "two", "--level", "mentat"], "--level: --mode two has no levels"),
        (["--level", "mentat"], "--level: is for games with --mode"),
        (["--variants", "row_dice"], "--variants: is for games with --mode"),
        (["--mode", "two", "--variants", "row_dice"], "--variants: base has no variant 'row_dice' here"),
        (["--mode", "two", "--players", "4"], "--players: with Rivals there are 3 seats, not 4"),
    ],
)
@pytest.mark.parametrize("name", ["simulate", "perft"])
def test_bad_arguments_get_one_line(command: Run, name: str, argv: list[str], about: str) -> None:
    depth = ["--depth", "1"] if name == "perft" else []
    assert about in refused(command(name, *depth, *argv))


def test_there_are_four_seats_where_nothing_is_said(command: Run) -> None:
    assert "seats      4" in command("simulate", "--games", 1)[1]
    assert cli.main(["perft", "--depth", "1"]) == 0


def test_styles_of_tests_are_read() -> None:
    assert rivals_of("uprising", "solo.mentat.row_dice") == Rivals("solo", "mentat", ("row_dice",))
    assert rivals_of("base", "two") == Rivals("two")
    assert rivals_of("base", "") == Rivals()
