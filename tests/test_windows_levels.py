"""How well the computer plays, and what it likes: chosen in the wizard, seat by seat, and remembered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from dune_desktop.bots.names import LEVELS, PERSONALITIES, BotName
from dune_desktop.engine.rivals.printed import SOLO
from dune_desktop.files.settings import SeatChoice, Settings
from dune_desktop.records.game_info import BOTS, SeatSetup
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text import players
from dune_desktop.windows import theme
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.wizard.new_game_page import NewGamePage
from dune_desktop.windows.wizard.seats import ANY, SeatEditor, drawn, wished
from tests.windowed import click, seat_person

Key = Qt.Key
Tip = Qt.ItemDataRole.ToolTipRole
COLOURS = ("red", "blue", "green", "yellow")


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    look = Look()
    theme.apply(qapp, look)
    yield look
    qapp.setStyleSheet("")


@pytest.fixture
def form(look: Look, qtbot: QtBot) -> NewGamePage:
    return shown(look, qtbot)


def shown(look: Look, qtbot: QtBot, *bots: str) -> NewGamePage:
    """The wizard as it comes when these sat there last, for a game without Rivals."""
    seats = tuple(SeatChoice("", colour, bot) for colour, bot in zip(COLOURS, bots, strict=False))
    page = NewGamePage(look, Settings(mode=TABLE, seats=seats))
    qtbot.addWidget(page)
    page.resize(1280, 672)
    page.show()
    return page


def begun(form: NewGamePage) -> tuple[tuple[SeatSetup, ...], tuple[SeatChoice, ...]]:
    """Who sits where in the game that begins now, and what is remembered of it."""
    found: list[tuple[tuple[SeatSetup, ...], tuple[SeatChoice, ...]]] = []
    form.begin_asked.connect(lambda _setup, seats, plans, _edition: found.append((seats, plans)))
    click(form.start)
    return found[-1]


def take(chooser: QComboBox, value: str) -> None:
    """Take it from the list, as a click there would."""
    row = chooser.findData(value)
    assert row >= 0
    chooser.setCurrentIndex(row)
    chooser.activated.emit(row)


# ---------------------------------------------------------------- what is chosen


def test_without_a_choice_three_skilled_ones_play_against_a_person(form: NewGamePage) -> None:
    seats, _ = begun(form)
    assert [seat.bot for seat in seats] == ["", "skilled", "skilled", "skilled"]
    assert [seat.name for seat in seats] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("personality", ["", *PERSONALITIES])
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_chosen_plays_and_records_know_it(level: str, personality: str, form: NewGamePage) -> None:
    take(form.rows[2].kind, level)
    take(form.rows[2].personality, personality)
    seats, _ = begun(form)
    assert [seat.bot for seat in seats] == ["", "skilled", str(BotName(level, personality)), "skilled"]
    assert {seat.bot for seat in seats} <= {"", *BOTS}


def test_computers_that_take_any_move_are_not_offered(form: NewGamePage) -> None:
    kind = form.rows[1].kind
    assert [kind.itemData(row) for row in range(kind.count())] == ["", *LEVELS]


def test_the_next_wizard_offers_what_was_chosen_last(form: NewGamePage, look: Look, qtbot: QtBot) -> None:
    take(form.rows[1].kind, "master")
    take(form.rows[1].personality, "schemer")
    take(form.rows[3].personality, ANY)
    _, plans = begun(form)
    again = shown(look, qtbot, *(plan.bot for plan in plans))
    assert [row.bot for row in again.rows] == ["", "master.schemer", "skilled", "skilled.any"]
    assert again.rows[1].kind.currentText() == "Master"
    assert again.rows[1].personality.currentText() == "Schemer"


def test_who_played_at_random_before_is_skilled_now(look: Look, qtbot: QtBot) -> None:
    form = shown(look, qtbot, "", "random", "oracle.prescient", "novice")
    assert [row.kind.currentText() for row in form.rows] == ["Human", "Skilled", "Skilled", "Novice"]
    seats, plans = begun(form)
    assert [seat.bot for seat in seats] == [plan.bot for plan in plans] == ["", "skilled", "skilled", "novice"]


def test_no_computer_sits_beside_rivals(form: NewGamePage) -> None:
    take(form.rows[1].kind, "master")
    form.modes.segment(MODES.index(SOLO)).click()
    assert not form.told.isVisible()
    assert not any(chooser.isVisible() for row in form.rows for chooser in (row.kind, row.personality))
    assert all(row.name.isVisibleTo(row) for row in form.rows)
    form.modes.segment(MODES.index(TABLE)).click()
    assert form.told.isVisible()
    assert form.rows[1].bot == "master"


# ---------------------------------------------------------------- by lot


def test_a_surprise_is_drawn_from_the_seed(form: NewGamePage) -> None:
    form.advanced.click()
    form.seed.setText("77")
    for row in form.rows[1:]:
        take(row.personality, ANY)
    seats, plans = begun(form)
    assert [plan.bot for plan in plans[1:]] == ["skilled.any"] * 3
    found = [seat.bot.partition(".")[2] for seat in seats[1:]]
    assert set(found) <= set(PERSONALITIES)
    assert len(set(found)) == 3
    assert begun(form)[0] == seats


def test_every_personality_can_come_of_it() -> None:
    found = {drawn("master.any", 1, seed) for seed in range(100)}
    assert found == {f"master.{one}" for one in PERSONALITIES}


def test_what_is_wished_needs_no_lot() -> None:
    assert {drawn("novice.merchant", 1, seed) for seed in range(20)} == {"novice.merchant"}
    assert wished("skilled") == BotName("skilled")


# ---------------------------------------------------------------- names


def test_people_have_names_and_computers_personalities(form: NewGamePage) -> None:
    row = form.rows[1]
    assert (row.name.isVisible(), row.personality.isVisible()) == (False, True)
    seat_person(row)
    assert (row.name.isVisible(), row.personality.isVisible()) == (True, False)
    QTest.keyClicks(row.name, "Olha")
    assert begun(form)[0][1] == SeatSetup("Olha", "blue")


def test_a_name_waits_while_the_computer_plays(form: NewGamePage) -> None:
    row = form.rows[1]
    seat_person(row)
    QTest.keyClicks(row.name, "Olha")
    take(row.kind, "novice")
    assert row.shown_name() == "Novice 2"
    assert begun(form)[0][1] == SeatSetup("2", "blue", "novice")
    seat_person(row)
    assert row.shown_name() == "Olha"


def test_a_waiting_name_is_no_trouble(form: NewGamePage) -> None:
    QTest.keyClicks(form.rows[0].name, "Olha")
    seat_person(form.rows[1])
    QTest.keyClicks(form.rows[1].name, "Olha")
    assert not form.start.isEnabled()
    take(form.rows[1].kind, "skilled")
    assert form.start.isEnabled()


# ---------------------------------------------------------------- in words


def test_the_pointed_seat_says_how_it_plays(form: NewGamePage) -> None:
    assert form.told.text().startswith("Somebody at this screen.")
    take(form.rows[1].kind, "master")
    take(form.rows[1].personality, "diplomat")
    level, personality = players.ABOUT_LEVELS["master"], players.ABOUT_PERSONALITIES["diplomat"]
    assert form.told.text() == f"Master. {level}\nDiplomat. {personality}"
    click(form.rows[0])
    assert form.told.text().startswith("Somebody at this screen.")
    form.rows[2].kind.setFocus()
    assert form.told.text().startswith("Skilled. ")


def test_a_row_says_what_it_is_before_it_is_taken(form: NewGamePage) -> None:
    row = form.rows[1]
    for chooser in (row.kind, row.personality):
        for number in range(chooser.count()):
            chooser.highlighted.emit(number)
            assert form.told.text() == chooser.itemData(number, Tip)
            assert number == 0 or form.told.text().startswith(f"{chooser.itemText(number)}. ")
    assert row.bot == "skilled"
    assert row.kind.toolTip().startswith("Skilled. ")
    assert row.personality.toolTip().startswith("Balanced. ")


def test_every_sentence_is_one_line_of_the_two(form: NewGamePage) -> None:
    row = form.rows[1]
    wide = form.told.fontMetrics().horizontalAdvance
    said = [one.itemData(n, Tip) for one in (row.kind, row.personality) for n in range(one.count())]
    assert len(set(said)) == 11
    assert [text for text in said[1:] if wide(text) > form.told.width()] == []


# ---------------------------------------------------------------- by keyboard


def test_a_seat_is_given_out_by_keyboard(form: NewGamePage) -> None:
    row = form.rows[1]
    row.kind.setFocus()
    QTest.keyClick(row.kind, Key.Key_Down)
    assert row.bot == "master"
    assert _after(row.kind) is row.personality
    QTest.keyClick(row.personality, Key.Key_End)
    assert row.bot == "master.any"
    assert _after(row.personality) is row.chooser
    QTest.keyClick(row.kind, Key.Key_Home)
    assert row.bot == ""
    assert _after(row.kind) is row.name


def _after(widget: QComboBox) -> object:
    widget.setFocus()
    QTest.keyClick(widget, Key.Key_Tab)
    return QApplication.focusWidget()


def test_all_are_called_something_for_who_listens(form: NewGamePage) -> None:
    row: SeatEditor = form.rows[2]
    assert row.kind.accessibleName() == "Who plays seat 3"
    assert row.personality.accessibleName() == "Personality of seat 3"
