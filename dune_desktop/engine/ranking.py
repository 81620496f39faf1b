"""The final order of seats, and what decides between those with as many points (R24.2, R24.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.abilities import POINTS, WinsTies

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Player, Table

#: What is compared, one after the other.
CRITERIA: Final[tuple[tuple[str, Callable[[Table, Player], int]], ...]] = (
    ("ability", lambda table, player: WinsTies in table.rules.seats[player.seat].abilities),
    ("spice", lambda _, player: player.spice),
    ("solari", lambda _, player: player.solari),
    ("water", lambda _, player: player.water),
    ("garrison", lambda _, player: player.garrison),
    # S8.7: who has no Reveal turns comes after people, then nearer to the marker.
    ("human", lambda _, player: player.rival is None),
    ("reveal", lambda _, player: player.revealed_at),
    ("human", lambda table, player: -[one.seat for one in table.clockwise()].index(player.seat)),
)


def final_order(table: Table) -> list[Seat]:
    """All seats, winner first; those that can't win come last."""

    def merit(seat: Seat) -> tuple[int, ...]:
        player = table.players[seat]
        able = POINTS not in table.rules.seats[seat].barred
        return able, player.vp, *(count(table, player) for _, count in CRITERIA)

    return sorted(range(len(table.players)), key=merit, reverse=True)


def decided(table: Table, seat: Seat, other: Seat) -> tuple[str, int, int] | None:
    """The criterion that puts a seat before another one, with the numbers of both; nothing where points do."""
    ahead, behind = table.players[seat], table.players[other]
    if ahead.vp != behind.vp:
        return None
    rows = ((what, count(table, ahead), count(table, behind)) for what, count in CRITERIA)
    return next(row for row in rows if row[1] != row[2])
