"""Which rule stands behind a refusal, and what a rule says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from dune_desktop.engine.refusals import Refusal
from dune_desktop.text.folding import folded
from dune_desktop.text.rules_book import RULES, SECTIONS

#: Rules of expansions that are not here, so that nobody reads of them in vain.
_ELSEWHERE: Final = frozenset({"R28.10", "U18.12", "U21.11", "U22.5", "U22.6"})
_BEHIND: Final = {
    "not_in_hand": "R12.1",
    "no_agent_left": "R12.6",
    "icon_missing": "R12.2",
    "occupied": "R12.3",
    "cost": "R12.5",
    "voice": "R26.1",
    "wrong_window": "R8.2",
    "not_a_combat_space": "R14.7",
    "deploy_limit": "R14.6",
    "take_back_limit": "R14.9",
    "not_for_sale": "R18.1",
    "no_price": "R18.1",
    "persuasion": "R18.2",
    "not_to_top": "R18.4",
    "still_to_do": "R13.1",
    "impossible_now": "R13.8",
    "cost_of_card": "R8.3",
    "agent_sent": "R12.6",
    "already_revealing": "R17.1",
    "not_revealing": "R18.3",
    "no_agent_sent": "R14.3",
    "no_deployment": "U20.7",
    "no_post_free": "U11.13",
    "no_sandworm": "U10.3",
    "no_wall": "U10.4",
    "no_battle_icon": "U15.5",
    "no_agent_on_board": "R12.6",
    "deck_empty": "R5.3",
    "nothing_would_happen": "R13.6",
    "needs_bond": "R13.9",
    "needs_hooks": "U9.2",
    "needs_has_on": "R12.4",
    "needs_closed": "S2.4",
    "only_without_seated": "R12.4",
    "only_without_has_swordmaster": "R12.4",
}


def behind(refusal: Refusal) -> str:
    """The number of the rule that the refusal follows from; empty where the reason says it all."""
    return _BEHIND.get(refusal.code, "R8.3" if refusal.code.startswith("needs_") else "")


def rule(number: str) -> str:
    """What the rule says, in the language of the application; empty for an unknown number."""
    return str(RULES[number]) if number in RULES else ""


def book() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The headings of the rules, each with the numbers and texts below it."""
    for section, title in SECTIONS.items():
        numbers = [number for number in RULES if _section(number) == section and number not in _ELSEWHERE]
        yield str(title), [(number, rule(number)) for number in numbers]


def found(wanted: str, heading: str, number: str, says: str) -> bool:
    """Whether a rule is meant: a number means that rule alone, other words whatever has them."""
    if re.fullmatch(r"[rqusb]\d+(\.\d+)?", wanted) and wanted.upper() in RULES:
        return number.casefold() == wanted
    return wanted in folded(f"{number} {says} {heading}")


def _section(number: str) -> str:
    head = number.partition(".")[0]
    return head if head in SECTIONS else re.sub(r"\d+\Z", "", number)
