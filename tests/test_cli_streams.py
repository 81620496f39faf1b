"""The command line where what it says can't go out as it is: letters that nobody has, a full disk, no output at all."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from dune_desktop.cli import BAD_INPUT, FAILED
from dune_desktop.text.arguments import take_every_letter
from tests.messages import ROOT
from tests.test_cli_saved import PEOPLE

FULL = Path("/dev/full")
LANGUAGE = ("--lang", "en")

full = pytest.mark.skipif(sys.platform == "win32" or not FULL.exists(), reason="no device here that is always full")
closing = pytest.mark.skipif(sys.platform == "win32", reason="closes what the program inherits")


def run(*words: object, out: str = "|", err: str = "|") -> tuple[int, str, str]:
    """Exit code, and what came through; ``-`` closes the output, a path is where it goes."""
    shut = {"-": "os.close({n})", "|": ""}
    prepare = "; ".join(shut.get(where, "").format(n=n) for n, where in ((1, out), (2, err)) if shut.get(where))
    streams = [subprocess.PIPE if where in shut else os.open(where, os.O_WRONLY) for where in (out, err)]
    program = "import sys; from dune_desktop.cli import main; sys.exit(main())"
    become = f"os.execv(sys.executable, [sys.executable, '-c', {program!r}, *sys.argv[1:]])"
    done = subprocess.run(
        [sys.executable, "-c", f"import os, sys; {prepare or 'pass'}; {become}", *LANGUAGE, *map(str, words)],
        cwd=ROOT, stdout=streams[0], stderr=streams[1], text=True, check=False,
    )  # fmt: skip
    for stream in streams:
        if stream != subprocess.PIPE:
            os.close(stream)
    return done.returncode, done.stdout or "", done.stderr or ""


# ---------------------------------------------------------------- letters of every script


class Outlet(TextIOWrapper):
    """An output that has the letters of Western Europe alone."""

    def __init__(self, *, terminal: bool) -> None:
        self.taken, self._terminal = BytesIO(), terminal
        super().__init__(self.taken, encoding="cp1252")

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(
    ("system", "terminal", "chosen", "taken"),
    [
        ("win32", False, "", "Вода".encode()),
        ("win32", True, "", b"????"),  # what a terminal shows it tells itself
        ("win32", False, "cp1252", b"????"),  # so does who has chosen something
        ("linux", False, "", b"????"),  # there it is the locale
    ],
)
def test_files_and_pipes_of_windows_take_every_letter(
    monkeypatch: pytest.MonkeyPatch, system: str, terminal: bool, chosen: str, taken: bytes
) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if chosen:
        monkeypatch.setenv("PYTHONIOENCODING", chosen)
    outlets = Outlet(terminal=terminal), Outlet(terminal=terminal)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", outlets[0])
        patch.setattr(sys, "stderr", outlets[1])
        take_every_letter(system)
    for outlet in outlets:
        outlet.write("Вода")
        outlet.flush()
        assert outlet.taken.getvalue() == taken


def test_help_in_letters_that_the_output_has_not_is_no_crash() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dune_desktop", "--help", "--lang", "uk"],
        cwd=ROOT, env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--self-check" in done.stdout
    assert b"????" in done.stdout


# ---------------------------------------------------------------- a full disk behind them


@full
@pytest.mark.parametrize("words", [("check", PEOPLE), ("replay", PEOPLE), ("content",), ("perft", "--depth", 1)])
def test_a_full_disk_behind_the_output_is_one_line(words: tuple[object, ...]) -> None:
    code, _, err = run(*words, out=str(FULL))
    assert code == FAILED
    assert err == "dune-desktop: stdout: can't be written: the disk is full\n"


@full
def test_where_nobody_can_be_told_the_exit_code_does(tmp_path: Path) -> None:
    assert run("check", PEOPLE, out=str(FULL), err=str(FULL))[0] == FAILED
    assert run("replay", tmp_path / "none.json", err=str(FULL)) == (BAD_INPUT, "", "")


@closing
def test_without_an_output_the_exit_code_tells_whether_a_game_is_sound(tmp_path: Path) -> None:
    assert run("check", PEOPLE, out="-") == (0, "", "")
    assert run("check", tmp_path / "none.json", out="-") == (FAILED, "", "")
    assert run("--help", out="-")[0] == 0


@closing
def test_what_is_wrong_is_not_said_among_the_results(tmp_path: Path) -> None:
    assert run("replay", tmp_path / "none.json", err="-") == (BAD_INPUT, "", "")
    assert run("simulate", "--games", 1, err="-")[0] == 0
