"""A thread that writes, so that the window never waits for a disk; what the disk refuses is tried again."""

from __future__ import annotations

import atexit
import errno
from collections.abc import Callable
from contextlib import suppress
from math import inf
from threading import Condition, Thread
from time import monotonic
from typing import Final

from dune_desktop.files.disk import reason

#: What is to be written: of which kind, of which game.
Job = tuple[str, str]

#: Seconds after which what failed is tried again without being asked, and the thread ends if nothing has: in play the
#: next state comes before that, and another thread would keep who plays waiting until it runs.
_RETRIES: Final = 5.0
#: Seconds after which a disk hangs that has neither written nor refused, and for which the end of the program waits.
HANGS: Final = 5.0
_LAST: Final = 30.0
#: Seconds that it is waited for at first: of a program that was suspended meanwhile, the disk only seems to hang.
_MOMENT: Final = 0.3


def hung() -> OSError:
    """What to raise instead of asking a disk that hangs."""
    return TimeoutError(errno.ETIMEDOUT, "the disk hangs")


class Writer:
    """Of each job only the newest content is written. ``write`` says why it could not, or nothing."""

    def __init__(self, write: Callable[[Job, bytes], str]) -> None:
        self._write = write
        #: All that is not on disk yet, what is being written too.
        self._waiting: dict[Job, bytes] = {}
        #: The jobs that are to be tried next, in this order; and why those have failed that were tried in vain.
        self._due: dict[Job, None] = {}
        self._troubles: dict[Job, str] = {}
        #: What is being written, since when, and the last one that somebody has waited for in vain.
        self._writing: Job | None = None
        self._since = self._in_vain = 0.0
        self._changed = Condition()
        self._thread: Thread | None = None
        self._listeners: list[Callable[[], object]] = []

    @property
    def trouble(self) -> str:
        """Why something is not on disk; empty when all is well."""
        return next(iter(list(self._troubles.values())), "")

    @property
    def busy(self) -> bool:
        """Something has not been tried yet."""
        return bool(self._due or self._writing)

    @property
    def hangs(self) -> str:
        """The game that the disk has been given for some time, and has neither taken nor refused; empty: none."""
        writing = self._writing
        return writing[1] if writing is not None and self._left(HANGS) <= 0 else ""

    @property
    def unsaved(self) -> tuple[str, ...]:
        """The games of which the disk has refused the newest state, or does not answer."""
        late = (self.hangs, *(game for _, game in list(self._due))) if self.hangs else ()
        return tuple(dict.fromkeys((*(game for _, game in list(self._troubles)), *late)))

    def waiting(self, job: Job) -> bytes | None:
        """Return the newest content of a job if it is not on disk yet."""
        return self._waiting.get(job)

    def all_waiting(self, kind: str) -> dict[str, bytes]:
        """Return all contents of this kind that are not on disk yet, by game."""
        with self._changed:
            return {game: content for (one, game), content in self._waiting.items() if one == kind}

    def listen(self, heard: Callable[[], object]) -> None:
        """Call this after each attempt to write, in the thread that writes: it has to be quick."""
        with self._changed:
            self._listeners.append(heard)

    def unlisten(self, heard: Callable[[], object]) -> None:
        """Remove a listener. Once this returns it does not run in the writer's thread, so its owner may be deleted."""
        with self._changed:
            self._listeners.remove(heard)

    def put(self, job: Job, content: bytes) -> None:
        """Write this soon, and what has failed before, in the place of a content that still waits."""
        with self._changed:
            self._waiting[job] = content
            self._due[job] = None
            self._try_again()

    def forget(self, *jobs: Job) -> None:
        """Write none of these any more. Waits for one that is being written; raises TimeoutError if the disk hangs."""
        with self._changed:
            if not self._wait(lambda: self._writing not in jobs, None, HANGS):
                raise hung()
            for job in jobs:
                self._waiting.pop(job, None)
                self._due.pop(job, None)
                self._troubles.pop(job, None)

    def flush(self, seconds: float | None, patience: float | None = None) -> bool:
        """Wait until all has been tried, what failed too, or the disk hangs. Returns whether all is on disk.

        ``patience``: the seconds after which it hangs, if they are not the usual ones.
        """
        with self._changed:
            self._try_again()
            self._wait(lambda: not self.busy or self._thread is None, seconds, HANGS if patience is None else patience)
            return not self._waiting

    def _wait(self, done: Callable[[], bool], seconds: float | None, patience: float) -> bool:
        """Wait until it is done, for so many seconds, and while what is being written takes no longer than that."""
        begun = monotonic()
        least = 0.0 if self._in_vain == self._since else _MOMENT
        end = inf if seconds is None else begun + seconds
        while not done():
            left = min(max(self._left(patience), begun + least - monotonic()), end - monotonic())
            if left <= 0:
                self._in_vain = self._since
                return False
            self._changed.wait(left)
        return True

    def _left(self, patience: float) -> float:
        """Return the seconds that what is being written may still take."""
        return patience if self._writing is None else self._since + patience - monotonic()

    def _finish(self) -> None:
        """Write all that can be written before the program ends."""
        self.flush(None, _LAST)
        if self._thread is None:
            self._write_here()

    def _try_again(self) -> None:
        """Write what is due and what has failed: in the thread, in a new one, or here if there can be none."""
        self._due |= dict.fromkeys(self._troubles)
        self._changed.notify_all()
        if not self._due or self._thread is not None:
            return
        self._thread = Thread(target=self._write_all, name="saving games", daemon=True)
        atexit.register(self._finish)
        try:
            self._thread.start()
        except (RuntimeError, MemoryError):  # the system has none to give, or the program ends
            self._thread = None
            self._write_here()

    def _write_here(self) -> None:
        with self._changed:
            while self._due:
                self._next()

    # ------------------------------------------------------------ in the thread

    def _write_all(self) -> None:
        try:
            while self._next():
                pass
        except BaseException:  # who waits for it would wait forever
            with self._changed:
                self._thread = self._writing = None
                self._due = dict.fromkeys(self._waiting)
                self._changed.notify_all()
            raise

    def _next(self) -> bool:
        with self._changed:
            if not self._due:
                self._changed.wait_for(lambda: self._due, _RETRIES)
                self._due |= dict.fromkeys(self._troubles)
            if not self._due:
                self._thread = None
                atexit.unregister(self._finish)
                return False
            self._since = monotonic()
            job = self._writing = next(iter(self._due))
            del self._due[job]
            content = self._waiting[job]
        try:
            trouble = self._write(job, content)
        except BaseException as error:  # whatever it is, the thread lives on for the next text
            trouble = f"{job[1]}: can't be saved: {reason(error)}"
        self._tried(job, trouble)
        return True

    def _tried(self, job: Job, trouble: str) -> None:
        with self._changed:
            if trouble:
                self._troubles[job] = trouble
            else:
                self._troubles.pop(job, None)
                if job not in self._due:  # nothing newer has come meanwhile
                    self._waiting.pop(job, None)
            self._writing = None  # last: who looks meanwhile finds it busy, or what is wrong
            self._changed.notify_all()
            for heard in self._listeners:
                with suppress(RuntimeError):  # Qt has deleted who listens
                    heard()
