"""The words that join effects, as signs."""

from attrs import evolve

from dune_desktop.engine.effects import All, Arrow, Choice, If, Influence, May, PickOf, Then
from dune_desktop.engine.effects.base import Branch
from dune_desktop.engine.names import ANY
from dune_desktop.text.pictograms.conditions import condition_signs
from dune_desktop.text.pictograms.drawing import drawing, effect_signs, either, units
from dune_desktop.text.pictograms.signs import ARROW, IF, OR, Sign, Signs


@drawing(All)
def _all(effect: All) -> Signs:
    return units(map(effect_signs, effect.effects))


@drawing(Then)
def _then(effect: Then) -> Signs:
    return units(map(effect_signs, effect.steps))


@drawing(Choice)
def _choice(effect: Choice) -> Signs:
    return either(map(effect_signs, effect.branches))


@drawing(PickOf)
def _pick_of(effect: PickOf) -> Signs:
    if effect.branches == tuple(map(Influence, ANY)):
        return (Sign("influence", f"×{effect.count}"),)
    return (Sign("open"), *either(map(effect_signs, effect.branches)), Sign("close", f"×{effect.count}"))


@drawing(Arrow)
def _arrow(effect: Arrow) -> Signs:
    return (*units(map(effect_signs, effect.costs)), ARROW, *effect_signs(effect.gain))


@drawing(If)
def _if(effect: If) -> Signs:
    signs = (*condition_signs(effect.condition), IF, *effect_signs(effect.then))
    return signs if effect.otherwise is None else (*signs, OR, *effect_signs(effect.otherwise))


@drawing(May)
def _may(effect: May) -> Signs:
    branches = effect.effect.branches if isinstance(effect.effect, Choice) else (effect.effect,)
    return either(_declined(effect_signs(branch)) for branch in branches)


def _declined(signs: Signs) -> Signs:
    """What may be left undone: its first sign tells."""
    return (evolve(signs[0], may=True), *signs[1:])


@drawing(Branch)
def _branch(effect: Branch) -> Signs:
    return effect_signs(effect.effect)
