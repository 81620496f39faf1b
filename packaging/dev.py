#!/usr/bin/env python3
"""The one tool of a checkout: python3 packaging/dev.py COMMAND [ARGS]. It needs nothing but Python and pip.

On Windows: py packaging\\dev.py COMMAND [ARGS]
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "dune-desktop-setup"
#: What asks for an end; not every system has them all.
STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
HEADLESS = {"QT_QPA_PLATFORM": "offscreen"}
#: What Python compiles, where it may not stand beside the sources.
COMPILED = VENV / "compiled"

QT_PACKAGES = "libglib2.0-0 libegl1 libgl1 libfontconfig1 libdbus-1-3 libx11-6 libxkbcommon0"
SCREEN_PACKAGES = (
    "libx11-xcb1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0"
    " libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1"
    " libwayland-client0 libwayland-cursor0 libwayland-egl1"
)
ATSPI_PROBE = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
#: Pythons that may know AT-SPI: pip does not bring it.
LISTENERS = ("/usr/bin/python3", "python3")
NO_ATSPI = (
    "What screen readers hear is asked for over AT-SPI. On Debian and Ubuntu that needs"
    " sudo apt-get install at-spi2-core gir1.2-atspi-2.0 python3-gi dbus xvfb"
)
QT_PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"

NO_VENV = """\
This Python cannot make virtual environments. On Debian and Ubuntu run

    sudo apt-get install python3-venv

and then the same command again. (A Python beside the system's own has its own package, such as python3.12-venv.)"""

OLD_PYTHON = """\
Dune Desktop needs Python 3.11 or newer; this is {version} ({executable}).
Install one and start this tool with it. On Ubuntu 22.04, for example:

    sudo apt-get install python3.11 python3.11-venv
    python3.11 packaging/dev.py play"""

PIP_FAILED = """\
pip could not install the packages; its own words are above. Check
  - the network, and HTTPS_PROXY if you are behind a proxy;
  - the package index, if you have set one: {python} -m pip config list
  - the free space: about 1 GB in this folder;
  - the Python: 64 bits, and not so new that PySide6 does not know it yet; this is {version}.
Then run the same command again."""

NO_DISPLAY = """\
There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.
  - At a desktop: run this in a terminal of that desktop, as the user who is logged in.
  - Over ssh: connect with `ssh -X`.
  - Without a screen: sudo apt-get install xvfb && xvfb-run python3 packaging/dev.py play"""

BROKEN_DISPLAY = """\
The display does not answer: DISPLAY is '{x11}', WAYLAND_DISPLAY is '{wayland}', and no window can be opened there.
  - At a desktop: run this in a terminal of that desktop, as the user who is logged in.
  - Over ssh: connect anew with `ssh -X`.
  - Without a screen: sudo apt-get install xvfb && xvfb-run python3 packaging/dev.py play"""
#: What Qt says of it.
NO_ANSWER = ("could not connect to display", "Failed to create wl_display")
#: Arguments of the program that open no window where somebody could see it.
UNSEEN = {"-h", "--help", "--version", "--self-check"}


# --- the virtual environment --------------------------------------------------------------------


def setup(args: list[str]) -> int:
    """Make .venv and install the package with its development tools, if that is not done already."""
    if args:
        sys.exit(f"setup takes no arguments, and got: {' '.join(args)}")
    prepare()
    compile_translations()
    say(f"Ready: {PYTHON}")
    return 0


def prepare() -> None:
    """Make the environment if it is missing, moved or of another Python; install if pyproject.toml has changed."""
    place = f"Python {sys.version_info.major}.{sys.version_info.minor} in {ROOT}"
    recipe = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    done = STAMP.read_text(encoding="utf-8").splitlines() if STAMP.exists() else []
    if PYTHON.exists() and done == [place, recipe]:
        return
    if not PYTHON.exists() or done[:1] != [place]:
        create_environment(clear=bool(done))
    say("Installing the packages into .venv; the first time takes a minute or more ...")
    if run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}[dev]"):
        sys.exit(PIP_FAILED.format(python=PYTHON, version=version()))
    STAMP.write_text(f"{place}\n{recipe}\n", encoding="utf-8")


