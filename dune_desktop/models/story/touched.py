"""What an event touched on the table: pointing at its line lights this."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import FACTIONS, NOBODY
from dune_desktop.models.refs import CARD, CONTRACT, FACTION, POST, SEAT, SPACE, Ref

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
