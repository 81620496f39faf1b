"""Effects that fall on opponents as signs: who, then what they suffer."""

from dune_desktop.engine.effects import Choice, ChosenOpponent, EachOpponent
from dune_desktop.engine.effects.base import Effect
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.signs import Sign, Signs


def _suffered(effect: Effect) -> Signs:
    signs = signs_of(effect)
    return (Sign("open"), *signs, Sign("close")) if isinstance(effect, Choice) else signs


drawing.update(
    {
        EachOpponent: lambda effect: (Sign("opponents"), *_suffered(effect.effect)),
        ChosenOpponent: lambda effect: (Sign("opponent"), *_suffered(effect.effect)),
    }
)
