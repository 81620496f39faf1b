"""Thirty games through the window, by clicks, drags and keys: of the base game, of Uprising, of a blend."""

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
#: The first games are of the base game, the others of these.
BASE_GAMES, OTHERS = 18, ("uprising", "uprising", "blend")


def played(seed: int) -> tuple[str, tuple[str, ...]]:
    """Which game it is, and with which modules."""
    if seed < BASE_GAMES:
        return "base", ()
    return OTHERS[seed // 2 % 3], ("choam",) if seed % 5 % 2 else ()


@pytest.mark.parametrize("seed", range(30), ids=lambda seed: f"game{seed}_{played(seed)[0]}")
def test_a_whole_game(seed: int, qtbot: QtBot, qtlog: Any, tmp_path: Path) -> None:
    moving = seed in MOVING
    window = open_window(
        tmp_path,
        SIZES[seed % 3],
        theme=THEMES[seed // 2 % 2],
        cover=COVERS[(seed + seed // 3) % 3],
        reduced_motion=not moving,
        opponents_speed=800 if moving else 0,
        confirm_buy=seed % 4 == 0,
    )
    qtbot.addWidget(window)
    with Trouble(qtlog) as trouble, watching(NAMES) as clipped:
        monkey = Monkey(window, seed, trouble, frames=1 if moving else 8)
        monkey.each = lambda: look_at(monkey, clipped)
        monkey.begin(*TABLES[seed // 3 % 6], *played(seed))
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
