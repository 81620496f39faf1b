"""Counts finished games in a thread of its own: the window never waits for a game that is played again."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.engine.events import Event, GameOver

# What the first screen does not need is imported when it is first wanted, here by the thread.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.records.store import Store
    from dune_desktop.statistics.database import Statistics, StatisticsTrouble, Taken
    from dune_desktop.statistics.summary import GameSummary

CATCH_UP, REBUILD, DELETE = "catch_up", "rebuild", "delete_all"
#: Milliseconds between two looks at what the thread has done, and before the first game is counted.
_LOOKS, _QUIET = 30, 2000


@frozen
class Ledger:
    """What is counted now. ``taken`` is what a job came to, ``aside`` are names of broken files that were kept."""

    games: tuple[GameSummary, ...] = ()
    job: str = CATCH_UP
    taken: Taken | None = None
    trouble: StatisticsTrouble | None = None
    aside: tuple[str, ...] = ()
    #: A mistake of ours.
    failed: bool = False


class Counting(QObject):
    """Does one job after the other; each ends with a ledger."""

    counted = Signal(object)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs: list[str] = []
        self._thread: _Job | None = None
        self._statistics: Statistics | None = None
        #: The last one, if there is one yet.
        self.ledger: Ledger | None = None
        self._aside: list[str] = []
        self._looks = QTimer(self, interval=_LOOKS)
        self._looks.timeout.connect(self._look)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self.catch_up)

    @property
    def busy(self) -> bool:
        return self._looks.isActive()

    def begin(self) -> None:
        """Catch up once the program has started and nothing else is to be done."""
        self._quiet.start()

    def follow(self, controller: GameController) -> None:
        """Count this game when it is over."""
        controller.shown.connect(self._shown)

    def _shown(self, _view: object, events: Sequence[Event]) -> None:
        if any(isinstance(event, GameOver) for event in events):
            self.catch_up()

    def take_aside(self) -> list[str]:
        """The names of broken files of which nobody has been told yet."""
        aside, self._aside = self._aside, []
        return aside

    def catch_up(self) -> None:
        """Count what has not been counted."""
        self.add(CATCH_UP)

    def add(self, job: str) -> None:
        """Do this after what is still to be done."""
        if job not in self._jobs:
            self._jobs.append(job)
        self._looks.start()
        if self._thread is None:
            self._begin()

    def stop(self) -> None:
        """Stop as the program ends: what is not counted now is counted next time."""
        if self._thread is not None:
            self._thread.stopped = True
        self._jobs.clear()
        self._looks.stop()
        self._quiet.stop()

    def _begin(self) -> None:
        if self._statistics is None:
            from dune_desktop.statistics.database import Statistics

            self._statistics = Statistics(self._store.folder)
        before = () if self.ledger is None else self.ledger.games
        self._thread = _Job(self._jobs.pop(0), self._statistics, self._store, before)
        self._thread.start()

    def _look(self) -> None:
        if self._thread is None or self._thread.ledger is None:
            return
        ledger = self.ledger = self._thread.ledger
        self._thread = None
        self._aside += ledger.aside
        if self._jobs:
            self._begin()
        else:
            self._looks.stop()
        self.counted.emit(ledger)


class _Job(Thread):
    """Whatever happens to the job, there is a ledger; what can't be read stays as it was ``before``."""

    def __init__(self, job: str, statistics: Statistics, store: Store, before: tuple[GameSummary, ...]) -> None:
        super().__init__(name="counting games", daemon=True)
        self._job, self._statistics, self._store, self._before = job, statistics, store, before
        self.stopped = False
        self.ledger: Ledger | None = None

    def run(self) -> None:
        try:
            self.ledger = self._counted()
        except Exception as error:
            from dune_desktop.files.reports import report

            report(error)
            self.ledger = Ledger(self._before, self._job, failed=True)

    def _going(self) -> bool:
        return not self.stopped

    def _counted(self) -> Ledger:
        from dune_desktop.statistics.database import StatisticsTrouble

        ledger = Ledger(self._before, self._job)
        try:
            ledger = evolve(ledger, taken=self._do())
        except StatisticsTrouble as error:
            ledger = evolve(ledger, trouble=error)
        try:
            ledger = evolve(ledger, games=self._statistics.games(), aside=tuple(self._statistics.news()))
            if ledger.aside:  # the broken file is out of the way: all that is saved is counted again
                more, taken = self._statistics.catch_up(self._store, self._going), ledger.taken
                more = more if taken is None else evolve(more, games=taken.games + more.games)
                ledger = evolve(ledger, taken=more, games=self._statistics.games())
        except StatisticsTrouble as error:
            ledger = evolve(ledger, trouble=error)
        return ledger

    def _do(self) -> Taken | None:
        if self._job == DELETE:
            self._statistics.delete_all(self._store)
            return None
        read = self._statistics.rebuild if self._job == REBUILD else self._statistics.catch_up
        return read(self._store, self._going)
