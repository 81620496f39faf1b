"""Numbers that a printed effect counts at the moment that it is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table


@frozen
class Count:
    """Something that is counted."""

    def of(self, table: Table, at: Context) -> int:
        raise NotImplementedError


@frozen
class InPlay(Count):
    """Own cards of a faction in play, played and revealed ones alike."""

    faction: int

    def of(self, table: Table, at: Context) -> int:
        player = table.players[at.seat]
        return sum(self.faction in table.cards[card].factions for card in (*player.played, *player.revealed))


@frozen
class CompletedContracts(Count):
    """Own contracts that are done."""

    def of(self, table: Table, at: Context) -> int:
        return len(table.players[at.seat].completed)


@frozen
class WormsInConflict(Count):
    """Own sandworms in the Conflict."""

    def of(self, table: Table, at: Context) -> int:
        return table.players[at.seat].worms


@frozen
class RevealedOf(Count):
    """Own cards of a faction revealed in this turn."""

    faction: int

    def of(self, table: Table, at: Context) -> int:
        return sum(self.faction in table.cards[card].factions for card in table.players[at.seat].revealed)


@frozen
class OtherArmed(Count):
    """Other own cards revealed in this turn that have given swords."""

    def of(self, table: Table, at: Context) -> int:
        revealed = table.players[at.seat].revealed
        return len({card for card in table.turn.armed if card != at.card and card in revealed})
