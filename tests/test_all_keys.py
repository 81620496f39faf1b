"""All keys on one sheet, from any page; keys of layouts without Latin letters; zoom by keys; Esc out of full screen."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import SettingsFile
from dune_desktop.records.record_text import dumps
from dune_desktop.windows.commands import BY_ID, COMMANDS, DIGIT_COMMANDS
from dune_desktop.windows.help.key_sheet import KeySheet
from dune_desktop.windows.latin import latin
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.replayed import record_of
from tests.tables import SEATS
from tests.windowed import opened, window

__all__ = ["window"]

Key = Qt.Key
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
#: Where X11 has them on every keyboard, and what Ukrainian, Bulgarian (phonetic) and Greek layouts have there.
Z, Q, F, SEVEN = 52, 24, 41, 16
LETTERS_AT_Z = {"Я": Z, "З": Z, "Ζ": Z}


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def look() -> None:
    """Qt is through with the key."""
    QTest.qWait(1)


def type_key(key: int, text: str, scan: int, modifiers: Qt.KeyboardModifier) -> None:
    """As Qt tells a key of the system's: whoever has the keyboard may want it before it is a shortcut."""
    at = focus()
    early = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, scan, 0, 0, text)
    early.ignore()
    QApplication.sendEvent(at, early)
    QApplication.sendEvent(at, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, text))
    look()


