"""``--self-check`` as a process: what packages are tried with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.rivals.printed import MODES
from tests.systems import signals

ROOT = Path(__file__).parent.parent


#: Plays a shorter game than packages are tried with.
SHORT = (
    "import sys\n"
    "from dune_desktop.windows.main import self_check\n"
    "self_check._ANSWERS = 20\n"
    "from dune_desktop.__main__ import main\n"
    "sys.exit(main())\n"
)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", SHORT, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "mode", "joined"), list(zip(EDITIONS, ("", *MODES), ("immortality", "ix,immortality", ""), strict=True))
)
def test_the_window_plays_keeps_and_opens_a_game_by_itself(edition: str, mode: str, joined: str) -> None:
    """Each edition, each mode and each expansion once: the monkeys play all of them."""
    wanted = [("--edition", edition), ("--mode", mode), ("--with", joined), ("--lang", "en")]
    done = run("--self-check", *(word for option, value in wanted if value for word in (option, value)))
    assert (done.returncode, done.stderr) == (0, "")
    assert "alike" in done.stdout
    assert "17 sounds" in done.stdout


def test_what_goes_wrong_is_told_and_is_the_exit_code() -> None:
    broken = (
        "import sys\n"
        "from dune_desktop.models.asking import answering\n"
        "answering.Answering.press = lambda *_: 1 / 0\n"
        "from dune_desktop.app import main\n"
        "sys.exit(main(['--self-check']))\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", broken],
        cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "self-check: ZeroDivisionError" in done.stderr


def test_what_the_platform_without_a_screen_always_says_is_no_complaint() -> None:
    """On Windows it looks for fonts beside Qt, where PySide6 has none."""
    warned = (
        "import sys\n"
        "from PySide6.QtCore import qWarning\n"
        "from dune_desktop.windows.main import self_check\n"
        "with self_check._Complaints() as ears:\n"
        "    qWarning('QFontDatabase: Cannot find font directory C:/Python/Lib/site-packages/PySide6/lib/fonts.')\n"
        "    qWarning('This plugin does not support raise()')\n"
        "    qWarning('something else')\n"
        "sys.exit(' '.join(ears.heard))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", warned], cwd=ROOT, stderr=subprocess.PIPE, text=True, timeout=120, check=False
    )
    assert done.stderr == "something else\n"


def test_it_needs_no_output() -> None:
    """As a program of windows has none on Windows. A short game will do."""
    silent = (
        "import sys\n"
        "from dune_desktop.windows.main import self_check\n"
        "self_check._ANSWERS = 6\n"
        "sys.stdout = sys.stderr = None\n"
        "from dune_desktop.app import main\n"
        "sys.exit(main(['--self-check', '--lang', 'en']))\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", silent], cwd=ROOT, env=environment, timeout=120, check=False)
    assert done.returncode == 0


@signals
def test_ctrl_c_ends_it_with_a_line_and_nothing_stays_behind(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "dune_desktop", "--self-check", "--lang", "en"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True) as process:
        while not list(tmp_path.glob("*/games/*.json")):  # it plays
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    said = [line for line in err.splitlines() if "This plugin does not support" not in line]
    assert (process.returncode, said) == (130, ["dune-desktop: stopped by SIGINT"])
    assert not list(tmp_path.iterdir())
