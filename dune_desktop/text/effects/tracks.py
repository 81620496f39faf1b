"""Tokens on tracks in words and signs."""

from dune_desktop.engine.conditions import OnTrack
from dune_desktop.engine.effects import Advance, Recall, Train
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.signs import WORDS
from dune_desktop.text.wording import wording

wording.update(
    {
        Advance: lambda effect: Effects.tr("move your token %n step(s) on: {track}", "", effect.n),
        Recall: lambda _: Effects.tr(
            "move your token back to the start and gain the rewards of all steps that it leaves: {track}"
        ),
        OnTrack: lambda what: Effects.tr("if you have come %n step(s) far: {track}", "", what.step),
    }
)


@prompting(Advance, Train)
def _which_way(_effect: Advance, _asked: Asked) -> str:
    return Choosing.tr("Move your token to which space?")


# ---------------------------------------------------------------- as signs


drawing.update({kind: lambda _: (WORDS,) for kind in (Advance, Recall, OnTrack)})
