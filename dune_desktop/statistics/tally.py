"""What the games of the statistics come to: of one person or of all, all games or some of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
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
    """Which games count; None is all of them. ``player``: as ``key_of`` gives it, empty for everybody."""

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


@frozen
class Figures:
    """All that is counted of some games. Averages are 0 where there is nothing; ``minutes``: None if unknown."""

    games: int = 0
    #: How often somebody has played, and won: of one person as many as games.
    played: int = 0
    wins: int = 0
    place: float = 0.0
    points: float = 0.0
    margin: float = 0.0
    #: Wins in a row, at the end and at most; None for several people.
    streak: int | None = None
    longest: int | None = None
    conflicts: float = 0.0
    rounds: float = 0.0
    decisions: float = 0.0
    minutes: float | None = None
    deck: float = 0.0


@define
class GameGroup:
    """What some games have in common: ``edition`` is one where it is called so."""

    id: str
    edition: str
    played: int = 0
    wins: int = 0
    points: int = 0
    #: How often a card was bought or played, and how often in games that were won.
    times: int = 0
    times_won: int = 0

    @property
    def rate(self) -> float:
        return self.wins / self.played

    @property
    def average(self) -> float:
        """Points."""
        return self.points / self.played

    def add(self, entry: PlayedGame, times: int = 1) -> None:
        """It is true of this game too."""
        self.played += 1
        self.wins += entry.seat.won
        self.points += entry.seat.score
        self.times += times
        self.times_won += times if entry.seat.won else 0


Order = Callable[[GameGroup], Any]
"""Where a group stands among those with the same numbers, to sort by."""


# ---------------------------------------------------------------- which games


def key_of(name: str) -> str:
    """The same person, however the name is written."""
    return name.casefold()


def people(games: Iterable[GameSummary]) -> list[tuple[str, str, int]]:
    """Key, name as it was written last, and games of everybody who has played; who has played most is first."""
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    for game in sorted(games, key=moment):
        for key, name in {key_of(seat.name): seat.name for seat in game.seats if not seat.bot}.items():
            names[key] = name
            played[key] += 1
    return [(key, names[key], count) for key, count in sorted(played.items(), key=lambda item: (-item[1], item[0]))]


def moment(game: GameSummary) -> datetime:
    """When it was begun, as far as that is known."""
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
    """Each once, however many people have played it."""
    return list({entry.game.mark: entry.game for entry in found}.values())


def _counts(game: GameSummary, choice: GameFilter) -> bool:
    return (
        choice.edition in (None, game.edition)
        and choice.mode in (None, game.mode)
        and choice.level in (None, game.level)
        and (choice.since is None or _is_since(moment(game), choice.since))
    )


def _is_since(begun: datetime, day: date) -> bool:
    return begun != LONG_AGO and begun.astimezone().date() >= day


# ---------------------------------------------------------------- numbers


def figures(found: Sequence[PlayedGame], one_person: bool = True) -> Figures:
    """All of them; ``one_person``: they follow each other, so that there are streaks."""
    if not found:
        return Figures()
    games = games_of(found)
    whole = [entry for entry in found if entry.game.whole]
    known = [length for game in games if (length := minutes(game)) is not None]
    now, longest = _streaks(found) if one_person else (None, None)
    return Figures(
        len(games), len(found), sum(entry.seat.won for entry in found),
        _mean(entry.seat.place for entry in found),
        _mean(entry.seat.score for entry in found),
        _mean(entry.margin for entry in found),
        now, longest,
        _mean(entry.seat.conflicts for entry in whole),
        _mean(game.rounds for game in games),
        _mean(game.decisions for game in games),
        _mean(known) if known else None,
        _mean(sum(times for _, times in entry.seat.deck) for entry in found),
    )  # fmt: skip


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def _streaks(found: Sequence[PlayedGame]) -> tuple[int, int]:
    now = longest = 0
    for entry in found:
        now = now + 1 if entry.seat.won else 0
        longest = max(longest, now)
    return now, longest


def minutes(game: GameSummary) -> float | None:
    """How long it was played, if it was at one sitting."""
    begun, over = game_info.moment(game.started), game_info.moment(game.finished)
    if begun is None or over is None or not timedelta() < over - begun <= AT_ONE_SITTING:
        return None
    return (over - begun) / timedelta(minutes=1)


# ---------------------------------------------------------------- groups


def by_id(group: GameGroup) -> Any:
    """The order of equals where nobody reads their names."""
    return group.id


def grouped(found: Iterable[PlayedGame], key: Callable[[PlayedGame], str], equals: Order = by_id) -> list[GameGroup]:
    """By what the key gives, the one with most games first."""
    groups: dict[str, GameGroup] = {}
    for entry in found:
        groups.setdefault(key(entry), GameGroup(key(entry), entry.game.edition)).add(entry)
    return sorted(groups.values(), key=lambda group: (-group.played, -group.wins, equals(group)))


def carded(
    found: Iterable[PlayedGame], cards: Callable[[SeatSummary], Counted], least: int = 1, equals: Order = by_id
) -> list[GameGroup]:
    """By card, the most frequent first; only those of at least so many games."""
    groups: dict[str, GameGroup] = {}
    for entry in (entry for entry in found if entry.game.whole):
        for card, times in cards(entry.seat):
            groups.setdefault(card, GameGroup(card, entry.game.edition)).add(entry, times)
    some = (group for group in groups.values() if group.played >= least)
    return sorted(some, key=lambda group: (-group.times, -group.played, -group.wins, equals(group)))


def by_rounds(found: Iterable[PlayedGame]) -> list[tuple[int, GameGroup]]:
    """From the shortest game to the longest, those between too, each game once."""
    once = list({entry.game.mark: entry for entry in found}.values())
    groups = {int(group.id): group for group in grouped(once, lambda entry: str(entry.game.rounds))}
    lengths = range(min(groups, default=0), max(groups, default=-1) + 1)
    return [(rounds, groups.get(rounds, GameGroup(str(rounds), ""))) for rounds in lengths]
