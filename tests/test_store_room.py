"""Games that make room for new ones: one at a time and told, and none that somebody named, brought in or plays."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dune_desktop.records import deleted_games
from dune_desktop.records.deleted_games import DELETED_KEPT, KEPT
from dune_desktop.records.game_folder import began_here, new_id
from dune_desktop.records.store import Store
from dune_desktop.text.troubles import told
from tests.test_store import age, text


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


def ours(number: int) -> str:
    """The id of a game that was begun here."""
    return f"20260101-120000-{number:06x}"


def fill(store: Store, games: int = KEPT, first: int = 0) -> list[str]:
    """So many games that were begun here, the oldest first."""
    ids = [ours(number) for number in range(first, first + games)]
    for number, game in enumerate(ids):
        store.keep(game, text())
        age(store, game, 1000 - number)
    return ids


def begin(store: Store) -> str:
    game = new_id()
    store.keep(game, text(3))
    assert store.flush()
    return game


def names(store: Store) -> set[str]:
    assert store.flush()
    return {saved.id for saved in store.saved()}


def test_who_began_a_game_is_seen_by_its_id() -> None:
    assert began_here(new_id())
    for other in ("friday", "20240501-183000-abcdef-2", "20240501", new_id().upper() + "F"):
        assert not began_here(other)


def test_the_last_games_are_kept_and_the_one_that_goes_is_told(store: Store) -> None:
    games = fill(store)
    assert store.news() == []
    newest = begin(store)
    assert names(store) == {*games[1:], newest}
    (news,) = store.news()
    assert news == "the oldest saved game without a name has made room for the new one"
    assert told(news).startswith("The oldest saved game without a name has made room for the new one. ")
    store.keep(newest, text(5))  # only a game that comes needs room
    assert store.flush()
    assert len(names(store)) == KEPT
    assert store.news() == []


def test_the_oldest_goes_whether_it_is_over_or_not(store: Store) -> None:
    """The game that was just finished is the last that anybody would miss."""
    games = fill(store, KEPT - 1)
    over = ours(900)
    store.keep(over, text(10_000))
    newest = begin(store)
    assert names(store) == {*games[1:], over, newest}


def test_only_one_goes_however_many_there_are(store: Store) -> None:
    store.folder.mkdir()
    for number in range(KEPT + 30):
        (store.folder / f"{ours(number)}.json").write_text(text())
    begin(store)
    assert len(store.saved()) == KEPT + 30
    assert len(store.news()) == 1


def test_games_that_were_brought_in_stay_and_push_none_out(store: Store, tmp_path: Path) -> None:
    games = fill(store, KEPT - 1)
    brought = []
    for number in range(KEPT + 5):
        file = tmp_path / f"{ours(500 + number)}.json"  # as another computer has called it
        file.write_text(text(4, seed=100 + number))
        brought.append(store.bring_in(file))
    assert not any(began_here(game) for game in brought)
    newest = begin(store)
    assert names(store) == {*games, *brought, newest}
    assert store.news() == []


def test_who_has_a_name_stays(store: Store) -> None:
    games = fill(store)
    store.rename(games[0], "The first")
    begin(store)
    assert set(games) <= names(store)
    begin(store)
    assert set(games) - names(store) == {games[1]}


def test_what_can_not_be_read_or_is_played_stays(store: Store) -> None:
    games = fill(store)
    (store.folder / f"{games[0]}.json").write_text("{")
    for game in (games[0], games[1], games[2]):
        age(store, game, 2000)
    other = Store(store.folder)
    other.claim(games[1])
    store.claim(games[2])
    for _ in range(3):
        begin(store)
    assert set(games) <= names(store)
    begin(store)
    assert set(games) - names(store) == {games[3]}
    other.release(games[1])
    store.release(games[2])


def test_a_copy_makes_room_too(store: Store) -> None:
    games = fill(store)
    copy = store.copy(store.load(games[3]))
    assert names(store) == {*games[1:], copy}
    assert len(store.news()) == 1


def test_a_clock_that_goes_back_sweeps_no_newer_game(store: Store) -> None:
    games = fill(store)
    for number, game in enumerate(games):
        age(store, game, -2_000_000_000 - number)  # long after now, the first one first
    newest = begin(store)
    assert names(store) == {*games[1:], newest}


def test_an_untouched_game_pushes_none_out_until_somebody_decides(store: Store) -> None:
    games, newest = fill(store), new_id()
    store.keep(newest, text(0), untouched=True)
    assert names(store) == {*games, newest}
    store.keep(newest, text(2), untouched=True)  # bots only
    assert names(store) == {*games, newest}
    store.keep(newest, text(3))
    assert names(store) == {*games[1:], newest}
    assert len(store.news()) == 1


def test_a_game_that_was_left_untouched_needs_room_when_somebody_plays_it(store: Store) -> None:
    games, newest = fill(store), new_id()
    store.keep(newest, text(0), untouched=True)
    assert store.flush()
    again = Store(store.folder)
    again.open(newest)
    again.keep(newest, text(1))
    again.release(newest)
    assert names(again) == {*games[1:], newest}


def test_an_untouched_game_is_forgotten_without_a_trace(store: Store) -> None:
    games, untouched = fill(store, 2), new_id()
    store.keep(untouched, text(0), untouched=True)
    store.flush()
    store.forget(untouched)
    assert names(store) == set(games)
    assert not [name for name in os.listdir(store.folder) if untouched in name]
    assert not (store.folder / "deleted").exists()


def test_a_game_that_is_played_elsewhere_is_not_forgotten(store: Store) -> None:
    game = begin(store)
    other = Store(store.folder)
    other.claim(game)
    store.forget(game)
    assert (store.folder / f"{game}.json").exists()


# ---------------------------------------------------------------- bringing back


def test_a_game_that_made_room_can_be_brought_back(store: Store) -> None:
    games = fill(store)
    begin(store)
    store.restore(games[0])
    assert games[0] in names(store)


def test_what_was_deleted_and_what_made_room_do_not_push_each_other_out(store: Store) -> None:
    games = fill(store, KEPT + DELETED_KEPT)  # the first ones have made room
    deleted = games[DELETED_KEPT : 2 * DELETED_KEPT]
    for game in deleted:
        assert store.delete(game)
    fill(store, DELETED_KEPT, first=700)
    assert not names(store) & {*games[:DELETED_KEPT], *deleted}
    for game in (*deleted, *games[:DELETED_KEPT]):
        store.restore(game)
    assert {*games[:DELETED_KEPT], *deleted} <= names(store)


def test_nothing_is_read_while_there_is_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who decides may wait for it."""
    fill(store, KEPT - 1)
    looked: list[Path] = []
    true = deleted_games.look
    monkeypatch.setattr(deleted_games, "look", lambda path, game: looked.append(path) or true(path, game))
    begin(store)
    assert looked == []
    begin(store)
    assert len(looked) == KEPT


