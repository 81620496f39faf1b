"""Games against Rivals through the window, by clicks, drags and keys; and no text is cut off.

Of each the first rounds are played, or the last.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.engine.rivals.printed import SOLO, TWO, VARIANTS
from tests.ixian import IX
from tests.monkey import Monkey
from tests.speaking import speaking
from tests.test_monkey import SIZES, play_through
from tests.trouble import Trouble, open_window

#: Seed, language, edition, mode, level, variants, Rivals, modules; whether moves take their time.
GAMES = (
    (1, "uk", "base", SOLO, "mercenary", (), (), (), False),
    (2, "bg", "base", TWO, "", (), (), (), False),
    (3, "ru", "uprising", SOLO, "sardaukar", VARIANTS, (), (), False),
    (4, "uk", "uprising", TWO, "", (), ("lady_amber_metulli",), (), False),
    (5, "ru", "base", SOLO, "mentat", (), (), IX, False),
    (6, "bg", "base", SOLO, "kwisatz_haderach", (), ("earl_memnon_thorvald", "glossu_rabban"), (), True),
    (7, "en", "blend", SOLO, "mentat", (), (), (), True),
)
#: Those that were kept in the seventh round, and go on from there. The others are left when the fourth begins.
KEPT = (3, 4, 5)


@pytest.mark.parametrize(
    ("seed", "language", "edition", "mode", "level", "variants", "rivals", "modules", "moving"),
    GAMES,
    ids=["_".join((*game[2:4], *game[7], game[1])) for game in GAMES],
)
def test_nothing_goes_wrong_at_the_table(
    seed: int,
    language: str,
    edition: str,
    mode: str,
    level: str,
    variants: tuple[str, ...],
    rivals: tuple[str, ...],
    modules: tuple[str, ...],
    moving: bool,
    qtbot: QtBot,
    qtlog: Any,
    tmp_path: Path,
) -> None:
    def begin(monkey: Monkey) -> None:
        monkey.begin_with_rivals(mode, edition, level, variants, rivals, modules)
        assert monkey.page.controller.humans == ((0,) if mode == SOLO else (0, 1))

    with speaking(language):
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
        monkey = Monkey(window, seed, Trouble(qtlog), frames=1 if moving else 8)
        if seed in KEPT:
            monkey.since = 7
        else:
            monkey.until = 4
        play_through(monkey, language, begin, tmp_path)
