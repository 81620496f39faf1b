"""Where a game that is watched is come to from, where one goes from there, and a new game that begins in it."""

from __future__ import annotations

import pytest
from attrs import evolve

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import dumps
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import StartPage
from dune_desktop.windows.table.game_menu import TITLE
from tests.person import Person
from tests.replayed import GAME, record_of, watch, window
from tests.seated import play_on, seats

__all__ = ["window"]

Key = Qt.Key


def test_from_the_saved_games_and_back(window: MainWindow) -> None:
    window.show_load()
    page, _, person = watch(window)
    person.click(page.panel.leave)
    assert window.replay is None
    assert isinstance(window.pages.currentWidget(), LoadPage)


def test_a_game_that_can_not_be_read_is_not_watched(window: MainWindow) -> None:
    record = record_of("base", 4)
    window.store.keep(GAME, dumps(evolve(record, digest="0" * 16)))
    window.games.watch(GAME)
    assert window.replay is None
    assert window.notice.isVisible()


def test_from_the_final_count_and_back_to_the_table(window: MainWindow) -> None:
    window.store.keep(GAME, dumps(record_of("base", 4)))
    window.games.load(GAME)
    person = Person(window)
    person.look(3)
    table = window.table
    assert table is not None
    final = table.milestones.final
    final.count.finish()
    person.click(final.buttons[2])
    page = window.replay
    assert page is not None
    assert page.isVisible()
    assert page.controller.position == 0
    person.key(Key.Key_End)
    person.click(page.panel.final)
    assert page.final.isVisible()
    assert page.final.count.done
    person.key(Key.Key_Escape)
    assert not page.final.isVisible()
    person.click(page.panel.final)
    person.click(page.final.buttons[2])
    assert not page.final.isVisible()
    assert page.controller.playing
    person.key(Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert window.look.colours == tuple(seat.colour for seat in table.controller.seats)


def test_the_game_on_the_table_goes_on_meanwhile_in_its_own_colours(window: MainWindow) -> None:
    window.games._begin("base", Setup(4, 3), (*seats(0, 3), SeatSetup("Boris", "yellow")))
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    controller.opponents.paused = True  # the bots move when they are told to
    window.store.keep(GAME, dumps(record_of("base", 3)))
    window.games.watch(GAME)
    assert len(window.look.colours) == 3
    window.look.motion = 1.0  # what happens flies
    play_on(controller, Chance(1), until=lambda: controller.view.round > 1)
    assert table.scene.tray.plate.name.colour == "yellow"
    assert table.scene.tray.plate.pawns[0].colour == "yellow"


def test_help_leads_back_to_what_is_watched_and_stops_it(window: MainWindow) -> None:
    page, controller, person = watch(window)
    controller.play()
    person.key(Key.Key_F1)
    assert not page.isVisible()
    assert not controller.playing
    person.key(Key.Key_Escape)
    assert page.isVisible()
    person.key(Key.Key_F10)
    person.click(page.menu.lines[TITLE])
    assert isinstance(window.pages.currentWidget(), StartPage)


def test_a_new_game_begins_from_here_after_a_question(window: MainWindow) -> None:
    record = record_of("base", 4)
    page, controller, person = watch(window, record)
    before = window.store.load(GAME)
    controller.go_to(90)
    person.click(page.panel.branch)
    assert page.panel.asks
    person.key(Key.Key_Right)
    assert controller.position == 90
    person.key(Key.Key_Escape)
    assert not page.panel.asks
    assert window.replay is page
    person.click(page.panel.branch)
    person.key(Key.Key_Return)
    game = window.controller
    assert window.replay is None
    assert game is not None
    assert window.table is not None
    assert window.table.isVisible()
    assert game.game_id != GAME
    assert [step.action for step in game.history[1:]] == [step.action for step in controller.replay.steps[1:91]]
    assert game.seats == controller.seats
    game.uncover()
    assert game.question is not None
    assert game.act(game.question.options[0])  # type: ignore[index]
    window.store.flush()
    assert window.store.load(GAME) == before
    assert {saved.id for saved in window.store.saved()} == {GAME, game.game_id}
    assert window.store.load(game.game_id).actions[:90] == record.actions[:90]


def test_nobody_plays_on_from_the_end(window: MainWindow) -> None:
    page, _, person = watch(window)
    person.key(Key.Key_End)
    assert not page.panel.branch.isVisible()
    assert page.panel.final.isVisible()
