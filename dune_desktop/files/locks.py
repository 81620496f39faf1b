"""A game is played by one copy of the program at a time. The lock is the system's: it ends with the program."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import FileLock

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
#: What the system says where it has no locks. Whatever else it says may mean that somebody else has this one.
_NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
#: Seconds between the attempts of who waits for a lock.
_BETWEEN: Final = 0.01


class GameLocked(Exception):
    """Another copy of the program has this game: one line that names the file."""


class Lock:
    """Held until ``release``, or until the program ends, however it ends."""

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self._path, self._lock = path, lock
        self._file = _file(path)

    def release(self) -> None:
        """Let others have the lock."""
        lock, self._lock = self._lock, None
        if lock is None:
            return
        there = _file(self._path)
        if os.name != "nt" and there and self._file and os.path.samestat(there, self._file):  # filelock does it there
            with suppress(OSError):
                os.unlink(self._path)
        with suppress(OSError):  # its disk is gone
            lock.release()

    def renew(self) -> None:
        """If its file was removed, with its folder perhaps, hold it again, so that nobody takes the game for free."""
        other = seize(self._path)  # nobody gets what is still held
        if other is not None:
            self._lock, other._lock = other._lock, self._lock
            self._file, other._file = other._file, self._file
            other.release()

    def __del__(self) -> None:
        self.release()


def seize(path: Path, seconds: float = 0) -> Lock | None:
    """Take the lock of this file. None: somebody else has held it for so many seconds.

    Where there can be no lock, as in a folder that can only be read, everybody gets one that keeps nobody out:
    better to play than not.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, _FLAGS, 0o666))
    except OSError:
        return Lock(path, None)
    lock = FileLock(path, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(seconds, _BETWEEN)
    except OSError as error:  # filelock's Timeout is one, too
        return Lock(path, None) if error.errno in _NO_LOCKS else None
    return Lock(path, lock)


def _file(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path, follow_symlinks=False)
    except OSError:
        return None


def held(path: Path) -> bool:
    """Tell whether somebody else holds the lock."""
    if not os.path.lexists(path):
        return False
    lock = seize(path)
    if lock is None:
        return True
    lock.release()
    return False
