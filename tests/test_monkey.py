"""Twelve tables at the window, by clicks, drags and keys: each edition in each language, with modules and without.

A whole game of each edition, the first rounds of another one, and the last rounds of two.

Nothing is cut off, and nothing that is read is in the wrong language. Any two of edition, language, size, theme and
cover meet in one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.clipped import Clipped, watching
from tests.monkey import NAMES, Monkey
from tests.reading import Reading, reading
from tests.speaking import speaking
from tests.trouble import Trouble, open_window

LANGUAGES = ("en", "uk", "ru", "bg")
SIZES = ((1280, 672), (1280, 800), (1600, 1000))
THEMES = ("dusk", "light")
COVERS = ("always", "ask", "open")
#: Players, and how many of them are people.
TABLES = ((4, 4), (3, 1), (4, 2), (3, 2), (4, 1), (3, 3))
#: By edition, the modules that join it in each language.
MODULES = {
    "base": ((), ("ix",), ("immortality",), ("ix", "immortality")),
    "uprising": ((), ("immortality",), ("ix",), ("choam", "ix", "immortality")),
    "blend": (("ix",), ("choam", "ix"), (), ("choam", "immortality")),
}
#: Games with flights, and with bots that take their time: one of each edition, left when the third round begins.
MOVING = (1, 6, 11)
#: Games that were kept in the eighth round, and go on from there: two of each edition, and none of the above. Each
#: language has one that begins at the window.
KEPT = (0, 2, 3, 5, 7, 10)


@frozen
class Plan:
    """How a game is played."""

    seed: int
    edition: str
    modules: tuple[str, ...]
    language: str
    size: tuple[int, int]
    theme: str
    cover: str
    players: int
    people: int


def plan(seed: int) -> Plan:
    edition, language = seed % 3, seed // 3
    name = tuple(MODULES)[edition]
    return Plan(
        seed,
        name,
        MODULES[name][language],
        LANGUAGES[language],
        SIZES[(edition + language) % 3],
        THEMES[(edition + language) % 2],
        COVERS[(edition + 2 * language) % 3],
        *TABLES[(seed + seed // 6) % 6],
    )


PLANS = tuple(map(plan, range(12)))


@pytest.mark.parametrize(("one", "other"), list(combinations(("edition", "language", "size", "theme", "cover"), 2)))
def test_any_two_of_these_meet(one: str, other: str) -> None:
    firsts, others = ({getattr(plan, name) for plan in PLANS} for name in (one, other))
    assert len({(getattr(plan, one), getattr(plan, other)) for plan in PLANS}) == len(firsts) * len(others)
    assert min(len(firsts), len(others)) > 1


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"game{plan.seed}_{plan.edition}_{plan.language}")
def test_nothing_goes_wrong_at_the_table(plan: Plan, qtbot: QtBot, qtlog: Any, tmp_path: Path) -> None:
    moving = plan.seed in MOVING
    with speaking(plan.language):
        window = open_window(
            tmp_path,
            plan.size,
            language=plan.language,
            theme=plan.theme,
            cover=plan.cover,
            reduced_motion=not moving,
            opponents_speed=800 if moving else 0,
            confirm_buy=plan.seed % 4 == 0,
        )
        qtbot.addWidget(window)
        monkey = Monkey(window, plan.seed, Trouble(qtlog), frames=1 if moving else 8)
        monkey.since = 8 if plan.seed in KEPT else 0
        monkey.until = 3 if moving else Monkey.until
        play_through(
            monkey,
            plan.language,
            lambda monkey: monkey.begin(plan.players, plan.people, plan.edition, plan.modules),
            tmp_path,
        )


def play_through(monkey: Monkey, language: str, begin: Callable[[Monkey], None], folder: Path) -> None:
    """As far as the monkey plays, and every word is looked at meanwhile."""
    with monkey.trouble, watching(NAMES) as clipped, reading() as found:
        monkey.each = lambda: look_at(monkey, clipped, found)
        begin(monkey)
        monkey.play(folder)
        monkey.window.close()
        monkey.trouble.check()
    assert dict(monkey.wrong) == {}
    assert clipped.failures == []
    assert found.wrong_in(language) == {}


def look_at(monkey: Monkey, clipped: Clipped, found: Reading) -> None:
    """What is painted is watched always, labels and buttons now and then, all that models could say seldom."""
    if monkey.steps % 7 == 0:
        clipped.look_at(monkey.window)
    if monkey.steps % 29 == 0:
        found.look_at(monkey.window)
    if monkey.steps % 97 == 0:
        found.models(monkey.page.models)
    clipped.settle(monkey.window)
