"""Effects that fall on opponents as signs: who, then what they suffer."""

from dune_desktop.engine.effects import Choice, ChosenOpponent, EachOpponent
from dune_desktop.engine.effects.base import Effect
from dune_desktop.text.pictograms.drawing import drawing, effect_signs
from dune_desktop.text.pictograms.signs import Sign, Signs


def _suffered(effect: Effect) -> Signs:
    signs = effect_signs(effect)
    return (Sign("open"), *signs, Sign("close")) if isinstance(effect, Choice) else signs


@drawing(EachOpponent)
def _each_opponent(effect: EachOpponent) -> Signs:
    return (Sign("opponents"), *_suffered(effect.effect))


@drawing(ChosenOpponent)
def _chosen_opponent(effect: ChosenOpponent) -> Signs:
    return (Sign("opponent"), *_suffered(effect.effect))
