"""Influence as signs."""

from dune_desktop.engine.effects import (
    Influence,
    InfluenceBehind,
    InfluenceEach,
    InfluenceVisited,
    LoseInfluence,
)
from dune_desktop.engine.effects.influence import Step, StepDown
from dune_desktop.engine.names import ANY, FACTIONS
from dune_desktop.text.pictograms.drawing import drawing, either, more
from dune_desktop.text.pictograms.signs import IF, WORDS, Sign, Signs


def influence(faction: int, n: int = 1) -> Sign:
    """So much influence with this faction."""
    return Sign(f"influence_{FACTIONS[faction]}", more(n))


@drawing(Influence)
def _influence(effect: Influence) -> Signs:
    who = effect.who
    if isinstance(who, int):
        return (influence(who, effect.n),)
    if set(who) == set(ANY):
        return (Sign("influence", more(effect.n)),)
    return either((influence(faction, effect.n),) for faction in who)


@drawing(InfluenceBehind)
def _influence_behind(effect: InfluenceBehind) -> Signs:
    return (Sign("influence", more(effect.n)), WORDS)


@drawing(InfluenceVisited)
def _influence_visited(effect: InfluenceVisited) -> Signs:
    return (Sign("send"), IF, Sign("influence", f"+{effect.n}"))


@drawing(InfluenceEach)
def _influence_each(effect: InfluenceEach) -> Signs:
    return tuple(influence(faction) for faction in effect.factions)


@drawing(LoseInfluence)
def _lose_influence(effect: LoseInfluence) -> Signs:
    return (Sign("lose_influence", more(effect.times)),)


@drawing(Step)
def _step(effect: Step) -> Signs:
    return (influence(effect.faction),)


@drawing(StepDown)
def _step_down(effect: StepDown) -> Signs:
    return (Sign("lose_influence"), Sign(FACTIONS[effect.faction]))
