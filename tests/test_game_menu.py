"""The menu over the table: what it leads to and back from, what waits meanwhile; full screen and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import SettingsFile
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.help.help_page import HelpPage
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.settings.settings_page import SettingsPage
from dune_desktop.windows.start import start_page
from dune_desktop.windows.start.start_page import StartPage
from dune_desktop.windows.table.game_menu import (
    CHALLENGE,
    COLLECTION,
    COPY,
    FULL_SCREEN,
    GAMES,
    HELP,
    KEYS,
    QUIT,
    RESUME,
    SETTINGS,
    TITLE,
)
from dune_desktop.windows.table.table_page import TablePage
from tests.kill_nine import latest_of
from tests.replayed import record_of
from tests.seated import resumed
from tests.tables import play as play_out
from tests.tables import table as finished
from tests.windowed import click, opened, page, window

__all__ = ["window"]

Key = Qt.Key
SEATS = tuple(SeatSetup(name, colour) for name, colour in (("Olha", "red"), ("Lesia", "blue"), ("Andrii", "green")))


def begin(window: MainWindow, *bots: int) -> TablePage:
    seats = tuple(SeatSetup(one.name, one.colour, "random" if n in bots else "") for n, one in enumerate(SEATS))
    window.games.begin(Setup(3, 1), seats, ())
    assert window.table is not None
    return window.table


def press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def shown(window: MainWindow) -> QWidget | None:
    return window.pages.currentWidget()


# ---------------------------------------------------------------- over the table


def test_the_menu_lies_over_the_table_and_goes_as_it_came(window: MainWindow) -> None:
    table = begin(window)
    for key in (Key.Key_F10, Key.Key_Escape, Key.Key_Return, Key.Key_Space):
        press(Key.Key_F10)
        assert table.menu.isVisible()
        assert shown(window) is table
        assert table.menu.lines[RESUME].hasFocus()
        press(key)
        assert not table.menu.isVisible()
        assert table.decision.isAncestorOf(QApplication.focusWidget())
    table.top_bar._menu.click()
    assert table.menu.isVisible()
    QTest.mouseClick(table.menu, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not table.menu.isVisible()


def test_the_keyboard_stays_in_the_menu(window: MainWindow) -> None:
    table = begin(window)
    press(Key.Key_F10)
    lines = list(table.menu.lines.values())
    for key in (Key.Key_Tab, Key.Key_Down):
        for line in (*lines[1:], lines[0]):
            press(key)
            assert line.hasFocus()
    press(Key.Key_Up)
    assert lines[-1].hasFocus()
    assert all(line.accessibleName() for line in lines)
    assert table.menu.accessibleName() == "Menu"
    before = len(table.controller.history)
    for key in (Key.Key_1, Key.Key_F9, Key.Key_F3):
        press(key)
    assert len(table.controller.history) == before


def test_nobody_moves_while_the_menu_is_open_or_another_page_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, 0, 1, 2)
    opponents = table.controller.opponents

    def waits() -> bool:
        return not opponents._timer.isActive()

    assert not waits()
    press(Key.Key_F10)
    assert waits()
    click(table.menu.lines[SETTINGS])
    assert waits()
    press(Key.Key_Escape)
    assert waits()  # the menu is still there
    press(Key.Key_Escape)
    assert not waits()
    press(Key.Key_F1)
    assert waits()
    press(Key.Key_Escape)
    assert not waits()
    press(Key.Key_F10)
    click(table.menu.lines[TITLE])
    assert waits()
    window.back()
    assert not waits()


def test_settings_and_help_come_back_to_where_they_were_opened(window: MainWindow) -> None:
    start = page(window, StartPage)
    for line, kind in ((start_page.SETTINGS, SettingsPage), (start_page.HELP, HelpPage)):
        click(start.buttons[line])
        assert isinstance(shown(window), kind)
        press(Key.Key_Escape)
        assert shown(window) is start
    table = begin(window)
    press(Key.Key_F10)
    for name, kind in ((SETTINGS, SettingsPage), (HELP, HelpPage)):
        click(table.menu.lines[name])
        assert isinstance(shown(window), kind)
        press(Key.Key_Escape)
        assert shown(window) is table
        assert table.menu.isVisible()
    click(table.menu.lines[TITLE])
    for line in (start_page.SETTINGS, start_page.HELP):
        click(start.buttons[line])
        press(Key.Key_Escape)
        assert shown(window) is start  # a game that is being played changes nothing
    press(Key.Key_Escape)
    assert shown(window) is table
    assert not table.menu.isVisible()


def test_a_copy_of_the_game_is_saved_by_another_name_and_the_game_goes_on(window: MainWindow) -> None:
    table = begin(window)
    record = table.controller.record()
    press(Key.Key_F10)
    for name in ("Olha, Lesia, Andrii (copy)", "Olha, Lesia, Andrii (copy) (2)"):
        click(table.menu.lines[COPY])
        assert name in table.menu.lines[COPY].accessibleName()
    copies = [saved for saved in window.store.saved() if saved.id != table.controller.game_id]
    assert {saved.title for saved in copies} == {"Olha, Lesia, Andrii (copy)", "Olha, Lesia, Andrii (copy) (2)"}
    assert all(window.store.load(saved.id).actions == record.actions for saved in copies)
    assert table.controller.record() == record
    press(Key.Key_F10)
    press(Key.Key_F10)
    assert "(copy)" not in table.menu.lines[COPY].accessibleName()


def test_a_copy_that_can_not_be_saved_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(window)

    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(window.store), "copy", full)
    press(Key.Key_F10)
    click(table.menu.lines[COPY])
    assert window.notice.text() == "The copy can't be saved: the disk is full"
    assert table.menu.isVisible()


def test_the_menu_comes_over_the_final_count_and_gives_it_back(window: MainWindow) -> None:
    played = finished(1)
    for _ in play_out(played, 1):
        pass
    window.games.play(resumed(played.record(), parent=window))
    table = window.table
    assert table is not None
    assert table.milestones.final.isVisible()
    press(Key.Key_F10)
    assert table.menu.lines[RESUME].hasFocus()
    press(Key.Key_Escape)
    assert not table.menu.isVisible()
    assert table.milestones.final.isVisible()
    assert table.milestones.final.hasFocus()
    press(Key.Key_F10)
    click(table.menu.lines[TITLE])
    assert isinstance(shown(window), StartPage)


def test_the_menu_of_a_game_that_is_watched_saves_nothing_and_stops_it(window: MainWindow) -> None:
    window.store.keep("one", dumps(record_of("base", 3)))
    window.show_load()
    window.games.watch("one")
    replay = window.replay
    assert replay is not None
    replay.controller.play()
    press(Key.Key_F10)
    assert not replay.controller.playing
    assert list(replay.menu.lines) == [
        RESUME,
        CHALLENGE,
        GAMES,
        SETTINGS,
        HELP,
        COLLECTION,
        KEYS,
        FULL_SCREEN,
        TITLE,
        QUIT,
    ]
    click(replay.menu.lines[SETTINGS])
    press(Key.Key_Escape)
    assert shown(window) is replay
    press(Key.Key_Escape)
    replay.closed.emit()
    assert shown(window) is window.pages.load
    press(Key.Key_Escape)
    assert isinstance(shown(window), StartPage)


# ---------------------------------------------------------------- the window


def test_full_screen_comes_and_goes_from_every_page_and_leaves_the_window_as_it_was(window: MainWindow) -> None:
    table = begin(window)
    before = window.geometry()
    shows = (
        window.show_start, window.show_settings, window.show_new_game, window.show_load, window.show_help, window.back,
        table.toggle_menu,
    )  # fmt: skip
    for show in shows:
        show()
        QTest.qWait(1)
        press(Key.Key_F11)
        assert window.isFullScreen()
        press(Key.Key_F11)
        assert not window.isFullScreen()
    assert window.geometry() == before
    window.show_page(table)
    click(table.menu.lines[FULL_SCREEN])
    assert window.isFullScreen()


def test_full_screen_is_remembered_with_the_place_and_size_of_before(qtbot: QtBot, tmp_path: Path) -> None:
    opened(qtbot, tmp_path, (1100, 700)).close()

    def again() -> MainWindow:
        window = MainWindow(SettingsFile(tmp_path), Store(tmp_path / "games"))
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return window

    first = again()
    before = first.size()  # as far as the screen has room for it
    press(Key.Key_F11)
    first.close()
    second = again()
    assert second.isFullScreen()
    press(Key.Key_F11)
    assert second.size() == before
    second.close()
    assert not again().isFullScreen()


def test_ctrl_q_closes_the_window_with_the_game_on_disk(window: MainWindow) -> None:
    table = begin(window)
    game = table.controller.game_id
    press(Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
    assert window.controller is None
    latest = latest_of(window.store)
    assert latest is not None
    assert latest.id == game


def test_the_keys_of_the_window_are_told_and_changed_like_others(window: MainWindow) -> None:
    window.show_settings()
    rows = window.pages.settings.keys.rows
    rows["full_screen"].edit.setKeySequence("Shift+F12")
    rows["full_screen"].edit.editingFinished.emit()
    press(Key.Key_F11)
    assert not window.isFullScreen()
    press(Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    assert window.isFullScreen()
    window.show_help()
    told = window.pages.help.how.told()
    assert "Shift+F12" in told
    assert "Ctrl+Q" in told
    table = begin(window)
    press(Key.Key_F10)
    assert table.menu.lines[FULL_SCREEN]._key == "Shift+F12"
