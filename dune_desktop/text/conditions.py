"""Conditions in words: clauses that begin with "if", or the name of a bond."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

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
from dune_desktop.engine.names import ANY, BENE_GESSERIT, EMPEROR, FACTIONS, FREMEN, ICONS, SPACING_GUILD
from dune_desktop.engine.rivals.words import BonusAt, CanSummon, Closed, ConflictLevel, MostBonus
from dune_desktop.text.conditions_rivals import OF_A_RIVAL, OPPOSITES_OF_A_RIVAL
from dune_desktop.text.lists import either
from dune_desktop.text.names import name
from dune_desktop.text.spoken import called, of_a_rival
from dune_desktop.text.tongue import Context

Conditions = Context("Conditions")

WORDINGS: dict[type[Condition], Callable[[Any], str]] = {}
OPPOSITES: dict[type[Condition], Callable[[Any], str]] = {
    Has: lambda what: _HAS_LESS[what.faction](what.n),
    Seated: lambda _: Conditions.tr("if you have no High Council seat yet"),
    HasSwordmaster: lambda _: Conditions.tr("if you do not have your Swordmaster yet"),
    AnyAlliance: lambda _: Conditions.tr("if you have no Alliance"),
    Revealing: lambda _: Conditions.tr("if this is not your Reveal turn"),
    Harvested: lambda _: Conditions.tr("if your Agent did not harvest spice this turn"),
    Hooks: lambda _: Conditions.tr("if you have no Maker hooks yet"),
}

_C = TypeVar("_C", bound=Condition)


def _wording(kind: type[_C]) -> Callable[[Callable[[_C], str]], Callable[[_C], str]]:
    def enter(function: Callable[[_C], str]) -> Callable[[_C], str]:
        WORDINGS[kind] = function
        return function

    return enter


def condition(what: Condition) -> str:
    """The condition as a clause: put to the reader, or to a Rival that is spoken of."""
    kind = type(what)
    told = OF_A_RIVAL.get(kind, WORDINGS[kind]) if of_a_rival() else WORDINGS[kind]
    return told(what)


def requirement(what: Condition) -> str:
    """The condition as what a board space or a card asks for."""
    if isinstance(what, Closed):
        return Conditions.tr("Closed at this level of difficulty.")
    if isinstance(what, Has):
        return _REQUIRED[what.faction](what.n)
    return Conditions.tr("Only {condition}.").format(condition=condition(what))


#: What is asked for, under the heading that it is a requirement.
_REQUIRED: dict[int, Callable[[int], str]] = {
    EMPEROR: lambda n: Conditions.tr("%n or more Influence with the Emperor.", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("%n or more Influence with the Spacing Guild.", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("%n or more Influence with the Bene Gesserit.", "", n),
    FREMEN: lambda n: Conditions.tr("%n or more Influence with the Fremen.", "", n),
}
_HAS: dict[int, Callable[[int], str]] = {
    EMPEROR: lambda n: Conditions.tr("if you have %n or more Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("if you have %n or more Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("if you have %n or more Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Conditions.tr("if you have %n or more Influence with the Fremen", "", n),
}
_HAS_LESS: dict[int, Callable[[int], str]] = {
    EMPEROR: lambda n: Conditions.tr("if you have less than %n Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("if you have less than %n Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("if you have less than %n Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Conditions.tr("if you have less than %n Influence with the Fremen", "", n),
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


#: The conditions that come second of two.
_SECOND: dict[type[Condition], Callable[[], str]] = {
    #: Said after "if the Rival has Maker hooks and".
    CanSummon: lambda: Conditions.tr("sandworms can enter this Conflict", "the second of two conditions"),
    #: Said after "if you have a High Council seat and".
    HasSwordmaster: lambda: Conditions.tr("your Swordmaster", "the second of two conditions"),
}


@_wording(Not)
def _not(what: Not) -> str:
    kind = type(what.condition)
    told = OPPOSITES_OF_A_RIVAL.get(kind, OPPOSITES[kind]) if of_a_rival() else OPPOSITES[kind]
    return told(what.condition)


@_wording(And)
def _and(what: And) -> str:
    """Both begin with "if": the second one without it, and without what it shares with the first."""
    return Conditions.tr("{first} and {second}").format(
        first=condition(what.first), second=_SECOND[type(what.second)]()
    )


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
    return Conditions.tr("if you have an Agent at {space}").format(space=called("space", what.space))


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
    return Conditions.tr("if you own %n or more copies of {card}", "", what.n).format(card=called("card", what.card))


@_wording(OwnsMost)
def _owns_most(what: OwnsMost) -> str:
    return Conditions.tr("if you own more copies of {card} than each opponent").format(card=called("card", what.card))


@_wording(HasTokens)
def _has_tokens(_what: HasTokens) -> str:
    return Conditions.tr("if the Factions you secretly chose are not revealed yet")


# ---------------------------------------------------------------- spies


@_wording(Spies)
def _spies(what: Spies) -> str:
    return Conditions.tr("if you have %n or more Spies on the board", "", what.n)


@_wording(SpyRecalled)
def _spy_recalled(_what: SpyRecalled) -> str:
    return Conditions.tr("if you recalled a Spy this turn")


@_wording(SpyingOnMaker)
def _spying_on_maker(_what: SpyingOnMaker) -> str:
    return Conditions.tr("if you are spying on a Maker board space")


@_wording(SpyingHere)
def _spying_here(_what: SpyingHere) -> str:
    return Conditions.tr("if you are spying on that board space")


@_wording(PlacedOn)
def _placed_on(what: PlacedOn) -> str:
    if set(what.icons) == set(ANY):
        return Conditions.tr("if its observation post is connected to a Faction's board space")
    icons = either([name("icon", ICONS[icon]) for icon in what.icons])
    if len(what.icons) == 1:
        return Conditions.tr("if its observation post is connected to a board space with the {icon} icon").format(
            icon=icons
        )
    return Conditions.tr(
        "if its observation post is connected to a board space with one of these icons ({icons})"
    ).format(icons=icons)


# ---------------------------------------------------------------- this turn's agent, units, cards

_AT: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Conditions.tr("if you sent an Agent to an Emperor board space this turn"),
    SPACING_GUILD: lambda: Conditions.tr("if you sent an Agent to a Spacing Guild board space this turn"),
    BENE_GESSERIT: lambda: Conditions.tr("if you sent an Agent to a Bene Gesserit board space this turn"),
    FREMEN: lambda: Conditions.tr("if you sent an Agent to a Fremen board space this turn"),
}
_DISCARDED: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Conditions.tr("if you discarded an Emperor card"),
    SPACING_GUILD: lambda: Conditions.tr("if you discarded a Spacing Guild card"),
    BENE_GESSERIT: lambda: Conditions.tr("if you discarded a Bene Gesserit card"),
    FREMEN: lambda: Conditions.tr("if you discarded a Fremen card"),
}
_REACHED: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Conditions.tr("if this is Influence with the Emperor"),
    SPACING_GUILD: lambda: Conditions.tr("if this is Influence with the Spacing Guild"),
    BENE_GESSERIT: lambda: Conditions.tr("if this is Influence with the Bene Gesserit"),
    FREMEN: lambda: Conditions.tr("if this is Influence with the Fremen"),
}


@_wording(AtMaker)
def _at_maker(_what: AtMaker) -> str:
    return Conditions.tr("if you sent an Agent to a Maker board space this turn")


@_wording(AtFactionSpace)
def _at_faction_space(what: AtFactionSpace) -> str:
    if len(what.factions) == 1:
        return _AT[what.factions[0]]()
    if set(what.factions) == set(ANY):
        return Conditions.tr("if you sent an Agent to a Faction's board space this turn")
    factions = either([name("faction", FACTIONS[faction]) for faction in what.factions])
    return Conditions.tr(
        "if you sent an Agent to a board space of one of these Factions this turn ({factions})"
    ).format(factions=factions)


@_wording(DeployedUnits)
def _deployed_units(what: DeployedUnits) -> str:
    return Conditions.tr("if you have deployed %n or more units to the Conflict this turn", "", what.n)


@_wording(Units)
def _units(what: Units) -> str:
    return Conditions.tr("if you have %n or more units in the Conflict", "", what.n)


@_wording(Worms)
def _worms(what: Worms) -> str:
    return Conditions.tr("if you have %n or more sandworms in the Conflict", "", what.n)


@_wording(Hooks)
def _hooks(_what: Hooks) -> str:
    return Conditions.tr("if you have Maker hooks")


@_wording(Strength)
def _strength(what: Strength) -> str:
    return Conditions.tr("if your strength in the Conflict is %n or more", "", what.n)


@_wording(GainedSpice)
def _gained_spice(what: GainedSpice) -> str:
    if what.n == 1:
        return Conditions.tr("if you gained spice this turn")
    return Conditions.tr("if you gained %n or more spice this turn", "", what.n)


@_wording(AcquiredCard)
def _acquired_card(what: AcquiredCard) -> str:
    return Conditions.tr("if you acquired {card} this turn").format(card=called("card", what.card))


@_wording(Completed)
def _completed(what: Completed) -> str:
    return Conditions.tr("if you have completed %n or more contracts", "", what.n)


@_wording(DeckHas)
def _deck_has(what: DeckHas) -> str:
    return Conditions.tr("if you have %n or more cards in your deck", "", what.n)


@_wording(ItIs)
def _it_is(what: ItIs) -> str:
    return _DISCARDED[what.faction]()


@_wording(ItCosts)
def _it_costs(what: ItCosts) -> str:
    return Conditions.tr("if you trashed a card that costs %n Persuasion or more", "", what.n)


@_wording(AllianceElsewhere)
def _alliance_elsewhere(what: AllianceElsewhere) -> str:
    return Conditions.tr("if you have %n or more Influence with a Faction whose Alliance an opponent has", "", what.n)


@_wording(Reached)
def _reached(what: Reached) -> str:
    return _REACHED[what.faction]()


# ---------------------------------------------------------------- of Hagal cards

_LEVELS: dict[tuple[int, ...], Callable[[], str]] = {
    (1, 2): lambda: Conditions.tr("if this is a Conflict I or II"),
    (3,): lambda: Conditions.tr("if this is a Conflict III"),
}


@_wording(MostBonus)
def _most_bonus(what: MostBonus) -> str:
    if what.free:
        return Conditions.tr(
            "if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first)"
        )
    return Conditions.tr("if it has the most bonus spice of these spaces (in a tie, the first)")


@_wording(BonusAt)
def _bonus_at(_what: BonusAt) -> str:
    return Conditions.tr("if it has bonus spice")


@_wording(ConflictLevel)
def _conflict_level(what: ConflictLevel) -> str:
    return _LEVELS[what.levels]()


@_wording(CanSummon)
def _can_summon(_what: CanSummon) -> str:
    return Conditions.tr("if sandworms can enter this Conflict")


@_wording(Closed)
def _closed(_what: Closed) -> str:
    return Conditions.tr("never at this level of difficulty")
