"""The 22 board spaces, the 13 observation posts and the four influence tracks of Uprising."""

from dune_desktop.engine.conditions import AgentAt, Has, HasSwordmaster, Hooks, Not, Seated
from dune_desktop.engine.effects import (
    DestroyWall,
    Draw,
    DrawIntrigue,
    Gain,
    Harvest,
    If,
    Influence,
    Pay,
    Persuasion,
    PlaceSpy,
    RecallAgent,
    Recruit,
    StealIntrigue,
    SummonHere,
    TakeContract,
    TakeHooks,
    TakeSeat,
    TakeSwordmaster,
    Trash,
    TrashIntrigue,
)
from dune_desktop.engine.names import ANY, BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Faction, Offer, Post, Section, Space

_EMPEROR = (
    Space("dutiful_service", EMPEROR, TakeContract()),
    Space("sardaukar", EMPEROR, (Recruit(4), DrawIntrigue()), cost=Pay(spice=4)),
)
_SPACING_GUILD = (
    Space("deliver_supplies", SPACING_GUILD, Gain(water=1)),
    Space("heighliner", SPACING_GUILD, Recruit(5), cost=Pay(spice=5), combat=True),
)
_BENE_GESSERIT = (
    Space("espionage", BENE_GESSERIT, (Draw(1), PlaceSpy()), cost=Pay(spice=1)),
    Space("secrets", BENE_GESSERIT, (DrawIntrigue(), StealIntrigue(4))),
)
_FREMEN = (
    Space("desert_tactics", FREMEN, (Recruit(1), Trash()), cost=Pay(water=1), combat=True),
    Space("fremkit", FREMEN, Draw(1), combat=True),
)
_LANDSRAAD = (
    Space(
        "high_council",
        LANDSRAAD,
        If(Seated(), Gain(spice=2) & DrawIntrigue() & Recruit(3), TakeSeat()),
        cost=Pay(solari=5),
    ),
    Space(
        "imperial_privilege",
        LANDSRAAD,
        (TrashIntrigue() >> DrawIntrigue(), RecallAgent(other=True), Draw(1)),
        cost=Pay(solari=3),
        requires=(Has(EMPEROR, 2),),
    ),
    Space(
        "swordmaster",
        LANDSRAAD,
        TakeSwordmaster(),
        cost=Pay(solari=8),
        later=Pay(solari=6),
        requires=(Not(HasSwordmaster()),),
    ),
    Space("assembly_hall", LANDSRAAD, DrawIntrigue(), reveal=If(AgentAt("assembly_hall"), Persuasion(1))),
    Space(
        "gather_support", LANDSRAAD, offers=(Offer(None, Recruit(2)), Offer(Pay(solari=2), (Recruit(2), Gain(water=1))))
    ),
)
_CHOAM = (
    Space(
        "shipping", SPICE_TRADE, (Gain(solari=5), Influence(ANY)), cost=Pay(spice=3), requires=(Has(SPACING_GUILD, 2),)
    ),
    Space("accept_contract", SPICE_TRADE, (TakeContract(), Draw(1))),
)
_CITIES = (
    Space(
        "sietch_tabr",
        CITY,
        (TakeHooks() & Recruit(1) & Gain(water=1)) | (Gain(water=1) & DestroyWall()),
        combat=True,
        requires=(Has(FREMEN, 2),),
    ),
    Space("research_station", CITY, (Recruit(2), Draw(2)), cost=Pay(water=2), combat=True),
    Space(
        "spice_refinery",
        CITY,
        offers=(Offer(None, Gain(solari=2)), Offer(Pay(spice=1), Gain(solari=4))),
        combat=True,
        control=Gain(solari=1),
    ),
    Space("arrakeen", CITY, (Recruit(1), Draw(1)), combat=True, control=Gain(solari=1)),
)
_DESERT = (
    Space(
        "deep_desert", SPICE_TRADE, Harvest(4) | If(Hooks(), SummonHere(2)), cost=Pay(water=3), combat=True, maker=True
    ),
    Space(
        "hagga_basin", SPICE_TRADE, Harvest(2) | If(Hooks(), SummonHere(1)), cost=Pay(water=1), combat=True, maker=True
    ),
    Space("imperial_basin", SPICE_TRADE, Harvest(1), combat=True, maker=True, control=Gain(spice=1)),
)

SECTIONS = (
    Section("emperor", _EMPEROR, posts=(Post("post_emperor", spaces=("sardaukar", "dutiful_service")),)),
    Section(
        "spacing_guild", _SPACING_GUILD, posts=(Post("post_spacing_guild", spaces=("heighliner", "deliver_supplies")),)
    ),
    Section("bene_gesserit", _BENE_GESSERIT, posts=(Post("post_bene_gesserit", spaces=("espionage", "secrets")),)),
    Section("fremen", _FREMEN, posts=(Post("post_fremen", spaces=("desert_tactics", "fremkit")),)),
    Section(
        "landsraad",
        _LANDSRAAD,
        posts=(
            Post("post_landsraad_council", spaces=("high_council", "imperial_privilege", "swordmaster")),
            Post("post_landsraad_assembly", spaces=("assembly_hall", "gather_support")),
        ),
    ),
    Section("choam", _CHOAM, posts=(Post("post_choam", spaces=("shipping", "accept_contract")),)),
    Section(
        "cities",
        _CITIES,
        posts=(
            Post("post_sietch_research", spaces=("sietch_tabr", "research_station")),
            Post("post_research_refinery", spaces=("research_station", "spice_refinery")),
            Post("post_refinery_arrakeen", spaces=("spice_refinery", "arrakeen")),
        ),
    ),
    Section(
        "desert",
        _DESERT,
        posts=(
            Post("post_deep_desert", spaces=("deep_desert",)),
            Post("post_hagga_basin", spaces=("hagga_basin",)),
            Post("post_imperial_basin", spaces=("imperial_basin",)),
        ),
    ),
)

FACTIONS = (
    Faction(EMPEROR, PlaceSpy()),
    Faction(SPACING_GUILD, Gain(solari=3)),
    Faction(BENE_GESSERIT, DrawIntrigue()),
    Faction(FREMEN, Gain(water=1)),
)
