"""The starting deck and the Reserve of Uprising. The starting deck is printed as that of the base game."""

from dune_desktop.content.base.starters import STARTERS
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects import VP, Draw, Gain, If, Persuasion
from dune_desktop.engine.names import BENE_GESSERIT, CITY, LANDSRAAD, SPACING_GUILD
from dune_desktop.engine.printed import RESERVE as RESERVE_KIND
from dune_desktop.engine.printed import Card

RESERVE = (
    Card(
        "prepare_the_way",
        kind=RESERVE_KIND,
        copies=8,
        cost=2,
        factions={BENE_GESSERIT},
        icons={LANDSRAAD, CITY},
        agent=If(Has(BENE_GESSERIT, 2), Draw(1)),
        reveal=Persuasion(2),
    ),
    Card(
        "the_spice_must_flow",
        kind=RESERVE_KIND,
        copies=10,
        cost=9,
        factions={SPACING_GUILD},
        acquired=VP(1),
        reveal=Gain(spice=1),
    ),
)

__all__ = ["RESERVE", "STARTERS"]
