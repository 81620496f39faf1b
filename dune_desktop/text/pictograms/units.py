"""Troops as signs. A dashed number is "up to"; any number is ``0+``."""

from dune_desktop.engine.effects import (
    Deploy,
    DeployFromSupply,
    DeployRecruited,
    LoseTroops,
    Recruit,
    Retreat,
    RetreatTroops,
)
from dune_desktop.engine.effects.units import ALL_TROOPS
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
        Recruit: lambda effect: (Sign("troop", str(effect.n)),),
        Deploy: lambda effect: _up_to("deploy", effect.n),
        Retreat: lambda effect: _up_to("retreat", effect.n),
        DeployRecruited: lambda _: (Sign("deploy", may=True),),
        DeployFromSupply: lambda effect: (Sign("supply"), Sign("deploy", str(effect.n))),
        LoseTroops: lambda effect: (Sign("lose_troop", str(effect.n)), Sign(effect.zone)),
    }
)
