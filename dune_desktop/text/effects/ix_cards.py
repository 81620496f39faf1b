"""What only Imperium cards of Rise of Ix say, in words and signs."""

from dune_desktop.content.ix.card_words import Ambush, Infiltrate
from dune_desktop.content.ix.conditions import OpponentHere
from dune_desktop.text.drawing import PER, drawing, icon_signs
from dune_desktop.text.effects.conditions import Conditions
from dune_desktop.text.effects.gains import EACH_IN_CONFLICT
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.signs import Sign
from dune_desktop.text.wording import icon_names, wording

EACH_IN_CONFLICT["dreadnought"] = lambda: Effects.tr("{effect} for each of your dreadnoughts in the Conflict")

wording.update(
    {
        Infiltrate: lambda effect: Effects.tr(
            "at a board space with the {icon} icon, opponents' Agents do not block the Agent you send with this card"
        ).format(icon=icon_names(effect.icons)),
        Ambush: lambda _: Effects.tr(
            "for each troop you deploy to the Conflict this turn, you may retreat an opponent's troop or dreadnought"
            " to its owner's garrison"
        ),
        OpponentHere: lambda _: Conditions.tr(
            "if an opponent's Agent is on the board space that you sent an Agent to this turn"
        ),
    }
)


@prompting(Ambush)
def _who_retreats(_effect: Ambush, asked: Asked) -> str:
    if asked.question.what == "seat":
        return Choosing.tr("Whose unit retreats?")
    return Choosing.tr("Which unit retreats?")


drawing.update(
    {
        Infiltrate: lambda effect: (Sign("infiltrate"), *icon_signs(effect.icons)),
        Ambush: lambda _: (Sign("opponent"), Sign("retreat", may=True), PER, Sign("deploy")),
        OpponentHere: lambda _: (Sign("opponent"), Sign("agent")),
    }
)
