"""The game of a tour as it begins: whoever learns sits on the first seat, novices on the others."""

from __future__ import annotations

from dune_desktop.bots.names import NOVICE
from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import NOBODY
from dune_desktop.positions.position import read_position
from dune_desktop.records.game_info import COLOURS, GameInfo, SeatSetup
from dune_desktop.records.record import Recorder, RecordStep, Replayed
from dune_desktop.text.players import numbered
from dune_desktop.tours.tour import LEARNER, Tour


def begun(tour: Tour, title: str = "", started: str = "") -> Replayed:
    """A game of this name that begins where the tour does, at this moment."""
    setup = read_position(EDITIONS[tour.edition], tour.position).setup
    seats = (
        SeatSetup(numbered(seat), COLOURS[seat], "" if seat == LEARNER else NOVICE) for seat in range(setup.players)
    )
    recorder = Recorder(
        tour.edition, setup, [], GameInfo(tuple(seats), title, started, tour=tour.id), position=tour.position
    )
    return Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])
