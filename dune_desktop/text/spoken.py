"""Of what effects speak: cards and board spaces as their edition calls them, and of whom: of the reader or a Rival."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from dune_desktop.text.names import MissingName, name

_edition: ContextVar[str] = ContextVar("edition", default="base")
_rival: ContextVar[bool] = ContextVar("rival", default=False)


@contextmanager
def speaking_of(edition: str) -> Iterator[None]:
    """Within it, ids are those of this edition."""
    before = _edition.set(edition)
    try:
        yield
    finally:
        _edition.reset(before)


@contextmanager
def speaking_of_a_rival(is_one: bool = True) -> Iterator[None]:
    """Within it, effects and conditions are those of a Rival, in the third person; False changes nothing."""
    before = _rival.set(is_one or _rival.get())
    try:
        yield
    finally:
        _rival.reset(before)


def of_a_rival() -> bool:
    """A Rival is spoken of: whoever reads this is not who does it."""
    return _rival.get()


def speak_of(edition: str) -> None:
    """From now on: the game of this edition is on the table."""
    _edition.set(edition)


def called(kind: str, name_id: str) -> str:
    """The name; where nobody said which edition is meant, that of whichever has it, the base game first."""
    for edition in (_edition.get(), "uprising", "blend"):
        try:
            return name(kind, name_id, edition)
        except MissingName:
            continue
    return name(kind, name_id)
