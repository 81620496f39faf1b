"""What the charts show, as rows with numbers and words: the same for the eye, as a table, and read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import field, frozen

from dune_desktop.statistics.summary import Counted, SeatSummary
from dune_desktop.statistics.tally import GameGroup, Order, PlayedGame, by_rounds, carded, games_of, grouped
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.collation import Dictionary
from dune_desktop.windows.statistics import statistics_words
from dune_desktop.windows.statistics.statistics_words import Statistics

LEADERS, KINDS, POINTS, ROUNDS, CARDS, INTRIGUE = "leaders", "kinds", "points", "rounds", "cards", "intrigue"
TITLES: Final[dict[str, Text]] = {
    LEADERS: QT_TRANSLATE_NOOP("Statistics", "Leaders"),
    KINDS: QT_TRANSLATE_NOOP("Statistics", "Edition, mode and level"),
    POINTS: QT_TRANSLATE_NOOP("Statistics", "Points over time"),
    ROUNDS: QT_TRANSLATE_NOOP("Statistics", "Rounds"),
    CARDS: QT_TRANSLATE_NOOP("Statistics", "Cards acquired"),
    INTRIGUE: QT_TRANSLATE_NOOP("Statistics", "Intrigue cards played"),
}
#: With so many games, a card tells something only from a few games on.
_MANY, _LEAST = 10, 3
#: The line of the points is the average of so many games, or of more where there are many: it would be all edges.
_AVERAGED, _OF_MANY, _VERY_MANY = 5, 20, 60


@frozen
class Bar:
    """A row. ``total`` is how long it is, ``part`` what of it was won; ``cells`` stand beside it in the table."""

    label: str
    cells: tuple[str, ...] = ()
    total: int = 0
    part: int = 0
    #: Beside the bar.
    note: str = ""

    @property
    def heading(self) -> bool:
        """Of the rows below it."""
        return not self.cells


@frozen
class Diagram:
    """``heads`` are those of the columns, ``filled`` and ``rest`` say what the parts of a bar are."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[Bar, ...] = field(repr=False)
    filled: str = ""
    rest: str = ""
    #: What is left out, or drawn besides.
    hint: str = ""
    #: So many columns are names, the others are numbers.
    named: int = 1

    @property
    def longest(self) -> int:
        return max((row.total for row in self.rows), default=0)

    def spoken(self, number: int) -> str:
        """A row in words."""
        row = self.rows[number]
        told = (
            Statistics.tr("{head}: {cell}").format(head=head, cell=cell)
            for head, cell in zip(self.heads[1:], row.cells, strict=False)
            if cell
        )
        return "; ".join((row.label, *told))


def averaged(games: int) -> int:
    """Of how many games the line of the points is the average."""
    return _AVERAGED if games <= _VERY_MANY else _OF_MANY


def diagram(kind: str, found: Sequence[PlayedGame]) -> Diagram:
    """One of ``TITLES``, of these games."""
    return _MAKERS[kind](found)


# ---------------------------------------------------------------- games


def _by_name(label: Callable[[GameGroup], str]) -> Order:
    """Equals as in a dictionary."""
    dictionary = Dictionary()
    return lambda group: dictionary.place(label(group))


def _called(of: str) -> Callable[[GameGroup], str]:
    return lambda group: statistics_words.called(of, group.id, group.edition)


def _leaders(found: Sequence[PlayedGame]) -> Diagram:
    label = _called("leader")
    groups = grouped(found, lambda entry: entry.seat.leader, _by_name(label))
    return _of_games(LEADERS, tuple(_group(group, label(group)) for group in groups))


def _kinds(found: Sequence[PlayedGame]) -> Diagram:
    alone = [entry for entry in found if entry.game.level]
    rows = (
        *_section(Statistics.tr("Edition"), found, lambda entry: entry.game.edition, statistics_words.edition_name),
        *_section(Statistics.tr("Mode"), found, lambda entry: entry.game.mode, statistics_words.mode_of),
        *_section(Statistics.tr("Level"), alone, lambda entry: entry.game.level, statistics_words.level_of),
    )
    return _of_games(KINDS, rows)


def _section(
    heading: str, found: Sequence[PlayedGame], key: Callable[[PlayedGame], str], called: Callable[[str], str]
) -> tuple[Bar, ...]:
    """Nothing where there are no games."""
    groups = grouped(found, key, _by_name(lambda group: called(group.id)))
    return (Bar(heading), *(_group(group, called(group.id)) for group in groups)) if groups else ()