def create_environment(clear: bool) -> None:
    """Debian splits ensurepip off the standard library, so ask for it before venv fails halfway."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(NO_VENV)
    import venv

    say(f"Making the virtual environment .venv with Python {version()} ...")
    try:
        if VENV.is_symlink():  # emptying it would empty the environment of another checkout
            VENV.unlink()
        venv.create(VENV, with_pip=True, clear=clear, symlinks=os.name != "nt")
    except subprocess.CalledProcessError as error:
        sys.exit(f"{NO_VENV}\n\nWhat failed: {error}")
    except (OSError, ValueError) as error:
        sys.exit(f"The virtual environment could not be written: {error}")


# --- play ---------------------------------------------------------------------------------------


def play(args: list[str]) -> int:
    """Start the program; arguments go to it, so `play simulate --games 10` is its command line without a window."""
    prepare()
    compile_translations()
    words = args[2:] if args[:1] == ["--lang"] else args
    command_line = bool(words) and words[0].isalpha()
    if not command_line:
        check_screen(seen=UNSEEN.isdisjoint(args))
    return run(PYTHON, "-m", "dune_desktop", *args)


def compile_translations() -> None:
    """Compile each translations/*.ts that is newer than its .qm."""
    from lrelease import compile_stale

    compile_stale(BIN / ("pyside6-lrelease.exe" if os.name == "nt" else "pyside6-lrelease"))


def check_screen(seen: bool) -> None:
    """Stop with what to do if no window can open here; one that nobody sees needs Qt, but no display."""
    linux = sys.platform.startswith("linux")
    blind = linux and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
    problem = qt_problem(HEADLESS if blind or not seen else {}, QT_PACKAGES + " " + SCREEN_PACKAGES)
    if blind and seen:
        problem = f"{NO_DISPLAY}\n\n{problem}" if problem else NO_DISPLAY
    if problem:
        sys.exit(problem)


def qt_problem(environment: Mapping[str, str], packages: str) -> str:
    """Start Qt in another process, because it aborts where a library is missing; what to do about it, or nothing."""
    probe = subprocess.run(
        [PYTHON, "-c", QT_PROBE],
        env={**os.environ, **environment, "QT_DEBUG_PLUGINS": "1"},
        capture_output=True, text=True, errors="replace", check=False,
    )  # fmt: skip
    return "" if probe.returncode == 0 else told_problem(probe.stderr, packages)


def told_problem(said: str, packages: str) -> str:
    """What to do about what Qt has said, with all that it says of its plugins."""
    answers = not any(words in said for words in NO_ANSWER)
    if not answers and "libqxcb.so: lib" not in said:  # without its libraries no other display can be asked
        return BROKEN_DISPLAY.format(x11=os.environ.get("DISPLAY", ""), wayland=os.environ.get("WAYLAND_DISPLAY", ""))
    missing = sorted(set(re.findall(r"(lib[\w.+-]+): cannot open shared object file", said)))
    if missing:
        return (
            f"Qt cannot start, because the system lacks {', '.join(missing)}. On Debian and Ubuntu run\n\n"
            f"    sudo apt-get install {packages}\n\n"
            "and then the same command again; elsewhere install the packages that hold these libraries."
        )
    words = [line for line in said.splitlines() if len(line) > 1 and not line.startswith("qt.core.")]
    return "Qt cannot start here. It says:\n\n" + "\n".join(words[-6:])


# --- checks -------------------------------------------------------------------------------------


def test(args: list[str]) -> int:
    """Lint, format, types, layers and all tests; --quick: in a minute what finds most; else arguments are pytest's."""
    prepare()
    compile_translations()
    os.environ.update(HEADLESS)
    keep_compiled()
    if problem := qt_problem(HEADLESS, QT_PACKAGES):
        sys.exit(problem)
    pytest: list[str | Path] = [PYTHON, "-m", "pytest"]
    parallel: list[str | Path] = [*pytest, "-q", "-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
    if args[:1] == ["--quick"]:
        checks = lints()
        del checks["types"]  # as long as half of the rest
        return run_all({**checks, "tests": [*parallel, f"@{ROOT / 'tests' / 'quick.txt'}", *args[1:]]})
    if args:
        return run(*pytest, *args, cwd=ROOT)
    return run_all({**lints(), "tests": parallel})


def keep_compiled() -> None:
    """Tests start many processes, and each would compile the whole program anew where Python may write nothing."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(COMPILED))


def lint(args: list[str]) -> int:
    """Lint, format, types and layers; with arguments only ruff with these, as in `lint --fix`."""
    prepare()
    return run(PYTHON, "-m", "ruff", "check", *args, cwd=ROOT) if args else run_all(lints())


def lints() -> dict[str, list[str | Path]]:
    return {
        "lint": [PYTHON, "-m", "ruff", "check", "--quiet"],
        "format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
        "types": [PYTHON, "-m", "mypy"],
        "layers": [BIN / "lint-imports", "--no-logo"],
    }


def bench(args: list[str]) -> int:
    """Measure rules and window; `bench --report FILE` writes a page, `bench --help` lists what else."""
    prepare()
    return run(PYTHON, ROOT / "packaging" / "bench.py", *args)


def soak(args: list[str]) -> int:
    """Sit at the table for twelve simulated hours, and tell whether anything piles up; `soak --hours 4` for fewer."""
    prepare()
    os.environ.update(HEADLESS)
    return run(PYTHON, ROOT / "packaging" / "soak.py", *args)


def translations(args: list[str]) -> int:
    """Update translations/*.ts from the sources, say what is unfinished, compile; `translations uk` does one."""
    prepare()
    code = run(PYTHON, ROOT / "packaging" / "translations.py", *args)
    compile_translations()
    return code


def train(args: list[str]) -> int:
    """Make the weights of bots anew from games against themselves; `train --help` tells how."""
    prepare()
    return run(PYTHON, ROOT / "packaging" / "train.py", *args)


def bundle(args: list[str]) -> int:
    """Make a folder that needs no Python; `bundle archive`, deb, appimage or installer: and what is made of it."""
    prepare()
    return run(PYTHON, ROOT / "packaging" / "release" / "bundle.py", *args)


def release_check(args: list[str]) -> int:
    """Build, install, run and look at all that people get; `release-check --help` tells what and with which tools."""
    prepare()
    return run(PYTHON, ROOT / "packaging" / "release" / "check.py", *args)


def wine(args: list[str]) -> int:
    """Install and use the program under Wine, instead of on Windows; `wine --suite` runs the tests there."""
    prepare()
    compile_translations()
    return run(PYTHON, ROOT / "packaging" / "release" / "check_wine.py", *args)


def screenshots(args: list[str]) -> int:
    """Take the pictures of resources/screenshots; `screenshots --all FOLDER` takes many more."""
    prepare()
    os.environ.update(HEADLESS)
    if problem := qt_problem(HEADLESS, QT_PACKAGES):
        sys.exit(problem)
    return run(PYTHON, ROOT / "packaging" / "screenshots.py", *args)


def accessible(args: list[str]) -> int:
    """Listen to the program as a screen reader does, over AT-SPI: whatever can have the keyboard has a name."""
    prepare()
    knows = next((python for python in LISTENERS if succeeds(python, "-c", ATSPI_PROBE)), None)
    if knows is None or not all(map(shutil.which, ("Xvfb", "dbus-run-session"))):
        sys.exit(NO_ATSPI)
    return run("dbus-run-session", "--", knows, ROOT / "packaging" / "accessible.py", PYTHON, *args, cwd=ROOT)


def succeeds(*command: str) -> bool:
    """Whether there is such a program, and it ends well."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run_all(steps: Mapping[str, list[str | Path]]) -> int:
    """Run every step, whatever fails, and end with one line for each."""
    summary, failed = [], False
    for name, command in steps.items():
        say(f"--- {name}")
        start = time.monotonic()
        code = run(*command, cwd=ROOT)
        failed |= code != 0
        summary.append(f"  {name:8}{'ok' if code == 0 else 'FAILED':8}{time.monotonic() - start:6.1f} s")
    say("--- summary\n" + "\n".join(summary))
    return int(failed)


def run(*command: str | Path, cwd: Path | None = None) -> int:
    """Its exit code. Ctrl-C reaches it from the terminal too and is its own matter; a request to end is passed on."""
    asked: list[int] = []
    child: subprocess.Popen[bytes] | None = None

    def pass_on(number: int, _frame: object) -> None:
        asked.append(number)
        if number == signal.SIGTERM and child is not None:
            child.terminate()

    before = {number: signal.signal(number, pass_on) for number in STOPS}
    try:
        child = subprocess.Popen([str(part) for part in command], cwd=cwd)
        code = child.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    code = code if code >= 0 else 128 - code
    if asked and code:
        sys.exit(128 + asked[0])  # nothing else is begun
    return code


def say(text: str) -> None:
    print(text, flush=True)


def version() -> str:
    return ".".join(map(str, sys.version_info[:3]))


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play, "test": test, "lint": lint, "bench": bench, "soak": soak, "screenshots": screenshots,
    "translations": translations, "train": train, "accessible": accessible, "setup": setup, "bundle": bundle,
    "release-check": release_check, "wine": wine,
}  # fmt: skip


def main(args: list[str]) -> int:
    if sys.version_info < (3, 11):
        sys.exit(OLD_PYTHON.format(version=version(), executable=sys.executable))
    name, rest = (args[0], args[1:]) if args else ("--help", [])
    if name in ("-h", "--help", "help"):
        say(f"{__doc__}\n\n" + "\n".join(f"  {name:15}{command.__doc__}" for name, command in COMMANDS.items()))
        return 0
    if name not in COMMANDS:
        print(f"There is no command {name!r}; there are {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
