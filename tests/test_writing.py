"""The thread that writes: whatever breaks it, nothing waits forever and the newest text comes to the disk."""

from __future__ import annotations

import subprocess
import sys
import threading
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest

from dune_desktop.files.writer import Job, Writer
from dune_desktop.text.troubles import told

ONE, TWO = ("record", "one"), ("record", "two")


class Disk:
    """Raises what it is told to, else takes all."""

    def __init__(self) -> None:
        self.has: dict[Job, bytes] = {}
        self.raises: BaseException | None = None

    def write(self, job: Job, content: bytes) -> str:
        if self.raises is not None:
            raise self.raises
        self.has[job] = content
        return ""


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def writer(disk: Disk) -> Writer:
    return Writer(disk.write)


@pytest.mark.parametrize("error", [MemoryError(), LookupError("sand"), SystemExit(1)], ids=repr)
def test_what_nobody_foresaw_is_told_and_tried_again(disk: Disk, writer: Writer, error: BaseException) -> None:
    disk.raises = error
    writer.put(ONE, b"a")
    assert not writer.flush(10)
    assert writer.unsaved == ("one",)
    assert "is saved as soon as possible" in told(writer.trouble)
    disk.raises = None
    writer.put(TWO, b"b")
    assert writer.flush(10)
    assert disk.has == {ONE: b"a", TWO: b"b"}
    assert not writer.trouble


class Watched(dict[Job, str]):
    """Looks at the writer before and after every change, as the window may do at any moment."""

    def __init__(self, writer: Writer) -> None:
        super().__init__()
        self.writer, self.seen = writer, list[tuple[bool, str]]()

    def __setitem__(self, job: Job, trouble: str) -> None:
        self._look()
        super().__setitem__(job, trouble)
        self._look()

    def pop(self, *job: Any) -> Any:
        trouble = super().pop(*job)
        self._look()
        return trouble

    def _look(self) -> None:
        self.seen.append((self.writer.busy, self.writer.trouble))


def test_whoever_looks_finds_it_busy_or_what_is_wrong(disk: Disk, writer: Writer) -> None:
    """Else the window takes a refusal for the end of it, and tells that all is saved."""
    disk.raises = MemoryError()
    writer._troubles = watched = Watched(writer)
    writer.put(ONE, b"a")
    assert not writer.flush(10)
    assert not writer.flush(10)
    assert len(watched.seen) >= 4
    assert all(busy or trouble for busy, trouble in watched.seen)


def test_a_write_that_was_suspended_with_the_program_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed at once when it goes on, the program would tell that the game is not saved, or end without it."""
    monkeypatch.setattr("dune_desktop.files.writer._MOMENT", 60.0)
    begun, end = threading.Event(), threading.Event()

    def write(_job: Job, _content: bytes) -> str:
        begun.set()
        end.wait(60)
        return ""

    writer = Writer(write)
    writer.put(ONE, b"a")
    assert begun.wait(60)
    writer._since -= 3600
    assert writer.hangs
    wait = writer._changed.wait
    monkeypatch.setattr(writer._changed, "wait", lambda seconds: (end.set(), wait(seconds))[1])
    assert writer.flush(None)


def broken(_: Writer) -> bool:
    raise MemoryError


def test_another_thread_takes_the_place_of_one_that_broke(
    disk: Disk, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: SimpleQueue[threading.ExceptHookArgs] = SimpleQueue()
    with monkeypatch.context() as patch:
        patch.setattr(threading, "excepthook", told.put)
        patch.setattr(Writer, "_next", broken)
        writer.put(ONE, b"a")
        assert told.get(timeout=60).exc_type is MemoryError
        assert writer.busy
        assert not writer.flush(None)  # nobody waits for a thread that is not there
        assert told.get(timeout=60).exc_type is MemoryError  # nor for the one that was tried instead
    writer.put(TWO, b"b")
    assert writer.flush(10)
    assert disk.has == {ONE: b"a", TWO: b"b"}


def test_without_a_thread_it_is_written_at_once(disk: Disk, writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(Thread, "start", none_left)
        writer.put(ONE, b"a")
        assert disk.has == {ONE: b"a"}
        assert not writer.busy
        disk.raises = MemoryError()
        writer.put(TWO, b"b")
        assert writer.unsaved == ("two",)
        assert not writer.flush(10)
        disk.raises = None
    writer.put(ONE, b"c")  # there are threads again
    assert writer.flush(10)
    assert disk.has == {ONE: b"c", TWO: b"b"}


_ENDS = """
from dune_desktop.files.writer import Writer

def write(job, content):
    print(content.decode(), flush=True)
    return ""

def broken(self):
    Writer._next = true
    print("the thread breaks", flush=True)
    raise MemoryError

true, Writer._next = Writer._next, broken
Writer(write).put(("record", "one"), b"the last decision")
"""


def test_the_program_ends_with_all_written_though_the_thread_broke() -> None:
    done = subprocess.run([sys.executable, "-c", _ENDS], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "the thread breaks\nthe last decision\n"


_HANGS = """
import threading
from dune_desktop.files import writer as writing

def write(job, content):
    print(content.decode(), flush=True)
    threading.Event().wait()

writing._LAST = 0.3
writer = writing.Writer(write)
writer.put(("record", "one"), b"the last decision")
writer.put(("record", "two"), b"nobody comes to this one")
"""


def test_the_program_ends_though_the_disk_does_not_answer() -> None:
    done = subprocess.run([sys.executable, "-c", _HANGS], capture_output=True, text=True, timeout=60, check=True)
    assert (done.stdout, done.stderr) == ("the last decision\n", "")
