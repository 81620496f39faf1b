"""How likely each seat wins: a softmax over the seats' scores, each a sum of features and weights."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final

from dune_desktop.bots.features import FEATURES, features, own_features, progress
from dune_desktop.bots.tables import weights_for
from dune_desktop.engine.ranking import final_order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: Weights are looked up by progress in so many steps.
_STEPS: Final = 50
_CONFLICT, _REWARDS, _GARRISON = map(FEATURES.index, ("conflict", "rewards", "garrison"))


#: What a bot makes more or less of than it is worth, by feature.
Taste = tuple[tuple[str, float], ...]


class Valuation:
    """A table of weights: for each feature one early in the game, and one late.

    ``taste``: what the seat that values makes more or less of, for itself, than it is worth.
    """

    def __init__(self, weights: Mapping[str, tuple[float, float]], taste: Mapping[str, float] | None = None) -> None:
        rows = [weights.get(name, (0.0, 0.0)) for name in FEATURES]
        factors = [1.0 if taste is None else taste.get(name, 1.0) for name in FEATURES]
        self._at = _by_progress(rows)
        self._own = _by_progress(
            [(early * factor, late * factor) for (early, late), factor in zip(rows, factors, strict=True)]
        )

    def weights_at(self, game: Game) -> tuple[float, ...]:
        """The weights for how far this game has come."""
        return self._at[round(progress(game) * _STEPS)]

    def of_conflict(self, game: Game) -> tuple[float, float, float]:
        """What it makes of a point of the Conflict, of what else it brings, and of a troop."""
        weights = self.weights_at(game)
        return weights[_CONFLICT], weights[_REWARDS], weights[_GARRISON]

    def scores(self, game: Game, observer: Seat) -> list[float]:
        """By seat, in logits."""
        at = round(progress(game) * _STEPS)
        weights, own = self._at[at], self._own[at]
        return [
            sum(map(mul, row, own if seat == observer else weights))
            for seat, row in enumerate(features(game, observer))
        ]

    def own_score(self, game: Game, seat: Seat) -> float:
        """Of the seat alone, in logits, as it is seen by itself: quicker, and blind to what is done to others."""
        own = self._own[round(progress(game) * _STEPS)]
        score: float = sum(map(mul, own_features(game, seat), own))
        return score

    def chances(self, game: Game, observer: Seat) -> list[float]:
        """By seat, as the observer can know them."""
        if game.over:
            winner = final_order(game)[0]
            return [float(seat == winner) for seat in range(len(game.players))]
        return softmax(self.scores(game, observer))


def _by_progress(rows: list[tuple[float, float]]) -> tuple[tuple[float, ...], ...]:
    steps = (step / _STEPS for step in range(_STEPS + 1))
    return tuple(tuple(early + (late - early) * part for early, late in rows) for part in steps)


@lru_cache(64)
def valuation_for(edition: Edition, taste: Taste = ()) -> Valuation:
    """The table for games of this edition, with a taste."""
    return Valuation(weights_for(edition), dict(taste))


@lru_cache(64)
def leaf_for(edition: Edition, taste: Taste = ()) -> Valuation:
    """The same for ends of rounds, where a search stops."""
    return Valuation(weights_for(edition, "leaf"), dict(taste))


def softmax(scores: list[float]) -> list[float]:
    """Scores as chances that make 1 together."""
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]
