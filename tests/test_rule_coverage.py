"""Every rule has a test that names it: a scenario with ``rules = [...]`` or a test marked with ``proves``."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from dune_desktop.positions.readers import Miswritten
from tests.rules import NUMBER, TESTS, rule_list
from tests.scenario_files import load

RULES = rule_list()


@cache
def named_by_scenarios() -> dict[str, list[str]]:
    """Rule -> the scenarios that name it."""
    named: dict[str, list[str]] = {}
    for path in sorted((TESTS / "scenarios").rglob("*.toml")):
        try:
            scenarios = load(path)
        except Miswritten:  # test_scenarios fails for it
            continue
        for scenario in scenarios:
            for number in scenario.rules:
                named.setdefault(number, []).append(f"{path.name}: {scenario.name}")
    return named


@cache
def named_by_tests() -> dict[str, list[str]]:
    """Rule -> the test functions marked with it; read, not imported, so that nothing has to run."""
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef):
                for number in _marks(node):
                    assert node.name.startswith("test"), f"{path.name}: {node.name} proves {number}, but is no test"
                    named.setdefault(number, []).append(f"{path.name}: {node.name}")
    return named


def _marks(test: ast.FunctionDef) -> list[str]:
    numbers: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves":
            for value in mark.args:
                assert isinstance(value, ast.Constant), f"{test.name}: 'proves' takes numbers as they are"
                numbers.append(str(value.value))
    return numbers


def test_every_rule_has_a_test_that_names_it() -> None:
    assert [rule for rule in RULES if not RULES[rule].exempt and not _tests_of(rule)] == []


def test_a_rule_that_is_exempt_is_proved_by_nothing() -> None:
    """Or the reason would have to be taken out."""
    assert {rule: tests for rule in RULES if RULES[rule].exempt and (tests := _tests_of(rule))} == {}


def _tests_of(rule: str) -> list[str]:
    return named_by_scenarios().get(rule, []) + named_by_tests().get(rule, [])


def test_every_number_that_a_test_names_is_a_rule() -> None:
    named = {**named_by_tests(), **named_by_scenarios()}
    assert {number: tests for number, tests in named.items() if number not in RULES} == {}


def test_only_few_rules_are_exempt() -> None:
    core = [rule for rule in RULES if _series(rule) == "R"]
    assert sum(bool(RULES[rule].exempt) for rule in core) * 20 <= len(core)


def test_every_rule_is_said_in_a_line() -> None:
    told = {rule: one.says for rule, one in RULES.items()}
    assert {
        rule: says for rule, says in told.items() if not (10 < len(says) <= 100 and says.endswith((".", "?")))
    } == {}


def _series(number: str) -> str:
    return number.rstrip("0123456789.")


# ---------------------------------------------------------------- against the facts


def _facts() -> Path | None:
    places = (parent / "shared" / "facts" for parent in TESTS.resolve().parents)
    return next((place for place in places if place.is_dir()), None)


FACTS = _facts()
FILES = (
    "rules_core.md", "rules_uprising.md", "decisions.md", "rules_solo_and_two_player.md", "rules_ix.md",
    "decisions_ix.md", "rules_immortality.md", "decisions_immortality.md",
)  # fmt: skip
#: Open points, which the decisions answer, and examples.
NO_RULES = ("X13", "X14", "I15", "I18")


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
def test_the_list_has_every_rule_of_the_facts() -> None:
    assert FACTS is not None
    core = (FACTS / "rules_core.md").read_text(encoding="utf-8")
    uprising = (FACTS / "rules_uprising.md").read_text(encoding="utf-8")
    decisions = (FACTS / "decisions.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(R\d+\.\d+)\*\*", core, re.MULTILINE)
    numbers += re.findall(r"^\| (Q\d+) \|", decisions, re.MULTILINE)
    numbers += re.findall(r"^- \*\*(U\d+\.\d+)\*\*", uprising, re.MULTILINE)
    rivals = (FACTS / "rules_solo_and_two_player.md").read_text(encoding="utf-8")
    numbers += [f"S{number}" for number in re.findall(r"^(\d+\.\d+) ", rivals, re.MULTILINE)]
    numbers += re.findall(r"^(B\d\.\d+) ", rivals, re.MULTILINE)
    for expansion, series in (("ix", "X"), ("immortality", "I")):
        told = (FACTS / f"rules_{expansion}.md").read_text(encoding="utf-8")
        found = re.findall(rf"^- \*\*({series}\d+\.\d+)\*\*", told, re.MULTILINE)
        numbers += [rule for rule in found if not rule.startswith(NO_RULES)]
        decided = (FACTS / f"decisions_{expansion}.md").read_text(encoding="utf-8")
        numbers += re.findall(rf"^\| (Q{series}\d+) \|", decided, re.MULTILINE)
    assert len(numbers) > 600
    assert all(NUMBER.match(number) for number in numbers)
    assert sorted(RULES) == sorted(numbers)  # a product's room may have rules of any chapter


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
def test_every_worked_example_of_rise_of_ix_is_a_scenario() -> None:
    """One whose note begins with the number of the example."""
    assert FACTS is not None
    examples = set(re.findall(r"^- \*\*(X14\.\d+)\*\*", (FACTS / "rules_ix.md").read_text("utf-8"), re.MULTILINE))
    assert len(examples) == 8
    files = [tomllib.loads(path.read_text("utf-8")) for path in (TESTS / "scenarios" / "ix").glob("*.toml")]
    notes = {scenario.get("note", "").partition(":")[0] for file in files for scenario in file["scenario"]}
    assert examples <= notes


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
def test_no_rule_is_copied_from_the_facts() -> None:
    assert FACTS is not None
    facts = "".join((FACTS / name).read_text(encoding="utf-8") for name in FILES)
    known = set(_runs(facts))
    assert [f"{number}: {run}" for number, rule in RULES.items() for run in _runs(rule.says) if run in known] == []


def _runs(text: str, length: int = 7) -> list[str]:
    """Every so many words in a row."""
    words = re.findall(r"[a-z0-9]+", text.lower())
    return [" ".join(words[at : at + length]) for at in range(len(words) - length + 1)]
