"""What only Hagal cards and Rivals do, in words that address the Rival."""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.rivals.words import BonusToBank, InfluenceForAlliance, InfluenceMost, InfluencePlace
from dune_desktop.text.effects.words import Effects, wording

#: By place in the list of priorities; 0: cards differ in it.
_PLACES: Final[dict[int, Callable[[], str]]] = {
    0: lambda: Effects.tr("gain 1 Influence with the Faction of your priorities that the card shows"),
    1: lambda: Effects.tr("gain 1 Influence with the first Faction of your priorities"),
    2: lambda: Effects.tr("gain 1 Influence with the second Faction of your priorities"),
    3: lambda: Effects.tr("gain 1 Influence with the third Faction of your priorities"),
    4: lambda: Effects.tr("gain 1 Influence with the fourth Faction of your priorities"),
}


@wording(BonusToBank)
def _bonus_to_bank(_effect: BonusToBank) -> str:
    return Effects.tr("return all bonus spice on this space to the bank")


@wording(InfluencePlace)
def _influence_place(effect: InfluencePlace) -> str:
    return _PLACES[effect.place]()


@wording(InfluenceForAlliance)
def _influence_for_alliance(effect: InfluenceForAlliance) -> str:
    return Effects.tr(
        "gain %n Influence with a Faction where this wins you the Alliance,"
        " or if there is none, with the Faction where you have the least",
        "",
        effect.n,
    )


@wording(InfluenceMost)
def _influence_most(_effect: InfluenceMost) -> str:
    return Effects.tr("gain 1 Influence with the Faction where you have the most")
