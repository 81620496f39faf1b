"""The theme of who needs strong contrasts: flat and black behind all words, wherever one is."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from dune_desktop.scene.drawing.tokens import CONTRAST, DUSK, LIGHT, THEMES
from dune_desktop.windows import theme
from dune_desktop.windows.main.main_window import MainWindow
from tests.person import Person
from tests.test_size_of_text import PAGES
from tests.test_window_text import begin
from tests.trouble import Trouble, open_window


def dark(image: QImage, place: QRect) -> float:
    """The share of a place that is black, or nearly so."""
    points = [(x, y) for x in range(place.left(), place.right(), 2) for y in range(place.top(), place.bottom(), 2)]
    return sum(QColor(image.pixel(x, y)).value() < 0x20 for x, y in points) / len(points)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = open_window(tmp_path, (1280, 800), theme="contrast", cover="open", reduced_motion=True)
    qtbot.addWidget(window)
    Person(window).look(2)
    return window


def test_nothing_is_painted_behind_the_words_of_a_page(window: MainWindow, qtlog: Any) -> None:
    with Trouble(qtlog) as trouble:
        for name in ("start", "new_game", "learn", "load", "settings", "help", "statistics"):
            PAGES[name](window)
            Person(window).look(2)
            image = window.grab().toImage()
            assert dark(image, QRect(0, 0, 1280, 60)) > 0.75, name
            assert QColor(image.pixel(2, 2)) == CONTRAST.window
            trouble.check()


def test_nothing_is_painted_behind_the_words_of_the_board(window: MainWindow, qtlog: Any) -> None:
    """What is not black there are words, icons, pieces and frames; by day and in the evening it is a picture."""
    with Trouble(qtlog) as trouble:
        begin(window, 40)
        page = window.table
        assert page is not None
        Person(window).look(3)
        image = page.view.grab().toImage()
        board = page.scene.board
        place = page.view.mapFromScene(board.sceneBoundingRect()).boundingRect() & image.rect()
        assert dark(image, place) > 0.6
        trouble.check()
        window.settings.theme = "dusk"
        window.setting_changed("theme")
        Person(window).look(3)
        assert dark(page.view.grab().toImage(), place) < 0.4


@pytest.mark.parametrize(
    ("contrast", "scheme", "wanted"),
    [
        ("HighContrast", Qt.ColorScheme.Light, CONTRAST),
        ("NoPreference", Qt.ColorScheme.Light, LIGHT),
        ("NoPreference", Qt.ColorScheme.Dark, DUSK),
        ("", Qt.ColorScheme.Dark, DUSK),
    ],
)
def test_the_system_may_wish_for_it(monkeypatch: pytest.MonkeyPatch, contrast: str, scheme: Any, wanted: Any) -> None:
    """Older Qt says nothing of contrasts."""
    hints = SimpleNamespace(colorScheme=lambda: scheme)
    if contrast and not hasattr(Qt, "ContrastPreference"):
        pytest.skip("this Qt knows nothing of it")
    if contrast:
        preference = Qt.ContrastPreference[contrast]
        hints.accessibility = lambda: SimpleNamespace(contrastPreference=lambda: preference)
    monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    assert theme.wanted("system") is wanted
    assert {name: theme.wanted(name) for name in THEMES} == THEMES
