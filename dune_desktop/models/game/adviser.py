"""Whoever is asked for advice on a position, and answers when it has thought."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from dune_desktop.bots.advice import Advice, advise
from dune_desktop.bots.bot import Effort
from dune_desktop.engine.state import Game

Told = Callable[[Advice], None]


class Adviser(Protocol):
    """Thinks of one position at a time."""

    def ask(self, world: Game, then: Told) -> None:
        """Call ``then`` with the advice for the asked seat of this world, unless it is dropped before."""
        ...

    def drop(self) -> None:
        """Nobody waits for it any more."""
        ...


class HereAndNow(QObject):
    """Thinks in this process, when the window has nothing else to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True)
        self._asked: Callable[[], None] | None = None
        self._timer.timeout.connect(self._think)

    def ask(self, world: Game, then: Told) -> None:
        self._asked = partial(self._tell, world, then)
        self._timer.start(0)

    def drop(self) -> None:
        self._timer.stop()

    def _think(self) -> None:
        if self._asked is not None:
            self._asked()

    def _tell(self, world: Game, then: Told) -> None:
        then(advise(world, Effort()))
