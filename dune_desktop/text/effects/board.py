"""Agents, board spaces, the running turn and what Leaders do, in words and signs."""

from dune_desktop.engine import effects
from dune_desktop.engine.names import COUNCIL_PERSUASION
from dune_desktop.text.drawing import PER, drawing, icon_signs, signs_of
from dune_desktop.text.effects.prompts import Choosing, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.signs import WORDS, Sign
from dune_desktop.text.wording import wording

wording.update(
    {
        effects.Harvest: lambda effect: Effects.tr(
            "harvest %n spice and all bonus spice on this space", "", effect.base
        ),
        effects.HarvestBaseAgain: lambda _: Effects.tr("gain the base amount of spice of that board space once more"),
        effects.ControlSpace: lambda _: Effects.tr("gain control of {space}"),
        effects.TakeSeat: lambda _: Effects.tr(
            "take a High Council seat: from now on, %n Persuasion in each of your Reveal turns", "", COUNCIL_PERSUASION
        ),
        effects.TakeSwordmaster: lambda _: Effects.tr(
            "take your Swordmaster: a third Agent for the rest of the game, this round included"
        ),
        effects.TakeMentat: lambda effect: (
            Effects.tr("take the Mentat, wherever it is, as an extra Agent for the next round")
            if effect.anywhere
            else Effects.tr("take the Mentat from its board space as an extra Agent for this round")
        ),
        effects.RecallAgent: lambda effect: (
            Effects.tr("recall another of your Agents, not the one sent this turn, to your Leader")
            if effect.other
            else Effects.tr("recall one of your Agents to your Leader")
        ),
        effects.RepeatSpace: lambda _: Effects.tr("repeat the effects printed on that board space"),
        effects.CloseSpace: lambda _: Effects.tr(
            "choose a board space: opponents cannot send Agents there until your next turn"
        ),
        effects.MayPass: lambda _: Effects.tr("you may pass this turn, taking neither an Agent turn nor a Reveal turn"),
        effects.Discount: lambda effect: Effects.tr(
            "each copy of {card} costs you %n Persuasion less this turn", "", effect.n
        ),
        effects.AcquireToTop: lambda _: Effects.tr("you may put each card you acquire this turn on top of your deck"),
        effects.Signet: lambda _: Effects.tr("use the Signet Ring ability of your Leader"),
        effects.ChooseTokens: lambda effect: Effects.tr("secretly choose %n different Factions", "", effect.n),
        effects.RevealTokens: lambda _: Effects.tr(
            "reveal the Factions you secretly chose and gain 1 Influence with each of them (once per game)"
        ),
        effects.SendAnywhere: lambda _: Effects.tr(
            "send one of your Agents, from your Leader or from a board space, to any board space, even an occupied one"
        ),
        effects.AddIcons: lambda effect: (
            Effects.tr("this card also has these Agent icons: {icons}")
            if effect.own
            else Effects.tr("the card you play this turn also has these Agent icons: {icons}")
        ),
        effects.IgnoreAgents: lambda effect: (
            Effects.tr(
                "this turn, opponents' Agents do not block your Agent at board spaces with these Agent icons: {icons}"
            )
            if effect.icons
            else Effects.tr("this turn, opponents' Agents do not block your Agent")
        ),
        effects.WaiveRequirement: lambda _: Effects.tr(
            "the Agent you send with this card need not meet the Influence requirement of the board space"
        ),
        effects.SpaceCostsLess: lambda effect: Effects.tr(
            "sending an Agent to {space} with this card costs %n spice less", "", effect.spice
        ),
        effects.AnotherTurn: lambda _: Effects.tr("you may take another turn directly after this one"),
        effects.DeployAnywhere: lambda _: Effects.tr(
            "you may deploy any of the troops you recruit this turn to the Conflict, whatever the board space"
        ),
        effects.NoDeployment: lambda _: Effects.tr("you cannot deploy units to the Conflict this turn"),
        effects.EachAcquired: lambda _: Effects.tr("whenever you acquire a card, {effect}"),
    }
)


prompting.update(
    {
        effects.RecallAgent: lambda _, __: Choosing.tr("Recall which Agent?"),
        effects.CloseSpace: lambda _, asked: Choosing.tr("{source}: which space?").format(source=asked.source),
    }
)


# ---------------------------------------------------------------- as signs


drawing.update(
    {
        effects.Harvest: lambda effect: (Sign("spice", str(effect.base)), Sign("maker")),
        effects.HarvestBaseAgain: lambda _: (Sign("spice", "×2"),),
        effects.ControlSpace: lambda _: (Sign("control"),),
        effects.TakeSeat: lambda _: (Sign("council"),),
        effects.TakeSwordmaster: lambda _: (Sign("swordmaster"),),
        effects.TakeMentat: lambda effect: (Sign("mentat"), *([Sign("round", "+1")] if effect.anywhere else [])),
        effects.RecallAgent: lambda _: (Sign("recall"),),
        effects.CloseSpace: lambda _: (Sign("voice"),),
        effects.RepeatSpace: lambda _: (WORDS,),
        effects.MayPass: lambda _: (Sign("passed", may=True),),
        effects.Discount: lambda effect: (Sign("acquire"), WORDS, Sign("persuasion", f"−{effect.n}")),
        effects.AcquireToTop: lambda _: (Sign("acquire"), Sign("deck", may=True)),
        effects.Signet: lambda _: (Sign("signet"),),
        effects.ChooseTokens: lambda effect: (Sign("token", str(effect.n)),),
        effects.RevealTokens: lambda _: (Sign("reveal"), Sign("token"), Sign("influence")),
        effects.SendAnywhere: lambda _: (Sign("send"), WORDS),
        effects.AddIcons: lambda effect: (Sign("send"), *icon_signs(effect.icons)),
        effects.IgnoreAgents: lambda effect: (*icon_signs(effect.icons), Sign("send"), WORDS),
        effects.WaiveRequirement: lambda _: (Sign("send"), WORDS),
        effects.SpaceCostsLess: lambda effect: (Sign("send"), WORDS, Sign("spice", f"−{effect.spice}")),
        effects.AnotherTurn: lambda _: (WORDS,),
        effects.DeployAnywhere: lambda _: (Sign("troop"), Sign("deploy", may=True)),
        effects.NoDeployment: lambda _: (Sign("deploy", "0"),),
        effects.EachAcquired: lambda effect: (*signs_of(effect.effect), PER, Sign("acquire")),
    }
)
