"""The words of Rise of Ix, as sentences and as signs: Freighters, tech tiles, Negotiators, dreadnoughts."""

from collections.abc import Callable
from typing import Final

from dune_desktop.content.ix.conditions import (
    Can,
    CanMuster,
    Commissioned,
    HasTiles,
    OneIcon,
    SentAhead,
    ShipsTroops,
    TakesPoint,
    Watched,
)
from dune_desktop.content.ix.contracts import ChooseContract
from dune_desktop.content.ix.leader_words import InfluenceSnooped, Observe, PlaceSnoopers, SetAhead, TakeBack
from dune_desktop.content.ix.words import (
    SHIPPING,
    AcquireTech,
    FlipTile,
    IfYouWin,
    MoveFreighter,
    Negotiate,
    TrashTile,
)
from dune_desktop.engine.abilities import Ability
from dune_desktop.engine.effects.influence import Advance, Recall
from dune_desktop.text.drawing import drawing, more, signs_of
from dune_desktop.text.effects.abilities import STRONGER, Abilities
from dune_desktop.text.effects.conditions import Conditions, possession
from dune_desktop.text.effects.influence import TOKENS, Token
from dune_desktop.text.effects.prompts import Asked, Choosing, leaving, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.signs import ARROW, IF, WORDS, Sign, Signs
from dune_desktop.text.units import COUNTED, Words, counted
from dune_desktop.text.wording import rival_opposite, rival_wording, wording

TOKENS[SHIPPING] = Token(
    advance=lambda n: Effects.tr("advance your Freighter %n space(s)", "", n),
    recall=lambda: Effects.tr("recall your Freighter and gain the rewards of its space and of all below"),
    at_start=lambda: Effects.tr("Your Freighter stands at the start."),
    at_end=lambda: Effects.tr("Your Freighter cannot go any further."),
    ahead=(Sign("freighter_advance"),),
    back=(Sign("freighter_recall"),),
)
COUNTED["dreadnought"] = lambda n: Words.tr("%n dreadnought(s)", "", n)
STRONGER["dreadnought"] = lambda n: Abilities.tr("each of your dreadnoughts has %n more strength", "", n)


@wording(AcquireTech)
def _acquire_tech(effect: AcquireTech) -> str:
    """One may decline (X5.1), but for the card that is played for nothing else (X5.18)."""
    if effect.must:
        return Effects.tr("acquire a tech tile")
    if effect.solari:
        return Effects.tr("you may acquire a tech tile, and may pay its price in Solari instead of spice")
    if effect.less:
        return Effects.tr("you may acquire a tech tile for %n spice less", "", effect.less)
    return Effects.tr("you may acquire a tech tile")


wording.update(
    {
        MoveFreighter: lambda effect: (
            Effects.tr("you may move your Freighter: advance it one space or recall it")
            if effect.n == 1
            else Effects.tr(
                "you may move your Freighter %n times: each time advance it one space or recall it", "", effect.n
            )
        ),
        Negotiate: lambda effect: Effects.tr("you may send %n Negotiator(s) from your supply to Ix", "", effect.n),
        FlipTile: lambda _: Effects.tr("flip this tile"),
        TrashTile: lambda _: Effects.tr("trash this tile"),
        IfYouWin: lambda _: Effects.tr("if you win this Conflict: {effect}"),
        ChooseContract: lambda _: Effects.tr("choose one of two contracts of Rise of Ix"),
        PlaceSnoopers: lambda _: Effects.tr("put a Snooper on the 2 of each influence track"),
        Observe: lambda _: Effects.tr(
            "move its Snooper onto this Leader and gain the next of these rewards: "
            "1. you may discard a card: 1 spice; 2. the bonus of its track; 3. 1 Influence on its track; "
            "4. the bonus and 1 Influence"
        ),
        InfluenceSnooped: lambda _: Effects.tr("gain 1 Influence with a Faction where you have a Snooper"),
        SetAhead: lambda _: Effects.tr("set aside a card from your hand, face down"),
        TakeBack: lambda effect: (
            Effects.tr("take the card that you set aside into your hand, if it is still there")
            if effect.now
            else Effects.tr("if it is your second of the round, take the card that you set aside into your hand")
        ),
        HasTiles: lambda what: Conditions.tr("if you have %n or more tech tiles", "", what.n),
        CanMuster: lambda what: Conditions.tr(
            "if your Agent stands on a Combat space and you have %n or more troops in your supply", "", what.n
        ),
        Commissioned: lambda what: Conditions.tr("if you have commissioned %n or more dreadnoughts", "", what.n),
        Watched: lambda _: Conditions.tr("if a Snooper lies there"),
        SentAhead: lambda _: Conditions.tr("if you do so with the card that you had set aside"),
        OneIcon: lambda _: Conditions.tr("if it has exactly one Agent icon"),
        Can: lambda what: _PERMITTED[what.ability](),
        TakesPoint: lambda _: Abilities.tr(
            "when you win a Conflict in which you have any dreadnoughts: you may return one of them to your supply "
            "to gain 1 Victory Point instead of taking control of a board space with it"
        ),
        ShipsTroops: lambda _: Abilities.tr(
            "whenever you recruit troops on the shipping track: recruit 1 more, "
            "and you may deploy any of these troops to the Conflict"
        ),
    }
)
_PERMITTED: Final[dict[type[Ability], Callable[[], str]]] = {
    TakesPoint: lambda: Conditions.tr("if you have Detonation Devices"),
    ShipsTroops: lambda: Conditions.tr("if you have Troop Transports"),
}
_RIVALS: Final[dict[type[Ability], Callable[[], str]]] = {
    TakesPoint: lambda: Conditions.tr("if the Rival has Detonation Devices"),
    ShipsTroops: lambda: Conditions.tr("if the Rival has Troop Transports"),
}
possession[Commissioned] = lambda what: counted("dreadnought", what.n)


