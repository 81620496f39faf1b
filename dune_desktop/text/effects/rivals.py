"""What Rivals do, in words and signs: in the third person and without a subject, as on their cards and in the log.

It is the second wording of the words on Hagal cards and Rivals, in the rewards of Conflicts and of the endgame, and of
what befalls opponents.
A Rival has no choices, so the wording says what its rules choose.
"""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import effects
from dune_desktop.engine.effects.base import Arrow
from dune_desktop.engine.effects.gains import FactionsAtMost
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.names import CONFLICT, ICONS
from dune_desktop.engine.rivals.words import BonusToBank, InfluenceForAlliance, InfluenceMost, InfluencePlace
from dune_desktop.engine.units import TROOP
from dune_desktop.text.drawing import drawing, more
from dune_desktop.text.effects.gains import payment
from dune_desktop.text.effects.sentences import Effects, either_clause
from dune_desktop.text.lists import either
from dune_desktop.text.names import name
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import WORDS, Sign
from dune_desktop.text.units import counted
from dune_desktop.text.wording import clause, rival_wording, wording

#: By place in the list of priorities; 0: cards differ in it.
_PLACES: Final[dict[int, Callable[[], str]]] = {
    0: lambda: Effects.tr("gains 1 Influence with the Faction of its priorities that the card shows"),
    1: lambda: Effects.tr("gains 1 Influence with the first Faction of its priorities"),
    2: lambda: Effects.tr("gains 1 Influence with the second Faction of its priorities"),
    3: lambda: Effects.tr("gains 1 Influence with the third Faction of its priorities"),
    4: lambda: Effects.tr("gains 1 Influence with the fourth Faction of its priorities"),
}


@rival_wording(effects.Gain)
def _gain(effect: effects.Gain) -> str:
    numbers = (effect.solari, effect.spice, effect.water)
    return Effects.tr("gains {amounts}").format(amounts=payment(numbers, 0)) if any(numbers) else ""


@rival_wording(effects.Influence)
def _influence(effect: effects.Influence) -> str:
    if isinstance(effect.who, int):
        return of_faction("gains", effect.who, effect.n)
    return Effects.tr("gains %n Influence with the Faction where it has the least", "", effect.n)


@rival_wording(effects.PlaceSpy)
def _place_spy(effect: effects.PlaceSpy) -> str:
    if effect.icons is None:
        return Effects.tr("places a Spy on the first free Faction observation post of its priorities")
    return Effects.tr("places a Spy on an observation post connected to a board space with the {icon} icon").format(
        icon=either([name("icon", ICONS[icon]) for icon in effect.icons])
    )


@rival_wording(effects.If)
def _if(effect: effects.If) -> str:
    when, then = clause(effect.condition), clause(effect.then)
    if effect.otherwise is None:
        #: The effect has no subject: "recruits 2 troops".
        return Effects.tr("{condition}, it {effect}").format(condition=when, effect=then)
    #: Neither effect has a subject: "recruits 2 troops".
    return Effects.tr("{condition}, it {effect}; otherwise it {otherwise}").format(
        condition=when, effect=then, otherwise=clause(effect.otherwise)
    )


@rival_wording(effects.ChooseOne)
def _choice(effect: effects.ChooseOne) -> str:
    """A branch that its rules choose, and the other one where that may be impossible."""
    if effect.rival:
        first, *others = (effect.branches[effect.rival - 1], *effect.branches)
        if not (isinstance(first, Arrow) or first.asks):
            return clause(first)
        otherwise = either_clause([clause(other) for other in others if other is not first])
        #: Neither effect has a subject: "recruits 2 troops".
        return Effects.tr("{effect}; if it cannot, it {otherwise}").format(effect=clause(first), otherwise=otherwise)
    options = either_clause([clause(branch) for branch in effect.branches])
    return Effects.tr("chooses one: {options}").format(options=options)


@rival_wording(effects.PickOf)
def _pick_of(effect: effects.PickOf) -> str:
    if effect.branches == WITH_EACH:
        return Effects.tr("gains 1 Influence with each of the %n Factions where it has the least", "", effect.count)
    options = either_clause([clause(branch) for branch in effect.branches])
    return Effects.tr("chooses %n of these: {options}", "", effect.count).format(options=options)


