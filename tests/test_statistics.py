"""Finished games in numbers: counted by hand against the log that ``replay`` prints, kept, attacked, exported."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from dune_desktop.engine.setup import Setup
from dune_desktop.records import saved_game
from dune_desktop.records.record import RULES, BadRecord, Record, Recorder
from dune_desktop.records.record_text import dumps, load
from dune_desktop.records.store import Store
from dune_desktop.statistics import database, spreadsheet
from dune_desktop.statistics.database import Statistics, Taken
from dune_desktop.statistics.summary import GameSummary, SeatSummary, summarize
from dune_desktop.statistics.tally import (
    GameFilter,
    by_rounds,
    entries,
    games_of,
    grouped,
    mean,
    minutes,
    people,
    streaks,
)  # fmt: skip

RECORDS = Path(__file__).parent / "records" / "v1"
GAMES = ("base_3_finished", "base_solo_finished", "uprising_two_finished")
#: When the three games were begun, as their records say.
BEGUN = datetime(2026, 11, 18, 17, 30, tzinfo=UTC)


def summary(name: str) -> GameSummary:
    return summarize(load(RECORDS / f"{name}.json"), name)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """Three games that are over, after 30, 60 and 90 minutes, and one that is not."""
    later = (BEGUN + timedelta(days=1)).timestamp()
    clock = SimpleNamespace(time=lambda: later, time_ns=lambda: int(later) * 10**9)
    monkeypatch.setattr(saved_game, "time", clock)  # the day of the records, by any clock
    folder = tmp_path / "games"
    folder.mkdir()
    for number, name in enumerate((*GAMES, "base_4_third_round"), 1):
        shutil.copy(RECORDS / f"{name}.json", folder)
        moment = (BEGUN + timedelta(minutes=30 * number)).timestamp()
        os.utime(folder / f"{name}.json", (moment, moment))
    store = Store(folder)
    yield store
    store.flush()


@pytest.fixture
def kept(store: Store) -> Statistics:
    """The three games, counted."""
    kept = Statistics(store.folder)
    assert kept.catch_up(store) == Taken(3)
    return kept


# ---------------------------------------------------------------- a game


def test_a_game_of_three(store: Store) -> None:
    game = summary("base_3_finished")
    assert (game.edition, game.mode, game.level, game.modules, game.variants) == ("base", "", "", (), ())
    assert (game.rounds, game.started, game.whole) == (10, "2026-11-18T19:30:00+02:00", True)
    assert game.decisions == len(json.loads((RECORDS / "base_3_finished.json").read_text("utf-8"))["actions"]) == 348
    olena, borys, ivaila = game.seats
    assert [(seat.name, seat.bot, seat.leader) for seat in game.seats] == [
        ("Олена", "", "paul_atreides"), ("Борис", "random", "helena_richese"), ("Ивайла", "random", "glossu_rabban"),
    ]  # fmt: skip
    # Five points each: Borys has more spice.
    assert [(seat.score, seat.place, seat.won) for seat in game.seats] == [(5, 3, False), (5, 2, False), (9, 1, True)]
    assert [seat.conflicts for seat in game.seats] == [1, 2, 5]
    assert dict(olena.bought) == {
        "shifting_allegiances": 1, "foldspace": 1, "arrakis_liaison": 2, "arrakis_recruiter": 1, "guild_bankers": 1,
        "reverend_mother_mohiam": 1, "bene_gesserit_sister": 2, "missionaria_protectiva": 1, "gurney_halleck": 1,
        "fedaykin_death_commando": 1,
    }  # fmt: skip
    assert dict(olena.intrigue) == {"master_tactician": 1, "secret_of_the_sisterhood": 1, "poison_snooper": 1}
    # Ten to begin with, twelve acquired, three trashed: Seek Allies, Foldspace, one of two Dunes.
    deck = dict(olena.deck)
    assert sum(deck.values()) == 19
    assert not deck.keys() & {"seek_allies", "foldspace"}
    assert (deck["bene_gesserit_sister"], deck["dune_the_desert_planet"]) == (2, 1)
    assert borys.deck
    assert ivaila.deck


def test_a_solo_game_and_one_of_two() -> None:
    solo, two = summary("base_solo_finished"), summary("uprising_two_finished")
    assert (solo.mode, solo.level, solo.rounds, solo.decisions) == ("solo", "kwisatz_haderach", 6, 108)
    assert [(seat.bot, seat.score, seat.place, seat.conflicts) for seat in solo.seats] == [
        ("", 1, 3, 0), ("rival", 7, 2, 3), ("rival", 10, 1, 2),
    ]  # fmt: skip
    assert dict(solo.seats[0].bought) == {
        "arrakis_liaison": 2, "foldspace": 1, "sardaukar_infantry": 1, "spice_smugglers": 1, "bene_gesserit_sister": 1,
        "worm_riders": 1, "spice_hunter": 1,
    }  # fmt: skip
    assert dict(solo.seats[0].intrigue) == {"double_cross": 1, "windfall": 1}
    assert sum(times for _, times in solo.seats[0].deck) == 10 + 8 - 2
    assert (two.edition, two.mode, two.level, two.variants) == ("uprising", "two", "", ("brutal_escalation",))
    assert [(seat.score, seat.place, seat.conflicts) for seat in two.seats] == [(4, 2, 2), (3, 3, 1), (10, 1, 4)]
    assert dict(two.seats[1].bought) == {
        "maula_pistol": 1, "unswerving_loyalty": 1, "weirding_woman": 1, "prepare_the_way": 2, "calculus_of_power": 1,
        "in_high_places": 1, "strike_fleet": 1,
    }  # fmt: skip
    assert [sum(times for _, times in seat.deck) for seat in two.seats] == [17, 16, 0]


def test_house_hagal_can_not_win_against_two() -> None:
    from tests.sample_records import played

    game = summarize(played("base@two", 3, 6, 10_000).record(), "x")
    hagal = next(seat for seat in game.seats if seat.bot)
    assert (hagal.place, hagal.won) == (0, False)
    assert sorted(seat.place for seat in game.seats) == [0, 1, 2]
    (first, second) = entries((game,), GameFilter())
    assert first.margin == -second.margin


def test_what_is_not_over_or_says_no_names_is_no_finished_game() -> None:
    for name in ("base_4_third_round", "base_3_begun"):
        with pytest.raises(BadRecord):
            summary(name)
    record = load(RECORDS / "base_3_finished.json")
    with pytest.raises(BadRecord):
        summarize(evolve(record, table=None), "x")


def test_copies_have_the_same_mark_and_other_games_another() -> None:
    record = load(RECORDS / "base_3_finished.json")
    assert record.table is not None
    copy = evolve(record, table=evolve(record.table, title="Another name"))
    assert summarize(copy, "other").mark == summary("base_3_finished").mark
    assert len({summary(name).mark for name in GAMES}) == 3


# ---------------------------------------------------------------- kept


def test_what_goes_in_comes_out(kept: Statistics) -> None:
    found = {game.game: game for game in kept.games()}
    assert found.keys() == set(GAMES)
    for name, game in found.items():
        assert game == evolve(summary(name), finished=game.finished)
    assert datetime.fromisoformat(found["base_solo_finished"].finished) == BEGUN + timedelta(minutes=60)


def test_nothing_is_counted_twice(store: Store, kept: Statistics) -> None:
    before = kept.games()
    assert kept.catch_up(store) == Taken(0)
    assert kept.take_in(before[0])
    assert kept.games() == before
    shutil.copy(store.folder / "base_3_finished.json", store.folder / "copy.json")
    assert kept.catch_up(store) == Taken(0)
    assert kept.rebuild(store) == Taken(3)
    assert kept.games() == before


def test_counting_anew_comes_to_the_same(store: Store, kept: Statistics) -> None:
    before = kept.games()
    assert kept.rebuild(store) == Taken(3)
    assert kept.games() == before


def test_a_game_stays_when_its_record_is_gone(store: Store, kept: Statistics) -> None:
    before = kept.games()
    store.delete("base_3_finished")
    assert kept.catch_up(store) == Taken(0)
    assert kept.rebuild(store) == Taken(2)
    assert kept.games() == before


def test_before_the_first_game_nothing_is_written(tmp_path: Path) -> None:
    kept = Statistics(tmp_path)
    assert kept.catch_up(Store(tmp_path)) == Taken(0)
    assert kept.games() == ()
    kept.delete_all(Store(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_what_was_deleted_comes_back_only_when_it_is_counted_anew(store: Store, kept: Statistics) -> None:
    before = kept.games()
    shutil.copy(RECORDS / "uprising_4_choam_finished.json", store.folder)  # saved, and never counted
    kept.delete_all(store)
    assert kept.games() == ()
    assert kept.catch_up(store) == Taken(0)
    assert Statistics(store.folder).catch_up(store) == Taken(0)
    assert "Олена" not in kept.path.read_bytes().decode("utf-8", "ignore")
    shutil.copy(RECORDS / "blend_solo_finished.json", store.folder)  # finished after that
    assert kept.catch_up(store) == Taken(1)
    assert kept.rebuild(store) == Taken(5)
    assert set(before) < set(kept.games())


def test_games_that_can_not_be_played_again_are_left_out(store: Store) -> None:
    path = store.folder / "base_3_finished.json"
    text = path.read_text("utf-8").replace('"rules":1', f'"rules":{RULES}').replace('"agent ', '"agemt ', 1)
    path.write_text(text, encoding="utf-8")
    kept = Statistics(store.folder)
    assert kept.catch_up(store) == Taken(2, 1)
    assert len(kept.games()) == 2


def test_a_game_that_breaks_the_rules_keeps_no_other_from_being_counted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(record: Record, game: str, finished: str) -> GameSummary:
        if game == "base_solo_finished":
            raise ZeroDivisionError
        return summarize(record, game, finished)

    monkeypatch.setattr(database, "summarize", broken)
    kept = Statistics(store.folder)
    assert kept.catch_up(store) == Taken(2, 1)
    monkeypatch.undo()
    assert kept.catch_up(store) == Taken(1)


def test_it_stops_when_the_program_ends(store: Store) -> None:
    kept, going = Statistics(store.folder), iter((True, False))
    assert kept.catch_up(store, lambda: next(going)) == Taken(1)
    assert kept.catch_up(store) == Taken(2)
    assert len(kept.games()) == 3


def test_a_game_played_now_is_counted_when_it_is_saved(tmp_path: Path) -> None:
    store, kept = Store(tmp_path), Statistics(tmp_path)
    recorder = Recorder("base", Setup(3, 5))
    store.keep("now", dumps(recorder.record()))
    assert kept.catch_up(store) == Taken(0)
    store.keep("now", dumps(load(RECORDS / "base_3_finished.json")))
    assert kept.catch_up(store) == Taken(1)


# ---------------------------------------------------------------- what it comes to


def test_the_games_of_one_player(kept: Statistics) -> None:
    mine = entries(kept.games(), GameFilter(player="олена"))
    assert len(mine) == len(games_of(mine)) == 3
    assert streaks(mine) == (0, 0)
    assert mean(entry.margin for entry in mine) == pytest.approx((5 - 9 + 1 - 10 + 4 - 10) / 3)
    assert sorted(entry.seat.place for entry in mine) == [2, 3, 3]
    assert {minutes(entry.game) for entry in mine} == {30, 60, 90}
    assert mean(entry.game.rounds for entry in mine) == pytest.approx((10 + 6 + 8) / 3)


def test_averages_are_those_of_known_numbers() -> None:
    assert mean([1, None, 4]) == 2.5
    assert mean([None]) == mean([]) == 0


def test_the_cards_of_one_player(kept: Statistics) -> None:
    mine = entries(kept.games(), GameFilter(player="олена"))
    bought = [(group.id, group.times, group.played) for group in grouped(mine, lambda entry: entry.seat.bought)]
    assert bought[:4] == [
        ("arrakis_liaison", 4, 2), ("prepare_the_way", 4, 1), ("bene_gesserit_sister", 3, 2), ("foldspace", 2, 2),
    ]  # fmt: skip
    intrigue = grouped(mine, lambda entry: entry.seat.intrigue)
    assert {group.times for group in intrigue} == {1}
    assert len(intrigue) == 3 + 2 + 3


def test_people_are_told_by_games(kept: Statistics) -> None:
    assert people(kept.games()) == [("олена", "Олена", 3), ("борис", "Борис", 1)]  # else he is a bot


@pytest.mark.parametrize(
    ("choice", "games"),
    [
        (GameFilter(edition="base"), 2),
        (GameFilter(mode=""), 1),
        (GameFilter(mode="two"), 1),
        (GameFilter(level="kwisatz_haderach"), 1),
        (GameFilter(edition="uprising", mode="solo"), 0),
        (GameFilter(player="борис"), 1),
        (GameFilter(since=date(2026, 11, 1)), 3),
        (GameFilter(since=date(2026, 12, 1)), 0),
    ],
)
def test_only_some_games(kept: Statistics, choice: GameFilter, games: int) -> None:
    assert len(games_of(entries(kept.games(), choice))) == games


def _played(number: int, place: int, **more: Any) -> GameSummary:
    """A game of two; the day says its number."""
    seats = tuple(
        SeatSummary(name, "", leader, score, won, 0)
        for name, leader, score, won in (
            ("Ann", "paul_atreides", 12 - 2 * place, place),
            ("Bob", "helena_richese", 9, 3 - place),
        )
    )
    return GameSummary(
        **{  # type: ignore[arg-type]
            "game": f"g{number}", "mark": f"m{number}", "edition": "base", "modules": (), "mode": "", "level": "",
            "variants": (), "started": f"2026-01-{number:02}T10:00:00+00:00", "finished": "", "rounds": 7,
            "decisions": 10, "seats": seats, **more,
        }
    )  # fmt: skip


def test_streaks_go_by_the_days() -> None:
    places = (1, 1, 1, 2, 1, 1)
    games = [_played(day, place) for day, place in enumerate(places, 1)]
    for order in (games, games[::-1]):
        mine = entries(order, GameFilter(player="ann"))
        assert streaks(mine) == (2, 3)
        assert mean(entry.margin for entry in mine) == pytest.approx((5 * 1 + (8 - 9)) / 6)
    assert streaks(entries(games, GameFilter(player="bob"))) == (0, 1)
    both = entries(games, GameFilter())
    assert (len(games_of(both)), len(both), sum(entry.seat.won for entry in both)) == (6, 12, 6)


def test_groups_and_rounds() -> None:
    games = [_played(1, 1, rounds=6), _played(2, 2, rounds=9), _played(3, 1, rounds=9, edition="uprising")]
    mine = entries(games, GameFilter(player="ann"))
    editions = [(group.id, group.played, group.wins) for group in grouped(mine, lambda entry: entry.game.edition)]
    assert editions == [("base", 2, 1), ("uprising", 1, 1)]
    rounds = [(int(group.id), group.played) for group in by_rounds(entries(games, GameFilter()))]
    assert rounds == [(6, 1), (7, 0), (8, 0), (9, 2)]  # each game once, whoever has played it
    assert by_rounds(()) == []


@pytest.mark.parametrize(
    ("started", "finished", "wanted"),
    [
        ("2026-01-01T10:00:00+02:00", "2026-01-01T09:30:00+00:00", 90),
        ("2026-01-01T10:00:00+00:00", "2026-01-03T10:00:00+00:00", None),  # left, and taken up again
        ("2026-01-01T10:00:00+00:00", "2026-01-01T09:00:00+00:00", None),  # the clock went back
        ("", "2026-01-01T09:00:00+00:00", None),
        ("yesterday", "2026-01-01T09:00:00+00:00", None),
    ],
)
def test_the_length_is_known_of_what_was_played_in_one_go(started: str, finished: str, wanted: int | None) -> None:
    assert minutes(_played(1, 1, started=started, finished=finished)) == wanted


# ---------------------------------------------------------------- for spreadsheets


def _parsed(text: str, separator: str = ",") -> list[dict[str, str]]:
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=separator))


@pytest.mark.parametrize("separator", [",", ";"])
def test_the_table_has_a_line_for_each_seat(kept: Statistics, separator: str) -> None:
    rows = _parsed(spreadsheet.table(kept.games(), separator), separator)
    assert len(rows) == 9
    assert list(rows[0]) == list(spreadsheet.COLUMNS)
    assert all(column in (spreadsheet.__doc__ or "") for column in spreadsheet.COLUMNS)
    mine = next(row for row in rows if row["game"] == "base_solo_finished" and row["seat"] == "1")
    assert (mine["player"], mine["played_by"], mine["leader"]) == ("Олена", "person", "glossu_rabban")
    assert (mine["mode"], mine["level"], mine["points"], mine["place"]) == ("solo", "kwisatz_haderach", "1", "3")
    assert mine["intrigue_played"] == "double_cross*1 windfall*1"
    assert [row["played_by"] for row in rows if row["game"] == "base_solo_finished"] == ["person", "rival", "rival"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "  =1", "\u00a0=1", "＝1"])
def test_no_name_is_a_formula(name: str) -> None:
    game = _played(1, 1)
    named = evolve(game, seats=(evolve(game.seats[0], name=name), game.seats[1]))
    first, second = _parsed(spreadsheet.table((named,)))
    assert first["player"] == f"'{name}"
    assert second["player"] == "Bob"


@given(st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30))
def test_every_name_comes_back(name: str) -> None:
    game = _played(1, 1)
    named = evolve(game, seats=(evolve(game.seats[0], name=name), game.seats[1]))
    found = _parsed(spreadsheet.table((named,)))[0]["player"]
    assert found in (name, f"'{name}")
    assert not found.lstrip().startswith(("=", "+", "-", "@"))
