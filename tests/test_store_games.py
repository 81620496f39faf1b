"""The list of games: names, deleting and bringing back, files from elsewhere; and what an id may be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dune_desktop.engine.digest import digest
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.deleted_games import DELETED_KEPT
from dune_desktop.records.game_folder import EXPORTED, is_id
from dune_desktop.records.game_info import LONGEST
from dune_desktop.records.record import BadRecord, replay
from dune_desktop.records.record_text import dumps, load
from dune_desktop.records.store import Store
from tests.mutants import SAMPLES
from tests.systems import links, names
from tests.test_store import age, played, text


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


# ---------------------------------------------------------------- names


def test_a_game_gets_a_name_and_stays_where_it_is_in_the_list(store: Store) -> None:
    store.keep("one", text(5))
    age(store, "one", 100)
    store.keep("two", text(6))
    before = store.saved()
    store.rename("one", "П’ятниця")
    after = store.saved()
    assert [saved.id for saved in after] == ["two", "one"]
    assert after[1].title == "П’ятниця"
    assert after[1].moment == before[1].moment
    assert digest(replay(store.load("one")).recorder.game) == digest(played(5).game)
    store.keep("one", text(7))  # it was no other program
    assert store.flush()
    assert store.news() == []


@pytest.mark.parametrize(
    "title", ["a\nb", "\u202eevil", "x" * 500, "\ud800", "  spaced  ", "\x00", "🧑\u200d🚀 a\xa0b"]
)
def test_whatever_it_is_called_it_can_be_read_again(store: Store, title: str) -> None:
    store.keep("one", text(5))
    store.rename("one", title)
    (saved,) = store.saved()
    assert not saved.trouble
    assert len(saved.title) <= LONGEST
    assert "\n" not in saved.title
    assert "\u202e" not in saved.title


def test_names_that_people_type_are_kept_as_they_are(store: Store) -> None:
    store.keep("one", text(5))
    for title in ("🧑\u200d🚀 a\xa0b", "«Ґ»", "e\u0301"):
        store.rename("one", title)
        assert store.saved()[0].title == title


def test_a_record_without_people_gets_a_name_too(store: Store) -> None:
    path = next(path for path in SAMPLES if path.stem == "uprising_3_first_turn")
    game = store.bring_in(path)
    store.rename(game, "Random")
    (saved,) = store.saved()
    assert (saved.title, len(saved.seats), saved.actions) == ("Random", 3, 6)
    assert not replay(store.load(game)).trouble


def test_what_can_not_be_read_gets_no_name(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "bad.json").write_text("{")
    with pytest.raises(BadRecord):
        store.rename("bad", "Good")
    assert (store.folder / "bad.json").read_text() == "{"


# ---------------------------------------------------------------- deleting


def test_what_was_deleted_comes_back_with_all_that_belongs_to_it(store: Store) -> None:
    for actions in (60, 100, 140):
        store.keep("one", text(actions))
        assert store.flush()
    store.keep_review("one", "found")
    store.flush()
    before, stamp = files(store.folder), store.saved()
    store.delete("one")
    assert store.saved() == []
    assert store.older("one") == []
    assert store.review("one") == ""
    assert all(name.startswith(os.path.join("deleted", "0001.one")) for name in files(store.folder))
    store.restore("one")
    assert files(store.folder) == before
    assert store.saved() == stamp
    assert store.review("one") == "found"
    assert stamp[0].size == (store.folder / "one.json").stat().st_size


def test_the_picture_that_a_program_before_this_one_kept_goes_with_its_game(store: Store) -> None:
    store.keep("one", text(3))
    assert store.flush()
    kept = store.folder / "pictures" / "one.png"
    kept.parent.mkdir()
    kept.write_bytes(b"table")
    store.delete("one")
    assert not kept.exists()
    store.restore("one")
    assert kept.read_bytes() == b"table"


def test_deleting_drops_what_was_still_to_be_written(store: Store) -> None:
    store.keep("one", text(3))
    store.delete("one")
    assert store.flush()
    assert store.saved() == []


@links
def test_nothing_is_brought_back_through_a_link(store: Store, tmp_path: Path) -> None:
    store.keep("one", text(5))
    store.keep_review("one", "found")
    assert store.flush()
    store.delete("one")
    (store.folder / "reviews").rmdir()
    (store.folder / "reviews").symlink_to(tmp_path, target_is_directory=True)
    with pytest.raises(OSError, match="link"):
        store.restore("one")
    assert not (tmp_path / "one.json").exists()
    (store.folder / "reviews").unlink()
    store.restore("one")
    assert store.review("one") == "found"


def test_only_the_last_deleted_games_can_be_brought_back(store: Store) -> None:
    for number in range(DELETED_KEPT + 2):
        store.keep(f"game{number}", text(3))
        store.delete(f"game{number}")
    for number in range(2):
        with pytest.raises(FileNotFoundError):
            store.restore(f"game{number}")
    for number in range(2, DELETED_KEPT + 2):
        store.restore(f"game{number}")
    assert len(store.saved()) == DELETED_KEPT
    assert list((store.folder / "deleted").iterdir()) == []


def test_the_same_game_deleted_twice_comes_back_as_it_was_last(store: Store) -> None:
    for actions in (3, 5):
        store.keep("one", text(actions))
        store.delete("one")
    store.restore("one")
    assert len(store.load("one").actions) == 5
    store.delete("one")
    assert store.restore("one") == "one"
    assert len(store.load("one").actions) == 5


def test_a_damaged_file_and_a_folder_can_be_deleted_and_brought_back(store: Store) -> None:
    (store.folder / "folder.json" / "in it").mkdir(parents=True)
    (store.folder / "bad.json").write_text("{")
    for game in ("folder", "bad"):
        store.delete(game)
    assert store.saved() == []
    for game in ("folder", "bad"):
        store.restore(game)
    assert {saved.id for saved in store.saved()} == {"folder", "bad"}
    assert (store.folder / "bad.json").read_text() == "{"


# ---------------------------------------------------------------- files from elsewhere


def test_a_game_goes_out_and_comes_in(store: Store, tmp_path: Path) -> None:
    store.keep("one", text(40, title="Friday"))
    file = tmp_path / f"Friday evening{EXPORTED}"
    store.export("one", file)
    assert store.bring_in(file) == "one"  # it is here already
    other = Store(tmp_path / "other")
    game = other.bring_in(file)
    assert game != "Friday evening"
    assert is_id(game)
    assert other.load(game) == store.load("one")
    assert other.bring_in(file) == game
    named = file.rename(tmp_path / f"friday{EXPORTED}")
    third = Store(tmp_path / "third")
    assert third.bring_in(named) == "friday"
    store.export("one", named)
    store.keep("one", text(41))
    store.export("one", named)
    assert third.bring_in(named) != "friday"  # the same name, another game
    assert len(third.saved()) == 2


_DEVICES = ["CON", "con", "nul", "Aux", "COM1", "lpt9", "prn"]


@pytest.mark.parametrize(
    "name", [*(pytest.param(name, marks=names) for name in _DEVICES), "..", "-x", "a b", "x" * 90, "ß"]
)
def test_a_file_with_any_name_becomes_a_game_with_a_good_one(store: Store, tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name}.json"
    file.write_text(text(3))
    game = store.bring_in(file)
    assert is_id(game)
    assert game != name
    assert files(store.folder) == {f"{game}.json"}


def test_what_is_no_game_does_not_come_in(store: Store, tmp_path: Path) -> None:
    bad = tmp_path / "bad.dune"
    for content, why in (
        ("{", "JSON"),
        (text(3).replace('"digest":"', '"digest":"0'), "it was changed"),
        (text(40).replace('"end"', '"reveal"'), "does not fit"),
        (text(40).replace('"seed":3', '"seed":4'), "does not fit|was changed"),
    ):
        bad.write_text(content)
        with pytest.raises(BadRecord, match=why) as error:
            store.bring_in(bad)
        assert str(error.value).startswith(f"{bad}: ")
    with pytest.raises(BadRecord, match="no such file"):
        store.bring_in(tmp_path / "none")
    with pytest.raises(BadRecord, match="not a file"):
        store.bring_in(tmp_path)
    assert store.saved() == []


def test_what_can_not_be_read_does_not_go_out(store: Store, tmp_path: Path) -> None:
    store.folder.mkdir()
    (store.folder / "bad.json").write_text("{")
    with pytest.raises(BadRecord):
        store.export("bad", tmp_path / "out.dune")
    store.keep("one", text(3))
    with pytest.raises(OSError, match=r"directory|denied"):
        store.export("one", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"games"}


def test_a_copy_is_a_game_of_its_own(store: Store) -> None:
    for actions in (60, 100):
        store.keep("one", text(actions))
        store.flush()
    older = store.older("one")[0]
    game = store.copy(load(older.path))
    assert [saved.id for saved in store.saved()] == [game, "one"]
    store.keep(game, text(61))
    assert store.flush()
    assert store.news() == []
    assert len(store.load("one").actions) == 100


def test_saving_a_game_needs_no_time_of_the_clock_in_it() -> None:
    """The same game is the same text."""
    assert dumps(played(50).record()) == dumps(played(50).record())


# ---------------------------------------------------------------- ids


@pytest.mark.parametrize(
    "name",
    [
        "", ".", "..", "a/b", "../a", "/etc/passwd", "a.b", ".a", "a.", "a" * 99, "a\n", "a\x00", "C:a", "a\\b", "~",
        "-a", "CON", "con", "Nul", "AUX", "prn", "com1", "LPT9", "é", "a b", "\ud800",
    ],
)  # fmt: skip
def test_an_id_is_no_path_and_no_device(store: Store, tmp_path: Path, name: str) -> None:
    uses = (
        store.load, store.open, store.delete, store.claim, store.older, store.review, store.locked,
        lambda one: store.keep(one, ""), lambda one: store.keep_review(one, ""),
        lambda one: store.rename(one, "x"), lambda one: store.export(one, tmp_path / "x"),
    )  # fmt: skip
    for use in uses:
        with pytest.raises(ValueError, match="not the id"):
            use(name)
    with pytest.raises((ValueError, FileNotFoundError)):
        store.restore(name)
    assert list(tmp_path.iterdir()) == []


def test_a_game_played_elsewhere_is_neither_deleted_nor_renamed(store: Store) -> None:
    store.keep("one", text(3))
    store.flush()
    other = Store(store.folder)
    other.claim("one")
    for use in (store.delete, lambda game: store.rename(game, "x")):
        with pytest.raises(GameLocked, match="another window"):
            use("one")
    other.release("one")
    store.delete("one")
