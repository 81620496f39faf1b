"""The Raiders, a box that exists in the tests only, through the window: the table shows and plays what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.rivals.printed import SOLO, TWO
from tests.box import RAIDERS, opened
from tests.clipped import watching
from tests.monkey import NAMES, Monkey
from tests.speaking import speaking
from tests.test_monkey import SIZES
from tests.trouble import Trouble, open_window

#: Seed, language, edition, mode, level.
GAMES = (
    (1, "en", "base", "", ""),
    (2, "uk", "uprising", "", ""),
    (3, "bg", "blend", SOLO, "mentat"),
    (4, "ru", "base", TWO, ""),
)


@pytest.fixture(autouse=True)
def _on_the_table() -> Iterator[None]:
    with opened():
        yield


@pytest.mark.parametrize(("seed", "language", "edition", "mode", "level"), GAMES, ids=[game[2] for game in GAMES])
def test_nothing_goes_wrong_at_the_table(
    seed: int, language: str, edition: str, mode: str, level: str, qtbot: QtBot, qtlog: Any, tmp_path: Path
) -> None:
    """Half of them were kept in the sixth round: by then all that the box brings lies on the table. Of the others the
    first rounds are played.
    """
    window = open_window(tmp_path, SIZES[seed % 3], language=language, cover="open", reduced_motion=True)
    qtbot.addWidget(window)
    with speaking(language), Trouble(qtlog) as trouble, watching(NAMES) as clipped:
        monkey = Monkey(window, seed, trouble, frames=8)
        monkey.each = lambda: clipped.settle(window)
        if seed % 2:
            monkey.since = 6
        else:
            monkey.until = 5
        if mode:
            monkey.begin_with_rivals(mode, edition, level, modules=RAIDERS)
        else:
            monkey.begin(3, 2, edition, RAIDERS)
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
