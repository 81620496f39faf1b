"""Games that the program begins in a position: a person sits on the first seat, computer players on the others."""

from __future__ import annotations

from typing import Any, Final

from dune_desktop.bots.names import NOVICE
from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.rivals.printed import SOLO, TWO
from dune_desktop.engine.setup import Setup
from dune_desktop.positions.position import read_position
from dune_desktop.records.game_info import COLOURS, RIVAL, GameInfo, SeatSetup
from dune_desktop.records.record import Recorder, RecordStep, Replayed
from dune_desktop.text.names import name
from dune_desktop.text.players import numbered
from dune_desktop.tours.tour import LEARNER, Tour

#: How many people play against Rivals, by mode; those sit on the last seats.
_PEOPLE: Final = {SOLO: 1, TWO: 2}


def begun(tour: Tour, title: str = "", started: str = "") -> Replayed:
    """A game of this name that begins where the tour does, at this moment; the others are Novices."""
    return placed(tour.edition, tour.position, NOVICE, title, started, tour.id)


def placed(
    edition: str,
    position: dict[str, Any],
    others: str,
    title: str,
    started: str = "",
    tour: str = "",
    person: Seat = LEARNER,
) -> Replayed:
    """A game of this name that begins in the position; ``others``: how good those on the other seats are."""
    setup = read_position(EDITIONS[edition], position).setup
    seats = tuple(_seated(edition, setup, seat, "" if seat == person else others) for seat in range(setup.players))
    recorder = Recorder(edition, setup, [], GameInfo(seats, title, started, tour=tour), position=position)
    return Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])


def _seated(edition: str, setup: Setup, seat: Seat, bot: str) -> SeatSetup:
    """Whoever plays here; what is told of a seat that no person has calls it by its Leader."""
    if not bot:
        return SeatSetup(numbered(seat), COLOURS[seat])
    products = (*EDITIONS[edition].products, *setup.expansions)
    kind, bot = ("rival", RIVAL) if setup.mode and seat >= _PEOPLE[setup.mode] else ("leader", bot)
    return SeatSetup(name(kind, setup.leaders[seat] or "", products), COLOURS[seat], bot)
