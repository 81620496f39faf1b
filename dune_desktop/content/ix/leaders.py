"""The 6 Leaders of Rise of Ix."""

from dune_desktop.content.ix.conditions import OneIcon, SentAhead, Watched
from dune_desktop.content.ix.leader_words import InfluenceSnooped, Observe, PlaceSnoopers, SetAhead, TakeBack
from dune_desktop.content.ix.units import DREADNOUGHT
from dune_desktop.content.ix.words import AcquireTech, MoveFreighter, Negotiate
from dune_desktop.engine.abilities import GainsMore, StartWith, Stronger, When
from dune_desktop.engine.conditions import AgentsOn
from dune_desktop.engine.effects import (
    Acquire,
    AcquireReserve,
    ChooseOne,
    Gain,
    If,
    Influence,
    KeepIntrigue,
    LoseInfluence,
    LoseWater,
    May,
    Pay,
    Recruit,
    Trash,
)
from dune_desktop.engine.names import ANY, CITY, LANDSRAAD, PLAYED, REVEALED, SPICE_TRADE
from dune_desktop.engine.printed import Leader

LEADERS = (
    Leader(
        "archduke_armand_ecaz",
        complexity=2,
        ability=(  # X7.6
            When("revealed", If(AgentsOn(2, (LANDSRAAD, CITY, SPICE_TRADE)), Trash(zones=(PLAYED, REVEALED)))),
        ),
        signet=May(Acquire(3)),
    ),
    Leader(
        "ilesa_ecaz",
        complexity=3,
        ability=(  # X7.5, QX25
            When("round_began", SetAhead(), item=False),
            When("turn_began", TakeBack(), item=False),
            When("revealed", TakeBack(now=True), item=False),
            When("agent_sent", If(OneIcon(), Gain(spice=1), Gain(solari=1)), SentAhead(), item=False),
        ),
        signet=Pay(solari=1) >> AcquireReserve("foldspace"),
    ),
    Leader(
        "prince_rhombur_vernius",
        complexity=1,
        ability=(Stronger(DREADNOUGHT.id, 1),),
        signet=ChooseOne((AcquireTech(), Negotiate()), rival=1),  # X10.10
    ),
    Leader(
        "princess_yuna_moritani",
        complexity=2,
        ability=(StartWith(LoseWater()), GainsMore((1, 0, 0))),  # X7.7
        signet=Pay(solari=7) >> (Influence(ANY) & Recruit(1) & Gain(spice=1)),
    ),
    Leader(
        "tessia_vernius",
        complexity=4,
        ability=(StartWith(PlaceSnoopers()), When("reached_2", Observe(), Watched(), item=False)),
        signet=LoseInfluence() >> InfluenceSnooped(),
    ),
    Leader(
        "viscount_hundro_moritani",
        complexity=1,
        ability=(StartWith(KeepIntrigue()),),
        signet=Pay(spice=1) >> MoveFreighter(),
    ),
)
