"""The training track and Jessica's memories as signs."""

from dune_desktop.engine.effects import Memory, OtherMemories, Train
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.gains import PER
from dune_desktop.text.pictograms.signs import WORDS, Sign

drawing.update(
    {
        Train: lambda _: (WORDS,),
        Memory: lambda _: (Sign("memory"),),
        OtherMemories: lambda _: (Sign("card", "1"), PER, Sign("memory"), WORDS),
    }
)
