"""Plain gains and payments as signs."""

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.counts import CompletedContracts, Count, InPlay, OtherArmed, RevealedOf, WormsInConflict
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
from dune_desktop.text.pictograms.drawing import drawing, effect_signs, more
from dune_desktop.text.pictograms.signs import Sign, Signs

PER: Final = Sign("per")


def amounts(numbers: tuple[int, int, int]) -> Signs:
    """Solari, spice and water, those that are not none."""
    return tuple(Sign(name, str(n)) for name, n in zip(RESOURCES, numbers, strict=True) if n)


@drawing(Gain)
def _gain(effect: Gain) -> Signs:
    return amounts((effect.solari, effect.spice, effect.water))


@drawing(Pay)
def _pay(effect: Pay) -> Signs:
    return amounts((effect.solari, effect.spice, effect.water))


@drawing(VP)
def _victory_points(effect: VP) -> Signs:
    return (Sign("vp", more(effect.n)),)


@drawing(Persuasion)
def _persuasion(effect: Persuasion) -> Signs:
    return (Sign("persuasion", str(effect.n)),)


@drawing(Swords)
def _swords(effect: Swords) -> Signs:
    return (Sign("sword", str(effect.n)),)


def _in_play(count: InPlay) -> Signs:
    return (Sign(FACTIONS[count.faction]),)


def _revealed_of(count: RevealedOf) -> Signs:
    return (Sign("reveal"), Sign(FACTIONS[count.faction]))


def _other_armed(_count: OtherArmed) -> Signs:
    return (Sign("reveal"), Sign("sword"))


def _contracts(_count: CompletedContracts) -> Signs:
    return (Sign("contract"),)


def _worms(_count: WormsInConflict) -> Signs:
    return (Sign("sandworm"),)


#: Count -> what is counted. A Faction's icon without a number is a card of the Faction in play.
COUNTS: Final[dict[type[Count], Callable[[Any], Signs]]] = {
    CompletedContracts: _contracts,
    InPlay: _in_play,
    OtherArmed: _other_armed,
    RevealedOf: _revealed_of,
    WormsInConflict: _worms,
}


@drawing(Per)
def _per(effect: Per) -> Signs:
    return (*effect_signs(effect.effect), PER, *COUNTS[type(effect.count)](effect.count))


@drawing(DrawIntrigue)
def _draw_intrigue(effect: DrawIntrigue) -> Signs:
    return (Sign("intrigue", more(effect.n)),)


@drawing(StealIntrigue)
def _steal_intrigue(effect: StealIntrigue) -> Signs:
    return (Sign("steal", f"{effect.least}+"),)
