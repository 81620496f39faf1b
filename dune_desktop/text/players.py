"""What the people and the computers at a table are called."""

from __future__ import annotations

from dune_desktop.engine.names import Seat
from dune_desktop.text.translating import Texts

Players = Texts("Players")


def numbered(seat: Seat) -> str:
    """What records call a seat that was given no name: in every language the same."""
    return str(seat + 1)


def called(name: str, seat: Seat, bot: str = "") -> str:
    """The name that records have, for people to read; ``bot``: which computer plays, empty for a person."""
    if name != numbered(seat):
        return name
    unnamed = Players.tr("Computer {number}") if bot else Players.tr("Player {number}")
    return unnamed.format(number=seat + 1)
