"""Every scenario of ``tests/scenarios`` is a test; README.md there tells how to write one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.records.reading import BadScenario
from dune_desktop.records.scenario import Scenario, load, run

FOLDER = Path(__file__).parent / "scenarios"


def _all() -> Iterator[Any]:
    for path in sorted(FOLDER.rglob("*.toml")):
        name = path.relative_to(FOLDER).as_posix()
        try:
            for scenario in load(path):
                yield pytest.param(scenario, id=f"{name}::{scenario.name}")
        except BadScenario as error:  # one bad file must not hide the others
            yield pytest.param(error, id=name)


@pytest.mark.parametrize("scenario", list(_all()))
def test_scenario(scenario: Scenario | BadScenario) -> None:
    if isinstance(scenario, BadScenario):
        pytest.fail(str(scenario), pytrace=False)
    outcome = run(scenario)
    if outcome.trouble:
        pytest.fail(f"\n{outcome}", pytrace=False)
