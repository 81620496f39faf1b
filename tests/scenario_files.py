"""The files of scenarios, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import Scenario, read


@cache
def read_once(path: Path) -> tuple[Scenario | Miswritten, ...]:
    """As ``read``, for all tests that ask. A file that is none is the one error that it has."""
    try:
        return tuple(read(path))
    except Miswritten as error:
        return (error,)


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file, all of them well-formed. Raises Miswritten with one line."""
    found: list[Scenario] = []
    for one in read_once(path):
        if isinstance(one, Miswritten):
            raise one
        found.append(one)
    return found
