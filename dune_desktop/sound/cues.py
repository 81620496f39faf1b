"""Which sounds what happened has. They follow the events, as flights do, and leave out what is only a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from attrs import frozen

from dune_desktop.content.uprising.units import SANDWORM
from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat

#: The sounds of the table by what matters most; all are files of ``resources/sounds``.
CUES: Final = (
    "victory", "won", "conflict", "wall", "worm", "turn", "agent", "troops", "influence", "spice", "coin", "water",
    "card", "shuffle", "deal",
)  # fmt: skip
#: An answer that can't be taken; and the desert, which goes on for ever.
REFUSED: Final = "refused"
WIND: Final = "wind"
#: Milliseconds from one sound of a move to the next, as between flights.
BEAT: Final = 110
#: So many sounds one move has.
_MOST: Final = 4
_GOODS: Final = {"solari": "coin", "spice": "spice", "water": "water"}


@frozen
class Cue:
    """A sound, so many milliseconds from now."""

    sound: str
    after: int = 0


def cues(happened: Iterable[Event], looker: Seat) -> tuple[Cue, ...]:
    """Tell what a move sounds like to the seat that looks: each sound once, the less important ones left out."""
    told = (_SOUNDS[type(event)](event, looker) for event in happened if type(event) in _SOUNDS)
    found = list(dict.fromkeys(filter(None, told)))
    kept = sorted(found, key=CUES.index)[:_MOST]
    return tuple(Cue(sound, at * BEAT) for at, sound in enumerate(one for one in found if one in kept))


def _own(event: events.OfSeat, looker: Seat) -> bool:
    """What comes to a seat is heard there, and by who only watches."""
    return looker in (event.seat, WATCHER)


def _drawn(event: events.Drew | events.DrewIntrigue, looker: Seat) -> str:
    return "deal" if event.count and _own(event, looker) else ""


def _moved(event: events.CardMoved, looker: Seat) -> str:
    return "deal" if event.seat == NOBODY else "card" if event.acquired or _own(event, looker) else ""


def _gained(event: events.Gained, looker: Seat) -> str:
    return _GOODS.get(event.what, "") if event.n > 0 and _own(event, looker) else ""


def _units(event: events.UnitsMoved, _looker: Seat) -> str:
    return "worm" if event.kind == SANDWORM.id else "troops"


_SOUNDS: Final[dict[type[Event], Callable[[Any, Seat], str]]] = {
    events.TurnBegan: lambda event, looker: "turn" if event.seat == looker else "",
    events.Sent: lambda _event, _looker: "agent",
    events.Recalled: lambda _event, _looker: "agent",
    events.UnitsMoved: _units,
    events.InfluenceMoved: lambda _event, _looker: "influence",
    events.TrackMoved: lambda _event, _looker: "influence",
    events.Gained: _gained,
    events.Drew: _drawn,
    events.DrewIntrigue: _drawn,
    events.CardMoved: _moved,
    events.PlayedIntrigue: lambda _event, _looker: "card",
    events.RevealedHand: lambda _event, _looker: "card",
    events.HagalTurned: lambda _event, _looker: "card",
    events.Shuffled: lambda event, looker: "shuffle" if event.seat == NOBODY or _own(event, looker) else "",
    events.HagalShuffled: lambda _event, _looker: "shuffle",
    events.RoundBegan: lambda _event, _looker: "conflict",
    events.Marked: lambda event, _looker: "wall" if event.what == "wall" else "",
    events.Ranked: lambda event, _looker: "" if event.winner == NOBODY else "won",
    events.GameOver: lambda _event, _looker: "victory",
}
