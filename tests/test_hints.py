"""Hints: asked by a key or the mouse, told beside the question, shown on the table, and never taken by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dune_desktop.bots.advice import Advice, advise
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.letters import Budget, SentWorld
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.state import Game
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import CHOSEN, LIT, Answering
from dune_desktop.models.asking.hinting import ANSWERS, CLOSED, THINKING, TURN, Hints, _title
from dune_desktop.models.asking.turn_steps import steps_of
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, CONFLICT_UNITS, SPACE, Ref
from dune_desktop.scene.piece import Piece
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.table.table_page import TablePage
from tests.clipped import watching
from tests.paged import PLAYERS, dressed, may_deploy, may_send, open_table, press, table_at
from tests.seated import game_of, options
from tests.speaking import speaking

__all__ = ["dressed"]

SHIFT = Qt.KeyboardModifier.ShiftModifier
START = """
seat0 = {hand = ["diplomacy", "dagger", "reconnaissance"], deck_top = ["dagger"], water = 1}
"""


class Waiting(Thinker):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds: list[Game] = []
        self.budgets: list[Budget] = []
        self.then: Callable[[Advice | None], None] | None = None

    def advise(self, world: SentWorld, budget: Budget, tell: Callable[[Advice | None], None]) -> int:
        self.worlds.append(SentWorld.read({**world.values()}))
        self.budgets.append(budget)
        self.then = tell
        return len(self.worlds)

    def hurry(self, number: int) -> None:
        assert number == len(self.worlds)
        self.answer()

    def forget(self, number: int) -> None:
        if number == len(self.worlds):
            self.then = None

    def answer(self) -> None:
        assert self.then is not None
        then, self.then = self.then, None
        then(advise(self.worlds[-1], Effort(playouts=8)))


def table(qtbot: QtBot, where: str = START, **settings: object) -> tuple[TablePage, Waiting]:
    page = table_at(qtbot, where, **settings)
    page.hints.thinker = waiting = Waiting()
    return page, waiting


def hinted(qtbot: QtBot, where: str = START, **settings: object) -> TablePage:
    """The table with the best answers shown."""
    page, waiting = table(qtbot, where, **settings)
    press(page, Qt.Key.Key_F1, SHIFT)
    waiting.answer()
    return page


def best(page: TablePage) -> list[str]:
    return [choice.title for choice in page.hints.choices.rows()]


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
