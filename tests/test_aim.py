"""Nothing is taken by a click that had not been under the pointer when it came to rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import Action
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import CARD, CONFIRM_BUTTON, END_BUTTON, GARRISON_UNITS, ITEM, REVEAL_BUTTON, SPACE, Ref
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows import press_guard
from dune_desktop.windows.table.table_page import TablePage
from tests.agreeing import row_indexes
from tests.careless import Careless
from tests.paged import COLOURS, PLAYERS, dressed, show, table_at
from tests.person import Person
from tests.pointing import Mouse

__all__ = ["dressed"]

#: Two draws, and a troop to deploy.
DRAWS = 'seat0 = {hand = ["dr_yueh", "dagger"], deck_top = ["dagger", "diplomacy"], garrison = 2}'
TWO = 'seat0.hand = ["diplomacy"]\nseat1.hand = ["dagger"]'
WEALTH = ("agent diplomacy > wealth", "do wealth.influence")
ARRAKEEN = "agent dr_yueh > arrakeen"


@pytest.fixture(autouse=True)
def _nothing_is_seen_by_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(press_guard, "SEEN", 10**8)


def row_point(page: TablePage, ref: Ref) -> QPoint:
    """In the window."""
    rows = page.decision.ask.options
    index = next(index for index in row_indexes(page) if rows.choice(index).ref == ref)  # type: ignore[union-attr]
    return rows.viewport().mapTo(page, rows.visualRect(index).topLeft() + QPoint(40, 14))


def piece_point(page: TablePage, ref: Ref) -> QPoint:
    piece = next(piece for piece in page.scene.pieces() if piece.ref == ref and piece.isVisible())
    return page.view.viewport().mapTo(page, Person(page).spot(page, piece))  # type: ignore[arg-type]


def actions(page: TablePage) -> list[str]:
    return [step.action.text for step in page.controller.history if step.action is not None]


def draws(page: TablePage) -> Ref:
    return next(row.ref for row in page.answering.choices.rows() if row.ref[0] == ITEM)


def test_clicks_in_one_place_take_what_was_there_and_nothing_that_came_there(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, draws(page)))
    before = len(actions(page))
    for _ in range(5):
        mouse.click()
    assert [action.partition(" ")[0] for action in actions(page)[before:]] == ["do", "do"]


def test_one_more_and_one_more_of_a_row_that_stays_is_taken_each_time(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, GARRISON_UNITS))
    for _ in range(2):
        mouse.click()
    assert actions(page)[-2:] == ["deploy 1", "deploy 1"]


def test_after_the_pointer_has_moved_a_click_takes_what_is_there(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, draws(page)))
    mouse.click()
    mouse.click()
    at = mouse.at
    mouse.click()
    assert actions(page)[-1].startswith("do ")
    mouse.move(at + QPoint(0, 1))  # by way of its neighbours
    mouse.click()
    assert actions(page)[-1] == "deploy 1"


def test_what_has_been_under_a_resting_pointer_for_a_while_can_be_pressed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, draws(page)))
    mouse.click()
    monkeypatch.setattr(press_guard, "SEEN", 0)
    mouse.click()
    assert actions(page)[-1].startswith("do ")
    with qtbot.waitSignal(page.aim.taken_anew):
        page.aim.stir()
    mouse.click()
    assert actions(page)[-1] == "deploy 1"


def test_a_trembling_hand_has_not_moved(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, draws(page)))
    mouse.click()
    mouse.click()
    for step in (QPoint(1, 0), QPoint(1, 1), QPoint(0, 1)):
        QTest.mouseMove(page.windowHandle(), mouse.at + step)
        mouse.click()
    assert actions(page)[-1].startswith("do ")


def test_the_list_changes_between_press_and_release_and_nothing_is_taken(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, GARRISON_UNITS))
    mouse.press()
    assert page.controller.do_rest()
    mouse.release()
    assert "deploy 1" not in actions(page)


def test_a_button_that_becomes_another_one_is_not_pressed(qtbot: QtBot) -> None:
    """The end of a turn, and the next player's Reveal in its place."""
    page = table_at(qtbot, TWO, *WEALTH)
    button = page.decision.ask.button(END_BUTTON)
    assert button is not None
    mouse = Mouse(page)
    mouse.move_to(button)
    mouse.click()
    assert page.controller.asked == 1
    reveal = page.decision.ask.button(REVEAL_BUTTON)
    assert reveal is not None
    assert reveal.geometry().contains(reveal.parentWidget().mapFrom(page, mouse.at))
    before = actions(page)
    mouse.click()
    mouse.click()
    assert actions(page) == before
    assert page.answering.choices.by_ref[REVEAL_BUTTON].lit
    mouse.move_to(reveal)
    mouse.click()
    assert actions(page) != before or REVEAL_BUTTON not in page.answering.choices.by_ref


