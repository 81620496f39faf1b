"""Weights from games: games are kept and go on where they stopped, rows are what was seen, fits find what is true."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from math import exp
from pathlib import Path

import pytest
from attrs import evolve

from dune_desktop.arena.contest import Contest
from dune_desktop.arena.result import matches
from dune_desktop.bots.bot import Effort, RandomBot
from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.starts import START
from dune_desktop.bots.tables import nearest
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.training import practice as practising
from dune_desktop.training import rows as reading
from dune_desktop.training.fitting import PINNED, Table, fit
from dune_desktop.training.judging import FITTED, PRESENT, Judging
from dune_desktop.training.practice import Lesson, Lessons, Practice, play, taste
from dune_desktop.training.rows import LEAF, START_PART, TURN, Rows, names_of, rows_of

ROOT = Path(__file__).parent.parent
#: Looked for, not imported: whoever fits says first how many threads it may have.
fits = pytest.mark.skipif(find_spec("numpy") is None, reason="weights are fitted with numpy, which is not installed")
THREE = Practice("base", Setup(3, 5))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think."""
    monkeypatch.setitem(practising.BOTS, "skilled", lambda _: RandomBot())


@pytest.fixture
def lesson(quick: None) -> Lesson:
    return play(THREE, 5)


# ---------------------------------------------------------------- games


def test_a_seed_is_a_game(lesson: Lesson) -> None:
    assert play(THREE, 5) == lesson
    assert play(THREE, 6).actions != lesson.actions


def test_a_game_is_kept_whole(lesson: Lesson) -> None:
    assert Lesson.of_line(lesson.as_line()) == lesson
    *_, game = reading._replayed(lesson)
    assert game.over
    assert final_order(game)[0] == lesson.winner
    assert len(lesson.as_line()) < 6000


def test_rivals_play_by_the_rules(quick: None) -> None:
    solo = Practice("uprising", Setup(3, expansions=("choam",), mode="solo", level="mentat"))
    lesson = play(solo, 1)
    assert Lesson.of_line(lesson.as_line()).setup == evolve(solo.setup, seed=1)


def test_each_seat_has_another_taste() -> None:
    chance = Chance(3)
    one, other = dict(taste(chance)), dict(taste(chance))
    assert set(one) == set(FEATURES)
    assert one != other
    assert all(0.2 < factor < 5 for factor in (*one.values(), *other.values()))


def test_what_was_stopped_goes_on(lesson: Lesson, tmp_path: Path) -> None:
    file = tmp_path / "some" / "base.jsonl"
    lessons = Lessons(file)
    assert lessons.missing(THREE, 3) == [5, 6, 7]
    lessons.mend()
    lessons.add(evolve(lesson, setup=evolve(lesson.setup, seed=6)))
    whole = file.read_bytes()
    with file.open("ab") as cut:
        cut.write(lesson.as_line().encode()[:-30])
    assert lessons.count() == 1
    assert lessons.missing(THREE, 3) == [5, 7]
    assert lessons.missing(Practice("base", Setup(4, 5)), 2) == [5, 6]
    lessons.mend()
    assert file.read_bytes() == whole
    lessons.add(lesson)
    assert [one.setup.seed for one in lessons] == [6, 5]


# ---------------------------------------------------------------- rows


def sets_of(rows: Rows) -> Iterator[tuple[list[list[float]], list[float]]]:
    at = 0
    for size in rows.sizes:
        values = rows.values[at * rows.width : (at + size) * rows.width]
        yield (
            [list(values[n * rows.width : (n + 1) * rows.width]) for n in range(size)],
            list(rows.targets[at : at + size]),
        )
        at += size


def test_a_turn_tells_how_near_each_seat_came_to_winning(lesson: Lesson) -> None:
    rows = rows_of(TURN, lesson)
    *_, over = reading._replayed(lesson)
    assert rows_of(TURN, lesson) == rows
    assert 40 < len(rows.sizes) == len(rows.progress)
    assert list(rows.progress) == sorted(rows.progress)
    for values, targets in sets_of(rows):
        assert targets == pytest.approx(reading.near_to_winning(over))
        assert max(targets) == targets[lesson.winner]
        assert len({len(row) for row in values}) == 1
    first = next(sets_of(rows))[0][0]
    assert first[FEATURES.index("points")] == new_game(EDITIONS["base"], lesson.setup).players[0].vp


def test_a_leaf_tells_the_same_where_a_round_begins(quick: None) -> None:
    """Whoever is asked first there, and if a Rival has begun it."""
    for practice in (THREE, Practice("base", Setup(3, mode="solo", level="mentat"))):
        lesson = play(practice, 5)
        *_, game = reading._replayed(lesson)
        assert len(rows_of(LEAF, lesson).sizes) == game.round - 1


def test_a_start_tells_what_looking_ahead_thinks(lesson: Lesson) -> None:
    rows, names = rows_of(START_PART, lesson), names_of(START_PART, EDITIONS["base"])
    assert rows_of(START_PART, lesson) == rows
    sent = told_apart = 0
    for values, targets in sets_of(rows):
        assert len(values) > 1
        assert {len(row) for row in values} == {len(names)}
        assert sum(targets) == pytest.approx(1, abs=1e-5)
        assert max(targets) - min(targets) < 1
        told_apart += max(targets) > min(targets)
        assert sum(row[START.index("reveal")] for row in values) <= 1
        sent += sum(sum(row[len(START) : len(names)]) >= 1 for row in values)
    assert sent > len(rows.sizes)
    assert told_apart > 0.9 * len(rows.sizes)


