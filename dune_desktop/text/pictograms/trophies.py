"""Effects of contracts and battle icons as signs."""

from dune_desktop.engine.effects import Complete, Flip, PairWild, TakeContract
from dune_desktop.engine.names import BATTLE_ICONS
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.signs import IF, Sign

drawing.update(
    {
        TakeContract: lambda _: (Sign("contract"),),
        Complete: lambda effect: (Sign("contract"), IF, *signs_of(effect.reward)),
        Flip: lambda effect: (Sign(BATTLE_ICONS[effect.icon]),),
        PairWild: lambda _: (Sign("wild"),),
    }
)
