"""Two copies of the program, or another program, on one game: one plays it, and nothing is overwritten."""

from __future__ import annotations

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dune_desktop.files import locks
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.record_text import load
from dune_desktop.records.store import Store
from dune_desktop.text.troubles import told
from tests.kill_nine import kill, latest_of
from tests.systems import links, posix, unheld
from tests.test_store import text

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).parent.parent


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "games")
    store.keep("one", text(3))
    assert store.flush()
    return store


_OTHER = """
import sys
from pathlib import Path
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.store import Store
store = Store(Path(sys.argv[1]))
try:
    store.claim("one")
    print("mine", flush=True)
except GameLocked:
    print("locked", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def other(store: Store) -> Iterator[subprocess.Popen[str]]:
    """Another program that wants to play the game; it says whether it may."""
    with subprocess.Popen(
        [sys.executable, "-c", _OTHER, str(store.folder)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        yield process
        process.kill()


def says(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


# ---------------------------------------------------------------- two programs


def test_a_game_is_played_by_one_program_until_that_ends_however_it_ends(
    store: Store, other: subprocess.Popen[str]
) -> None:
    assert says(other) == "mine"
    assert store.locked("one")
    assert store.saved()[0].locked
    assert latest_of(store) is None  # Continue does not offer it
    with pytest.raises(GameLocked) as error:
        store.open("one")
    assert str(store.folder / "one.json") in told(str(error.value))
    assert "Close it there" in told(str(error.value))
    assert len(store.load("one").actions) == 3  # it can be looked at, and copied
    assert store.copy(store.load("one")) != "one"
    other.kill()
    other.wait(60)
    assert not store.locked("one")
    assert store.open("one").game == "one"
    store.release("one")


def test_who_comes_second_is_told(store: Store) -> None:
    store.claim("one")
    process = subprocess.run(
        [sys.executable, "-c", _OTHER, str(store.folder)],
        check=True, cwd=ROOT, input="\n", stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout.strip() == "locked"
    assert not store.locked("one")  # it is ours
    store.release("one")
    assert [path.name for path in store.folder.iterdir()] == ["one.json"]


def test_a_game_that_is_open_twice_here_is_let_go_when_both_are_closed(store: Store) -> None:
    other = Store(store.folder)
    store.open("one")
    store.open("one")
    store.release("one")
    assert other.locked("one")
    store.release("one")
    assert not other.locked("one")
    store.release("one")  # once more does nothing
    other.claim("one")


def test_a_store_that_is_forgotten_lets_go(store: Store) -> None:
    other = Store(store.folder)
    other.claim("one")
    assert store.locked("one")
    del other
    gc.collect()
    assert not store.locked("one")


def test_a_game_that_can_not_be_opened_is_let_go(store: Store) -> None:
    (store.folder / "bad.json").write_text("{")
    with pytest.raises(Exception, match="JSON"):
        store.open("bad")
    Store(store.folder).claim("bad")


# ---------------------------------------------------------------- locks themselves


@unheld
def test_a_lock_that_is_cleared_away_while_one_waits_is_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = locks.seize(path)
    assert first is not None
    path.unlink()  # as its holder does at the end
    second = locks.seize(path)
    assert second is not None
    first.release()
    assert path.exists()  # it is not the first one's any more
    assert locks.seize(path) is None
    second.release()
    assert not path.exists()


@posix
def test_a_lock_whose_file_is_cleared_away_at_the_last_moment_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, true, waits = tmp_path / "lock", fcntl.flock, [1, 1]

    def flock(handle: int, how: int) -> None:
        if waits and how & fcntl.LOCK_EX:
            waits.pop()
            path.unlink()
        true(handle, how)

    monkeypatch.setattr(fcntl, "flock", flock)
    lock = locks.seize(path, 10)
    assert lock is not None
    assert path.exists()
    assert locks.seize(path) is None


@posix
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP, errno.EINVAL])
def test_where_there_are_no_locks_everybody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(*_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", refuse)
    one, two = locks.seize(tmp_path / "lock"), locks.seize(tmp_path / "lock")
    assert one is not None
    assert two is not None
    assert not locks.held(tmp_path / "lock")


@posix
@pytest.mark.parametrize("number", [errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK, errno.EIO, 0, None])
def test_a_lock_that_can_not_prove_itself_is_somebody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int | None
) -> None:
    """Windows' own call says nothing at all under Wine."""

    def refuse(*_: int) -> None:
        raise OSError(number, "no reason") if number is not None else OSError("no reason")

    monkeypatch.setattr(fcntl, "flock", refuse)
    (tmp_path / "lock").touch()
    assert locks.seize(tmp_path / "lock") is None
    assert locks.held(tmp_path / "lock")


