"""Why something can't be taken: F1 tells of what is meant, buttons and Ctrl+Enter of what is still to be done."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import END
from dune_desktop.engine.names import START_STAGE
from dune_desktop.models import refs
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import Ref
from dune_desktop.scene.faces.states import LIT
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import dressed, may_send, open_table

__all__ = ["dressed"]


def told(page: TablePage) -> str:
    """What the panel says above the options."""
    labels = page.decision.ask.findChildren(QLabel)
    return next((label.text() for label in labels if label is page.decision.ask._notice and label.isVisible()), "")


def refused_pieces(page: TablePage) -> list[Ref]:
    """On the table, each with another reason."""
    by_reason = {page.answering.reason(one.ref): one.ref for one in page.scene.pieces() if one.ref is not None}
    return [ref for reason, ref in by_reason.items() if reason]


def middle(page: TablePage, ref: Ref) -> QPoint:
    place = page.scene.anchor(ref)
    assert place is not None
    return page.view.mapFromScene(place.center())


def must_act(controller: GameController) -> bool:
    """The turn can't end yet: something mandatory is open."""
    question = controller.question
    if question is None or question.kind != "turn" or controller.view.turn.stage == START_STAGE:
        return False
    return END not in (question.options or ()) and bool(controller.why(END))


def test_f1_tells_of_what_was_clicked_in_vain(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    for ref in refused_pieces(page)[:3]:
        page.decision.ask.hush()
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(page, ref))
        page.decision.take_home()
        QTest.keyClick(page.decision.ask.options, Qt.Key.Key_F1)
        assert told(page).startswith(page.answering.reason(ref)), ref


def test_f1_tells_of_what_the_pointer_is_on(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    for ref in refused_pieces(page)[:3]:
        page.decision.ask.hush()
        page.scene.pointer.point(ref)
        QTest.keyClick(page.decision.ask.options, Qt.Key.Key_F1)
        assert told(page).startswith(page.answering.reason(ref)), ref


def test_f1_on_a_space_that_can_be_taken_opens_its_big_card(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    helped: list[bool] = []
    page.help_asked.connect(lambda: helped.append(True))
    lit = next(one.ref for one in page.scene.pieces() if one.kind == LIT and one.ref and one.ref[0] == refs.SPACE)
    page.commanding.seek(lit)
    QTest.keyClick(page.view, Qt.Key.Key_F1)
    assert page.preview.face is page.controller.edition.spaces[int(lit[1])]
    assert not helped
    page.preview.close_sheet()
    page.scene.cursor.leave()
    page.view.setFocus()
    page.scene.cursor.leave()
    QTest.keyClick(page.view, Qt.Key.Key_F1)
    assert helped


def test_what_was_clicked_in_vain_is_forgotten_with_the_next_question(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.decision.ask.decline(refused_pieces(page)[0])
    page.answering.take(next(choice for choice in page.answering.choices.rows() if choice.lit))
    assert page.decision.ask.declined is None


def test_a_button_that_is_refused_says_why(qtbot: QtBot) -> None:
    page = open_table(qtbot, must_act)
    button = page.decision.ask.button(refs.END_BUTTON)
    assert button is not None
    reason = page.answering.reason(refs.END_BUTTON)
    assert reason
    assert button.isEnabled()
    button.setFocus()
    assert QApplication.focusWidget() is button
    steps = len(page.controller.history)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert told(page).startswith(reason)
    assert len(page.controller.history) == steps
    page.decision.ask.hush()
    QTest.keyClick(page.decision.ask.options, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert told(page).startswith(reason)
