"""Where the window stands: on its screen, at its place, and always where it can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from pytestqt.qtbot import QtBot

from dune_desktop.files.settings import SettingsFile
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.placing import FULL, MAXIMIZED, Screen, WindowPlace, fitted, read
from tests.windowed import opened

LAPTOP = Screen("eDP-1", QRect(0, 0, 1366, 728))
DESK = Screen("HDMI-1", QRect(1366, 0, 2560, 1400))
LEFT_OF_IT = Screen("HDMI-1", QRect(-2560, -300, 2560, 1400))
SMALL = Screen("DP-2", QRect(0, 0, 1024, 600))
PLACE = WindowPlace(QSize(1600, 900), QPoint(300, 200), "HDMI-1")


def test_it_stands_where_it_stood_on_the_screen_where_it_stood() -> None:
    assert fitted(PLACE, (LAPTOP, DESK)) == QRect(1666, 200, 1600, 900)


def test_it_goes_along_with_its_screen() -> None:
    assert fitted(PLACE, (LAPTOP, LEFT_OF_IT)) == QRect(-2260, -100, 1600, 900)


def test_without_its_screen_it_is_on_the_main_one_as_large_as_that_has_room() -> None:
    there = fitted(PLACE, (LAPTOP, SMALL))
    assert LAPTOP.area.contains(there)
    assert there.size() == QSize(1366, 728 - 32)


def test_its_screen_need_not_be_the_main_one() -> None:
    assert fitted(PLACE, (SMALL, LAPTOP, DESK)) == QRect(1666, 200, 1600, 900)


@pytest.mark.parametrize("corner", [QPoint(-5000, -5000), QPoint(9000, 50), QPoint(50, 9000), QPoint(0, 0)])
def test_all_of_it_and_its_title_bar_can_be_seen(corner: QPoint) -> None:
    for screens in ((DESK, LAPTOP), (LAPTOP,), (LEFT_OF_IT, LAPTOP), (SMALL,)):
        area = next((one for one in screens if one.name == "HDMI-1"), screens[0]).area
        there = fitted(WindowPlace(QSize(1000, 560), corner, "HDMI-1"), screens)
        assert area.contains(there)
        assert there.top() >= area.top() + 32


@pytest.mark.parametrize(
    "place",
    [
        PLACE,
        WindowPlace(QSize(1280, 800), QPoint(-40, 12), "", FULL),
        WindowPlace(QSize(9, 9), QPoint(0, -7), "\\\\.\\D 1", MAXIMIZED),
    ],
)
def test_a_place_is_a_line_of_text(place: WindowPlace) -> None:
    assert read(place.text) == place


@pytest.mark.parametrize(
    "text", ["", "AdnQywADAAAAAAAAAAAAAA==", "1280x800", "1280x800+1+1 sideways HDMI-1", "-1x800+1+1 normal X"]
)
def test_what_is_no_place_is_none(text: str) -> None:
    assert read(text) is None


def again(qtbot: QtBot, home: Path, beside: bool = False) -> MainWindow:
    window = MainWindow(SettingsFile(home), Store(home / "games"), beside=beside)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_the_window_comes_back_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path, (700, 480))
    first.setMinimumSize(0, 0)
    first.setGeometry(30, 60, 700, 480)
    first.close()
    second = again(qtbot, tmp_path)
    assert second.geometry().topLeft() == QPoint(30, 60)
    other = again(qtbot, tmp_path, beside=True)
    assert other.geometry().topLeft() != QPoint(30, 60)


def test_a_window_that_filled_the_screen_does_so_again_and_knows_its_size(qtbot: QtBot, tmp_path: Path) -> None:
    for state in (Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen):
        first = opened(qtbot, tmp_path, (700, 480))
        first.setMinimumSize(0, 0)
        first.setGeometry(30, 60, 700, 480)
        first.setWindowState(state)
        first.close()
        second = again(qtbot, tmp_path)
        assert second.windowState() & state
        assert second.normalGeometry().topLeft() == QPoint(30, 60)
        second.setWindowState(Qt.WindowState.WindowNoState)
        second.close()


def test_a_place_of_an_older_version_is_no_trouble(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"geometry": "AdnQywADAAAAAAAAAAAAAA=="}')
    assert again(qtbot, tmp_path).windowState() == Qt.WindowState.WindowNoState
