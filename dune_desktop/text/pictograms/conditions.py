"""Conditions as signs; a colon stands after them.

A Faction's icon with ``2+`` is influence, without a number another card of the Faction in play.
"""

from __future__ import annotations

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
    Joined,
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
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


@drawing(PlacedOn)
def _placed_on(what: PlacedOn) -> Signs:
    if set(what.icons) == set(ANY):
        return (Sign("spy"), Sign("influence"))
    return (Sign("spy"), *(Sign(ICONS[icon]) for icon in what.icons))


@drawing(AtFactionSpace)
def _at_faction_space(what: AtFactionSpace) -> Signs:
    if set(what.factions) == set(ANY):
        return (Sign("send"), Sign("influence"))
    return (Sign("send"), *(Sign(FACTIONS[faction]) for faction in what.factions))


@drawing(Not)
def _not(what: Not) -> Signs:
    less = what.condition
    return (Sign(FACTIONS[less.faction], f"<{less.n}"),) if isinstance(less, Has) else (WORDS,)


drawing.update(
    {
        And: lambda what: (*signs_of(what.first), *signs_of(what.second)),
        Has: lambda what: (Sign(FACTIONS[what.faction], f"{what.n}+"),),
        HasOn: lambda what: (Sign("influence", f"{what.n}+ ×{what.tracks}"),),
        Alliance: lambda what: (Sign(f"alliance_{FACTIONS[what.faction]}"),),
        AnyAlliance: lambda _: (Sign("alliance"),),
        Bond: lambda what: (Sign(FACTIONS[what.faction]),),
        Joined: lambda _: (Sign("card", "2"),),
        Seated: lambda _: (Sign("council"),),
        HasSwordmaster: lambda _: (Sign("swordmaster"),),
        AgentAt: lambda _: (Sign("agent"),),
        Harvested: lambda _: (Sign("maker"),),
        Deployed: lambda what: (Sign("deploy", f"{what.n}+"),),
        DeployedUnits: lambda what: (Sign("deploy", f"{what.n}+"),),
        Revealing: lambda _: (Sign("reveal"),),
        HasTokens: lambda _: (Sign("token"),),
        Spies: lambda what: (Sign("spy", f"{what.n}+"),),
        SpyRecalled: lambda _: (Sign("recall_spy"),),
        SpyingOnMaker: lambda _: (Sign("spy"), Sign("maker")),
        SpyingHere: lambda _: (Sign("spy"),),
        AtMaker: lambda _: (Sign("send"), Sign("maker")),
        Units: lambda what: (Sign("conflict", f"{what.n}+"),),
        Worms: lambda what: (Sign("sandworm", f"{what.n}+"),),
        Hooks: lambda _: (Sign("hooks"),),
        Strength: lambda what: (Sign("combat", f"{what.n}+"),),
        GainedSpice: lambda what: (Sign("spice", f"{what.n}+"),),
        AcquiredCard: lambda _: (Sign("acquire"), WORDS),
        Completed: lambda what: (Sign("contract", f"{what.n}+"),),
        DeckHas: lambda what: (Sign("deck", f"{what.n}+"),),
        ItIs: lambda what: (Sign(FACTIONS[what.faction]),),
        ItCosts: lambda what: (Sign("persuasion", f"{what.n}+"),),
        AllianceElsewhere: lambda what: (Sign("influence", f"{what.n}+"), Sign("alliance"), WORDS),
        Reached: lambda what: (Sign(FACTIONS[what.faction], "2"),),
        MostBonus: lambda _: (Sign("maker"), Sign("spice", "1+")),
        BonusAt: lambda _: (Sign("maker"), Sign("spice", "1+")),
        ConflictLevel: lambda what: (
            Sign("conflict", "–".join(sorted({NUMERALS[min(what.levels)], NUMERALS[max(what.levels)]}))),
        ),
        CanSummon: lambda _: (Sign("conflict"), Sign("sandworm")),
        Closed: lambda _: (WORDS,),
        TurnStart: lambda _: (WORDS,),
        Owns: lambda _: (WORDS,),
        OwnsMost: lambda _: (WORDS,),
    }
)
