"""Who sat at a game and how it stands: what a list of games shows without playing any of them again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import frozen

_WORD = re.compile(r"[a-z0-9_]*\Z")
#: Longest name, title or date that is taken from a file, and most points that a seat could have.
_LONGEST, _MOST = 200, 1000


@frozen
class SeatSetup:
    """Who sits on a seat. ``bot``: empty for a human, else the name of a bot."""

    name: str
    colour: str
    bot: str = ""


@frozen
class Table:
    """The seats of a game, when it was begun (ISO 8601), and how far it has come."""

    seats: tuple[SeatSetup, ...]
    title: str = ""
    started: str = ""
    round: int = 0
    #: Victory points by seat.
    scores: tuple[int, ...] = ()
    finished: bool = False


def mistakes(table: Table, players: int) -> Iterator[str]:
    """What no table of so many players has."""
    colours = [seat.colour for seat in table.seats]
    if len(table.seats) != players or len(set(colours)) != players or len(table.scores) not in (0, players):
        yield "does not say who sits where"
    words = [*colours, *(seat.bot for seat in table.seats)]
    if not all(colours) or not all(_WORD.match(word) and len(word) <= _LONGEST for word in words):
        yield "has seats of an unknown kind"
    if not all(map(_readable, (table.title, table.started, *(seat.name for seat in table.seats)))):
        yield "has names that can't be shown"
    if not all(0 <= number <= _MOST for number in (table.round, *table.scores)):
        yield "counts rounds or points that no game has"


def _readable(text: str) -> bool:
    return len(text) <= _LONGEST and (text.isprintable() or not text)
