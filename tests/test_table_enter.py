"""Enter goes on, wherever the keyboard is, but only to what can be undone."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import END
from dune_desktop.engine.setup import Setup
from dune_desktop.models import refs
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from tests.paged import dressed, press, show, table_at
from tests.test_table_keys import CTRL, focus, lit_rows

__all__ = ["dressed"]


# ---------------------------------------------------------------- Enter goes on


def answer_first(controller: GameController) -> None:
    question = controller.question
    assert question is not None
    assert question.options
    controller.act(question.options[0])


@pytest.mark.parametrize("edge", ["view", "seats", "options"])
def test_enter_goes_on_after_a_turn_was_ended_by_keys(qtbot: QtBot, edge: str) -> None:
    """Wherever the keyboard was: the waiting page says that Enter skips."""
    seats = (SeatSetup("Serhii", "red"), SeatSetup("Olha", "blue", "random"), SeatSetup("Lesia", "green", "random"))
    controller = GameController("base", Setup(3, 1), seats, cover="open", opponents_speed=60_000)
    while controller.opponents.busy or END not in ((controller.question and controller.question.options) or ()):
        controller.opponents.step() if controller.opponents.busy else answer_first(controller)
    page = show(qtbot, controller, confirm_end=False)
    {"view": page.view, "seats": page.seats, "options": page.decision.ask.options}[edge].setFocus()
    press(page, Qt.Key.Key_Return, CTRL)
    assert page.decision.page is page.decision.wait
    press(page, Qt.Key.Key_Return)
    assert controller.opponents.skipping


def test_enter_skips_from_the_table_and_after_a_sheet(qtbot: QtBot) -> None:
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy"]}', "agent diplomacy > wealth", "do wealth.influence")
    skipped: list[bool] = []
    page.decision.wait.take = lambda: skipped.append(True)  # type: ignore[method-assign]
    page.decision._turn_to(page.decision.wait)
    page.view.setFocus()
    press(page, Qt.Key.Key_Return)
    page.show_big((refs.SEAT, 1))
    press(page, Qt.Key.Key_Escape)
    press(page, Qt.Key.Key_Return)
    assert skipped == [True, True]


@pytest.mark.parametrize("on_table", [False, True])
def test_enter_takes_the_only_bright_button(qtbot: QtBot, on_table: bool) -> None:
    page = table_at(qtbot, "seat0.hand = []")
    assert not lit_rows(page)
    if on_table:
        page.view.setFocus()
    press(page, Qt.Key.Key_Return)
    assert page.controller.view.turn.stage == "reveal"


def test_enter_only_goes_to_what_can_not_be_undone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = table_at(qtbot, "seat0.hand = []")
    choices = page.answering.choices
    button = evolve(choices.by_ref[refs.REVEAL_BUTTON], sealed=True)
    monkeypatch.setattr(page.answering, "choices", evolve(choices, buttons=(button,)))
    press(page, Qt.Key.Key_Return)
    assert page.controller.view.turn.stage != "reveal"
    assert focus() is page.decision.ask.button(refs.REVEAL_BUTTON)


def test_a_question_back_has_the_keyboard(qtbot: QtBot) -> None:
    """Asked for from the table, it is answered by Enter."""
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy", "dagger"]}', confirm_reveal=True)
    page.view.setFocus()
    page.answering.choose(refs.REVEAL_BUTTON)
    assert page.answering.pending is not None
    assert page.decision.ask.options.hasFocus()
    press(page, Qt.Key.Key_Return)
    assert page.controller.view.turn.stage == "reveal"


def test_what_was_chosen_in_the_list_has_no_frame_on_the_table_once_it_is_done(qtbot: QtBot) -> None:
    page = table_at(qtbot, 'seat0.hand = ["diplomacy"]')
    page.controller.by_hand = False  # so that nothing is left but the end of the turn
    ask, wealth = page.decision.ask, (refs.SPACE, page.controller.edition.space_index["wealth"])
    ask.options.setFocus()
    page.answering.choose((refs.CARD, page.controller.view.players[0].hand[0]))
    for _ in page.controller.edition.spaces:
        row = ask.options.choice()
        if row is not None and row.ref == wealth:
            break
        press(page, Qt.Key.Key_Down)
    assert [piece.ref for piece in page.scene.pieces() if piece.lifted] == [wealth]
    press(page, Qt.Key.Key_Return)
    assert wealth[1] in page.controller.view.players[0].agents
    assert wealth not in [piece.ref for piece in page.scene.pieces() if piece.lifted]
