"""What the scripts of a release share: where things lie, and programs that have to succeed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
#: What is made on the way, and what is given to people.
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NAME = "dune-desktop"
#: 2020-01-01: every file of a package is of this second, so that it does not tell when it was made.
MOMENT = 1_577_836_800
SUFFIX = ".exe" if os.name == "nt" else ""

sys.path.insert(0, str(PACKAGING))
from project import Project  # noqa: E402 (it stands one folder above)

PROJECT = Project(ROOT)


class Failed(Exception):
    """A step did not do what it should; the words are for people."""


def output(
    *command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None, timeout: float = 1800
) -> str:
    """What a program says on both streams. Raises Failed, with all of that, if it can't be run or says no."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env=env, timeout=timeout, check=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(f"{words[0]}: {error}") from error
    if done.returncode:
        raise Failed(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def environment(folder: Path, *packages: str | Path, python: str | Path = sys.executable) -> Path:
    """Make a new virtual environment with these packages; the path of its Python."""
    shutil.rmtree(folder, ignore_errors=True)
    output(python, "-m", "venv", folder)
    inside = folder / ("Scripts" if os.name == "nt" else "bin") / f"python{SUFFIX}"
    output(inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)
    return inside


def wheel_of(sources: Path, folder: Path) -> Path:
    """Build the wheel into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    output(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sources)
    (wheel,) = folder.glob("*.whl")
    return wheel


def weight(folder: Path) -> int:
    """Bytes of all files in it; what a link leads to counts where it lies."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())
