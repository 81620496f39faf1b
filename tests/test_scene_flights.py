"""What flies over the table, and that it leaves no trace."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, Qt

from dune_desktop.engine.names import START_STAGE
from dune_desktop.models.refs import CARD, SPACE
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT
from dune_desktop.scene.flights.clock import LONGEST
from dune_desktop.scene.table.table_scene import TableScene
from tests.scenes import Sitting, aloft


@pytest.fixture
def flying(qtbot: QtBot) -> Sitting:
    """At the start of a turn, at a table where things fly."""
    sitting = Sitting(motion=1.0)
    qtbot.addWidget(sitting.view)
    sitting.play_until(lambda view: view.turn.stage == START_STAGE and sitting.options()[0].verb == "agent")
    sitting.scene.still()
    return sitting


def _send(sitting: Sitting) -> None:
    sitting.act(sitting.options()[0].text)


def test_a_sent_agent_and_its_card_fly(flying: Sitting) -> None:
    _send(flying)
    assert flying.scene.flights.flying
    assert len(flying.scene.overlay.childItems()) > 1


def test_nothing_flies_over_a_table_that_has_no_size_yet(qtbot: QtBot) -> None:
    """Opponents that move at once may be quicker than the window."""
    table = Sitting(motion=1.0)
    qtbot.addWidget(table.view)
    scene = TableScene(table.controller, table.answering, table.models, table.look)
    table.controller.shown.connect(scene.show)
    table.play_until(lambda view: view.turn.stage == START_STAGE and view.round == 2)
    assert not aloft(scene)


def test_all_of_a_move_is_over_within_the_longest_time(flying: Sitting) -> None:
    for _ in range(40):
        options = flying.options()
        flying.controller.act(options[flying.chance.below(len(options))])
        assert all(flight.arrival <= LONGEST for flight in aloft(flying.scene))


def test_landed_it_looks_like_a_table_at_rest(flying: Sitting, qtbot: QtBot) -> None:
    still = Sitting(motion=0.0)
    qtbot.addWidget(still.view)
    still.play_until(lambda view: view.turn.stage == START_STAGE and still.options()[0].verb == "agent")
    for _ in range(12):
        text = flying.options()[0].text
        flying.act(text)
        still.act(text)
        assert not still.scene.flights.flying
        flying.scene.still()
        assert flying.picture() == still.picture(), text


def test_flights_end_by_themselves_and_leave_no_trace(flying: Sitting, qtbot: QtBot) -> None:
    flying.look.set(motion=2.0)
    _send(flying)
    qtbot.waitUntil(lambda: not flying.scene.flights.flying)
    assert not any(piece.veiled for piece in flying.scene.pieces())


@pytest.mark.parametrize("what", ["press", "key", "any key", "resize", "theme", "undo"])
def test_whatever_one_does_ends_what_flies(flying: Sitting, what: str) -> None:
    _send(flying)
    assert flying.scene.flights.flying
    if what == "press":
        flying.press(QPoint(5, 5))
    elif what == "key":
        flying.scene.next_region("tray")
    elif what == "any key":
        flying.key(Qt.Key.Key_X)
    elif what == "resize":
        flying.lay_out((1600, 1000))
    elif what == "theme":
        flying.look.set(theme=LIGHT if flying.look.theme is DUSK else DUSK)
    else:
        assert flying.controller.undo()
    assert not flying.scene.flights.flying


def test_drawn_cards_are_not_seen_before_they_arrive(flying: Sitting) -> None:
    drawn: set[int] = set()
    for _ in range(200):
        looker, before = flying.controller.looker, flying.game.players[flying.controller.looker].hand
        flying.scene.still()
        options = flying.options()
        flying.controller.act(options[flying.chance.below(len(options))])
        after = flying.game.players[looker].hand
        if looker == flying.controller.looker and set(after) > set(before):
            drawn = set(after) - set(before)
            break
    assert drawn
    assert all(flying.piece((CARD, card)).veiled for card in drawn)
    flying.scene.still()
    assert not any(flying.piece((CARD, card)).veiled for card in drawn)


def test_the_agent_is_not_on_the_space_before_it_arrives(flying: Sitting) -> None:
    space = flying.controller.edition.space_index[flying.options()[0].args[1]]
    item = flying.scene.board.spaces[space]
    seat, before = flying.controller.looker, item.value
    _send(flying)
    assert item.value == before
    flying.scene.still()
    assert seat in item.value.agents


def test_what_was_carried_there_does_not_fly_there_again(flying: Sitting) -> None:
    looker, options = flying.controller.looker, flying.options()
    face, space_id = options[0].args
    space = flying.controller.edition.space_index[space_id]
    hand = flying.game.players[looker].hand
    card = next(one for one in hand if getattr(flying.controller.face(one), "id", "") == face)
    flying.drag((CARD, card), (SPACE, space))
    assert looker in flying.scene.board.spaces[space].value.agents


def test_the_table_answers_while_things_fly(flying: Sitting) -> None:
    """Nothing waits: what is asked and where things are is true at once."""
    seat = flying.controller.looker
    space = flying.controller.edition.space_index[flying.options()[0].args[1]]
    _send(flying)
    assert space in flying.game.players[seat].agents
    assert flying.scene.anchor((SPACE, space)) is not None
