"""Files of statistics that are broken, newer, locked, or in the way: nothing is lost, and what is wrong is told."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.records.store import Store
from dune_desktop.statistics import database
from dune_desktop.statistics.database import LOCKED, NEWER, REFUSED, Statistics, StatisticsTrouble, Taken
from dune_desktop.statistics.tables import VERSION
from tests.systems import links
from tests.test_statistics import GAMES, RECORDS, kept, store, summary

__all__ = ["kept", "store"]

#: A link for each file that this process has open.
_OPEN = Path("/proc/self/fd")


def _garbage(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 64)


def _cut(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def _other_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE songs (name TEXT)")
        db.commit()


def _trigger(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TRIGGER sly AFTER INSERT ON seen BEGIN DELETE FROM game; END")
        db.commit()


def _wrong_kinds(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE seat SET score = 'many' WHERE seat = 1")
        db.commit()


def _no_text(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE seat SET name = CAST(x'ff' AS TEXT) WHERE seat = 1")
        db.commit()


def _no_seats(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM seat")
        db.commit()


@pytest.mark.parametrize(
    "spoil",
    [_garbage, _cut, _other_program, _trigger, _wrong_kinds, _no_text, _no_seats],
    ids=lambda spoil: spoil.__name__,
)
def test_a_broken_file_is_kept_aside_and_begun_anew(
    store: Store, kept: Statistics, spoil: Callable[[Path], None]
) -> None:
    before = kept.games()
    spoil(kept.path)
    spoiled = kept.path.read_bytes()
    again = Statistics(store.folder)
    assert again.games() == ()
    assert again.news() == ["statistics-2.db"]
    assert again.news() == []
    assert (store.folder / "statistics-2.db").read_bytes() == spoiled
    assert again.catch_up(store) == Taken(3)
    assert again.games() == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for what is open as Linux lists it")
def test_nobody_reads_in_a_broken_file_while_it_is_moved(
    store: Store, kept: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows moves no file that is open."""
    _no_text(kept.path)
    moved = []

    def rename(path: Path, new: Path, true: Callable[[Path, Path], None] = os.rename) -> None:
        assert kept.path not in {one.resolve() for one in _OPEN.iterdir()}
        moved.append(Path(path))
        true(path, new)

    monkeypatch.setattr(os, "rename", rename)
    assert Statistics(store.folder).games() == ()
    assert kept.path in moved


def test_a_broken_file_that_can_not_be_moved_is_told(
    store: Store, kept: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    _garbage(kept.path)

    def refuse(*_: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(os, "rename", refuse)
    with pytest.raises(StatisticsTrouble) as trouble:
        Statistics(store.folder).games()
    assert trouble.value.reason == "access is not allowed"


def test_every_place_where_it_is_cut_off(store: Store, kept: Statistics) -> None:
    content = kept.path.read_bytes()
    for length in range(0, len(content), 1009):
        kept.path.write_bytes(content[:length])
        again = Statistics(store.folder)
        assert again.games() == ()
        assert bool(again.news()) == bool(length)  # an empty file is as good as none
        assert again.catch_up(store) == Taken(3)


def test_a_newer_file_is_not_touched(store: Store, kept: Statistics) -> None:
    with closing(sqlite3.connect(kept.path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    content = kept.path.read_bytes()
    for work in (kept.games, lambda: kept.catch_up(store), lambda: kept.delete_all(store)):
        with pytest.raises(StatisticsTrouble) as trouble:
            work()
        assert trouble.value.kind == NEWER
    assert kept.path.read_bytes() == content
    assert kept.news() == []


def test_another_copy_of_the_program_is_waited_for_and_then_told(
    store: Store, kept: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "WAITS", 0.01)
    shutil.copy(RECORDS / "uprising_4_choam_finished.json", store.folder)
    with closing(sqlite3.connect(kept.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(kept.games()) == 3  # reading goes on
        with pytest.raises(StatisticsTrouble) as trouble:
            kept.catch_up(store)
        assert trouble.value.kind == LOCKED
        other.execute("ROLLBACK")
    assert kept.catch_up(store) == Taken(1)


def _connecting(monkeypatch: pytest.MonkeyPatch, *pragmas: str) -> None:
    connect = sqlite3.connect

    def connected(*arguments: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*arguments, **options)
        for pragma in pragmas:
            db.execute(pragma)
        return db

    monkeypatch.setattr(database.sqlite3, "connect", connected)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("pragma", "reason"),
    [("PRAGMA max_page_count = 1", "the disk is full"), ("PRAGMA query_only = ON", "access is not allowed")],
)
def test_what_the_disk_does_not_allow_is_told_and_nothing_lost(
    store: Store, kept: Statistics, monkeypatch: pytest.MonkeyPatch, pragma: str, reason: str
) -> None:
    for name in ("uprising_4_choam_finished", "blend_4_choam_finished", "blend_solo_finished"):
        shutil.copy(RECORDS / f"{name}.json", store.folder)
    before = kept.games()
    with monkeypatch.context() as full:
        _connecting(full, pragma)
        with pytest.raises(StatisticsTrouble) as trouble:
            kept.catch_up(store)
        assert (trouble.value.kind, trouble.value.reason) == (REFUSED, reason)
        assert set(before) <= set(kept.games())
    kept.catch_up(store)
    assert len(kept.games()) == 6


def test_a_folder_in_its_place_is_not_touched(store: Store) -> None:
    kept = Statistics(store.folder)
    kept.path.mkdir()
    with pytest.raises(StatisticsTrouble) as trouble:
        kept.catch_up(store)
    assert trouble.value.reason == "it is not a file"


@links
def test_what_a_link_in_its_place_leads_to_is_not_touched(store: Store, tmp_path: Path) -> None:
    kept = Statistics(store.folder)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("mine", encoding="utf-8")
    kept.path.symlink_to(elsewhere)
    with pytest.raises(StatisticsTrouble) as trouble:
        kept.catch_up(store)
    assert trouble.value.reason == "it is a link to somewhere else"
    assert elsewhere.read_text("utf-8") == "mine"


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("", encoding="utf-8")
    with pytest.raises(StatisticsTrouble) as trouble:
        Statistics(tmp_path / "games").take_in(summary(GAMES[0]))
    assert trouble.value.reason in {database.reason(OSError(code, "")) for code in (errno.ENOTDIR, errno.EEXIST)}
