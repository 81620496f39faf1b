"""Which key reaches what: in lists, on the table, under a sheet, while one writes; and where the keyboard goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.models import refs
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.scene.table.cursor import Ring
from dune_desktop.windows.table.table_page import TablePage
from dune_desktop.windows.widgets.panels import PanelButton
from tests.paged import dressed, may_deploy, may_send, open_table, play, press
from tests.person import AFTER_A_PAUSE, TOGETHER, typing

__all__ = ["dressed"]

LEFT = Qt.MouseButton.LeftButton
NONE, CTRL, SHIFT, KEYPAD = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


def lit_rows(page: TablePage) -> list[Choice]:
    return [choice for choice in page.answering.choices.rows() if choice.lit]


def row_at(page: TablePage, row: int) -> QPoint:
    """The middle of a row of the first group."""
    view = page.decision.ask.options
    return view.visualRect(view.model().index(row, 0, view.model().index(0, 0))).center()


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def held(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", True)


def double_click(widget: QWidget, at: QPoint) -> None:
    QTest.mouseClick(widget, LEFT, pos=at)
    QTest.mouseDClick(widget, LEFT, pos=at)
    QTest.mouseRelease(widget, LEFT, pos=at)


def deploy_one(page: TablePage) -> None:
    question = page.controller.question
    assert question is not None
    assert page.controller.act(next(one for one in question.options or () if one.verb == "deploy"))


# ---------------------------------------------------------------- keys


def test_the_enter_of_the_number_pad_is_an_enter(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    QTest.keyClick(focus(), Qt.Key.Key_Enter, KEYPAD)
    assert page.answering.draft


def test_digits_of_the_number_pad_take(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    QTest.keyClick(focus(), Qt.Key.Key_1, KEYPAD)
    assert page.answering.draft


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_that_is_held_down_commands_once(qtbot: QtBot, key: Qt.Key) -> None:
    page = open_table(qtbot, may_send)
    page.answering.take(lit_rows(page)[0])
    draft, steps = page.answering.draft, len(page.controller.history)
    for target in (page.decision.ask.options, page.view):
        target.setFocus()
        page.scene.next_region("board")
        for _ in range(3):
            QApplication.sendEvent(target, held(key))
        assert (page.answering.draft, len(page.controller.history)) == (draft, steps)
        assert not page.preview.isVisible()
    assert not any(action.autoRepeat() for action in page.keys.actions.values())


def test_the_big_card_stays_while_space_is_held(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_Space)
    assert page.preview.isVisible()
    QApplication.sendEvent(focus(), held(Qt.Key.Key_Space))
    assert page.preview.isVisible()
    press(page, Qt.Key.Key_Space)
    assert not page.preview.isVisible()


def test_who_writes_in_the_log_plays_no_game(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send, confirm_reveal=False)
    press(page, Qt.Key.Key_F7)
    search = page.log.search
    search.setFocus()
    steps, stage = len(page.controller.history), page.controller.view.turn.stage
    for key, modifier in ((Qt.Key.Key_Return, CTRL), (Qt.Key.Key_Return, SHIFT), (Qt.Key.Key_F9, NONE)):
        QTest.keyClick(search, key, modifier)
    QTest.keyClicks(search, "12 b")
    assert search.text() == "12 b"
    QTest.keyClick(search, Qt.Key.Key_Backspace)
    QTest.keyClick(search, Qt.Key.Key_Z, CTRL)
    assert (len(page.controller.history), page.controller.view.turn.stage) == (steps, stage)
    assert page.answering.draft == ()
    assert page.log.isVisible()


def test_enter_in_the_log_uncovers_nothing(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="always")
    waiting = page.controller.covered_for
    press(page, Qt.Key.Key_F7)
    for widget in (page.log.search, page.log.tree):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
    assert page.controller.covered_for == waiting


def test_on_the_table_enter_uncovers(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="always")
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.controller.covered_for == -1


def test_escape_steps_back_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    for widget in (page.decision.ask.options, page.view, page.seats, page.since.list, page.decision.ask.undo):
        page.answering.take(lit_rows(page)[0])
        assert page.answering.draft
        widget.setFocus()
        if page.since.at >= 0:  # it has begun a walk
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert page.answering.draft == (), widget


def test_arrows_stop_at_nothing_that_can_not_be_done(qtbot: QtBot) -> None:
    """A heading is only read, unless it opens what is refused."""
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 4)
    options = page.decision.ask.options
    model = options.model()
    assert model.rowCount() > 1
    options.setFocus()
    for _ in range(model.rowCount() + 12):
        choice = options.choice()
        assert choice is not None or not options.isExpanded(options.currentIndex())
        QTest.keyClick(options, Qt.Key.Key_Down)
    assert options.choice() is None  # what is refused is folded below it


def test_the_ring_of_the_keyboard_goes_with_the_turn_and_with_the_keyboard(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    ring = next(one for one in page.scene.items() if isinstance(one, Ring))
    page.view.setFocus()
    assert page.scene.next_region("board")
    assert ring.isVisible()
    page.decision.ask.options.setFocus()
    assert not ring.isVisible()
    page.view.setFocus()
    assert ring.isVisible()
    turn = page.controller.view.turn.seat
    play(page.controller, lambda controller: controller.view.turn.seat not in (turn, -1))
    assert not ring.isVisible()
    assert page.scene.cursor.ref is None


# ---------------------------------------------------------------- sheets


def test_what_closes_a_sheet_does_nothing_below_it(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    steps = len(page.controller.history)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Backspace):
        press(page, Qt.Key.Key_Space)
        assert page.preview.isVisible()
        QTest.keyClick(focus(), Qt.Key.Key_1)
        QTest.keyClick(focus(), Qt.Key.Key_F9)
        QTest.keyClick(focus(), key)
        assert not page.preview.isVisible()
        assert (page.answering.draft, len(page.controller.history)) == ((), steps)
        assert page.decision.ask.options.hasFocus()


def test_tab_stays_on_the_sheet(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(focus(), key)
        assert focus() is page.preview or page.preview.isAncestorOf(focus())


def test_coming_back_to_an_open_sheet_the_keyboard_is_there(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_Space)
    page.view.setFocus()
    page.take_home()
    assert page.preview.hasFocus()


# ---------------------------------------------------------------- letters


def test_letters_find_any_word_of_a_title(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round > 1)
    row = next(choice for choice in lit_rows(page)[1:] if " " in choice.title)
    word = row.title.split(" ")[-1]
    with typing(TOGETHER):
        QTest.keyClicks(focus(), word)
    found = page.decision.ask.options.choice()
    assert found is not None
    assert word.casefold() in found.title.casefold().split(" ")


def test_letters_on_the_table_find_in_the_list(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.view.setFocus()
    row = lit_rows(page)[-1]
    with typing(TOGETHER):
        QTest.keyClicks(page.view, row.title[:3])
    assert page.decision.ask.options.hasFocus()
    found = page.decision.ask.options.choice()
    assert found is not None
    assert found.title[:3] == row.title[:3]


def test_letters_find_buttons_and_pieces_without_a_row(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    with typing(TOGETHER):
        QTest.keyClicks(focus(), "revea")
    assert focus() is page.decision.ask.button(refs.REVEAL_BUTTON)
    choices = page.answering.choices
    listed = {ref for choice in (*choices.rows(), *choices.buttons) for ref in (choice.ref, *choice.also)}
    pieces = {ref: one.title for ref, one in choices.by_ref.items() if one.lit and ref not in listed}
    wanted = next(ref for ref, title in pieces.items() if len(page.answering.find(title)) == 1)
    with typing(AFTER_A_PAUSE):
        page.decision.ask.seek(pieces[wanted])
    assert page.view.hasFocus()
    assert page.scene.cursor.ref == wanted


def test_the_same_letter_goes_on_to_the_next(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round > 2)
    ask, rows = page.decision.ask, lit_rows(page)
    letter, found = next(
        (letter, found)
        for letter in "abcdefghijklmnopqrstuvwxyz"
        if len(found := page.answering.find(letter)) > 1
        and not page.answering.find(letter * 2)
        and set(found) <= set(rows)
    )
    visited = []
    for _ in found:
        with typing(TOGETHER):
            ask.seek(letter)
        visited.append(ask.options.choice())
    assert {choice.ref for choice in visited if choice} == {choice.ref for choice in found}


# ---------------------------------------------------------------- where the keyboard goes


def test_f6_goes_on_from_where_the_keyboard_is(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.seats.setFocus()
    press(page, Qt.Key.Key_F6)
    assert page.since.list.hasFocus()
    press(page, Qt.Key.Key_F6)
    assert page.decision.ask.options.hasFocus()
    press(page, Qt.Key.Key_F6, SHIFT)
    assert page.since.list.hasFocus()


@pytest.mark.parametrize("size", [(1280, 672), (1280, 800), (1600, 1000)])
def test_f6_goes_round_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_table(qtbot, may_send)
    page.resize(*size)
    for key in (NONE, SHIFT):
        visited = []
        for _ in range(6):
            press(page, Qt.Key.Key_F6, key)
            visited.append(focus())
            if focus() is page.decision.ask.options:
                break
        assert focus() is page.decision.ask.options
        assert {page.view, page.seats} <= set(visited)


def test_buttons_of_a_row_are_equally_high(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    deploy_one(page)
    shown = [button for button in page.decision.ask.findChildren(PanelButton) if button.isVisible()]
    QApplication.processEvents()
    for one in shown:
        assert {other.height() for other in shown if other.y() == one.y()} == {one.height()}


def test_f6_skips_what_is_covered_and_comes_home(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="always")
    home = focus()
    for _ in range(8):
        press(page, Qt.Key.Key_F6)
        if focus() is home:
            return
    raise AssertionError("never came home")


def test_a_clicked_button_leaves_the_keyboard_at_home(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    deploy_one(page)
    QTest.mouseClick(page.decision.ask.undo, LEFT)
    assert page.decision.ask.options.hasFocus()


def test_a_button_that_goes_gives_the_keyboard_home(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    deploy_one(page)
    undo = page.decision.ask.undo
    while page.controller.can_undo:
        undo.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(undo, Qt.Key.Key_Return)
        assert focus() is undo or page.decision.ask.options.hasFocus()
    assert page.decision.ask.options.hasFocus()


def test_a_button_of_the_question_is_pressed_once(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send, confirm_reveal=False)
    button = page.decision.ask.button(refs.REVEAL_BUTTON)
    assert button is not None
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert page.controller.view.turn.stage == "reveal"
    assert page.decision.ask.options.hasFocus()


def test_a_new_question_begins_with_its_first_row(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    rows = lit_rows(page)
    assert page.decision.ask.options.go_to(rows[-1])
    page.answering.take(rows[-1])
    assert page.decision.ask.options.choice() == lit_rows(page)[0]


def test_tab_visits_what_is_seen_and_everything_has_a_name(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    nameless, seen = [], set()
    widget: QWidget = page.decision.ask.options
    while widget not in seen:
        seen.add(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = focus()
        assert widget.isVisible()
        assert page.isAncestorOf(widget)
        name = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
        if len(name) < 2:
            nameless.append(widget)
    assert not nameless
    assert {page.view, page.seats, page.decision.ask.options} <= seen


def test_names_in_the_log_and_in_words(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    for panel in (page.log, page.words):
        for widget in panel.findChildren(QWidget):
            if widget.window() is page.window() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                inner = widget.objectName().startswith("qt_") or widget.focusProxy() is not None
                assert inner or len(widget.accessibleName()) > 1, widget


# ---------------------------------------------------------------- mouse


def test_a_double_click_answers_one_question(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    steps = len(page.controller.history)
    double_click(page.decision.ask.options.viewport(), row_at(page, 0))
    assert len(page.answering.draft) == 1
    assert len(page.controller.history) == steps


def test_a_press_that_ends_on_another_row_is_no_click(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    viewport = page.decision.ask.options.viewport()
    QTest.mousePress(viewport, LEFT, pos=row_at(page, 0))
    QTest.mouseMove(viewport, row_at(page, 1))
    QTest.mouseRelease(viewport, LEFT, pos=row_at(page, 1))
    assert page.answering.draft == ()


def test_a_double_click_on_a_card_chooses_it(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    card = next(one for one in page.scene.region("tray") if one.kind == "lit" and one.ref and one.ref[0] == refs.CARD)
    double_click(page.view.viewport(), page.view.mapFromScene(card.mapToScene(card.hit().center())))
    assert page.answering.draft == (card.ref,)


def test_pointing_at_a_row_lifts_its_piece(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    row = lit_rows(page)[0]
    QTest.mouseMove(page.decision.ask.options.viewport(), row_at(page, 0))
    assert row.ref in {piece.ref for piece in page.scene.pieces() if piece.lifted}
