"""Effects on the running turn, and those of Leaders, in words."""

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
from dune_desktop.text.effects.words import Effects, clause, wording
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.spoken import called


def icon_names(icons: tuple[int, ...]) -> str:
    """Agent icons by name."""
    return both([name("icon", ICONS[icon]) for icon in icons])


@wording(MayPass)
def _may_pass(_effect: MayPass) -> str:
    return Effects.tr("you may pass this turn, taking neither an Agent turn nor a Reveal turn")


@wording(Discount)
def _discount(effect: Discount) -> str:
    return Effects.tr("each copy of {card} costs you %n Persuasion less this turn", "", effect.n).format(
        card=called("card", effect.card)
    )


@wording(AcquireToTop)
def _acquire_to_top(_effect: AcquireToTop) -> str:
    return Effects.tr("you may put each card you acquire this turn on top of your deck")


@wording(Signet)
def _signet(_effect: Signet) -> str:
    return Effects.tr("use the Signet Ring ability of your Leader")


@wording(ChooseTokens)
def _choose_tokens(effect: ChooseTokens) -> str:
    return Effects.tr("secretly choose %n different Factions", "", effect.n)


@wording(RevealTokens)
def _reveal_tokens(_effect: RevealTokens) -> str:
    return Effects.tr("reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)")


@wording(SendAnywhere)
def _send_anywhere(_effect: SendAnywhere) -> str:
    return Effects.tr(
        "send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one"
    )


@wording(IgnoreAgents)
def _ignore_agents(effect: IgnoreAgents) -> str:
    if len(effect.icons) == len(ICONS):
        return Effects.tr("this turn, opponents' Agents do not block your Agent")
    return Effects.tr(
        "this turn, opponents' Agents do not block your Agent at board spaces with these Agent icons: {icons}"
    ).format(icons=icon_names(effect.icons))


@wording(AddIcons)
def _add_icons(effect: AddIcons) -> str:
    return Effects.tr("the card you play this turn also has these Agent icons: {icons}").format(
        icons=icon_names(effect.icons)
    )


@wording(WaiveRequirement)
def _waive_requirement(_effect: WaiveRequirement) -> str:
    return Effects.tr("the Agent you send with this card need not meet the Influence requirement of the board space")


@wording(DeployAnywhere)
def _deploy_anywhere(_effect: DeployAnywhere) -> str:
    return Effects.tr(
        "you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space"
    )


@wording(NoDeployment)
def _no_deployment(_effect: NoDeployment) -> str:
    return Effects.tr("you cannot deploy units to the Conflict this turn")


@wording(EachAcquired)
def _each_acquired(effect: EachAcquired) -> str:
    return Effects.tr("whenever you acquire a card, {effect}").format(effect=clause(effect.effect))
