"""Whole games with Rise of Ix through the window, by mouse and keys, on both boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.rivals.printed import SOLO
from tests.clipped import watching
from tests.ixian import IX
from tests.monkey import NAMES, Monkey
from tests.speaking import speaking
from tests.test_monkey import SIZES
from tests.trouble import Trouble, open_window

#: Seed, language, edition, players; none against Rivals.
GAMES = ((1, "en", "base", 4), (2, "uk", "uprising", 3), (3, "bg", "blend", 4), (5, "ru", "base", 0))


@pytest.mark.parametrize(
    ("seed", "language", "edition", "players"), GAMES, ids=[f"{game[2]}_{game[1]}" for game in GAMES]
)
def test_a_whole_game(
    seed: int, language: str, edition: str, players: int, qtbot: QtBot, qtlog: Any, tmp_path: Path
) -> None:
    window = open_window(tmp_path, SIZES[seed % 3], language=language, cover="open", reduced_motion=True)
    qtbot.addWidget(window)
    with speaking(language), Trouble(qtlog) as trouble, watching(NAMES) as clipped:
        monkey = Monkey(window, seed, trouble, frames=8)
        monkey.each = lambda: clipped.settle(window)
        if players:
            monkey.begin(players, 2, edition, IX)
        else:
            monkey.begin_with_rivals(SOLO, edition, "mentat", modules=IX)
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
