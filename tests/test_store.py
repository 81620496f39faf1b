"""Saved games: the last decision is on disk, whatever happens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads

import pytest

from dune_desktop.engine.digest import digest
from dune_desktop.engine.setup import Setup
from dune_desktop.files.folders import HOME
from dune_desktop.records import game_folder
from dune_desktop.records.game_folder import new_id
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import BadRecord, Recorder, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.store import Store, Unlisted
from tests.games import choose, seats_of
from tests.kill_nine import latest_of

_SEATS = (SeatSetup("Olha", "red"), SeatSetup("Андрій", "blue"), SeatSetup("Bot", "green", "random"))


def played(actions: int, seed: int = 3, title: str = "") -> Recorder:
    recorder = Recorder("base", Setup(3, seed), None, GameInfo(_SEATS, title, "2024-05-01T18:30:00+02:00"))
    chance = seats_of(seed)
    while recorder.game.decision is not None and recorder.actions < actions:
        recorder.apply(choose(recorder.game, chance))
    return recorder


def text(actions: int = 5, seed: int = 3, title: str = "") -> str:
    return dumps(played(actions, seed, title).record())


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


def age(store: Store, game: str, seconds: int) -> None:
    """Say that it was written so long ago."""
    store.flush()
    os.utime(store.folder / f"{game}.json", (1_700_000_000 - seconds,) * 2)


# ---------------------------------------------------------------- there and back


def test_nothing_is_there_at_first(store: Store) -> None:
    assert store.saved() == []
    assert latest_of(store) is None
    assert store.flush()


def test_a_game_comes_back(store: Store) -> None:
    store.keep("one", text(100, title="Friday"))
    (saved,) = store.saved()
    assert (saved.id, saved.edition, saved.title, saved.seats) == ("one", "base", "Friday", _SEATS)
    assert saved.started == "2024-05-01T18:30:00+02:00"
    assert not saved.finished
    assert not saved.trouble
    game = played(100).game
    assert saved.round == game.round
    assert saved.scores == tuple(player.vp for player in game.players)
    assert saved.leaders == tuple(player.leader.id for player in game.players)
    assert digest(replay(store.load("one")).recorder.game) == digest(game)


def test_the_newest_text_is_what_stays(store: Store) -> None:
    for actions in range(1, 60):
        store.keep("one", text(actions))
    assert store.flush()
    assert len(store.load("one").actions) == 59
    assert sorted(path.name for path in store.folder.iterdir() if path.is_file()) == ["one.json"]


def test_a_finished_game_is_not_continued(store: Store) -> None:
    store.keep("old", text(10))
    age(store, "old", 50)
    store.keep("done", text(10_000))
    latest = latest_of(store)
    assert latest is not None
    assert latest.id == "old"
    assert [(saved.id, saved.finished) for saved in store.saved()] == [("done", True), ("old", False)]


def test_a_damaged_game_is_listed_but_not_continued(store: Store) -> None:
    store.keep("good", text())
    age(store, "good", 50)
    (store.folder / "bad.json").write_text("{")
    (store.folder / ".hidden.json").write_text("{")
    (store.folder / "no game.json").write_text("{")
    bad, good = store.saved()
    assert (bad.id, good.id) == ("bad", "good")
    assert "JSON" in bad.trouble
    assert latest_of(store) == good
    with pytest.raises(BadRecord):
        store.load("bad")


def test_a_record_without_a_table_is_listed(store: Store) -> None:
    recorder = Recorder("base", Setup(3, 1))
    store.keep("one", dumps(recorder.record()))
    (saved,) = store.saved()
    assert (saved.seats, saved.edition, len(saved.leaders)) == ((), "base", 3)


def test_delete(store: Store) -> None:
    store.keep("one", text())
    store.keep("two", text())
    store.delete("one")
    store.delete("none")
    assert [saved.id for saved in store.saved()] == ["two"]


@pytest.mark.parametrize("name", ["", "..", "a/b", "../a", "a.b", ".a", "a" * 99, "a\n"])
def test_an_id_is_no_path(store: Store, name: str) -> None:
    for use in (store.load, store.delete, lambda one: store.keep(one, "")):
        with pytest.raises(ValueError, match="not the id"):
            use(name)


def test_ids_are_new() -> None:
    assert len({new_id() for _ in range(50)}) == 50


# ---------------------------------------------------------------- when something is wrong


def test_a_disk_that_is_full_is_said_and_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.keep("one", text(3))
    assert store.flush()
    with monkeypatch.context() as patch:

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr(os, "fsync", full)
        store.keep("one", text(4))
        assert not store.flush()
        assert store.trouble == f"{store.folder / 'one.json'}: can't be saved: the disk is full"
        assert store.writer.unsaved == ("one",)
        assert len(loads((store.folder / "one.json").read_text()).actions) == 3
    store.keep("one", text(5))
    assert store.flush()
    assert store.trouble == ""
    assert len(store.load("one").actions) == 5


def test_a_folder_that_can_not_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "games")
    store.keep("one", text())
    assert not store.flush()
    assert "a file is in the place of its folder" in store.trouble
    with pytest.raises(Unlisted, match="a file is in the place of its folder"):
        store.saved()
    (tmp_path / "file").unlink()
    assert store.flush()
    assert (store.trouble, store.writer.unsaved) == ("", ())
    assert [saved.id for saved in store.saved()] == ["one"]


def test_whatever_goes_wrong_the_writer_lives_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError("sand")

    with monkeypatch.context() as patch:
        patch.setattr(game_folder, "write_whole", broken)
        store.keep("one", text())
        assert not store.flush()
    assert "because of a mistake in the program" in store.trouble
    store.keep("one", text())
    assert store.flush()
    assert store.trouble == ""


def test_texts_wait_while_one_is_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, written = Event(), Event(), list[str]()

    def slow(path: Path, text: bytes, *_: object) -> None:
        begun.set()
        go_on.wait(60)
        written.append(f"{path.stem} {text.decode()}")

    monkeypatch.setattr(game_folder, "write_whole", slow)
    store.keep("one", "a")
    assert begun.wait(60)
    for letter in "bcd":
        store.keep("one", letter)
    store.keep("two", "x")
    assert store.writer.busy
    assert not store.flush(0)
    go_on.set()
    assert store.flush()
    assert not store.writer.busy
    assert written == ["one a", "one d", "two x"]


def test_the_writer_leaves_when_all_is_written_and_comes_back(store: Store) -> None:
    for actions in (0, 3, 5):
        store.keep("one", text(actions))
        assert store.flush()
        for thread in enumerate_threads():
            if thread.name == "saving games":
                thread.join(60)
                assert not thread.is_alive()
        assert len(store.load("one").actions) == actions


_KILLED = """
import os
from dune_desktop.records.store import Store
from tests.test_store import played, text
store = Store()
store.keep("mine", text(30))
store.flush()
for actions in range(31, 120):
    store.keep("mine", text(actions))
