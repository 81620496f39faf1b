"""Personalities as data: what of a position is worth more to each of them, and what less."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

#: Features of the valuation that belong together.
_WAR: Final = ("conflict", "rewards", "garrison", "deck_swords")
_COURT: Final = ("near_point", "near_bonus", "influence", "council")
#: It counts as a point as well, of which the tables take something off again: who likes it takes off less.
_TAKEN_OFF: Final = ("alliance",)
_GOODS: Final = ("solari", "spice", "water", "contracts")
_SECRETS: Final = ("intrigue", "spies")
_DECK: Final = ("deck_persuasion", "deck_effects", "persuasion")


def _taste(*groups: tuple[tuple[str, ...], float]) -> Mapping[str, float]:
    return MappingProxyType({feature: times for group, times in groups for feature in group})


#: By personality, how many times as much as usual a feature is worth; those that are not named are worth the usual.
#: Nothing is worth so little that it is never done, or so much that everything else is left for it.
TASTES: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "warlike": _taste((_WAR, 1.4), (_COURT, 0.85), (_SECRETS, 0.9)),
        "diplomat": _taste((_COURT, 1.4), (_TAKEN_OFF, 0.7), (_WAR, 0.8)),
        "merchant": _taste((_GOODS, 1.4), (_WAR, 0.85), (_SECRETS, 0.9)),
        "schemer": _taste((_SECRETS, 1.4), (_GOODS, 0.85), (_DECK, 0.9)),
        "architect": _taste((_DECK, 1.4), (_WAR, 0.85), (_GOODS, 0.9)),
    }
)
