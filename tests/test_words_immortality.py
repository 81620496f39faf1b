"""The table of Immortality in words, its big board and its log; every model tells of every change of both products."""

from __future__ import annotations

from typing import Any, Final

import pytest

pytest.importorskip("PySide6.QtCore", exc_type=ImportError)

from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import CONFLICT, SUPPLY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.table.big_boards import chapters
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.text.log.sentences import line
from tests.asked import set_up
from tests.tables import SEATS, all_models, play, watched
from tests.test_words_ix import words

pytestmark = pytest.mark.usefixtures("qapp")

TABLE = """
with = ["immortality"]
seat0 = {hand = ["dagger"], lab = {specimens = 2, research = 12, tleilaxu = 3}}
seat1 = {lab = {tleilaxu = 1, atomics_used = true}}
"""


def test_tracks_say_what_each_space_brings_and_who_is_there() -> None:
    models = TableModels(set_up(TABLE))
    research, tleilaxu = words(models, "way research"), words(models, "way tleilaxu")
    assert "Column 4, middle: Generate 1 specimen. Genetic marker 1." in research
    assert "Column 5, bottom: Gain 1 Solari. Here: Serhii" in research
    assert "Step 4: Gain 1 Victory Point. For the first one here: Gain 2 spice." in tleilaxu
    assert "Step 3 Here: Serhii" in tleilaxu


def test_the_spice_of_step_4_is_told_until_somebody_has_come() -> None:
    models = TableModels(set_up(TABLE.replace("tleilaxu = 1", "tleilaxu = 5")))
    assert "Step 4: Gain 1 Victory Point." in words(models, "way tleilaxu")


def test_the_tleilaxu_row_says_prices_and_how_many_are_left() -> None:
    models = TableModels(set_up(TABLE))
    *cards, left = words(models, "stall tleilaxu")
    assert all("specimens" in card for card in cards)
    assert left == "16 cards left in the deck"
    assert words(models, "stall reclaimed") == ["Reclaimed Forces, costs 3 specimens"]


def test_a_seat_says_its_specimens_its_tokens_and_used_atomics() -> None:
    models = TableModels(set_up(TABLE))
    assert {"Specimens in the Axolotl tanks: 2", "Tleilaxu track: Step 3"} <= set(words(models, "seat0"))
    assert "Family Atomics used" in words(models, "seat1")
    assert [row.extras for row in models.seats.rows][:2] == [
        (("marker_1", 1), ("atomics", 1), ("specimen", 2)),
        (),
    ]


def test_the_big_board_has_both_markets_and_both_tracks() -> None:
    controller = set_up(TABLE)
    (chapter,) = chapters(controller.view, Names(controller))
    assert [title for title, _ in chapter.markets] == ["Tleilaxu Row", "Reclaimed Forces"]
    assert [len(stops) for _, stops in chapter.tracks] == [22, 8]
    assert chapter.seats[0].note == "specimens: 2"


def test_models_tell_of_every_change(qtlog: Any) -> None:
    controller = GameController("uprising", Setup(4, 5, expansions=("ix", "immortality")), SEATS[:4], cover="open")
    models = TableModels(controller)
    testers = watched(*all_models(models), models.zone("tleilaxu"), models.zone("reclaimed"))
    for step, _ in enumerate(play(controller, 5, undo=9)):
        if step > 80:
            break
    assert testers
    assert not [record.message for record in qtlog.records if "QAbstractItemModelTester" in record.message]


# ---------------------------------------------------------------- the log

_GAME = new_game(EDITIONS["base"], Setup(3, 77, (), ("immortality",)), [])

SAID: Final[list[tuple[Event, str]]] = [
    (events.UnitsMoved(0, "troop", 2, SUPPLY, "specimens"), "Seat 1 generates 2 specimens."),
    (events.UnitsMoved(0, "troop", 1, "specimens", SUPPLY), "Seat 1 returns 1 specimen to the supply."),
    (events.UnitsMoved(0, "troop", 1, CONFLICT, SUPPLY), "Seat 1 returns 1 troop from the Conflict to the supply."),
    (events.Gained(0, "specimens", -3, "ghola"), "Seat 1 pays 3 specimens (Ghola)."),
    (events.Marked(0, "atomics"), "Seat 1 uses the Family Atomics."),
]


@pytest.mark.parametrize(("event", "said"), SAID)
def test_sentence(event: Event, said: str) -> None:
    assert line(event, _GAME) == said


def test_cards_that_leave_a_row_are_named() -> None:
    row, vats = _GAME.row[0], _GAME.edition.market_by_id["tleilaxu"].zone.of(_GAME)[0]
    gone = line(events.CardMoved(0, row, "row", "trashed"), _GAME) or ""
    assert gone.endswith("is removed from the Imperium Row and from the game.")
    gone = line(events.CardMoved(0, vats, "tleilaxu", "trashed"), _GAME) or ""
    assert gone.endswith("is removed from the Tleilaxu Row and from the game.")
