"""The 17 Intrigue cards of Rise of Ix, in alphabetical order."""

from dune_desktop.content.ix.conditions import Commissioned, HasTiles
from dune_desktop.content.ix.units import DREADNOUGHT
from dune_desktop.content.ix.words import AcquireTech, IfYouWin, MoveFreighter
from dune_desktop.engine.conditions import DeployedUnits, HasMuch, HasOn, Owns, Seated, SomeOf
from dune_desktop.engine.effects import (
    VP,
    DeployUnits,
    Discard,
    Draw,
    EachOpponent,
    Gain,
    If,
    Influence,
    InfluenceVisited,
    InfluenceWhereAgents,
    LoseInfluence,
    LoseTroops,
    Pay,
    Recruit,
    RetreatTroops,
    Swords,
    Trash,
)
from dune_desktop.engine.names import ANY, CONFLICT, GARRISON
from dune_desktop.engine.printed import Intrigue

#: Of the Grand Conspiracy: a dreadnought counts that has been commissioned, wherever it is.
_CONSPIRACY = (Commissioned(2), Owns("the_spice_must_flow", 1), HasOn(4, tracks=2), Seated())
_VISITED = InfluenceVisited(instead=False)

INTRIGUES = (
    Intrigue(
        "advanced_weaponry",
        plot=Pay(solari=3) >> Recruit(1, unit=DREADNOUGHT.id),  # QX11
        combat=If(HasTiles(3), Swords(4)),
    ),
    Intrigue("blackmail", combat=LoseInfluence() >> Swords(5)),
    Intrigue("cannon_turrets", combat=Swords(2) & EachOpponent(RetreatTroops(1, 1, unit=DREADNOUGHT.id))),
    Intrigue("cull", plot=Pay(solari=1) >> Trash()),
    Intrigue("diversion", plot=If(DeployedUnits(4), MoveFreighter())),  # QX20
    Intrigue("expedite", plot=Pay(spice=1) >> MoveFreighter()),
    Intrigue("finesse", plot=LoseInfluence() >> Influence(ANY), combat=Swords(2)),  # QX21
    Intrigue("glimpse_the_path", plot=Pay(spice=1) >> (Gain(water=1) & Draw(1))),
    Intrigue("grand_conspiracy", endgame=If(SomeOf(3, _CONSPIRACY), VP(1)) | If(SomeOf(4, _CONSPIRACY), VP(2))),
    Intrigue("ixian_probe", plot=Discard(2) >> Draw(2)),
    Intrigue("machine_culture", plot=AcquireTech(must=True), endgame=If(HasTiles(3), VP(1))),  # X5.18
    Intrigue("quid_pro_quo", plot=Pay(spice=2) >> InfluenceWhereAgents()),
    Intrigue("second_wave", combat=Swords(2) & DeployUnits(2)),
    Intrigue("secret_forces", plot=If(Seated(), Recruit(2))),
    Intrigue("strategic_push", combat=Swords(2) & IfYouWin(Gain(solari=2))),
    Intrigue(  # QX22
        "strongarm",
        plot=LoseTroops(1, GARRISON) >> _VISITED | LoseTroops(1, CONFLICT) >> _VISITED,
    ),
    Intrigue("war_chest", combat=Pay(solari=2) >> Swords(4), endgame=If(HasMuch("solari", 10), VP(1))),
)
