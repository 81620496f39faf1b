"""Rules by their numbers: which there are and what they say (``rules.txt``), and which of them a test proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from attrs import frozen

TESTS = Path(__file__).parent
NUMBER = re.compile(r"[A-Z]{1,2}\d+(?:\.\d+)?\Z")

_Test = TypeVar("_Test", bound=Callable[..., object])


@frozen
class Rule:
    """What it says, and the reason why nothing has to prove it, mostly empty."""

    says: str
    exempt: str = ""


def proves(*numbers: str) -> Callable[[_Test], _Test]:
    """Mark a test with the rules that it proves; scenarios say the same with ``rules = [...]``."""
    known = rule_list()
    for number in numbers:
        if number not in known:
            raise ValueError(f"there is no rule {number!r} in rules.txt")

    def mark(test: _Test) -> _Test:
        test.rules = numbers  # type: ignore[attr-defined]
        return test

    return mark


def rule_list() -> dict[str, Rule]:
    """Every rule by its number."""
    rules: dict[str, Rule] = {}
    for line in (TESTS / "rules.txt").read_text(encoding="utf-8").splitlines():
        number, _, rest = line.partition(" ")
        if number and not number.startswith("#"):
            if not NUMBER.match(number) or number in rules:
                raise ValueError(f"rules.txt: {line!r} is no number of a rule, or is there twice")
            says, _, exempt = rest.partition("|")
            rules[number] = Rule(says.strip(), exempt.strip())
    return rules