def press(key: Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(focus(), key, modifiers)
    look()


def ask(modifiers: Qt.KeyboardModifier = SHIFT, scan: int = 61) -> None:
    """Press the key that types a question mark."""
    type_key(Key.Key_Question, "?", scan, modifiers)


def begin(window: MainWindow) -> TablePage:
    window.games.begin(Setup(3, 1), SEATS[:3], ())
    assert window.table is not None
    return window.table


def sheet(window: MainWindow) -> KeySheet:
    return window.commands.sheets.keys


def works(window: MainWindow) -> set[str]:
    """The commands that the sheet shows as working here."""
    rows = (row for group in sheet(window).groups for row in group.rows)
    return {row.command.id for row in rows if row.called.isEnabled()}


def seen(window: MainWindow) -> set[str]:
    rows = (row for group in sheet(window).groups for row in group.rows)
    return {row.command.id for row in rows if row.called.isVisible()}


# ---------------------------------------------------------------- the sheet


def test_it_opens_on_every_page_and_gives_the_keyboard_back(window: MainWindow) -> None:
    table = begin(window)
    for show in (window.show_start, window.show_new_game, window.show_statistics, window.show_learn):
        show()
        look()
        before = focus()
        ask()
        assert sheet(window).isVisible()
        press(Key.Key_Escape)
        assert not sheet(window).isVisible()
        assert focus() is before
    window.show_page(table)
    ask()
    assert sheet(window).isVisible()


def test_it_has_every_command_once_and_the_digits_in_two_lines(window: MainWindow) -> None:
    rows = [row.command for group in sheet(window).groups for row in group.rows]
    assert len(set(rows)) == len(rows)
    assert set(COMMANDS) < set(rows)
    assert set(rows) - set(COMMANDS) == {BY_ID["option_1"], BY_ID["other_1"]} <= set(DIGIT_COMMANDS)
    ask()
    told = {row.called.text(): row.caps.text for group in sheet(window).groups for row in group.rows}
    assert told["Choose option 1–0"] == "1–0"
    assert told["Option 1–0, other way"] == "Shift+1–0"
    assert told["All keys"] == "?"


def test_what_works_here_stands_first(window: MainWindow) -> None:
    ask()
    assert works(window) == {"all_keys", "games", "new_window", "full_screen", "quit"}
    columns = [one.itemAt(0).widget() for one in sheet(window)._columns]
    assert columns[0] in [group for group in sheet(window).groups if group.works]
    press(Key.Key_Escape)
    begin(window)
    ask()
    assert {"undo", "back", "zoom_in", "quit", "option_1"} <= works(window)
    assert "step_on" not in works(window)
    press(Key.Key_Escape)
    window.store.keep("one", dumps(record_of("base", 3)))
    window.games.watch("one")
    look()
    ask()
    assert {"step_on", "back", "zoom_in", "log"} <= works(window)
    assert not {"undo", "end", "option_1"} & works(window)


def test_letters_find_commands_by_name_and_by_key(window: MainWindow) -> None:
    ask()
    QTest.keyClicks(focus(), "full")
    assert seen(window) == {"full_screen"}
    assert isinstance(focus(), QLineEdit)
    for _ in "full":
        press(Key.Key_Backspace)
    QTest.keyClicks(focus(), "ctrl+g")
    assert seen(window) == {"games"}
    QTest.keyClicks(focus(), "?")
    assert seen(window) == set()
    assert sheet(window).nothing.isVisible()
    press(Key.Key_Escape)
    ask()
    assert len(seen(window)) == len(COMMANDS) + 2


def test_who_writes_a_question_mark_writes_it(window: MainWindow) -> None:
    window.show_load()
    window.pages.load.search.setFocus()
    QTest.keyClick(window.pages.load.search, "?")
    look()
    assert window.pages.load.search.text() == "?"
    assert not window.findChildren(KeySheet)


def test_the_game_waits_below_it(window: MainWindow) -> None:
    table = begin(window)
    ask()
    assert table.controller.opponents.held
    press(Key.Key_1)
    press(Key.Key_Escape)
    assert not table.controller.opponents.held
    assert len(table.controller.history) == 1


def test_it_tells_the_keys_that_somebody_has_chosen(window: MainWindow) -> None:
    window.settings.keys["quit"] = "Ctrl+W"
    window.setting_changed("keys")
    ask()
    told = {row.command.id: row.caps.text for group in sheet(window).groups for row in group.rows}
    assert told["quit"] == "Ctrl+W"


# ---------------------------------------------------------------- other layouts


@pytest.mark.parametrize("modifiers", [NONE, SHIFT])
def test_a_question_mark_above_a_digit_is_not_that_digit(window: MainWindow, modifiers: Qt.KeyboardModifier) -> None:
    """In the Ukrainian and the Russian layout it is Shift+7, and Shift+7 is an option's other way."""
    table = begin(window)
    ask(modifiers, SEVEN)
    assert sheet(window).isVisible()
    assert len(table.controller.history) == 1


def test_ctrl_and_a_letter_of_another_alphabet_is_that_key(window: MainWindow) -> None:
    table = begin(window)
    for letter, scan in LETTERS_AT_Z.items():
        press(Key.Key_1)
        while table.controller.question is not None and not table.controller.can_undo:
            table.controller.act(table.controller.question.options[0])
        done = len(table.controller.history)
        type_key(ord(letter), letter.lower(), scan, CTRL)
        assert len(table.controller.history) < done, letter
    type_key(ord("А"), "а", F, CTRL)
    assert window.pages.currentWidget() is window.pages.collection


def test_a_letter_alone_commands_nothing(window: MainWindow) -> None:
    begin(window)
    type_key(ord("Й"), "й", Q, NONE)
    assert window.isVisible()
    type_key(ord("Й"), "й", Q, CTRL)
    assert not window.isVisible()


def test_a_field_undoes_what_was_written_there(window: MainWindow) -> None:
    window.show_load()
    field = window.pages.load.search
    field.setFocus()
    QTest.keyClicks(field, "abc")
    type_key(ord("Я"), "я", Z, CTRL)
    assert field.text() == ""


@pytest.mark.parametrize(("system", "numbers"), [("win32", (0, 90)), ("darwin", (0, 6)), ("linux", (Z, 0))])
def test_each_system_numbers_its_keys(system: str, numbers: tuple[int, int]) -> None:
    for modifiers, found in ((CTRL, Key.Key_Z), (CTRL | SHIFT, Key.Key_Z), (NONE, None)):
        event = QKeyEvent(QEvent.Type.KeyPress, ord("Я"), modifiers, *numbers, 0, "")
        pressed = latin(event, system)
        assert (None if pressed is None else (pressed.key(), pressed.modifiers())) == (
            None if found is None else (found, modifiers)
        )


def test_what_is_latin_or_no_letter_is_what_it_is() -> None:
    for key in (Key.Key_Z, Key.Key_F1, Key.Key_Adiaeresis):
        assert latin(QKeyEvent(QEvent.Type.KeyPress, key, CTRL, Z, 0, 0, "")) is None
    assert latin(QKeyEvent(QEvent.Type.KeyPress, ord("Ж"), CTRL, 47, 0, 0, "")) is None


# ---------------------------------------------------------------- full screen


def test_esc_leaves_full_screen_where_nothing_else_closes(window: MainWindow) -> None:
    table = begin(window)
    press(Key.Key_F11)
    table.toggle_log()
    press(Key.Key_Escape)
    assert window.isFullScreen()
    assert not table.log.isVisible()
    press(Key.Key_1)
    assert table.answering.draft
    press(Key.Key_Escape)
    assert window.isFullScreen()
    press(Key.Key_Backspace)
    assert window.isFullScreen()
    press(Key.Key_Escape)
    assert not window.isFullScreen()


def test_esc_goes_back_to_the_first_screen_before_it_leaves_full_screen(window: MainWindow) -> None:
    window.show_statistics()
    look()
    press(Key.Key_F11)
    press(Key.Key_Escape)
    assert window.isFullScreen()
    assert window.pages.currentWidget() is window.pages.start
    press(Key.Key_Escape)
    assert not window.isFullScreen()


# ---------------------------------------------------------------- zoom


def turn(page: TablePage, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
    viewport = page.view.viewport()
    there, buttons = QPointF(viewport.mapToGlobal(at)), Qt.MouseButton.NoButton
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(
        viewport, QWheelEvent(QPointF(at), there, QPoint(), QPoint(0, 120), buttons, modifiers, phase, False)
    )


def test_keys_zoom_the_board_about_its_middle(window: MainWindow) -> None:
    board = begin(window).scene.board
    press(Key.Key_Plus, CTRL)
    closer, x, y = board.sight
    assert closer > 1
    assert (x, y) == pytest.approx((0.5, 0.5))
    press(Key.Key_Equal, CTRL)
    assert board.zoomed > closer
    press(Key.Key_Minus, CTRL)
    assert board.zoomed == pytest.approx(closer)
    press(Key.Key_0, CTRL)
    assert board.zoomed == 1


def test_ctrl_and_the_wheel_zoom_the_board_from_anywhere_on_the_table(window: MainWindow) -> None:
    page = begin(window)
    tray = page.view.mapFromScene(page.scene.tray.sceneBoundingRect().center())
    turn(page, tray, NONE)
    assert page.scene.board.zoomed == 1
    turn(page, tray, CTRL)
    assert page.scene.board.zoomed > 1
    assert page.scene.board.sight[1:] == pytest.approx((0.5, 0.5))


def test_what_was_seen_of_the_board_is_seen_again_in_a_window_of_that_size(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, cover="open")
    board = begin(first).scene.board
    board.zoom(1.5, board.mapToScene(board.area.bottomRight()))
    board.pan(QPointF(-30, -20))
    sight = board.sight
    first.resize(1400, 900)
    assert board.zoomed == 1
    first.resize(1280, 800)
    assert board.sight == pytest.approx(sight)
    begin(first)
    assert first.table is not None
    assert first.table.scene.board.sight == pytest.approx(sight)
    first.close()
    second = MainWindow(SettingsFile(tmp_path), first.store)
    assert second.settings.sights == {"1280x800": pytest.approx(sight)}


def test_the_whole_board_is_not_remembered_and_only_the_last_sizes_are(window: MainWindow) -> None:
    page = begin(window)
    for width in range(1100, 1110):
        window.resize(width, 700)
        page.scene.come_closer(1)
    assert list(window.settings.sights) == [f"{width}x700" for width in range(1102, 1110)]
    press(Key.Key_0, CTRL)
    assert "1109x700" not in window.settings.sights


def test_a_sight_that_cannot_be_shows_the_whole_board(window: MainWindow) -> None:
    for zoomed in (float("nan"), 0.0, 100.0):
        window.settings.sights["1280x800"] = (zoomed, 0.5, 0.5)
        assert begin(window).scene.board.sight == (1, 0.5, 0.5)


def test_the_page_for_players_has_every_key() -> None:
    page = (Path(__file__).parent.parent / "PLAYING.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        keys = ", ".join(key for key in command.keys.split("; ") if "Return" not in key)
        assert f"| {keys.replace('Meta+Ctrl+F', 'F11')} | {command.text} |" in page, command.id
