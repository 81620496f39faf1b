"""An error that nobody caught: its report, its page, and the way back into the game."""

from __future__ import annotations

import errno
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from dune_desktop.engine.setup import Setup
from dune_desktop.files import reports
from dune_desktop.files.folders import HOME
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import dumps, load
from dune_desktop.windows.main import crash
from dune_desktop.windows.main.crash import CrashWatch
from dune_desktop.windows.main.crash_page import CrashPage
from dune_desktop.windows.main.main_window import MainWindow
from tests.sample_records import played
from tests.trouble import open_window

SEATS = (SeatSetup("Olha", "red"), SeatSetup("Serhii", "blue"), SeatSetup("Ivanka", "green"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot, home: Path) -> Iterator[MainWindow]:
    window = open_window(home, (1280, 800), cover="open", reduced_motion=True)
    qtbot.addWidget(window)
    hook, thread_hook = sys.excepthook, threading.excepthook
    CrashWatch(window).install()
    yield window
    sys.excepthook, threading.excepthook = hook, thread_hook


def break_in(qtbot: QtBot, window: MainWindow, error: Exception) -> CrashPage:
    """Raise it where Qt calls: in a timer."""

    def fail() -> None:
        raise error

    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), CrashPage))
    page = window.pages.currentWidget()
    assert isinstance(page, CrashPage)
    return page


def begin(window: MainWindow) -> None:
    window.games.begin(Setup(3, 5), SEATS, ())
    assert window.controller is not None
    question = window.controller.question
    assert question is not None
    assert question.options
    window.controller.act(question.options[0])


def only_report() -> Path:
    (folder,) = reports.reports_folder().iterdir()
    return folder


def test_the_error_is_told_and_reported_with_the_game(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.controller is not None
    decided = window.controller.record()
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert "sandworm" in page.report.toPlainText()
    assert page.report.toPlainText() == (only_report() / reports.ERROR).read_text(encoding="utf-8")
    reported = load(only_report() / reports.GAME)
    assert reported == decided
    assert replay(reported).trouble == ""
    assert window.controller is None


def test_the_way_back_offers_the_game_as_it_was(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.controller is not None
    decided = window.controller.record()
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert page.back.hasFocus()
    QTest.keyClick(page.back, Qt.Key.Key_Return)
    window.games.go_on()
    assert window.controller is not None
    assert window.controller.record() == decided


def test_the_same_error_again_and_again_is_told_once(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    assert window.table is not None
    broken = LookupError("at every repaint")
    for _ in range(5):
        sys.excepthook(LookupError, broken, None)
    page = break_in(qtbot, window, LookupError("another"))
    assert "at every repaint" in page.report.toPlainText()
    only_report()
    page.back.click()
    break_in(qtbot, window, LookupError("sandworm"))
    assert len([*reports.reports_folder().iterdir()]) == 2


def test_errors_in_threads_come_to_the_window(qtbot: QtBot, window: MainWindow) -> None:
    def fail() -> None:
        raise LookupError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), CrashPage))
    assert "in a thread" in only_report().joinpath(reports.ERROR).read_text(encoding="utf-8")


def test_an_error_after_the_page_was_left_by_another_door_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    break_in(qtbot, window, LookupError("the first"))
    file = tmp_path / "dropped.dune"
    file.write_text(dumps(played("base", 3, 5, 10).record()), encoding="utf-8")
    window.desk.bring_in([file])
    sheet = window.desk.sheet()
    qtbot.waitUntil(lambda: sheet.open_it.isVisible() and sheet.open_it.hasFocus())
    sheet.open_it.click()
    assert window.pages.currentWidget() is window.table
    page = break_in(qtbot, window, LookupError("the second"))
    assert "the second" in page.report.toPlainText()
    assert len([*reports.reports_folder().iterdir()]) == 2


def test_a_sheet_that_lies_over_everything_is_put_away(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "no.dune").write_text("{", encoding="utf-8")
    window.desk.open_file(tmp_path / "no.dune")
    assert window.desk.sheet().isVisible()
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert not window.desk.sheet().isVisible()
    assert page.back.hasFocus()


