"""Spies, sandworms and the Shield Wall in words and signs."""

from dune_desktop.engine.effects import DestroyWall, InfluenceSpied, PlaceSpy, RecallSpy, Summon, SummonHere, TakeHooks
from dune_desktop.engine.names import ICONS
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, leaving, prompting
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.lists import either
from dune_desktop.text.names import name
from dune_desktop.text.pictograms.drawing import PER, drawing, more
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs
from dune_desktop.text.tongue import Context
from dune_desktop.text.units import COUNTED, FIGHTING, Words
from dune_desktop.text.wording import wording

Board = Context("Board")

COUNTED["sandworm"] = lambda n: Words.tr("%n sandworm(s)", "", n)
FIGHTING["sandworm"] = lambda n: Board.tr("%n sandworm(s), 3 strength each; the reward is taken twice", "", n)


@wording(PlaceSpy)
def _place_spy(effect: PlaceSpy) -> str:
    if effect.here and effect.shared:
        return Effects.tr(
            "place a Spy on an observation post connected to the board space you sent an Agent to this turn, "
            "even on one with an opponent's Spy"
        )
    if effect.here:
        return Effects.tr(
            "place a Spy on an observation post connected to the board space you sent an Agent to this turn"
        )
    if effect.icons is None:
        if effect.shared:
            return Effects.tr("place a Spy on any observation post, even on one with an opponent's Spy")
        return Effects.tr("place a Spy")
    icons = either([name("icon", ICONS[icon]) for icon in effect.icons])
    if len(effect.icons) == 1:
        return Effects.tr("place a Spy on an observation post connected to a board space with the {icon} icon").format(
            icon=icons
        )
    return Effects.tr(
        "place a Spy on an observation post connected to a board space with one of these icons ({icons})"
    ).format(icons=icons)


wording.update(
    {
        RecallSpy: lambda effect: Effects.tr("recall %n Sp(y|ies)", "", effect.n),
        InfluenceSpied: lambda _: Effects.tr("gain 1 Influence with each Faction you are spying on"),
        Summon: lambda effect: Effects.tr("summon %n sandworm(s)", "", effect.n),
        SummonHere: lambda effect: Effects.tr(
            "summon %n sandworm(s) and gain all bonus spice on this space", "", effect.n
        ),
        TakeHooks: lambda _: Effects.tr("take Maker hooks"),
        DestroyWall: lambda _: Effects.tr("destroy the Shield Wall (optional)"),
    }
)


@prompting(RecallSpy)
def _which_spy(effect: RecallSpy, asked: Asked) -> str:
    if effect.n == 1:
        return Choosing.tr("Recall which Spy?")
    return counted(Choosing.tr("Recall %n Spies", "", effect.n), asked)


prompting[PlaceSpy] = lambda _, __: Choosing.tr("Place a Spy on which post?")
leaving[PlaceSpy] = lambda _: Choosing.tr("No, place no Spy")


# ---------------------------------------------------------------- as signs


@drawing(PlaceSpy)
def _place_spy_signs(effect: PlaceSpy) -> Signs:
    spy = Sign("spy", may=True)
    icons = () if effect.icons is None else tuple(Sign(ICONS[icon]) for icon in effect.icons)
    return (spy, *icons, WORDS) if effect.shared or effect.here else (spy, *icons)


drawing.update(
    {
        RecallSpy: lambda effect: (Sign("recall_spy", more(effect.n)),),
        InfluenceSpied: lambda _: (Sign("influence"), PER, Sign("spy")),
        Summon: lambda effect: (Sign("sandworm", more(effect.n)),),
        SummonHere: lambda effect: (Sign("sandworm", more(effect.n)), Sign("maker")),
        TakeHooks: lambda _: (Sign("hooks"),),
        DestroyWall: lambda _: (Sign("wall", may=True),),
    }
)
