"""The training track and Jessica's memories in words and signs."""

from dune_desktop.engine.effects import Memory, OtherMemories, Train
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.pictograms.drawing import PER, drawing
from dune_desktop.text.pictograms.signs import WORDS, Sign
from dune_desktop.text.wording import wording

wording.update(
    {
        Train: lambda _: Effects.tr(
            "move your token one space along the training track and gain the reward of that space"
        ),
        Memory: lambda _: Effects.tr("put 1 troop from your supply aside as a memory (on the Bene Gesserit area)"),
        OtherMemories: lambda _: Effects.tr(
            "return all your memories (to your supply; draw 1 card for each) and flip this Leader"
        ),
    }
)


# ---------------------------------------------------------------- as signs


drawing.update(
    {
        Train: lambda _: (WORDS,),
        Memory: lambda _: (Sign("memory"),),
        OtherMemories: lambda _: (Sign("card", "1"), PER, Sign("memory"), WORDS),
    }
)
