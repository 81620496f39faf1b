"""The first start: a language, that of the system to begin with, and whether to learn the game or to play it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.files.settings import SettingsFile
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows import language
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.start.start_page import LEARN, NEW_GAME
from tests.test_games_switched import begin
from tests.windowed import click, opened, seeded

__all__ = ["seeded"]


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    language.speak("en")
    yield
    language.speak("en")
    QLocale.setDefault(before)


def choosable(window: MainWindow) -> list[str]:
    return [code for code, button in window.pages.start.languages.buttons.items() if button.isEnabled()]


def test_the_language_of_the_system_is_the_one_that_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    for code in LANGUAGES:
        language.speak(code)
        window = opened(qtbot, tmp_path / code)
        assert window.pages.start.languages.isVisible()
        assert choosable(window) == [other for other in LANGUAGES if other != code]
        window.close()


@pytest.mark.parametrize("code", ["uk", "ru", "bg"])
def test_a_click_changes_all_words_at_once_and_for_ever(qtbot: QtBot, tmp_path: Path, code: str) -> None:
    window = opened(qtbot, tmp_path)
    start = window.pages.start
    english = [start.buttons[line].accessibleName() for line in (NEW_GAME, LEARN)]
    click(start.languages.buttons[code])
    qtbot.waitUntil(lambda: [start.buttons[line].accessibleName() for line in (NEW_GAME, LEARN)] != english)
    assert code not in choosable(window)
    assert start.buttons[NEW_GAME].hasFocus()
    assert SettingsFile(tmp_path).load().language == code
    click(start.languages.buttons["en"])
    qtbot.waitUntil(lambda: [start.buttons[line].accessibleName() for line in (NEW_GAME, LEARN)] == english)


def test_it_asks_whether_to_learn_or_to_play_until_somebody_has_played(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, cover="open", opponents_speed=0)
    start = window.pages.start
    told = {line: start.buttons[line].accessibleName() for line in (NEW_GAME, LEARN)}
    assert told == {NEW_GAME: "New game. You know the game", LEARN: "Learn by playing. The game is new to you"}
    click(start.buttons[LEARN])
    assert window.pages.currentWidget() is window.pages.learn
    begin(window, 1)
    window.show_start()
    assert not start.languages.isVisible()
    assert start.buttons[LEARN].accessibleName() == "Learn by playing"
