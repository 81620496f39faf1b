"""Conditions as signs; a colon stands after them.

A Faction's icon with ``2+`` is influence, without a number another card of the Faction in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from dune_desktop.engine.conditions import (
    AcquiredCard,
    AgentAt,
    Alliance,
    AllianceElsewhere,
    And,
    AnyAlliance,
    AtFactionSpace,
    AtMaker,
    Bond,
    Completed,
    Condition,
    DeckHas,
    Deployed,
    DeployedUnits,
    GainedSpice,
    Harvested,
    Has,
    HasOn,
    HasSwordmaster,
    HasTokens,
    Hooks,
    ItCosts,
    ItIs,
    Not,
    Owns,
    OwnsMost,
    PlacedOn,
    Reached,
    Revealing,
    Seated,
    Spies,
    SpyingHere,
    SpyingOnMaker,
    SpyRecalled,
    Strength,
    TurnStart,
    Units,
    Worms,
)
from dune_desktop.engine.names import ANY, FACTIONS, ICONS
from dune_desktop.engine.rivals.words import BonusAt, CanSummon, Closed, ConflictLevel, MostBonus
from dune_desktop.text.names import NUMERALS
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


@_drawing(DeployedUnits)
def _deployed_units(what: DeployedUnits) -> Signs:
    return (Sign("deploy", f"{what.n}+"),)


@_drawing(Revealing)
def _revealing(_what: Revealing) -> Signs:
    return (Sign("reveal"),)


@_drawing(HasTokens)
def _has_tokens(_what: HasTokens) -> Signs:
    return (Sign("token"),)


# ---------------------------------------------------------------- spies


@_drawing(Spies)
def _spies(what: Spies) -> Signs:
    return (Sign("spy", f"{what.n}+"),)


@_drawing(SpyRecalled)
def _spy_recalled(_what: SpyRecalled) -> Signs:
    return (Sign("recall_spy"),)


@_drawing(SpyingOnMaker)
def _spying_on_maker(_what: SpyingOnMaker) -> Signs:
    return (Sign("spy"), Sign("maker"))


@_drawing(SpyingHere)
def _spying_here(_what: SpyingHere) -> Signs:
    return (Sign("spy"),)


@_drawing(PlacedOn)
def _placed_on(what: PlacedOn) -> Signs:
    if set(what.icons) == set(ANY):
        return (Sign("spy"), Sign("influence"))
    return (Sign("spy"), *(Sign(ICONS[icon]) for icon in what.icons))


# ---------------------------------------------------------------- this turn's agent, units, cards


@_drawing(AtMaker)
def _at_maker(_what: AtMaker) -> Signs:
    return (Sign("send"), Sign("maker"))


@_drawing(AtFactionSpace)
def _at_faction_space(what: AtFactionSpace) -> Signs:
    if set(what.factions) == set(ANY):
        return (Sign("send"), Sign("influence"))
    return (Sign("send"), *(Sign(FACTIONS[faction]) for faction in what.factions))


@_drawing(Units)
def _units(what: Units) -> Signs:
    return (Sign("conflict", f"{what.n}+"),)


@_drawing(Worms)
def _worms(what: Worms) -> Signs:
    return (Sign("sandworm", f"{what.n}+"),)


@_drawing(Hooks)
def _hooks(_what: Hooks) -> Signs:
    return (Sign("hooks"),)


@_drawing(Strength)
def _strength(what: Strength) -> Signs:
    return (Sign("combat", f"{what.n}+"),)


@_drawing(GainedSpice)
def _gained_spice(what: GainedSpice) -> Signs:
    return (Sign("spice", f"{what.n}+"),)


@_drawing(AcquiredCard)
def _acquired_card(_what: AcquiredCard) -> Signs:
    return (Sign("acquire"), WORDS)


@_drawing(Completed)
def _completed(what: Completed) -> Signs:
    return (Sign("contract", f"{what.n}+"),)


@_drawing(DeckHas)
def _deck_has(what: DeckHas) -> Signs:
    return (Sign("deck", f"{what.n}+"),)


@_drawing(ItIs)
def _it_is(what: ItIs) -> Signs:
    return (Sign(FACTIONS[what.faction]),)


@_drawing(ItCosts)
def _it_costs(what: ItCosts) -> Signs:
    return (Sign("persuasion", f"{what.n}+"),)


@_drawing(AllianceElsewhere)
def _alliance_elsewhere(what: AllianceElsewhere) -> Signs:
    return (Sign("influence", f"{what.n}+"), Sign("alliance"), WORDS)


@_drawing(Reached)
def _reached(what: Reached) -> Signs:
    return (Sign(FACTIONS[what.faction], "2"),)


# ---------------------------------------------------------------- of Hagal cards


@_drawing(MostBonus, BonusAt)
def _bonus(_what: Condition) -> Signs:
    return (Sign("maker"), Sign("spice", "1+"))


@_drawing(ConflictLevel)
def _conflict_level(what: ConflictLevel) -> Signs:
    return (Sign("conflict", "–".join(sorted({NUMERALS[min(what.levels)], NUMERALS[max(what.levels)]}))),)


@_drawing(CanSummon)
def _can_summon(_what: CanSummon) -> Signs:
    return (Sign("conflict"), Sign("sandworm"))


@_drawing(Not)
def _not(what: Not) -> Signs:
    less = what.condition
    return (Sign(FACTIONS[less.faction], f"<{less.n}"),) if isinstance(less, Has) else (WORDS,)


@_drawing(Closed, TurnStart, Owns, OwnsMost)
def _words(_what: Condition) -> Signs:
    return (WORDS,)
