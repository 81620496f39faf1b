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


@drawing(RecallSpy)
def _recall_spy(effect: RecallSpy) -> Signs:
    return (Sign("recall_spy", more(effect.n)),)


@drawing(InfluenceSpied)
def _influence_spied(_effect: InfluenceSpied) -> Signs:
    return (Sign("influence"), PER, Sign("spy"))


@drawing(Summon)
def _summon(effect: Summon) -> Signs:
    return (Sign("sandworm", more(effect.n)),)


@drawing(SummonHere)
def _summon_here(effect: SummonHere) -> Signs:
    return (Sign("sandworm", more(effect.n)), Sign("maker"))


@drawing(TakeHooks)
def _take_hooks(_effect: TakeHooks) -> Signs:
    return (Sign("hooks"),)


@drawing(DestroyWall)
def _destroy_wall(_effect: DestroyWall) -> Signs:
    return (Sign("wall", may=True),)
