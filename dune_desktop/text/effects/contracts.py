"""Contracts and battle icons in words and signs."""

from collections.abc import Callable

from dune_desktop.engine.effects import Complete, Flip, PairWild, TakeContract
from dune_desktop.engine.names import BATTLE_ICONS, CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER
from dune_desktop.text.effects.prompts import Choosing, prompting
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.signs import IF, Sign
from dune_desktop.text.wording import wording

_FLIP: dict[int, Callable[[], str]] = {
    CRYSKNIFE: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down"
    ),
    DESERT_MOUSE: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the desert mouse or wild battle icon face down"
    ),
    ORNITHOPTER: lambda: Effects.tr(
        "turn one of your face-up Conflict or Objective cards with the ornithopter or wild battle icon face down"
    ),
}


wording.update(
    {
        TakeContract: lambda _: Effects.tr("take a contract (or gain 2 Solari if there is none)"),
        Complete: lambda _: Effects.tr("complete the contract: {reward}"),
        Flip: lambda effect: _FLIP[effect.icon](),
        PairWild: lambda _: Effects.tr(
            "turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card face down"
        ),
    }
)


prompting.update(
    {
        TakeContract: lambda _, __: Choosing.tr("Take which contract?"),
        Flip: lambda _, __: Choosing.tr("Turn which card face down?"),
        PairWild: lambda _, __: Choosing.tr("Turn which card face down?"),
    }
)


# ---------------------------------------------------------------- as signs


drawing.update(
    {
        TakeContract: lambda _: (Sign("contract"),),
        Complete: lambda effect: (Sign("contract"), IF, *signs_of(effect.reward)),
        Flip: lambda effect: (Sign(BATTLE_ICONS[effect.icon]),),
        PairWild: lambda _: (Sign("wild"),),
    }
)
