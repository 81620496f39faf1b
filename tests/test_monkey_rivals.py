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
from tests.reading import reading
from tests.speaking import speaking
from tests.test_monkey import SIZES, look_at
from tests.trouble import Trouble, open_window

#: Seed, language, edition, mode, level, variants, Rivals; whether moves take their time.
GAMES = (
    (1, "uk", "base", SOLO, "mercenary", (), (), False),
    (2, "bg", "base", TWO, "", (), (), False),
    (3, "ru", "uprising", SOLO, "sardaukar", VARIANTS, (), False),
    (4, "uk", "uprising", TWO, "", (), ("lady_amber_metulli",), False),
    (5, "bg", "base", SOLO, "kwisatz_haderach", (), ("earl_memnon_thorvald", "glossu_rabban"), True),
    (6, "en", "blend", SOLO, "mentat", (), (), True),
)


@pytest.mark.parametrize(
    ("seed", "language", "edition", "mode", "level", "variants", "rivals", "moving"),
    GAMES,
    ids=[f"{game[2]}_{game[3]}{game[0]}_{game[1]}" for game in GAMES],
)
def test_a_whole_game(
    seed: int,
    language: str,
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
        language=language,
        theme=("dusk", "light")[seed // 2 % 2],
        cover=("always", "ask")[seed % 2],
        reduced_motion=not moving,
        opponents_speed=800 if moving else 0,
    )
    qtbot.addWidget(window)
    with speaking(language), Trouble(qtlog) as trouble, watching(NAMES) as clipped, reading() as found:
        monkey = Monkey(window, seed, trouble, frames=1 if moving else 8)
        monkey.each = lambda: look_at(monkey, clipped, found)
        monkey.begin_with_rivals(mode, edition, level, variants, rivals)
        assert monkey.page.controller.humans == ((0,) if mode == SOLO else (0, 1))
        monkey.play(tmp_path)
        window.close()
        trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
    assert found.wrong_in(language) == {}
