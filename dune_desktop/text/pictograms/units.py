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


@drawing(Recruit)
def _recruit(effect: Recruit) -> Signs:
    return (Sign("troop", str(effect.n)),)


@drawing(Deploy)
def _deploy(effect: Deploy) -> Signs:
    return _up_to("deploy", effect.n)


@drawing(Retreat)
def _retreat(effect: Retreat) -> Signs:
    return _up_to("retreat", effect.n)


@drawing(DeployRecruited)
def _deploy_recruited(_effect: DeployRecruited) -> Signs:
    return (Sign("deploy", may=True),)


@drawing(DeployFromSupply)
def _deploy_from_supply(effect: DeployFromSupply) -> Signs:
    return (Sign("supply"), Sign("deploy", str(effect.n)))


@drawing(LoseTroops)
def _lose_troops(effect: LoseTroops) -> Signs:
    return (Sign("lose_troop", str(effect.n)), Sign(effect.zone))


@drawing(RetreatTroops)
def _retreat_troops(effect: RetreatTroops) -> Signs:
    least = "" if effect.least == effect.most else f"{effect.least}–"
    return (Sign("retreat", f"{least}{effect.most}"),)
