"""Measures how cost grows: with the screen, with what has joined a game, with its length, with the games kept.

``bench.py --report`` calls it. Each point has a process of its own, through ``bench_table.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from attrs import frozen
from bench_rules import speed
from bench_table import Bench, decisions, inside, peak_memory

from dune_desktop.content import EDITIONS
from dune_desktop.engine.setup import Setup, played
from dune_desktop.files.folders import games_folder
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Recorder
from dune_desktop.records.record_text import dumps

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.windows.table.table_page import TablePage

SCREENS: Final = ("1280x800", "1600x1000", "2560x1440", "3840x2160")
GAMES: Final = ("base", "base+ix", "base+ix+immortality", "uprising", "uprising+ix+immortality", "blend+ix+immortality")
KEPT: Final = (10, 100, 1_000, 10_000)
#: Decisions that are measured together, and random games that the rules are measured with.
_TOGETHER, _RANDOM = 100, 60
_MS: Final = 1e3


@frozen
class Growth:
    """How figures grow with one thing: a row for each point."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def growths() -> Iterator[Growth]:
    """All of them, in the order of the report."""
    yield _growth(
        "The screen", ("new game, ms", "decision, ms", "memory, MB"), {one: (one,) for one in SCREENS}, "screen"
    )
    cards = ("cards", "games/s", "new game, ms", "decision, ms", "memory, MB")
    yield _growth("What has joined a game", cards, {one: (one,) for one in GAMES}, "joined")
    yield _length()
    kept = ("start, ms", "list of games, ms", "the same again, ms", "first screen again, ms")
    yield _growth("Games kept", kept, {f"{number:,}": (str(number),) for number in KEPT}, "kept")


def _growth(title: str, columns: tuple[str, ...], points: dict[str, tuple[str, ...]], what: str) -> Growth:
    measured = {name: inside("grow", what, *arguments) for name, arguments in points.items()}
    rows = ((name, *(_figure(found[column]) for column in columns)) for name, found in measured.items())
    return Growth(title, columns, tuple(rows))


def _figure(value: float) -> str:
    """With a decimal where there are any."""
    return f"{value:,.1f}".removesuffix(".0")


def _length() -> Growth:
    """One game, of which each hundred decisions is a row."""
    found = inside("grow", "length")
    opened = found.pop("log, ms")
    rows = [(f"decisions from {first}", _figure(value)) for first, value in found.items()]
    return Growth("The length of a game", ("ms",), (*rows, ("its whole log is opened", _figure(opened))))


# --- inside ---------------------------------------------------------------------------------------


def measure(what: str, point: str = "") -> dict[str, float]:
    """One point, in the process that was made for it."""
    measures: dict[str, Callable[[str], dict[str, float]]] = {"screen": _screen, "joined": _joined, "kept": _kept}
    return measures[what](point) if point else _hundreds()


def _screen(size: str) -> dict[str, float]:
    width, height = map(int, size.split("x"))
    return _played(Bench((width, height)), "base", ())


def _joined(game: str) -> dict[str, float]:
    edition, *joined = game.split("+")
    modules = (*EDITIONS[edition].recipe.modules, *joined)
    taken, _ = speed(edition, _RANDOM, modules)
    printed = played(EDITIONS[edition], Setup(4, 0, expansions=modules))
    cards = len({*printed.card_by_id, *printed.intrigue_by_id, *printed.conflict_by_id})
    return {**_played(Bench(), edition, tuple(joined)), "games/s": _RANDOM / taken, "cards": cards}


def _played(bench: Bench, edition: str, joined: tuple[str, ...]) -> dict[str, float]:
    """A new game, and its first decisions."""
    start = perf_counter()
    page = bench.begin(edition, joined)
    begun = perf_counter() - start
    taken = [_answered(bench, page, action) for action in islice(decisions(bench, page), _TOGETHER)]
    return {"new game, ms": begun * _MS, "decision, ms": median(taken) * _MS, "memory, MB": peak_memory() / 2**20}


def _answered(bench: Bench, page: TablePage, action: Action) -> float:
    """Seconds from the answer until it is drawn; what can be painted ahead is, as while somebody thinks."""
    page.scene.ahead.finish()
    start = perf_counter()
    page.controller.act(action)
    bench.settle()
    return perf_counter() - start


def _hundreds() -> dict[str, float]:
    """The median of each hundred decisions of a game, and the time to open the log of all of it."""
    bench = Bench()
    page = bench.begin("uprising", ("ix", "immortality"))
    taken = [_answered(bench, page, action) for action in decisions(bench, page)]
    found = {str(n): median(taken[n : n + _TOGETHER]) * _MS for n in range(0, len(taken), _TOGETHER)}
    start = perf_counter()
    page.toggle_log()
    bench.settle()
    return {**found, "log, ms": (perf_counter() - start) * _MS}


def _kept(number: str) -> dict[str, float]:
    """The first screen, which knows what can be continued, and the list of all games, with so many of them."""
    folder, text = games_folder(), _half_a_game()
    folder.mkdir(parents=True)
    for n in range(int(number)):
        (folder / f"20261101-100000-{n:06}.json").write_text(text, encoding="utf-8")
    start = perf_counter()
    bench = Bench()
    begun = perf_counter() - start
    again, first_again = [], []
    for _ in range(2):
        start = perf_counter()
        bench.window.show_load()
        bench.settle()
        again.append(perf_counter() - start)
        start = perf_counter()
        bench.window.show_start()
        bench.settle()
        first_again.append(perf_counter() - start)
    return {
        "start, ms": begun * _MS,
        "list of games, ms": again[0] * _MS,
        "the same again, ms": again[1] * _MS,
        "first screen again, ms": first_again[1] * _MS,
    }


def _half_a_game() -> str:
    """A record as most of them are."""
    seats = tuple(
        SeatSetup(name, colour) for name, colour in zip("ABCD", ("red", "blue", "green", "yellow"), strict=True)
    )
    recorder = Recorder("base", Setup(4, 1), None, GameInfo(seats, "", "2026-11-01T10:00:00+00:00"))
    luck = Random(1).random
    for _ in range(300):
        assert recorder.game.decision is not None
        options = recorder.game.decision.options
        recorder.apply(options[int(luck() * len(options))])
    return dumps(recorder.record())
