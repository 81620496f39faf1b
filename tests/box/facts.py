"""What the Raiders add to each seat and to the table."""

from __future__ import annotations

from attrs import define

from dune_desktop.engine.facts import OPEN, PERSONAL, SPACE, SeatFacts, TableFacts, Where, cloned, number, some, zone
from dune_desktop.engine.names import CardNumber


@cloned
@define
class Hideout(SeatFacts):
    """What each seat has of the Raiders."""

    #: Their ships: not built yet, built, in the Conflict; and the spaces that one holds.
    hulls: int = number(conserves="ship")
    moored: int = number(conserves="ship")
    ships: int = number(conserves="ship")
    holding: tuple[int, ...] = some(SPACE, conserves="ship")
    #: Troops that are plunder now, to pay with at the bazaar.
    plunder: int = number(conserves="troop")
    #: Where the token stands on the trail.
    trail: int = number()
    #: Tools bought at the bazaar.
    tools: list[CardNumber] = zone(PERSONAL)
    #: Ways (bit mask) on which a toll was taken in this round.
    ways: int = number()


@cloned
@define
class Bazaar(TableFacts):
    """Tools that lie open, and those that come."""

    stalls: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    crates: list[CardNumber] = zone(PERSONAL)


PLUNDER = Where("plunder", Hideout)
