"""A game is played by one copy of the program at a time. The lock is the system's: it ends with the program."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
#: The file of a lock may be cleared away between opening and locking it; more often than this is no accident.
_TRIES: Final = 20


class GameLocked(Exception):
    """Another copy of the program has this game: one line that names the file."""


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: What the system says where it has no locks. Whatever else it says may mean that somebody else has this one.
_NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)


class Lock:
    """Held until ``release``, or until the program ends, however it ends."""

    def __init__(self, path: Path, handle: int | None) -> None:
        self._path, self._handle = path, handle

    def release(self) -> None:
        """Let others have it."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if os.name != "nt" and _is_there(self._path, handle):  # there, an open file can't be removed
            with suppress(OSError):
                os.unlink(self._path)
        os.close(handle)
        if os.name == "nt":  # pragma: no cover
            with suppress(OSError):
                os.unlink(self._path)

    def renew(self) -> None:
        """Its file was removed, with its folder perhaps: hold it again, so that nobody takes the game for free."""
        if self._handle is None or not _is_there(self._path, self._handle):
            other = seize(self._path)
            if other is not None:
                self._handle, other._handle = other._handle, self._handle
                other.release()

    def __del__(self) -> None:
        self.release()


def seize(path: Path) -> Lock | None:
    """The lock of this file, or None if somebody else holds it.

    Where there can be no lock, as in a folder that can only be read, everybody gets one that keeps nobody out:
    better to play than not.
    """
    for _ in range(_TRIES):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, _FLAGS, 0o666)
        except OSError:
            return Lock(path, None)
        try:
            _seize(handle)
        except OSError as error:
            os.close(handle)
            return Lock(path, None) if error.errno in _NO_LOCKS else None
        if _is_there(path, handle):
            return Lock(path, handle)
        os.close(handle)  # its last holder has removed it
    return Lock(path, None)


def _is_there(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(os.stat(path, follow_symlinks=False), os.fstat(handle))
    except OSError:
        return False


def held(path: Path) -> bool:
    """Somebody else holds the lock."""
    if not os.path.lexists(path):
        return False
    lock = seize(path)
    if lock is None:
        return True
    lock.release()
    return False
