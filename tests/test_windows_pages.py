"""The pages beside the table, with real clicks and keys: two clicks to a game, and everything around it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dune_desktop.content import EDITIONS
from dune_desktop.engine.digest import digest
from dune_desktop.files.settings import SeatChoice, SettingsFile
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.tokens import HIT, SEAT_COLOURS
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.placing import Screen
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import CONTINUE, LOAD, NEW_GAME, StartPage
from dune_desktop.windows.table.game_menu import TITLE
from dune_desktop.windows.widgets.page import Page
from dune_desktop.windows.wizard.new_game_page import NewGamePage, sane
from tests.seated import resumed
from tests.tables import play as play_out
from tests.tables import table as finished
from tests.windowed import answer, click, opened, page, seat_person, seeded, window

__all__ = ["seeded", "window"]

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
PRESSED = (QAbstractButton, QLineEdit, QComboBox, QSlider)


def choose(window: MainWindow, line: int) -> None:
    """A line of the first screen."""
    click(page(window, StartPage).buttons[line])


def test_all_of_a_new_window_fits_on_a_small_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the title bar that the system draws above it."""
    small = Screen("eDP-1", QRect(0, 0, 1280, 800))
    monkeypatch.setattr("dune_desktop.windows.main.placing._screens", lambda: [small])
    window = MainWindow(SettingsFile(tmp_path), Store(tmp_path / "games"))
    qtbot.addWidget(window)
    assert (window.width(), window.height()) == (1280, 768)


def wizard(window: MainWindow) -> NewGamePage:
    """For a game without Rivals."""
    choose(window, NEW_GAME)
    form = page(window, NewGamePage)
    click(form.modes.segment(MODES.index(TABLE)))
    return form


# ---------------------------------------------------------------- to a game


def test_three_clicks_begin_a_game_without_rivals(window: MainWindow) -> None:
    click(wizard(window).start)
    controller = window.controller
    assert controller is not None
    assert window.table is not None
    assert window.table.isVisible()
    assert [bool(seat.bot) for seat in controller.seats] == [False, True, True, True]
    assert {seat.colour for seat in controller.seats} == set(SEAT_COLOURS)
    assert len({seat.name for seat in controller.seats}) == 4


def test_two_keys_do_the_same(window: MainWindow) -> None:
    for _ in range(2):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert window.table is not None


def test_the_chosen_number_of_seats_name_leader_and_seed_are_played(window: MainWindow) -> None:
    form = wizard(window)
    click(form.players.segment(3))
    assert form.players.value() == 3
    assert [row.isVisible() for row in form.rows] == [True, True, True, False]
    seat_person(form.rows[1])
    form.rows[1].name.setText("Олександра")
    click(form.rows[1].name)
    click(form.leaders.tile("helena_richese"))
    assert not form.seed.isVisible()
    click(form.advanced)
    QTest.keyClicks(form.seed, "77")
    click(form.start)
    controller = window.controller
    assert controller is not None
    assert [seat.name for seat in controller.seats] == ["Player 1", "Олександра", "Computer 3"]
    assert controller.view.players[1].leader.id == "helena_richese"
    assert controller.record().setup.seed == 77


def test_tooltips_are_no_wider_than_people_read(window: MainWindow) -> None:
    """Of a widget, and of a row in a list."""
    click(wizard(window).start)
    table = window.table
    assert table is not None
    long = "One word after the other. " * 20
    row = table.seats.viewport()
    for widget in (table.top_bar, row):
        widget.setToolTip(long)
        at = widget.rect().center()
        said = table.seats.indexAt(at).data(Qt.ItemDataRole.ToolTipRole) if widget is row else long
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        tip = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible())
        assert isinstance(tip, QLabel)
        assert said.split()[-1] in tip.text()
        assert tip.width() < 700
        assert tip.wordWrap()
    QToolTip.hideText()


@pytest.mark.parametrize(
    "change",
    [
        lambda button: button.hide(),
        lambda button: button.setToolTip("Something else."),
    ],
    ids=["hidden", "another"],
)
def test_a_tooltip_goes_with_the_button_that_it_was_of(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, change: Callable[[QWidget], None]
) -> None:
    """Also where the button stands for something else then."""
    click(wizard(window).start)
    table = window.table
    assert table is not None
    button = table.decision.ask.undo
    button.setToolTip("It is done.")
    at = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at)))
    assert QToolTip.text() == "<p>It is done.</p>"
    hidden: list[bool] = []
    monkeypatch.setattr(QToolTip, "hideText", lambda: hidden.append(True))
    button.setToolTip("It is done.")  # said anew, as after every answer
    assert not hidden
    change(button)
    assert hidden