def test_a_first_decision_that_is_taken_back_and_done_again_comes_once(store: Store) -> None:
    store.folder.mkdir()
    for number in range(KEPT + 5):
        (store.folder / f"{ours(number)}.json").write_text(text())
    newest = begin(store)
    for actions in (0, 1, 0, 1, 0, 3):
        store.keep(newest, text(actions), untouched=not actions)
        assert store.flush()
    assert len(store.saved()) == KEPT + 5
    assert len(store.news()) == 1


def test_those_with_a_name_take_no_places(store: Store) -> None:
    games = fill(store, 5)
    for number in range(KEPT):
        named = ours(700 + number)
        store.keep(named, text())
        store.rename(named, f"Friday {number}")
    for _ in range(KEPT - 5):
        begin(store)
    assert set(games) <= names(store)
    begin(store)
    assert set(games) - names(store) == {games[0]}


def test_a_game_in_which_nothing_was_decided_goes_first(store: Store) -> None:
    games = fill(store, KEPT - 1)
    bare = ours(800)
    store.keep(bare, text(0), untouched=True)
    newest = begin(store)
    assert names(store) == {*games, newest}


def test_what_was_brought_back_does_not_go_at_once(store: Store) -> None:
    games = fill(store)
    first = begin(store)
    assert store.restore(games[0]) == games[0]
    second = begin(store)
    assert names(store) == {games[0], *games[2:], first, second}
