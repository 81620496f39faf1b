"""Rivals' turns with Immortality as they are told card by card: what came of each, and what is printed on it."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtCore", exc_type=ImportError)

from dune_desktop.bots.names import RIVAL
from dune_desktop.engine.rivals.printed import SOLO
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.story.turned_hagal import DID, SENT, TurnedModel, TurnedRow
from dune_desktop.records.game_info import SeatSetup
from tests.rival_games import COLOURS, play

pytestmark = pytest.mark.usefixtures("qapp")
_TRACK = "on the Tleilaxu track"


def told(board: str, seed: int) -> tuple[TurnedModel, list[TurnedRow]]:
    """All Hagal cards of Immortality that were turned up for an agent in a whole game."""
    seats = tuple(SeatSetup(f"Player {n}", COLOURS[n], RIVAL if n else "") for n in range(3))
    setup = Setup(3, seed, expansions=("immortality",), mode=SOLO, level="sardaukar")
    controller = GameController(board, setup, seats, cover="open")
    play(controller)
    model = TurnedModel(Names(controller))
    model.sync(controller.history, -1, 0)
    own = {number for number, card in controller.game.hagal.items() if card.product == "immortality"}
    return model, [row for row in model.told if row.about in own and row.kind in (SENT, DID)]


def test_where_there_is_no_carthag_the_card_says_what_it_does_and_that_another_one_follows() -> None:
    model, rows = told("uprising", 1)
    done = [row for row in rows if row.kind == DID]
    assert len(done) > 2
    for row in done:
        text = model.text(row)
        assert text.startswith("Carthag: Advances 1 space on the Tleilaxu track")
        assert text.endswith("Then another House Hagal card is turned up.")
        lines = " ".join(model.lines(row))
        assert _TRACK in lines
        assert "Agent" not in lines
        assert ("removed from the Tleilaxu Row" in lines) == ("removes the" in text)


@pytest.mark.parametrize("board", ["base", "uprising"])
def test_a_card_that_sends_an_agent_tells_where_and_what_it_brought(board: str) -> None:
    stations = 0
    for seed in range(1, 4):
        model, rows = told(board, seed)
        for row in rows:
            if row.kind != SENT:
                continue
            lines = " ".join(model.lines(row))
            if model.text(row) == "Research Station: Agent to Research Station":
                stations += 1
                assert "2 spaces on the Tleilaxu track" in model.tip(row)
                assert "recruits" not in lines
            else:
                assert model.text(row) == "Carthag: Agent to Carthag"
                assert "recruits 1 troop" in lines
            assert "only choice" not in lines
    assert stations
