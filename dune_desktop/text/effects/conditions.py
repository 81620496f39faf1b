"""Conditions in words and signs: clauses that begin with "if", or the name of a bond."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import conditions
from dune_desktop.engine.names import ANY, FACTIONS, ICONS
from dune_desktop.engine.rivals.words import BonusAt, CanSummon, Closed, ConflictLevel, MostBonus
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.drawing import drawing, icon_signs, or_signs, signs_of
from dune_desktop.text.lists import either, in_a_row
from dune_desktop.text.names import NUMERALS, name
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import WORDS, Sign, Signs
from dune_desktop.text.spoken_names import called, of_a_rival
from dune_desktop.text.translating import Texts, fill
from dune_desktop.text.wording import clause, opposite, rival_opposite, rival_wording, wording

Conditions = Texts("Conditions")


def requirement(what: conditions.Condition) -> str:
    """The condition as what a board space or a card asks for."""
    if isinstance(what, Closed):
        return Conditions.tr("Closed at this level of difficulty.")
    if isinstance(what, conditions.Has):
        return of_faction("required", what.faction, what.n)
    return Conditions.tr("Only {condition}.").format(condition=clause(what))


_HAS_ON: dict[int, Callable[[int], str]] = {
    1: lambda n: Conditions.tr("if you have %n or more Influence with any Faction", "", n),
    2: lambda n: Conditions.tr("if you have %n or more Influence with each of two Factions", "", n),
    3: lambda n: Conditions.tr("if you have %n or more Influence with each of three Factions", "", n),
    4: lambda n: Conditions.tr("if you have %n or more Influence with each of the four Factions", "", n),
}


_HOLDS: dict[str, Callable[[int], str]] = {
    "solari": lambda n: Conditions.tr("if you have %n or more Solari", "", n),
    "spice": lambda n: Conditions.tr("if you have %n or more spice", "", n),
    "persuasion": lambda n: Conditions.tr("if you have %n or more Persuasion", "", n),
}


#: Of a condition that a seat has something, what it has, without "if you have".
possession: Final = ByKind[str]("possession")
_INFLUENCE_ON: Final[dict[int, Callable[[int], str]]] = {
    2: lambda n: Conditions.tr("%n or more Influence with each of two Factions", "one of the things that you have", n)
}


#: Of a condition that comes second of two, what is said after "if you have ... and", or "if the Rival has ... and".
second_of_two: Final = ByKind[str]("second_of_two")
second_of_two.update(
    {
        CanSummon: lambda _: Conditions.tr("sandworms can enter this Conflict", "the second of two conditions"),
        conditions.HasSwordmaster: lambda _: Conditions.tr("your Swordmaster", "the second of two conditions"),
    }
)


@wording(conditions.Not)
def _not(what: conditions.Not) -> str:
    kind = type(what.condition)
    return (rival_opposite if of_a_rival() and kind in rival_opposite else opposite).of(what.condition)


@wording(conditions.And)
def _and(what: conditions.And) -> str:
    """Both begin with "if": the second one without it, and without what it shares with the first."""
    second = second_of_two.of(what.second) if type(what.second) in second_of_two else clause(what.second)
    return Conditions.tr("{first} and {second}").format(first=clause(what.first), second=second)


# ---------------------------------------------------------------- spies


@wording(conditions.PlacedOn)
def _placed_on(what: conditions.PlacedOn) -> str:
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


@wording(conditions.AtFactionSpace)
def _at_faction_space(what: conditions.AtFactionSpace) -> str:
    if len(what.factions) == 1:
        return of_faction("sent", what.factions[0])
    if set(what.factions) == set(ANY):
        return Conditions.tr("if you sent an Agent to a Faction's board space this turn")
    factions = either([name("faction", FACTIONS[faction]) for faction in what.factions])
    return Conditions.tr(
        "if you sent an Agent to a board space of one of these Factions this turn ({factions})"
    ).format(factions=factions)


@wording(conditions.AgentsOn)
def _agents_on(what: conditions.AgentsOn) -> str:
    if what.n == len(what.icons) == 1:
        return Conditions.tr("if you have an Agent on a board space with the {icon} icon").format(
            icon=name("icon", ICONS[what.icons[0]])
        )
    icons = either([name("icon", ICONS[icon]) for icon in what.icons])
    return Conditions.tr("if you have %n or more Agents on board spaces with these icons: {icons}", "", what.n).format(
        icons=icons
    )


# ---------------------------------------------------------------- of Hagal cards

_LEVELS: dict[tuple[int, ...], Callable[[], str]] = {
    (1, 2): lambda: Conditions.tr("if this is a Conflict I or II"),
    (3,): lambda: Conditions.tr("if this is a Conflict III"),
}


@wording(MostBonus)
def _most_bonus(what: MostBonus) -> str:
    if what.free:
        return Conditions.tr(
            "if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first)"
        )
    return Conditions.tr("if it has the most bonus spice of these spaces (in a tie, the first)")


wording.update(
    {
        conditions.Has: lambda what: of_faction("has", what.faction, what.n),
        conditions.HasOn: lambda what: _HAS_ON[what.tracks](what.n),
        conditions.Alliance: lambda what: of_faction("alliance", what.faction),
        conditions.AnyAlliance: lambda _: Conditions.tr("if you have at least one Alliance"),
        conditions.Bond: lambda what: of_faction("bond", what.faction),
        conditions.Joined: lambda _: Conditions.tr("if this card is grafted"),
        conditions.JoinedTo: lambda what: Conditions.tr(
            "if the other grafted card is of one of these Factions ({factions})"
        ).format(factions=", ".join(name("faction", FACTIONS[faction]) for faction in what.factions)),
        conditions.Seated: lambda _: Conditions.tr("if you have a High Council seat"),
        conditions.HasSwordmaster: lambda _: Conditions.tr("if you have your Swordmaster"),
        conditions.AgentAt: lambda _: Conditions.tr("if you have an Agent at {space}"),
        conditions.Harvested: lambda _: Conditions.tr("if your Agent harvested spice this turn"),
        conditions.Deployed: lambda what: Conditions.tr(
            "if you have deployed %n or more troops to the Conflict this turn", "", what.n
        ),
        conditions.Revealing: lambda _: Conditions.tr("if this is your Reveal turn"),
        conditions.TurnStart: lambda _: Conditions.tr("if you are at the very start of your turn"),
        conditions.Owns: lambda what: Conditions.tr("if you own %n or more copies of {card}", "", what.n),
        conditions.OwnsMost: lambda _: Conditions.tr("if you own more copies of {card} than each opponent"),
        conditions.HasTokens: lambda _: Conditions.tr("if the Factions you secretly chose are not revealed yet"),
        conditions.Spies: lambda what: Conditions.tr("if you have %n or more Spies on the board", "", what.n),
        conditions.SpyRecalled: lambda _: Conditions.tr("if you recalled a Spy this turn"),
        conditions.SpyingOnMaker: lambda _: Conditions.tr("if you are spying on a Maker board space"),
        conditions.SpyingHere: lambda _: Conditions.tr("if you are spying on that board space"),
        conditions.AtMaker: lambda _: Conditions.tr("if you sent an Agent to a Maker board space this turn"),
        conditions.DeployedUnits: lambda what: Conditions.tr(
            "if you have deployed %n or more units to the Conflict this turn", "", what.n
        ),
        conditions.Units: lambda what: Conditions.tr("if you have %n or more units in the Conflict", "", what.n),
        conditions.Worms: lambda what: Conditions.tr("if you have %n or more sandworms in the Conflict", "", what.n),
        conditions.Hooks: lambda _: Conditions.tr("if you have Maker hooks"),
        conditions.Strength: lambda what: Conditions.tr("if your strength in the Conflict is %n or more", "", what.n),
        conditions.GainedSpice: lambda what: (
            Conditions.tr("if you gained spice this turn")
            if what.n == 1
            else Conditions.tr("if you gained %n or more spice this turn", "", what.n)
        ),
        conditions.AcquiredCard: lambda _: Conditions.tr("if you acquired {card} this turn"),
        conditions.Completed: lambda what: Conditions.tr("if you have completed %n or more contracts", "", what.n),
        conditions.DeckHas: lambda what: Conditions.tr("if you have %n or more cards in your deck", "", what.n),
        conditions.ItIs: lambda what: of_faction("it_is", what.faction),
        conditions.ItCosts: lambda what: Conditions.tr(
            "if you trashed a card that costs %n Persuasion or more", "", what.n
        ),
        conditions.AllianceElsewhere: lambda what: Conditions.tr(
            "if you have %n or more Influence with a Faction whose Alliance an opponent has", "", what.n
        ),
        conditions.Reached: lambda what: of_faction("reached", what.faction),
        conditions.SomeOf: lambda what: Conditions.tr("if you have at least %n of these: {things}", "", what.n).format(
            things=in_a_row([possession.of(one) for one in what.conditions])
        ),
        conditions.HasMuch: lambda what: _HOLDS[what.what](what.n),
        conditions.BeforeCombat: lambda _: Conditions.tr("if the Conflict of this round is still to be decided"),
        BonusAt: lambda _: Conditions.tr("if it has bonus spice"),
        ConflictLevel: lambda what: _LEVELS[what.levels](),
        CanSummon: lambda _: Conditions.tr("if sandworms can enter this Conflict"),
        Closed: lambda _: Conditions.tr("never at this level of difficulty"),
    }
)


possession.update(
    {
        conditions.Seated: lambda _: Conditions.tr("a High Council seat", "one of the things that you have"),
        conditions.Owns: lambda what: fill(
            Conditions.tr("%n cop(y|ies) of {card}", "one of the things that you have", what.n),
            lambda _: called("card", what.card),
        ),
        conditions.HasOn: lambda what: _INFLUENCE_ON[what.tracks](what.n),
    }
)


opposite.update(
    {
        conditions.Has: lambda what: of_faction("has_less", what.faction, what.n),
        conditions.Seated: lambda _: Conditions.tr("if you have no High Council seat yet"),
        conditions.HasSwordmaster: lambda _: Conditions.tr("if you do not have your Swordmaster yet"),
        conditions.AnyAlliance: lambda _: Conditions.tr("if you have no Alliance"),
        conditions.Revealing: lambda _: Conditions.tr("if this is not your Reveal turn"),
        conditions.Harvested: lambda _: Conditions.tr("if your Agent did not harvest spice this turn"),
        conditions.Hooks: lambda _: Conditions.tr("if you have no Maker hooks yet"),
    }
)


# ---------------------------------------------------------------- what is asked of a Rival, in the third person

rival_wording.update(
    {
        conditions.AnyAlliance: lambda _: Conditions.tr("if the Rival has at least one Alliance"),
        conditions.Has: lambda what: of_faction("rival_has", what.faction, what.n),
        conditions.Hooks: lambda _: Conditions.tr("if the Rival has Maker hooks"),
    }
)
rival_opposite.update({conditions.Has: lambda what: of_faction("rival_has_less", what.faction, what.n)})


# ---------------------------------------------------------------- as signs


@drawing(conditions.PlacedOn)
def _placed_on_signs(what: conditions.PlacedOn) -> Signs:
    if set(what.icons) == set(ANY):
        return (Sign("spy"), Sign("influence"))
    return (Sign("spy"), *(Sign(ICONS[icon]) for icon in what.icons))


@drawing(conditions.AtFactionSpace)
def _at_faction_space_signs(what: conditions.AtFactionSpace) -> Signs:
    if set(what.factions) == set(ANY):
        return (Sign("send"), Sign("influence"))
    return (Sign("send"), *(Sign(FACTIONS[faction]) for faction in what.factions))


@drawing(conditions.Not)
def _not_signs(what: conditions.Not) -> Signs:
    less = what.condition
    return (Sign(FACTIONS[less.faction], f"<{less.n}"),) if isinstance(less, conditions.Has) else (WORDS,)


drawing.update(
    {
        conditions.And: lambda what: (*signs_of(what.first), *signs_of(what.second)),
        conditions.Has: lambda what: (Sign(FACTIONS[what.faction], f"{what.n}+"),),
        conditions.HasOn: lambda what: (Sign("influence", f"{what.n}+ ×{what.tracks}"),),
        conditions.Alliance: lambda what: (Sign(f"alliance_{FACTIONS[what.faction]}"),),
        conditions.AnyAlliance: lambda _: (Sign("alliance"),),
        conditions.Bond: lambda what: (Sign(FACTIONS[what.faction]),),
        conditions.Joined: lambda _: (Sign("grafted"),),
        conditions.JoinedTo: lambda what: (
            Sign("grafted"),
            *or_signs([(Sign(FACTIONS[faction]),) for faction in what.factions]),
        ),
        conditions.Seated: lambda _: (Sign("council"),),
        conditions.HasSwordmaster: lambda _: (Sign("swordmaster"),),
        conditions.AgentAt: lambda _: (Sign("agent"),),
        conditions.Harvested: lambda _: (Sign("maker"),),
        conditions.Deployed: lambda what: (Sign("deploy", f"{what.n}+"),),
        conditions.DeployedUnits: lambda what: (Sign("deploy", f"{what.n}+"),),
        conditions.Revealing: lambda _: (Sign("reveal"),),
        conditions.HasTokens: lambda _: (Sign("token"),),
        conditions.Spies: lambda what: (Sign("spy", f"{what.n}+"),),
        conditions.SpyRecalled: lambda _: (Sign("recall_spy"),),
        conditions.SpyingOnMaker: lambda _: (Sign("spy"), Sign("maker")),
        conditions.SpyingHere: lambda _: (Sign("spy"),),
        conditions.AtMaker: lambda _: (Sign("send"), Sign("maker")),
        conditions.Units: lambda what: (Sign("conflict", f"{what.n}+"),),
        conditions.Worms: lambda what: (Sign("sandworm", f"{what.n}+"),),
        conditions.Hooks: lambda _: (Sign("hooks"),),
        conditions.Strength: lambda what: (Sign("combat", f"{what.n}+"),),
        conditions.GainedSpice: lambda what: (Sign("spice", f"{what.n}+"),),
        conditions.AcquiredCard: lambda _: (Sign("acquire"), WORDS),
        conditions.Completed: lambda what: (Sign("contract", f"{what.n}+"),),
        conditions.DeckHas: lambda what: (Sign("deck", f"{what.n}+"),),
        conditions.ItIs: lambda what: (Sign(FACTIONS[what.faction]),),
        conditions.ItCosts: lambda what: (Sign("persuasion", f"{what.n}+"),),
        conditions.AllianceElsewhere: lambda what: (Sign("influence", f"{what.n}+"), Sign("alliance"), WORDS),
        conditions.Reached: lambda what: (Sign(FACTIONS[what.faction], "2"),),
        MostBonus: lambda _: (Sign("maker"), Sign("spice", "1+")),
        BonusAt: lambda _: (Sign("maker"), Sign("spice", "1+")),
        ConflictLevel: lambda what: (
            Sign("conflict", "–".join(sorted({NUMERALS[min(what.levels)], NUMERALS[max(what.levels)]}))),
        ),
        CanSummon: lambda _: (Sign("conflict"), Sign("sandworm")),
        Closed: lambda _: (WORDS,),
        conditions.SomeOf: lambda what: (WORDS, Sign("card", f"{what.n}+")),
        conditions.HasMuch: lambda what: (Sign(what.what, f"{what.n}+"),),
        conditions.AgentsOn: lambda what: (
            Sign("agent", "" if what.n == 1 else f"{what.n}+"),
            *icon_signs(what.icons),
        ),
        conditions.BeforeCombat: lambda _: (WORDS,),
        conditions.TurnStart: lambda _: (WORDS,),
        conditions.Owns: lambda _: (WORDS,),
        conditions.OwnsMost: lambda _: (WORDS,),
    }
)
