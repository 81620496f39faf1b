"""Thirty games through the window, by clicks, drags and keys: of the base game, of Uprising, of a blend.

In all four languages: nothing is cut off, and nothing that is read is in the wrong one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.clipped import Clipped, watching
from tests.monkey import NAMES, Monkey
from tests.reading import Reading, reading
from tests.speaking import speaking
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


#: Each in every size: of the base game in turn, then by seed, with CHOAM in 18, 21 and 26.
LANGUAGES = ("en", "uk", "ru", "bg")
OTHER_LANGUAGES = ("uk", "ru", "uk", "ru", "en", "ru", "bg", "bg", "bg", "en", "uk", "en")


def spoken(seed: int) -> str:
    return LANGUAGES[seed // 3 % 4] if seed < BASE_GAMES else OTHER_LANGUAGES[seed - BASE_GAMES]


@pytest.mark.parametrize("seed", range(30), ids=lambda seed: f"game{seed}_{played(seed)[0]}_{spoken(seed)}")
def test_a_whole_game(seed: int, qtbot: QtBot, qtlog: Any, tmp_path: Path) -> None:
    with speaking(spoken(seed)):
        _play(seed, qtbot, qtlog, tmp_path)


def _play(seed: int, qtbot: QtBot, qtlog: Any, tmp_path: Path) -> None:
    moving = seed in MOVING
    window = open_window(
        tmp_path,
        SIZES[seed % 3],
        language=spoken(seed),
        theme=THEMES[seed // 2 % 2],
        cover=COVERS[(seed + seed // 3) % 3],
        reduced_motion=not moving,
        opponents_speed=800 if moving else 0,
        confirm_buy=seed % 4 == 0,
    )
    qtbot.addWidget(window)
    with Trouble(qtlog) as trouble, watching(NAMES) as clipped, reading() as found:
        monkey = Monkey(window, seed, trouble, frames=1 if moving else 8)
        monkey.each = lambda: look_at(monkey, clipped, found)
        monkey.begin(*TABLES[seed // 3 % 6], *played(seed))
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
    assert found.wrong_in(spoken(seed)) == {}


def look_at(monkey: Monkey, clipped: Clipped, found: Reading) -> None:
    """What is painted is watched always, labels and buttons now and then, all that models could say seldom."""
    if monkey.steps % 7 == 0:
        clipped.look_at(monkey.window)
    if monkey.steps % 29 == 0:
        found.look_at(monkey.window)
    if monkey.steps % 97 == 0:
        found.models(monkey.page.models)
    clipped.settle(monkey.window)
