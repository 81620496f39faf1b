"""What one event touched on the table, and what it brought its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import BANK, CONFLICT, FACTIONS, GARRISON, NOBODY, SUPPLY
from dune_desktop.models.refs import CARD, CONTRACT, FACTION, NODE, POST, SEAT, SPACE, Ref
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects.influence import TOKENS
from dune_desktop.text.signs import Sign, Signs

#: What kind of thing stands in a field of an event.
_FIELDS: Final[dict[str, str]] = {
    "seat": SEAT,
    "victim": SEAT,
    "old": SEAT,
    "new": SEAT,
    "winner": SEAT,
    "card": CARD,
    "conflict": CARD,
    "space": SPACE,
    "origin": SPACE,
    "place": SPACE,
    "faction": FACTION,
    "post": POST,
    "contract": CONTRACT,
}
_LISTS: Final[dict[str, str]] = {"cards": CARD, "factions": FACTION, "fighters": SEAT}


def touched(event: Event, edition: Edition) -> tuple[Ref, ...]:
    """The pieces of an event that somebody has seen: give ``event.seen_by(viewer)``."""
    return tuple(dict.fromkeys(_touched(event, edition)))


def seat_of(event: Event) -> int:
    """Whose doing or gain it is; NOBODY for what concerns all."""
    for field in ("seat", "winner", "new"):
        seat = getattr(event, field, None)
        if isinstance(seat, int):
            return seat
    return NOBODY


def _touched(event: Event, edition: Edition) -> Iterator[Ref]:
    yield from _named(event)
    yield from _listed(event)
    if isinstance(event, events.Ranked):
        yield from ((SEAT, seat) for seat, _, place in event.ranking if place)
    elif isinstance(event, events.GameOver):
        yield SEAT, event.ranking[0]
    elif isinstance(event, events.TrackMoved) and event.track in edition.track_by_id:
        yield NODE, edition.track_by_id[event.track].nodes[event.node].id
    for field in ("source", "address"):
        address = getattr(event, field, "")
        if address:
            yield from component(address, edition)


def _named(event: Event) -> Iterator[Ref]:
    for field, kind in _FIELDS.items():
        value = getattr(event, field, None)
        if isinstance(value, int) and value >= 0:
            yield kind, value


def _listed(event: Event) -> Iterator[Ref]:
    for field, kind in _LISTS.items():
        yield from ((kind, value) for value in getattr(event, field, ()))


def component(address: str, edition: Edition) -> Iterator[Ref]:
    """The place on the board that an effect's address belongs to; of cards the event itself tells which."""
    owner, _, rest = address.partition(".")
    if owner == "track":
        yield FACTION, FACTIONS.index(rest.partition(".")[0])
    elif owner in edition.space_index:
        yield SPACE, edition.space_index[owner]


# ---------------------------------------------------------------- what it brought


#: Name of a sign -> how many; negative where something was taken back.
Gains = dict[str, int]

#: Signs that stand without a number; and those that do where there is one.
_ONES: Final = ("council", "swordmaster", "control", "mentat", "hooks")
_SINGLE: Final = (
    "spy", "contract", "sandworm", "tech", "dreadnought", "freighter_advance", "freighter_recall",
)  # fmt: skip
#: The zone of tiles that were bought.
_TILES: Final = "tiles"
_CALLED: Final = {"swords": "sword"}
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


def _token(event: events.TrackMoved) -> Gains:
    """The sign of the move, where the token has one of its own."""
    token = TOKENS.get(event.track)
    return {} if token is None else {(token.ahead if event.node else token.back)[0].name: 1}


def _units(event: events.UnitsMoved) -> Gains:
    if event.origin == BANK or (event.origin, event.target) == (SUPPLY, GARRISON):
        return {event.kind: event.n}
    if event.target == CONFLICT:
        return {"deploy": event.n}
    return {"deploy": -event.n} if event.by_right else {}


brings.update(
    {
        events.Gained: lambda event: {_CALLED.get(event.what, event.what): event.n} if event.n > 0 else {},
        events.VictoryPoints: lambda event: {"vp": event.n},
        events.InfluenceMoved: lambda event: {f"influence_{FACTIONS[event.faction]}": event.step},
        events.UnitsMoved: _units,
        events.Drew: lambda event: {"card": event.count},
        events.DrewIntrigue: lambda event: {"intrigue": event.count},
        events.Stole: lambda _event: {"intrigue": 1},
        events.CardMoved: lambda event: (
            {"acquire": 1} if event.acquired else {"tech": 1} if event.target == _TILES else {}
        ),
        events.TrackMoved: _token,
        events.MentatMoved: lambda _event: {"mentat": 1},
        events.AllianceMoved: lambda event: {f"alliance_{FACTIONS[event.faction]}": 1},
        events.SpyMoved: lambda event: {"spy": 1} if event.placed else {},
        events.ContractTaken: lambda _event: {"contract": 1},
        # A point tells itself.
        events.Bought: lambda event: {"swordmaster": 1} if event.what == "swordmaster" else {},
        events.Marked: lambda event: {_MARKS[event.what]: 1} if event.what in _MARKS else {},
    }
)
