"""What a seat gained by an event, as names of signs with numbers."""

from __future__ import annotations

from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import BANK, CONFLICT, FACTIONS, GARRISON, SUPPLY
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.pictograms.signs import Sign, Signs

#: Name of a sign -> how many; negative where something was taken back.
Gains = dict[str, int]

#: Signs that stand without a number; and those that do where there is one.
_ONES: Final = ("council", "swordmaster", "control", "mentat", "hooks")
_SINGLE: Final = ("spy", "contract", "sandworm")
_MARKS: Final = {
    "council": "council",
    "swordmaster": "swordmaster",
    "control": "control",
    "mentat_won": "mentat",
    "hooks": "hooks",
}


#: By kind of event; one that brings nothing has no row.
brings: Final = ByKind[Gains]("brings")


def gains(event: Event) -> Gains:
    """What the event brought its seat."""
    gained = brings.get(type(event))
    return {} if gained is None else gained(event)


def add_gains(found: Gains, event: Event) -> None:
    """Count what the event brought with what was found before."""
    for name, n in gains(event).items():
        found[name] = found.get(name, 0) + n


def gain_signs(gained: Gains) -> Signs:
    """The icons of what is gained in the end."""
    return tuple(Sign(name, "" if _is_bare(name, n) else str(n)) for name, n in gained.items() if n > 0)


def _is_bare(name: str, n: int) -> bool:
    return name in _ONES or name.startswith("alliance_") or (n == 1 and name in _SINGLE)


def _resource(event: events.Gained) -> Gains:
    return {"sword" if event.what == "swords" else event.what: event.n} if event.n > 0 else {}


def _units(event: events.UnitsMoved) -> Gains:
    if event.origin == BANK or (event.origin, event.target) == (SUPPLY, GARRISON):
        return {event.kind: event.n}
    if event.target == CONFLICT:
        return {"deploy": event.n}
    return {"deploy": -event.n} if event.by_right else {}


def _card(event: events.CardMoved) -> Gains:
    return {"acquire": 1} if event.acquired else {}


def _bought(event: events.Bought) -> Gains:
    """A point tells itself."""
    return {"swordmaster": 1} if event.what == "swordmaster" else {}


brings.update(
    {
        events.Gained: _resource,
        events.VictoryPoints: lambda event: {"vp": event.n},
        events.InfluenceMoved: lambda event: {f"influence_{FACTIONS[event.faction]}": event.step},
        events.UnitsMoved: _units,
        events.Drew: lambda event: {"card": event.count},
        events.DrewIntrigue: lambda event: {"intrigue": event.count},
        events.Stole: lambda _event: {"intrigue": 1},
        events.CardMoved: _card,
        events.MentatMoved: lambda _event: {"mentat": 1},
        events.AllianceMoved: lambda event: {f"alliance_{FACTIONS[event.faction]}": 1},
        events.SpyMoved: lambda event: {"spy": 1} if event.placed else {},
        events.ContractTaken: lambda _event: {"contract": 1},
        events.Bought: _bought,
        events.Marked: lambda event: {_MARKS[event.what]: 1} if event.what in _MARKS else {},
    }
)
