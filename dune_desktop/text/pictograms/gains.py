"""Plain gains and payments as signs."""

from typing import Final

from dune_desktop.engine.counts import CompletedContracts, InPlay, OtherArmed, RevealedOf, WormsInConflict
from dune_desktop.engine.effects import (
    VP,
    DrawIntrigue,
    Gain,
    Pay,
    Per,
    Persuasion,
    StealIntrigue,
    Swords,
)
from dune_desktop.engine.names import FACTIONS, RESOURCES
from dune_desktop.text.pictograms.drawing import drawing, more, signs_of
from dune_desktop.text.pictograms.signs import Sign, Signs

PER: Final = Sign("per")


def amounts(numbers: tuple[int, int, int]) -> Signs:
    """Solari, spice and water, those that are not none."""
    return tuple(Sign(name, str(n)) for name, n in zip(RESOURCES, numbers, strict=True) if n)


drawing.update(
    {
        Gain: lambda effect: amounts((effect.solari, effect.spice, effect.water)),
        Pay: lambda effect: amounts((effect.solari, effect.spice, effect.water)),
        VP: lambda effect: (Sign("vp", more(effect.n)),),
        Persuasion: lambda effect: (Sign("persuasion", str(effect.n)),),
        Swords: lambda effect: (Sign("sword", str(effect.n)),),
        Per: lambda effect: (*signs_of(effect.effect), PER, *signs_of(effect.count)),
        CompletedContracts: lambda _: (Sign("contract"),),
        # A Faction's icon without a number is a card of the Faction in play.
        InPlay: lambda count: (Sign(FACTIONS[count.faction]),),
        OtherArmed: lambda _: (Sign("reveal"), Sign("sword")),
        RevealedOf: lambda count: (Sign("reveal"), Sign(FACTIONS[count.faction])),
        WormsInConflict: lambda _: (Sign("sandworm"),),
        DrawIntrigue: lambda effect: (Sign("intrigue", more(effect.n)),),
        StealIntrigue: lambda effect: (Sign("steal", f"{effect.least}+"),),
    }
)