rival_wording.update(
    {
        effects.Pay: lambda effect: Effects.tr("pays {amounts}").format(
            amounts=payment((effect.solari, effect.spice, effect.water), 0)
        ),
        effects.DeployRecruited: lambda _: Effects.tr("deploys all of these troops to the Conflict"),
        effects.HoldSpace: lambda effect: Effects.tr("leaves {units} on a board space that can be controlled").format(
            units=counted(effect.unit, 1)
        ),
        InfluenceForAlliance: lambda effect: Effects.tr(
            "gains %n Influence with a Faction where this wins it the Alliance,"
            " or if there is none, with the Faction where it has the least",
            "",
            effect.n,
        ),
        BonusToBank: lambda _: Effects.tr("returns all bonus spice on this space to the bank"),
        effects.ControlSpace: lambda _: Effects.tr("gains control of {space}"),
        effects.DestroyWall: lambda _: Effects.tr("destroys the Shield Wall"),
        effects.Discard: lambda effect: Effects.tr("discards %n card(s)", "", effect.n),
        effects.Draw: lambda effect: Effects.tr("draws %n card(s)", "", effect.n),
        effects.DrawIntrigue: lambda effect: Effects.tr("draws %n Intrigue card(s)", "", effect.n),
        effects.Harvest: lambda effect: Effects.tr(
            "harvests %n spice and all bonus spice on this space", "", effect.base
        ),
        effects.InfluenceBehind: lambda effect: Effects.tr(
            "gains %n Influence with a Faction where an opponent has more Influence", "", effect.n
        ),
        InfluenceMost: lambda _: Effects.tr("gains 1 Influence with the Faction where it has the most"),
        InfluencePlace: lambda effect: _PLACES[effect.place](),
        effects.LoseTroops: lambda effect: (
            Effects.tr("loses {units}").format(units=counted(effect.unit, effect.n))
            if effect.unit != TROOP.id
            else Effects.tr("loses %n of its troops in the Conflict", "", effect.n)
            if effect.zone == CONFLICT
            else Effects.tr("loses %n troop(s) from its garrison", "", effect.n)
        ),
        effects.PairWild: lambda _: Effects.tr(
            "turns its Conflict card with the wild battle icon and another face-up Conflict or Objective card face down"
        ),
        effects.RecallSpy: lambda effect: Effects.tr("recalls %n Sp(y|ies)", "", effect.n),
        effects.Recruit: lambda effect: (
            Effects.tr("recruits %n troop(s)", "", effect.n)
            if effect.unit == TROOP.id
            else Effects.tr("commissions {units}").format(units=counted(effect.unit, effect.n))
        ),
        effects.RetreatTroops: lambda effect: Effects.tr("retreats {units} to its garrison").format(
            units=counted(effect.unit, effect.most)
        ),
        #: Follows what is gained for each of them: "gains 1 Victory Point".
        FactionsAtMost: lambda count: Effects.tr(
            "{effect} for each Faction with which it has %n or less Influence", "", count.n
        ),
        effects.Signet: lambda _: Effects.tr("uses its Signet Ring ability"),
        effects.StealIntrigue: lambda effect: Effects.tr(
            "steals 1 Intrigue card at random from each opponent who has %n or more of them", "", effect.least
        ),
        effects.SummonHere: lambda effect: Effects.tr(
            "summons %n sandworm(s) and gains all bonus spice on this space", "", effect.n
        ),
        effects.TakeContract: lambda _: Effects.tr("gains 2 Solari instead of a contract"),
        effects.TakeHooks: lambda _: Effects.tr("takes Maker hooks"),
        effects.TakeMentat: lambda _: Effects.tr(
            "takes the Mentat, wherever it is, as an extra Agent for the next round"
        ),
        effects.Trash: lambda _: Effects.tr("trashes a card"),
        effects.VP: lambda effect: Effects.tr("gains %n Victory Point(s)", "", effect.n),
    }
)
#: Nobody else has these words.
wording.update(
    {kind: rival_wording[kind] for kind in (BonusToBank, InfluenceForAlliance, InfluenceMost, InfluencePlace)}
)


# ---------------------------------------------------------------- as signs


drawing.update(
    {
        BonusToBank: lambda _: (Sign("maker"), Sign("spice", "0")),
        InfluencePlace: lambda effect: (Sign("influence", f"#{effect.place}"),),
        InfluenceForAlliance: lambda effect: (Sign("influence", more(effect.n)), Sign("alliance"), WORDS),
        InfluenceMost: lambda _: (Sign("influence"), WORDS),
    }
)
