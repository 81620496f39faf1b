"""The same game in another file: it is one game, however far it has come here, and comes into the list once."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from dune_desktop.engine.setup import Setup
from dune_desktop.records.record import Record
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from tests.test_store import played, text


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An unfinished game of forty actions."""
    store = Store(tmp_path / "games")
    store.keep("one", text(40))
    assert store.flush()
    return store


def file(store: Store, record: Record | str) -> Path:
    path = store.folder.parent / "evening.dune"
    path.write_text(record if isinstance(record, str) else dumps(record))
    return path


def test_a_game_that_was_played_on_is_known_by_its_file(store: Store, tmp_path: Path) -> None:
    out = tmp_path / "out.dune"
    store.export("one", out)
    for actions in (41, 90):
        store.keep("one", text(actions))
        assert store.bring_in(out) == "one"
    store.rename("one", "Friday")
    assert store.bring_in(out) == "one"
    assert len(store.saved()) == 1
    assert len(store.load("one").actions) == 90


def test_it_is_known_while_another_window_plays_it(store: Store) -> None:
    other = Store(store.folder)
    other.open("one")
    other.keep("one", text(50))
    assert other.flush()
    assert store.bring_in(file(store, text(40))) == "one"


def test_a_file_that_is_further_on_comes_in_once(store: Store) -> None:
    path = file(store, text(60))
    game = store.bring_in(path)
    assert game == "evening"
    assert len(store.load("one").actions) == 40
    assert store.bring_in(path) == game
    assert store.bring_in(file(store, text(40))) == "one"  # as far as that
    assert store.bring_in(file(store, text(50))) == game
    assert len(store.saved()) == 2


def test_another_game_is_another_game(store: Store) -> None:
    record = played(30).record()
    assert record.table is not None
    others = [
        played(30, seed=4).record(),
        evolve(record, table=evolve(record.table, started="2024-05-02T18:30:00+02:00")),
        evolve(record, table=None),
        played_otherwise(),
    ]
    for number, other in enumerate(others, 2):
        assert store.bring_in(file(store, other)) != "one"
        assert len(store.saved()) == number


def played_otherwise() -> Record:
    """From the same deal, but somebody has decided something else in the end."""
    recorder, last = played(29), played(30).record().actions[-1]
    assert recorder.game.decision is not None
    recorder.apply(next(one for one in recorder.game.decision.options if one.text != last))
    return recorder.record()


def test_whoever_leaves_the_leaders_to_the_seed_means_the_same_game(store: Store) -> None:
    record = played(30).record()
    assert None not in record.setup.leaders
    assert store.bring_in(file(store, evolve(record, setup=Setup(3, 3)))) == "one"


def test_a_damaged_game_is_brought_in_again(store: Store) -> None:
    path = file(store, text(40))
    (store.folder / "one.json").write_text("{")
    assert store.bring_in(path) == "evening"


def test_a_good_copy_of_a_game_that_can_not_be_played_comes_in(store: Store, tmp_path: Path) -> None:
    good = file(store, text(30))
    record = store.load("one")
    spoilt = evolve(record, actions=(*record.actions[:-1], "pass"))
    (store.folder / "one.json").write_text(dumps(spoilt))
    game = store.bring_in(good)
    assert game == "evening"
    assert len(store.open(game).record.actions) == 30
