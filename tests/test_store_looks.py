"""The list of many games: a file that has not changed is read once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from dune_desktop.records import saved_game
from dune_desktop.records.saved_game import look
from dune_desktop.records.store import Store
from dune_desktop.windows.saved.import_sheet import bring_in
from tests.kill_nine import latest_of
from tests.systems import links
from tests.test_store import age, text

GAMES = 12


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """With games of a while ago."""
    store = Store(tmp_path / "games")
    for number in range(GAMES):
        store.keep(f"game{number}", text(3 + number))
    assert store.flush()
    for number in range(GAMES):
        age(store, f"game{number}", 1000 - number)
    return store


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which files were read for the list."""
    names: list[str] = []
    true = saved_game.load
    monkeypatch.setattr(saved_game, "load", lambda path, **how: names.append(path.stem) or true(path, **how))
    return names


def test_what_has_not_changed_is_read_once(store: Store, read: list[str]) -> None:
    first = store.saved()
    assert len(read) == GAMES
    assert store.saved() == first
    assert latest_of(store) == first[0]
    assert len(read) == GAMES


def test_who_goes_on_reads_nothing_older(store: Store, read: list[str]) -> None:
    saved_game._read.cache_clear()
    newest = next(store.unfinished())
    assert read == [newest.id] == [f"game{GAMES - 1}"]


def test_only_what_was_played_is_read_again(store: Store, read: list[str]) -> None:
    store.saved()
    read.clear()
    store.keep("game5", text(30))
    assert store.flush()
    assert store.saved()[0].actions == 30
    assert read == ["game5"]


def _replace(path: Path) -> None:
    new = path.with_suffix(".other")
    new.write_text(text(4), encoding="utf-8")
    os.replace(new, path)


def _write(path: Path) -> None:
    path.write_text(text(20), encoding="utf-8")


def _link(path: Path) -> None:
    path.rename(path.with_suffix(".other"))
    path.symlink_to(path.with_suffix(".other"))


@pytest.mark.parametrize("change", [_replace, _write, pytest.param(_link, marks=links)])
def test_what_others_did_to_a_file_is_seen_even_if_it_looks_as_old(
    store: Store, read: list[str], change: Callable[[Path], None]
) -> None:
    before = store.saved()
    read.clear()
    path = store.folder / "game1.json"
    found = path.stat()
    change(path)
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
    after = store.saved()
    assert read == ["game1"]
    assert [one for one in after if one.id != "game1"] == [one for one in before if one.id != "game1"]


def test_a_file_that_was_written_a_moment_ago_is_not_taken_for_settled(
    store: Store, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of a disk is coarse: it may be written again at the same moment, and be as long."""
    monkeypatch.setattr(saved_game, "_SETTLES", 600.0)  # however long this takes here
    os.utime(store.folder / "game1.json")
    store.saved()
    read.clear()
    store.saved()
    assert read == ["game1"]


def test_what_could_not_be_read_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.json"
    path.write_text(text(3), encoding="utf-8")
    os.utime(path, (1000, 1000))

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr("dune_desktop.records.record_text.read_whole", refused)
        assert "access is not allowed" in look(path, "one").trouble
    assert look(path, "one").trouble == ""
    path.unlink()
    with pytest.raises(FileNotFoundError):
        look(path, "one")


def test_an_import_reads_no_game_that_it_can_not_be(store: Store, read: list[str], tmp_path: Path) -> None:
    store.saved()
    read.clear()
    path = tmp_path / "new.dune"
    path.write_text(text(40), encoding="utf-8")
    assert not bring_in(store, path).known
    assert read == []
    assert bring_in(store, path).known