@links
def test_a_lock_follows_no_link(tmp_path: Path) -> None:
    (tmp_path / "lock").symlink_to(tmp_path / "elsewhere")
    lock = locks.seize(tmp_path / "lock")
    assert lock is not None
    assert not (tmp_path / "elsewhere").exists()


# ---------------------------------------------------------------- another program writes


def test_what_another_program_wrote_is_kept_aside_and_told(store: Store) -> None:
    file = store.folder / "one.json"
    store.open("one")
    foreign = text(9, seed=4)
    file.write_text(foreign)
    store.keep("one", text(4))
    assert store.flush()
    assert len(load(file).actions) == 4
    assert (store.folder / "one-2.json").read_text() == foreign
    (news,) = store.news()
    assert news == f"{file}: was changed by another program: what it wrote is kept as one-2.json"
    assert "Both are in the list" in told(news)
    assert {saved.id for saved in store.saved()} == {"one", "one-2"}
    file.write_text(foreign)
    store.keep("one", text(5))
    assert store.flush()
    assert (store.folder / "one-3.json").read_text() == foreign
    assert store.news() != []
    assert store.news() == []


def test_looking_at_a_game_that_is_played_here_forgets_no_change(store: Store) -> None:
    """The list or a replay reads what another program has just written."""
    store.open("one")
    (store.folder / "one.json").write_text(text(9, seed=4))
    store.saved()
    store.load("one")
    store.keep("one", text(4))
    assert store.flush()
    assert (store.folder / "one-2.json").read_text() == text(9, seed=4)


def test_a_game_that_was_never_read_is_not_overwritten(store: Store) -> None:
    other = Store(store.folder)
    other.keep("one", text(8, seed=9))
    assert other.flush()
    assert (store.folder / "one-2.json").read_text() == text(3)


def test_the_same_content_is_no_change(store: Store) -> None:
    other = Store(store.folder)
    other.keep("one", text(3))
    assert other.flush()
    assert other.news() == []
    assert [path.name for path in store.folder.iterdir()] == ["one.json"]


def test_a_game_played_on_elsewhere_in_between_is_read_anew(store: Store) -> None:
    other = Store(store.folder)
    other.open("one")
    other.keep("one", text(7))
    other.release("one")
    assert len(store.open("one").record.actions) == 7
    store.keep("one", text(8))
    store.release("one")
    assert store.news() == []
    assert [path.name for path in store.folder.iterdir()] == ["one.json"]


def test_what_a_killed_program_left_half_written_is_cleared_away(store: Store) -> None:
    for name in (".one.json.12345678.new", ".two.json.12345678.new", ".one.json.x"):
        (store.folder / name).write_text("{")
    store.claim("one")
    names = {path.name for path in store.folder.iterdir()}
    assert names == {"one.json", ".one.lock", ".two.json.12345678.new", ".one.json.x"}
    store.release("one")


# ---------------------------------------------------------------- kill -9


@pytest.fixture(scope="module")
def played_on(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("killed") / "games"


@pytest.mark.parametrize("seed", range(4))
def test_a_program_that_is_killed_loses_at_most_what_is_on_its_way_to_the_disk(played_on: Path, seed: int) -> None:
    """``python -m tests.kill_nine 200`` does it more often."""
    kills = kill(played_on, 1, seed)
    assert kills.count == 1
    assert not kills.wrong, kills
