"""Measures the rules: random games a second, and what a single step of one costs. ``bench.py`` calls it."""

from __future__ import annotations

from collections.abc import Callable
from cProfile import Profile
from random import Random
from time import perf_counter

from bench_report import Row

from dune_desktop.content import EDITIONS
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view


def calibrate() -> float:
    """Rounds per second of a fixed loop: attribute access, list work, calls, small ints."""

    class Thing:
        __slots__ = ("n",)

        def __init__(self, n: int) -> None:
            self.n = n

        def bump(self, by: int) -> int:
            self.n = (self.n + by) & 1023
            return self.n

    thing, rounds = Thing(1), 0
    start = perf_counter()
    while perf_counter() - start < 0.5:
        numbers = [thing.bump(n) for n in range(200)]
        numbers.sort()
        rounds += len(numbers) // 200
    return rounds / (perf_counter() - start)


def play(
    edition: str, players: int, seed: int, modules: tuple[str, ...] = (), mode: str = "", level: str = ""
) -> tuple[Game, int]:
    """One complete game of random seats."""
    game = new_game(EDITIONS[edition], Setup(players, seed, (), modules, mode=mode, level=level))
    luck = Random(seed).random  # the cheapest choice: the rules are measured, not the seats
    count = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(luck() * len(options))])
        count += 1
    return game, count


def speed(edition: str, games: int, modules: tuple[str, ...] = ()) -> tuple[float, int]:
    """Seconds that random games of four take, and the decisions in them."""
    play(edition, 4, 0, modules)
    start = perf_counter()
    decisions = sum(play(edition, 4, seed, modules)[1] for seed in range(games))
    return perf_counter() - start, decisions


def beside(edition: str, games: int, expansion: str) -> tuple[float, float]:
    """Games a second with an expansion, and as a part of those without: both are played by turns, as times go by."""
    seconds, each = {(): 0.0, (expansion,): 0.0}, max(1, games // 10)
    for seed in range(0, games, each):
        for modules in seconds:
            start = perf_counter()
            for n in range(seed, seed + each):
                play(edition, 4, n, modules)
            seconds[modules] += perf_counter() - start
    without, with_it = seconds.values()
    return games / with_it, without / with_it


def speed_with_rivals(edition: str, games: int, mode: str, level: str) -> float:
    """Seconds that random games against Rivals take."""
    play(edition, 3, 0, mode=mode, level=level)
    start = perf_counter()
    for seed in range(games):
        play(edition, 3, seed, mode=mode, level=level)
    return perf_counter() - start


def middle(edition: str, seed: int = 3) -> Game:
    """A game of four in its sixth round, on an Agent turn."""
    game = new_game(EDITIONS[edition], Setup(4, seed))
    below = Chance(seed).below
    while (decision := game.decision) is not None and not (game.round == 6 and decision.what == "agent"):
        game.apply(decision.options[below(len(decision.options))])
    return game


def timed(work: Callable[[], object], seconds: float = 0.6) -> float:
    """Seconds for one call, the best of three rows of calls."""
    calls, best = 1, float("inf")
    while True:
        start = perf_counter()
        for _ in range(calls):
            work()
        taken = perf_counter() - start
        if taken > seconds / 6:
            break
        calls *= 2
    for _ in range(3):
        start = perf_counter()
        for _ in range(calls):
            work()
        best = min(best, (perf_counter() - start) / calls)
    return best


def calls_per_decision(edition: str, seeds: range = range(10)) -> float:
    """Python calls per decision of fixed games, a figure that no noise can move."""
    profile = Profile()
    decisions = 0
    for seed in seeds:
        profile.enable()
        decisions += play(edition, 4, seed)[1]
        profile.disable()
    profile.create_stats()
    calls = sum(stat[1] for stat in profile.stats.values())
    return float(calls) / decisions


def measure(edition: str, games: int) -> list[Row]:
    """All rows for an edition."""
    before = calibrate()
    taken, decisions = speed(edition, games)
    after = calibrate()
    unit = (before + after) / 2
    game = middle(edition)
    assert game.decision is not None
    action = game.decision.options[-1]
    clone, clone_apply = timed(game.clone), timed(lambda: game.clone().apply(action))
    rows = [
        Row(f"{edition}: calibration loop", unit, "rounds/s", 1.0),
        Row(f"{edition}: random games of four", games / taken, "games/s", games / taken / unit, "400"),
        Row(f"{edition}: decisions", decisions / taken, "1/s", decisions / taken / unit, "150,000"),
        Row(f"{edition}: decisions a game", decisions / games, "", 0.0),
        Row(f"{edition}: clone()", clone * 1e6, "µs", 1 / clone / unit, "under 5"),
        Row(f"{edition}: clone() and apply()", clone_apply * 1e6, "µs", 1 / clone_apply / unit, "under 15"),
        Row(f"{edition}: view()", timed(lambda: view(game, 0)) * 1e6, "µs", 0.0),
        Row(f"{edition}: digest()", timed(lambda: digest(game)) * 1e6, "µs", 0.0),
        Row(f"{edition}: Python calls a decision", calls_per_decision(edition), "", 0.0),
    ]
    if modules := EDITIONS[edition].recipe.modules:
        taken, _ = speed(edition, games, modules)
        with_them = games / taken
        name = f"{edition} + {' + '.join(modules)}: random games of four"
        rows.append(Row(name, with_them, "games/s", with_them / unit))
    for expansion in EDITIONS[edition].recipe.expansions:
        if expansion not in EDITIONS[edition].recipe.modules:
            with_it, part = beside(edition, games, expansion)
            rows.append(Row(f"{edition} + {expansion}: of the games without", with_it, "games/s", part, "0.85 ×"))
    for automa in EDITIONS[edition].automas:
        level = automa.levels[-1].id if automa.levels else ""
        alone = games / speed_with_rivals(edition, games, automa.mode, level)
        rows.append(Row(f"{edition}, {automa.mode}: random games", alone, "games/s", alone / unit))
    return rows
