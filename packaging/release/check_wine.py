"""Installs and uses the program under Wine: how it does on Windows, where there is none. One line for each step.

dev.py wine                   install the wheel, use it, and try what systems do differently
dev.py wine --suite           run all tests there, which takes an hour
dev.py wine --suite FILE ...  run some; arguments go to pytest
"""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from shutil import which

from report import Report
from steps import BUILD, NAME, ROOT, wheel_of
from using import Program
from wine import Windows

_FOLDER = BUILD / "wine"
#: How often a game is killed while it is written.
_KILLS = 20
#: What systems do differently, and the tests that know.
_TRIED = {
    "two copies on one game": ("tests/test_store_locks.py",),
    "what a disk refuses": ("tests/test_store_disk.py", "tests/test_store_systems.py", "tests/test_store_away.py"),
    "bots in their process": ("tests/test_thinker.py", "tests/test_thinking_table.py"),
    "streams that are closed": ("tests/test_cli_streams.py",),
}
_NO_WINE = """\
There is no Wine here, under which the program could be tried as on Windows. On Debian and Ubuntu run

    sudo apt-get install --no-install-recommends wine wine64

and then the same command again."""


def main(words: list[str]) -> int:
    if words and words[0] != "--suite":
        print(__doc__)
        return 0 if words[0] in ("-h", "--help") else 2
    wine = which("wine")
    if wine is None:
        sys.exit(_NO_WINE)
    windows = Windows(_FOLDER, wine)
    try:
        report = Report()
        if not report.step("Python for Windows", windows.make):
            return report.end()
        return _suite(windows, words[1:]) if words else _check(report, windows)
    finally:
        windows.stop()


def _check(report: Report, windows: Windows) -> int:
    if report.step("wheel, installed by its pip", lambda: windows.install(wheel_of(ROOT, _FOLDER / "wheel"))):
        report.step("the program, used", lambda: _use(windows))
    for name, files in _TRIED.items():
        report.step(name, partial(_tests, windows, *files))
    report.step("killed in the middle of writes", lambda: windows.said("-m", "tests.kill_nine", str(_KILLS), cwd=ROOT))
    return report.end()


def _use(windows: Windows) -> str:
    return Program(windows.program(NAME), windows.program(f"{NAME}-cli")).use()


def _tests(windows: Windows, *files: str) -> str:
    """Run these; their last line."""
    return windows.said(*_PYTEST, "-q", *files, cwd=ROOT).splitlines()[-1]


#: It would keep what it finds beside the sources, for tests of another system.
_PYTEST = ("-m", "pytest", "-p", "no:cacheprovider")


def _suite(windows: Windows, words: list[str]) -> int:
    """Let pytest tell what it does; its exit code."""
    command = windows.command(*_PYTEST, *(words or ("-q",)))
    with subprocess.Popen(
        command, cwd=ROOT, env=windows.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as tests:  # fmt: skip
        assert tests.stdout is not None
        for line in tests.stdout:
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
    return tests.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
