"""Files that somebody has put into the folder of games under names that no game has: they are games all the same."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dune_desktop.files.locks import GameLocked
from dune_desktop.records.game_folder import began_here, is_id
from dune_desktop.records.record import BadRecord
from dune_desktop.records.store import Store
from tests.systems import links, names
from tests.test_store import text
from tests.test_store_games import files

ODD = ["My game.json", "гра.json", "copy (1).json", "evening.dune", "a.b.json", "-x.Dune"]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "games")
    store.keep("one", text(3))
    assert store.flush()
    return store


def put(store: Store, name: str, actions: int = 5) -> Path:
    path = store.folder / name
    path.write_text(text(actions), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", [*ODD, *(pytest.param(name, marks=names) for name in ("x.JSON", "con.json"))])
def test_it_is_found_and_becomes_a_game_as_it_is(store: Store, name: str) -> None:
    path = put(store, name)
    content, moment = path.read_bytes(), path.stat().st_mtime_ns
    (found,) = store.found()
    assert (found.id, found.path, found.actions, found.moment) == (name, path, 5, moment)
    assert [saved.id for saved in store.saved()] == ["one"]
    game = store.adopt(name)
    assert is_id(game)
    assert not began_here(game)  # it makes room for none
    assert store.found() == []
    assert {saved.id for saved in store.saved()} == {"one", game}
    assert (store.folder / f"{game}.json").read_bytes() == content
    assert (store.folder / f"{game}.json").stat().st_mtime_ns == moment
    assert files(store.folder) == {"one.json", f"{game}.json"}
    assert len(store.open(game).record.actions) == 5
    store.release(game)


def test_its_name_is_kept_as_far_as_a_game_can_have_it(store: Store) -> None:
    put(store, "My game.json")
    assert store.adopt("My game.json") == "My-game"
    put(store, "your. (game).dune")
    assert store.adopt("your. (game).dune") == "your-game"
    assert store.adopt("your-game") == "your-game"  # it is one already


def test_it_takes_the_place_of_no_game_nor_of_what_is_left_of_one(store: Store) -> None:
    store.keep("evening", text(60))
    store.keep("evening", text(100))
    store.keep_review("evening", "found")
    assert store.flush()
    put(store, "evening.dune")
    assert store.adopt("evening.dune") == "evening-2"
    assert store.older("evening-2") == []
    assert store.review("evening-2") == ""
    store.keep_review("left", "found")
    assert store.flush()
    (store.folder / "reviews" / "left.json").write_text("found")
    put(store, "left.dune")
    assert store.adopt("left.dune") == "left-2"
    assert len(store.load("evening").actions) == 100


@links
@pytest.mark.parametrize("name", ["evening.dune", "link.dune"])
def test_a_link_in_the_folder_is_not_in_the_way_of_what_it_leads_to(store: Store, tmp_path: Path, name: str) -> None:
    far = tmp_path / "evening.dune"
    far.write_text(text(9), encoding="utf-8")
    (store.folder / name).symlink_to(far)
    assert store.found() == []
    game = store.bring_in(far)
    assert len(store.load(game).actions) == 9
    assert store.bring_in(store.folder / name) == game
    assert far.is_file()


@links
def test_a_link_to_a_file_that_was_found_is_read(store: Store, tmp_path: Path) -> None:
    found = put(store, "evening.dune", 9)
    (tmp_path / "link.dune").symlink_to(found)
    assert len(store.load(store.bring_in(tmp_path / "link.dune")).actions) == 9


def test_what_is_no_record_is_left_alone(store: Store, tmp_path: Path) -> None:
    (store.folder / "notes of mine.json").write_text('{"mine": 1}', encoding="utf-8")
    (store.folder / "folder.dune").mkdir()
    put(store, "notes.txt")
    put(store, ".hidden.dune")
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_text(text(5), encoding="utf-8")
    (store.folder / "a link.json").symlink_to(elsewhere)
    before = files(store.folder)
    assert store.found() == []
    assert [saved.id for saved in store.saved()] == ["one"]
    assert files(store.folder) == before


def test_what_another_copy_plays_is_not_written_over(store: Store) -> None:
    path = put(store, "evening.dune")
    other = Store(store.folder)
    other.claim("evening")
    with pytest.raises(GameLocked):
        store.adopt("evening.dune")
    assert path.exists()
    other.release("evening")
    assert store.adopt("evening.dune") == "evening"


@pytest.mark.parametrize("name", ["../one.json", "older/one.3.json", "..", "", "one.txt"])
def test_nothing_else_becomes_a_game(store: Store, tmp_path: Path, name: str) -> None:
    shutil.copy(store.folder / "one.json", tmp_path / "one.json")
    with pytest.raises(OSError, match="no such file"):
        store.adopt(name)
    assert (tmp_path / "one.json").exists()
    assert files(store.folder) == {"one.json"}


def test_an_import_from_the_folder_itself_leaves_one_file(store: Store) -> None:
    put(store, "evening.dune")
    assert store.bring_in(store.folder / ".." / "games" / "evening.dune") == "evening"
    assert files(store.folder) == {"one.json", "evening.json"}
    bad = put(store, "bad.dune")
    bad.write_text(text(40).replace('"end"', '"reveal"'), encoding="utf-8")
    with pytest.raises(BadRecord):
        store.bring_in(bad)
    assert bad.exists()


def test_a_folder_that_can_not_be_listed_has_none(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("", encoding="utf-8")
    assert Store(tmp_path / "games").found() == []


def test_whoever_was_quicker_keeps_the_name(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two windows take over two files of one name at once: none of them is lost."""
    path = put(store, "My game.json", 6)
    theirs = store.folder / "My-game.json"
    claim = store.claim

    def slow(game: str) -> None:
        claim(game)
        theirs.write_text(text(9))

    with monkeypatch.context() as patch:
        patch.setattr(store, "claim", slow)
        with pytest.raises(FileExistsError):
            store.adopt("My game.json")
    assert path.exists()
    assert len(store.load("My-game").actions) == 9
    assert store.adopt("My game.json") == "My-game-2"
    assert len(store.load("My-game-2").actions) == 6


def test_a_game_that_comes_back_takes_no_other_s_place(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    place = store.delete("one")
    theirs = store.folder / "one-2.json"
    put(store, "one.json", 7)
    free = store._games.free_id

    def slow(game: str) -> str:
        found = free(game)
        theirs.write_text(text(9))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(type(store._games), "free_id", lambda _shelf, game: slow(game))
        with pytest.raises(FileExistsError):
            store.restore(place)
    assert len(store.load("one-2").actions) == 9
    assert store.restore(place) == "one-3"
    assert len(store.load("one-3").actions) == 3
