"""What the window says of disks: that the saved games are out of reach, that one does not answer, that one refuses."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files import settings as settings_files
from dune_desktop.files.settings import SettingsFile
from dune_desktop.models.game import controller as controllers
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from tests.shelved import named, open_list, open_window, shown
from tests.tables import SEATS
from tests.test_store_away import Silent, waits
from tests.test_windows_saving import decide

REMEDY = "Make sure that its disk is connected and that the folder can be read. Nothing was changed in it."


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """One game is saved, and on the list."""
    window = open_window(qtbot, tmp_path)
    window.store.keep("first", dumps(named("Arrakis")))
    window.store.flush()  # the folder is there before somebody refuses to list it
    window.show_start()
    return window


def refuse(patch: pytest.MonkeyPatch, window: MainWindow, number: int = errno.EACCES) -> None:
    """Let the folder of games be there, and not be listed."""
    true = os.listdir

    def listdir(path: Any) -> list[str]:
        if Path(path) == window.store.folder:
            raise OSError(number, os.strerror(number))
        return true(path)

    patch.setattr(os, "listdir", listdir)


# ---------------------------------------------------------------- out of reach


def test_the_list_says_why_it_is_empty_and_comes_back(window: MainWindow) -> None:
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, window)
        page = open_list(window)
        said = f"{window.store.folder}: the saved games can't be listed: access is not allowed. {REMEDY}"
        assert page.empty.text() == said
        assert page.empty.isVisible()
        assert page.again.hasFocus()
        assert not page.show_all.isVisible()
        QTest.keyClick(page.again, Qt.Key.Key_Return)
        assert page.empty.text() == said
        assert page.again.hasFocus()
    QTest.keyClick(page.again, Qt.Key.Key_Return)
    assert shown(page) == ["first"]
    assert page.list.hasFocus()
    assert not page.again.isVisible()
    window.show_start()
    page = open_list(window)
    assert page.list.hasFocus()


def test_games_that_go_while_they_are_listed_are_told(window: MainWindow) -> None:
    page = open_list(window)
    assert shown(page) == ["first"]
    away = window.store.folder.rename(window.store.folder.with_name("away"))
    page.refresh()
    assert shown(page) == []
    assert page.empty.text().startswith(
        f"{window.store.folder}: the games that were saved in it are not there any more"
    )
    away.rename(window.store.folder)
    page.refresh()
    assert shown(page) == ["first"]


def test_an_empty_list_names_its_folder_and_offers_nothing_to_try(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_list(open_window(qtbot, tmp_path))
    assert page.empty.text().startswith("There are no saved games yet.")
    assert page.empty.text().endswith(f"\n{tmp_path / 'games'}")
    assert not page.again.isVisible()
    assert page.bring.hasFocus()


def test_the_first_screen_does_not_say_that_there_is_nothing(window: MainWindow) -> None:
    start = window.pages.start
    assert "Arrakis" not in start.buttons[0].toolTip()
    assert start.buttons[0].toolTip().startswith("Round ")
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, window, errno.EIO)
        window.show_start()
        assert start.buttons[0].isVisible()
        assert start.buttons[0].accessibleName() == "Continue. The saved games can't be listed now"
        QTest.keyClick(start.buttons[0], Qt.Key.Key_Return)
        page = window.pages.currentWidget()
        assert isinstance(page, LoadPage)
        assert "the disk has an error" in page.empty.text()
        window.show_start()
    QTest.keyClick(start.buttons[0], Qt.Key.Key_Return)  # it has come back meanwhile
    assert window.controller is not None
    assert window.controller.game_id == "first"


def test_a_disk_that_was_unplugged_before_the_program_began_is_missed(window: MainWindow, qtbot: QtBot) -> None:
    home = window.store.folder.parent
    assert window.close()
    assert SettingsFile(home).load().games == str(window.store.folder)
    window.store.folder.rename(home / "away")
    again = MainWindow(SettingsFile(home), Store(window.store.folder))
    qtbot.addWidget(again)
    again.show()
    assert again.pages.start.buttons[0].toolTip() == "The saved games can't be listed now"
    other = MainWindow(SettingsFile(home), Store(home / "another folder"))
    qtbot.addWidget(other)
    other.show()
    assert not other.pages.start.buttons[0].isVisible()
    for one in (again, other):
        one.close()


def test_a_file_that_is_brought_in_is_refused_with_the_name_of_the_folder(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "x.dune").write_text(dumps(named("Caladan")))
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, window)
        window.desk.open_file(tmp_path / "x.dune")
    told = window.desk.sheet().told.text()
    assert "x.dune" in told
    assert f"{window.store.folder}: the saved games can&#x27;t be listed: access is not allowed" in told


# ---------------------------------------------------------------- no answer


@pytest.fixture
def played(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Silent]]:
    """A game on the table; called, the disk does not answer from the next decision on."""
    monkeypatch.setattr(controllers, "_PATIENCE", 70)
    window.games.begin(Setup(3, 1), SEATS[:3], ())
    window.store.flush()
    silents: list[Silent] = []

    def silence() -> Silent:
        silents.append(Silent(monkeypatch))
        decide(window, qtbot)
        assert silents[0].asked.wait(60)
        return silents[0]

    yield silence
    silents[0].answer()
    window.store.flush()


def said(window: MainWindow) -> str:
    return window.notice.text() if window.notice.isVisible() else ""


def test_a_disk_that_does_not_answer_is_told_once_and_when_it_is_over(
    window: MainWindow, played: Callable[[], Silent], qtbot: QtBot
) -> None:
    silent = played()
    qtbot.waitUntil(lambda: bool(said(window)))
    assert window.controller is not None
    file = window.store.folder / f"{window.controller.game_id}.json"
    assert said(window).startswith(
        f"{file}: can't be saved: the disk does not answer. You can keep playing. The game is saved"
    )
    window.notice._next()  # it was read
    for _ in range(3):
        decide(window, qtbot)  # who plays on is not held up, or told again
        qtbot.wait(30)
    assert said(window) == ""
    silent.answer()
    qtbot.waitUntil(lambda: said(window) == "The game is being saved again.")
    assert window.store.load(window.controller.game_id) == window.controller.record()


def test_the_window_closes_though_the_disk_does_not_answer(
    window: MainWindow, played: Callable[[], Silent], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    played()
    waited = waits(monkeypatch, window.store)
    assert not window.close()
    assert "the disk does not answer" in said(window)
    assert said(window).endswith("Close again to leave without it.")
    qtbot.wait(100)  # the game tells of it too, and does not cover this
    assert said(window).endswith("Close again to leave without it.")
    assert window.close()
    assert sum(waited) < 1


def test_who_wanted_to_leave_hears_that_all_is_saved_now(
    window: MainWindow, played: Callable[[], Silent], qtbot: QtBot
) -> None:
    silent = played()
    qtbot.waitUntil(lambda: bool(said(window)))
    assert not window.close()
    silent.answer()
    qtbot.waitUntil(lambda: said(window) == "The game is being saved again.")
    assert window.close()


def test_who_leaves_the_table_sees_that_the_disk_does_not_answer(
    window: MainWindow, played: Callable[[], Silent]
) -> None:
    silent = played()
    window.games.leave()
    window.show_start()
    assert window.pages.start.buttons[0].toolTip() == "The saved games can't be listed now"
    page = open_list(window)
    assert "the disk does not answer" in page.empty.text()
    silent.answer()
    page.again.click()
    assert len(shown(page)) == 2


# ---------------------------------------------------------------- settings


def test_settings_that_can_t_be_saved_are_told_by_name_with_what_can_be_done(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:

        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        patch.setattr(settings_files, "write_whole", full)
        window.settings.theme = "light"
        window.setting_changed("theme")
        file = window.store.folder.parent / "settings.json"
        assert said(window) == (
            f"{file}: the settings can't be saved: the disk is full. "
            "They apply until the window is closed, and are saved then if possible: "
            "free some space or allow access."
        )
        window.setting_changed("theme")
        QApplication.processEvents()
        window.notice._next()
        assert said(window) == ""  # it was said once
        window.setting_changed("theme")
        assert said(window)
    window.setting_changed("theme")
    assert said(window) == ""  # it is not true any more
