"""What others wrote in the place of a game, and a disk that refuses: what was there stays until the new state comes."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.files import disk
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.record_text import load
from dune_desktop.records.store import Store
from tests.kill_nine import latest_of
from tests.systems import posix
from tests.test_store import text

FOREIGN = text(9, seed=4)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A game with three actions is played, and another program has written over it."""
    store = Store(tmp_path / "games")
    store.keep("one", text(3))
    assert store.flush()
    store.open("one")
    (store.folder / "one.json").write_text(FOREIGN)
    return store


def refuse(*_: Any, **__: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def no_links(*_: Any, **__: Any) -> Any:
    raise OSError(errno.EPERM, "Operation not permitted")


def games(store: Store) -> list[str]:
    return sorted(path.name for path in store.folder.glob("*.json"))


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_nothing_moves_while_the_disk_refuses(store: Store, step: str, links: bool) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk.secrets if step == "open" else os, "token_hex" if step == "open" else step, refuse)
        if not links:
            patch.setattr(os, "link", no_links)
        for actions in (4, 5):
            store.keep("one", text(actions))
            assert not store.flush()
            assert games(store) == ["one.json"]
            assert (store.folder / "one.json").read_text() == FOREIGN
        assert store.news() == []
    assert store.flush()
    assert len(load(store.folder / "one.json").actions) == 5
    assert (store.folder / "one-2.json").read_text() == FOREIGN
    assert games(store) == ["one-2.json", "one.json"]
    assert len(store.news()) == 1


@posix
def test_at_every_moment_there_is_a_file(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    true, there = os.replace, list[bool]()

    def replace(source: Any, target: Any) -> None:
        there.append(os.path.lexists(target))
        true(source, target)

    monkeypatch.setattr(os, "replace", replace)
    store.keep("one", text(4))
    assert store.flush()
    assert there == [True]
    assert (store.folder / "one-2.json").read_text() == FOREIGN


@posix
def test_what_came_to_a_disk_that_then_failed_is_no_other_program_s(store: Store) -> None:
    (store.folder / "one.json").write_text(text(3))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dune_desktop.files.disk.sync_folder", refuse)
        for actions in (4, 5, 6):
            store.keep("one", text(actions))
            assert not store.flush()
    assert store.flush()
    assert games(store) == ["one.json"]
    assert store.news() == []
    assert len(load(store.folder / "one.json").actions) == 6


# ---------------------------------------------------------------- what the disk has refused counts here


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A game with three actions on disk, and two more that it has refused; another that has never come there."""
    store = Store(tmp_path / "games")
    store.keep("one", text(3))
    assert store.flush()
    monkeypatch.setattr(os, "replace", refuse)
    for game in ("one", "two"):
        store.claim(game)
        store.keep(game, text(5, title=game))
        store.release(game)
    return store


def test_the_list_and_continue_show_it(refused: Store) -> None:
    assert {(saved.id, saved.actions, saved.title) for saved in refused.saved()} == {
        ("one", 5, "one"),
        ("two", 5, "two"),
    }
    latest = latest_of(refused)
    assert latest is not None
    assert latest.actions == 5


def test_it_is_opened_read_and_exported(refused: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("one", "two"):
        assert len(refused.load(game).actions) == 5
        assert len(refused.open(game).record.actions) == 5
        refused.release(game)
    monkeypatch.undo()
    monkeypatch.setattr(Store, "flush", lambda *_: False)
    refused.export("two", tmp_path / "out.dune")
    assert len(load(tmp_path / "out.dune").actions) == 5


def test_nobody_else_plays_on_from_what_is_out_of_date(refused: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Store(refused.folder)
    with pytest.raises(GameLocked):
        other.open("one")
    monkeypatch.undo()
    refused.saved()
    assert len(other.open("one").record.actions) == 5


def test_a_new_name_is_not_taken_back_by_what_waited(refused: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "flush", lambda *_: False)  # there is room from now on
        refused.rename("one", "Friday")
    assert refused.flush()
    assert refused.load("one").table == load(refused.folder / "one.json").table
    assert {saved.title for saved in refused.saved()} == {"Friday", "two"}


# ---------------------------------------------------------------- locks that are removed


def removed_folder(store: Store) -> None:
    shutil.rmtree(store.folder)


def removed_lock(store: Store) -> None:
    (store.folder / ".one.lock").unlink()


@posix
@pytest.mark.parametrize("remove", [removed_folder, removed_lock])
def test_a_game_that_is_played_stays_locked(store: Store, remove: Callable[[Store], None]) -> None:
    other = Store(store.folder)
    remove(store)
    store.keep("one", text(4))
    assert store.flush()
    assert other.locked("one")
    with pytest.raises(GameLocked):
        other.open("one")
    store.release("one")
    assert not other.locked("one")
    assert not (store.folder / ".one.lock").exists()


def test_a_name_that_somebody_else_has_just_taken_is_not_overwritten(store: Store) -> None:
    path, taken = store.folder / "one.json", store.folder / "one-2.json"
    taken.write_text("theirs")
    with pytest.raises(FileExistsError):
        disk.write_whole(path, "ours", None, taken)
    assert (path.read_text(), taken.read_text()) == (FOREIGN, "theirs")


def test_a_delete_that_fails_loses_no_decision(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.keep("two", text(3))
    assert store.flush()
    with monkeypatch.context() as full:
        full.setattr(os, "replace", refuse)
        store.keep("two", text(8))
        assert not store.flush()
        full.setattr(os, "mkdir", refuse)
        with pytest.raises(OSError, match="No space"):
            store.delete("two")
    assert store.flush()
    assert len(load(store.folder / "two.json").actions) == 8


@pytest.mark.parametrize("refused", [True, False])
def test_a_deleted_game_comes_back_with_what_the_disk_had_refused(
    store: Store, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the trash it is as far as it was decided; if the disk refuses that too, the game stays."""
    store.keep("two", text(3))
    assert store.flush()
    with monkeypatch.context() as full:
        full.setattr(os, "replace", refuse)
        store.keep("two", text(8))
        assert not store.flush()
        if not refused:
            full.setattr("dune_desktop.records.store.write_whole", lambda path, data: path.write_bytes(data))
            store.delete("two")
        else:
            with pytest.raises(OSError, match="No space"):
                store.delete("two")
    if not refused:
        store.restore("two")
    assert store.flush()
    assert len(load(store.folder / "two.json").actions) == 8
