"""A game is counted once, whatever its file is called, and another game by the name of its file is another."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, fields

from dune_desktop.records import saved_game
from dune_desktop.records.record_text import dumps, load, loads
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.records.store import Store
from dune_desktop.statistics import database, upgrade
from dune_desktop.statistics.database import LOCKED, REFUSED, Statistics, StatisticsTrouble, Taken
from dune_desktop.statistics.summary import FIRST_WITH_MARKS, GameSummary, SeatSummary, mark_of, since
from dune_desktop.statistics.tables import VERSION
from tests.sample_records import played
from tests.test_statistics import RECORDS, kept, store, summary

__all__ = ["kept", "store"]
SAMPLE = RECORDS / "base_3_finished.json"
SOLO = RECORDS / "blend_solo_finished.json"
#: What version 1 has left: ``evening`` and ``gone`` are counted; ``unnamed`` is ``evening`` again, with leaders that
#: are dealt; ``copy`` was seen as a copy, and ``forgotten`` was counted and deleted from the statistics.
VERSION_1 = Path(__file__).parent / "records" / "statistics_v1.sql"
Change = Callable[[dict[str, Any]], object]


def put(folder: Path, source: Path, name: str, change: Change | None = None) -> Path:
    """A game of the folder, changed by hand."""
    values = json.loads(source.read_text(encoding="utf-8"))
    if change is not None:
        change(values)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def marks(kept: Statistics) -> list[str]:
    return sorted(game.mark for game in kept.games())


def as_version_1(game: GameSummary) -> GameSummary:
    """What was counted later is not known."""
    later = {one.name: one.default for one in fields(SeatSummary) if since(one) > FIRST_WITH_MARKS}
    return evolve(game, seats=tuple(evolve(seat, **later) for seat in game.seats))


# ---------------------------------------------------------------- one name, two games


def test_another_game_of_the_same_name_is_counted_too(store: Store, kept: Statistics, tmp_path: Path) -> None:
    before = kept.games()
    file = tmp_path / "evening.dune"
    both = []
    for sample in ("uprising_4_choam_finished", "blend_4_choam_finished"):
        shutil.copy(RECORDS / f"{sample}.json", file)
        assert store.bring_in(file) == "evening"
        assert kept.catch_up(store) == Taken(1)
        assert kept.catch_up(store) == Taken(0)
        store.delete("evening")
        both.append(summary(sample).mark)
    assert set(both) | {game.mark for game in before} == set(marks(kept))
    counted = {game.mark: game for game in kept.games()}
    store.bring_in(file)
    assert kept.catch_up(store) == Taken(0)
    assert kept.rebuild(store) == Taken(4)
    again = {game.mark: game for game in kept.games()}
    assert again[both[0]] == counted[both[0]]  # the first game is not overwritten by the second one
    assert [seat.score for seat in again[both[1]].seats] == [seat.score for seat in counted[both[1]].seats]


def test_a_game_that_was_forgotten_stays_so_under_every_name(store: Store, kept: Statistics) -> None:
    kept.delete_all(store)
    for name in ("copy", "base_solo_finished"):
        put(store.folder, SAMPLE, name)
        assert kept.catch_up(store) == Taken(0)
    assert kept.games() == ()
    put(store.folder, SOLO, "base_3_finished")
    assert kept.catch_up(store) == Taken(1)


def test_a_file_that_has_not_changed_is_not_even_read(
    store: Store, kept: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(SAMPLE, store.folder / "copy.json")
    assert kept.catch_up(store) == Taken(0)
    looked: list[str] = []

    def look(path: Path, game: str) -> SavedGame:
        looked.append(game)
        return saved_game.look(path, game)

    monkeypatch.setattr(database, "look", look)
    assert kept.catch_up(store) == Taken(0)
    assert looked == ["base_4_third_round"]  # it is not over
    store.rename("base_3_finished", "Another name")
    assert kept.catch_up(store) == Taken(0)
    assert kept.catch_up(store) == Taken(0)
    assert looked.count("base_3_finished") == 1


# ---------------------------------------------------------------- one game, many names


def _unnamed(values: dict[str, Any]) -> None:
    values["setup"]["leaders"] = [None] * values["setup"]["players"]


def _none(values: dict[str, Any]) -> None:
    values["setup"]["leaders"] = []


def _first(values: dict[str, Any]) -> None:
    values["setup"]["leaders"] = values["setup"]["leaders"][:1]


def _titled(values: dict[str, Any]) -> None:
    values["table"] |= {"title": "Another name", "started": ""}
    values["failure"] = "none"


@pytest.mark.parametrize("change", [_unnamed, _none, _first, _titled], ids=lambda change: change.__name__)
@pytest.mark.parametrize("name", ["base_3_finished", "base_solo_finished"])
def test_a_copy_that_says_the_same_otherwise_is_no_other_game(
    store: Store, kept: Statistics, name: str, change: Change
) -> None:
    before = marks(kept)
    path = put(store.folder, RECORDS / f"{name}.json", "other", change)
    assert mark_of(load(path)) == summary(name).mark
    assert kept.catch_up(store) == Taken(0)
    assert kept.rebuild(store) == Taken(3)
    assert marks(kept) == before


def test_variants_are_a_set_and_those_that_the_level_brings_need_no_word() -> None:
    record = played("uprising+choam@solo.mentat.row_dice", 3, 5, 10).record()
    plain = json.loads(dumps(record))
    plain["setup"]["variants"] = ["smart_politics", "row_dice", "expert_deployment"]
    assert mark_of(loads(json.dumps(plain))) == mark_of(record)
    plain["setup"]["variants"] = ["expert_deployment"]
    assert mark_of(loads(json.dumps(plain))) != mark_of(record)


def test_marks_are_those_of_version_1_for_what_the_program_has_written() -> None:
    """So that what it has counted before is known again."""
    assert summary("base_3_finished").mark == "d6a3b58f1abff65fa8d962db5e7419ad"
    assert summary("base_solo_finished").mark == "30cefe0462c80c1a577e4a2f7ec0572f"


# ---------------------------------------------------------------- version 1


@pytest.fixture
def old(tmp_path: Path) -> Store:
    """A folder as version 1 has left it; the record of ``gone`` is gone."""
    folder = tmp_path / "old"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "statistics.db")) as db:
        db.executescript(VERSION_1.read_text(encoding="utf-8"))
    put(folder, SAMPLE, "evening")
    put(folder, SAMPLE, "copy")
    put(folder, SAMPLE, "unnamed", _none)
    put(folder, RECORDS / "uprising_two_finished.json", "forgotten")
    return Store(folder)


def test_what_version_1_has_counted_is_kept(old: Store) -> None:
    kept = Statistics(old.folder)
    games = kept.games()
    assert kept.news() == []  # nothing was begun anew
    assert sorted(os.listdir(old.folder)) == [
        "copy.json", "evening.json", "forgotten.json", "statistics.db", "unnamed.json",
    ]  # fmt: skip
    assert [(game.game, game.mark) for game in games] == [
        ("evening", summary("base_3_finished").mark), ("gone", summary("base_solo_finished").mark),
    ]  # fmt: skip
    for game, name in zip(games, ("base_3_finished", "base_solo_finished"), strict=True):
        mine = as_version_1(summary(name))
        assert (game.seats, game.rounds, game.decisions, game.level) == (
            mine.seats, mine.rounds, mine.decisions, mine.level,
        )  # fmt: skip
    assert kept.catch_up(old) == Taken(int(VERSION > FIRST_WITH_MARKS))  # something new is to be counted of it
    assert marks(Statistics(old.folder)) == marks(kept) == sorted(game.mark for game in games)
    assert kept.rebuild(old) == Taken(2)  # what was deleted from the statistics comes back, as ever
    assert set(marks(kept)) == {game.mark for game in games} | {summary("uprising_two_finished").mark}


def test_another_game_by_a_name_that_version_1_has_seen_is_counted_at_last(old: Store) -> None:
    put(old.folder, SOLO, "evening")
    put(old.folder, RECORDS / "blend_4_choam_finished.json", "gone")
    kept = Statistics(old.folder)
    before = marks(kept)
    assert kept.catch_up(old) == Taken(2)
    assert set(marks(kept)) == {*before, summary(SOLO.stem).mark, summary("blend_4_choam_finished").mark}


def test_records_that_can_not_be_read_lose_nothing_of_version_1(old: Store) -> None:
    for path in old.folder.glob("*.json"):
        path.write_text("{", encoding="utf-8")
    kept = Statistics(old.folder)
    assert sorted(game.game for game in kept.games()) == ["evening", "gone", "unnamed"]
    assert kept.catch_up(old) == Taken(0)
    assert len(kept.games()) == 3


def test_an_upgrade_that_was_broken_off_has_changed_nothing(old: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    content = (old.folder / "statistics.db").read_bytes()

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "insert", full)
        with pytest.raises(StatisticsTrouble) as trouble:
            Statistics(old.folder).games()
        assert trouble.value.kind == REFUSED
    assert (old.folder / "statistics.db").read_bytes() == content
    assert len(Statistics(old.folder).games()) == 2


def test_two_copies_of_the_program_upgrade_it_once(old: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAITS", 0.01)
    with closing(sqlite3.connect(old.folder / "statistics.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StatisticsTrouble) as trouble:
            Statistics(old.folder).games()
        assert trouble.value.kind == LOCKED
        other.execute("ROLLBACK")
    first, second = Statistics(old.folder), Statistics(old.folder)
    assert first.games() == second.games()
    assert first.news() == second.news() == []


def test_a_file_of_version_1_that_is_broken_is_kept_aside_like_any_other(old: Store) -> None:
    with closing(sqlite3.connect(old.folder / "statistics.db")) as db:
        db.execute("CREATE TABLE songs (name TEXT)")
        db.commit()
    kept = Statistics(old.folder)
    assert kept.games() == ()
    assert kept.news() == ["statistics-2.db"]
    assert kept.catch_up(old) == Taken(2)


# ---------------------------------------------------------------- one thing more to count

#: A newer program, which counts one thing more.
_NEWER = """
import sys
from pathlib import Path
from attrs import evolve, frozen
from dune_desktop.statistics import summary

