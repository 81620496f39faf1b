"""Conditions that only Immortality needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.conditions import Condition

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table

#: The columns of the research track where the next genetic marker has come: none, one, two (I4.5).
MARKED_STEPS: Final = (0, 4, 8)


@frozen
class GeneticMarker(Condition):
    """The research token has come to the column of this marker, 1 or 2 (I4.5)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        track = table.edition.track_by_id["research"]
        return track.steps[track.at(table.players[at.seat])] >= MARKED_STEPS[self.n]


@frozen
class MostTroops(Condition):
    """More own troops in the Conflict than each opponent has there."""

    def holds(self, table: Table, at: Context) -> bool:
        own = table.players[at.seat].troops
        return all(other.troops < own for other in table.opponents(at.seat)) and own > 0


@frozen
class CombatCardAgainst(Condition):
    """An opponent has played a Combat card in this Conflict."""

    def holds(self, table: Table, at: Context) -> bool:
        return any(Lab.of(other).combat_card for other in table.opponents(at.seat))
