"""What other systems do to files in use, in play: nobody has tried them there."""

from __future__ import annotations

import errno
import os
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from dune_desktop.files import disk
from tests.systems import posix

# ---------------------------------------------------------------- other systems, in play: nobody has tried them there
from tests.test_store_disk import names


def in_use(times: int, patch: pytest.MonkeyPatch, call: str, winerror: int = 32) -> list[float]:
    """So many times Windows does not move a file; the seconds that were waited for it."""
    waits: list[float] = []
    true, left = getattr(os, call), [winerror] * times

    def move(*paths: Path) -> None:
        if left:
            error = PermissionError(errno.EACCES, "The process cannot access the file")
            error.winerror = left.pop()  # type: ignore[attr-defined, unused-ignore]
            raise error
        true(*paths)

    patch.setattr(os, call, move)
    patch.setattr(disk, "sleep", waits.append)
    return waits


def test_a_file_that_a_scanner_holds_for_a_moment_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one"
    path.write_text("old")
    waits = in_use(3, monkeypatch, "replace")
    disk.write_whole(path, "new")
    assert path.read_text() == "new"
    assert len(waits) == 3
    waits = in_use(2, monkeypatch, "rename", winerror=5)
    disk.move(path, tmp_path / "two")
    assert names(tmp_path) == ["two"]
    assert len(waits) == 2


def test_what_is_held_longer_is_told_after_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = in_use(100, monkeypatch, "replace")
    with pytest.raises(PermissionError):
        disk.write_whole(tmp_path / "one", "new")
    assert sum(waits) == pytest.approx(1)
    assert names(tmp_path) == []


def test_what_is_not_allowed_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = in_use(1, monkeypatch, "replace", winerror=0)
    with pytest.raises(PermissionError):
        disk.write_whole(tmp_path / "one", "new")
    assert waits == []


@posix
@pytest.mark.parametrize("known", [True, False])
def test_macos_is_asked_to_write_through_to_the_disk(
    known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def fcntl(_: int, command: int) -> None:
        asked.append(command)
        if not known:
            raise OSError(errno.ENOTSUP, "Operation not supported")

    synced: list[int] = []
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=fcntl))
    monkeypatch.setattr(os, "fsync", synced.append)
    there = runpy.run_path(disk.__file__)
    there["write_whole"](tmp_path / "one", "new")
    assert asked == [51]
    assert len(synced) == 1 + (not known)  # of the folder


def test_a_file_with_the_longest_name_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("ї" * 127)
    disk.write_whole(path, "x")
    assert path.read_text() == "x"
    assert names(tmp_path) == [path.name]


@posix
def test_a_device_is_not_even_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """To open some is to move them."""
    opened: list[object] = []
    monkeypatch.setattr(os, "open", lambda *what: opened.append(what))
    with pytest.raises(IsADirectoryError):
        disk.read_whole(Path("/dev/zero"), 10, follow=True)
    assert opened == []
