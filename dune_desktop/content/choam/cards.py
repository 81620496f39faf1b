"""The 4 Imperium cards, the 4 Intrigue cards and the Leader of the CHOAM module."""

from dune_desktop.engine.abilities import TakesSardaukar, WithRing
from dune_desktop.engine.conditions import Completed, GainedSpice
from dune_desktop.engine.effects import (
    VP,
    Discard,
    Draw,
    Gain,
    If,
    Influence,
    LoseInfluence,
    NoDeployment,
    Pay,
    Per,
    Persuasion,
    Recruit,
    RetreatTroops,
    Swords,
    TakeContract,
    TrashThis,
)
from dune_desktop.engine.effects.gains import CompletedContracts
from dune_desktop.engine.names import ANY, CITY, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Card, Intrigue, Leader

IMPERIUM = (
    Card(
        "cargo_runner",
        cost=3,
        factions={SPACING_GUILD},
        icons={LANDSRAAD, CITY, SPICE_TRADE},
        agent=(If(Completed(2), Draw(1)), If(Completed(4), Draw(1))),
        reveal=Persuasion(1),
    ),
    Card(
        "delivery_agreement",
        cost=5,
        factions={SPACING_GUILD},
        icons={CITY},
        agent=Discard() >> TakeContract(),
        reveal=Gain(spice=1) | If(Completed(4), TrashThis() >> VP(1)),
    ),
    Card(
        "interstellar_trade",
        cost=7,
        factions={SPACING_GUILD},
        icons={LANDSRAAD, CITY, SPICE_TRADE},
        acquired=TakeContract(),
        agent=Influence(ANY),
        reveal=Per(CompletedContracts(), Persuasion(1)),
    ),
    Card(
        "priority_contracts",
        cost=6,
        factions={SPACING_GUILD},
        icons={LANDSRAAD, SPICE_TRADE},
        agent=TakeContract(),
        reveal=Gain(spice=2) | If(Completed(4), TrashThis() >> VP(1)),
    ),
)

INTRIGUES = (
    Intrigue("backed_by_choam", plot=LoseInfluence() >> Gain(solari=4), combat=If(Completed(2), Swords(4))),
    Intrigue("choam_profits", endgame=If(Completed(4), VP(1))),
    Intrigue("leverage", plot=If(GainedSpice(), TakeContract() & Gain(solari=1))),
    Intrigue("reach_agreement", combat=RetreatTroops(1, 2) >> TakeContract()),
)

LEADERS = (
    Leader(
        "shaddam_corrino_iv",
        complexity=2,
        ability=(TakesSardaukar(), WithRing(NoDeployment())),
        signet=(Gain(solari=1) & Recruit(1)) | Pay(solari=3) >> Influence(ANY),
    ),
)
