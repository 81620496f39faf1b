"""The training track and Jessica's memories in words."""

from dune_desktop.engine.effects import Memory, OtherMemories, Train
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.words import Effects, wording


@wording(Train)
def _train(_effect: Train) -> str:
    return Effects.tr("move your token one space along the training track and gain the reward of that space")


@wording(Memory)
def _memory(_effect: Memory) -> str:
    return Effects.tr("put 1 troop from your supply aside as a memory (on the Bene Gesserit area)")


@wording(OtherMemories)
def _other_memories(_effect: OtherMemories) -> str:
    return Effects.tr("return all your memories (to your supply; draw 1 card for each) and flip this Leader")


@prompting(Train)
def _which_way(_effect: Train, _asked: Asked) -> str:
    return Choosing.tr("Move your token to which space?")
