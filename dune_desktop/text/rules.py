"""Which rule stands behind a refusal, and what a rule says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from dune_desktop.engine.refusals import Refusal
from dune_desktop.text.folding import folded
from dune_desktop.text.rules_book import RULES, SECTIONS

#: Rules of expansions that are not here, and those that are lists of what is on the table anyway.
_UNTOLD: Final = frozenset(
    {"R1.1", "R1.2", "R21.3", "R21.4", "R25.1", "R28.10", "U1.1", "U18.12", "U21.11", "U22.5", "U22.6"}
)
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
    "no_agent_on_board": "R6.7",
    "mentat_away": "R6.3",
    "deck_empty": "R26.4",
    "nothing_would_happen": "R13.6",
    "needs_bond": "R13.9",
    "needs_hooks": "U9.2",
    "needs_turn_start": "R26.3",
    "needs_closed": "S2.4",
    "only_without_seated": "R12.4",
    "only_without_has_swordmaster": "R12.4",
}


#: What a space asks for, and what a line of a card.
_SPACE_NEEDS, _LINE_NEEDS = "R12.4", "R8.3"


def behind(refusal: Refusal, verb: str = "") -> str:
    """The number of the rule that the refusal of such an action follows from; empty where the reason says it all."""
    needs = _SPACE_NEEDS if verb == "agent" else _LINE_NEEDS
    return _BEHIND.get(refusal.code, needs if refusal.code.startswith("needs_") else "")


def rule(number: str) -> str:
    """What the rule says, in the language of the application; empty for an unknown number."""
    return str(RULES[number]) if number in RULES else ""


def book() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The headings of the rules, each with the numbers and texts below it."""
    for section, title in SECTIONS.items():
        numbers = [number for number in RULES if _section(number) == section and number not in _UNTOLD]
        yield str(title), [(number, rule(number)) for number in numbers]


def found(wanted: str, heading: str, number: str, says: str) -> bool:
    """Whether a rule is meant: a number means that rule alone, other words whatever has them."""
    if re.fullmatch(r"[rqusb]\d+(\.\d+)?", wanted) and wanted.upper() in RULES:
        return number.casefold() == wanted
    return wanted in folded(f"{number} {says} {heading}")


def _section(number: str) -> str:
    head = number.partition(".")[0]
    return head if head in SECTIONS else re.sub(r"\d+\Z", "", number)
