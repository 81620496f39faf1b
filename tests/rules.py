"""Rules by their numbers: which there are (``rules.txt``), and which of them a test proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

TESTS = Path(__file__).parent
NUMBER = re.compile(r"[A-Z]{1,2}\d+(?:\.\d+)?\Z")

_Test = TypeVar("_Test", bound=Callable[..., object])


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


def rule_list() -> dict[str, str]:
    """Every rule with the reason why nothing has to prove it, mostly empty."""
    rules: dict[str, str] = {}
    for line in (TESTS / "rules.txt").read_text(encoding="utf-8").splitlines():
        number, _, reason = line.partition(" ")
        if number and not number.startswith("#"):
            if not NUMBER.match(number) or number in rules:
                raise ValueError(f"rules.txt: {line!r} is no number of a rule, or is there twice")
            rules[number] = reason.strip()
    return rules
