"""Conditions that only Rise of Ix needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.content.ix.facts import DREADNOUGHTS, Ixian
from dune_desktop.engine.abilities import Ability
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.names import HOME, NO_CARD
from dune_desktop.engine.refusals import NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Table


@frozen
class HasTiles(Condition):
    """Has at least n tech tiles; those that lie face down count (X5.15)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return len(Ixian.of(table.players[at.seat]).all_tiles) >= self.n


@frozen
class Can(Condition):
    """Something that the seat owns permits it."""

    ability: type[Ability]

    def holds(self, table: Table, at: Context) -> bool:
        return self.ability in table.rules.seats[at.seat].abilities

    def refusal(self) -> Refusal:
        return NOTHING_HAPPENS


@frozen
class Commissioned(Condition):
    """Has at least n dreadnoughts besides those in supply (X3.2)."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        return DREADNOUGHTS - Ixian.of(table.players[at.seat]).docked >= self.n


@frozen
class OpponentHere(Condition):
    """An agent of an opponent stands on the space that this turn's agent was sent to."""

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        here = (turn.space in other.agents for other in table.opponents(at.seat))
        return turn.seat == at.seat and turn.space != HOME and any(here)


@frozen
class Watched(Condition):
    """A Snooper lies on the track of the faction whose second space was just reached."""

    def holds(self, table: Table, at: Context) -> bool:
        return bool(at.it) and at.it[0] in Ixian.of(table.players[at.seat]).snoopers


@frozen
class SentAhead(Condition):
    """The card that came back at the start of this turn has sent the agent, or one equal to it (X7.5)."""

    def holds(self, table: Table, at: Context) -> bool:
        back, cards = Ixian.of(table.players[at.seat]).back, table.cards
        sent = (card for card in (table.turn.card, table.turn.partner) if card >= 0)
        return back >= 0 and any(cards[card] is cards[back] for card in sent)


@frozen
class OneIcon(Condition):
    """That card has exactly one agent icon, those that were added to it in this turn counted (QX25, I14.14)."""

    def holds(self, table: Table, at: Context) -> bool:
        turn, face = table.turn, table.cards[Ixian.of(table.players[at.seat]).back]
        added = turn.iconed == NO_CARD or table.cards[turn.iconed] is face
        return (face.icon_mask | (turn.extra_icons if added else 0)).bit_count() == 1


@frozen
class CanMuster(Condition):
    """This turn's agent stands on a combat space, and n troops are left in supply."""

    n: int

    def holds(self, table: Table, at: Context) -> bool:
        turn = table.turn
        there = turn.seat == at.seat and turn.space != HOME and table.edition.spaces[turn.space].combat
        return bool(there) and table.players[at.seat].supply >= self.n


# ---------------------------------------------------------------- what tech tiles permit


@frozen
class TakesPoint(Ability):
    """A dreadnought that has won may go back to supply for a point, and takes no control then (X3.16, QX3)."""


@frozen
class ShipsTroops(Ability):
    """The shipping track recruits one troop more, and all of them may be deployed (QX15)."""
