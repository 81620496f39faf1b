"""A language without Qt's translators, for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dune_desktop.text import translating
from dune_desktop.text.compiled import Compiled
from dune_desktop.text.spoken_names import speaking_of

#: Names, of which every game has others: they make no sentence a new one.
NAMES = frozenset(
    ("Card", "Intrigue", "Conflict", "Leader", "Ability", "Space", "Contract", "Objective", "Faction", "Icon",
     "Resource", "Hagal", "Rival", "Post")
)  # fmt: skip


@contextmanager
def speaking(file: Path) -> Iterator[None]:
    """Everything is said as this compiled file has it."""
    with speaking_of(("base",)):
        translating.install(Compiled(file))
        try:
            yield
        finally:
            translating.install(None)


@contextmanager
def overheard() -> Iterator[set[tuple[str, str]]]:
    """English, and which sources are asked for: (context, source)."""
    heard: set[tuple[str, str]] = set()

    def listen(context: str, source: str, _comment: str, _n: int) -> str:
        if context not in NAMES:
            heard.add((context, source))
        return source

    translating.install(listen)
    try:
        yield heard
    finally:
        translating.install(None)
