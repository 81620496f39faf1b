"""The starting deck and the Reserve of the base game."""

from dune_desktop.engine.effects import VP, Draw, Gain, Persuasion, Signet, Swords, TrashThis
from dune_desktop.engine.names import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import RESERVE as RESERVE_KIND
from dune_desktop.engine.printed import STARTER, Card

FACTION_ICONS = {EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN}

STARTERS = (
    Card("convincing_argument", kind=STARTER, copies=2, reveal=Persuasion(2)),
    Card("dagger", kind=STARTER, copies=2, icons={LANDSRAAD}, reveal=Swords(1)),
    Card("diplomacy", kind=STARTER, icons=FACTION_ICONS, reveal=Persuasion(1)),
    Card("dune_the_desert_planet", kind=STARTER, copies=2, icons={SPICE_TRADE}, reveal=Persuasion(1)),
    Card("reconnaissance", kind=STARTER, icons={CITY}, reveal=Persuasion(1)),
    Card("seek_allies", kind=STARTER, icons=FACTION_ICONS, agent=TrashThis()),
    Card("signet_ring", kind=STARTER, icons={LANDSRAAD, CITY, SPICE_TRADE}, agent=Signet(), reveal=Persuasion(1)),
)

FOLDSPACE = Card(
    "foldspace",
    kind=RESERVE_KIND,
    copies=6,
    icons={*FACTION_ICONS, LANDSRAAD, CITY, SPICE_TRADE},
    agent=(Draw(1), TrashThis()),
)
RESERVE = (
    Card(
        "arrakis_liaison",
        kind=RESERVE_KIND,
        copies=8,
        cost=2,
        factions={FREMEN},
        icons={LANDSRAAD, CITY},
        reveal=Persuasion(2),
    ),
    Card("the_spice_must_flow", kind=RESERVE_KIND, copies=10, cost=9, acquired=VP(1), reveal=Gain(spice=1)),
    FOLDSPACE,
)