def _group(group: GameGroup, label: str) -> Bar:
    share = statistics_words.rate(group.wins, group.played)
    cells = (
        statistics_words.number(group.played),
        statistics_words.number(group.wins),
        share,
        statistics_words.average(group.average),
    )
    return Bar(label, cells, group.played, group.wins, _note(statistics_words.number(group.played), share))


def _note(count: str, share: str) -> str:
    return Statistics.tr("{count} · {share}").format(count=count, share=share)


def _of_games(kind: str, rows: tuple[Bar, ...]) -> Diagram:
    heads = (
        str(TITLES[kind]),
        Statistics.tr("Games"),
        Statistics.tr("Won"),
        Statistics.tr("Share of wins"),
        Statistics.tr("Average points"),
    )
    return Diagram(str(TITLES[kind]), heads, rows, Statistics.tr("games won"), Statistics.tr("other games"))


def _rounds(found: Sequence[PlayedGame]) -> Diagram:
    rows = (
        Bar(
            Statistics.tr("%n round(s)", "", rounds),
            (statistics_words.number(group.played), statistics_words.number(group.wins)),
            group.played,
            group.wins,
            statistics_words.number(group.played),
        )
        for rounds, group in by_rounds(found)
    )
    heads = (str(TITLES[ROUNDS]), Statistics.tr("Games"), Statistics.tr("Won"))
    won, other = Statistics.tr("games won"), Statistics.tr("other games")
    return Diagram(str(TITLES[ROUNDS]), heads, tuple(rows), won, other)


def _points(found: Sequence[PlayedGame]) -> Diagram:
    rows = tuple(
        Bar(
            statistics_words.day(entry.game),
            (
                statistics_words.called("leader", entry.seat.leader, entry.game.edition),
                statistics_words.game_name(entry.game),
                statistics_words.number(entry.seat.score),
                statistics_words.number(entry.best_other),
                statistics_words.number(entry.seat.place),
            ),
            entry.seat.score,
            entry.seat.score if entry.seat.won else 0,
        )
        for entry in found
    )
    heads = (
        Statistics.tr("Date"),
        Statistics.tr("Leader"),
        Statistics.tr("Game"),
        Statistics.tr("Points"),
        Statistics.tr("Best opponent"),
        Statistics.tr("Place"),
    )
    hint = Statistics.tr("Line: the average of the last %n game(s)", "", averaged(len(rows)))
    return Diagram(str(TITLES[POINTS]), heads, rows, Statistics.tr("won"), Statistics.tr("not won"), hint, 3)


# ---------------------------------------------------------------- cards


def _cards(found: Sequence[PlayedGame]) -> Diagram:
    return _of_cards(CARDS, "card", Statistics.tr("Acquired"), lambda seat: seat.bought, found)


def _intrigue(found: Sequence[PlayedGame]) -> Diagram:
    return _of_cards(INTRIGUE, "intrigue", Statistics.tr("Played"), lambda seat: seat.intrigue, found)


def _least(found: Sequence[PlayedGame]) -> int:
    return _LEAST if len(games_of(found)) >= _MANY else 1


def _of_cards(
    kind: str, of: str, head: str, cards: Callable[[SeatSummary], Counted], found: Sequence[PlayedGame]
) -> Diagram:
    label, least = _called(of), _least(found)
    rows = tuple(_card(group, label(group)) for group in carded(found, cards, least, _by_name(label)))
    heads = (
        str(TITLES[kind]),
        head,
        Statistics.tr("Games"),
        Statistics.tr("Won"),
        Statistics.tr("Share of wins"),
    )
    hint = Statistics.tr("Cards of at least %n game(s)", "", least) if least > 1 else ""
    won, other = Statistics.tr("in games won"), Statistics.tr("in other games")
    return Diagram(str(TITLES[kind]), heads, rows, won, other, hint)


def _card(group: GameGroup, label: str) -> Bar:
    share = statistics_words.rate(group.wins, group.played)
    cells = (
        statistics_words.times(group.times),
        statistics_words.number(group.played),
        statistics_words.number(group.wins),
        share,
    )
    return Bar(label, cells, group.times, group.times_won, _note(statistics_words.times(group.times), share))


_MAKERS: Final[dict[str, Callable[[Sequence[PlayedGame]], Diagram]]] = {
    LEADERS: _leaders,
    KINDS: _kinds,
    POINTS: _points,
    ROUNDS: _rounds,
    CARDS: _cards,
    INTRIGUE: _intrigue,
}
