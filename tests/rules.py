"""Rules by their numbers (``dune_desktop/text/rules.py``), and which of them a test proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from attrs import frozen

from dune_desktop.text.rules import every_rule

TESTS = Path(__file__).parent
NUMBER = re.compile(r"[A-Z]{1,2}\d+(?:\.\d+)?\Z")

#: Why nothing proves these.
EXEMPT: Final = {
    "R28.10": "a note on what one source contains",
    "U8.5": "about the look of the board only",
    "U12.5": "about the print of the cards only",
    "U18.12": "X9.7 says which",
    "U21.11": "X9 and I13 say how",
    "U22.1": "decided by U11.4",
    "U22.2": "decided by Q3",
    "U22.3": "decided by Q4",
    "U22.4": "decided by Q5",
    "U22.5": "a note on what the sources leave open",
    "U22.6": "a note on what the sources contain",
    "X8.8": "decided by I10.2",
    "X6.12": "about the print of the cards only",
    "I8.3": "about the print of the cards only",
}

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
            raise ValueError(f"there is no rule {number!r} in the texts of the products")

    def mark(test: _Test) -> _Test:
        test.rules = numbers  # type: ignore[attr-defined]
        return test

    return mark


@cache
def rule_list() -> dict[str, Rule]:
    """Every rule by its number."""
    rules = every_rule()
    assert all(map(NUMBER.match, rules))
    assert EXEMPT.keys() <= rules.keys()
    return {number: Rule(text.source, EXEMPT.get(number, "")) for number, text in rules.items()}
