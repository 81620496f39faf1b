"""What Rise of Ix adds to each seat and to the table."""

from __future__ import annotations

from typing import Final

from attrs import define

from dune_desktop.engine.facts import (
    BACKS,
    CARD,
    CONTRACT,
    FACTION,
    OPEN,
    PERSONAL,
    SPACE,
    SeatFacts,
    TableFacts,
    Where,
    cloned,
    number,
    one,
    plain,
    some,
    stacks,
    zone,
)
from dune_desktop.engine.names import CardNumber


@cloned
@define
class Ixian(SeatFacts):
    """What each seat has of Rise of Ix."""

    #: Dreadnoughts: not commissioned yet, commissioned, in the Conflict; and the spaces that one holds.
    docked: int = number(conserves="dreadnought")
    commissioned: int = number(conserves="dreadnought")
    fighting: int = number(conserves="dreadnought")
    holding: tuple[int, ...] = some(SPACE, conserves="dreadnought")
    #: Troops that are Negotiators on Ix now (X5.6).
    negotiators: int = number(conserves="troop")
    #: Where the Freighter stands on the shipping track.
    freighter: int = number()
    #: Tech tiles, and those that lie face down until the next Round Start (X5.11).
    tiles: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    used: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    #: What waits for who wins this round's Conflict: addresses on intrigue cards that were played.
    wagers: tuple[str, ...] = plain(())
    #: Factions on whose tracks a Snooper of this seat lies, and how many have been moved onto its leader.
    snoopers: tuple[int, ...] = some(FACTION)
    observed: int = number()
    #: The card set aside at Round Start; the one that has come back in this turn; how many turns have begun since.
    ahead: list[CardNumber] = zone(PERSONAL)
    back: CardNumber = one(CARD)
    turns: int = number()

    @property
    def all_tiles(self) -> list[CardNumber]:
        """All tiles of the seat, face up or not (X5.15)."""
        return self.tiles + self.used


@cloned
@define
class DealtContracts(SeatFacts):
    """Contracts of Rise of Ix, from which each seat chooses one to begin with (X9.7)."""

    offered: list[CardNumber] = zone(CONTRACT)


@cloned
@define
class Unchosen(TableFacts):
    """Those that nobody has chosen are out of the game."""

    unchosen: list[CardNumber] = zone(CONTRACT, seen=BACKS)


@cloned
@define
class IxBoard(TableFacts):
    """The Ix board: stacks of tech tiles, of each the top face up (X2.3)."""

    tech: list[list[CardNumber]] = stacks(PERSONAL)


#: Of each seat (X1.2).
DREADNOUGHTS: Final = 2
NEGOTIATORS: Final = Where("negotiators", Ixian)
