"""Conditions as signs; a colon stands after them.

A Faction's icon with ``2+`` is influence, without a number another card of the Faction in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dune_desktop.engine.conditions import (
    AgentAt,
    Alliance,
    And,
    AnyAlliance,
    Bond,
    Condition,
    Deployed,
    Harvested,
    Has,
    HasOn,
    HasSwordmaster,
    HasTokens,
    Not,
    Owns,
    OwnsMost,
    Revealing,
    Seated,
    TurnStart,
)
from dune_desktop.engine.names import FACTIONS
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs

DRAWINGS: Final[dict[type[Condition], Callable[[Any], Signs]]] = {}

_C = TypeVar("_C", bound=Condition)


def _drawing(*kinds: type[_C]) -> Callable[[Callable[[_C], Signs]], Callable[[_C], Signs]]:
    def enter(function: Callable[[_C], Signs]) -> Callable[[_C], Signs]:
        DRAWINGS.update(dict.fromkeys(kinds, function))
        return function

    return enter


def condition_signs(what: Condition) -> Signs:
    """The condition as signs."""
    return DRAWINGS[type(what)](what)


@_drawing(And)
def _and(what: And) -> Signs:
    return (*condition_signs(what.first), *condition_signs(what.second))


@_drawing(Has)
def _has(what: Has) -> Signs:
    return (Sign(FACTIONS[what.faction], f"{what.n}+"),)


@_drawing(HasOn)
def _has_on(what: HasOn) -> Signs:
    return (Sign("influence", f"{what.n}+ ×{what.tracks}"),)


@_drawing(Alliance)
def _alliance(what: Alliance) -> Signs:
    return (Sign(f"alliance_{FACTIONS[what.faction]}"),)


@_drawing(AnyAlliance)
def _any_alliance(_what: AnyAlliance) -> Signs:
    return (Sign("alliance"),)


@_drawing(Bond)
def _bond(what: Bond) -> Signs:
    return (Sign(FACTIONS[what.faction]),)


@_drawing(Seated)
def _seated(_what: Seated) -> Signs:
    return (Sign("council"),)


@_drawing(HasSwordmaster)
def _has_swordmaster(_what: HasSwordmaster) -> Signs:
    return (Sign("swordmaster"),)


@_drawing(AgentAt)
def _agent_at(_what: AgentAt) -> Signs:
    return (Sign("agent"),)


@_drawing(Harvested)
def _harvested(_what: Harvested) -> Signs:
    return (Sign("maker"),)


@_drawing(Deployed)
def _deployed(what: Deployed) -> Signs:
    return (Sign("deploy", f"{what.n}+"),)


@_drawing(Revealing)
def _revealing(_what: Revealing) -> Signs:
    return (Sign("reveal"),)


@_drawing(HasTokens)
def _has_tokens(_what: HasTokens) -> Signs:
    return (Sign("token"),)


@_drawing(Not, TurnStart, Owns, OwnsMost)
def _words(_what: Condition) -> Signs:
    return (WORDS,)
