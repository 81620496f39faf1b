"""Units as signs. A dashed number is "up to"; any number is ``0+``."""

from collections.abc import Callable

from dune_desktop.engine.effects import (
    Deploy,
    DeployFromSupply,
    DeployRecruited,
    HoldSpace,
    LoseTroops,
    Recruit,
    Retreat,
    RetreatTroops,
)
from dune_desktop.engine.effects.units import ALL_TROOPS, OfUnits
from dune_desktop.engine.units import TROOP
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.signs import Sign, Signs


def _up_to(name: str, n: int) -> Signs:
    return (Sign(name, "0+" if n == ALL_TROOPS else str(n), may=True),)


@drawing(RetreatTroops)
def _retreat_troops(effect: RetreatTroops) -> Signs:
    least = "" if effect.least == effect.most else f"{effect.least}–"
    return (Sign("retreat", f"{least}{effect.most}"),)


drawing.update(
    {
        Recruit: lambda effect: (Sign(effect.unit, str(effect.n)),),
        Deploy: lambda effect: _up_to("deploy", effect.n),
        Retreat: lambda effect: _up_to("retreat", effect.n),
        DeployRecruited: lambda _: (Sign("deploy", may=True),),
        DeployFromSupply: lambda effect: (Sign("supply"), Sign("deploy", str(effect.n))),
        LoseTroops: lambda effect: (Sign("lose_troop", str(effect.n)), Sign(effect.zone)),
        HoldSpace: lambda effect: (Sign(effect.unit), Sign("control")),
    }
)


def _of_any(signs: Callable[[OfUnits], Signs]) -> Callable[[OfUnits], Signs]:
    """What is no troop is shown besides."""
    return lambda effect: signs(effect) if effect.unit == TROOP.id else (*signs(effect), Sign(effect.unit))


_NAMED = (Deploy, Retreat, DeployRecruited, DeployFromSupply, LoseTroops, RetreatTroops)
drawing.update({kind: _of_any(drawing[kind]) for kind in _NAMED})
