"""Spies, sandworms and the Shield Wall as signs. A Spy is placed if one likes: its frame is dashed."""

from dune_desktop.engine.effects import (
    DestroyWall,
    InfluenceSpied,
    PlaceSpy,
    RecallSpy,
    Summon,
    SummonHere,
    TakeHooks,
)
from dune_desktop.engine.names import ICONS
from dune_desktop.text.pictograms.drawing import drawing, more
from dune_desktop.text.pictograms.gains import PER
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


@drawing(PlaceSpy)
def _place_spy(effect: PlaceSpy) -> Signs:
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
