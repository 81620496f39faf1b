"""The page of the statistics, with so many games counted, and what is read on it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dune_desktop.statistics.database import Statistics
from dune_desktop.statistics.summary import GameSummary
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.statistics import counting
from dune_desktop.windows.statistics.diagrams import TITLES
from dune_desktop.windows.statistics.statistics_page import CHART, StatisticsPage
from tests.person import Person
from tests.test_statistics import GAMES, RECORDS
from tests.test_statistics import summary as counted
from tests.trouble import open_window

#: As they are called in every language.
PEOPLE = ("Олена", "Борис", "Ивайла", "Ана-Мария")
_LONG_AGO = datetime(2024, 5, 1, 18, tzinfo=UTC)
Open = Callable[..., MainWindow]


def many(number: int) -> list[GameSummary]:
    """Games in the course of years, some of them won by somebody else than in truth."""
    chance, begun, games = random.Random(5), _LONG_AGO, []
    kinds = [counted(path.stem) for path in sorted(RECORDS.glob("*_finished.json"))]
    for n in range(number):
        game, begun = kinds[n % len(kinds)], begun + timedelta(days=chance.randrange(4), minutes=n)
        seats = list(game.seats)
        if not game.mode and chance.randrange(2):
            best = min(range(len(seats)), key=lambda seat: seats[seat].place)
            seats[0], seats[best] = (
                evolve(seats[best], name=seats[0].name, bot=seats[0].bot),
                evolve(seats[0], name=seats[best].name, bot=seats[best].bot),
            )
        over = begun + timedelta(minutes=chance.randrange(40, 160))
        dates = {"started": begun.isoformat(), "finished": over.isoformat()}
        games.append(evolve(game, game=f"g{n}", mark=f"m{n}", seats=tuple(seats), **dates))
    return games


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """A window with so many games counted; it counts when it is told to, however slow the machine is."""
    monkeypatch.setattr(counting, "_QUIET", 3_600_000)
    windows = []

    def open_with(games: int = 0, size: tuple[int, int] = (1280, 800), **wanted: Any) -> MainWindow:
        folder = tmp_path / "games"
        folder.mkdir()
        if games:
            kept = Statistics(folder)
            for game in many(games):
                kept.take_in(game)
        window = open_window(tmp_path, size, **wanted)
        qtbot.addWidget(window)
        qtbot.waitUntil(window.isActiveWindow)
        windows.append(window)
        return window

    yield open_with
    for window in windows:
        window.counting.stop()
        window.games.leave()
        window.store.flush()


def save_three(window: MainWindow) -> None:
    for name in GAMES:
        shutil.copy(RECORDS / f"{name}.json", window.store.folder)


def settled(window: MainWindow) -> None:
    Person(window).wait(lambda: not window.counting.busy)


def shown(window: MainWindow) -> StatisticsPage:
    window.show_statistics()
    settled(window)
    page = window.findChild(StatisticsPage)
    assert page is not None
    assert page.isVisible()
    return page


def values(page: StatisticsPage) -> dict[str, str]:
    """The figures, by what they count."""
    tiles = page.tiles
    rows = (tiles.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(tiles.count()))
    return dict(row.split(": ", 1) for row in rows)


def choose(page: StatisticsPage, kind: str, form: int = CHART) -> None:
    page.kinds.setCurrentIndex(list(TITLES).index(kind))
    page.forms.segment(form).click()


def cells(page: StatisticsPage) -> list[tuple[str, ...]]:
    model = page.diagram
    return [
        tuple(str(model.index(row, column).data() or "") for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]