def test_a_button_changes_between_press_and_release(qtbot: QtBot) -> None:
    page = table_at(qtbot, TWO, *WEALTH)
    button = page.decision.ask.button(END_BUTTON)
    assert button is not None
    mouse = Mouse(page)
    mouse.move_to(button)
    mouse.press()
    assert page.controller.act(Action.parse("end"))
    before = actions(page)
    mouse.release()
    assert actions(page) == before


def test_a_piece_that_means_something_else_now_is_not_taken(qtbot: QtBot) -> None:
    """Two cards can go there; once one of them is chosen, a click on the space plays it."""
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy", "seek_allies"]}')
    hand = page.controller.view.players[0].hand
    space: Ref = (SPACE, page.controller.edition.space_index["wealth"])
    mouse = Mouse(page)
    mouse.move(piece_point(page, space))
    page.answering.choose((CARD, hand[0]))  # by key: the space takes an action now
    before = actions(page)
    mouse.click()
    assert actions(page) == before
    mouse.move(piece_point(page, space) + QPoint(3, 3))
    mouse.click()
    assert actions(page) != before


def test_why_not_moves_no_row(qtbot: QtBot) -> None:
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy", "dagger"], garrison = 2}')
    rows = page.decision.ask.options
    QApplication.processEvents()
    before = [rows.viewport().mapTo(page, rows.visualRect(index).topLeft()) for index in row_indexes(page)]
    buttons = [button.mapTo(page, QPoint()) for button in page.decision.ask._buttons]
    page.decision.ask.cite("A long reason. " * 12, "R12.6")
    QApplication.processEvents()
    assert page.decision.ask._notice.isVisible()
    assert before == [rows.viewport().mapTo(page, rows.visualRect(index).topLeft()) for index in row_indexes(page)]
    assert buttons == [button.mapTo(page, QPoint()) for button in page.decision.ask._buttons]


def test_keys_take_what_is_there_whatever_was(qtbot: QtBot) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN)
    mouse = Mouse(page)
    mouse.move(row_point(page, draws(page)))
    for _ in range(2):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_1)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_1)
    assert actions(page)[-1] == "deploy 1"


@pytest.mark.parametrize(("edition", "seed"), [("base", 1), ("uprising", 2)])
def test_a_careless_person_takes_only_what_was_there_when_the_pointer_came_to_rest(
    qtbot: QtBot, edition: str, seed: int
) -> None:
    seats = tuple(SeatSetup(name, colour) for name, colour in zip(PLAYERS, COLOURS, strict=True))
    controller = GameController(edition, Setup(4, seed), seats, cover=OPEN)
    controller.by_hand = True  # every action is a click
    person = Careless(show(qtbot, controller, cover=OPEN), seed)
    person.play(100)
    assert person.taken > 12
    assert person.changed > 25


def test_what_is_to_be_confirmed_is_asked_where_it_was_pressed_and_no_second_click_confirms_it(
    qtbot: QtBot,
) -> None:
    page = table_at(qtbot, DRAWS, ARRAKEEN, "do arrakeen.2", "do dr_yueh.agent.1")
    page.resize(1280, 672)
    QApplication.processEvents()
    button = page.decision.ask.button(END_BUTTON)
    assert button is not None
    mouse = Mouse(page)
    mouse.move_to(button)
    mouse.click()
    assert page.answering.pending is not None
    assert abs(row_point(page, CONFIRM_BUTTON).y() - mouse.at.y()) < 130
    before = actions(page)
    mouse.click()
    mouse.click()
    assert actions(page) == before
    mouse.move(row_point(page, CONFIRM_BUTTON))
    mouse.click()
    assert actions(page)[-1] == "end"


def test_a_purchase_is_confirmed_where_its_row_was(qtbot: QtBot) -> None:
    where = 'seat0 = {hand = ["convincing_argument", "diplomacy"]}\nrow = ["scout", "dr_yueh", "chani"]'
    page = table_at(qtbot, where, "reveal", confirm_buy=True)
    rows = [row for row in page.answering.choices.rows() if row.confirm]
    at = row_point(page, rows[1].ref)
    mouse = Mouse(page)
    mouse.move(at)
    mouse.click()
    assert page.answering.pending is not None
    assert abs(row_point(page, CONFIRM_BUTTON).y() - at.y()) < 60
    assert page.answering.back()
    assert row_point(page, rows[1].ref) == at
