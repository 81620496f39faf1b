"""The rules in the program: every number that the code cites is there, and so is what stands behind refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.refusals import Refusal
from dune_desktop.text import rules
from dune_desktop.text.catalogue import components
from dune_desktop.text.refusals import WORDINGS
from dune_desktop.text.rules_book import RULES, SECTIONS
from dune_desktop.text.rulings import rulings
from dune_desktop.text.rulings_base import RULINGS

ENGINE = Path(__file__).parent.parent / "dune_desktop"


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    cited = {
        number
        for path in ENGINE.rglob("*.py")
        for number in re.findall(r"\b([RUSB]\d+\.\d+|Q\d+)\b(?! -?\d)", path.read_text(encoding="utf-8"))
    }
    assert cited <= RULES.keys()


@pytest.mark.parametrize("code", WORDINGS)
def test_the_rule_behind_a_refusal_says_something(code: str) -> None:
    number = rules.behind(Refusal(code))
    assert number == "" or rules.rule(number)


def test_influence_is_asked_for_by_a_space_or_by_a_line_of_a_card() -> None:
    refusal = Refusal("needs_influence", ("fremen", 2))
    assert rules.behind(refusal, "agent") == "R12.4"
    assert rules.behind(refusal, "play") == "R8.3"


def test_most_refusals_have_a_rule() -> None:
    behind = [code for code in WORDINGS if rules.behind(Refusal(code))]
    assert 2 * len(behind) > len(WORDINGS)


def test_the_book_has_every_section_and_no_rule_of_other_editions() -> None:
    chapters = list(rules.book())
    assert [title for title, _ in chapters] == [str(title) for title in SECTIONS.values()]
    assert all(told for _, told in chapters)
    numbers = [number for _, told in chapters for number, _ in told]
    assert len(numbers) == len(set(numbers))
    assert "Q24" in numbers
    assert "U11.7" in numbers
    assert "Q2" in numbers
    assert {"Q16", "S6.4", "B3.9"} <= {*numbers}
    assert "U21.11" not in numbers
    assert "R25.1" not in numbers  # a list of what stands on the board


def test_a_number_finds_that_rule_alone() -> None:
    rows = [(title, number, says) for title, told in rules.book() for number, says in told]
    assert [row[1] for row in rows if rules.found("u11.1", *row)] == ["U11.1"]
    assert [row[1] for row in rows if rules.found("s6.4", *row)] == ["S6.4"]
    assert [row[1] for row in rows if rules.found("b3.1", *row)] == ["B3.1"]


def test_an_unknown_rule_says_nothing() -> None:
    assert rules.rule("R99.9") == ""


@pytest.mark.parametrize("component", RULINGS)
def test_a_ruling_is_about_a_component_and_names_rules_that_exist(component: str) -> None:
    ids = {one["id"] for one in components(EDITIONS["base"])}
    assert component in ids
    for ruling in rulings(component):
        assert ruling.text.endswith(".")
        assert all(rules.rule(number) for number in ruling.rules)
