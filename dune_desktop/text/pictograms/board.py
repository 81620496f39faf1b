"""Agents and board spaces as signs."""

from dune_desktop.engine.effects import (
    CloseSpace,
    ControlSpace,
    Harvest,
    HarvestBaseAgain,
    RecallAgent,
    RepeatSpace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
)
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs


@drawing(Harvest)
def _harvest(effect: Harvest) -> Signs:
    return (Sign("spice", str(effect.base)), Sign("maker"))


@drawing(HarvestBaseAgain)
def _harvest_base_again(_effect: HarvestBaseAgain) -> Signs:
    return (Sign("spice", "×2"),)


@drawing(ControlSpace)
def _control_space(_effect: ControlSpace) -> Signs:
    return (Sign("control"),)


@drawing(TakeSeat)
def _take_seat(_effect: TakeSeat) -> Signs:
    return (Sign("council"),)


@drawing(TakeSwordmaster)
def _take_swordmaster(_effect: TakeSwordmaster) -> Signs:
    return (Sign("swordmaster"),)


@drawing(TakeMentat)
def _take_mentat(effect: TakeMentat) -> Signs:
    return (Sign("mentat"), Sign("round", "+1")) if effect.anywhere else (Sign("mentat"),)


@drawing(RecallAgent)
def _recall_agent(_effect: RecallAgent) -> Signs:
    return (Sign("recall"),)


@drawing(CloseSpace)
def _close_space(_effect: CloseSpace) -> Signs:
    return (Sign("voice"),)


@drawing(RepeatSpace)
def _repeat_space(_effect: RepeatSpace) -> Signs:
    return (WORDS,)
