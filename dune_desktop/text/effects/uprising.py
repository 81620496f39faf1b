"""The words of Uprising, as sentences and as signs: spies and sandworms, contracts, battle icons, leaders."""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import effects
from dune_desktop.engine.names import BATTLE_ICONS, CRYSKNIFE, DESERT_MOUSE, ICONS, ORNITHOPTER
from dune_desktop.text.drawing import PER, drawing, more, signs_of
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, leaving, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.lists import either
from dune_desktop.text.names import name
from dune_desktop.text.signs import IF, WORDS, Sign, Signs
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import COUNTED, FIGHTING, Words
from dune_desktop.text.wording import STEPS, wording

Addresses = Texts("Addresses")
Board = Texts("Board")

COUNTED["sandworm"] = lambda n: Words.tr("%n sandworm(s)", "", n)
STEPS["infiltrate"] = effects.RecallSpy(), lambda: Addresses.tr("Infiltrate: {effect}")
STEPS["gather"] = effects.RecallSpy() >> effects.Draw(1), lambda: Addresses.tr("Gather Intelligence: {effect}")
FIGHTING["sandworm"] = lambda n: Board.tr("%n sandworm(s), 3 strength each; the reward is taken twice", "", n)


@wording(effects.PlaceSpy)
def _place_spy(effect: effects.PlaceSpy) -> str:
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


_FLIP: Final[dict[int, Callable[[], str]]] = {
    CRYSKNIFE: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down"
    ),
    DESERT_MOUSE: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the desert mouse or wild battle icon face down"
    ),
    ORNITHOPTER: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the ornithopter or wild battle icon face down"
    ),
}
wording.update(
    {
        effects.RecallSpy: lambda effect: Effects.tr("recall %n Sp(y|ies)", "", effect.n),
        effects.InfluenceSpied: lambda _: Effects.tr("gain 1 Influence with each Faction you are spying on"),
        effects.Summon: lambda effect: Effects.tr("summon %n sandworm(s)", "", effect.n),
        effects.SummonHere: lambda effect: Effects.tr(
            "summon %n sandworm(s) and gain all bonus spice on this space", "", effect.n
        ),
        effects.TakeHooks: lambda _: Effects.tr("take Maker hooks"),
        effects.DestroyWall: lambda _: Effects.tr("destroy the Shield Wall (optional)"),
        effects.TakeContract: lambda _: Effects.tr("take a contract (or gain 2 Solari if there is none)"),
        effects.Complete: lambda _: Effects.tr("complete the contract: {reward}"),
        effects.Flip: lambda effect: _FLIP[effect.icon](),
        effects.PairWild: lambda _: Effects.tr(
            "turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card face down"
        ),
        effects.Train: lambda _: Effects.tr(
            "move your token one space along the training track and gain the reward of that space"
        ),
        effects.Memory: lambda _: Effects.tr(
            "put 1 troop from your supply aside as a memory (on the Bene Gesserit area)"
        ),
        effects.OtherMemories: lambda _: Effects.tr(
            "return all your memories (to your supply; draw 1 card for each) and flip this Leader"
        ),
    }
)


@prompting(effects.RecallSpy)
def _which_spy(effect: effects.RecallSpy, asked: Asked) -> str:
    if effect.n == 1:
        return Choosing.tr("Recall which Spy?")
    return counted(Choosing.tr("Recall %n Spies", "", effect.n), asked)


prompting.update(
    {
        effects.PlaceSpy: lambda _, __: Choosing.tr("Place a Spy on which post?"),
        effects.TakeContract: lambda _, __: Choosing.tr("Take which contract?"),
        effects.Flip: lambda _, __: Choosing.tr("Turn which card face down?"),
        effects.PairWild: lambda _, __: Choosing.tr("Turn which card face down?"),
    }
)
leaving[effects.PlaceSpy] = lambda _: Choosing.tr("No, place no Spy")


# ---------------------------------------------------------------- as signs


@drawing(effects.PlaceSpy)
def _place_spy_signs(effect: effects.PlaceSpy) -> Signs:
    spy = Sign("spy", may=True)
    icons = () if effect.icons is None else tuple(Sign(ICONS[icon]) for icon in effect.icons)
    return (spy, *icons, WORDS) if effect.shared or effect.here else (spy, *icons)


drawing.update(
    {
        effects.RecallSpy: lambda effect: (Sign("recall_spy", more(effect.n)),),
        effects.InfluenceSpied: lambda _: (Sign("influence"), PER, Sign("spy")),
        effects.Summon: lambda effect: (Sign("sandworm", more(effect.n)),),
        effects.SummonHere: lambda effect: (Sign("sandworm", more(effect.n)), Sign("maker")),
        effects.TakeHooks: lambda _: (Sign("hooks"),),
        effects.DestroyWall: lambda _: (Sign("wall", may=True),),
        effects.TakeContract: lambda _: (Sign("contract"),),
        effects.Complete: lambda effect: (Sign("contract"), IF, *signs_of(effect.reward)),
        effects.Flip: lambda effect: (Sign(BATTLE_ICONS[effect.icon]),),
        effects.PairWild: lambda _: (Sign("wild"),),
        effects.Train: lambda _: (WORDS,),
        effects.Memory: lambda _: (Sign("memory"),),
        effects.OtherMemories: lambda _: (Sign("card", "1"), PER, Sign("memory"), WORDS),
    }
)