def test_a_dialog_and_the_question_of_that_dialog_are_put_away(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    window.show_load()
    window.pages.load.export.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    QMessageBox(QMessageBox.Icon.Question, "Export", "Replace it?", parent=dialog).open()
    assert QApplication.activeModalWidget() is not dialog
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert QApplication.activeModalWidget() is None
    assert window.focusWidget() is page.back  # the system makes the window the active one again


def test_a_page_that_cannot_be_shown_does_not_end_telling(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []

    def fail(*_: object) -> None:
        shown.append(None)
        raise LookupError("no page")

    with monkeypatch.context() as broken:
        broken.setattr(window, "show_page", fail)
        sys.excepthook(LookupError, LookupError("the first"), None)
        qtbot.waitUntil(lambda: bool(shown))
    assert "the second" in break_in(qtbot, window, LookupError("the second")).report.toPlainText()


def test_a_name_that_is_no_text_is_reported(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash._log, "disabled", True)  # what pytest keeps of a log has to be text
    page = break_in(qtbot, window, LookupError("dune\udcff.json"))
    assert "dune\\udcff.json" in page.report.toPlainText()
    assert page.report.toPlainText() == (only_report() / reports.ERROR).read_text(encoding="utf-8")


def test_without_a_game_none_is_promised(qtbot: QtBot, window: MainWindow) -> None:
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert "Saved games are as they were" in page._told.text()
    assert not (only_report() / reports.GAME).exists()


def test_a_report_that_cannot_be_written_is_told(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    reports.reports_folder().write_text("in the way")
    page = break_in(qtbot, window, LookupError("sandworm"))
    assert "could not be written" in page._where.text()
    assert page.open.isHidden()
    assert "sandworm" in page.report.toPlainText()


def test_it_can_be_copied_and_its_folder_opened(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Any] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    page = break_in(qtbot, window, LookupError("sandworm"))
    page.copy.click()
    page.open.click()
    assert QGuiApplication.clipboard().text() == page.report.toPlainText()
    assert [Path(url.toLocalFile()) for url in opened] == [only_report()]


def test_a_game_that_cannot_be_put_away_does_not_hide_the_page(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)

    def fail() -> None:
        raise LookupError("leaving")

    with monkeypatch.context() as broken:
        broken.setattr(window.games, "leave", fail)
        page = break_in(qtbot, window, LookupError("sandworm"))
    assert "sandworm" in page.report.toPlainText()


def test_only_the_newest_reports_stay(home: Path) -> None:
    (reports.reports_folder() / "mine").mkdir(parents=True)
    written = [reports.write_report(f"number {n}") for n in range(reports.KEPT + 3)]
    assert sorted(reports.reports_folder().iterdir()) == [*written[3:], reports.reports_folder() / "mine"]


def test_a_clock_that_has_gone_back_takes_no_new_report_away(home: Path) -> None:
    ahead = [reports.reports_folder() / f"2999010{n}-000000-000000" for n in range(reports.KEPT)]
    for folder in ahead:
        folder.mkdir(parents=True)
        (folder / reports.ERROR).write_text("of yesterday")
    new = reports.write_report("of today", "the game")
    assert (new / reports.GAME).read_text(encoding="utf-8") == "the game"
    assert sorted(reports.reports_folder().iterdir()) == [new, *ahead[1:]]


def test_a_report_that_could_not_be_written_whole_is_not_left_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _text: str) -> None:
        if path.name == reports.GAME:
            raise OSError(errno.ENOSPC, "No space left on device")
        path.write_text("x")

    monkeypatch.setattr(reports, "write_whole", full)
    with pytest.raises(OSError, match="No space"):
        reports.write_report("x", "the game")
    assert [*reports.reports_folder().iterdir()] == []


def test_a_game_that_is_no_text_is_reported(home: Path) -> None:
    folder = reports.report(LookupError("sand"), '{"name": "\ud800"}')
    assert folder is not None
    assert json.loads((folder / reports.GAME).read_text(encoding="utf-8")) == {"name": "\ud800"}


def test_the_same_mistake_that_was_caught_has_one_report(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken(word: str) -> Exception:
        try:
            raise LookupError(word)
        except LookupError as error:
            return error

    first = reports.report(broken("sand"), "the game")
    assert first == only_report()
    assert (only_report() / reports.GAME).read_text(encoding="utf-8") == "the game"
    assert reports.report(broken("sand"), "another game") == first
    assert reports.report(broken("spice")) != first
    assert [record.exc_info is not None for record in caplog.records] == [True, True]
    assert len([*reports.reports_folder().iterdir()]) == 2


def test_the_log_is_part_of_the_report(home: Path) -> None:
    root = logging.getLogger()
    before = root.handlers[:]
    reports.start_log()
    (handler,) = (one for one in root.handlers if one not in before)
    try:
        logging.getLogger("dune_desktop.tests").warning("the sky is dark")
        handler.handle(logging.makeLogRecord({"msg": "dune\udcff.json"}))  # the name of a file need not be text
    finally:
        root.removeHandler(handler)
        handler.close()
    kept = (reports.write_report("x") / reports.LOG).read_text(encoding="utf-8")
    assert "the sky is dark" in kept
    assert "dune\\udcff.json" in kept


def test_errors_in_paint_are_told_too() -> None:
    """In a process of its own: what Qt was painting when Python failed is nothing for the tests that follow."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/broken_paint.py"]
    root = Path(__file__).parent.parent
    ended = subprocess.run(command, check=False, cwd=root, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stdout
    assert "2 passed" in ended.stdout
