"""A disk that refuses, a clock that goes back, and what others put into the folder: no game is lost."""

from __future__ import annotations

import errno
import os
import shutil
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.files import disk, writer
from dune_desktop.records.game_folder import OLDER_KEPT
from dune_desktop.records.record import BadRecord, replay
from dune_desktop.records.record_text import MOST_BYTES, load
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.text.troubles import REASONS, told
from tests.kill_nine import latest_of
from tests.systems import posix
from tests.test_store import text

ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EACCES, errno.EPERM, errno.EROFS, errno.EIO, errno.ENODEV, errno.ESTALE)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


@pytest.fixture
def file(store: Store) -> Path:
    """A game on disk, with three actions."""
    store.keep("one", text(3))
    assert store.flush()
    return store.folder / "one.json"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# ---------------------------------------------------------------- a disk that refuses


def refuse(patch: pytest.MonkeyPatch, place: str, number: int) -> None:
    """Let one step of writing fail."""
    true_open, true_fsync = os.open, os.fsync

    def fail(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    class Pen:
        """A file that can be opened, but not written."""

        write = fail

        def __init__(self, handle: int, _: str) -> None:
            self._handle = handle

        def __enter__(self) -> Pen:
            return self

        def __exit__(self, *_: object) -> None:
            os.close(self._handle)

    def pen(handle: int, mode: str) -> Any:
        return Pen(handle, mode) if mode == "wb" else open(handle, mode)

    def open_(path: Any, flags: int, *more: Any) -> int:
        return fail() if flags & os.O_CREAT and str(path).endswith(disk.UNFINISHED) else true_open(path, flags, *more)

    def sync(handle: int) -> None:
        is_folder = os.path.isdir(f"/proc/self/fd/{handle}")
        return fail() if is_folder == (place == "folder") else true_fsync(handle)

    steps: dict[str, Callable[[], None]] = {
        "open": lambda: patch.setattr(os, "open", open_),
        "write": lambda: patch.setattr(disk, "open", pen, raising=False),
        "fsync": lambda: patch.setattr(os, "fsync", sync),
        "folder": lambda: patch.setattr(os, "fsync", sync),
        "rename": lambda: patch.setattr(os, "replace", fail),
    }
    steps[place]()


@posix
@pytest.mark.parametrize("number", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("place", ["open", "write", "fsync", "rename"])
def test_whatever_the_disk_refuses_the_old_state_stays_and_the_new_one_comes(
    store: Store, file: Path, place: str, number: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, place, number)
        store.keep("one", text(4))
        assert not store.flush()
        assert store.writer.unsaved == ("one",)
        assert store.trouble.startswith(f"{file}: can't be saved: ")
        assert store.trouble.removeprefix(f"{file}: can't be saved: ") in REASONS
        assert "as soon as" in told(store.trouble)
        assert len(load(file).actions) == 3
        assert names(store.folder) == ["one.json"]  # nothing half written is left
    assert store.flush()  # without another decision
    assert (store.trouble, store.writer.unsaved) == ("", ())
    assert len(load(file).actions) == 4


@posix
def test_a_folder_that_can_not_be_synced_is_told(store: Store, file: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, "folder", errno.EIO)
        store.keep("one", text(4))
        assert not store.flush()
        assert "the disk has an error" in store.trouble
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, "folder", errno.EINVAL)  # some file systems can't
        assert store.flush()
    assert len(load(file).actions) == 4


def test_what_failed_is_tried_again_by_itself(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_RETRIES", 0.01)
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, "rename", errno.ENOSPC)
        store.keep("one", text(4))
        tried = store.writer._changed
        with tried:
            assert tried.wait_for(lambda: store.trouble, 60)
    with tried:
        assert tried.wait_for(lambda: not store.trouble, 60)
    assert len(load(file).actions) == 4


def test_a_newer_decision_takes_the_place_of_one_that_failed(store: Store, file: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, "rename", errno.EACCES)
        store.keep("one", text(4))
        store.keep("two", text(2))
        assert not store.flush()
        assert set(store.writer.unsaved) == {"one", "two"}
    store.keep("one", text(5))
    assert store.flush()
    assert len(load(file).actions) == 5
    assert len(load(store.folder / "two.json").actions) == 2


def test_a_game_goes_on_from_the_state_that_the_disk_has_refused(store: Store, file: Path) -> None:
    store.claim("one")
    with pytest.MonkeyPatch.context() as patch:
        refuse(patch, "rename", errno.ENOSPC)
        store.keep("one", text(5))
        store.release("one")
        assert len(load(file).actions) == 3
        assert len(store.open("one").record.actions) == 5
        assert len(store.load("one").actions) == 5
        store.keep("one", text(6))
        assert not store.flush()
    assert store.flush()
    store.release("one")
    assert len(load(file).actions) == 6
    assert names(store.folder) == ["one.json"]
    assert store.news() == []
    file.write_text(text(7))  # nothing waits any more: what lies there counts
    assert len(store.open("one").record.actions) == 7
    store.release("one")


def test_an_older_state_that_can_not_be_kept_does_not_stop_the_new_one(store: Store) -> None:
    store.keep("one", text(60))
    assert store.flush()
    (store.folder / "older").write_text("in the way")
    store.keep("one", text(130))
    assert store.flush()
    assert len(store.load("one").actions) == 130


# ---------------------------------------------------------------- folders that go


def test_the_folder_is_removed_while_playing(store: Store, file: Path) -> None:
    shutil.rmtree(store.folder)
    with pytest.raises(Unlisted, match="are not there any more"):
        store.saved()
    store.keep("one", text(4))
    assert store.flush()
    assert len(load(file).actions) == 4
    assert store.news() == []


def test_the_folder_becomes_a_file_while_playing(store: Store, file: Path) -> None:
    moved = store.folder.rename(store.folder.with_name("moved"))
    store.folder.write_text("in the way")
    store.keep("one", text(4))
    assert not store.flush()
    assert "a file is in the place of its folder" in store.trouble
    with pytest.raises(Unlisted, match="a file is in the place of its folder"):
        store.saved()
    store.folder.unlink()
    moved.rename(store.folder)
    assert store.flush()
    assert len(load(file).actions) == 4


@posix
def test_a_folder_that_can_only_be_read_is_played_from(store: Store, file: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:

        def read_only(path: Any, flags: int, *more: Any, true: Callable[..., int] = os.open) -> int:
            if flags & os.O_CREAT:
                raise OSError(errno.EROFS, "Read-only file system")
            return true(path, flags, *more)

        patch.setattr(os, "open", read_only)
        again = Store(store.folder)
        opened = again.open("one")
        assert len(opened.record.actions) == 3
        again.keep("one", text(4))
        assert not again.flush()
        assert "the disk can only be read" in again.trouble
        again.release("one")
    assert again.flush()
    assert len(load(file).actions) == 4


# ---------------------------------------------------------------- what is no file


@posix
@pytest.mark.parametrize("kind", ["folder", "link", "dangling link", "pipe", "link to a device"])
def test_what_is_no_file_is_neither_read_nor_followed(store: Store, tmp_path: Path, kind: str) -> None:
    store.folder.mkdir()
    outside, file = tmp_path / "outside.json", store.folder / "one.json"
    outside.write_text(text(2))
    kinds: dict[str, Callable[[], object]] = {
        "folder": lambda: (file / "in it").mkdir(parents=True),
        "link": lambda: file.symlink_to(outside),
        "dangling link": lambda: file.symlink_to(tmp_path / "nothing"),
        "pipe": lambda: os.mkfifo(file),
        "link to a device": lambda: file.symlink_to("/dev/zero"),
    }
    kinds[kind]()
    (saved,) = store.saved()
    assert "can't be read: it is " in saved.trouble
    assert told(saved.trouble).startswith(str(file))
    with pytest.raises(BadRecord, match="it is "):
        store.load("one")
    store.keep("one", text(3))  # the file is where it belongs, what was there is kept aside
    assert store.flush()
    assert len(load(file).actions) == 3
    assert file.is_file()
    assert not file.is_symlink()
    assert outside.read_text() == text(2)
    assert os.path.lexists(store.folder / "one-2.json")
    assert store.news() == [f"{file}: was damaged: what it held is kept as one-2.json"]


@posix
def test_folders_beside_the_games_are_not_followed_elsewhere(store: Store, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    store.folder.mkdir()
    for name in ("older", "reviews", "deleted"):
        (store.folder / name).symlink_to(elsewhere)
    store.keep("one", text(60))
    assert store.flush()
    store.keep("one", text(130))
    store.keep_review("one", "found")
    assert store.flush()
    with pytest.raises(OSError, match="link"):
        store.delete("one")
    assert names(elsewhere) == []
    assert len(store.load("one").actions) == 130


@posix
def test_a_file_that_becomes_a_pipe_while_it_is_opened_does_not_hang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, file = tmp_path / "pipe", tmp_path / "file"
    os.mkfifo(pipe)
    file.write_text("x")
    found = os.stat(file)
    monkeypatch.setattr(os, "stat", lambda *_, **__: found)
    with pytest.raises(IsADirectoryError):
        disk.read_whole(pipe, 10, follow=False)


def test_huge_files_are_not_read_to_their_end(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(1 << 33)
    tracemalloc.start()
    with pytest.raises(BadRecord, match="too large"):
        load(huge)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 * MOST_BYTES


# ---------------------------------------------------------------- a clock that goes back


def test_the_order_of_games_does_not_need_the_clock(store: Store) -> None:
    store.keep("future", text(2))
    assert store.flush()
    later = time.time() + 3_000_000
    os.utime(store.folder / "future.json", (later, later))
    store.keep("now", text(3))
    assert store.flush()
    assert [saved.id for saved in store.saved()] == ["now", "future"]
    latest = latest_of(store)
    assert latest is not None
    assert latest.id == "now"
    assert all(saved.saved.timestamp() <= time.time() + 1 for saved in store.saved())
    store.keep("future", text(3))
    assert store.flush()
    assert [saved.id for saved in store.saved()] == ["future", "now"]
    before = store.saved()[0].moment
    store.keep("future", text(4))  # the same game again takes no step into the future
    assert store.flush()
    assert store.saved()[0].moment == before


# ---------------------------------------------------------------- older states


@pytest.fixture
def played_on(store: Store) -> Store:
    """A game saved every few actions, over eight rounds."""
    for actions in range(1, 260, 6):
        store.keep("one", text(actions))
        assert store.flush()
    return store


def test_a_state_of_each_of_the_last_rounds_is_kept(played_on: Store) -> None:
    older = played_on.older("one")
    assert len(older) == OLDER_KEPT
    rounds = [saved.round for saved in older]
    newest = played_on.saved()[0].round
    assert rounds == list(range(newest - 1, newest - 1 - OLDER_KEPT, -1))
    assert [saved.actions for saved in older] == sorted((saved.actions for saved in older), reverse=True)
    for saved in older:
        assert saved.id == "one"
        assert not replay(load(saved.path)).trouble


@pytest.mark.parametrize("damage", ["{", "", None])
def test_a_damaged_game_goes_on_from_its_newest_older_state(played_on: Store, damage: str | None) -> None:
    file = played_on.folder / "one.json"
    file.unlink() if damage is None else file.write_text(damage)
    older = played_on.older("one")
    older[0].path.write_text("{")  # damaged as well
    again = Store(played_on.folder)
    opened = again.open("one")
    assert len(opened.record.actions) == older[1].actions
    assert opened.trouble == f"{file}: is damaged: it goes on from the state kept in round {older[1].round}"
    again.keep("one", text(older[1].actions + 1))
    assert again.flush()
    assert len(load(file).actions) == older[1].actions + 1
    if damage is not None:
        assert (again.folder / "one-2.json").read_text() == damage
        assert again.news() == [f"{file}: was damaged: what it held is kept as one-2.json"]
    again.release("one")


def test_a_game_whose_actions_do_not_fit_goes_on_from_an_older_state(played_on: Store) -> None:
    file = played_on.folder / "one.json"
    file.write_text(file.read_text().replace('"end"', '"reveal"'))
    assert "is damaged" in Store(played_on.folder).open("one").trouble


def test_a_game_of_a_newer_version_does_not_go_on_from_an_older_state(played_on: Store) -> None:
    file = played_on.folder / "one.json"
    file.write_text(file.read_text().replace('"version":1', '"version":99'))
    again = Store(played_on.folder)
    with pytest.raises(BadRecord, match="newer version"):
        again.open("one")
    assert not again.locked("one")
    Store(played_on.folder).claim("one")  # it was let go


def test_a_damaged_game_without_older_states_is_refused_and_stays(store: Store, file: Path) -> None:
    file.write_text("{")
    with pytest.raises(BadRecord, match="JSON"):
        store.open("one")
    assert file.read_text() == "{"
    assert names(store.folder) == ["one.json"]


@posix
@pytest.mark.parametrize("moment", [-1, 1 << 40, 1 << 55])
def test_absurd_dates_of_files_are_borne(store: Store, file: Path, moment: int) -> None:
    try:
        os.utime(file, (moment, moment))
    except (OSError, OverflowError):
        pytest.skip("this disk knows no such dates")
    (saved,) = store.saved()
    assert 1970 <= saved.saved.year < 3000
    store.keep("two", text(2))
    assert store.flush()
    assert {saved.id for saved in store.saved()} == {"one", "two"}


def test_a_state_that_can_not_be_read_is_replaced_and_kept_aside(store: Store, file: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:

        def bad_sector(*_: Any, **__: Any) -> bytes:
            raise OSError(errno.EIO, "Input/output error")

        patch.setattr("dune_desktop.records.game_folder.read_whole", bad_sector)
        store.keep("one", text(4))
        assert store.flush()
        patch.setattr("dune_desktop.records.game_folder.read_whole", no_handles)
        store.keep("one", text(5))
        assert not store.flush()  # nothing is wrong with the file
    assert names(store.folder) == ["one-2.json", "one.json"]
    assert len(load(store.folder / "one-2.json").actions) == 3
    assert store.flush()
    assert len(load(file).actions) == 5


def no_handles(*_: Any, **__: Any) -> bytes:
    raise OSError(errno.EMFILE, "Too many open files")