# ---------------------------------------------------------------- what Rivals do, in the third person


@rival_wording(AcquireTech)
def _acquires_tech(effect: AcquireTech) -> str:
    if effect.less:
        return Effects.tr(
            "acquires the most expensive tech tile with the House Hagal mark that it can pay for with %n spice less",
            "",
            effect.less,
        )
    return Effects.tr("acquires the most expensive tech tile with the House Hagal mark that it can pay for")


rival_wording.update(
    {
        MoveFreighter: lambda effect: (
            Effects.tr("moves its Freighter: to the second space at most, then back to the start for its rewards")
            if effect.n == 1
            else Effects.tr(
                "moves its Freighter %n times: to the second space at most, then back to the start for its rewards",
                "",
                effect.n,
            )
        ),
        #: The shipping track is the only one on which Rivals move.
        Advance: lambda effect: Effects.tr("advances its Freighter %n space(s)", "", effect.n),
        Recall: lambda _: Effects.tr("returns its Freighter to the start and gains the rewards of its spaces"),
        Negotiate: lambda effect: Effects.tr("sends %n Negotiator(s) from its supply to Ix", "", effect.n),
        FlipTile: lambda _: Effects.tr("flips this tile"),
        TrashTile: lambda _: Effects.tr("trashes this tile"),
        Can: lambda what: _RIVALS[what.ability](),
    }
)
rival_opposite[Commissioned] = lambda what: Conditions.tr(
    "if the Rival has commissioned fewer than %n dreadnoughts", "", what.n
)


# ---------------------------------------------------------------- what is asked


@prompting(AcquireTech)
def _which_tile(effect: AcquireTech, asked: Asked) -> str:
    if asked.question.what == "money":
        return Choosing.tr("Pay the tile in what?")
    if asked.question.what == "amount":
        return Choosing.tr("How many Negotiators return to your supply? Each makes the tile 1 cheaper.")
    if effect.less:
        return Choosing.tr("Acquire which tech tile, for %n spice less?", "", effect.less)
    return Choosing.tr("Acquire which tech tile?")


prompting[ChooseContract] = lambda _, __: Choosing.tr("Begin with which contract?")
prompting[SetAhead] = lambda _, __: Choosing.tr("Set aside which card until your second turn?")
prompting[MoveFreighter] = lambda _, __: Choosing.tr("Advance or recall your Freighter?")
leaving[AcquireTech] = lambda _: Choosing.tr("No tech tile")
leaving[MoveFreighter] = lambda _: Choosing.tr("Leave the Freighter where it is")


# ---------------------------------------------------------------- as signs


@drawing(AcquireTech)
def _acquire_tech_signs(effect: AcquireTech) -> Signs:
    tech = Sign("tech", f"−{effect.less}" if effect.less else "", may=not effect.must)
    return (tech, WORDS) if effect.solari else (tech,)


drawing.update(
    {
        MoveFreighter: lambda effect: (Sign("freighter", more(effect.n), may=True),),
        Negotiate: lambda effect: (Sign("negotiator", more(effect.n), may=True),),
        FlipTile: lambda _: (Sign("flip"),),
        TrashTile: lambda _: (Sign("trash_this"),),
        IfYouWin: lambda effect: (Sign("combat"), IF, *signs_of(effect.effect)),
        ChooseContract: lambda _: (Sign("contract"),),
        PlaceSnoopers: lambda _: (Sign("snooper", "4"),),
        Observe: lambda _: (Sign("snooper"), WORDS),
        InfluenceSnooped: lambda _: (Sign("influence"), Sign("snooper")),
        SetAhead: lambda _: (Sign("card"), WORDS),
        TakeBack: lambda _: (Sign("card"), WORDS),
        HasTiles: lambda what: (Sign("tech", f"{what.n}+"),),
        Commissioned: lambda what: (Sign("dreadnought", f"{what.n}+"),),
        CanMuster: lambda what: (Sign("combat"), Sign("supply", f"{what.n}+")),
        Watched: lambda _: (Sign("snooper"),),
        SentAhead: lambda _: (Sign("send"), Sign("card")),
        OneIcon: lambda _: (WORDS,),
        Can: lambda _: (Sign("tech"),),
        TakesPoint: lambda _: (Sign("dreadnought"), ARROW, Sign("vp")),
        ShipsTroops: lambda _: (Sign("freighter"), IF, Sign("troop", "+1"), Sign("deploy", may=True)),
    }
)
