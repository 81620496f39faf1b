"""Every component of every edition is covered by a scenario: each card, Conflict, leader, space, post, contract, ..."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose, everything
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import components
from tests.rules import TESTS
from tests.scenario_files import load

FILES = sorted((TESTS / "scenarios").rglob("*.toml"))
#: Editions made of the components of others: what is covered there need not be covered once more.
MADE_OF = {"blend": ("base", "uprising")}
#: What the id of a component ends with that had to give way to one of another edition.
_RENAMED = "_base"


@cache
def covered() -> dict[str, set[str]]:
    """Edition -> the components, as ``kind.id``, that its scenarios cover."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in FILES:
        try:
            scenarios = load(path)
        except Miswritten:  # the test below fails for it
            continue
        for scenario in scenarios:
            found[scenario.edition.id].update(scenario.covers)
    return found


def _is_covered(edition: str, component: str) -> bool:
    if component in covered()[edition]:
        return True
    return any(component.removesuffix(_RENAMED) in covered()[other] for other in MADE_OF.get(edition, ()))


def _kinds() -> Iterator[Any]:
    for edition in EDITIONS.values():
        for kind in dict.fromkeys(component.partition(".")[0] for component in components(edition)):
            yield pytest.param(edition.id, kind, id=f"{edition.id}-{kind}")


@pytest.mark.parametrize(("edition", "kind"), [*_kinds()])
def test_every_component_is_covered_by_a_scenario(edition: str, kind: str) -> None:
    wanted = [name for name in components(EDITIONS[edition]) if name.startswith(f"{kind}.")]
    assert wanted
    missing = [name for name in wanted if not _is_covered(edition, name)]
    assert not missing, f"no scenario covers {', '.join(missing)}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_expansions_bring_is_covered_on_some_board(edition: str) -> None:
    brought = set(components(everything(EDITIONS[edition]))) - set(components(EDITIONS[edition]))
    known = {name for found in covered().values() for name in found}
    assert not sorted(brought - known)


@cache
def _known(edition: str) -> set[str]:
    """All that games of the edition may have, whatever joins and in any variant."""
    usual = EDITIONS[edition]
    full = everything(usual)
    varied = compose(usual.recipe, full.expansions, "", "", full.choices)
    return {name for one in (usual, full, varied) for name in components(one)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TESTS / "scenarios").as_posix())
def test_every_component_that_a_scenario_covers_exists(path: Any) -> None:
    try:
        scenarios = load(path)
    except Miswritten as error:
        pytest.fail(str(error), pytrace=False)
    for scenario in scenarios:
        assert set(scenario.covers) <= _known(scenario.edition.id), scenario.name
        assert len(set(scenario.covers)) == len(scenario.covers), f"{scenario.name}: a component is named twice"
        assert len(set(scenario.rules)) == len(scenario.rules), f"{scenario.name}: a rule is named twice"


def test_the_kinds_of_components_are_known() -> None:
    base = {"starter", "imperium", "reserve", "intrigue", "conflict", "leader", "space", "track"}
    uprising = {*base, "post", "objective", "contract"}
    for edition, kinds in (("base", base), ("uprising", uprising), ("blend", uprising)):
        found = {component.partition(".")[0] for component in components(EDITIONS[edition])}
        assert found == {*kinds, "hagal", "rival"}
