"""From games to numbers: how often something is won, how strong who plays is, and how sure both are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from math import inf, log10, sqrt
from typing import Any, Final

from attrs import frozen

#: Standard deviations to both sides that hold 95 %.
_SURE: Final = 1.96
#: Points of a rating for a tenfold strength.
_TENFOLD: Final = 400
#: Parts of the seeds that are left out in turn, to see what a rating hangs on.
_PARTS: Final = 20
#: Half a win for each side against each other kind: who has lost every game would be infinitely weak without it.
_DRAWN: Final = 0.5
_ROUNDS, _EXACT = 10_000, 1e-10

#: A game for a rating: the kind that won it, and the kinds at its table.
Won = tuple[str, tuple[str, ...]]


@frozen
class Share:
    """How often something was won, and between what that lies with 95 %."""

    wins: int
    games: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """0 to 1."""
        return self.wins / self.games

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        interval = [round(self.low, 4), round(self.high, 4)]
        return {"wins": self.wins, "games": self.games, "rate": round(self.rate, 4), "interval": interval}


def share(results: Iterable[tuple[int, bool]]) -> Share:
    """Of the seed of a game and whether it was won; the games of one seed hang together, so they count as one draw.

    The interval is Wilson's for as many independent games as would tell as much: it stays between 0 and 1, and is not
    empty where all games were won. There each seed counts as one game.
    """
    clusters: dict[int, list[bool]] = defaultdict(list)
    for seed, won in results:
        clusters[seed].append(won)
    games, wins = sum(map(len, clusters.values())), sum(map(sum, clusters.values()))
    rate, many = wins / games, len(clusters)
    if many == 1:
        return Share(wins, games, 0.0, 1.0)
    spread = sum((sum(one) - rate * len(one)) ** 2 for one in clusters.values())
    variance = many / (many - 1) * spread / games**2
    worth = many if wins in (0, games) else rate * (1 - rate) / variance if variance > _EXACT**2 else inf
    return Share(wins, games, *_wilson(rate, worth))


def _wilson(rate: float, games: float) -> tuple[float, float]:
    if games == inf:
        return rate, rate
    shrink = 1 + _SURE**2 / games
    middle = (rate + _SURE**2 / (2 * games)) / shrink
    half = _SURE / shrink * sqrt(rate * (1 - rate) / games + (_SURE / (2 * games)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


# ---------------------------------------------------------------- Bradley-Terry


@frozen
class Rating:
    """400 more is ten times as strong: who is that beats one other in 10 games of 11. The mean of all kinds is 0."""

    points: float
    #: To both sides, with 95 %; nothing if there are too few seeds to tell, or somebody has won or lost every game.
    spread: float | None

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        return {"rating": round(self.points, 1), "spread": None if self.spread is None else round(self.spread, 1)}


def ratings(games: Iterable[tuple[int, Won]]) -> dict[str, Rating]:
    """Of all kinds that met, from seeds and tables; how sure they are is seen by leaving out some seeds in turn."""
    by_seed: dict[int, Counter[Won]] = defaultdict(Counter)
    for seed, table in games:
        by_seed[seed][table] += 1
    if not by_seed:
        return {}
    every = sum(by_seed.values(), Counter[Won]())
    kinds = sorted({kind for _, seats in every for kind in seats})
    points = _points(strengths(every, kinds))
    seeds = list(by_seed.values())
    parts = min(_PARTS, len(seeds)) if len(seeds) > 1 and _undecided(every, kinds) else 0
    left_out = [sum(seeds[part::parts], Counter[Won]()) for part in range(parts)]
    without = [_points(strengths(every - out, kinds)) for out in left_out]
    return {kind: Rating(points[kind], _spread([one[kind] for one in without])) for kind in kinds}


def _undecided(tables: Mapping[Won, int], kinds: list[str]) -> bool:
    """Everybody has won and lost: else the games say in one direction only how far apart they are."""
    won = {winner for winner, _ in tables}
    lost = {kind for winner, seats in tables for kind in seats if kind != winner}
    return won == lost == set(kinds)


def strengths(tables: Mapping[Won, int], kinds: list[str]) -> dict[str, float]:
    """By kind: a seat wins as often as its strength is of the strengths of its table. Their mean is 1.

    Found by Hunter's steps (MM algorithms for generalized Bradley-Terry models, 2004).
    """
    counts: dict[Won, float] = dict(tables)
    for pair in combinations(kinds, 2):
        for winner in pair:
            counts[winner, pair] = counts.get((winner, pair), 0) + _DRAWN
    wins = {kind: sum(count for (winner, _), count in counts.items() if winner == kind) for kind in kinds}
    strong = dict.fromkeys(kinds, 1.0)
    for _ in range(_ROUNDS):
        weight = dict.fromkeys(kinds, 0.0)
        for (_, seats), count in counts.items():
            each = count / sum(strong[kind] for kind in seats)
            for kind in seats:
                weight[kind] += each
        new = {kind: wins[kind] / weight[kind] for kind in kinds}
        scale = len(kinds) / sum(new.values())
        before, strong = strong, {kind: value * scale for kind, value in new.items()}
        if max(abs(strong[kind] / before[kind] - 1) for kind in kinds) < _EXACT:
            break
    return strong


def _points(strong: dict[str, float]) -> dict[str, float]:
    points = {kind: _TENFOLD * log10(value) for kind, value in strong.items()}
    mean = sum(points.values()) / len(points)
    return {kind: value - mean for kind, value in points.items()}


def _spread(without: list[float]) -> float | None:
    """Jackknife."""
    if not without:
        return None
    many = len(without)
    mean = sum(without) / many
    return _SURE * sqrt((many - 1) / many * sum((one - mean) ** 2 for one in without))
