"""What the Raiders print."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.abilities import CostLess, Offers, When
from dune_desktop.engine.conditions import Has, Joined, JoinedTo
from dune_desktop.engine.effects import VP, Draw, Gain, If, Pay, Persuasion, Recruit, Swords
from dune_desktop.engine.effects.influence import Advance
from dune_desktop.engine.effects.units import HoldSpace
from dune_desktop.engine.facts import Where
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.market import Market, Money
from dune_desktop.engine.names import BENE_GESSERIT, CITY, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE, CardNumber
from dune_desktop.engine.printed import STARTER, Card, Intrigue, Post, Section, Space
from dune_desktop.engine.product import Insert, Part, Product, on_board
from dune_desktop.engine.rivals.printed import HagalCard, Side
from dune_desktop.engine.tracks import Node, Track
from dune_desktop.engine.units import UnitKind
from tests.box.facts import PLUNDER, Bazaar, Hideout
from tests.box.words import Plunder, Toll

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player, Table

#: It fights like a troop, goes home after the Combat, and one of the winner's holds a space until the next is over.
SHIP = UnitKind(
    "ship",
    strength=2,
    supply=Where("hulls", Hideout),
    garrison=Where("moored", Hideout),
    conflict=Where("ships", Hideout),
    held=Where("holding", Hideout),
    number=2,
    survives=True,
    won=(HoldSpace(unit="ship", rival_order=("carthag", "spice_refinery", "arrakeen", "imperial_basin")),),
)

#: A fork: over the ridge with the Fremen, or through the gorge.
TRAIL = Track(
    "trail",
    (
        Node("oasis", next=("cave",)),
        Node("cave", Gain(spice=1), ("ridge", "gorge")),
        Node("ridge", Recruit(1, unit="ship"), ("lair",), row=-1, requires=Has(FREMEN, 1)),
        Node("gorge", Draw(1), ("lair",), row=1),
        Node("lair", VP(1), first=Gain(solari=2)),
    ),
    Where("trail", Hideout),
)

TOOLS = (
    Card("spyglass", price=1, ability=(CostLess(LANDSRAAD, solari=1),)),
    Card("grapnel", price=2, acquired=Gain(water=1), ability=(Offers(Pay(spice=1) >> Gain(solari=3)),)),
    Card("war_horn", price=2, ability=(When("deployed", Gain(solari=1), item=False),)),
    Card("still_tent", copies=2, price=1, acquired=Draw(1), ability=(When("seat_taken", Gain(water=2)),)),
)
BAZAAR = Market(
    id="bazaar",
    zone=Where("stalls", Bazaar),
    deck=Where("crates", Bazaar),
    places=2,
    in_place=True,
    stock=TOOLS,
    money=Money(PLUNDER, back=Where("supply")),
    to=Where("tools", Hideout),
    cards=False,
)

SPACES = (
    Space("hideout", SPICE_TRADE, (Advance("trail"), Recruit(1, unit="ship")), cost=Pay(solari=2), combat=True),
    Space("caravan", SPICE_TRADE, (Plunder(2), Toll())),
)


def tools(table: Table, player: Player) -> Iterator[tuple[Card, CardNumber]]:
    """What counts for a seat besides its leader."""
    return ((table.cards[card], card) for card in Hideout.of(player).tools)


def open_ways(_round: Round, game: Game) -> bool:
    """A phase: tolls can be taken on all ways again."""
    for player in game.players:
        Hideout.of(player).ways = 0
    return False


_HAGAL = (
    HagalCard("hideout", Side("hideout", Recruit(1, unit="ship"), Recruit(1)), copies=2, swords=2),
    HagalCard("scouts", Recruit(1), Recruit(1, unit="ship"), copies=2),
)

PRODUCT = Product(
    "raiders",
    Part(
        takes_out=("starter.dune_the_desert_planet",),
        starters=(Card("ragged_map", kind=STARTER, copies=2, icons={SPICE_TRADE}, reveal=Plunder(1)),),
        imperium=(
            Card("pathfinder", copies=3, cost=2, icons={CITY}, agent=Advance("trail"), reveal=Persuasion(1)),
            Card("shipwright", copies=2, cost=3, icons={LANDSRAAD}, agent=Recruit(1, unit="ship"), reveal=Swords(2)),
            Card(
                "toll_keeper", copies=2, cost=3, icons={SPICE_TRADE}, agent=Toll(), reveal=(Persuasion(1), Plunder(1))
            ),
            Card(
                "boarding_party",
                copies=3,
                cost=2,
                factions=(SPACING_GUILD,),
                joins=True,
                icons={CITY, SPICE_TRADE},
                agent=(Gain(spice=1), If(JoinedTo((BENE_GESSERIT,)), Draw(1))),
                reveal=Swords(2),
            ),
            Card("lookout", cost=1, icons={LANDSRAAD}, agent=If(Joined(), Gain(water=1)), reveal=Persuasion(1)),
        ),
        intrigues=(Intrigue("night_raid", copies=2, plot=Toll(), combat=Swords(3)),),
        units=(SHIP,),
        tracks=(TRAIL,),
        markets=(BAZAAR,),
        seat_facts=(Hideout,),
        table_facts=(Bazaar,),
        inserts=(Insert("phases", open_ways, after=Round.combat), Insert("owned", tools)),
    ),
    # Rise of Ix has the same section: with it the spaces stay away.
    Part(when=(on_board("base"),), unless=("ix",), sections=(Section("choam", SPACES),)),
    Part(
        when=(on_board("uprising"),),
        unless=("ix",),
        sections=(Section("choam", SPACES, posts=(Post("post_raiders", ("hideout", "caravan")),)),),
        takes_out=("hagal.accept_contract_shipping_1", "hagal.accept_contract_shipping_2"),
    ),
    Part(when=("solo",), unless=("ix",), hagal=_HAGAL),
    Part(when=("two",), unless=("ix",), hagal=_HAGAL),
)
