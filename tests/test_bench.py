"""What is told of measurements: whether an aim is kept, what has grown, and a page of all of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from attrs import evolve

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "packaging"))

from bench_growth import Growth
from bench_report import KEPT, MISSED, Row, page
from soak import KINDS, Held

RESTING = Held(400, 3, 7, 0, 1, 1_000, 0, 2_000, 200_000)


@pytest.mark.parametrize(
    ("value", "ratio", "aim", "verdict"),
    [
        (14.9, 0.0, "under 15", KEPT),
        (15.0, 0.0, "under 15", MISSED),
        (1_199.0, 0.0, "under 1,200", KEPT),
        (12.0, 0.0, "up to 12", KEPT),
        (13.0, 0.0, "up to 12", MISSED),
        (99.0, 0.84, "0.85 ×", MISSED),
        (99.0, 0.85, "0.85 ×", KEPT),
        (149_999.0, 0.0, "150,000", MISSED),
        (150_000.0, 0.0, "150,000", KEPT),
        (1.0, 0.0, "", ""),
    ],
)
def test_an_aim_is_kept_or_missed(value: float, ratio: float, aim: str, verdict: str) -> None:
    assert Row("a figure", value, "", ratio, aim).verdict == verdict


def test_the_page_counts_what_is_missed_and_shows_how_cost_grows() -> None:
    rows = [Row("a decision", 17.3, "ms", 0.0, "under 15"), Row("a drag", 0.6, "ms", 0.0, "under 2")]
    told = page(rows, [Growth("Games kept", ("start, ms",), (("10", "600"), ("1,000", "640")))])
    assert "2, of which 1 missed" in told
    assert f"| a decision | 17.3 | ms |  | under 15 | {MISSED} |" in told
    assert told.endswith("## Games kept\n\n|  | start, ms |\n|---|---:|\n| 10 | 600 |\n| 1,000 | 640 |\n\n")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("memory", 433, "memory grew from 400 to 433"),
        ("threads", 5, "threads grew from 3 to 5"),
        ("python_objects", 207_501, "python objects grew from 200,000 to 207,501"),
    ],
)
def test_what_piles_up_is_told(name: str, value: int, said: str) -> None:
    assert list(evolve(RESTING, **{name: value}).grown(RESTING)) == [said]
    assert not list(evolve(RESTING, **{name: value - 1}).grown(RESTING))


def test_every_kind_of_game_that_is_sat_through_can_be_set_up() -> None:
    for kind in KINDS:
        setup, seats = kind.setup(1), kind.seats()
        assert len(seats) == setup.players
        assert bool(setup.level) == bool(kind.mode)
