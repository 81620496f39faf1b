"""What the Raiders bring, piece by piece: scenarios of a box that exists in the tests only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import Scenario, read, run
from tests.box import PRODUCT, opened
from tests.worded import worded

FILE = Path(__file__).parent / "box" / "scenarios.toml"


def _all() -> Iterator[Any]:
    with opened():
        for number, one in enumerate(read(FILE), 1):
            yield pytest.param(one, id=f"{number if isinstance(one, Miswritten) else one.name}")


@pytest.mark.parametrize("scenario", list(_all()))
def test_scenario(scenario: Scenario | Miswritten) -> None:
    if isinstance(scenario, Miswritten):
        pytest.fail(str(scenario), pytrace=False)
    with opened():
        outcome = run(scenario, worded)
    if outcome.trouble:
        pytest.fail(f"\n{outcome}", pytrace=False)


def test_the_box_names_nothing_that_the_program_names() -> None:
    """Nothing of the program knows of the box: its id and the words for what it brings stand in the tests only."""
    program = Path(__file__).parent.parent / "dune_desktop"
    words = (PRODUCT.id, "hideout", "plunder", "night_raid", "boarding_party")
    text = "\n".join(path.read_text() for path in program.rglob("*.py"))
    assert [word for word in words if word in text] == []
