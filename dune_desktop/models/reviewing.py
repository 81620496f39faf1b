"""A finished game is looked through by other processes, while the window shows what they have found so far."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.models.processes import Errand, again
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps as record_text
from dune_desktop.records.store import Store
from dune_desktop.reviews import REVIEW
from dune_desktop.reviews.findings import Finding
from dune_desktop.reviews.review import Review
from dune_desktop.reviews.review_text import belongs_to, dumps, loads, of_line
from dune_desktop.reviews.worker import shares, wanted

_log = logging.getLogger(__name__)

#: Processes that share the work.
WORKERS: Final = 2
#: Milliseconds between two times that what was found is told.
_TELLS = 150
#: What was found is kept on disk after so many positions.
_KEEPS: Final = 60


class _Worker(Errand):
    """One process with its share of the positions."""

    #: A ``Finding``.
    found = Signal(object)

    def __init__(self, command: tuple[str, ...], record: str, positions: Sequence[int], parent: QObject) -> None:
        super().__init__(command, wanted(record, positions, PLAYOUTS), parent)
        self.positions = positions
        #: How many of them it has looked at.
        self.done = 0
        self.said.connect(self._understand)

    def _understand(self, line: str) -> None:
        try:
            finding = of_line(line)
        except ValueError:
            _log.exception("a process that looks through a game writes something else")
            self.break_off()
            return
        self.done += 1
        self.found.emit(finding)


class Reviewing(QObject):
    """The review of one game: what is kept of it, and work at the rest of it."""

    #: More was found, or work has begun or ended.
    changed = Signal()

    def __init__(
        self, record: Record, replay: Replay, store: Store | None = None, game: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._record, self._store, self._game = record, store, game
        self._of = belongs_to(record)
        self._command = again(REVIEW)
        self._workers: list[_Worker] = []
        #: It has come to nothing: processes end without having found anything.
        self.failed = False
        self._unkept = 0
        self._tells = QTimer(self, singleShot=True, interval=_TELLS)
        self._tells.timeout.connect(self.changed)
        self.review = Review(replay, {})
        if store is not None and game:
            self.review.add(loads(store.review(game), replay, self._of))

    @property
    def busy(self) -> bool:
        """Somebody works at it."""
        return bool(self._workers)

    def start(self) -> None:
        """Look through what was not looked through yet."""
        self.failed = False
        missing = self.review.missing
        if not self._workers and missing:
            for share in shares(missing, WORKERS):
                self._begin(share)
        self.changed.emit()

    def stop(self) -> None:
        """Stop; what was found stays, and is gone on from another time."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.end()
        self._keep()
        self._tells.stop()
        self.changed.emit()

    def _begin(self, positions: Sequence[int]) -> None:
        worker = _Worker(self._command, record_text(self._record), positions, self)
        worker.found.connect(self._found)
        worker.ended.connect(self._ended)
        self._workers.append(worker)

    def _found(self, finding: Finding) -> None:
        self.review.add([finding])
        self._unkept += 1
        if self._unkept >= _KEEPS:
            self._keep()
        if not self._tells.isActive():
            self._tells.start()

    def _ended(self, worker: _Worker) -> None:
        """A process that broke is replaced as long as each one gets further."""
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        worker.deleteLater()
        left = [position for position in worker.positions if position not in self.review.found]
        if left and worker.done:
            self._begin(left)
        elif left:
            self.failed = True
        if not self._workers:
            self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        """Keep what was found beside the record."""
        if self._unkept and self._store is not None and self._game:
            found = sorted(self.review.found.values(), key=lambda one: one.position)
            self._store.keep_review(self._game, dumps(found, self._of))
        self._unkept = 0
