"""The pages beside the table, with real clicks and keys: two clicks to a game, and everything around it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
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
from dune_desktop.files.settings import OPTIONS, SeatChoice, SettingsFile
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.tokens import DUSK, HIT, LIGHT, SEAT_COLOURS
from dune_desktop.windows.commands import BY_ID
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.placing import Screen
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.settings.settings_page import SECTIONS, NumberSlider, SettingsPage
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


# ---------------------------------------------------------------- settings


def settings_page(window: MainWindow) -> SettingsPage:
    window.show_settings()
    return page(window, SettingsPage)


def test_the_first_tab_in_the_settings_shows_where_the_keyboard_is(window: MainWindow) -> None:
    settings = settings_page(window)
    assert settings.tabs.tabBar().hasFocus()
    QTest.keyClick(settings.tabs.tabBar(), Qt.Key.Key_Tab)
    assert settings.editors["theme"].hasFocus()
    settings.tabs.setCurrentIndex(1)
    settings.tabs.tabBar().setFocus()
    QTest.keyClick(settings.tabs.tabBar(), Qt.Key.Key_Tab)
    focus = window.focusWidget()
    assert not isinstance(focus, QAbstractScrollArea)
    assert settings.keys.isAncestorOf(focus)


def test_every_option_stands_on_the_page_once() -> None:
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted(OPTIONS)


def test_settings_are_in_force_at_once_and_kept(window: MainWindow, tmp_path: Path) -> None:
    click(wizard(window).start)
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    options = settings_page(window).editors
    theme, cover = options["theme"], options["cover"]
    theme.setCurrentIndex(theme.findData("light"))  # type: ignore[attr-defined]
    assert window.look.theme is LIGHT
    cover.setCurrentIndex(cover.findData("ask"))  # type: ignore[attr-defined]
    assert controller.cover == "ask"
    click(options["reduced_motion"])
    assert window.look.motion == 0
    click(options["by_hand"])
    assert controller.by_hand
    speed = options["opponents_speed"]
    assert isinstance(speed, NumberSlider)
    speed.slider.setValue(3)
    assert controller.opponents.speed == 300
    click(options["confirm_reveal"])
    kept = SettingsFile(tmp_path).load()
    assert (kept.theme, kept.cover, kept.reduced_motion, kept.opponents_speed, kept.confirm_reveal) == (
        "light", "ask", True, 300, False,
    )  # fmt: skip
    QTest.keyClick(settings_page(window), Qt.Key.Key_Escape)
    assert table.isVisible()


def test_the_theme_repaints_everything(window: MainWindow) -> None:
    def ground() -> str:
        return window.grab().toImage().pixelColor(window.width() // 2, 40).name()

    window.show_settings()
    dusk = ground()
    window.settings.theme = "light"
    window.setting_changed("theme")
    light = ground()
    window.settings.theme = "dusk"
    window.setting_changed("theme")
    assert window.look.theme is DUSK
    assert dusk != light
    assert ground() == dusk


def test_another_theme_is_told_to_the_window_and_measures_nothing_anew(
    window: MainWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A style sheet of the application polishes every widget there is, which takes a quarter of a second."""
    options, measured = settings_page(window), list[str]()
    monkeypatch.setattr(options, "rescale", lambda: measured.append("settings"))
    dusk = window.styleSheet()
    window.settings.theme = "light"
    window.setting_changed("theme")
    assert window.styleSheet() not in ("", dusk)
    assert not qapp.styleSheet()
    assert not measured
    window.settings.table_scale = 80
    window.setting_changed("table_scale")
    assert measured


def test_tooltips_have_the_colours_of_the_theme(window: MainWindow) -> None:
    for theme in (LIGHT, DUSK):
        window.settings.theme = theme.name
        window.setting_changed("theme")
        QToolTip.showText(window.mapToGlobal(QPoint(50, 50)), f"<p>{theme.name}</p>", window)
        tip = next(one for one in QApplication.topLevelWidgets() if one.isVisible() and one.inherits("QTipLabel"))
        assert tip.grab().toImage().pixelColor(3, 3).name() == theme.raised.name()
        tip.hide()


def test_the_scale_is_as_large_as_was_asked_for(window: MainWindow) -> None:
    window.resize(2000, 1200)
    scale = settings_page(window).editors["table_scale"]
    assert isinstance(scale, NumberSlider)
    scale.slider.setValue(scale.slider.maximum())
    assert window.settings.table_scale == 200
    assert window.look.u == 2.0
    click(settings_page(window).editors["whole_table"])
    assert window.look.u == pytest.approx(2000 / 1280)


@pytest.mark.parametrize("whole", [False, True])
def test_text_of_a_page_goes_on_growing_where_the_table_has_no_room(window: MainWindow, whole: bool) -> None:
    """The settings say what becomes of the table in this window."""
    window.resize(1600, 1000)
    shown = settings_page(window)
    if whole:
        click(shown.editors["whole_table"])
    scale = shown.editors["table_scale"]
    assert isinstance(scale, NumberSlider)
    heights = {}
    for percent in (100, 150, 200):
        scale.set_value(percent)
        says = "The table has 125 % here." if whole else "it scrolls, and follows the keyboard."
        told = [one.text() for one in shown.findChildren(QLabel) if says in one.text()]
        assert bool(told) == (percent > 125)
        heights[percent] = shown.back.fontMetrics().height()
    assert heights[150] == pytest.approx(1.5 * heights[100], abs=1.5)
    assert heights[200] == pytest.approx(2 * heights[100], abs=1.5)
    assert window.look.u == (1.25 if whole else 2.0)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 672), (1600, 1000)])
def test_pages_hold_their_largest_text(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = opened(qtbot, tmp_path, size, table_scale=200, language="bg")
    for show in (window.show_start, window.show_settings, window.show_help, window.show_load, window.show_statistics):
        show()
        QTest.qWait(1)
        shown = next(one for one in window.findChildren(Page) if one.isVisible())
        assert shown.look.u == 2.0
        assert_nothing_is_larger_than(shown)


def test_a_key_is_changed_taken_back_and_never_doubled(window: MainWindow, tmp_path: Path) -> None:
    click(wizard(window).start)
    assert window.table is not None
    rows = settings_page(window).keys.rows
    click_tab(window, 1)
    undo, log = rows["undo"], rows["log"]
    undo.edit.setKeySequence(QKeySequence("Shift+F12"))
    undo.edit.editingFinished.emit()
    assert window.table.keys.actions["undo"].shortcuts() == [QKeySequence("Shift+F12")]
    assert SettingsFile(tmp_path).load().keys == {"undo": "Shift+F12"}
    log.edit.setKeySequence(QKeySequence("Shift+F12"))
    log.edit.editingFinished.emit()
    assert log.note.text() == "Shift+F12 is already used for: Undo"
    assert log.edit.keySequence() == QKeySequence("F7")
    log.edit.setKeySequence(QKeySequence("1"))
    log.edit.editingFinished.emit()
    assert "Choose option 1" in log.note.text()
    log.edit.setKeySequence(QKeySequence("U"))
    log.edit.editingFinished.emit()
    assert "Letters" in log.note.text()
    click(undo.usual)
    assert window.settings.keys == {}
    assert window.table.keys.actions["undo"].shortcuts() == QKeySequence.listFromString(BY_ID["undo"].keys)


def click_tab(window: MainWindow, index: int) -> None:
    settings_page(window).tabs.setCurrentIndex(index)


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
