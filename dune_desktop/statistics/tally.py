"""What the games of the statistics come to: of one person or of all, all games or some of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from operator import attrgetter
from statistics import fmean
from typing import Any, Final

from attrs import define, frozen

from dune_desktop.records import game_info
from dune_desktop.statistics.summary import Counted, GameSummary, SeatSummary

#: A game that took longer was left and taken up again: nobody knows how long it was played.
AT_ONE_SITTING: Final = timedelta(hours=6)
#: Where nobody has said when.
LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


@frozen
class GameFilter:
    """Which games count; None is all of them. ``player``: as ``key_of`` gives it, empty for everybody.

    A game against computers of several levels counts for each of these.
    """

    player: str = ""
    edition: str | None = None
    mode: str | None = None
    level: str | None = None
    since: date | None = None


@frozen
class PlayedGame:
    """A game as one person has played it."""

    game: GameSummary
    seat: SeatSummary

    @property
    def best_other(self) -> int:
        """The most points of anybody else who could win; their own if there was nobody."""
        others = (seat.score for seat in self.game.seats if seat.place and seat is not self.seat)
        return max(others, default=self.seat.score)

    @property
    def margin(self) -> int:
        """By how much it was won, or lost."""
        return self.seat.score - self.best_other


@define
class GameGroup:
    """What some games have in common: ``edition`` is one where it is called so."""

    id: str
    edition: str
    played: int = 0
    wins: int = 0
    points: int = 0
    #: How often a card was bought or played, and how often in games that were won; else the games themselves.
    times: int = 0
    times_won: int = 0

    def add(self, entry: PlayedGame, times: int = 1) -> None:
        """Count this game, too."""
        self.played += 1
        self.wins += entry.seat.won
        self.points += entry.seat.score
        self.times += times
        self.times_won += times if entry.seat.won else 0


Order = Callable[[GameGroup], Any]
"""Where a group stands among those with the same numbers, to sort by."""


# ---------------------------------------------------------------- which games


def key_of(name: str) -> str:
    """The same for one person, however the name is written."""
    return name.casefold()


def people(games: Iterable[GameSummary]) -> list[tuple[str, str, int]]:
    """List key, name as it was written last, and number of games of everybody; who has played most is first."""
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    for game in sorted(games, key=moment):
        for key, name in {key_of(seat.name): seat.name for seat in game.seats if not seat.bot}.items():
            names[key] = name
            played[key] += 1
    return [(key, names[key], count) for key, count in sorted(played.items(), key=lambda item: (-item[1], item[0]))]


def moment(game: GameSummary) -> datetime:
    """When the game was begun, as far as that is known."""
    return game_info.moment(game.started) or game_info.moment(game.finished) or LONG_AGO


def entries(games: Iterable[GameSummary], choice: GameFilter) -> tuple[PlayedGame, ...]:
    """The games of the people that are chosen, the oldest first."""
    return tuple(
        PlayedGame(game, seat)
        for game in sorted(games, key=lambda game: (moment(game), game.mark))
        if _counts(game, choice)
        for seat in game.seats
        if not seat.bot and choice.player in ("", key_of(seat.name))
    )


def games_of(found: Iterable[PlayedGame]) -> list[GameSummary]:
    """List each game once, however many people have played it."""
    return list({entry.game.mark: entry.game for entry in found}.values())


def _counts(game: GameSummary, choice: GameFilter) -> bool:
    return (
        choice.edition in (None, game.edition)
        and choice.mode in (None, game.mode)
        and choice.level in (None, *game.levels)
        and (choice.since is None or _is_since(moment(game), choice.since))
    )


def _is_since(begun: datetime, day: date) -> bool:
    return begun != LONG_AGO and begun.astimezone().date() >= day


# ---------------------------------------------------------------- numbers


def mean(numbers: Iterable[float | None]) -> float:
    """The average of those that are known; 0 where there is none."""
    known = [number for number in numbers if number is not None]
    return fmean(known) if known else 0.0


def streaks(found: Iterable[PlayedGame]) -> tuple[int, int]:
    """Wins in a row of one person: at the end, and at most."""
    now = longest = 0
    for entry in found:
        now = now + 1 if entry.seat.won else 0
        longest = max(longest, now)
    return now, longest


def minutes(game: GameSummary) -> float | None:
    """How long the game was played, if it was at one sitting."""
    begun, over = game_info.moment(game.started), game_info.moment(game.finished)
    if begun is None or over is None or not timedelta() < over - begun <= AT_ONE_SITTING:
        return None
    return (over - begun) / timedelta(minutes=1)


# ---------------------------------------------------------------- groups


def grouped(
    found: Iterable[PlayedGame], ids: Callable[[PlayedGame], str | Counted], equals: Order = attrgetter("id")
) -> list[GameGroup]:
    """Group games by what each has once, or so many times; what occurs most is first."""
    groups: dict[str, GameGroup] = {}
    for entry in found:
        having = ids(entry)
        for one, times in ((having, 1),) if isinstance(having, str) else having:
            groups.setdefault(one, GameGroup(one, entry.game.edition)).add(entry, times)
    return sorted(groups.values(), key=lambda group: (-group.times, -group.played, -group.wins, equals(group)))


def by_rounds(found: Iterable[PlayedGame]) -> list[GameGroup]:
    """Group games by their length, each once; lengths between that no game has are there too."""
    once = {entry.game.mark: entry for entry in found}.values()
    groups = {int(group.id): group for group in grouped(once, lambda entry: str(entry.game.rounds))}
    lengths = range(min(groups, default=0), max(groups, default=-1) + 1)
    return [groups.get(rounds, GameGroup(str(rounds), "")) for rounds in lengths]
