"""The 18 tech tiles: priced in spice, and their abilities count while they lie before a seat."""

from dune_desktop.content.ix.conditions import ShipsTroops, TakesPoint
from dune_desktop.content.ix.words import FlipTile, TrashTile
from dune_desktop.engine.abilities import AcquiresToTop, Offers, When, WinsTies
from dune_desktop.engine.conditions import HasMuch, HasOn, Owns, Seated
from dune_desktop.engine.effects import (
    VP,
    WITH_EACH,
    Discard,
    Draw,
    DrawIntrigue,
    Gain,
    If,
    IgnoreAgents,
    Influence,
    Pay,
    Per,
    Persuasion,
    PickOf,
    Recruit,
    SwapIntrigues,
    Swords,
    Trash,
)
from dune_desktop.engine.effects.gains import Armed, FactionsAtMost
from dune_desktop.engine.names import ANY, PLAYED, REVEALED
from dune_desktop.engine.printed import Card

TILES = (
    Card("artillery", price=1, ability=(When("revealed", Per(Armed(), Swords(1))),)),  # X7.2
    Card("chaumurky", price=4, marked=True, acquired=DrawIntrigue(2), ability=(WinsTies(),)),  # X7.8
    Card("detonation_devices", price=3, marked=True, ability=(TakesPoint(),)),
    Card(
        "disposal_facility",
        price=3,
        acquired=Trash(),
        ability=(When("revealed", If(HasMuch("persuasion", 6), Trash(zones=(PLAYED, REVEALED)))),),
    ),
    Card(
        "flagship", price=8, marked=True, acquired=VP(1), ability=(Offers((FlipTile() & Pay(solari=4)) >> Recruit(3)),)
    ),
    Card("holoprojectors", price=3, ability=(Offers((FlipTile() & Discard()) >> Draw(1)),)),
    Card(
        "holtzman_engine",
        price=6,
        marked=True,
        ability=(  # QX8
            When("round_began", Draw(1), item=False),
            When("endgame_began", VP(1), Owns("the_spice_must_flow", 2), item=False),
        ),
    ),
    Card(
        "invasion_ships",
        price=5,
        marked=True,
        acquired=Recruit(4),
        ability=(Offers((FlipTile() & Discard()) >> IgnoreAgents()),),  # QX6
    ),
    Card(
        "memocorders",
        price=2,
        marked=True,
        acquired=Influence(ANY),
        ability=(When("endgame_began", VP(1), HasOn(3, tracks=4), item=False),),
    ),
    Card("minimic_film", price=2, ability=(When("revealed", Persuasion(1)),)),
    Card("restricted_ordnance", price=4, ability=(When("revealed", If(Seated(), Swords(4))),)),
    Card(
        "shuttle_fleet",
        price=6,
        marked=True,
        acquired=PickOf(2, *WITH_EACH),
        ability=(When("round_began", Gain(solari=2), item=False),),
    ),
    Card(
        "sonic_snoopers",
        price=2,
        marked=True,
        acquired=DrawIntrigue(),
        ability=(Offers(TrashTile() >> SwapIntrigues()),),
    ),
    Card("spaceport", price=5, acquired=Draw(2), ability=(AcquiresToTop(),)),
    Card(
        "spy_satellites",
        price=4,
        marked=True,
        ability=(
            Offers((TrashTile() & Pay(spice=3)) >> VP(1)),  # X7.9
            When("endgame_began", Per(FactionsAtMost(1), VP(1)), item=False),
        ),
    ),
    Card("training_drones", price=3, marked=True, ability=(Offers(FlipTile() >> Recruit(1)),)),
    Card("troop_transports", price=2, marked=True, ability=(ShipsTroops(),)),
    Card("windtraps", price=2, marked=True, acquired=Gain(water=1), ability=(When("conflict_won", Gain(water=1)),)),
)
