"""Effects on the running turn, and those of Leaders, in words and signs."""

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
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.pictograms.drawing import PER, drawing, icon_signs, signs_of
from dune_desktop.text.pictograms.signs import WORDS, Sign
from dune_desktop.text.wording import wording

wording.update(
    {
        MayPass: lambda _: Effects.tr("you may pass this turn, taking neither an Agent turn nor a Reveal turn"),
        Discount: lambda effect: Effects.tr("each copy of {card} costs you %n Persuasion less this turn", "", effect.n),
        AcquireToTop: lambda _: Effects.tr("you may put each card you acquire this turn on top of your deck"),
        Signet: lambda _: Effects.tr("use the Signet Ring ability of your Leader"),
        ChooseTokens: lambda effect: Effects.tr("secretly choose %n different Factions", "", effect.n),
        RevealTokens: lambda _: Effects.tr(
            "reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)"
        ),
        SendAnywhere: lambda _: Effects.tr(
            "send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one"
        ),
        AddIcons: lambda _: Effects.tr("the card you play this turn also has these Agent icons: {icons}"),
        IgnoreAgents: lambda effect: (
            Effects.tr(
                "this turn, opponents' Agents do not block your Agent at board spaces with these Agent icons: {icons}"
            )
            if effect.icons
            else Effects.tr("this turn, opponents' Agents do not block your Agent")
        ),
        WaiveRequirement: lambda _: Effects.tr(
            "the Agent you send with this card need not meet the Influence requirement of the board space"
        ),
        DeployAnywhere: lambda _: Effects.tr(
            "you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space"
        ),
        NoDeployment: lambda _: Effects.tr("you cannot deploy units to the Conflict this turn"),
        EachAcquired: lambda _: Effects.tr("whenever you acquire a card, {effect}"),
    }
)


# ---------------------------------------------------------------- as signs


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
        IgnoreAgents: lambda effect: (*icon_signs(effect.icons), Sign("send"), WORDS),
        WaiveRequirement: lambda _: (Sign("send"), WORDS),
        DeployAnywhere: lambda _: (Sign("troop"), Sign("deploy", may=True)),
        NoDeployment: lambda _: (Sign("deploy", "0"),),
        EachAcquired: lambda effect: (*signs_of(effect.effect), PER, Sign("acquire")),
    }
)
