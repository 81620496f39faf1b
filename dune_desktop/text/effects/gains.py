"""Plain gains and payments in words and signs."""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.effects import VP, DrawIntrigue, Gain, LoseWater, Pay, Per, Persuasion, StealIntrigue, Swords
from dune_desktop.engine.effects.gains import (
    Armed,
    CompletedContracts,
    FactionsAtMost,
    InPlay,
    OtherArmed,
    RevealedOf,
    UnitsInConflict,
)
from dune_desktop.engine.names import FACTIONS, RESOURCES
from dune_desktop.text.drawing import PER, amount_signs, drawing, more, signs_of
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import Sign
from dune_desktop.text.wording import clause, wording

#: Of resources, in the order of ``engine.names.RESOURCES``.
_GAINS: tuple[Callable[[int], str], ...] = (
    lambda n: Effects.tr("gain %n Solari", "", n),
    lambda n: Effects.tr("gain %n spice", "", n),
    lambda n: Effects.tr("gain %n water", "", n),
)
_PAYMENTS: tuple[Callable[[int], str], ...] = (
    lambda n: Effects.tr("pay %n Solari", "", n),
    lambda n: Effects.tr("pay %n spice", "", n),
    lambda n: Effects.tr("pay %n water", "", n),
)
_OBJECTS: tuple[Callable[[int], str], ...] = (
    lambda n: Effects.tr("%n Solari", "accusative: pay or gain this", n),
    lambda n: Effects.tr("%n spice", "accusative: pay or gain this", n),
    lambda n: Effects.tr("%n water", "accusative: pay or gain this", n),
)
_AMOUNTS: tuple[Callable[[int], str], ...] = (
    lambda n: Effects.tr("%n Solari", "an amount by itself", n),
    lambda n: Effects.tr("%n spice", "an amount by itself", n),
    lambda n: Effects.tr("%n water", "an amount by itself", n),
)

#: By what is paid with, so much of it as the object of paying; a product adds its own.
PAID: Final[dict[str, Callable[[int], str]]] = dict(zip(RESOURCES, _OBJECTS, strict=True))
#: By kind of units; a product adds those of its own.
EACH_IN_CONFLICT: Final[dict[str, Callable[[], str]]] = {
    "sandworm": lambda: Effects.tr("{effect} for each of your sandworms in the Conflict"),
}


def _these(literals: tuple[Callable[[int], str], ...], numbers: tuple[int, int, int]) -> list[str]:
    return [literal(n) for literal, n in zip(literals, numbers, strict=True) if n]


def amounts(numbers: tuple[int, int, int]) -> str:
    """Solari, spice and water by themselves, as a price is named."""
    return both(_these(_AMOUNTS, numbers))


def price(money: str, n: int) -> str:
    """So much of what is paid with, as the object of paying."""
    return PAID[money](n) if money in PAID else f"{n} {name('resource', money)}"


def payment(numbers: tuple[int, int, int], intrigue: int) -> str:
    """Solari, spice, water and Intrigue cards, as the object of paying."""
    parts = _these(_OBJECTS, numbers)
    if intrigue:
        parts.append(Effects.tr("%n Intrigue card(s)", "accusative: pay or gain this", intrigue))
    return both(parts)


@wording(Gain)
def _gain(effect: Gain) -> str:
    numbers = (effect.solari, effect.spice, effect.water)
    if not any(numbers):
        return ""
    if sum(map(bool, numbers)) == 1:
        return _these(_GAINS, numbers)[0]
    return Effects.tr("gain {amounts}").format(amounts=both(_these(_OBJECTS, numbers)))


@wording(Pay)
def _pay(effect: Pay) -> str:
    numbers = (effect.solari, effect.spice, effect.water)
    if sum(map(bool, numbers)) == 1:
        return _these(_PAYMENTS, numbers)[0]
    return Effects.tr("pay {amounts}").format(amounts=both(_these(_OBJECTS, numbers)))


wording.update(
    {
        VP: lambda effect: Effects.tr("gain %n Victory Point(s)", "", effect.n),
        Persuasion: lambda effect: Effects.tr("%n Persuasion", "", effect.n),
        Swords: lambda effect: Effects.tr("%n sword(s)", "", effect.n),
        Per: lambda effect: clause(effect.count),
        CompletedContracts: lambda _: Effects.tr("{effect} for each contract you have completed"),
        LoseWater: lambda _: Effects.tr("you have no water"),
        FactionsAtMost: lambda count: Effects.tr(
            "{effect} for each Faction with which you have %n or less Influence", "", count.n
        ),
        InPlay: lambda count: of_faction("each_in_play", count.faction),
        Armed: lambda _: Effects.tr("{effect} for each card you revealed this turn that gives swords"),
        OtherArmed: lambda _: Effects.tr("{effect} for each other card you revealed this turn that gives swords"),
        RevealedOf: lambda count: of_faction("each_revealed", count.faction),
        UnitsInConflict: lambda count: EACH_IN_CONFLICT[count.unit](),
        DrawIntrigue: lambda effect: Effects.tr("draw %n Intrigue card(s)", "", effect.n),
        StealIntrigue: lambda effect: Effects.tr(
            "steal 1 Intrigue card at random from each opponent who has %n or more of them", "", effect.least
        ),
    }
)


# ---------------------------------------------------------------- as signs


drawing.update(
    {
        Gain: lambda effect: amount_signs((effect.solari, effect.spice, effect.water)),
        Pay: lambda effect: amount_signs((effect.solari, effect.spice, effect.water)),
        VP: lambda effect: (Sign("vp", more(effect.n)),),
        Persuasion: lambda effect: (Sign("persuasion", str(effect.n)),),
        Swords: lambda effect: (Sign("sword", str(effect.n)),),
        Per: lambda effect: (*signs_of(effect.effect), PER, *signs_of(effect.count)),
        CompletedContracts: lambda _: (Sign("contract"),),
        LoseWater: lambda _: (Sign("water", "0"),),
        FactionsAtMost: lambda count: (Sign("influence", f"≤{count.n}"),),
        # A Faction's icon without a number is a card of the Faction in play.
        InPlay: lambda count: (Sign(FACTIONS[count.faction]),),
        Armed: lambda _: (Sign("reveal"), Sign("sword")),
        OtherArmed: lambda _: (Sign("reveal"), Sign("sword")),
        RevealedOf: lambda count: (Sign("reveal"), Sign(FACTIONS[count.faction])),
        UnitsInConflict: lambda count: (Sign(count.unit), Sign("conflict")),
        DrawIntrigue: lambda effect: (Sign("intrigue", more(effect.n)),),
        StealIntrigue: lambda effect: (Sign("steal", f"{effect.least}+"),),
    }
)
