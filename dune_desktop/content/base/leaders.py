"""The eight leaders of the base game."""

from dune_desktop.engine.abilities import CostLess, HarvestLess, Passive, SeesTop, StartWith, When
from dune_desktop.engine.conditions import And, AnyAlliance, Deployed, HasTokens
from dune_desktop.engine.effects import (
    ChooseTokens,
    Draw,
    DrawIntrigue,
    Gain,
    If,
    IgnoreAgents,
    Influence,
    InfluenceBehind,
    Pay,
    Recruit,
    RevealTokens,
    SetAside,
)
from dune_desktop.engine.names import ANY, CITY, LANDSRAAD
from dune_desktop.engine.printed import Leader

LEADERS = (
    Leader("paul_atreides", complexity=1, ability=(SeesTop(),), signet=Draw(1)),
    Leader(
        "duke_leto_atreides",
        complexity=2,
        ability=(CostLess(LANDSRAAD, solari=1),),
        signet=Pay(spice=1) >> InfluenceBehind(),
    ),
    Leader(
        "baron_vladimir_harkonnen",
        complexity=3,
        ability=(
            StartWith(ChooseTokens(2)),
            When("deployed", RevealTokens(), And(Deployed(4), HasTokens()), once=True),
        ),
        signet=Pay(solari=1) >> DrawIntrigue(),
    ),
    Leader(
        "glossu_rabban",
        complexity=1,
        ability=(StartWith(Gain(spice=1, solari=1)),),
        signet=If(AnyAlliance(), Recruit(2), Recruit(1)),
    ),
    Leader("helena_richese", complexity=2, ability=(Passive(IgnoreAgents((LANDSRAAD, CITY))),), signet=SetAside()),
    Leader("count_ilban_richese", complexity=1, ability=(When("solari_paid", Draw(1)),), signet=Gain(solari=1)),
    Leader("countess_ariana_thorvald", complexity=3, ability=(HarvestLess(1, Draw(1)),), signet=Gain(water=1)),
    Leader("earl_memnon_thorvald", complexity=1, ability=(When("seat_taken", Influence(ANY)),), signet=Gain(spice=1)),
)
