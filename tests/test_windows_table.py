"""The table page with its real widgets: keys, clicks, undo, confirmation, cover, log, piles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.content.ix.facts import Ixian
from dune_desktop.engine.actions import END, Action
from dune_desktop.models import refs
from dune_desktop.models.game.controller import GameController
from dune_desktop.windows.decision.option_rows import ALL, LESS, MORE, stepper_parts
from tests.asked import confirming
from tests.paged import (
    PLAYERS,
    dressed,
    may_deploy,
    may_send,
    open_table,
    play,
    press,
    table_at,
)
from tests.person import TOGETHER, typing

__all__ = ["dressed"]


# ---------------------------------------------------------------- keys


def test_a_turn_by_digits_and_keys_only(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    controller = page.controller
    seat, actions = controller.asked, len(controller.history)
    for _ in range(40):
        if controller.asked != seat or controller.view.turn.seat != seat:
            break
        lit = [choice for choice in page.answering.choices.rows() if choice.lit and choice.key]
        if lit:
            press(page, Qt.Key(Qt.Key.Key_0 + int(lit[0].key)))
        else:
            press(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            if confirming(page.answering) is not None:
                press(page, Qt.Key.Key_1)
    assert len(controller.history) > actions + 1
    assert controller.view.turn.seat != seat or controller.asked != seat


def test_enter_takes_the_current_row_and_escape_steps_back(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    choice = page.decision.ask.options.choice()
    assert choice is not None
    assert choice.key == "1"
    press(page, Qt.Key.Key_Return)
    assert page.answering.draft == (choice.ref,)
    press(page, Qt.Key.Key_Escape)
    assert page.answering.draft == ()


def test_letters_find_and_never_command(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    rows = [choice for choice in page.answering.choices.rows() if choice.lit]
    with typing(TOGETHER):
        QTest.keyClicks(page.focusWidget(), rows[-1].title[:4])
    found = page.decision.ask.options.choice()
    assert found is not None
    assert found.title[:4] == rows[-1].title[:4]
    assert page.answering.draft == ()


def test_f6_visits_every_region_and_comes_home(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    home = page.focusWidget()
    visited = set()
    for _ in range(6):
        press(page, Qt.Key.Key_F6)
        visited.add(page.focusWidget())
    assert {page.view, page.seats} <= visited
    assert page.focusWidget() is home


def test_keys_can_be_changed_while_the_table_is_open(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    page.set_keys({"log": "F2"})
    press(page, Qt.Key.Key_F7)
    assert not page.log.isVisible()
    press(page, Qt.Key.Key_F2)
    assert page.log.isVisible()


# ---------------------------------------------------------------- mouse


def test_a_click_on_a_row_takes_it(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    view = page.decision.ask.options
    row = view.model().index(0, 0, view.model().index(0, 0))
    ref = view.choice(row).ref  # type: ignore[union-attr]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(row).center())
    assert page.answering.draft == (ref,)


def test_only_what_is_refused_is_folded_away(qtbot: QtBot) -> None:
    """No sign would say where the other options went."""
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_1)  # a card; there are spaces where it can't go
    view = page.decision.ask.options
    groups = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    folds = [view.choice(view.model().index(0, 0, group)).refused for group in groups]  # type: ignore[union-attr]
    assert folds == [False, True]
    view.setFocus()
    for group, refused in zip(groups, folds, strict=True):
        for _ in range(2):
            before = view.isExpanded(group)
            view.scrollTo(group)
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(group).center())
            assert view.isExpanded(group) == (not before if refused else True)
        view.setCurrentIndex(group)
        assert (view.currentIndex() == group) == refused
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    assert [view.isExpanded(group) for group in groups] == [True, False]


def test_the_stepper_deploys_and_takes_back(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    view = page.decision.ask.options
    seat = page.controller.asked
    before = page.controller.view.players[seat].troops

    def click(part: str) -> int:
        index = next(
            view.model().index(row, 0, view.model().index(group, 0))
            for group in range(view.model().rowCount())
            for row in range(view.model().rowCount(view.model().index(group, 0)))
            if (found := view.choice(view.model().index(row, 0, view.model().index(group, 0))))
            and (found.steps or found.take_back)
        )
        view.scrollTo(index)
        box = view.visualRect(index).toRectF()
        centre = stepper_parts(box.translated(-box.topLeft()).adjusted(0, 0, 0, -4))[part].center() + box.topLeft()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre.toPoint())
        return page.controller.view.players[seat].troops - before

    assert click(MORE) == 1
    assert click(LESS) == 0
    assert click(ALL) > 1


def test_a_click_on_the_row_of_a_stepper_deploys_one(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    view, seat = page.decision.ask.options, page.controller.asked
    before = page.controller.view.players[seat].troops
    index = next(row for row in view._rows() if (choice := view.choice(row)) is not None and choice.steps)
    view.scrollTo(index)
    box = view.visualRect(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box.topLeft() + QPoint(30, box.height() // 2))
    assert page.controller.view.players[seat].troops == before + 1


def test_the_digit_of_a_stepper_with_nothing_left_says_why(qtbot: QtBot) -> None:
    text = 'seat0 = {hand = ["reconnaissance"], garrison = 1, intrigue = ["windfall"]}'
    page = table_at(qtbot, text, "agent reconnaissance > carthag", "do carthag.2", "deploy 2")
    press(page, Qt.Key.Key_1)
    assert page.controller.view.players[0].troops == 2
    assert page.controller.view.players[0].intrigue
    assert "in your garrison" in page.decision.ask._notice.text()


def test_plus_goes_on_with_the_next_units_where_the_first_are_used_up(qtbot: QtBot) -> None:
    text = """
    with = ["ix"]
    seat0 = {hand = ["reconnaissance"], garrison = 1, ixian = {docked = 1, commissioned = 1}}
    """
    page = table_at(qtbot, text, "agent reconnaissance > carthag", "do carthag.2")
    fight = page.controller.view.players[0].troops
    for _ in range(3):
        press(page, Qt.Key.Key_Plus)
    me = page.controller.view.players[0]
    assert (me.troops - fight, Ixian.of(me).fighting) == (2, 1)
    press(page, Qt.Key.Key_Minus)
    assert page.controller.view.players[0].troops - fight == 1


def test_plus_and_minus_deploy_from_the_board_too(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    seat = page.controller.asked
    before = page.controller.view.players[seat].troops
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Plus)
    assert page.controller.view.players[seat].troops == before + 1
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Minus)
    assert page.controller.view.players[seat].troops == before


def test_a_click_on_a_seat_opens_its_sheet(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    box = page.seats.visualRect(page.models.seats.index(1, 0))
    QTest.mouseClick(page.seats.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert page.sheet.isVisible()
    QTest.keyClick(page.sheet, Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()


# ---------------------------------------------------------------- undo, confirmation


def test_undo_names_what_it_takes_back_and_redo_does_it_again(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    undo = page.decision.ask.undo
    page.controller.act(next(one for one in page.controller.question.options if one.verb == "deploy"))  # type: ignore[union-attr]
    assert undo.isEnabled()
    assert undo.text() == "Undo: deploying 1 troop"
    redo = page.decision.ask.redo
    assert not redo.isVisible()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert redo.isVisible()
    assert "deploying 1 troop" in redo.toolTip()
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert undo.text() == "Undo: deploying 1 troop"


def test_the_undo_button_says_what_was_seen(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: controller.undo_barrier.code == "seen" and not controller.can_undo)
    assert not page.decision.ask.undo.isEnabled()
    assert page.decision.ask.undo.text().startswith("No undo: you saw “")


def test_undo_names_the_effect_and_its_tooltip_all_that_it_led_to(qtbot: QtBot) -> None:
    """It is not all of the space that is taken back."""
    page = open_table(qtbot, lambda controller: bool(influence_of(controller)))
    undo = page.decision.ask.undo
    assert page.controller.act(influence_of(page.controller)[0])
    assert undo.text().startswith("Undo: gain 1 Influence with the ")
    assert "Influence with the " in undo.toolTip().partition("\n")[2]


def may_end(controller: GameController) -> bool:
    controller.uncover()
    return controller.question is not None and END in (controller.question.options or ())


def influence_of(controller: GameController) -> list[Action]:
    """Influence that can be taken by hand on a space of a Faction, and taken back."""
    controller.by_hand = True
    options = () if controller.question is None else controller.question.options or ()
    found = [one for one in options if one.verb == "do" and one.args[0].endswith(".influence")]
    return [one for one in found if not controller.sealed(one)]


def test_the_cover_lets_the_last_answer_be_taken_back(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_end, cover="always")
    controller, me = page.controller, page.controller.asked
    controller.act(END)
    undo = page.decision.cover.undo
    assert undo.isVisible()
    assert undo.text() == "Undo: end of the turn"
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert controller.covered_for == me
    assert not undo.isVisible()
    page.decision.cover.uncover.click()
    assert controller.asked == controller.looker == me


def test_reveal_with_agents_left_asks_in_the_same_place(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    stage = page.controller.view.turn.stage
    press(page, Qt.Key.Key_F9)
    assert page.controller.view.turn.stage == stage
    assert confirming(page.answering) is not None
    press(page, Qt.Key.Key_Escape)
    assert confirming(page.answering) is None
    press(page, Qt.Key.Key_F9)
    view = page.decision.ask.options
    sure = next(choice for choice in page.answering.choices.rows() if choice.ref == refs.CONFIRM_BUTTON)
    assert view.go_to(sure)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.currentIndex()).center())
    assert page.controller.view.turn.stage != stage


def test_without_the_setting_reveal_reveals(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send, confirm_reveal=False)
    press(page, Qt.Key.Key_F9)
    assert page.controller.view.turn.stage == "reveal"


# ---------------------------------------------------------------- cover


def test_the_cover_names_who_is_asked_and_enter_uncovers(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="always")
    waiting = page.controller.covered_for
    assert page.decision.page is page.decision.cover
    assert PLAYERS[waiting] in page.decision.cover.accessibleName()
    assert not page.decision.cover.leave_open.isVisible()
    press(page, Qt.Key.Key_1)
    assert page.controller.covered_for == waiting
    press(page, Qt.Key.Key_Return)
    assert page.decision.page is page.decision.ask
    assert page.controller.looker == waiting


def test_the_cover_can_be_left_open_for_the_round(qtbot: QtBot) -> None:
    page = open_table(qtbot, cover="ask")
    QTest.mouseClick(page.decision.cover.leave_open, Qt.MouseButton.LeftButton)
    number = page.controller.view.round
    play(page.controller, lambda controller: controller.view.round > number or controller.asked == 3)
    assert page.controller.covered_for == -1


# ---------------------------------------------------------------- reading


def test_the_log_filters_by_seat_and_text(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: len(controller.history) > 60)
    press(page, Qt.Key.Key_F7)
    model = page.log.tree.model()

    def lines() -> list[str]:
        told, left = [], [model.index(row, 0) for row in range(model.rowCount())]
        while left:
            index = left.pop()
            told.append(str(index.data()))
            left += [model.index(row, 0, index) for row in range(model.rowCount(index))]
        return told

    everything = lines()
    page.log.seats.setCurrentIndex(2)
    assert 0 < len(lines()) < len(everything)
    page.log.seats.setCurrentIndex(0)
    page.log.search.setText("draws")
    assert 0 < len(lines()) < len(everything)
    QTest.keyClick(page.log.search, Qt.Key.Key_1)
    assert page.log.search.text() == "draws1"
    QTest.keyClick(page.log.tree, Qt.Key.Key_Escape)
    assert not page.log.isVisible()


def test_pointing_at_a_line_of_the_log_tells_what_it_touched(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: len(controller.history) > 60)
    page.toggle_log()
    page.log.tree.expandAll()
    with qtbot.waitSignal(page.log.pointed, check_params_cb=bool):
        for row in range(page.log.tree.viewport().height() // 4):
            QTest.mouseMove(page.log.tree.viewport(), QPoint(60, 4 * row))


def test_f3_walks_through_what_happened_and_away(qtbot: QtBot) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round > 1)
    page.controller.shown.emit(page.controller.view, ())
    moves = page.models.since.rowCount()
    for move in range(moves):
        press(page, Qt.Key.Key_F3)
        assert page.since.at == move
    press(page, Qt.Key.Key_F3)
    assert page.since.at == -1


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000), (1280, 672)])
def test_the_newest_move_is_in_sight_and_older_rounds_are_folded(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_table(qtbot, lambda controller: may_send(controller) and controller.view.round == 3)
    page.resize(*size)
    since, model = page.since, page.models.since
    newest = model.index(model.rowCount() - 1, 0)
    assert model.folded

    def in_sight() -> list[int]:
        lines = map(since.list.visualRect, map(model.index, range(model.rowCount())))
        room = since.list.viewport().rect()
        return [row for row, line in enumerate(lines) if not line.isEmpty() and room.contains(line)]

    if since.list.isVisible():
        assert in_sight()[-1] == newest.row()
        assert in_sight()[0] >= model.folded
    else:
        assert since.title().endswith(str(newest.data()))
    press(page, Qt.Key.Key_F3)  # from the oldest on, and there it is
    assert since.at == 0
    if since.list.isVisible():
        assert in_sight()[0] == 0
    page.back()
    assert not since.list.isVisible() or in_sight()[-1] == newest.row()


def test_the_table_in_words_has_the_focus_and_closes(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send)
    press(page, Qt.Key.Key_F8)
    assert page.words.tree.hasFocus()
    press(page, Qt.Key.Key_Escape)
    assert not page.words.isVisible()
    assert page.answering.draft == ()
