"""The 4 Conflict cards of Rise of Ix. None has a battle icon (X9.5)."""

from dune_desktop.content.ix.words import MoveFreighter
from dune_desktop.engine.effects import VP, DrawIntrigue, Gain, Pay, Recruit
from dune_desktop.engine.printed import Conflict

CONFLICTS = (
    Conflict(
        "skirmish_e", level=1, first=(MoveFreighter(), Gain(spice=1)), second=Gain(solari=3), third=Gain(solari=2)
    ),
    Conflict("skirmish_f", level=1, first=(MoveFreighter(), Recruit(1)), second=Gain(spice=2), third=Gain(spice=1)),
    Conflict(
        "trade_monopoly",
        level=2,
        first=(MoveFreighter(2), Recruit(1)),
        second=(DrawIntrigue(), Gain(water=1)),
        third=DrawIntrigue() | Gain(water=1),
    ),
    Conflict(
        "economic_supremacy",
        level=3,
        first=(VP(1), Pay(solari=6) >> VP(1), Pay(spice=4) >> VP(1)),
        second=VP(1),
        third=(Gain(spice=2), Gain(solari=2)),
    ),
)
