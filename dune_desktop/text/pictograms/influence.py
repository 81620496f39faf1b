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


drawing.update(
    {
        InfluenceBehind: lambda effect: (Sign("influence", more(effect.n)), WORDS),
        InfluenceVisited: lambda effect: (Sign("send"), IF, Sign("influence", f"+{effect.n}")),
        InfluenceEach: lambda effect: tuple(influence(faction) for faction in effect.factions),
        LoseInfluence: lambda effect: (Sign("lose_influence", more(effect.times)),),
        Step: lambda effect: (influence(effect.faction),),
        StepDown: lambda effect: (Sign("lose_influence"), Sign(FACTIONS[effect.faction])),
    }
)
