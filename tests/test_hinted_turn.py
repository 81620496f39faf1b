"""The rest of a turn that a hint tells: step by step, and nothing that nobody can know."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.models.asking.answering import LIT
from dune_desktop.models.asking.hinting import ANSWERS, CLOSED, TURN, _title
from dune_desktop.models.asking.turn_steps import steps_of
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, CONFLICT_UNITS, Ref
from dune_desktop.scene.piece import Piece
from dune_desktop.windows.table.table_page import TablePage
from tests.hinted import SHIFT, START, Waiting, best, hinted
from tests.paged import dressed, press, table_at

__all__ = ["dressed"]


# ---------------------------------------------------------------- the whole turn


def turned(qtbot: QtBot, where: str = START, **settings: object) -> TablePage:
    """The table with the whole turn shown, step by step."""
    page = hinted(qtbot, where, **settings)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == TURN
    return page


def told(page: TablePage) -> list[str]:
    return [f"{row.title} {row.detail}" for row in page.hints.choices.rows()]


def lit(page: TablePage) -> dict[Ref, str]:
    """What is lit on the table, and by which digit."""
    items = [item for item in page.scene.items() if isinstance(item, Piece) and item.ref is not None]
    return {item.ref: item.key for item in items if item.ref is not None and item.kind == LIT}


def test_the_whole_turn_is_told_and_not_taken(qtbot: QtBot) -> None:
    page = turned(qtbot)
    steps = len(page.controller.history)
    assert len(told(page)) > 1
    assert told(page)[0].startswith("Serhii sends an Agent to")
    assert page.decision.hint.rows.hasFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_1, Qt.Key.Key_2):
        press(page, key)
        assert page.hints.stage == TURN
    assert len(page.controller.history) == steps
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == ANSWERS


def test_arrows_and_digits_step_through_it_on_the_table(qtbot: QtBot) -> None:
    page = turned(qtbot)
    card, space = page.hints._hints[0].refs[:2]
    assert lit(page)[card] == lit(page)[space] == "1"
    assert page.answering.draft == ()
    seen = [lit(page)]
    for number in range(2, len(told(page)) + 1):
        press(page, Qt.Key.Key_Down)
        assert page.hints.step == number - 1
        assert set(lit(page).values()) <= {str(number)}
        seen.append(lit(page))
    assert seen[1] != seen[0]
    press(page, Qt.Key.Key_1)
    assert lit(page) == seen[0]


def test_the_mouse_steps_through_it(qtbot: QtBot) -> None:
    page = turned(qtbot)
    rows, steps = page.decision.hint.rows, len(page.controller.history)
    model = rows.model()
    for number in (1, 0):
        at = rows.visualRect(model.index(number, 0, model.index(0, 0))).center()
        QTest.mouseMove(rows.viewport(), at + QPoint(9, 0))
        QTest.mouseMove(rows.viewport(), at)
        qtbot.waitUntil(lambda number=number: page.hints.step == number)
        assert set(lit(page).values()) == {str(number + 1)}
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert (page.hints.stage, page.hints.step) == (TURN, number)
    assert len(page.controller.history) == steps


def test_troops_that_would_be_deployed_are_lit_in_the_conflict(qtbot: QtBot) -> None:
    page = turned(qtbot, 'seat0 = {hand = ["reconnaissance"], garrison = 4}')
    at = next(n for n, text in enumerate(told(page)) if "deploys" in text)
    page.hints.point(("step", at + 1))
    assert lit(page) == {CONFLICT_UNITS: str(at + 1)}


def test_what_is_paid_is_told_after_what_it_is_paid_for(qtbot: QtBot) -> None:
    page = turned(qtbot, 'seat0 = {hand = ["dagger"], solari = 8}')
    first, *_ = page.hints.choices.rows()
    assert first.title.startswith("Serhii sends an Agent to ")
    assert first.detail.startswith("Serhii pays ")


def test_back_at_the_hints_the_same_one_is_shown(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_F1, SHIFT)
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert (page.hints.stage, page.hints.at) == (ANSWERS, 1)
    assert page.answering.draft == page.hints._hints[1].refs[:-1]


def test_another_turn_begins_at_its_first_step(qtbot: QtBot) -> None:
    """However many steps the last one had."""
    page = hinted(qtbot)
    for number in range(len(page.hints._hints)):
        press(page, Qt.Key(Qt.Key.Key_1 + number))
        press(page, Qt.Key.Key_F1, SHIFT)
        assert (page.hints.at, page.hints.step) == (number, 0)
        assert page.hints.choices.prompt == _title(page.hints._hints[number])
        press(page, Qt.Key.Key_End)
        press(page, Qt.Key.Key_F1, SHIFT)
        assert (page.hints.stage, page.hints.at) == (ANSWERS, number)


def test_a_turn_without_a_word_says_so(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    world = page.hints._world
    assert world is not None
    (step,) = steps_of(world.clone(), (), Names(page.controller))
    assert step.told == ("Nothing changes on the table.",)


def test_enter_begins_the_turn_that_is_shown(qtbot: QtBot) -> None:
    page = turned(qtbot)
    steps = len(page.controller.history)
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Return)
    assert page.hints.stage == CLOSED
    assert page.answering.draft == page.hints._hints[0].refs[:-1]
    assert len(page.controller.history) == steps


def test_what_it_does_not_know_is_not_told(qtbot: QtBot) -> None:
    """In the world that was thought of some card is drawn: which one is no news."""
    page = hinted(qtbot, START.replace('"diplomacy", "dagger", ', ""))
    at = next(n for n, title in enumerate(best(page)) if "Arrakeen" in title)
    page.hints.point(("hint", at + 1))
    press(page, Qt.Key.Key_F1, SHIFT)
    assert "draws 1 card" in told(page)[-2]
    assert told(page)[-1].strip() == "What comes next depends on what is revealed."


def test_no_card_is_told_that_would_come_into_the_row(qtbot: QtBot) -> None:
    """Of all that may come one comes in the world that was thought of."""
    page = table_at(qtbot, 'seat0 = {hand = ["diplomacy", "dagger", "convincing_argument"]}', "reveal")
    page.hints.thinker = waiting = Waiting()
    page.hints.ask()
    waiting.answer()
    page.hints.ask()
    at = next(n for n, text in enumerate(told(page)) if "acquires" in text)
    assert "Imperium Row" not in told(page)[at]
    page.hints.point(("step", at + 1))
    assert lit(page)
    assert set(lit(page)) <= {(CARD, card) for card in page.controller.view.row}


def test_the_turn_ends_where_the_next_round_would_begin(qtbot: QtBot) -> None:
    """Its Conflict is made up, and what others draw is not the seat's doing."""
    text = """
    conflict = "siege_of_arrakeen"
    players = 3
    seat0 = {hand = [], troops = 2, intrigue = ["ambush"]}
    seat1 = {done = true}
    seat2 = {done = true}
    """
    page = table_at(qtbot, text, "reveal", "end")
    page.hints.thinker = waiting = Waiting()
    page.hints.ask()
    waiting.answer()
    page.hints.point(("hint", next(n for n, title in enumerate(best(page), 1) if title.startswith("Pass"))))
    page.hints.ask()
    text = " ".join(told(page))
    assert "Serhii takes control of Arrakeen" in text
    assert "Round 2" not in text
    assert "draws" not in text
