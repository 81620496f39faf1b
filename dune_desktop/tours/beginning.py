"""Games that the program begins in a position: a person sits on the first seat, computer players on the others."""

from __future__ import annotations

from typing import Any

from dune_desktop.bots.names import NOVICE
from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.setup import Setup
from dune_desktop.positions.position import read_position
from dune_desktop.records.game_info import COLOURS, RIVAL, GameInfo, SeatSetup
from dune_desktop.records.record import Recorder, RecordStep, Replayed
from dune_desktop.text.names import name
from dune_desktop.text.players import numbered
from dune_desktop.tours.tour import LEARNER, Tour


def begun(tour: Tour, title: str = "", started: str = "") -> Replayed:
    """A game of this name that begins where the tour does, at this moment; the others are Novices."""
    return placed(tour.edition, tour.position, NOVICE, title, started, tour.id)


def placed(
    edition: str, position: dict[str, Any], others: str, title: str, started: str = "", tour: str = ""
) -> Replayed:
    """A game of this name that begins in the position; ``others``: how good those on the other seats are."""
    setup = read_position(EDITIONS[edition], position).setup
    seats = tuple(_seated(edition, setup, seat, others) for seat in range(setup.players))
    recorder = Recorder(edition, setup, [], GameInfo(seats, title, started, tour=tour), position=position)
    return Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])


def _seated(edition: str, setup: Setup, seat: Seat, others: str) -> SeatSetup:
    """Whoever plays here; what is told of a seat calls it by its Leader."""
    if seat == LEARNER:
        return SeatSetup(numbered(seat), COLOURS[seat])
    kind, bot = ("rival", RIVAL) if setup.mode else ("leader", others)
    return SeatSetup(name(kind, setup.leaders[seat] or "", EDITIONS[edition].products), COLOURS[seat], bot)