@frozen
class SeatSummary(summary.SeatSummary):
    sneezed: int | None = summary.added(since=int(sys.argv[2]))

summary.SeatSummary, counted = SeatSummary, summary._seat
summary._seat = lambda *given: evolve(counted(*given), sneezed=7)

from dune_desktop.records.store import Store
from dune_desktop.statistics.database import Statistics
from dune_desktop.statistics.tables import VERSION

store = Store(Path(sys.argv[1]))
kept = Statistics(store.folder)
print(VERSION, kept.news(), [(game.game, [seat.sneezed for seat in game.seats]) for game in kept.games()])
print(kept.catch_up(store).games, kept.catch_up(store).games, kept.rebuild(store).games)
print(kept.news(), [(game.game, [seat.sneezed for seat in game.seats]) for game in kept.games()])
"""


@pytest.mark.parametrize("folder", ["old", "kept"])
def test_a_field_more_is_a_column_more_and_games_are_counted_again(folder: str, request: pytest.FixtureRequest) -> None:
    if folder == "old":  # of version 1; ``gone`` has no record, ``forgotten`` was deleted from the statistics
        where, counted, recounted, gone = request.getfixturevalue("old").folder, 1, 2, "gone"
    else:
        where, counted, recounted, gone = request.getfixturevalue("kept").path.parent, 2, 2, "base_solo_finished"
        (where / f"{gone}.json").unlink()
    newer = subprocess.run(
        [sys.executable, "-c", _NEWER, where, str(VERSION + 1)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    before, taken, after = newer.stdout.splitlines()
    assert before.startswith(f"{VERSION + 1} [] ")
    assert "7" not in before
    assert taken == f"{counted} 0 {recounted}"
    assert after.startswith("[] ")
    assert f"('{gone}', [None, None, None])" in after
    assert after.count("[7, 7, 7]") == recounted
    with pytest.raises(StatisticsTrouble) as trouble:
        Statistics(where).games()
    assert trouble.value.kind == database.NEWER
