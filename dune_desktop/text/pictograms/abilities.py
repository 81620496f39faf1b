"""Standing abilities of leaders as signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.abilities import (
    Ability,
    CostLess,
    HarvestLess,
    Offers,
    Passive,
    SeesTop,
    StartWith,
    StartWithout,
    TakesSardaukar,
    When,
    WithRing,
)
from dune_desktop.engine.conditions import And, AtFactionSpace, AtMaker, Condition, Deployed, HasTokens, Reached
from dune_desktop.engine.effects import RevealTokens
from dune_desktop.engine.names import ICONS
from dune_desktop.text.pictograms.conditions import condition_signs
from dune_desktop.text.pictograms.drawing import effect_signs
from dune_desktop.text.pictograms.signs import IF, WORDS, Sign, Signs

#: At which point of the rules.
POINTS: Final[dict[str, Signs]] = {
    "agent_sent": (Sign("send"),),
    "deployed": (Sign("deploy"),),
    "reached_2": (Sign("influence", "2"),),
    "revealed": (Sign("reveal"),),
    "seat_taken": (Sign("council"),),
    "solari_paid": (Sign("send"), Sign("solari")),
}


def _flat(what: Condition | None) -> list[Condition]:
    if isinstance(what, And):
        return [*_flat(what.first), *_flat(what.second)]
    return [] if what is None else [what]


#: Conditions whose signs say when it is.
_MOMENTS: Final = (AtFactionSpace, AtMaker, Deployed, Reached)


def _when(ability: When) -> Signs:
    conditions = _flat(ability.condition)
    if isinstance(ability.effect, RevealTokens):  # it says so itself
        conditions = [one for one in conditions if not isinstance(one, HasTokens)]
    said = any(isinstance(one, _MOMENTS) for one in conditions)
    who = (Sign("opponent"),) if ability.others else ()
    point = () if said else POINTS[ability.point]
    return (
        *who,
        *point,
        *(sign for one in conditions for sign in condition_signs(one)),
        IF,
        *effect_signs(ability.effect),
    )


def _cost_less(ability: CostLess) -> Signs:
    return (Sign(ICONS[ability.icon]), IF, Sign("solari", f"−{ability.solari}"))


def _harvest_less(ability: HarvestLess) -> Signs:
    return (Sign("maker"), IF, Sign("spice", f"−{ability.spice}"), *effect_signs(ability.effect))


def _sees_top(_ability: SeesTop) -> Signs:
    return (Sign("look", may=True), Sign("deck"))


def _start_with(ability: StartWith) -> Signs:
    return (Sign("round", "1"), IF, *effect_signs(ability.effect))


def _start_without(_ability: StartWithout) -> Signs:
    return (Sign("round", "1"), IF, Sign("deck"), WORDS)


def _takes_sardaukar(_ability: TakesSardaukar) -> Signs:
    return (Sign("contract"), WORDS)


def _effect(ability: Offers | Passive | WithRing) -> Signs:
    return effect_signs(ability.effect)


DRAWINGS: Final[dict[type[Ability], Callable[[Any], Signs]]] = {
    CostLess: _cost_less,
    HarvestLess: _harvest_less,
    Offers: _effect,
    Passive: _effect,
    SeesTop: _sees_top,
    StartWith: _start_with,
    StartWithout: _start_without,
    TakesSardaukar: _takes_sardaukar,
    When: _when,
    WithRing: _effect,
}


def ability_signs(ability: Ability) -> Signs:
    """A standing ability as signs."""
    return DRAWINGS[type(ability)](ability)
