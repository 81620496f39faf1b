"""Games that begin in a position: their records say so, and are believed no more than any other."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.events import RoundBegan
from dune_desktop.engine.faults import faults
from dune_desktop.positions.position import read_position
from dune_desktop.records.game_info import GameInfo
from dune_desktop.records.playback import Replay
from dune_desktop.records.record import BadRecord, Record, Recorder, replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.saved_game import look
from dune_desktop.records.store import Store
from dune_desktop.reviews.review_text import belongs_to
from dune_desktop.statistics.database import Statistics
from dune_desktop.statistics.summary import mark_of
from dune_desktop.text.troubles import told
from tests.games import choose, seats_of
from tests.mutants import mutant
from tests.seated import game_of, resumed, seats

POSITION: dict[str, Any] = {
    "players": 3,
    "seed": 9,
    "leaders": ["earl_memnon_thorvald", "glossu_rabban", "count_ilban_richese"],
    "round": 4,
    "first": 1,
    "turn": 1,
    "conflict": "desert_power",
    "row": ["arrakis_recruiter", "space_travel", "fedaykin_death_commando", "gun_thopter", "stilgar"],
    "imperium_top": ["spice_hunter"],
    "intrigue_top": ["ambush", "windfall"],
    "bonus": {"imperial_basin": 2},
    "seat0": {"hand": ["reconnaissance", "dagger"], "solari": 5, "influence": {"fremen": 2}, "vp": 3},
    "seat1": {"hand": ["dagger", "convincing_argument"], "deck_top": ["diplomacy", "signet_ring"], "spice": 4},
}
TO_ITS_END = 10_000


def begun(position: dict[str, Any] = POSITION, table: GameInfo | None = None) -> Recorder:
    setup = read_position(EDITIONS["base"], position).setup
    return Recorder("base", setup, [], table, position)


@cache
def record(actions: int = 60) -> Record:
    """So many random actions of a game that begins there."""
    recorder, chance = begun(table=GameInfo(seats(1))), seats_of(4)
    while recorder.game.decision is not None and recorder.actions < actions:
        recorder.apply(choose(recorder.game, chance))
    return recorder.record()


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        replay(loads(text))
    assert "\n" not in str(error.value)
    assert told(str(error.value)).count(". ") >= 1  # what is wrong, and what can be done
    return str(error.value)


# ---------------------------------------------------------------- there and back


def test_a_game_begins_where_the_position_says() -> None:
    game = begun().game
    assert (game.round, game.first) == (4, 1)
    assert game.decision is not None
    assert game.decision.seat == 1
    assert [game.cards[card].id for card in game.players[1].hand] == ["dagger", "convincing_argument"]


def test_whoever_listens_hears_of_the_round_first() -> None:
    game = begun().game
    first, *_ = game.events or ()
    assert isinstance(first, RoundBegan)
    assert (first.round, game.face(first.conflict).id) == (4, "desert_power")


@pytest.mark.parametrize("actions", [0, 25, 60, TO_ITS_END])
def test_it_comes_back_from_its_text_and_goes_on_the_same(actions: int) -> None:
    kept = record(actions)
    text = dumps(kept)
    assert loads(text) == kept
    again = replay(loads(text), listen=True)
    assert again.trouble == ""
    assert digest(again.recorder.game) == kept.digest
    assert dumps(again.recorder.record()) == text


def test_a_record_without_a_position_does_not_speak_of_one() -> None:
    assert "position" not in json.loads(dumps(game_of().record()))


def test_what_is_drawn_is_what_the_position_names_and_what_comes_later_is_the_seeds() -> None:
    named = {**POSITION, "seat1": {**POSITION["seat1"], "hand": ["reconnaissance"]}, "intrigue_top": ["windfall"]}
    one, other = begun(), begun(named)
    top = [recorder.game.face(recorder.game.intrigue_deck[-1]).id for recorder in (one, other)]
    assert top == ["ambush", "windfall"]
    assert one.game.chance.state == other.game.chance.state


def test_undo_goes_back_to_the_position_and_no_further() -> None:
    game = resumed(begun(table=GameInfo(seats(3))).record(), cover="open")
    assert not game.can_undo
    assert game.act(Action.parse("agent dagger > hall_of_oratory"))
    assert game.undo()
    assert not game.can_undo
    assert (game.record().actions, game.record().position) == ((), POSITION)


def test_it_goes_on_in_the_program_as_any_saved_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.keep("placed", dumps(record()))
    assert store.flush()
    opened = store.open("placed")
    assert (opened.trouble, digest(opened.replayed.recorder.game)) == ("", record().digest)
    assert opened.replayed.recorder.record().position == POSITION
    store.release("placed")


def test_newer_rules_go_on_from_the_kept_state_or_from_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    begins, late = record(10), record(TO_ITS_END)
    assert begins.kept is None
    assert late.kept is not None
    for kept in (begins, late):
        strange = evolve(kept, rules=kept.rules - 1, actions=(*kept.actions[:-1], "agent dagger > nowhere"))
        again = replay(strange)
        assert "the rules have changed" in again.trouble
        assert not faults(again.recorder.game)
        assert again.recorder.record().position == POSITION
        assert again.recorder.game.round >= 4


# ---------------------------------------------------------------- watched, looked back at, counted


def test_who_watches_it_sees_the_position_first_and_can_play_on_from_anywhere() -> None:
    watched = Replay(record())
    assert watched.game(0).round == 4
    assert digest(watched.game(watched.last)) == record().digest
    branch = watched.branch(20, GameInfo(seats(1), "again")).recorder
    assert branch.record().position == POSITION
    assert digest(replay(branch.record()).recorder.game) == digest(watched.game(20))


def test_a_review_is_of_this_beginning_alone() -> None:
    elsewhere = {**POSITION, "seat0": {**POSITION["seat0"], "solari": 6}}
    assert belongs_to(record()) != belongs_to(evolve(record(), position=elsewhere))
    assert belongs_to(record()) != belongs_to(evolve(record(), position=None))


def test_statistics_do_not_count_it(tmp_path: Path) -> None:
    store, over = Store(tmp_path), record(TO_ITS_END)
    store.keep("placed", dumps(over))
    assert store.flush()
    assert look(tmp_path / "placed.json", "placed").placed
    assert over.table is not None
    assert over.table.finished
    taken = Statistics(tmp_path).catch_up(store)
    assert (taken.games, taken.unread) == (0, 0)
    assert mark_of(over) != mark_of(evolve(over, position=None))


def test_a_file_that_comes_in_is_not_taken_for_a_game_that_began_otherwise(tmp_path: Path) -> None:
    store, path = Store(tmp_path / "games"), tmp_path / "other.dune"
    elsewhere = {**POSITION, "seat0": {**POSITION["seat0"], "solari": 6}}
    store.keep("one", dumps(record(0)))
    assert store.flush()
    path.write_text(dumps(begun(elsewhere, record(0).table).record()))
    assert store.bring_in(path) != "one"
    path.write_text(dumps(record(0)))
    assert store.bring_in(path) == "one"


# ---------------------------------------------------------------- what somebody has changed


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hand": 3}, "unknown key"),
        ({"seed": 8}, "its position is of another game"),
        ({"leaders": ["glossu_rabban", "earl_memnon_thorvald"]}, "its position is of another game"),
        ({"with": ["choam"]}, "unknown expansion"),
        ({"seat0": {"hand": ["dager"]}}, "did you mean 'dagger'"),
        ({"seat7": {}}, "players sit at"),
        ({f"seat{'7' * 5000}": {}}, "unknown key"),
        ({"seat0": {"hand": ["dagger", "dagger", "dagger"]}}, "all are named already"),
        ({"seat0": {"troops": 9, "garrison": 9}}, "does not fit"),
        ({"row": ["stilgar\n"]}, "unknown"),
        ({"bonus": {"imperial_basin\n": 1}}, "unknown"),
        ({"round": True}, "expected a number"),
        ({"round": 99}, "is not within"),
        ({"first": 0}, "digests"),
    ],
)
def test_a_position_that_can_not_be_is_refused(change: dict[str, Any], why: str) -> None:
    plain = json.loads(dumps(record(10)))
    plain["position"] |= change
    said = refused(json.dumps(plain))
    assert why in said
    assert len(said) < 400


@pytest.mark.parametrize("position", [[], 7, "base", True])
def test_a_position_is_a_table(position: object) -> None:
    assert "values that no record has" in refused(json.dumps({**json.loads(dumps(record(0))), "position": position}))


def test_a_position_that_breaks_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("nobody\nhas thought of that")

    monkeypatch.setattr("dune_desktop.records.record.build", broken)
    assert "nobody has thought of that" in refused(dumps(record(0)))


def test_changed_positions_are_refused_or_lead_to_the_same_game() -> None:
    plain, position, taken = json.loads(dumps(record(0))), json.dumps(POSITION).encode(), 0
    for number in range(150):
        try:
            plain["position"] = json.loads(mutant(Random(f"placed {number}"), position, position))
        except (ValueError, RecursionError):  # the text of the whole record would be refused for that
            continue
        try:
            again = replay(loads(json.dumps(plain)))
        except BadRecord:
            continue
        assert digest(again.recorder.game) == record(0).digest
        taken += 1
    assert taken < 40
