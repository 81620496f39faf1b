"""Uses an installed program as who has nothing else would: no checkout, no PATH, no settings, another folder."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from steps import PROJECT, Failed, output

LANGUAGES = ("en", "uk", "ru", "bg")
#: What a process of the system can't be without.
_KEPT = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP")
#: How often the start is timed: the shortest counts.
_STARTS = 3


class Program:
    """The two commands of the program, as the system would start them."""

    def __init__(self, window: Path, command_line: Path) -> None:
        self.window, self.command_line = window, command_line

    def use(self, languages: Iterable[str] = LANGUAGES) -> str:
        """Play a game through the window in each language, and many without it; raises Failed where that goes wrong."""
        with TemporaryDirectory() as folder:
            _expect(self._said(folder, self.window, "--version"), PROJECT.version)
            for language in languages:
                told = self._said(folder, self.window, "--self-check", "--lang", language)
                _expect(told, "alike", "17 sounds")
            _expect(self._said(folder, self.window, "--think"), '{"ready":')
            line = self.command_line
            _expect(self._said(folder, line, "simulate", "--games", "4", "--jobs", "2"), "failures   0")
            arena = ("arena", "--seats", "novice,random", "--games", "1", "--jobs", "2", "--seed", "1")
            _expect(self._said(folder, line, *arena), "novice")
            _expect(self._said(folder, line, "content", "--edition", "base", "--lang", "uk"), "Вода")
            left = os.listdir(folder)
        if left:
            raise Failed(f"it left {', '.join(left)} where it was started")
        return f"{', '.join(languages)}; starts in {self._start():.1f} s"

    def _start(self) -> float:
        """Seconds until it has said its version."""
        found = []
        for _ in range(_STARTS):
            begun = time.perf_counter()
            with TemporaryDirectory() as folder:
                self._said(folder, self.window, "--version")
            found.append(time.perf_counter() - begun)
        return min(found)

    @staticmethod
    def _said(folder: str, *command: str | Path) -> str:
        with TemporaryDirectory() as home:
            bare = {name: os.environ[name] for name in _KEPT if name in os.environ}
            bare |= {"DUNE_DESKTOP_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
            return output(*command, cwd=Path(folder), env=bare)


def _expect(told: str, *words: str) -> None:
    for word in words:
        if word not in told:
            raise Failed(f"{word!r} is not in what it says:\n{told}")
