"""The table page of a game played up to a point, and keys for whatever has the focus."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import Settings
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows import theme
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import position

PLAYERS = ("Serhii", "Olha", "Andrii", "Lesia")
COLOURS = ("red", "blue", "green", "yellow")
Until = Callable[[GameController], bool]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, Look())
    yield
    qapp.setStyleSheet("")


def play(controller: GameController, until: Until, seed: int = 0) -> bool:
    """Random answers until something holds; False when it never did."""
    chance = random.Random(seed)
    while controller.asked >= 0:
        if until(controller):
            return True
        controller.uncover()
        question = controller.question
        assert question is not None
        assert question.options
        controller.act(chance.choice(question.options))
    return False


def open_table(qtbot: QtBot, until: Until | None = None, cover: str = "open", **settings: object) -> TablePage:
    """A game played up to where ``until`` holds, on the table."""
    seats = tuple(SeatSetup(name, colour) for name, colour in zip(PLAYERS, COLOURS, strict=True))
    for seed in range(30):
        controller = GameController("base", Setup(4, seed), seats, cover=cover)
        if until is None or play(controller, until, seed):
            break
    else:
        raise AssertionError("no game gets there")
    return show(qtbot, controller, cover=cover, **settings)  # type: ignore[arg-type]


def press(page: TablePage, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = page.focusWidget() or page
    QTest.keyClick(focus, key, modifier)


def may_send(controller: GameController) -> bool:
    question = controller.question
    return bool(question and question.options and any(one.verb == "agent" for one in question.options))


def may_deploy(controller: GameController) -> bool:
    question = controller.question
    return bool(question and question.options and sum(one.verb == "deploy" for one in question.options) > 1)


def asks_of_piles(controller: GameController) -> bool:
    question = controller.question
    return bool(question and question.options and any("discard:" in one.text for one in question.options))


def asks_side(controller: GameController) -> bool:
    return bool(controller.question and controller.question.options and controller.question.what == "branch")


def table_at(qtbot: QtBot, where: str, *actions: str, **settings: object) -> TablePage:
    """A position, given as in the scenarios, after these actions."""
    controller = position(where, *actions).controller  # type: ignore[attr-defined]
    return show(qtbot, controller, **settings)


def show(qtbot: QtBot, controller: GameController, motion: float = 0.0, **settings: object) -> TablePage:
    """The game on the table, with the keyboard at home."""
    look = Look()
    look.set(motion=motion)
    page = TablePage(controller, look, Settings(**settings))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.decision.take_home()
    return page
