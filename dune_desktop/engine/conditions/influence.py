"""Conditions on influence and other tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.conditions.base import Condition
from dune_desktop.engine.names import FACTIONS, NOBODY
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table


@frozen
class OnTrack(Condition):
    """The own token stands so many steps or more from the start of a track."""

    track: str
    step: int

    def holds(self, table: Table, at: Context) -> bool:
        track = table.edition.track_by_id[self.track]
        return track.steps[track.at(table.players[at.seat])] >= self.step


@frozen
class Has(Condition):
    """Influence of at least n with the faction (R7.14)."""

    faction: int
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].influence[self.faction] >= self.n

    def refusal(self) -> Refusal:
        return Refusal("needs_influence", (FACTIONS[self.faction], self.n))


@frozen
class HasOn(Condition):
    """Influence of at least n on so many tracks."""

    n: int
    tracks: int

    def holds(self, table: Table, at: Context) -> bool:
        return sum(value >= self.n for value in table.players[at.seat].influence) >= self.tracks


@frozen
class Alliance(Condition):
    """Holds this faction's Alliance token now (R7.14)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return table.alliances[self.faction] == at.seat


@frozen
class AnyAlliance(Condition):
    """Holds at least one Alliance token."""

    def holds(self, table: Table, at: Context) -> bool:
        return at.seat in table.alliances


@frozen
class AllianceElsewhere(Condition):
    """Influence of at least n with a faction whose Alliance an opponent holds."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        influence = table.players[at.seat].influence
        return any(
            value >= self.n and holder not in (NOBODY, at.seat)
            for value, holder in zip(influence, table.alliances, strict=True)
        )


@frozen
class Reached(Condition):
    """The track on which 2 was just reached is this faction's (U20.8)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return at.it == (self.faction,)
