"""The words that join effects, as signs."""

from attrs import evolve

from dune_desktop.engine.effects import All, Arrow, Choice, If, May, OtherCard, PickOf, Then
from dune_desktop.engine.effects.base import Branch
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.text.pictograms.drawing import drawing, either, signs_of, units
from dune_desktop.text.pictograms.signs import ARROW, IF, OR, Sign, Signs


@drawing(PickOf)
def _pick_of(effect: PickOf) -> Signs:
    if effect.branches == WITH_EACH:
        return (Sign("influence", f"×{effect.count}"),)
    return (Sign("open"), *either(map(signs_of, effect.branches)), Sign("close", f"×{effect.count}"))


@drawing(If)
def _if(effect: If) -> Signs:
    signs = (*signs_of(effect.condition), IF, *signs_of(effect.then))
    return signs if effect.otherwise is None else (*signs, OR, *signs_of(effect.otherwise))


@drawing(May)
def _may(effect: May) -> Signs:
    branches = effect.effect.branches if isinstance(effect.effect, Choice) else (effect.effect,)
    return either(_declined(signs_of(branch)) for branch in branches)


def _declined(signs: Signs) -> Signs:
    """What may be left undone: its first sign tells."""
    return (evolve(signs[0], may=True), *signs[1:])


drawing.update(
    {
        All: lambda effect: units(map(signs_of, effect.effects)),
        Then: lambda effect: units(map(signs_of, effect.steps)),
        Choice: lambda effect: either(map(signs_of, effect.branches)),
        Arrow: lambda effect: (*units(map(signs_of, effect.costs)), ARROW, *signs_of(effect.gain)),
        OtherCard: lambda effect: (Sign("card", "2"), IF, *signs_of(effect.effect)),
        Branch: lambda effect: signs_of(effect.effect),
    }
)
