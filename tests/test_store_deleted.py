"""What can be brought back: the list of deleted games and of those that made room, and that none replaces another."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dune_desktop.records.deleted_games import DELETED_KEPT, KEPT
from dune_desktop.records.store import Store
from tests.systems import links
from tests.test_store import text
from tests.test_store_room import begin, fill


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


def keep(store: Store, game: str, actions: int = 3) -> None:
    store.keep(game, text(actions))
    assert store.flush()


def test_deleted_games_are_listed_the_last_one_first_with_when_they_went(store: Store) -> None:
    for game, actions in (("three", 3), ("two", 5), ("one", 1)):
        keep(store, game, actions)
    store.keep_review("two", "found")
    store.flush()
    for game in ("three", "two", "one"):
        assert store.delete(game)
    for listed in (store.deleted(), Store(store.folder).deleted()):
        assert [saved.actions for saved in listed] == [1, 5, 3]
        assert not any(saved.made_room or saved.trouble for saved in listed)
        for saved in listed:
            assert saved.deleted is not None
            assert abs(saved.deleted - datetime.now(UTC)) < timedelta(minutes=5)
    assert store.saved() == []


def test_each_of_them_comes_back_by_its_place(store: Store) -> None:
    for actions in (3, 5):
        keep(store, "one", actions)
        store.delete("one")
    newer, older = store.deleted()
    assert store.restore(older.id) == "one"
    assert store.saved()[0].actions == 3
    assert [saved.id for saved in store.deleted()] == [newer.id]


def test_delete_tells_the_place_from_which_it_can_be_brought_back(store: Store) -> None:
    keep(store, "one")
    place = store.delete("one")
    assert [saved.id for saved in store.deleted()] == [place]
    assert store.restore(place) == "one"
    assert store.delete("none") == ""


def test_games_that_made_room_are_among_them(store: Store) -> None:
    games = fill(store)
    begin(store)
    store.delete(games[5])
    deleted, swept = store.deleted()
    assert (deleted.made_room, swept.made_room) == (False, True)
    assert store.restore(swept.id) == games[0]
    assert len(store.saved()) == KEPT  # one more, and one was deleted


def test_what_can_t_be_read_is_among_them(store: Store) -> None:
    keep(store, "bad")
    (store.folder / "bad.json").write_text("{", encoding="utf-8")
    store.delete("bad")
    (saved,) = store.deleted()
    assert "bad.json: is not JSON" in saved.trouble
    assert saved.deleted is not None
    store.restore(saved.id)
    assert (store.folder / "bad.json").read_text(encoding="utf-8") == "{"


def test_what_lies_there_and_is_no_game_is_not_listed(store: Store) -> None:
    keep(store, "one")
    store.delete("one")
    for name in ("0002.two", "0003.con", "what", "0004.a.b"):
        (store.folder / "deleted" / name).mkdir()
    assert [saved.path.name for saved in store.deleted()] == ["one.json"]
    with pytest.raises(FileNotFoundError):
        store.restore("two")
    with pytest.raises(FileNotFoundError):
        store.restore("../deleted/0001.one")


# ---------------------------------------------------------------- there is such a game again


def test_a_game_comes_back_beside_one_that_has_its_name_now(store: Store) -> None:
    for actions in (60, 100, 140):
        keep(store, "one", actions)
    store.keep_review("one", "found")
    store.flush()
    states = [path.read_bytes() for path in sorted((store.folder / "older").iterdir())]
    store.delete("one")
    keep(store, "one", 5)
    assert store.restore("one") == "one-2"
    assert {saved.id: saved.actions for saved in store.saved()} == {"one": 5, "one-2": 140}
    assert store.review("one") == ""
    assert store.review("one-2") == "found"
    assert [state.path.read_bytes() for state in reversed(store.older("one-2"))] == states
    assert store.older("one") == []
    assert store.deleted() == []


def test_nothing_that_was_left_of_a_game_is_replaced(store: Store) -> None:
    """Its record was removed by hand, an older state is still there."""
    for actions in (60, 100):
        keep(store, "one", actions)
    state = next((store.folder / "older").iterdir())
    store.delete("one")
    state.write_text("mine", encoding="utf-8")
    assert store.restore("one") == "one-2"
    assert state.read_text(encoding="utf-8") == "mine"


def test_what_was_cut_short_is_brought_to_its_end(store: Store) -> None:
    """The program was killed when the older states were back, and the record was not."""
    for actions in (60, 100):
        keep(store, "one", actions)
    place = store.delete("one")
    (state,) = (store.folder / place / "older").iterdir()
    state.rename(store.folder / "older" / state.name)
    assert store.restore("one") == "one"
    assert len(store.older("one")) == 1


@links
def test_what_the_disk_refuses_stays_deleted_as_a_whole(store: Store, tmp_path: Path) -> None:
    for actions in (60, 100):
        keep(store, "one", actions)
    store.keep_review("one", "found")
    store.flush()
    place = store.delete("one")
    before = sorted(path.name for path in (store.folder / place).rglob("*"))
    (store.folder / "reviews").rmdir()
    (store.folder / "reviews").symlink_to(tmp_path, target_is_directory=True)
    with pytest.raises(OSError, match="link"):
        store.restore(place)
    assert sorted(path.name for path in (store.folder / place).rglob("*")) == before
    assert [saved.id for saved in store.deleted()] == [place]
    (store.folder / "reviews").unlink()
    assert store.restore(place) == "one"
    assert len(store.older("one")) == 1


def test_what_can_t_be_deleted_pushes_nothing_out(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An attempt that failed leaves no empty place behind."""
    keep(store, "first")
    store.delete("first")
    keep(store, "stays")

    def refused(*_: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr("dune_desktop.records.deleted_games.os.rename", refused)
        for _ in range(DELETED_KEPT):
            with pytest.raises(PermissionError):
                store.delete("stays")
    keep(store, "second")
    store.delete("second")
    assert [saved.path.stem for saved in store.deleted()] == ["second", "first"]
    assert [saved.id for saved in store.saved()] == ["stays"]


def test_what_comes_back_is_not_replaced_by_what_still_waits_to_be_written(store: Store) -> None:
    keep(store, "one", 5)
    store.delete("one")
    store.keep("one", text(3))
    store.restore("one")
    assert store.flush()
    assert sorted(saved.actions for saved in store.saved()) == [3, 5]


# ---------------------------------------------------------------- why a disk refuses


@links
def test_a_link_to_a_disk_that_is_away_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "games").symlink_to(tmp_path / "away", target_is_directory=True)
    store = Store(tmp_path / "games")
    store.keep("one", text(3))
    assert not store.flush()
    assert "the disk is not there any more" in store.trouble
    (tmp_path / "away").mkdir()
    assert store.flush()
