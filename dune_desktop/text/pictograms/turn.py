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
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.gains import PER
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


def icon_signs(icons: tuple[int, ...]) -> Signs:
    """Agent icons."""
    return tuple(Sign(ICONS[icon]) for icon in icons)


@drawing(IgnoreAgents)
def _ignore_agents(effect: IgnoreAgents) -> Signs:
    icons = icon_signs(effect.icons)
    return (*icons, Sign("send"), WORDS)


drawing.update(
    {
        MayPass: lambda _: (Sign("passed", may=True),),
        Discount: lambda effect: (Sign("acquire"), WORDS, Sign("persuasion", f"−{effect.n}")),
        AcquireToTop: lambda _: (Sign("acquire"), Sign("deck", may=True)),
        Signet: lambda _: (Sign("signet"),),
        ChooseTokens: lambda effect: (Sign("token", str(effect.n)),),
        RevealTokens: lambda _: (Sign("reveal"), Sign("token"), Sign("influence")),
        SendAnywhere: lambda _: (Sign("send"), WORDS),
        AddIcons: lambda effect: (Sign("send"), *icon_signs(effect.icons)),
        WaiveRequirement: lambda _: (Sign("send"), WORDS),
        DeployAnywhere: lambda _: (Sign("troop"), Sign("deploy", may=True)),
        NoDeployment: lambda _: (Sign("deploy", "0"),),
        EachAcquired: lambda effect: (*signs_of(effect.effect), PER, Sign("acquire")),
    }
)
