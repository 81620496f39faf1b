"""Whole games against Rivals through the window, by clicks, drags and keys; and no text is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.rivals.printed import SOLO, TWO, VARIANTS
from tests.clipped import watching
from tests.monkey import NAMES, Monkey
from tests.test_monkey import SIZES, look_at
from tests.trouble import Trouble, open_window

#: Seed, edition, mode, level, variants, Rivals; whether moves take their time.
GAMES = (
    (1, "base", SOLO, "mercenary", (), (), False),
    (2, "base", TWO, "", (), (), False),
    (3, "uprising", SOLO, "sardaukar", VARIANTS, (), False),
    (4, "uprising", TWO, "", (), ("lady_amber_metulli",), False),
    (5, "base", SOLO, "kwisatz_haderach", (), ("earl_memnon_thorvald", "glossu_rabban"), True),
    (6, "blend", SOLO, "mentat", (), (), True),
)


@pytest.mark.parametrize(
    ("seed", "edition", "mode", "level", "variants", "rivals", "moving"),
    GAMES,
    ids=[f"{game[1]}_{game[2]}{game[0]}" for game in GAMES],
)
def test_a_whole_game(
    seed: int,
    edition: str,
    mode: str,
    level: str,
    variants: tuple[str, ...],
    rivals: tuple[str, ...],
    moving: bool,
    qtbot: QtBot,
    qtlog: Any,
    tmp_path: Path,
) -> None:
    window = open_window(
        tmp_path,
        SIZES[seed % 3],
        theme=("dusk", "light")[seed // 2 % 2],
        cover=("always", "ask")[seed % 2],
        reduced_motion=not moving,
        opponents_speed=800 if moving else 0,
    )
    qtbot.addWidget(window)
    with Trouble(qtlog) as trouble, watching(NAMES) as clipped:
        monkey = Monkey(window, seed, trouble, frames=1 if moving else 8)
        monkey.each = lambda: look_at(monkey, clipped)
        monkey.begin_with_rivals(mode, edition, level, variants, rivals)
        assert monkey.page.controller.humans == ((0,) if mode == SOLO else (0, 1))
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
