"""A table at which hints are asked for, of somebody who thinks until told to stop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dune_desktop.bots.advice import Advice, advise
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.letters import Budget, SentWorld
from dune_desktop.engine.state import Game
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.windows.table.table_page import TablePage
from tests.paged import press, table_at

SHIFT = Qt.KeyboardModifier.ShiftModifier
START = """
seat0 = {hand = ["diplomacy", "dagger", "reconnaissance"], deck_top = ["dagger"], water = 1}
"""


class Waiting(Thinker):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds: list[Game] = []
        self.budgets: list[Budget] = []
        self.then: Callable[[Advice | None], None] | None = None

    def advise(self, world: SentWorld, budget: Budget, tell: Callable[[Advice | None], None]) -> int:
        self.worlds.append(SentWorld.read({**world.values()}))
        self.budgets.append(budget)
        self.then = tell
        return len(self.worlds)

    def hurry(self, number: int) -> None:
        assert number == len(self.worlds)
        self.answer()

    def forget(self, number: int) -> None:
        if number == len(self.worlds):
            self.then = None

    def answer(self) -> None:
        assert self.then is not None
        then, self.then = self.then, None
        then(advise(self.worlds[-1], Effort(playouts=8)))


def table(qtbot: QtBot, where: str = START, **settings: object) -> tuple[TablePage, Waiting]:
    page = table_at(qtbot, where, **settings)
    page.hints.thinker = waiting = Waiting()
    return page, waiting


def hinted(qtbot: QtBot, where: str = START, **settings: object) -> TablePage:
    """The table with the best answers shown."""
    page, waiting = table(qtbot, where, **settings)
    press(page, Qt.Key.Key_F1, SHIFT)
    waiting.answer()
    return page


def best(page: TablePage) -> list[str]:
    return [choice.title for choice in page.hints.choices.rows()]
