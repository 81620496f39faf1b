"""Hands that are still hidden, in a game that is watched while several people play it: nobody sees them unasked."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from dune_desktop.bots.names import RANDOM
from dune_desktop.engine.names import WATCHER, Seat
from dune_desktop.models.game.replaying import ALL_HANDS
from dune_desktop.records.record import Record
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.replay.replay_page import ReplayPage
from tests.clipped import watching
from tests.replayed import GAME, record_of, watch
from tests.speaking import speaking
from tests.tables import SEATS
from tests.windowed import opened

Key = Qt.Key
#: The seat of a bot that plays like a person.
BOT = 2


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path, reduced_motion=True, opponents_speed=0, cover="ask")


def running(bots: tuple[Seat, ...] = (BOT,), actions: int = 120) -> Record:
    """A game that is not over."""
    record = record_of("base", 4, actions=actions)
    assert record.table is not None
    seats = (evolve(one, bot=RANDOM if seat in bots else "") for seat, one in enumerate(record.table.seats))
    return evolve(record, table=evolve(record.table, seats=tuple(seats)))


def choose(page: ReplayPage, eyes: Seat) -> None:
    page.panel.eyes.setCurrentIndex(page.panel.eyes.findData(eyes))


@pytest.mark.parametrize("eyes", [1, BOT, ALL_HANDS])
def test_nobody_sees_hands_that_are_hidden_unasked(window: MainWindow, eyes: Seat) -> None:
    page, controller, person = watch(window, running())
    controller.play()
    before = controller.view
    choose(page, eyes)
    assert page.panel.asks
    assert not controller.playing
    assert (controller.eyes, controller.view) == (WATCHER, before)
    person.click(page.panel.question.no)
    assert not page.panel.asks
    assert (controller.eyes, page.panel.eyes.currentData()) == (WATCHER, WATCHER)
    choose(page, eyes)
    person.key(Key.Key_Escape)
    assert window.replay is page
    assert (controller.eyes, page.panel.asks) == (WATCHER, False)
    choose(page, eyes)
    person.click(page.panel.question.yes)
    assert (controller.eyes, page.panel.asks, page.panel.eyes.currentData()) == (eyes, False, eyes)


def test_the_answer_holds_as_long_as_one_watches_and_for_that_seat(window: MainWindow) -> None:
    page, controller, person = watch(window, running())
    choose(page, 1)
    person.key(Key.Key_Return)
    choose(page, WATCHER)
    assert (controller.eyes, page.panel.asks) == (WATCHER, False)
    choose(page, 1)
    assert (controller.eyes, page.panel.asks) == (1, False)
    choose(page, 0)
    assert page.panel.asks
    person.key(Key.Key_Escape)
    assert (controller.eyes, page.panel.eyes.currentData()) == (1, 1)
    choose(page, ALL_HANDS)
    person.key(Key.Key_Return)
    choose(page, 0)
    assert (controller.eyes, page.panel.asks) == (0, False)  # they have lain open already
    person.click(page.panel.leave)
    window.games.watch(GAME)
    page = window.replay
    assert page is not None
    choose(page, 1)
    assert page.panel.asks


@pytest.mark.parametrize(
    ("record", "cover"),
    [
        (record_of("base", 4), "always"),
        (running(bots=(1, 2, 3)), "always"),
        (running(bots=(0, 1, 2, 3)), "always"),
        (record_of("uprising@solo.mentat", 3, actions=60), "always"),
        (running(), "open"),
    ],
    ids=["finished", "one person", "no person", "solo", "all play with open hands"],
)
def test_where_nothing_is_hidden_from_somebody_nothing_is_asked(window: MainWindow, record: Record, cover: str) -> None:
    window.settings.cover = cover
    page, controller, _ = watch(window, record)
    for n in range(page.panel.eyes.count()):
        page.panel.eyes.setCurrentIndex(n)
        assert not page.panel.asks
        assert controller.eyes == page.panel.eyes.itemData(n)


def test_who_should_look_is_told_and_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("dune_desktop.windows.replay.replay_panel.announce", lambda _, text: said.append(text))
    page, _, person = watch(window, running())
    question = page.panel.question
    choose(page, 1)
    person.look()
    assert (question.heading.text(), question.yes.text()) == ("Olha", "I am Olha")
    assert person.focus() is question.yes
    person.key(Key.Key_Escape)
    for eyes, heading in ((BOT, "As Andrii sees it"), (ALL_HANDS, "All hands open")):
        choose(page, eyes)
        assert (question.heading.text(), question.yes.text()) == (heading, "Show")
        assert said[-1] == f"{heading}: {question.about.text()}"
        with speaking("uk"):
            person.look()
            assert page.panel.asks
            assert question.heading.text() != heading
        person.look()
        person.key(Key.Key_Escape)
    person.click(page.panel.branch)
    assert question.heading.text() == "Begin a new game here?"
    assert said[-1].startswith("Begin a new game here?: It continues from this moment")


def test_arrows_open_the_list_so_that_one_seat_is_chosen_and_not_each_on_the_way(window: MainWindow) -> None:
    page, controller, person = watch(window, running())
    page.panel.eyes.setFocus()
    person.key(Key.Key_Up)
    assert not page.panel.asks
    shown = QApplication.activePopupWidget()
    assert shown is not None
    view = shown.findChild(QAbstractItemView)
    assert view is not None
    for key in (Key.Key_Home, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(view, key)
    assert page.panel.asks
    assert page.panel.question.heading.text() == "Olha"
    assert person.focus() is page.panel.question.yes
    person.key(Key.Key_Return)
    assert controller.eyes == 1


def test_where_one_goes_while_asked_nobody_is_seen(window: MainWindow) -> None:
    page, controller, person = watch(window, running())
    choose(page, ALL_HANDS)
    person.key(Key.Key_Right)
    assert (controller.position, page.panel.asks) == (0, True)
    controller.go_to(40)  # a line of the log was clicked
    assert (controller.eyes, page.panel.asks, page.panel.eyes.currentData()) == (WATCHER, False, WATCHER)


@pytest.mark.parametrize(("number", "language"), list(enumerate(LANGUAGES)))
def test_no_question_is_cut_off(number: int, language: str, qtbot: QtBot, tmp_path: Path) -> None:
    size, theme = (((1280, 672), "light"), ((1600, 1000), "dusk"))[number % 2]
    with watching([seat.name for seat in SEATS]) as clipped, speaking(language):
        window = opened(
            qtbot, tmp_path, size, language=language, reduced_motion=True, theme=theme, opponents_speed=0, cover="ask"
        )
        page, _, person = watch(window, running())
        for eyes, _ in product((1, BOT, ALL_HANDS), range(2)):
            choose(page, eyes)
            assert page.panel.asks
            person.look(3)
            clipped.look_at(window)
            person.key(Key.Key_Escape)
        clipped.settle(window)
        assert clipped.failures == []
