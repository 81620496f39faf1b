"""What lies on influence tracks besides cubes: whose it is, by Faction."""

from __future__ import annotations

from dune_desktop.engine.facts import FACTION, OPEN, facts_of
from dune_desktop.engine.names import Seat
from dune_desktop.engine.view import View


def lying_on_tracks(view: View) -> dict[int, Seat]:
    """By Faction the seat whose token of an expansion lies there: a fact that names several Factions openly."""
    found: dict[int, Seat] = {}
    for player in view.players:
        for thing in player.added.values():
            for fact in facts_of(thing.__class__):
                if fact.of == FACTION and fact.several and fact.seen == OPEN:
                    found |= dict.fromkeys(getattr(thing, fact.name), player.seat)
    return found
