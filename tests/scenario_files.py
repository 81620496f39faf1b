"""Scenario files that are well-formed."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.scenarios.readers import BadScenario
from dune_desktop.scenarios.scenario import Scenario, read


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file, all of them well-formed. Raises BadScenario with one line."""
    found: list[Scenario] = []
    for one in read(path):
        if isinstance(one, BadScenario):
            raise one
        found.append(one)
    return found