os._exit(9)
"""


def test_a_program_that_is_killed_has_its_game_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    done = subprocess.run([sys.executable, "-c", _KILLED], check=False, cwd=Path(__file__).parent.parent)
    assert done.returncode == 9
    latest = latest_of(Store())
    assert latest is not None
    assert len(replay(Store().load(latest.id)).recorder.record().actions) >= 30


_ENDED = """
from dune_desktop.records.store import Store
from tests.test_store import text
store = Store()
for actions in range(1, 40):
    store.keep("mine", text(actions))
"""


def test_a_program_that_ends_writes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    subprocess.run([sys.executable, "-c", _ENDED], check=True, cwd=Path(__file__).parent.parent)
    assert len(Store().load("mine").actions) == 39


# ---------------------------------------------------------------- the table in the record


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"colour":"blue"', '"colour":"red"'),
        ('"colour":"blue"', '"colour":""'),
        ('"colour":"blue"', '"colour":"../blue"'),
        ('"colour":"blue"', '"colour":7'),
        ('"bot":"random"', '"bot":"ra ndom"'),
        ('"bot":"random"', '"robot":"random"'),
        ('"name":"Olha"', '"name":"Ol\\u0000ha"'),
        ('"name":"Olha"', f'"name":"{"O" * 201}"'),
        ('"name":"Olha"', '"name":null'),
        ('"finished":false', '"finished":0'),
        ('"scores":[', '"scores":[1,'),
        ('"round":1', '"round":-1'),
        ('"started":"', '"started":"\\n'),
        ('"table":{"seats":[', '"table":{"seats":[{"name":"X","colour":"pink","bot":""},'),
    ],
)
def test_a_table_that_can_not_be_is_refused(old: str, new: str) -> None:
    whole = text()
    assert old in whole
    with pytest.raises(BadRecord) as error:
        loads(whole.replace(old, new, 1))
    assert "\n" not in str(error.value)


def test_the_table_comes_back() -> None:
    record = played(80, title="Friday").record()
    assert loads(dumps(record)) == record
    assert replay(record).recorder.record() == record