def test_a_drop_down_list_opens_below_its_box(window: MainWindow) -> None:
    """Whatever is chosen in it."""
    window.resize(1280, 672)
    leader = wizard(window).rows[0].chooser
    for row in (0, leader.count() - 1):
        leader.setCurrentIndex(row)
        leader.showPopup()
        popup = leader.view().window()
        assert popup.geometry().left() == leader.mapToGlobal(QPoint()).x()
        assert abs(popup.geometry().top() - leader.mapToGlobal(leader.rect().bottomLeft()).y()) <= 2
        leader.hidePopup()


def test_the_wizard_says_what_is_wrong_and_does_not_begin(window: MainWindow) -> None:
    form = wizard(window)
    seat_person(form.rows[1])
    QTest.keyClicks(form.rows[0].name, "Olha")
    QTest.keyClicks(form.rows[1].name, " Olha ")
    assert "same name" in form.wrong.text()
    assert not form.start.isEnabled()
    form.rows[1].name.clear()
    assert form.start.isEnabled()
    for row in form.rows[:2]:
        row.choose("paul_atreides")
    assert "same Leader" in form.wrong.text()
    form.rows[1].choose("")
    click(form.advanced)
    for seed, good in (("12x", False), ("٣", False), ("1" * 16, False), ("0", True), ("123", True)):
        form.seed.setText(seed)
        assert form.start.isEnabled() == good, seed
    click(form.advanced)
    assert not form.seed.text()


def test_seats_that_do_not_play_do_not_count(window: MainWindow) -> None:
    form = wizard(window)
    form.rows[0].choose("paul_atreides")
    form.rows[3].choose("paul_atreides")
    assert not form.start.isEnabled()
    click(form.players.segment(3))
    assert form.start.isEnabled()


def test_a_click_on_the_mark_swaps_colours(window: MainWindow) -> None:
    form = wizard(window)
    before = [row.plan.colour for row in form.rows]
    click(form.rows[0].mark)
    after = [row.plan.colour for row in form.rows]
    assert after[0] == before[1]
    assert sorted(after) == sorted(before)
    for _ in range(3):
        click(form.rows[0].mark)
    assert form.rows[0].plan.colour == before[0]


def test_the_card_of_the_pointed_leader_can_be_read(window: MainWindow) -> None:
    form = wizard(window)
    form.rows[2].chooser.setFocus()
    form.rows[2].chooser.highlighted.emit(form.rows[2].chooser.findData("baron_vladimir_harkonnen"))
    told = form.leaders.told()
    assert "Masterstroke" in told
    assert "Complexity 3" in told
    assert form.rows[2].plan.leader == ""


@pytest.mark.parametrize("leader", ["", *(one.id for one in EDITIONS["base"].leaders)])
def test_no_leader_has_too_many_words_for_the_sheet(window: MainWindow, leader: str) -> None:
    form = wizard(window)
    window.resize(1280, 640)
    form.rows[0].choose(leader)
    form.leaders.show_leader("Player", leader)
    QTest.qWait(1)
    sheet = form.leaders
    assert sheet.minimumSizeHint().height() <= sheet.height()


def test_the_next_wizard_begins_with_the_last_seats(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path)
    form = wizard(first)
    click(form.players.segment(3))
    QTest.keyClicks(form.rows[0].name, "Serhii")
    form.rows[0].choose("paul_atreides")
    click(form.start)
    first.close()
    again = wizard(opened(qtbot, tmp_path))
    assert again.players.value() == 3
    assert again.rows[0].name.text() == "Serhii"
    assert again.rows[0].plan.leader == "paul_atreides"


def test_seats_changed_by_hand_to_nonsense_are_forgotten() -> None:
    good = tuple(SeatChoice(colour=colour) for colour in ("red", "blue", "green"))
    assert sane(good) == good
    assert sane(good[:2]) == ()
    assert sane((*good[:2], SeatChoice(colour="red"))) == ()
    assert sane((*good[:2], SeatChoice(colour="pink"))) == ()
    assert sane((*good[:2], SeatChoice(colour="green", leader="duncan"))) == ()


# ---------------------------------------------------------------- saved games


