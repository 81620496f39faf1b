"""Cards and board spaces that an effect names by their ids: as the edition that is spoken of calls them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from dune_desktop.text.names import MissingName, name

_edition: ContextVar[str] = ContextVar("edition", default="base")


@contextmanager
def speaking_of(edition: str) -> Iterator[None]:
    """Within it, ids are those of this edition."""
    before = _edition.set(edition)
    try:
        yield
    finally:
        _edition.reset(before)


def called(kind: str, name_id: str) -> str:
    """The name; where nobody said which edition is meant, that of whichever has it, the base game first."""
    for edition in (_edition.get(), "uprising", "blend"):
        try:
            return name(kind, name_id, edition)
        except MissingName:
            continue
    return name(kind, name_id)
