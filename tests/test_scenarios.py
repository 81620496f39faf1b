"""Every scenario of ``tests/scenarios`` is a test; README.md there tells how to write one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.positions.position import Position
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import Scenario, run
from tests.scenario_files import read_once
from tests.worded import worded

FOLDER = Path(__file__).parent / "scenarios"


def _all() -> Iterator[Any]:
    for path in sorted(FOLDER.rglob("*.toml")):
        name = path.relative_to(FOLDER).as_posix()
        for number, one in enumerate(read_once(path), 1):  # a malformed one must not hide the others
            yield pytest.param(one, id=f"{name}::{number if isinstance(one, Miswritten) else one.name}")


@pytest.mark.parametrize("scenario", list(_all()))
def test_scenario(scenario: Scenario | Miswritten) -> None:
    if isinstance(scenario, Miswritten):
        pytest.fail(str(scenario), pytrace=False)
    outcome = run(scenario, worded)
    if outcome.trouble:
        pytest.fail(f"\n{outcome}", pytrace=False)


def test_no_scenario_goes_by_what_was_dealt() -> None:
    """All hold where other cards lie in the decks, but for those that name a seed: so a new card moves none."""
    trouble: list[str] = []
    for path in sorted(FOLDER.rglob("*.toml")):
        for one in read_once(path):
            if not isinstance(one, Miswritten) and one.position.setup.seed == Position().setup.seed:
                dealt_anew = evolve(one, position=evolve(one.position, setup=evolve(one.position.setup, seed=2)))
                outcome = run(dealt_anew)
                trouble += [str(outcome)] if outcome.trouble else []
    assert not trouble, "\n".join(trouble)
