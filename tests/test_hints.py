"""Hints: asked by a key or the mouse, told beside the question, shown on the table, and never taken by themselves."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.knowledge import knows
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import CHOSEN, LIT, Answering
from dune_desktop.models.asking.hinting import ANSWERS, CLOSED, THINKING, Hints
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import CARD, SPACE
from dune_desktop.text.languages import LANGUAGES
from tests.clipped import watching
from tests.hinted import SHIFT, Waiting, best, hinted, table
from tests.paged import PLAYERS, dressed, may_deploy, may_send, open_table, press, table_at
from tests.seated import game_of, options
from tests.speaking import speaking

__all__ = ["dressed"]


# ---------------------------------------------------------------- asking


def test_a_key_asks_and_the_panel_tells(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.decision.page is page.decision.hint
    assert page.hints.stage == THINKING
    waiting.answer()
    assert page.hints.stage == ANSWERS
    rows = list(page.hints.choices.rows())
    assert 2 <= len(rows) <= 3
    assert [row.key for row in rows] == ["1", "2", "3"][: len(rows)]
    assert all(row.title.endswith(" %") for row in rows)
    assert all(row.detail.endswith(".") for row in rows)
    assert page.decision.hint.rows.hasFocus()


def test_the_bar_has_a_button_for_it(qtbot: QtBot) -> None:
    page, _ = table(qtbot)
    button = page.top_bar.hint_button
    assert button.isVisible()
    assert button.text() == "Shift+F1"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.hints.stage == THINKING


def test_asked_again_it_says_what_it_has_so_far(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == ANSWERS
    assert len(waiting.worlds) == 1


def test_no_two_of_them_are_on_one_space(qtbot: QtBot) -> None:
    page = hinted(qtbot, 'seat0 = {hand = ["dagger", "seek_allies", "diplomacy"], water = 1}')
    spaces = [hint.rated.action.args[1] for hint in page.hints._hints if hint.rated.action.verb == "agent"]
    assert len(set(spaces)) == len(spaces) > 1


def test_nothing_is_taken_by_asking(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    steps = len(page.controller.history)
    press(page, Qt.Key.Key_F1, SHIFT)
    press(page, Qt.Key.Key_F1, SHIFT)
    press(page, Qt.Key.Key_Escape)
    assert len(page.controller.history) == steps
    assert page.decision.page is page.decision.ask
    assert page.answering.draft == ()


def test_what_is_asked_of_the_adviser_tells_nothing_hidden(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    (world,) = waiting.worlds
    game = page.controller.game
    assert world is not game
    assert world.players[0].hand == game.players[0].hand
    assert world.players[1].deck != game.players[1].deck
    unknown = [card for card in game.players[1].hand if not knows(game, 0, card)]
    assert unknown
    assert sorted(world.players[1].hand) != sorted(unknown)


def test_the_same_position_has_the_same_hint(qtbot: QtBot) -> None:
    first = [(row.title, row.detail) for row in hinted(qtbot).hints.choices.rows()]
    assert [(row.title, row.detail) for row in hinted(qtbot).hints.choices.rows()] == first


# ---------------------------------------------------------------- on the table


def test_its_pieces_alone_are_lit(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    state = page.answering.state
    *before, last = page.hints._hints[0].refs
    assert [state(ref).kind for ref in before] == [CHOSEN] * len(before)
    assert (state(last).kind, state(last).key) == (LIT, "1")
    spaces = [(SPACE, number) for number in range(len(page.controller.edition.spaces))]
    cards = [(CARD, card) for card in page.controller.view.players[0].hand]
    assert [ref for ref in (*spaces, *cards) if state(ref).kind == LIT and ref != last] == []


def test_arrows_and_digits_point_at_another_one(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    press(page, Qt.Key.Key_Down)
    assert page.hints.at == 1
    last = page.hints._hints[1].refs[-1]
    assert page.answering.state(last).key == "2"
    press(page, Qt.Key.Key_1)
    assert page.hints.at == 0
    assert page.decision.page is page.decision.hint


def test_the_mouse_points_and_a_click_prepares(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    answers, steps = page.decision.hint.rows, len(page.controller.history)
    model = answers.model()
    at = answers.visualRect(model.index(1, 0, model.index(0, 0))).center()
    QTest.mouseMove(answers.viewport(), at + QPoint(9, 0))
    QTest.mouseMove(answers.viewport(), at)
    qtbot.waitUntil(lambda: page.hints.at == 1)
    refs = page.hints._hints[1].refs
    QTest.mouseClick(answers.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.decision.page is page.decision.ask
    assert page.answering.draft == refs[:-1]
    assert len(page.controller.history) == steps


def test_enter_prepares_and_the_next_enter_takes(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    hint, steps = page.hints._hints[0], len(page.controller.history)
    press(page, Qt.Key.Key_Return)
    assert page.decision.page is page.decision.ask
    row = page.decision.ask.options.choice()
    assert row is not None
    assert row.ref == hint.refs[-1]
    assert len(page.controller.history) == steps
    press(page, Qt.Key.Key_Return)
    assert page.controller.history[steps].action is hint.rated.action


def test_the_rows_of_the_question_say_what_was_advised(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    card = page.hints._hints[0].refs[0]
    press(page, Qt.Key.Key_Escape)
    marked = [row for row in page.answering.choices.rows() if "hint:" in row.detail]
    assert next(row for row in marked if "best hint:" in row.detail).ref == card
    page.controller.act(options(page.controller)[0])
    assert not any("hint:" in row.detail for row in page.answering.choices.rows())


# ---------------------------------------------------------------- it closes


def test_an_answer_on_the_table_closes_it(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    space = page.hints.spot
    assert space is not None
    page.answering.choose(space)
    assert page.hints.stage == CLOSED
    assert page.decision.page is page.decision.ask


def test_another_way_begun_on_the_table_closes_it(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    card = next(
        (CARD, card) for card in page.controller.view.players[0].hand if (CARD, card) not in page.answering.draft
    )
    page.answering.prepare((card,))
    assert page.hints.stage == CLOSED
    assert page.answering.draft == (card,)
    assert page.answering.state(card).kind == CHOSEN


def test_escape_while_it_thinks(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    press(page, Qt.Key.Key_Escape)
    assert page.hints.stage == CLOSED
    assert waiting.then is None


def test_without_an_answer_it_says_so(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert waiting.then is not None
    with qtbot.waitSignal(page.controller.failed):
        waiting.then(None)
    assert page.hints.stage == CLOSED
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == THINKING


def test_no_clock_cuts_it_short(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    (budget,) = waiting.budgets
    assert budget.playouts > 0
    assert not budget.seconds


def test_another_process_thinks(qtbot: QtBot) -> None:
    page = table_at(qtbot, 'seat0 = {hand = ["dagger"], garrison = 0}')
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == THINKING
    qtbot.waitUntil(lambda: page.hints.stage == ANSWERS)
    assert best(page)
    page.controller.close()


def test_an_answer_while_it_thinks_drops_it(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    page.controller.act(options(page.controller)[0])
    assert page.hints.stage == CLOSED
    assert waiting.then is None


def test_what_was_advised_is_there_again_at_once(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    press(page, Qt.Key.Key_F1, SHIFT)
    waiting.answer()
    press(page, Qt.Key.Key_Escape)
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == ANSWERS
    assert len(waiting.worlds) == 1


def test_undo_forgets_it(qtbot: QtBot) -> None:
    page, waiting = table(qtbot)
    page.controller.act(options(page.controller)[0])
    press(page, Qt.Key.Key_F1, SHIFT)
    waiting.answer()
    page.controller.undo()
    assert page.hints.stage == CLOSED
    press(page, Qt.Key.Key_F1, SHIFT)
    assert page.hints.stage == THINKING


# ---------------------------------------------------------------- for whom


@pytest.mark.usefixtures("qapp")
def test_no_hint_behind_the_cover_nor_for_a_bot() -> None:
    covered, bot = game_of(3, cover="always"), game_of(1)
    while bot.asked == bot.looker:
        bot.act(options(bot)[0])
    for controller in (covered, bot):
        assert controller.asked != controller.looker
        hints, waiting = hints_of(controller)
        hints.ask()
        assert hints.stage == CLOSED
        assert not waiting.worlds


def hints_of(controller: GameController) -> tuple[Hints, Waiting]:
    hints = Hints(controller, Answering(controller, Settings()))
    hints.thinker = waiting = Waiting()
    return hints, waiting


def test_the_cover_closes_it(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_send, cover="always")
    page.hints.thinker = waiting = Waiting()
    page.controller.uncover()
    page.hints.ask()
    waiting.answer()
    assert page.hints.open
    page.controller.leave_screen()
    assert not page.hints.open
    assert page.decision.page is page.decision.cover


def test_it_is_told_in_the_language_of_now(qtbot: QtBot) -> None:
    page = hinted(qtbot)
    english = page.decision.hint.rows.choice()
    assert page.hints.at == 0
    with speaking("uk"):
        row = page.decision.hint.rows.choice()
        assert english is not None
        assert row is not None
        assert row.detail != english.detail
        assert not re.search("[A-Za-z]", f"{row.title} {row.detail}")
        assert page.hints.stage == ANSWERS
        assert page.decision.hint._heading.text() == "Майстер зробив би так"


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_fit(qtbot: QtBot, language: str) -> None:
    page, waiting = table(qtbot)
    page.resize(1280, 672)
    with speaking(language), watching(PLAYERS) as clipped:
        press(page, Qt.Key.Key_F1, SHIFT)
        clipped.settle(page)
        waiting.answer()
        clipped.settle(page)
        press(page, Qt.Key.Key_F1, SHIFT)
        clipped.settle(page)
        press(page, Qt.Key.Key_Return)
        assert page.decision.page is page.decision.ask
        clipped.settle(page)
    assert clipped.failures == []


def test_units_are_hinted_by_number(qtbot: QtBot) -> None:
    page = open_table(qtbot, may_deploy)
    page.hints.thinker = waiting = Waiting()
    page.hints.ask()
    waiting.answer()
    assert page.hints.stage == ANSWERS
    for number in range(len(page.hints._hints)):
        page.hints.point(("hint", number + 1))
        page.hints.ask()
        assert page.hints.steps
        page.hints.ask()
