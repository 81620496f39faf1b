"""Saved games to look through: short ones with names, one that is over, one that is broken; and their page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.saved.saved_model import game_of
from tests.person import Person
from tests.sample_records import played
from tests.windowed import opened, seeded

__all__ = ["seeded"]

#: Who wins it, with how many points, follows from the seed.
FINISHED_SEED = 3
#: Seconds since 1970, long ago by any clock: all games are of one afternoon, a minute apart.
NOON = 1_600_000_000


@cache
def record(style: str = "base", players: int = 3, seed: int = 11, actions: int = 4) -> Record:
    """Of a random game."""
    return played(style, players, seed, actions).record()


def named(title: str, given: Record | None = None) -> Record:
    """The record with a name of its own."""
    given = record() if given is None else given
    assert given.table is not None
    return evolve(given, table=evolve(given.table, title=title))


def fill(store: Store) -> None:
    """Newest first: ``broken``, ``solo``, ``over``, ``second``, ``first``."""
    games = {
        "first": named("Arrakis"),
        "second": named("", record("uprising", 4, 12, 6)),
        "over": named("Zensunni", record("base", 3, FINISHED_SEED, 10_000)),
        "solo": named("Caladan", record("base@solo.kwisatz_haderach", 3, 5, 6)),
    }
    for game, one in games.items():
        store.keep(game, dumps(one))
    store.flush()
    (store.folder / "broken.json").write_text('{"format":', encoding="utf-8")
    for minute, game in enumerate([*games, "broken"]):
        touch(store, game, minute)


def older(window: MainWindow, game: str, rounds: int) -> None:
    """A state at the end of some round, as the store keeps it."""
    folder = window.store.folder / "older"
    folder.mkdir(exist_ok=True)
    (folder / f"{game}.{rounds}.json").write_text(dumps(named("Arrakis", record(actions=90))), encoding="utf-8")


def touch(store: Store, game: str, minute: int) -> None:
    """As if it had been written then."""
    os.utime(store.folder / f"{game}.json", (NOON + 60 * minute,) * 2)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """One that has them."""
    window = open_window(qtbot, tmp_path)
    fill(window.store)
    return window


@pytest.fixture
def page(window: MainWindow) -> LoadPage:
    return open_list(window)


def open_window(qtbot: QtBot, home: Path, size: tuple[int, int] = (1280, 800), **wanted: object) -> MainWindow:
    """With bots that move at once and hands that lie open, unless other settings are wanted."""
    settings = {"cover": "open", "opponents_speed": 0, "reduced_motion": True, **wanted}
    return opened(qtbot, home, size, **settings)


def open_list(window: MainWindow) -> LoadPage:
    """The page, with all that it says of the chosen game."""
    window.show_load()
    page = window.findChild(LoadPage)
    assert isinstance(page, LoadPage)
    settle(window)
    return page


def settle(window: MainWindow) -> None:
    """What waits for a moment is done."""
    page = window.findChild(LoadPage)
    if page is not None:
        page._tell_beside()
    Person(window).look(3)


def shown(page: LoadPage) -> list[str]:
    """The ids of the games in the list, from the top."""
    return [game_of(page.games.index(row, 0)).id for row in range(page.games.rowCount())]


@contextmanager
def played_elsewhere(store: Store, game: str) -> Iterator[Store]:
    """Another copy of the program has the game."""
    other = Store(store.folder)
    other.claim(game)
    try:
        yield other
    finally:
        other.release(game)