# ---------------------------------------------------------------- fits

TRUE = {"points": (0.5, 2.0), "spice": (0.3, -0.4)}


def drawn(games: int) -> list[Rows]:
    """Games in which seats win as often as true weights say."""
    chance, found = Chance(11), list[Rows]()
    for _ in range(games):
        rows = Rows(len(FEATURES))
        for _ in range(20):
            far = chance.below(101) / 100
            values = [[0.0] * len(FEATURES) for _ in range(3)]
            for row in values:
                for name in (*TRUE, "unspent"):
                    row[FEATURES.index(name)] = chance.below(5)
            scores = [
                exp(
                    sum(
                        (early * (1 - far) + late * far) * row[FEATURES.index(name)]
                        for name, (early, late) in TRUE.items()
                    )
                )
                for row in values
            ]
            lot, winner = chance.below(10**6) / 10**6 * sum(scores), 0
            while lot > sum(scores[: winner + 1]):
                winner += 1
            rows.add(far, values, [float(seat == winner) for seat in range(3)])
        found.append(rows)
    return found


@fits
def test_a_fit_finds_what_is_true() -> None:
    present: Table = dict.fromkeys(FEATURES, (0.1, 0.2))
    found = fit(LEAF, drawn(250), present)
    for name, weights in TRUE.items():
        assert found.table[name] == pytest.approx(weights, abs=0.15)
    assert found.after < found.before < found.evenly
    assert (found.games, found.sets) == (250, 5000)
    # What was never there stays as it is, and what is pinned is worth as many points as before.
    assert found.table["garrison"] == (0.1, 0.2)
    early, late = found.table["points"]
    for name in PINNED:
        assert found.table[name] == pytest.approx((early, late), abs=0.01)


@fits
def test_few_games_change_little() -> None:
    """What is true stands already; a dozen games would lead away from it, and those that test the fit say so."""
    present: Table = {name: TRUE.get(name, (0.0, 0.0)) for name in FEATURES}
    found = fit(LEAF, drawn(10), present)
    assert found.hold >= 10
    assert found.after <= found.before
    assert found.table["points"] == pytest.approx(TRUE["points"], abs=0.4)


@fits
def test_answers_are_fitted_without_regard_to_the_time(quick: None) -> None:
    """What looking ahead thinks is learnt, and told again in games that were not fitted."""
    present: Table = dict.fromkeys(names_of(START_PART, EDITIONS["base"]), (0.0,))
    found = fit(START_PART, [rows_of(START_PART, play(THREE, seed)) for seed in range(5, 10)], present)
    assert found.after < found.before == pytest.approx(found.evenly)
    assert all(len(row) == 1 for row in found.table.values())


@fits
def test_the_command_plays_what_is_missing_and_writes_a_table(lesson: Lesson, tmp_path: Path) -> None:
    lessons = Lessons(tmp_path / "base.jsonl")
    lessons.mend()
    for seed in range(1, 6):
        lessons.add(play(Practice("base", Setup(3)), seed))
    argv = ("--players", "3", "--games", "5", "--parts", "leaf", "--data", str(tmp_path), "--write", str(tmp_path))
    command = [sys.executable, str(ROOT / "packaging" / "train.py"), *argv]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.startswith("5 games are there, 0 are played\n\nleaf: 5 games, ")
    written = json.loads((tmp_path / "base.json").read_text(encoding="utf-8"))
    assert set(written) == {TURN, LEAF, START_PART}
    assert tuple(written[LEAF]) == FEATURES
    assert written[TURN] == nearest(EDITIONS["base"])[TURN]


# ---------------------------------------------------------------- judging


def test_tables_are_judged_by_playing() -> None:
    """Who wants nothing but spice loses to the present table."""
    tables = {name: nearest(EDITIONS["base"]) for name in (PRESENT, FITTED)}
    tables[FITTED] = {**tables[FITTED], TURN: {"spice": (1.0, 1.0)}}
    asked = Contest("base", Setup(3, 2), (FITTED, PRESENT, PRESENT), 1)
    (match,) = matches(asked, making=Judging(tables, searches=False))
    assert match.failure is None
    assert match.winner != match.fixture.places.index(0)


def test_a_master_is_judged_where_it_searches() -> None:
    """It answers otherwise than who does not search, somewhere among the first turns."""
    game = new_game(EDITIONS["base"], Setup(3, 4))
    table = nearest(EDITIONS["base"])
    master, skilled = (Judging({PRESENT: table}, searches=searches)(PRESENT) for searches in (True, False))
    apart = 0
    for moment in range(24):
        assert game.decision is not None
        world = deal(game, game.decision.seat, 4, moment)
        answer = skilled.choose(world.clone(), Effort(50))
        apart += answer != master.choose(world, Effort(50))
        game.apply(answer)
    assert apart > 0
