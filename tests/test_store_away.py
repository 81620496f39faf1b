"""A folder of games that is out of reach is told, and is no empty list: unplugged, forbidden, broken, or silent."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from dune_desktop.files import writer
from dune_desktop.records import game_folder
from dune_desktop.records.game_folder import GameFolder
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.text.troubles import told
from tests.kill_nine import latest_of
from tests.systems import posix
from tests.test_store import text


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A game is saved in it."""
    store = Store(tmp_path / "disk" / "games")
    store.keep("one", text(3))
    assert store.flush()
    return store


def why(store: Store) -> str:
    """Why it can't be listed, without the name of the folder."""
    with pytest.raises(Unlisted) as error:
        store.saved()
    said = str(error.value)
    assert said.startswith(f"{store.folder}: ")
    assert told(said).startswith(f"{said}. Make sure that its disk is connected")
    return said.removeprefix(f"{store.folder}: ")


def unplug(store: Store) -> Callable[[], object]:
    """Away with the disk; what plugs it in again."""
    disk = store.folder.parent
    away = disk.rename(disk.with_name("away"))
    return lambda: (shutil.rmtree(disk, ignore_errors=True), away.rename(disk))


# ---------------------------------------------------------------- the folder


def test_a_first_start_is_no_trouble(tmp_path: Path) -> None:
    store = Store(tmp_path / "nobody" / "has played" / "yet")
    assert store.saved() == []
    assert latest_of(store) is None
    store.folder.mkdir(parents=True)
    assert store.saved() == []


def test_a_disk_that_is_unplugged_while_one_plays(store: Store) -> None:
    plug_in = unplug(store)
    assert why(store) == "the games that were saved in it are not there any more"
    plug_in()
    assert [game.id for game in store.saved()] == ["one"]


@pytest.mark.parametrize("mount_point", [False, True])
def test_a_disk_that_was_unplugged_before_the_program_began(store: Store, mount_point: bool) -> None:
    plug_in = unplug(store)
    again = Store(store.folder)
    again.used = True  # the settings say so
    if mount_point:
        again.folder.mkdir(parents=True)
    assert why(again) == "the games that were saved in it are not there any more"
    plug_in()
    assert [game.id for game in again.saved()] == ["one"]


def test_who_has_deleted_all_games_sees_an_empty_list(store: Store) -> None:
    store.saved()
    store.delete("one")
    assert store.saved() == []


@posix
@pytest.mark.parametrize("link", ["games", "disk"])
def test_a_link_to_a_disk_that_is_not_there(store: Store, tmp_path: Path, link: str) -> None:
    place = store.folder if link == "games" else store.folder.parent
    elsewhere = place.rename(tmp_path / "elsewhere")
    place.symlink_to(elsewhere)
    again = Store(store.folder)
    assert [game.id for game in again.saved()] == ["one"]
    away = elsewhere.rename(tmp_path / "away")
    for one in (again, Store(store.folder)):  # nobody has to remember anything
        assert why(one) == "the saved games can't be listed: the disk is not there any more"
    away.rename(elsewhere)
    assert [game.id for game in again.saved()] == ["one"]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EACCES, "access is not allowed"),
        (errno.EIO, "the disk has an error"),
        (errno.ESTALE, "the disk is not there any more"),
        (errno.ETIMEDOUT, "the disk does not answer"),
    ],
)
@pytest.mark.parametrize("refused", ["listdir", "stat"])
def test_a_folder_that_refuses(store: Store, number: int, reason: str, refused: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        true = getattr(os, refused)

        def refuse(path: Any, *rest: Any, **more: Any) -> Any:
            if os.path.normpath(path) == str(store.folder):
                raise OSError(number, os.strerror(number))
            return true(path, *rest, **more)

        patch.setattr(os, refused, refuse)
        assert why(store) == f"the saved games can't be listed: {reason}"
    assert [game.id for game in store.saved()] == ["one"]


@pytest.mark.parametrize("error", [FileNotFoundError(errno.ENOENT, "no path"), OSError(errno.EINVAL, "no name")])
@pytest.mark.parametrize("below", ["", "games"])
def test_a_file_in_the_place_of_the_folder_is_told_on_systems_that_do_not_tell_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, below: str
) -> None:
    """Windows has no such path, and under Wine the name is invalid."""
    (tmp_path / "file").write_text("in the way")
    store, true = Store(tmp_path / "file" / below), os.stat

    def stat(path: Any, *rest: Any, **more: Any) -> Any:
        if str(path).endswith(f"{os.sep}{os.curdir}"):
            raise error
        return true(path, *rest, **more)

    monkeypatch.setattr(os, "stat", stat)
    assert why(store) == "the saved games can't be listed: a file is in the place of its folder"


