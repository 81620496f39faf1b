"""Conditions on cards: those in play, those that a seat owns, the one that something just happened to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.abilities import CountsAs
from dune_desktop.engine.conditions.base import Condition
from dune_desktop.engine.joining import Considered, other_card
from dune_desktop.engine.names import FACTIONS, NO_CARD
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table


@frozen
class Bond(Condition):
    """Another own card of the faction is in play (R13.9)."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        cards, faction, this = table.cards, self.faction, at.card
        player = table.players[at.seat]
        if isinstance(at, Considered) and any(faction in cards[partner].factions for partner in at.it):
            return True  # it is about to be there, too (I14.3)
        for zone in (player.played, player.revealed):
            for card in zone:
                if card != this and faction in cards[card].factions:
                    return True
        return False


@frozen
class Joined(Condition):
    """The card that carries the effect was played together with another one in this turn."""

    def holds(self, table: Table, at: Context) -> bool:
        return at.joined if isinstance(at, Considered) else other_card(table, at.card) != NO_CARD


@frozen
class JoinedTo(Condition):
    """That other card belongs to one of these factions."""

    factions: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        other = other_card(table, at.card)
        return other != NO_CARD and not set(self.factions).isdisjoint(table.cards[other].factions)

    def refusal(self) -> Refusal:
        return Refusal("needs_joined_to", tuple(FACTIONS[faction] for faction in self.factions))


@frozen
class Owns(Condition):
    """Owns at least n copies of a card, wherever they are (trashed ones do not count)."""

    card: str
    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return owned(table, at.seat, self.card) >= self.n


@frozen
class OwnsMost(Condition):
    """Owns more copies of a card than each opponent."""

    card: str

    def holds(self, table: Table, at: Context) -> bool:
        mine = owned(table, at.seat, self.card)
        return all(owned(table, player.seat, self.card) < mine for player in table.opponents(at.seat))


def owned(table: Table, seat: int, card_id: str) -> int:
    """How many copies of a card a seat owns."""
    player = table.players[seat]
    zones = (player.hand, player.deck, player.discard, player.played, player.revealed)
    cards = sum(table.cards[card].id == card_id for zone in zones for card in zone)
    return cards + sum(ability.n for ability in table.rules.seats[seat].all_of(CountsAs))


@frozen
class DeckHas(Condition):
    """At least n cards in the own deck."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].deck) >= self.n


@frozen
class AcquiredCard(Condition):
    """Acquired a copy of this card in this turn."""

    card: str

    def holds(self, table: Table, at: Context) -> bool:
        return table.turn.seat == at.seat and self.card in table.turn.acquired


@frozen
class ItIs(Condition):
    """The card just discarded, trashed or chosen is of this faction."""

    faction: int

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it) and self.faction in table.cards[at.it[0]].factions


@frozen
class ItCosts(Condition):
    """The card just discarded, trashed or chosen costs at least n."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it) and (table.cards[at.it[0]].cost or 0) >= self.n
