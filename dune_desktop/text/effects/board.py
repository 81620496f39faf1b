"""Agents and board spaces in words and signs."""

from dune_desktop.engine import effects
from dune_desktop.engine.names import COUNCIL_PERSUASION
from dune_desktop.text.drawing import drawing
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
        effects.TakeMentat: lambda effect: (
            (Sign("mentat"), Sign("round", "+1")) if effect.anywhere else (Sign("mentat"),)
        ),
        effects.RecallAgent: lambda _: (Sign("recall"),),
        effects.CloseSpace: lambda _: (Sign("voice"),),
        effects.RepeatSpace: lambda _: (WORDS,),
    }
)
