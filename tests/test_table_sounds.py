"""What the window lets be heard: the game that is shown, as loud as the settings say; nothing by itself in tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.table_glints import TableGlints
from dune_desktop.windows.main.table_sounds import TableSounds
from tests.trouble import open_window


class Ears:
    """Takes the place of a player."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.wind = 0.0

    def play(self, sound: str, level: float, after: int = 0) -> None:
        self.heard.append((sound, level))

    def blow(self, level: float) -> None:
        self.wind = level

    def close(self) -> None: ...


def begin(window: MainWindow) -> None:
    seats = tuple(SeatSetup(name, colour) for name, colour in (("A", "red"), ("B", "blue"), ("C", "green")))
    window.games.begin(Setup(3, 3), seats, (), "base")


def send(window: MainWindow) -> None:
    """Whoever is asked does the first thing that there is to do."""
    controller = window.controller
    assert controller is not None
    assert controller.question is not None
    assert controller.question.options
    controller.act(controller.question.options[0])


def listening(qtbot: QtBot, folder: Path, **settings: Any) -> tuple[MainWindow, Ears]:
    window = open_window(folder, cover="open", reduced_motion=True, **settings)
    qtbot.addWidget(window)
    ears = Ears()
    TableSounds(window, ears)
    return window, ears


def test_what_happens_at_the_table_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    window, ears = listening(qtbot, tmp_path, sounds_volume=30)
    begin(window)
    for _ in range(12):
        send(window)
    assert {"agent", "turn"} <= {sound for sound, _ in ears.heard}
    assert {level for _, level in ears.heard} == {0.3}


def test_sounds_that_are_off_are_not_heard(qtbot: QtBot, tmp_path: Path) -> None:
    window, ears = listening(qtbot, tmp_path, sounds=False)
    begin(window)
    for _ in range(12):
        send(window)
    assert ears.heard == []


def test_a_piece_that_cannot_be_taken_is_heard(qtbot: QtBot, tmp_path: Path) -> None:
    window, ears = listening(qtbot, tmp_path)
    begin(window)
    ears.heard.clear()
    assert window.table is not None
    window.table.scene.declined.emit(("card", 1), None)
    assert [sound for sound, _ in ears.heard] == ["refused"]


def test_a_volume_is_heard_when_it_is_changed(qtbot: QtBot, tmp_path: Path) -> None:
    window, ears = listening(qtbot, tmp_path)
    window.settings.sounds_volume = 80
    window.setting_changed("sounds_volume")
    window.setting_changed("theme")
    assert ears.heard == [("coin", 0.8)]


def test_the_wind_blows_over_a_table_that_is_shown_if_it_is_wanted(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = [Qt.ApplicationState.ApplicationActive]
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: state[0])
    window, ears = listening(qtbot, tmp_path, ambience_volume=50)
    begin(window)
    assert ears.wind == 0.0  # nobody wanted it
    window.settings.ambience = True
    window.setting_changed("ambience")
    assert ears.wind == 0.5
    window.show_start()
    assert ears.wind == 0.0
    window.games.go_on()
    assert ears.wind == 0.5
    state[0] = Qt.ApplicationState.ApplicationInactive
    QGuiApplication.instance().applicationStateChanged.emit(state[0])  # type: ignore[union-attr]
    assert ears.wind == 0.0


def test_a_game_that_is_not_shown_is_not_heard(qtbot: QtBot, tmp_path: Path) -> None:
    window, ears = listening(qtbot, tmp_path)
    begin(window)
    window.show_start()
    ears.heard.clear()
    send(window)
    assert ears.heard == []


def test_spice_glints_in_a_window_that_is_used_and_in_no_other(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = [Qt.ApplicationState.ApplicationActive]
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: state[0])
    window = open_window(tmp_path, cover="open")
    qtbot.addWidget(window)
    begin(window)
    assert window.table is not None
    glints = window.table.scene.stage.glints
    assert not glints.running
    TableGlints(window)
    window.look.changed.emit()
    assert glints.running
    window.show_start()
    assert not glints.running
    window.games.go_on()
    assert glints.running
    state[0] = Qt.ApplicationState.ApplicationInactive
    QGuiApplication.instance().applicationStateChanged.emit(state[0])  # type: ignore[union-attr]
    assert not glints.running
    state[0] = Qt.ApplicationState.ApplicationActive
    window.settings.reduced_motion = True
    window.setting_changed("reduced_motion")
    assert not glints.running
