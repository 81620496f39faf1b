"""A cupboard for what can be made again: a folder that may be emptied at any moment, by whomever."""

from __future__ import annotations

from contextlib import suppress
from os import DirEntry, scandir, unlink
from pathlib import Path
from threading import Condition, Thread
from typing import Final
from zlib import crc32

from dune_desktop.files.disk import read_whole, write_whole

#: Begins every file; a sum over its content follows.
_SIGN: Final = b"DDcb"
_HEAD: Final = len(_SIGN) + 4
#: Bytes that all files have together at most, and that wait to be written.
LIMIT: Final = 96 << 20
_WAITING: Final = 32 << 20


class Cupboard:
    """Bytes by name. What is put there is written by a thread; what the disk refuses, or is broken, is not there."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder, self.limit = folder, limit
        self._waiting: dict[str, bytes] = {}
        self._bytes = 0
        self._writing: str | None = None
        #: Written since the oldest files gave way; at first nobody knows how many there are.
        self._written = limit
        self._changed = Condition()
        self._thread: Thread | None = None
        #: The disk takes nothing, and is not asked again.
        self._refused = False

    def has(self, name: str) -> bool:
        """Says whether something of this name is there, or waits to be written."""
        return name in self._waiting or (self.folder / name).exists()

    def take(self, name: str) -> memoryview | None:
        """The bytes of this name, if they are there and whole."""
        try:
            content = memoryview(read_whole(self.folder / name, self.limit, follow=False))
        except OSError:
            return None
        body = content[_HEAD:]
        return body if content[:_HEAD] == _head(body) else None

    def put(self, name: str, content: bytes) -> None:
        """Write this soon; left out if the disk is far behind."""
        with self._changed:
            if self._refused or self._bytes + len(content) > _WAITING or name in self._waiting:
                return
            self._waiting[name] = content
            self._bytes += len(content)
            if self._thread is None:
                self._begin()

    def flush(self, seconds: float) -> bool:
        """Wait until nothing waits any more, for so many seconds; says whether it is so."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting or self._thread is None, seconds)

    def _begin(self) -> None:
        thread = Thread(target=self._write_all, name="keeping pictures", daemon=True)
        with suppress(RuntimeError, MemoryError):  # the system has none to give, or the program ends
            thread.start()
            self._thread = thread

    # ------------------------------------------------------------ in the thread

    def _write_all(self) -> None:
        while found := self._next():
            name, content = found
            try:
                self._make_room(len(content))
                write_whole(self.folder / name, _head(content) + content, lasting=False)
            except OSError:
                self._refused = True

    def _next(self) -> tuple[str, bytes] | None:
        """The oldest that waits; None ends the thread. What has been written waits no more."""
        with self._changed:
            if self._writing is not None:
                self._bytes -= len(self._waiting.pop(self._writing))
            if self._refused:
                self._waiting.clear()
                self._bytes = 0
            self._writing = next(iter(self._waiting), None)
            if self._writing is None:
                self._thread = None
                self._changed.notify_all()
                return None
            return self._writing, self._waiting[self._writing]

    def _make_room(self, more: int) -> None:
        """Lets the oldest files give way, when an eighth of what there may be has been written."""
        self._written += more
        if self._written <= self.limit // 8:
            return
        self._written = more
        files = sorted(self._files(), key=lambda file: file[0])
        left = sum(size for _, size, _ in files) + more + self.limit // 8 - self.limit
        for _, size, path in files:
            if left <= 0:
                break
            with suppress(OSError):  # somebody else was quicker, or reads it
                unlink(path)
            left -= size

    def _files(self) -> list[tuple[int, int, str]]:
        """When each was written, how large it is, and where."""
        found: list[tuple[int, int, str]] = []
        with suppress(OSError), scandir(self.folder) as entries:
            for entry in entries:
                with suppress(OSError):
                    found.append(_told(entry))
        return found


def _told(entry: DirEntry[str]) -> tuple[int, int, str]:
    about = entry.stat(follow_symlinks=False)
    return about.st_mtime_ns, about.st_size, entry.path


def _head(content: bytes | memoryview) -> bytes:
    return _SIGN + crc32(content).to_bytes(4, "little")
