"""Who wants less motion sees none: nothing flies, pulses, breathes or counts, wherever one is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from dune_desktop.windows.endings.final_count import FinalCount
from dune_desktop.windows.main.learning import learn
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.table_glints import TableGlints
from tests.games import seats_of
from tests.person import Person
from tests.test_window_text import begin
from tests.trouble import open_window

Open = Callable[[bool], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Open:
    """Open a window with little motion, or with all."""

    def open_one(reduced: bool) -> MainWindow:
        folder = tmp_path / str(reduced)
        window = open_window(folder, (1280, 800), cover="open", reduced_motion=reduced, opponents_speed=0)
        qtbot.addWidget(window)
        TableGlints(window)
        Person(window).look()
        return window

    return open_one


def moving(window: MainWindow) -> list[str]:
    """What moves now, wherever it is."""
    table: Any = window.table
    running = QAbstractAnimation.State.Running
    found = [type(one.parent()).__name__ for one in window.findChildren(QAbstractAnimation) if one.state() == running]
    if table is not None:
        found += ["flight"] * bool(table.scene.flights.flying)
        found += ["glints"] * table.scene.stage.glints.running
    count = window.findChild(FinalCount)
    if count is not None:
        found += ["count"] * any(timer.isActive() for timer in count.findChildren(QTimer))
    return found


def played(window: MainWindow, decisions: int) -> set[str]:
    """Whatever moved while so many decisions were taken."""
    controller, chance, found = window.controller, seats_of(3), set()
    assert controller is not None
    for _ in range(decisions):
        options = controller.question.options  # type: ignore[union-attr]
        assert options
        controller.act(options[chance.below(len(options))])
        found.update(moving(window))
    return found


@pytest.mark.parametrize("reduced", [True, False])
def test_at_the_table(opened: Open, reduced: bool) -> None:
    window = opened(reduced)
    begin(window, 0)
    assert bool(played(window, 25)) != reduced


@pytest.mark.parametrize("reduced", [True, False])
def test_what_a_tour_means(opened: Open, reduced: bool) -> None:
    window = opened(reduced)
    learn(window, "first_game")
    assert window.table is not None
    page = window.table
    while not page.answering.meant:
        page.guided.panel.next.click()
        Person(window).look()
    assert ("Beacons" in moving(window)) != reduced


@pytest.mark.parametrize("reduced", [True, False])
def test_a_victory(opened: Open, reduced: bool) -> None:
    window = opened(reduced)
    begin(window, 5000, mode="two", players=3)
    final = window.table.milestones.final  # type: ignore[union-attr]
    assert final.isVisible()
    assert ("count" in moving(window)) != reduced
    final.count.finish()
    assert final.triumph.running != reduced
    assert bool(moving(window)) != reduced
