"""What variants of these games change in a Rival's turn: which cards it ignores, and when it keeps its troops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.units import strength

if TYPE_CHECKING:
    from collections.abc import Callable

    from dune_desktop.engine.state import Player, Table

EXPERT_DEPLOYMENT = "expert_deployment"
LAST_LEVEL = 3
#: What is counted, and how much more of it than any other seat has.
Lead = tuple["Callable[[Table, Player], int]", int]


def wasted(table: Table, player: Player, space_id: str) -> bool:
    """Going to this free faction space is no smart politics (S9.1)."""
    if space_id not in table.rules.course.rival_shuns:
        return False
    faction = table.edition.spaces[table.edition.space_index[space_id]].faction
    assert faction is not None
    mine = player.influence[faction]
    best = max(other.influence[faction] for other in table.opponents(player.seat))
    if table.alliances[faction] == player.seat and mine > best:
        return True
    return mine >= 2 and best - mine >= 2


def stays(table: Table, player: Player, lead: Lead = (strength, 4)) -> bool:
    """An expert that is so far ahead of all others deploys no troops, but in the last Conflicts (S9.3, B3.11)."""
    if EXPERT_DEPLOYMENT not in table.edition.variants or table.conflicts[table.conflict].level == LAST_LEVEL:
        return False
    count, ahead = lead
    return all(count(table, player) - count(table, other) >= ahead for other in table.opponents(player.seat))
