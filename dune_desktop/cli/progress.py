"""How far a command has come, on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

_BAR: Final = 30
#: It moves so often at the most, unless there is something to say.
_STEPS: Final = 200


class Ticking(Protocol):
    """Hears how much is done, and what else there is to say."""

    def __call__(self, done: int, note: str = "") -> None: ...


@contextmanager
def bar(total: int) -> Iterator[Ticking | None]:
    """A progress bar, gone when all is done, or stopped; nothing where no terminal is."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return

    def tick(done: int, note: str = "") -> None:
        if note or done % max(1, total // _STEPS) == 0:
            full = _BAR * done // total
            said = f"[{'#' * full}{'.' * (_BAR - full)}] {done}/{total}{note and '  '}{note}"
            print(f"\r{said}\x1b[K" if note else f"\r{said}", end="", file=sys.stderr, flush=True)

    try:
        yield tick
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
