"""The training track and Jessica's memories as signs."""

from dune_desktop.engine.effects import Memory, OtherMemories, Train
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.gains import PER
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


@drawing(Train)
def _train(_effect: Train) -> Signs:
    return (WORDS,)


@drawing(Memory)
def _memory(_effect: Memory) -> Signs:
    return (Sign("memory"),)


@drawing(OtherMemories)
def _other_memories(_effect: OtherMemories) -> Signs:
    return (Sign("card", "1"), PER, Sign("memory"), WORDS)