def test_continue_after_closing(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, cover="open", opponents_speed=0)
    assert not page(first, StartPage).buttons[CONTINUE].isVisible()
    click(wizard(first).start)
    answer(first, 8)
    assert first.controller is not None
    kept, view = digest(first.controller.game), first.controller.view
    first.close()
    second = opened(qtbot, tmp_path)
    line = page(second, StartPage).buttons[CONTINUE]
    assert line.hasFocus()
    assert line.toolTip().startswith(f"Round {view.round}, ")
    assert "Player 1" in line.toolTip()
    click(line)
    assert second.controller is not None
    assert (digest(second.controller.game), second.controller.view) == (kept, view)


def test_the_running_game_is_gone_on_with(window: MainWindow) -> None:
    click(wizard(window).start)
    table = window.table
    assert table is not None
    table.menu_asked.emit(TITLE)
    choose(window, CONTINUE)
    assert window.table is table
    assert table.isVisible()


def test_escape_leads_from_the_first_screen_back_to_the_table(window: MainWindow) -> None:
    click(wizard(window).start)
    table = window.table
    assert table is not None
    table.menu_asked.emit(TITLE)
    start = page(window, StartPage)
    assert start.buttons[0].isVisible()
    assert start.buttons[0].hasFocus()
    QTest.keyClick(start.buttons[0], Qt.Key.Key_Escape)
    assert table.isVisible()
    assert not start.isVisible()


def test_after_the_end_continue_opens_an_older_game_that_goes_on_or_is_not_there(window: MainWindow) -> None:
    over, begun = finished(1), finished(1)
    for _ in play_out(over, 1):
        pass
    window.store.keep("over", dumps(over.record()))
    window.show_start()
    start = page(window, StartPage)
    assert not start.buttons[CONTINUE].isVisible()
    assert start.buttons[LOAD].isVisible()
    window.games.play(resumed(over.record(), parent=window))
    window.show_start()
    assert not start.buttons[CONTINUE].isVisible()
    window.store.keep("begun", dumps(begun.record()))
    window.store.flush()
    os.utime(window.store.folder / "begun.json", (1_700_000_000,) * 2)
    window.show_start()
    choose(window, CONTINUE)
    assert window.controller is not None
    assert window.controller.game_id == "begun"


def test_a_finished_game_opens_with_its_count(window: MainWindow) -> None:
    played = finished(1)
    for _ in play_out(played, 1):
        pass
    window.games.play(resumed(played.record(), parent=window))
    table = window.table
    assert table is not None
    assert table.milestones.final.isVisible()
    assert table.milestones.final.count.done
    assert list(table.scene.tray.plate.pieces()) == []


def test_the_saved_games_are_a_page_and_the_way_back(window: MainWindow) -> None:
    """What can be done there is in ``test_saved_page``."""
    for _ in range(2):
        click(wizard(window).start)
        answer(window, 2)
        window.games.leave()
        window.show_start()
    choose(window, LOAD)
    games = page(window, LoadPage)
    assert games.games.rowCount() == 2
    games.list.setCurrentIndex(games.games.index(1, 0))
    wanted = games.game()
    click(games.open)
    assert wanted is not None
    assert window.controller is not None
    assert window.controller.game_id == wanted.id
    window.show_start()
    choose(window, LOAD)
    QTest.keyClick(games.list, Qt.Key.Key_Escape)
    assert page(window, StartPage).isVisible()


# ---------------------------------------------------------------- all pages


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dusk", "light"])
def test_nothing_is_larger_than_its_page(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    window = opened(qtbot, tmp_path, theme=theme)
    window.resize(*size)
    for show in (window.show_start, window.show_new_game, window.show_load, window.show_settings, window.show_help):
        show()
        QTest.qWait(1)
        shown = next(one for one in window.findChildren(Page) if one.isVisible())
        assert not window.grab().isNull()
        assert_nothing_is_larger_than(shown)
        for child in (one for kind in PRESSED for one in shown.findChildren(kind) if one.isVisible()):
            assert min(child.width(), child.height()) >= HIT, (type(shown).__name__, child)


def assert_nothing_is_larger_than(page: Page) -> None:
    for child in page.findChildren(QWidget):
        if child.isVisible() and not inside_a_scroll_area(child, page):
            assert child.width() >= child.minimumSizeHint().width(), (type(page).__name__, child)
            corner = child.mapTo(page, child.rect().topLeft())
            assert page.rect().contains(QRect(corner, child.size())), (type(page).__name__, child)


def inside_a_scroll_area(child: QWidget, within: QWidget) -> bool:
    parent = child.parentWidget()
    while parent is not None and parent is not within:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False