def test_the_first_game_may_come_while_the_folder_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, true = Store(tmp_path / "games"), GameFolder.contents

    def slow(games: GameFolder) -> list[str]:
        there = true(games)
        store.keep("one", text(3))
        assert store.flush()
        return there

    with monkeypatch.context() as patch:
        patch.setattr(GameFolder, "contents", slow)
        assert [game.id for game in store.saved()] == ["one"]
    shutil.rmtree(store.folder)
    assert why(store) == "the games that were saved in it are not there any more"


def test_a_file_that_can_not_be_asked_for_is_in_the_list_and_says_why(store: Store) -> None:
    store.keep("two", text(4))
    store.flush()
    with pytest.MonkeyPatch.context() as patch:

        def bad_sector(path: Any, *rest: Any, true: Callable[..., Any] = os.stat, **more: Any) -> Any:
            if str(path).endswith("one.json"):
                raise OSError(errno.EIO, "Input/output error")
            return true(path, *rest, **more)

        patch.setattr(os, "stat", bad_sector)
        good, bad = store.saved()
    assert (good.id, good.trouble) == ("two", "")
    assert bad.trouble == f"{store.folder / 'one.json'}: can't be read: the disk has an error"


# ---------------------------------------------------------------- a disk that does not answer


class Silent:
    """A disk that does not answer until it does; a moment is long enough for one that works."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch, self.asked, self._go_on = patch, Event(), Event()
        patch.setattr(game_folder, "write_whole", partial(self._wait, game_folder.write_whole))
        patch.setattr(writer, "HANGS", 0.05)

    def _wait(self, true: Callable[..., None], *what: Any) -> None:
        self.asked.set()
        assert self._go_on.wait(60)
        true(*what)

    def answer(self) -> None:
        self._patch.setattr(writer, "HANGS", 60)
        self._go_on.set()


def waits(patch: pytest.MonkeyPatch, store: Store) -> list[float]:
    """For how many seconds somebody is ready to wait for the writer, each time from now on."""
    changed, seconds = store.writer._changed, list[float]()
    true = changed.wait
    patch.setattr(changed, "wait", lambda most: seconds.append(most) or true(most))
    return seconds


@pytest.fixture
def silent(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Silent]:
    """It has been given a decision, and as much time as a disk needs."""
    silent = Silent(monkeypatch)
    store.claim("one")
    store.keep("one", text(4))
    assert silent.asked.wait(60)
    assert not store.flush()
    yield silent
    silent.answer()
    assert store.flush()


def test_what_a_silent_disk_was_given_is_told_as_not_saved(store: Store, silent: Silent) -> None:
    file = store.folder / "one.json"
    assert store.hangs
    assert store.writer.unsaved == ("one",)
    assert store.trouble == f"{file}: can't be saved: the disk does not answer"
    assert told(store.trouble).endswith("free some space, allow access or connect the disk.")
    store.keep("two", text(2))
    assert store.writer.unsaved == ("one", "two")
    silent.answer()
    assert store.flush()
    assert (store.hangs, store.writer.unsaved, store.trouble) == (False, (), "")
    assert len(store.load("one").actions) == 4
    assert len(store.load("two").actions) == 2


@pytest.mark.usefixtures("silent")
def test_nobody_waits_again_for_a_disk_that_is_known_to_be_silent(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = waits(monkeypatch, store)
    assert why(store) == "the saved games can't be listed: the disk does not answer"
    assert not store.flush(None)
    with pytest.raises(TimeoutError):
        store.delete("one")
    store.release("one")
    assert waited == []


def test_what_a_silent_disk_has_not_written_is_not_forgotten_by_a_deletion_in_vain(
    store: Store, silent: Silent
) -> None:
    store.keep("one", text(5))
    with pytest.raises(TimeoutError):
        store.delete("one")
    silent.answer()
    assert store.flush()
    assert len(store.load("one").actions) == 5


def test_a_game_that_a_silent_disk_has_not_written_is_let_go_when_it_has(store: Store, silent: Silent) -> None:
    other = Store(store.folder)
    store.release("one")
    assert other.locked("one")  # what lies there is out of date
    silent.answer()
    assert store.flush()
    store.saved()
    assert not other.locked("one")


def test_a_game_that_a_silent_disk_has_not_written_is_played_on_here(store: Store, silent: Silent) -> None:
    store.release("one")
    assert len(store.open("one").record.actions) == 4
    store.keep("one", text(5))
    assert len(store.load("one").actions) == 5
    silent.answer()
    assert store.flush()
    assert store.news() == []
    store.release("one")
    assert not Store(store.folder).locked("one")
