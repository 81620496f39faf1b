"""Thirty games through the window, by clicks, drags and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.clipped import Clipped, watching
from tests.monkey import NAMES, Monkey
from tests.trouble import Trouble, open_window

SIZES = ((1280, 672), (1280, 800), (1600, 1000))
THEMES = ("dusk", "light")
COVERS = ("always", "ask", "open")
#: Players, and how many of them are people.
TABLES = ((4, 4), (3, 1), (4, 2), (3, 2), (4, 1), (3, 3))
#: Games with flights, and with bots that take their time.
MOVING = (6, 8, 11, 16, 20, 24)
GAMES = [
    (seed, SIZES[seed % 3], THEMES[seed // 3 % 2], TABLES[seed // 5], COVERS[(seed + seed // 3) % 3])
    for seed in range(30)
]


@pytest.mark.parametrize(("seed", "size", "theme", "table", "cover"), GAMES, ids=[f"game{game[0]}" for game in GAMES])
def test_a_whole_game(
    seed: int,
    size: tuple[int, int],
    theme: str,
    table: tuple[int, int],
    cover: str,
    qtbot: QtBot,
    qtlog: Any,
    tmp_path: Path,
) -> None:
    moving = seed in MOVING
    window = open_window(
        tmp_path,
        size,
        theme=theme,
        cover=cover,
        reduced_motion=not moving,
        opponents_speed=800 if moving else 0,
        confirm_buy=seed % 4 == 0,
    )
    qtbot.addWidget(window)
    with Trouble(qtlog) as trouble, watching(NAMES) as clipped:
        monkey = Monkey(window, seed, trouble, frames=1 if moving else 8)
        monkey.each = lambda: look_at(monkey, clipped)
        monkey.begin(*table)
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []


def look_at(monkey: Monkey, clipped: Clipped) -> None:
    """What is painted is watched always, labels and buttons now and then."""
    if monkey.steps % 7 == 0:
        clipped.look_at(monkey.window)
    clipped.settle(monkey.window)
