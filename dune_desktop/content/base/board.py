"""The 22 board spaces and the four influence tracks of the base game."""

from dune_desktop.engine.conditions import AgentAt, Has, HasSwordmaster, Not, Seated
from dune_desktop.engine.effects import (
    AcquireReserve,
    Draw,
    DrawIntrigue,
    Gain,
    Harvest,
    If,
    Pay,
    Persuasion,
    Recruit,
    StealIntrigue,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    TrashCard,
)
from dune_desktop.engine.names import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Faction, Offer, Section, Space

_EMPEROR = (
    Space("conspire", EMPEROR, (Gain(solari=5), Recruit(2), DrawIntrigue()), cost=Pay(spice=4)),
    Space("wealth", EMPEROR, Gain(solari=2)),
)
_SPACING_GUILD = (
    Space("heighliner", SPACING_GUILD, (Recruit(5), Gain(water=2)), cost=Pay(spice=6), combat=True),
    Space("foldspace", SPACING_GUILD, AcquireReserve("foldspace")),
)
_BENE_GESSERIT = (
    Space("selective_breeding", BENE_GESSERIT, TrashCard() >> Draw(2), cost=Pay(spice=2)),
    Space("secrets", BENE_GESSERIT, (DrawIntrigue(), StealIntrigue(4))),
)
_FREMEN = (
    Space("hardy_warriors", FREMEN, Recruit(2), cost=Pay(water=1), combat=True),
    Space("stillsuits", FREMEN, Gain(water=1), combat=True),
)
_LANDSRAAD = (
    Space("high_council", LANDSRAAD, TakeSeat(), cost=Pay(solari=5), requires=(Not(Seated()),)),
    Space("mentat", LANDSRAAD, (Draw(1), TakeMentat()), cost=Pay(solari=2)),
    Space("rally_troops", LANDSRAAD, Recruit(4), cost=Pay(solari=4)),
    Space("hall_of_oratory", LANDSRAAD, Recruit(1), reveal=If(AgentAt("hall_of_oratory"), Persuasion(1))),
    Space("swordmaster", LANDSRAAD, TakeSwordmaster(), cost=Pay(solari=8), requires=(Not(HasSwordmaster()),)),
)
_CHOAM = (
    Space(
        "sell_melange",
        SPICE_TRADE,
        offers=(
            Offer(Pay(spice=2), Gain(solari=6)),
            Offer(Pay(spice=3), Gain(solari=8)),
            Offer(Pay(spice=4), Gain(solari=10)),
            Offer(Pay(spice=5), Gain(solari=12)),
        ),
    ),
    Space("secure_contract", SPICE_TRADE, Gain(solari=3)),
)
_CITIES = (
    Space("arrakeen", CITY, (Recruit(1), Draw(1)), combat=True, control=Gain(solari=1)),
    Space("carthag", CITY, (Recruit(1), DrawIntrigue()), combat=True, control=Gain(solari=1)),
    Space("research_station", CITY, Draw(3), cost=Pay(water=2), combat=True),
    Space("sietch_tabr", CITY, (Recruit(1), Gain(water=1)), combat=True, requires=(Has(FREMEN, 2),)),
)
_DESERT = (
    Space("the_great_flat", SPICE_TRADE, Harvest(3), cost=Pay(water=2), combat=True, maker=True),
    Space("hagga_basin", SPICE_TRADE, Harvest(2), cost=Pay(water=1), combat=True, maker=True),
    Space("imperial_basin", SPICE_TRADE, Harvest(1), combat=True, maker=True, control=Gain(spice=1)),
)

SECTIONS = (
    Section("emperor", _EMPEROR),
    Section("spacing_guild", _SPACING_GUILD),
    Section("bene_gesserit", _BENE_GESSERIT),
    Section("fremen", _FREMEN),
    Section("landsraad", _LANDSRAAD),
    Section("choam", _CHOAM),
    Section("cities", _CITIES),
    Section("desert", _DESERT),
)

FACTIONS = (
    Faction(EMPEROR, Recruit(2)),
    Faction(SPACING_GUILD, Gain(solari=3)),
    Faction(BENE_GESSERIT, DrawIntrigue()),
    Faction(FREMEN, Gain(water=1)),
)
