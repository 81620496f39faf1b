"""What Immortality adds to each seat and to the table."""

from __future__ import annotations

from typing import Final

from attrs import define

from dune_desktop.engine.facts import (
    CARD,
    OPEN,
    PERSONAL,
    SeatFacts,
    TableFacts,
    Where,
    cloned,
    flag,
    number,
    some,
    zone,
)
from dune_desktop.engine.names import CardNumber


@cloned
@define
class Lab(SeatFacts):
    """What each seat has on the Bene Tleilax board, and beside it."""

    #: Troops in the axolotl tanks (I3.2).
    specimens: int = number(conserves="troop")
    #: Where the tokens stand: on the research track, and on that of the Tleilaxu.
    research: int = number()
    tleilaxu: int = number()
    #: Family Atomics are used up.
    atomics_used: bool = flag()
    #: Has played a Combat card, or the Combat half of one, in this round's Conflict.
    combat_card: bool = flag()
    #: Cards in play that come back to hand when the Reveal turn begins (I14.6).
    fetched: tuple[int, ...] = some(CARD)


@cloned
@define
class TleilaxuRow(TableFacts):
    """The Tleilaxu Row with its deck, and Reclaimed Forces beside it."""

    tleilaxu_row: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    tleilaxu_deck: list[CardNumber] = zone(PERSONAL)
    reclaimed: list[CardNumber] = zone(PERSONAL, seen=OPEN)


SPECIMENS: Final = Where("specimens", Lab)
