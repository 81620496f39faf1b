"""Plain gains and payments in words."""

from collections.abc import Callable

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
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from dune_desktop.text.effects.words import Effects, clause, wording
from dune_desktop.text.lists import both

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


def _these(literals: tuple[Callable[[int], str], ...], numbers: tuple[int, int, int]) -> list[str]:
    return [literal(n) for literal, n in zip(literals, numbers, strict=True) if n]


def amounts(numbers: tuple[int, int, int]) -> str:
    """Solari, spice and water by themselves, as a price is named."""
    return both(_these(_AMOUNTS, numbers))


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


@wording(VP)
def _victory_points(effect: VP) -> str:
    return Effects.tr("gain %n Victory Point(s)", "", effect.n)


@wording(Persuasion)
def _persuasion(effect: Persuasion) -> str:
    return Effects.tr("%n Persuasion", "", effect.n)


@wording(Swords)
def _swords(effect: Swords) -> str:
    return Effects.tr("%n sword(s)", "", effect.n)


_EACH_IN_PLAY: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Effects.tr("{effect} for each Emperor card you have in play"),
    SPACING_GUILD: lambda: Effects.tr("{effect} for each Spacing Guild card you have in play"),
    BENE_GESSERIT: lambda: Effects.tr("{effect} for each Bene Gesserit card you have in play"),
    FREMEN: lambda: Effects.tr("{effect} for each Fremen card you have in play"),
}


def _each_in_play(count: InPlay) -> str:
    return _EACH_IN_PLAY[count.faction]()


_EACH_REVEALED: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Effects.tr("{effect} for each Emperor card you revealed this turn"),
    SPACING_GUILD: lambda: Effects.tr("{effect} for each Spacing Guild card you revealed this turn"),
    BENE_GESSERIT: lambda: Effects.tr("{effect} for each Bene Gesserit card you revealed this turn"),
    FREMEN: lambda: Effects.tr("{effect} for each Fremen card you revealed this turn"),
}


def _each_revealed(count: RevealedOf) -> str:
    return _EACH_REVEALED[count.faction]()


def _each_contract(_count: CompletedContracts) -> str:
    return Effects.tr("{effect} for each contract you have completed")


def _each_worm(_count: WormsInConflict) -> str:
    return Effects.tr("{effect} for each of your sandworms in the Conflict")


def _each_armed(_count: OtherArmed) -> str:
    return Effects.tr("{effect} for each other card you revealed this turn that gives swords")


#: Count -> the sentence around the effect that is multiplied.
COUNTS: dict[type[Count], Callable[..., str]] = {
    CompletedContracts: _each_contract,
    InPlay: _each_in_play,
    OtherArmed: _each_armed,
    RevealedOf: _each_revealed,
    WormsInConflict: _each_worm,
}


@wording(Per)
def _per(effect: Per) -> str:
    return COUNTS[type(effect.count)](effect.count).format(effect=clause(effect.effect))


@wording(DrawIntrigue)
def _draw_intrigue(effect: DrawIntrigue) -> str:
    return Effects.tr("draw %n Intrigue card(s)", "", effect.n)


@wording(StealIntrigue)
def _steal_intrigue(effect: StealIntrigue) -> str:
    return Effects.tr("steal 1 Intrigue card at random from each opponent who has %n or more of them", "", effect.least)
