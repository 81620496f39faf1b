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
from dune_desktop.text.pictograms.signs import WORDS, Sign

drawing.update(
    {
        Harvest: lambda effect: (Sign("spice", str(effect.base)), Sign("maker")),
        HarvestBaseAgain: lambda _: (Sign("spice", "×2"),),
        ControlSpace: lambda _: (Sign("control"),),
        TakeSeat: lambda _: (Sign("council"),),
        TakeSwordmaster: lambda _: (Sign("swordmaster"),),
        TakeMentat: lambda effect: (Sign("mentat"), Sign("round", "+1")) if effect.anywhere else (Sign("mentat"),),
        RecallAgent: lambda _: (Sign("recall"),),
        CloseSpace: lambda _: (Sign("voice"),),
        RepeatSpace: lambda _: (WORDS,),
    }
)
