"""Numbers, names and troubles of the statistics in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.records.game_info import COLOURS
from dune_desktop.statistics.database import LOCKED, NEWER, REFUSED, StatisticsTrouble
from dune_desktop.statistics.tally import LONG_AGO, Figures, moment
from dune_desktop.text import players
from dune_desktop.text.names import MissingName, ids, name
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import because
from dune_desktop.windows.games import against, mode_name, short_name

if TYPE_CHECKING:
    from dune_desktop.statistics.summary import GameSummary

Statistics = Texts("Statistics")
#: In the place of a number that there is not.
_NOTHING: Final = "–"

Told = tuple[str, str, str]
"""What is counted, the number, and what belongs to it in small."""


# ---------------------------------------------------------------- numbers


def number(n: int) -> str:
    """As the locale writes it."""
    return QLocale().toString(n)


def average(n: float) -> str:
    """With one place."""
    return QLocale().toString(n, "f", 1)


def signed(n: float) -> str:
    """With its sign."""
    sign = "" if not round(n, 1) else "+" if n > 0 else "\N{MINUS SIGN}"
    return sign + average(abs(n))


def percent(share: float) -> str:
    """A share of 1."""
    return Statistics.tr("{number}%").format(number=number(round(100 * share)))


def rate(wins: int, played: int) -> str:
    """Of the wins, as far as there are games."""
    return percent(wins / played) if played else ""


def times(n: int) -> str:
    """How often."""
    return Statistics.tr("{number}×").format(number=number(n))


def length(minutes: float) -> str:
    """Hours and minutes."""
    hours, rest = divmod(round(minutes), 60)
    if not hours:
        return Statistics.tr("{minutes} min").format(minutes=rest)
    return Statistics.tr("{hours} h {minutes} min").format(hours=hours, minutes=rest)


def games(n: int) -> str:
    """How many."""
    return Statistics.tr("%n game(s)", "", n)


def day(game: GameSummary) -> str:
    """When it was begun; empty if nobody knows."""
    begun = moment(game)
    if begun == LONG_AGO:
        return ""
    date = QDateTime.fromSecsSinceEpoch(int(begun.timestamp())).date()
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


# ---------------------------------------------------------------- names


def player(name: str) -> str:
    """Somebody whose name is the number of a seat was given none."""
    seats = range(len(COLOURS))
    return next((players.called(name, seat) for seat in seats if name == players.numbered(seat)), name)


def called(kind: str, name_id: str, edition: str) -> str:
    """The name; what another version of the program knows stands for itself."""
    try:
        return name(kind, name_id, everything(EDITIONS[edition]).products if edition in EDITIONS else ())
    except MissingName:
        return name_id


def edition_name(edition: str) -> str:
    """In short."""
    try:
        return short_name(edition)
    except MissingName:
        return edition


def mode_of(mode: str) -> str:
    """How many have played."""
    try:
        return mode_name(mode)
    except KeyError:
        return mode


def level_of(level: str) -> str:
    """How hard the Rivals were."""
    return name("level", level) if level in ids("level") else level


def game_name(game: GameSummary) -> str:
    """The edition, and against which Rivals."""
    rivals = against(game.mode, game.level)
    edition = edition_name(game.edition)
    return Statistics.tr("{game} · {mode}").format(game=edition, mode=rivals) if rivals else edition


# ---------------------------------------------------------------- figures


def told(found: Figures, people: int) -> list[Told]:
    """All figures of somebody, or of so many people."""
    streak, longest = found.streak, found.longest
    return [
        (Statistics.tr("Games"), number(found.games), "" if people == 1 else Statistics.tr("%n player(s)", "", people)),
        (
            Statistics.tr("Wins"),
            rate(found.wins, found.played),
            Statistics.tr("{wins} of {games}").format(wins=number(found.wins), games=number(found.played)),
        ),
        (Statistics.tr("Average place"), average(found.place), ""),
        (
            Statistics.tr("Average points"),
            average(found.points),
            Statistics.tr("{margin} against the best opponent").format(margin=signed(found.margin)),
        ),
        (
            Statistics.tr("Wins in a row"),
            _NOTHING if streak is None else number(streak),
            Statistics.tr("for one player only")
            if longest is None
            else Statistics.tr("now; at most {number}").format(number=number(longest)),
        ),
        (Statistics.tr("Conflicts won"), average(found.conflicts), Statistics.tr("in a game")),
        (Statistics.tr("Rounds"), average(found.rounds), Statistics.tr("in a game")),
        (Statistics.tr("Decisions"), number(round(found.decisions)), Statistics.tr("of all in a game")),
        (
            Statistics.tr("Length of a game"),
            _NOTHING if found.minutes is None else length(found.minutes),
            Statistics.tr("if played in one go"),
        ),
        (Statistics.tr("Cards in the deck"), average(found.deck), Statistics.tr("at the end")),
    ]


# ---------------------------------------------------------------- what went wrong


def trouble(found: StatisticsTrouble) -> str:
    """Why it is not as it should be, and what can be done."""
    texts = {
        LOCKED: Statistics.tr(
            "Another window of the program is counting right now. Nothing is lost: what is missing is counted "
            "next time."
        ),
        NEWER: Statistics.tr(
            "The statistics were written by a newer version of the program. Nothing was changed in them."
        ),
        REFUSED: Statistics.tr(
            "The statistics can't be read or written: {reason}. Nothing is lost: what is missing is counted next time."
        ),
    }
    return texts[found.kind].format(reason=because(found.reason))


def aside(file: str) -> str:
    """A broken file is out of the way."""
    return Statistics.tr(
        "The statistics could not be read and were rebuilt from the saved games. The old file is kept as {name}."
    ).format(name=file)


def failed() -> str:
    """A mistake of ours."""
    return Statistics.tr("Something is wrong with the statistics. Please report it.")


def counted(taken: int, unread: int) -> str:
    """What counting anew has come to."""
    done = Statistics.tr("%n saved game(s) recounted.", "", taken)
    if not unread:
        return done
    return Statistics.tr("{done} {rest}").format(
        done=done, rest=Statistics.tr("%n of them could not be read.", "", unread)
    )
