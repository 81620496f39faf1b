"""Units in words and signs: troops, and what is no troop by its name and number."""

from collections.abc import Callable

from dune_desktop.engine.effects import (
    Deploy,
    DeployFromSupply,
    DeployRecruited,
    DeployUnits,
    HoldSpace,
    LoseTroops,
    Recruit,
    Retreat,
    RetreatTroops,
    RetreatUnits,
)
from dune_desktop.engine.effects.units import ALL_TROOPS, OfUnits
from dune_desktop.engine.names import CONFLICT
from dune_desktop.engine.units import TROOP
from dune_desktop.text.drawing import drawing
from dune_desktop.text.effects.prompts import Asked, Choosing, leaving, prompting
from dune_desktop.text.effects.prompts import counted as counted_picks
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.signs import WORDS, Sign, Signs
from dune_desktop.text.units import counted, unit_name
from dune_desktop.text.wording import wording


@wording(Deploy)
def _deploy(effect: Deploy) -> str:
    if effect.n == ALL_TROOPS:
        return Effects.tr("deploy any number of troops from your garrison to the Conflict")
    if effect.n == 1:
        return Effects.tr("you may deploy 1 troop from your garrison to the Conflict")
    return Effects.tr("deploy up to %n troop(s) from your garrison to the Conflict", "", effect.n)


@wording(Retreat)
def _retreat(effect: Retreat) -> str:
    if effect.n == ALL_TROOPS:
        return Effects.tr("retreat any number of your troops")
    if effect.n == 1:
        return Effects.tr("you may retreat 1 of your troops")
    return Effects.tr("retreat up to %n of your troops", "", effect.n)


@wording(RetreatTroops)
def _retreat_troops(effect: RetreatTroops) -> str:
    if effect.least == effect.most:
        return Effects.tr("retreat %n of your troops", "", effect.most)
    if effect.least + 1 == effect.most:
        return Effects.tr("retreat {least} or %n of your troops", "", effect.most).format(least=effect.least)
    return Effects.tr("retreat {least} to %n of your troops", "", effect.most).format(least=effect.least)


wording.update(
    {
        Recruit: lambda effect: Effects.tr("recruit %n troop(s)", "", effect.n),
        DeployRecruited: lambda _: Effects.tr("you may deploy any of these troops to the Conflict"),
        DeployUnits: lambda effect: Effects.tr(
            "deploy up to %n unit(s) from your garrison to the Conflict", "", effect.n
        ),
        DeployFromSupply: lambda effect: Effects.tr(
            "deploy %n troop(s) from your supply to the Conflict", "", effect.n
        ),
        LoseTroops: lambda effect: (
            Effects.tr("lose %n of your troops in the Conflict", "", effect.n)
            if effect.zone == CONFLICT
            else Effects.tr("lose %n troop(s) from your garrison", "", effect.n)
        ),
        RetreatUnits: lambda effect: Effects.tr("retreat %n of your units to your garrison", "", effect.n),
        HoldSpace: lambda effect: Effects.tr("put {units} on a board space that can be controlled").format(
            units=counted(effect.unit, 1)
        ),
    }
)

_OTHERS: dict[type[OfUnits], Callable[[], str]] = {
    Recruit: lambda: Effects.tr("commission {units}"),
    Deploy: lambda: Effects.tr("deploy up to {units} from your garrison to the Conflict"),
    Retreat: lambda: Effects.tr("retreat up to {units} to your garrison"),
    DeployRecruited: lambda: Effects.tr("you may deploy any of these units to the Conflict: {units}"),
    DeployFromSupply: lambda: Effects.tr("deploy {units} from your supply to the Conflict"),
    LoseTroops: lambda: Effects.tr("lose {units}"),
    RetreatTroops: lambda: Effects.tr("retreat {units} to the garrison"),
}


def _of_any(troops: Callable[[OfUnits], str], others: Callable[[], str]) -> Callable[[OfUnits], str]:
    def words(effect: OfUnits) -> str:
        if effect.unit == TROOP.id:
            return troops(effect)
        n = effect.most if isinstance(effect, RetreatTroops) else getattr(effect, "n", ALL_TROOPS)
        return others().format(units=unit_name(effect.unit) if n == ALL_TROOPS else counted(effect.unit, n))

    return words


wording.update({kind: _of_any(wording[kind], others) for kind, others in _OTHERS.items()})


@prompting(Deploy, DeployRecruited)
def _deploy_how_many(effect: OfUnits, asked: Asked) -> str:
    if effect.unit != TROOP.id:
        return Choosing.tr("Deploy up to {units}").format(units=counted(effect.unit, _most(asked)))
    return Choosing.tr("Deploy up to %n troop(s)", "", _most(asked))


@prompting(Retreat, RetreatTroops)
def _retreat_how_many(effect: OfUnits, asked: Asked) -> str:
    if effect.unit != TROOP.id:
        return Choosing.tr("Retreat up to {units}").format(units=counted(effect.unit, _most(asked)))
    return Choosing.tr("Retreat up to %n troop(s)", "", _most(asked))


prompting[DeployUnits] = lambda effect, asked: counted_picks(
    Choosing.tr("Deploy up to %n unit(s): which?", "", effect.n), asked
)
leaving[DeployUnits] = lambda _: Choosing.tr("Deploy no more units")


@prompting(RetreatUnits)
def _retreat_which(effect: RetreatUnits, asked: Asked) -> str:
    return counted_picks(Choosing.tr("Retreat %n unit(s)", "", effect.n), asked)


def _most(asked: Asked) -> int:
    return max(int(action.args[0]) for action in asked.question.options or ())


# ---------------------------------------------------------------- as signs


def _up_to(name: str, n: int) -> Signs:
    return (Sign(name, "0+" if n == ALL_TROOPS else str(n), may=True),)


@drawing(RetreatTroops)
def _retreat_troops_signs(effect: RetreatTroops) -> Signs:
    least = "" if effect.least == effect.most else f"{effect.least}–"
    return (Sign("retreat", f"{least}{effect.most}"),)


drawing.update(
    {
        Recruit: lambda effect: (Sign(effect.unit, str(effect.n)),),
        Deploy: lambda effect: _up_to("deploy", effect.n),
        Retreat: lambda effect: _up_to("retreat", effect.n),
        DeployRecruited: lambda _: (Sign("deploy", may=True),),
        DeployUnits: lambda effect: _up_to("deploy", effect.n),
        DeployFromSupply: lambda effect: (Sign("supply"), Sign("deploy", str(effect.n))),
        LoseTroops: lambda effect: (Sign("lose_troop", str(effect.n)), Sign(effect.zone)),
        RetreatUnits: lambda effect: (Sign("retreat", str(effect.n)), WORDS),
        HoldSpace: lambda effect: (Sign(effect.unit), Sign("control")),
    }
)


def _of_any_signs(signs: Callable[[OfUnits], Signs]) -> Callable[[OfUnits], Signs]:
    """What is no troop is shown besides."""
    return lambda effect: signs(effect) if effect.unit == TROOP.id else (*signs(effect), Sign(effect.unit))


_NAMED = (Deploy, Retreat, DeployRecruited, DeployFromSupply, LoseTroops, RetreatTroops)
drawing.update({kind: _of_any_signs(drawing[kind]) for kind in _NAMED})
