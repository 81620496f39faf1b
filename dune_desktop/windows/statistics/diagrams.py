"""What the charts show, as rows with numbers and words: the same for the eye, as a table, and read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from dune_desktop.models.roles import Role
from dune_desktop.models.rows import SPOKEN
from dune_desktop.statistics.summary import Counted
from dune_desktop.statistics.tally import GameGroup, PlayedGame, by_rounds, games_of, grouped
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.locales import Dictionary
from dune_desktop.windows.statistics import statistics_words as words
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
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Found = Sequence[PlayedGame]
_Ids = Callable[[PlayedGame], str | Counted]
_Label = Callable[[GameGroup], str]


@frozen
class Bar:
    """A row: ``total`` is its length, ``part`` what of it was won; ``cells`` stand beside its label in the table."""

    label: str
    cells: tuple[str, ...] = ()
    total: int = 0
    part: int = 0
    #: Beside the bar.
    note: str = ""

    @property
    def heading(self) -> bool:
        """It is the heading of the rows below it."""
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
    #: So many columns are names, the others are numbers, and stand below each other.
    named: int = 1

    @property
    def longest(self) -> int:
        return max((row.total for row in self.rows), default=0)

    def spoken(self, number: int) -> str:
        """A row in words."""
        row = self.rows[number]
        told = (words.with_head(head, cell) for head, cell in zip(self.heads[1:], row.cells, strict=False) if cell)
        return "; ".join((row.label, *told))


class DiagramModel(QStandardItemModel):
    """A diagram; as a list it has its first column only."""

    diagram = Diagram("", ("",), ())

    def show(self, diagram: Diagram) -> None:
        if diagram == self.diagram:
            return
        self.diagram = diagram
        self.clear()
        for column, text in enumerate(diagram.heads):
            head = QStandardItem(text)  # whom Qt makes by itself, PySide takes for alive when another is in its place
            if column >= diagram.named:
                head.setTextAlignment(_RIGHT)
            self.setHorizontalHeaderItem(column, head)
        for number in range(len(diagram.rows)):
            self.appendRow(self._items(number))

    def _items(self, number: int) -> list[QStandardItem]:
        row, spoken = self.diagram.rows[number], self.diagram.spoken(number)
        items = [QStandardItem(text) for text in (row.label, *row.cells)]
        items[0].setToolTip(spoken)
        items[0].setData(spoken, SPOKEN)
        items[0].setData(row, Role.VALUE)
        for item in items[self.diagram.named :]:
            item.setTextAlignment(_RIGHT)
        return items


def averaged(games: int) -> int:
    """Of how many games the line of the points is the average."""
    return _AVERAGED if games <= _VERY_MANY else _OF_MANY


def diagram(kind: str, found: _Found) -> Diagram:
    """Make the chart of this kind, one of ``TITLES``, of these games."""
    return _MAKERS[kind](str(TITLES[kind]), found)


# ---------------------------------------------------------------- columns of numbers


@frozen
class _Column:
    head: Text
    cell: Callable[[GameGroup], str]


_GAMES = _Column(QT_TRANSLATE_NOOP("Statistics", "Games"), lambda group: words.number(group.played))
_WON = _Column(QT_TRANSLATE_NOOP("Statistics", "Won"), lambda group: words.number(group.wins))
_SHARE = _Column(QT_TRANSLATE_NOOP("Statistics", "Share of wins"), lambda group: words.rate(group.wins, group.played))
_AVERAGE = _Column(
    QT_TRANSLATE_NOOP("Statistics", "Average points"), lambda group: words.average(group.points / group.played)
)
_ACQUIRED = _Column(QT_TRANSLATE_NOOP("Statistics", "Acquired"), lambda group: words.times(group.times))
_PLAYED = _Column(QT_TRANSLATE_NOOP("Statistics", "Played"), lambda group: words.times(group.times))
_OF_GAMES: Final = (_GAMES, _WON, _SHARE, _AVERAGE)


def _heads(title: str, columns: Sequence[_Column]) -> tuple[str, ...]:
    return title, *(str(column.head) for column in columns)


def _bar(label: str, group: GameGroup, columns: Sequence[_Column]) -> Bar:
    """Beside the bar stand the number that it is as long as, and what share of the games was won."""
    note = columns[0].cell(group)
    if _SHARE in columns:
        note = Statistics.tr("{count} · {share}").format(count=note, share=_SHARE.cell(group))
    return Bar(label, tuple(column.cell(group) for column in columns), group.times, group.times_won, note)


def _bars(found: _Found, ids: _Ids, label: _Label, columns: Sequence[_Column], least: int = 1) -> tuple[Bar, ...]:
    """Make a row for each group of so many games at least; equals stand as in a dictionary."""
    dictionary = Dictionary()
    groups = grouped(found, ids, lambda group: dictionary.place(label(group)))
    return tuple(_bar(label(group), group, columns) for group in groups if group.played >= least)


def _called(of: str) -> _Label:
    return lambda group: words.called(of, group.id, group.edition)


# ---------------------------------------------------------------- the charts


def _of_games(title: str, columns: Sequence[_Column], rows: tuple[Bar, ...]) -> Diagram:
    won, other = Statistics.tr("games won"), Statistics.tr("other games")
    return Diagram(title, _heads(title, columns), rows, won, other)


def _leaders(title: str, found: _Found) -> Diagram:
    return _of_games(title, _OF_GAMES, _bars(found, lambda entry: entry.seat.leader, _called("leader"), _OF_GAMES))


def _kinds(title: str, found: _Found) -> Diagram:
    edition = _bars(found, lambda entry: entry.game.edition, lambda group: words.edition_name(group.id), _OF_GAMES)
    mode = _bars(found, lambda entry: entry.game.mode, lambda group: words.mode_of(group.id), _OF_GAMES)
    level = _bars(
        found,
        lambda entry: tuple((one, 1) for one in entry.game.levels),
        lambda group: words.level_of(group.id),
        _OF_GAMES,
    )
    sections = (
        (Statistics.tr("Edition"), edition),
        (Statistics.tr("Mode"), mode),
        (Statistics.tr("Level"), level),
    )
    return _of_games(title, _OF_GAMES, tuple(bar for head, bars in sections if bars for bar in (Bar(head), *bars)))


def _rounds(title: str, found: _Found) -> Diagram:
    columns = (_GAMES, _WON)
    rows = (_bar(Statistics.tr("%n round(s)", "", int(group.id)), group, columns) for group in by_rounds(found))
    return _of_games(title, columns, tuple(rows))


def _cards(of: str, count: _Column, cards: Callable[[PlayedGame], Counted]) -> Callable[[str, _Found], Diagram]:
    """Make charts of cards of a kind, of games that are known from their beginning."""
    columns = (count, _GAMES, _WON, _SHARE)

    def make(title: str, found: _Found) -> Diagram:
        least = _LEAST if len(games_of(found)) >= _MANY else 1
        whole = [entry for entry in found if entry.game.whole]
        rows = _bars(whole, cards, _called(of), columns, least)
        hint = Statistics.tr("Cards of at least %n game(s)", "", least) if least > 1 else ""
        won, other = Statistics.tr("in games won"), Statistics.tr("in other games")
        return Diagram(title, _heads(title, columns), rows, won, other, hint)

    return make


def _points(title: str, found: _Found) -> Diagram:
    heads = (
        Statistics.tr("Date"),
        Statistics.tr("Leader"),
        Statistics.tr("Game"),
        Statistics.tr("Points"),
        Statistics.tr("Best opponent"),
        Statistics.tr("Place"),
    )
    hint = Statistics.tr("Line: the average of the last %n game(s)", "", averaged(len(found)))
    rows = tuple(map(_game, found))
    return Diagram(title, heads, rows, Statistics.tr("won"), Statistics.tr("not won"), hint, named=3)


def _game(entry: PlayedGame) -> Bar:
    game, seat = entry.game, entry.seat
    leader = words.called("leader", seat.leader, game.edition)
    numbers = map(words.number, (seat.score, entry.best_other, seat.place))
    cells = (leader, words.game_name(game), *numbers)
    return Bar(words.day(game), cells, seat.score, seat.score if seat.won else 0)


_MAKERS: Final[dict[str, Callable[[str, _Found], Diagram]]] = {
    LEADERS: _leaders,
    KINDS: _kinds,
    POINTS: _points,
    ROUNDS: _rounds,
    CARDS: _cards("card", _ACQUIRED, lambda entry: entry.seat.bought),
    INTRIGUE: _cards("intrigue", _PLAYED, lambda entry: entry.seat.intrigue),
}
