"""What came out of the games of a contest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from functools import partial
from math import inf
from typing import Any, Final, TypeVar

from attrs import asdict, frozen

from dune_desktop.arena.contest import Contest, fixtures
from dune_desktop.arena.match import Match, Sitting, play
from dune_desktop.arena.ratings import Rating, Share, Won, ratings, share
from dune_desktop.bots.bot import Bot
from dune_desktop.bots.names import RIVAL
from dune_desktop.engine.names import Seat
from dune_desktop.sharing import Workers, shared
from dune_desktop.simulate import Failure

#: Times what a decision was given.
_LATE: Final = 1.2
Key = TypeVar("Key", bound=Hashable)


def matches(
    contest: Contest, workers: Workers | None = None, making: Callable[[str], Bot] | None = None
) -> Generator[Match]:
    """All games of the contest, as they come to their end."""
    return shared(partial(play, contest, making=making), fixtures(contest), workers)


@frozen
class SeatTaken:
    """A seat of a game that was played to its end: who sat there, and whether it won."""

    seed: int
    kind: str
    #: In the list of bots; none of a Rival.
    place: int | None
    seat: Seat
    sitting: Sitting
    won: bool


@frozen
class Thinking:
    """How long the answers took that were not forced, in milliseconds."""

    decisions: int
    mean: float
    #: One of a hundred takes longer.
    percentile: float
    longest: float
    #: So many took a fifth more than they were given.
    late: int

    def as_json(self) -> dict[str, Any]:
        """Plain values."""
        times = {"mean_ms": self.mean, "p99_ms": self.percentile, "longest_ms": self.longest}
        return {"decisions": self.decisions, "late": self.late, **{name: round(ms, 3) for name, ms in times.items()}}


class Result:
    """All that the games tell; those that are not over yet are missing, and it is the same in any order of them."""

    def __init__(self, contest: Contest, played: Iterable[Match], seconds: float) -> None:
        self.contest, self.seconds = contest, seconds
        ordered = sorted(played, key=lambda match: (match.fixture.seed, match.fixture.places))
        self.failures: list[tuple[Match, Failure]] = [(one, one.failure) for one in ordered if one.failure is not None]
        self.matches = [one for one in ordered if one.failure is None]
        self.tables = [list(_taken(contest, match)) for match in self.matches]
        self.taken = [taken for table in self.tables for taken in table]
        #: As they stand in the list, Rivals last.
        self.kinds = list(dict.fromkeys((*contest.bots, *(taken.kind for taken in self.taken))))

    @property
    def seeds(self) -> int:
        """So many draws that are independent of each other."""
        return len({match.fixture.seed for match in self.matches})

    @property
    def telling(self) -> Match:
        """Of all games the one to look at: the first that broke, or else the last one."""
        return self.failures[0][0] if self.failures else self.matches[-1]

    def shares(self, of: Callable[[SeatTaken], Key | None]) -> dict[Key, Share]:
        """How often a seat won, by what it is asked for."""
        found: dict[Key, list[tuple[int, bool]]] = defaultdict(list)
        for taken in self.taken:
            key = of(taken)
            if key is not None:
                found[key].append((taken.seed, taken.won))
        return {key: share(results) for key, results in found.items()}

    def by_kind(self) -> dict[str, Share]:
        """Of all games that a seat of this kind could have won; with three of a kind each game counts thrice."""
        found = self.shares(lambda taken: taken.kind)
        return {kind: found[kind] for kind in self.kinds if kind in found}

    def wins(self, kind: str) -> int:
        """The number of games that were won by one of this kind."""
        return sum(taken.won for taken in self.taken if taken.kind == kind)

    def ratings(self) -> dict[str, Rating]:
        """Of all kinds."""
        return ratings((taken[0].seed, _won(taken)) for taken in self.tables)

    def points(self, kind: str) -> float:
        """Victory points at the end, in the mean."""
        return mean(taken.sitting.points for taken in self.taken if taken.kind == kind)

    def thinking(self, kind: str) -> Thinking | None:
        """Nothing where nobody of this kind was ever asked."""
        times = sorted(time for taken in self.taken if taken.kind == kind for time in taken.sitting.seconds)
        if not times:
            return None
        percentile = times[min(len(times) - 1, len(times) * 99 // 100)]
        most = inf if self.contest.seconds is None else _LATE * self.contest.seconds
        late = sum(time > most for time in times)
        return Thinking(len(times), 1000 * mean(times), 1000 * percentile, 1000 * times[-1], late)

    def as_json(self) -> dict[str, Any]:
        """The result as plain values."""
        contest, setup = self.contest, self.contest.setup
        shares, thinking = self.by_kind(), {kind: self.thinking(kind) for kind in self.kinds}
        return {
            "edition": contest.edition,
            "modules": list(setup.expansions),
            "rivals": {"mode": setup.mode, "level": setup.level, "variants": setup.variants},
            "players": setup.players,
            "seed": setup.seed,
            "bots": list(contest.bots),
            "effort": {"playouts": contest.playouts, "seconds": contest.seconds},
            "asked": contest.games,
            "games": len(self.matches),
            "seeds": self.seeds,
            "seconds": round(self.seconds, 3),
            "wins": {kind: self.wins(kind) for kind in self.kinds},
            "rates": {kind: round(one.rate, 4) for kind, one in shares.items()},
            "intervals": {kind: one.as_json()["interval"] for kind, one in shares.items()},
            "ratings": {kind: rating.as_json() for kind, rating in self.ratings().items()},
            "points": {kind: round(self.points(kind), 2) for kind in shares},
            "rounds": round(mean(match.rounds for match in self.matches), 2),
            "decisions": round(mean(match.decisions for match in self.matches), 1),
            "thinking": {kind: one.as_json() for kind, one in thinking.items() if one is not None},
            "by_place": _json(self.shares(lambda taken: None if taken.place is None else taken.place + 1)),
            "by_seat": self._split(lambda taken: taken.seat + 1),
            "by_leader": self._split(lambda taken: taken.sitting.leader),
            "failures": [{**asdict(failure), "places": match.fixture.places} for match, failure in self.failures],
        }

    def _split(self, by: Callable[[SeatTaken], Any]) -> dict[str, dict[str, Any]]:
        found = self.shares(lambda taken: (taken.kind, by(taken)))
        return {kind: _json({key: one for (of, key), one in found.items() if of == kind}) for kind in self.kinds}


def _json(shares: dict[Any, Share]) -> dict[str, Any]:
    return {str(key): shares[key].as_json() for key in sorted(shares)}


def _taken(contest: Contest, match: Match) -> Iterator[SeatTaken]:
    places = match.fixture.places
    for seat, sitting in enumerate(match.seats):
        place = places[seat] if seat < len(places) else None
        kind = RIVAL if place is None else contest.bots[place]
        yield SeatTaken(match.fixture.seed, kind, place, seat, sitting, seat == match.winner)


def _won(table: list[SeatTaken]) -> Won:
    (winner,) = (taken.kind for taken in table if taken.won)
    return winner, tuple(sorted(taken.kind for taken in table))


def mean(numbers: Iterable[float]) -> float:
    """0 of nothing."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0
