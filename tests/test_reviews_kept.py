"""Reviews on disk: they belong to one record, go where it goes, and are made anew where they can't be believed."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from threading import Event

import pytest
from attrs import evolve

from dune_desktop.records import game_folder
from dune_desktop.records.record_text import dumps as record_dumps
from dune_desktop.records.store import Store
from dune_desktop.reviews.review_text import belongs_to, dumps, line, loads, of_line
from tests.reviewed import looked, replay
from tests.systems import links

GAME = "20261101-100000-abcdef"
OF = belongs_to(replay().record, 5)
#: As it is kept: not all of it, as when somebody stopped it.
TEXT = dumps(looked()[:60], OF)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """One game that has been looked through."""
    store = Store(tmp_path)
    store.keep(GAME, record_dumps(replay().record))
    store.keep_review(GAME, TEXT)
    store.flush()
    return store


def altered(**values: object) -> str:
    """Changed by somebody who knows how to make the sum."""
    plain = json.loads(TEXT.partition("\n")[2])
    for name, value in values.items():
        where = plain if name in plain else plain["looked"][0]
        where[name] = value
    body = json.dumps(plain)
    return f"{sha256(body.encode()).hexdigest()}\n{body}\n"


def test_what_was_written_is_read() -> None:
    found = loads(TEXT, replay(), OF)
    assert list(map(line, found)) == list(map(line, looked()[:60]))
    assert [one.position for one in found] == list(range(60))
    assert [one.verdict and one.verdict.better and one.verdict.better.parts for one in found] == [
        one.verdict and one.verdict.better and one.verdict.better.parts for one in looked()[:60]
    ]


def test_it_belongs_to_these_actions_and_this_effort() -> None:
    record = replay().record
    others = (
        evolve(record, actions=record.actions[:-1]),
        evolve(record, actions=(*record.actions[:-1], "pass")),
        evolve(record, setup=evolve(record.setup, seed=8)),
        evolve(record, edition="uprising"),
    )
    keys = {OF, belongs_to(record, 6), *(belongs_to(one, 5) for one in others)}
    assert len(keys) == 6
    assert all(loads(TEXT, replay(), key) == [] for key in keys - {OF})
    assert belongs_to(evolve(record, table=None, digest="", failure="x"), 5) == OF


def test_a_file_that_was_cut_off_is_not_believed() -> None:
    for size in (*range(200), *range(200, len(TEXT) - 1, 997), len(TEXT) - 2):
        assert loads(TEXT[:size], replay(), OF) == []


def test_a_file_with_another_byte_is_not_believed() -> None:
    for at in (*range(100), *range(100, len(TEXT) - 1, 997)):
        other = "7" if TEXT[at] != "7" else "8"
        assert loads(f"{TEXT[:at]}{other}{TEXT[at + 1 :]}", replay(), OF) == []


@pytest.mark.parametrize(
    "values",
    [
        {"format": "dune-desktop record"},
        {"version": 1},
        {"version": "1"},
        {"of": "0" * 64},
        {"looked": {}},
        {"looked": [None]},
        {"position": -1},
        {"position": 1},
        {"position": 100_000},
        {"seat": 9},
        {"chances": [10_000, 0]},
        {"chances": [10_001, -1, 0]},
        {"chances": [3334, 3333, 3333.0]},
        {"chances": [9, 9, 9]},
        {"expected": [9, 9, 9]},
        {"verdict": 7},
        {"more": 7},
    ],
)
def test_what_no_review_has_is_not_believed(values: dict[str, object]) -> None:
    assert len(loads(altered(), replay(), OF)) == 60
    assert loads(altered(**values), replay(), OF) == []


def test_an_answer_that_nobody_gave_is_not_believed() -> None:
    plain = json.loads(TEXT.partition("\n")[2])
    number = next(n for n, one in enumerate(plain["looked"]) if one["verdict"])
    for change in ({"cost": -1}, {"cost": 10**30}, {"cost": 10_001}, {"taken": None}):
        entry = plain["looked"][number]
        wrong = [*plain["looked"]]
        wrong[number] = {**entry, "verdict": {**entry["verdict"], **change}}
        assert loads(altered(looked=wrong), replay(), OF) == []
    for text in ("pass", "no such verb", "", 7):
        taken = {**plain["looked"][number]["verdict"]["taken"], "action": text}
        wrong = [*plain["looked"]]
        wrong[number] = {**wrong[number], "verdict": {**wrong[number]["verdict"], "taken": taken}}
        assert loads(altered(looked=wrong), replay(), OF) == []


def test_lines_that_are_none_raise() -> None:
    for text in ("", "{}", "[]", "7", '{"position":1}', line(looked()[0])[:-1], "[" * 100_000):
        with pytest.raises(ValueError):
            of_line(text)


# ---------------------------------------------------------------- in the folder


def test_it_lies_in_a_folder_of_its_own(store: Store) -> None:
    assert (store.folder / "reviews" / f"{GAME}.json").read_text(encoding="utf-8") == TEXT
    assert Store(store.folder).review(GAME) == TEXT
    assert [one.id for one in store.saved()] == [GAME]
    assert store.review("20261101-100000-000000") == ""


def test_what_is_not_on_disk_yet_is_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()
    monkeypatch.setattr(game_folder.GameFolder, "keep_review", lambda *_: go_on.wait(60))
    store.keep_review(GAME, "newer")
    assert store.review(GAME) == "newer"
    go_on.set()
    assert store.flush()


def test_it_is_deleted_and_brought_back_with_its_game(store: Store) -> None:
    place = store.delete(GAME)
    assert store.review(GAME) == ""
    assert (store.folder / place / "reviews" / f"{GAME}.json").exists()
    assert store.restore(place) == GAME
    assert store.review(GAME) == TEXT


def test_it_gets_the_other_id_that_its_game_gets(store: Store) -> None:
    place = store.delete(GAME)
    store.keep(GAME, record_dumps(replay().record))
    store.flush()
    back = store.restore(place)
    assert back != GAME
    assert (store.review(back), store.review(GAME)) == (TEXT, "")


def test_a_new_name_leaves_it_as_it_is(store: Store) -> None:
    store.rename(GAME, "Arrakeen")
    assert loads(store.review(GAME), replay(), belongs_to(store.load(GAME), 5))


def test_a_forgotten_game_leaves_nothing(store: Store) -> None:
    store.forget(GAME)
    assert not list((store.folder / "reviews").iterdir())


def test_none_is_written_for_a_game_that_is_gone(store: Store) -> None:
    store.forget(GAME)
    store.keep_review(GAME, TEXT)
    store.flush()
    assert store.review(GAME) == ""
    assert not store.trouble


def test_odd_files_are_no_reviews(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path = store.folder / "reviews" / f"{GAME}.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert loads(store.review(GAME), replay(), OF) == []
    monkeypatch.setattr(game_folder, "MOST_BYTES", 1000)
    path.write_text(TEXT, encoding="utf-8")
    assert store.review(GAME) == ""
    monkeypatch.undo()
    path.unlink()
    path.mkdir()
    assert store.review(GAME) == ""


@links
def test_links_are_not_followed(store: Store, tmp_path: Path) -> None:
    path = store.folder / "reviews" / f"{GAME}.json"
    elsewhere = store.folder.with_name("elsewhere")
    path.rename(elsewhere)
    path.symlink_to(elsewhere)
    assert store.review(GAME) == ""
    path.unlink()
    path.parent.rmdir()
    elsewhere.unlink()
    elsewhere.mkdir()
    path.parent.symlink_to(elsewhere)
    store.keep_review(GAME, TEXT)
    store.flush()
    assert not list(elsewhere.iterdir())
    assert store.review(GAME) == ""
    assert not store.trouble
