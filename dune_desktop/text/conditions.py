"""Conditions in words: clauses that begin with "if", or the name of a bond."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

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
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from dune_desktop.text.names import name
from dune_desktop.text.tongue import Context

Conditions = Context("Conditions")

WORDINGS: dict[type[Condition], Callable[[Any], str]] = {}
OPPOSITES: dict[type[Condition], Callable[[], str]] = {
    Seated: lambda: Conditions.tr("if you have no High Council seat yet"),
    HasSwordmaster: lambda: Conditions.tr("if you do not have your Swordmaster yet"),
    AnyAlliance: lambda: Conditions.tr("if you have no Alliance"),
    Revealing: lambda: Conditions.tr("if this is not your Reveal turn"),
    Harvested: lambda: Conditions.tr("if your Agent did not harvest spice this turn"),
}

_C = TypeVar("_C", bound=Condition)


def _wording(kind: type[_C]) -> Callable[[Callable[[_C], str]], Callable[[_C], str]]:
    def enter(function: Callable[[_C], str]) -> Callable[[_C], str]:
        WORDINGS[kind] = function
        return function

    return enter


def condition(what: Condition) -> str:
    """The condition as a clause."""
    return WORDINGS[type(what)](what)


def requirement(what: Condition) -> str:
    """The condition as what a board space or a card asks for."""
    return Conditions.tr("Only {condition}.").format(condition=condition(what))


_HAS: dict[int, Callable[[int], str]] = {
    EMPEROR: lambda n: Conditions.tr("if you have %n or more Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("if you have %n or more Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("if you have %n or more Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Conditions.tr("if you have %n or more Influence with the Fremen", "", n),
}
_HAS_ON: dict[int, Callable[[int], str]] = {
    1: lambda n: Conditions.tr("if you have %n or more Influence with any Faction", "", n),
    2: lambda n: Conditions.tr("if you have %n or more Influence with each of two Factions", "", n),
    3: lambda n: Conditions.tr("if you have %n or more Influence with each of three Factions", "", n),
    4: lambda n: Conditions.tr("if you have %n or more Influence with each of the four Factions", "", n),
}
_ALLIANCE: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Conditions.tr("if you have an Alliance with the Emperor"),
    SPACING_GUILD: lambda: Conditions.tr("if you have an Alliance with the Spacing Guild"),
    BENE_GESSERIT: lambda: Conditions.tr("if you have an Alliance with the Bene Gesserit"),
    FREMEN: lambda: Conditions.tr("if you have an Alliance with the Fremen"),
}
_BOND: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Conditions.tr("if you have another Emperor card in play"),
    SPACING_GUILD: lambda: Conditions.tr("if you have another Spacing Guild card in play"),
    BENE_GESSERIT: lambda: Conditions.tr("if you have another Bene Gesserit card in play"),
    FREMEN: lambda: Conditions.tr("Fremen Bond"),
}


@_wording(Not)
def _not(what: Not) -> str:
    return OPPOSITES[type(what.condition)]()


@_wording(And)
def _and(what: And) -> str:
    return Conditions.tr("{first} and {second}").format(first=condition(what.first), second=condition(what.second))


@_wording(Has)
def _has(what: Has) -> str:
    return _HAS[what.faction](what.n)


@_wording(HasOn)
def _has_on(what: HasOn) -> str:
    return _HAS_ON[what.tracks](what.n)


@_wording(Alliance)
def _alliance(what: Alliance) -> str:
    return _ALLIANCE[what.faction]()


@_wording(AnyAlliance)
def _any_alliance(_what: AnyAlliance) -> str:
    return Conditions.tr("if you have at least one Alliance")


@_wording(Bond)
def _bond(what: Bond) -> str:
    return _BOND[what.faction]()


@_wording(Seated)
def _seated(_what: Seated) -> str:
    return Conditions.tr("if you have a High Council seat")


@_wording(HasSwordmaster)
def _has_swordmaster(_what: HasSwordmaster) -> str:
    return Conditions.tr("if you have your Swordmaster")


@_wording(AgentAt)
def _agent_at(what: AgentAt) -> str:
    return Conditions.tr("if you have an Agent at {space}").format(space=name("space", what.space))


@_wording(Harvested)
def _harvested(_what: Harvested) -> str:
    return Conditions.tr("if your Agent harvested spice this turn")


@_wording(Deployed)
def _deployed(what: Deployed) -> str:
    return Conditions.tr("if you have deployed %n or more troops to the Conflict this turn", "", what.n)


@_wording(Revealing)
def _revealing(_what: Revealing) -> str:
    return Conditions.tr("if this is your Reveal turn")


@_wording(TurnStart)
def _turn_start(_what: TurnStart) -> str:
    return Conditions.tr("if you are at the very start of your turn")


@_wording(Owns)
def _owns(what: Owns) -> str:
    return Conditions.tr("if you own %n or more copies of {card}", "", what.n).format(card=name("card", what.card))


@_wording(OwnsMost)
def _owns_most(what: OwnsMost) -> str:
    return Conditions.tr("if you own more copies of {card} than each opponent").format(card=name("card", what.card))


@_wording(HasTokens)
def _has_tokens(_what: HasTokens) -> str:
    return Conditions.tr("if the Factions you secretly chose are not revealed yet")
