"""The files of scenarios, each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dune_desktop.scenarios.readers import BadScenario
from dune_desktop.scenarios.scenario import Scenario, read


@cache
def read_once(path: Path) -> tuple[Scenario | BadScenario, ...]:
    """As ``read``, for all tests that ask. A file that is none is the one error that it has."""
    try:
        return tuple(read(path))
    except BadScenario as error:
        return (error,)


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file, all of them well-formed. Raises BadScenario with one line."""
    found: list[Scenario] = []
    for one in read_once(path):
        if isinstance(one, BadScenario):
            raise one
        found.append(one)
    return found
