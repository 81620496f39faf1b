"""Every scenario of ``tests/scenarios`` is played; README.md there tells how to write one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from dune_desktop.positions.position import Position
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import Scenario, run
from tests.scenario_files import read_once
from tests.worded import worded

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES)
def test_all_scenarios_of_a_file_hold(file: str) -> None:
    """One that is malformed, or does not hold, does not hide the others."""
    _fail_with(list(_troubles(file)))


def _troubles(file: str) -> Iterator[str]:
    for one in read_once(FOLDER / file):
        if isinstance(one, Miswritten):
            yield str(one)
        elif (outcome := run(one, worded)).trouble:
            yield str(outcome)


@pytest.mark.parametrize("file", FILES)
def test_no_scenario_goes_by_what_was_dealt(file: str) -> None:
    """All hold where other cards lie in the decks, but for those that name a seed: so a new card moves none."""
    played = [run(_dealt_anew(one)) for one in _without_a_seed(file)]
    _fail_with([str(outcome) for outcome in played if outcome.trouble])


def _without_a_seed(file: str) -> list[Scenario]:
    found = [one for one in read_once(FOLDER / file) if not isinstance(one, Miswritten)]
    return [one for one in found if one.position.setup.seed == Position().setup.seed]


def _dealt_anew(one: Scenario) -> Scenario:
    return evolve(one, position=evolve(one.position, setup=evolve(one.position.setup, seed=2)))


def _fail_with(troubles: list[str]) -> None:
    if troubles:
        pytest.fail("\n".join(("", *troubles)), pytrace=False)
