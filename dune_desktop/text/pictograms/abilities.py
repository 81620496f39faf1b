"""Standing abilities of leaders as signs."""

from __future__ import annotations

from typing import Final

from dune_desktop.engine.abilities import (
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
from dune_desktop.text.pictograms.drawing import drawing, signs_of
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


@drawing(When)
def _when(ability: When) -> Signs:
    conditions = _flat(ability.condition)
    if isinstance(ability.effect, RevealTokens):  # it says so itself
        conditions = [one for one in conditions if not isinstance(one, HasTokens)]
    said = any(isinstance(one, _MOMENTS) for one in conditions)
    who = (Sign("opponent"),) if ability.others else ()
    point = () if said else POINTS.get(ability.point, (WORDS,))
    return (
        *who,
        *point,
        *(sign for one in conditions for sign in signs_of(one)),
        IF,
        *signs_of(ability.effect),
    )


drawing.update(
    {
        CostLess: lambda ability: (Sign(ICONS[ability.icon]), IF, Sign("solari", f"−{ability.solari}")),
        HarvestLess: lambda ability: (Sign("maker"), IF, Sign("spice", f"−{ability.spice}"), *signs_of(ability.effect)),
        Offers: lambda ability: signs_of(ability.effect),
        Passive: lambda ability: signs_of(ability.effect),
        SeesTop: lambda _: (Sign("look", may=True), Sign("deck")),
        StartWith: lambda ability: (Sign("round", "1"), IF, *signs_of(ability.effect)),
        StartWithout: lambda _: (Sign("round", "1"), IF, Sign("deck"), WORDS),
        TakesSardaukar: lambda _: (Sign("contract"), WORDS),
        WithRing: lambda ability: signs_of(ability.effect),
    }
)
