"""``check`` and ``replay``: whether saved games are whole, and what happened in them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from dune_desktop.cli import BAD_INPUT, FAILED, main
from dune_desktop.records.record import RULES
from dune_desktop.records.record_text import dumps, load
from dune_desktop.text.arguments import COMMANDS, names_command
from tests.messages import ROOT
from tests.mutants import SAMPLES
from tests.terminal import Run, command, refused

__all__ = ["command"]

SAMPLE = {path.stem: path for path in SAMPLES}
PEOPLE = SAMPLE["base_4_third_round"]


# ---------------------------------------------------------------- check


def test_every_sample_is_sound(command: Run) -> None:
    code, out, err = command("check", *SAMPLES)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == len(SAMPLES)
    told = {path: line.removeprefix(f"{path}: ") for line, path in zip(out.splitlines(), SAMPLES, strict=True)}
    assert all(line.startswith(("is sound: ", "the rules have changed: ")) for line in told.values())
    assert all(line.startswith("is sound: ") for path, line in told.items() if load(path).rules == RULES)
    assert f"{PEOPLE}: is sound: 160 actions, in round 4\n" in out
    assert f"{SAMPLE['base_3_finished']}: is sound: 348 actions, finished\n" in out


def test_each_bad_file_has_a_line_that_says_why(command: Run, tmp_path: Path) -> None:
    whole = SAMPLE["base_4_third_round_rules_3"].read_text(encoding="utf-8")
    bad = {
        "cut.json": (whole[:-200], "is not JSON, or was cut off"),
        "digest.json": (whole.replace('"digest":"', '"digest":"0', 1), "it was changed"),
        "action.json": (whole.replace('"end"', '"reveal"', 1), "does not fit"),
        "line.json": (whole.replace('"end"', '"a\\nb"', 1), "does not fit"),
        "newer.json": (whole.replace('"version":1', '"version":99'), "newer version"),
    }
    for name, (text, _) in bad.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    paths = [*(tmp_path / name for name in bad), tmp_path, tmp_path / "none"]
    code, out, err = command("check", *paths, PEOPLE)
    assert (code, err) == (FAILED, "")
    lines = out.splitlines()
    assert len(lines) == len(paths) + 1
    assert "is sound" in lines[-1]
    for line, path in zip(lines, paths, strict=False):
        assert line.startswith(f"{path}: ")
        assert bad.get(path.name, ("", "can't be read"))[1] in line


def test_newer_rules_are_no_damage(command: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("dune_desktop.records.record.RULES", RULES + 1)
    changed = tmp_path / "old.json"
    text = PEOPLE.read_text(encoding="utf-8")
    first = text.index('"digest":"', text.index('"rounds"')) + len('"digest":"')
    changed.write_text(f"{text[:first]}{'0' * 16}{text[first + 16 :]}", encoding="utf-8")
    code, out, _ = command("check", changed)
    assert code == 0
    assert "the rules have changed: its log begins in round 4" in out


# ---------------------------------------------------------------- replay


def test_people_are_told_by_name(command: Run) -> None:
    code, out, err = command("replay", PEOPLE)
    assert (code, err) == (0, "")
    assert out.startswith("Олена: ")
    assert "Seat 1" not in out


def test_who_has_no_name_is_called_by_the_number_of_the_seat(command: Run, tmp_path: Path) -> None:
    nameless = tmp_path / "nameless.json"
    record = load(PEOPLE)
    assert record.table is not None
    seats = tuple(evolve(one, name=str(seat)) for seat, one in enumerate(record.table.seats, 1))
    nameless.write_text(dumps(evolve(record, table=evolve(record.table, seats=seats))), encoding="utf-8")
    assert command("replay", nameless)[1].startswith("Player 1: ")
    assert command("--lang", "uk", "replay", nameless)[1].startswith("Гравець 1: ")


def test_one_round_is_told_alone(command: Run) -> None:
    whole, second = command("replay", PEOPLE)[1], command("replay", PEOPLE, "--round", 2)[1]
    heads = [line for line in second.splitlines() if line.startswith("Round ")]
    assert len(heads) == 1
    assert heads[0].startswith("Round 2: ")
    told = second[second.index("Round 2: ") :]
    assert told in whole
    assert "has come to round 4" in refused(command("replay", PEOPLE, "--round", 9))


def test_what_a_seat_may_not_know_is_not_in_its_round(command: Run) -> None:
    everything = command("replay", PEOPLE, "--round", 2)[1]
    mine = command("replay", PEOPLE, "--round", 2, "--seat", 1)[1]
    assert everything.count("draws 5 cards: ") == 4
    assert mine.count("draws 5 cards: ") == 1


def test_replay_speaks_the_language(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en")
    assert "Раунд 2" in command("--lang", "uk", "replay", PEOPLE, "--round", 2)[1]
    for after in (("--lang", "uk"), ("--lang=uk",)):
        assert "Раунд 2" in command("replay", PEOPLE, *after, "--round", 2)[1]
    assert "Round 2" in command("--lang", "uk", "replay", PEOPLE, "--round", 2, "--lang", "en")[1]


# ---------------------------------------------------------------- without a window


@pytest.mark.parametrize("words", [["-m", "dune_desktop"], ["-c", "import dune_desktop.app as a; exit(a.main())"]])
def test_both_programs_know_the_commands(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *words, "check", str(PEOPLE)],
        check=False, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "QT_QPA_PLATFORM": "none at all"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "160" in done.stdout


def test_a_file_is_no_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("friday").write_text("")
    Path("check").write_text("")
    for word in ("game.dune", "./game", "a b", "friday", str(PEOPLE), "C:\\x.dune"):
        assert not names_command([word])
        assert not names_command(["--lang", "uk", word])
    for word in (*COMMANDS, "chek"):
        assert names_command([word])


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_is_one(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([word, "--help"])
    assert ended.value.code == 0
    assert f" {word} " in capsys.readouterr().out
    assert main(["--help-me"]) == BAD_INPUT
