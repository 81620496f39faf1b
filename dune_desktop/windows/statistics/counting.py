"""Counts finished games in a thread of its own: the window never waits for a game that is played again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event as Flag
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
_Done = SimpleQueue["Ledger"]


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
    """One job after the other; each ends with a ledger."""

    counted = Signal(object)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs: list[str] = []
        self._thread: Thread | None = None
        self._done: _Done = SimpleQueue()
        self._going = Flag()
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
        """A job is not done yet."""
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
        self._add(CATCH_UP)

    def rebuild(self) -> None:
        """Count all saved games anew."""
        self._add(REBUILD)

    def delete_all(self) -> None:
        """Forget everything."""
        self._add(DELETE)

    def stop(self) -> None:
        """The program ends: what is not counted now is counted next time."""
        self._going.clear()
        self._jobs.clear()
        self._looks.stop()
        self._quiet.stop()

    def _add(self, job: str) -> None:
        if job not in self._jobs:
            self._jobs.append(job)
        self._looks.start()
        if self._thread is None:
            self._begin()

    def _begin(self) -> None:
        if self._statistics is None:
            from dune_desktop.statistics.database import Statistics

            self._statistics = Statistics(self._store.folder)
        self._going.set()
        before = () if self.ledger is None else self.ledger.games
        work = partial(_work, self._jobs.pop(0), self._statistics, self._store, self._going, before, self._done)
        self._thread = Thread(target=work, name="counting games", daemon=True)
        self._thread.start()

    def _look(self) -> None:
        try:
            ledger = self._done.get_nowait()
        except Empty:
            return
        self._thread, self.ledger = None, ledger
        self._aside += ledger.aside
        if self._jobs:
            self._begin()
        else:
            self._looks.stop()
        self.counted.emit(ledger)


# ---------------------------------------------------------------- in the thread


def _work(
    job: str, statistics: Statistics, store: Store, going: Flag, before: tuple[GameSummary, ...], done: _Done
) -> None:
    """Whatever happens, there is a ledger; what can't be read stays as it was ``before``."""
    try:
        done.put(_counted(job, statistics, store, going, before))
    except Exception as error:
        from dune_desktop.files.reports import report

        report(error)
        done.put(Ledger(before, job, failed=True))


def _counted(job: str, statistics: Statistics, store: Store, going: Flag, before: tuple[GameSummary, ...]) -> Ledger:
    from dune_desktop.statistics.database import StatisticsTrouble

    taken: Taken | None = None
    trouble: StatisticsTrouble | None = None
    aside: tuple[str, ...] = ()
    games = before
    try:
        taken = _do(job, statistics, store, going)
    except StatisticsTrouble as error:
        trouble = error
    try:
        games = statistics.games()
        aside = tuple(statistics.news())
        if aside:  # the broken file is out of the way: all that is saved is counted again
            more = statistics.catch_up(store, going.is_set)
            taken = more if taken is None else evolve(more, games=taken.games + more.games)
            games = statistics.games()
    except StatisticsTrouble as error:
        trouble = error
    return Ledger(games, job, taken, trouble, aside)


def _do(job: str, statistics: Statistics, store: Store, going: Flag) -> Taken | None:
    if job == DELETE:
        statistics.delete_all(store)
        return None
    read = statistics.rebuild if job == REBUILD else statistics.catch_up
    return read(store, going.is_set)
