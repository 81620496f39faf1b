"""Which rule stands behind a refusal, and what a rule says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from dune_desktop.engine.refusals import Refusal
from dune_desktop.text.folding import folded
from dune_desktop.text.rules_book import RULES, SECTIONS
from dune_desktop.text.tongue import Context

RuleSection = Context("RuleSection")

#: Rules of expansions that are not here, and those that are lists of what is on the table anyway.
_UNTOLD: Final = frozenset(
    {"R1.1", "R1.2", "R21.3", "R21.4", "R25.1", "R28.10", "U1.1", "U18.12", "U21.11", "U22.5", "U22.6"}
)
#: Rules of the base game in whose place Uprising has others: of the Mentat, the Reserve, the spaces, the bonuses.
_REPLACED: Final = frozenset(
    {
        "R2.1", "R2.5", "R2.15", "R2.17", "R6.3", "R6.4", "R6.5", "R6.6", "R7.6", "R13.12", "R16.1", "R17.4", "R18.1",
        "R19.1", "R20.13", "R25.3", "R25.4", "R25.5", "R25.6", "R25.7", "R28.2",
    }
)  # fmt: skip
#: What is cited instead of a rule in games that do not know it.
_INSTEAD: Final = {"R18.1": "U14.1", "S2.4": "B3.3"}
_ORDER: Final = {section: place for place, section in enumerate(SECTIONS)}
#: Of cards and Leaders of the base game, and of both games together.
_OF_BASE_CARDS, _OF_BLENDS = ("R26", "R28"), "U21"
_BEHIND: Final = {
    "not_in_hand": "R12.1",
    "no_agent_left": "R11.2",
    "icon_missing": "R12.3",
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
    "agent_sent": "R11.2",
    "already_revealing": "R11.2",
    "nothing_done": "R11.2",
    "may_not_pass": "R11.2",
    "not_revealing": "R17.5",
    "no_agent_sent": "R14.3",
    "no_deployment": "U20.7",
    "no_post_free": "U11.13",
    "no_wall": "U10.4",
    "wall_protects": "U10.3",
    "too_few_troops": "R13.6",
    "cannot_pay": "R13.5",
    "too_little_influence": "R7.12",
    "tracks_full": "R7.13",
    "chosen_already": "R13.10",
    "no_battle_icon": "U15.5",
    "mentat_away": "R6.3",
    "deck_empty": "R26.4",
    "nothing_would_happen": "R13.6",
    "needs_bond": "R13.9",
    "needs_hooks": "U9.2",
    "needs_turn_start": "R26.3",
    "needs_closed": "S2.4",
    "only_without_seated": "R12.4",
    "only_without_has_swordmaster": "R12.4",
    "only_without_hooks": "U10.1",
}
#: Where an Intrigue card is to be played.
_BEHIND_PLAYING: Final = {"not_in_hand": "", "nothing_would_happen": "R8.3"}
#: Behind conditions: of a space, of a line of an Intrigue card, of an effect.
_NEEDS: Final = {"agent": "R12.4", "play": "R8.3"}
_EFFECT_NEEDS: Final = "R13.7"


def behind(refusal: Refusal, verb: str = "", edition: str = "") -> str:
    """The number of the rule that the refusal of such an action follows from; empty where the reason says it all."""
    number = _cited(refusal.code, verb)
    return number if not number or _applies(number, edition, rivals=True) else _INSTEAD.get(number, "")


def _cited(code: str, verb: str) -> str:
    """In the base game, or in whichever knows such a refusal."""
    if verb == "play" and code in _BEHIND_PLAYING:
        return _BEHIND_PLAYING[code]
    needs = _NEEDS.get(verb, _EFFECT_NEEDS) if code.startswith("needs_") else ""
    return _BEHIND.get(code, needs)


def rule(number: str) -> str:
    """What the rule says, in the language of the application; empty for an unknown number."""
    return str(RULES[number]) if number in RULES else ""


def book(edition: str = "", rivals: bool = False) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The headings of the rules, each with the numbers and texts below it.

    Of a game of this ``edition``, with ``rivals`` or without: what applies to it comes first, its own rules before
    those that it shares, and what does not apply comes last, under headings that say so.
    """
    told = sorted((number for number in RULES if number not in _UNTOLD), key=lambda one: _ORDER[_section(one)])
    applying = [number for number in told if _applies(number, edition, rivals)]
    own = {"": "", "base": "R"}.get(edition, "U")
    yield from _chapters([*(one for one in applying if one[0] == own), *(one for one in applying if one[0] != own)])
    elsewhere = RuleSection.tr("Not in this game: {heading}")
    for heading, rest in _chapters([number for number in told if number not in applying]):
        yield elsewhere.format(heading=heading), rest


def _chapters(numbers: Iterable[str]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for section, some in groupby(numbers, _section):
        yield str(SECTIONS[section]), [(number, rule(number)) for number in some]


def _applies(number: str, edition: str, rivals: bool) -> bool:
    """Whether a game of this edition is played by the rule; by all of them where no edition is told."""
    if not edition:
        return True
    group, section = number[0], _section(number)
    if group in ("S", "B"):
        return rivals and (group == "B") == (edition == "base")
    if edition == "base":
        return group != "U"
    blended = edition == "blend"
    if section in _OF_BASE_CARDS or number == "R20.10":
        return blended
    return number not in _REPLACED and (blended or section != _OF_BLENDS)


def found(wanted: str, heading: str, number: str, says: str) -> bool:
    """Whether a rule is meant: a number means that rule alone, other words whatever has them."""
    if re.fullmatch(r"[rqusb]\d+(\.\d+)?", wanted) and wanted.upper() in RULES:
        return number.casefold() == wanted
    return wanted in folded(f"{number} {says} {heading}")


def _section(number: str) -> str:
    head = number.partition(".")[0]
    return head if head in SECTIONS else re.sub(r"\d+\Z", "", number)
