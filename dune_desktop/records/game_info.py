"""Who sat at a game and how it stands: what a list of games shows without playing any of them again."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from attrs import frozen

#: Longest name, title, date or action that is taken from a file, and most points that a seat could have.
LONGEST: Final = 200
_MOST: Final = 1000
#: From where clocks begin to where some systems can tell no date any more.
_YEARS: Final = range(1970, 3000)
#: Of the seats, where nobody has chosen.
COLOURS: Final = ("red", "blue", "green", "yellow")
#: Who plays a seat that no person plays: a bot, or the rules the seat of a Rival. As in ``bots``.
RANDOM, RIVAL = "random", "rival"
_LEVELS: Final = ("novice", "skilled", "master")
_PERSONALITIES: Final = ("warlike", "diplomat", "merchant", "schemer", "architect")
_WITH_PERSONALITY: Final = tuple(f"{level}.{personality}" for level in _LEVELS for personality in _PERSONALITIES)
BOTS: Final = (RANDOM, RIVAL, *_LEVELS, *_WITH_PERSONALITY)
#: What writes from right to left, or back, until it is told otherwise: a name with it would garble the line.
_TURNING: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@frozen
class SeatSetup:
    """Who sits on a seat. ``bot``: empty for a human, else the name of a bot."""

    name: str
    colour: str
    bot: str = ""


@frozen
class GameInfo:
    """The seats of a game, when it was begun (ISO 8601), and how far it has come."""

    seats: tuple[SeatSetup, ...]
    title: str = ""
    started: str = ""
    round: int = 0
    #: Victory points by seat.
    scores: tuple[int, ...] = ()
    finished: bool = False
    #: The id of the tour by which it is guided; empty for any other game.
    tour: str = ""


def mistakes(table: GameInfo, players: int) -> Iterator[str]:
    """Tell what is wrong with the table of a game for so many players."""
    colours = [seat.colour for seat in table.seats]
    if len(table.seats) != players or len(set(colours)) != players or len(table.scores) not in (0, players):
        yield "does not say who sits where"
    if not set(colours) <= set(COLOURS) or not {seat.bot for seat in table.seats} <= {"", *BOTS}:
        yield "has seats of an unknown kind"
    if not all(map(_readable, (table.title, table.tour, *(seat.name for seat in table.seats)))):
        yield "has names that can't be shown"
    if table.started and not (_readable(table.started) and moment(table.started)):
        yield "has a date that no game has"
    if not all(0 <= number <= _MOST for number in (table.round, *table.scores)):
        yield "counts rounds or points that no game has"


@lru_cache(maxsize=8192)
def moment(text: str) -> datetime | None:
    """Read a date as records have it. None: it is no date, or one from before or after all games."""
    try:
        found = datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return found if found.year in _YEARS and text.isascii() else None


def clean(text: str) -> str:
    """Make a name that can be kept and shown: one line, and not too long."""
    return "".join(" " if _hidden(letter) else letter for letter in text)[:LONGEST].strip()


def _readable(text: str) -> bool:
    return len(text) <= LONGEST and not any(map(_hidden, text))


def _hidden(letter: str) -> bool:
    """Tell whether a letter breaks the line, turns the direction of what follows, or is half of a letter."""
    return letter in _TURNING or unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")
