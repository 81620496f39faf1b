"""Effects of contracts and battle icons as signs."""

from dune_desktop.engine.effects import Complete, Flip, PairWild, TakeContract
from dune_desktop.engine.names import BATTLE_ICONS
from dune_desktop.text.pictograms.drawing import drawing, effect_signs
from dune_desktop.text.pictograms.signs import IF, Sign, Signs


@drawing(TakeContract)
def _take_contract(_effect: TakeContract) -> Signs:
    return (Sign("contract"),)


@drawing(Complete)
def _complete(effect: Complete) -> Signs:
    return (Sign("contract"), IF, *effect_signs(effect.reward))


@drawing(Flip)
def _flip(effect: Flip) -> Signs:
    return (Sign(BATTLE_ICONS[effect.icon]),)


@drawing(PairWild)
def _pair_wild(_effect: PairWild) -> Signs:
    return (Sign("wild"),)
