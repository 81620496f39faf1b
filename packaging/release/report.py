"""Tells each step of a check in a line, as it ends, and all that failed once more in the end."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable

from steps import Failed


class Absent(Exception):
    """What a step needs is not on this computer."""


class Report:
    """The steps so far."""

    def __init__(self) -> None:
        self._failed: list[str] = []
        self._left: list[str] = []
        self._done = 0

    def step(self, name: str, work: Callable[[], str | None]) -> bool:
        """Do it; whether it went well. Whatever else is raised is a mistake of the check itself."""
        begun = time.monotonic()
        try:
            told = work()
        except Absent as absent:
            self._left.append(name)
            _say("--", name, str(absent), begun)
            return False
        except Failed as failed:
            self._failed.append(name)
            _say("FAILED", name, str(failed), begun)
            return False
        self._done += 1
        _say("ok", name, told or "", begun)
        return True

    def end(self) -> int:
        """Tell the sum; the exit code."""
        print(f"{self._done} steps went well, {len(self._left)} were left out, {len(self._failed)} FAILED")
        for name in self._failed:
            print(f"FAILED: {name}", file=sys.stderr)
        return int(bool(self._failed))


def tool(name: str) -> str:
    """The path of a program that not everybody has. Raises Absent."""
    found = shutil.which(name)
    if found is None:
        raise Absent(f"there is no {name} here")
    return found


def _say(mark: str, name: str, told: str, begun: float) -> None:
    print(f"{mark:7}{name:44}{time.monotonic() - begun:6.0f} s  {told}", flush=True)
