"""Weights are fitted to what came true: a conditional logit, held near the weights that there are."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib import import_module
from math import inf
from typing import Any, Final

from attrs import frozen

from dune_desktop.training.rows import START_PART, Rows

#: How much the weights that there are count, in games: what games tell about is learnt, all else stays
#: as it is. Endlessly: the fit is no better.
_HOLDS: Final = (1.0, 3.0, 10.0, 30.0, 100.0, inf)
#: One game of so many is not fitted, but says how good the fit is.
_TESTED: Final = 5
#: What is hardly ever there where the games are looked at keeps its weight in points.
PINNED: Final = ("unspent", "waiting", "rival")
_STEPS, _EXACT, _RARE = 40, 1e-8, 1e-6

#: By feature: its weight early and late in a game, or the one that it always has.
Table = dict[str, tuple[float, ...]]


@frozen
class Fit:
    """A table, and how well it tells what came true in games that it was not fitted to: the mean of -log(chance)."""

    table: Table
    games: int
    sets: int
    #: Of which the fit was held by the present weights.
    hold: float
    evenly: float
    before: float
    after: float


def _numpy() -> Any:
    """On one core: matrices are small, and on a busy machine threads wait for each other."""
    for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(threads, "1")
    return import_module("numpy")


class _Sets:
    """All sets of some games, as matrices of numpy."""

    def __init__(self, games: list[Rows], *, moves: bool) -> None:
        np = self.np = _numpy()
        self.games = len(games)
        self.sizes = np.concatenate([np.array(one.sizes, dtype=int) for one in games])
        self.begins = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        self.targets = np.concatenate([np.array(one.targets) for one in games]).astype(float)
        values = np.concatenate([np.array(one.values, dtype=float).reshape(-1, one.width) for one in games])
        if moves:
            far = np.repeat(np.concatenate([np.array(one.progress) for one in games]), self.sizes)[:, None]
            values = np.concatenate([values * (1 - far), values * far], axis=1)
        self.values = values

    def logs(self, weights: Any) -> Any:
        """Of each alternative the logarithm of its chance in its set."""
        np = self.np
        scores = self.values @ weights
        scores -= np.repeat(np.maximum.reduceat(scores, self.begins), self.sizes)
        return scores - np.repeat(np.log(np.add.reduceat(np.exp(scores), self.begins)), self.sizes)

    def loss(self, weights: Any) -> float:
        """The mean over the sets."""
        return float(-(self.targets * self.logs(weights)).sum() / len(self.sizes))

    def evenly(self) -> float:
        """The loss of who finds all alternatives alike."""
        return float(self.np.log(self.sizes).mean())

    def scale(self) -> Any:
        """By column, how far alternatives lie apart; where they do not, nothing can be learnt."""
        middle = self.np.add.reduceat(self.values, self.begins) / self.sizes[:, None]
        return (self.values - self.np.repeat(middle, self.sizes, axis=0)).std(axis=0)

    def fitted(self, start: Any, free: Any, hold: float) -> Any:
        """Newton's steps from the start, shorter where they lead too far; to go away from the start costs."""
        np, weights = self.np, start.copy()
        if hold == inf:
            return weights
        costs = (hold / self.games * self.scale() ** 2)[free]
        price = self._price(weights, start, free, costs)
        for _ in range(_STEPS):
            step = self._step(weights, start, free, costs)
            new, lower = weights, price
            while np.abs(step).max() > _EXACT and lower >= price:
                new = weights.copy()
                new[free] -= step
                lower = self._price(new, start, free, costs)
                step /= 2
            if lower > price - _EXACT:
                break
            weights, price = new, lower
        return weights

    def _price(self, weights: Any, start: Any, free: Any, costs: Any) -> float:
        """What is made as small as possible."""
        return self.loss(weights) + float((costs * (weights - start)[free] ** 2).sum()) / 2

    def _step(self, weights: Any, start: Any, free: Any, costs: Any) -> Any:
        np, many, values = self.np, len(self.sizes), self.values[:, free]
        chances = np.exp(self.logs(weights))
        slope = values.T @ (chances - self.targets) / many + costs * (weights - start)[free]
        weighted = values * chances[:, None]
        means = np.add.reduceat(weighted, self.begins)
        return np.linalg.solve((weighted.T @ values - means.T @ means) / many + np.diag(costs), slope)


def fit(part: str, games: Iterable[Rows], present: Table) -> Fit:
    """The weights of one part of a table, from so many games. Needs numpy."""
    listed = [one for one in games if one.sizes]
    names, moves = tuple(present), part != START_PART
    learnt = _Sets([one for index, one in enumerate(listed) if index % _TESTED], moves=moves)
    tested, every = _Sets(listed[::_TESTED], moves=moves), _Sets(listed, moves=moves)
    np = every.np
    start = np.array([present[name][at] for at in range(2 if moves else 1) for name in names], dtype=float)
    pinned = np.array([name in PINNED for name in names] * (2 if moves else 1))
    free = ~pinned & (learnt.scale() > _RARE)
    losses = {hold: tested.loss(learnt.fitted(start, free, hold)) for hold in _HOLDS}
    hold = min(losses, key=lambda one: losses[one])
    found = every.fitted(start, free, hold).reshape(2 if moves else 1, len(names)).T
    table: Table = {
        name: tuple(round(float(weight), 3) for weight in row) for name, row in zip(names, found, strict=True)
    }
    return Fit(
        table=_in_points(table, present) if moves else table,
        games=len(listed),
        sets=len(every.sizes),
        hold=hold,
        evenly=tested.evenly(),
        before=tested.loss(start),
        after=losses[hold],
    )


def _in_points(table: Table, present: Table) -> Table:
    """Pinned weights are worth as many points as before."""
    ratios = [new / old for new, old in zip(table["points"], present["points"], strict=True)]
    pinned = {
        name: tuple(round(weight * ratio, 3) for weight, ratio in zip(present[name], ratios, strict=True))
        for name in PINNED
    }
    return {**table, **pinned}
