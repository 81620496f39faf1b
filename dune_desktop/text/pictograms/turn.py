"""Effects on the running turn, and those of Leaders, as signs."""

from dune_desktop.engine.effects import (
    AcquireToTop,
    AddIcons,
    ChooseTokens,
    DeployAnywhere,
    Discount,
    EachAcquired,
    IgnoreAgents,
    MayPass,
    NoDeployment,
    RevealTokens,
    SendAnywhere,
    Signet,
    WaiveRequirement,
)
from dune_desktop.engine.names import ICONS
from dune_desktop.text.pictograms.drawing import drawing, effect_signs
from dune_desktop.text.pictograms.gains import PER
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


def icon_signs(icons: tuple[int, ...]) -> Signs:
    """Agent icons."""
    return tuple(Sign(ICONS[icon]) for icon in icons)


@drawing(MayPass)
def _may_pass(_effect: MayPass) -> Signs:
    return (Sign("passed", may=True),)


@drawing(Discount)
def _discount(effect: Discount) -> Signs:
    return (Sign("acquire"), WORDS, Sign("persuasion", f"−{effect.n}"))


@drawing(AcquireToTop)
def _acquire_to_top(_effect: AcquireToTop) -> Signs:
    return (Sign("acquire"), Sign("deck", may=True))


@drawing(Signet)
def _signet(_effect: Signet) -> Signs:
    return (Sign("signet"),)


@drawing(ChooseTokens)
def _choose_tokens(effect: ChooseTokens) -> Signs:
    return (Sign("token", str(effect.n)),)


@drawing(RevealTokens)
def _reveal_tokens(_effect: RevealTokens) -> Signs:
    return (Sign("reveal"), Sign("token"), Sign("influence"))


@drawing(SendAnywhere)
def _send_anywhere(_effect: SendAnywhere) -> Signs:
    return (Sign("send"), WORDS)


@drawing(IgnoreAgents)
def _ignore_agents(effect: IgnoreAgents) -> Signs:
    icons = () if len(effect.icons) == len(ICONS) else icon_signs(effect.icons)
    return (*icons, Sign("send"), WORDS)


@drawing(AddIcons)
def _add_icons(effect: AddIcons) -> Signs:
    return (Sign("send"), *icon_signs(effect.icons))


@drawing(WaiveRequirement)
def _waive_requirement(_effect: WaiveRequirement) -> Signs:
    return (Sign("send"), WORDS)


@drawing(DeployAnywhere)
def _deploy_anywhere(_effect: DeployAnywhere) -> Signs:
    return (Sign("troop"), Sign("deploy", may=True))


@drawing(NoDeployment)
def _no_deployment(_effect: NoDeployment) -> Signs:
    return (Sign("deploy", "0"),)


@drawing(EachAcquired)
def _each_acquired(effect: EachAcquired) -> Signs:
    return (*effect_signs(effect.effect), PER, Sign("acquire"))
