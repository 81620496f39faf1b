"""Numbers, names and troubles of the statistics in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.records.game_info import COLOURS
from dune_desktop.statistics.database import LOCKED, NEWER, REFUSED, StatisticsTrouble
from dune_desktop.statistics.tally import LONG_AGO, moment
from dune_desktop.text import players
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import because
from dune_desktop.windows.games import against, mode_name, short_name
from dune_desktop.windows.games import game_name as short_game_name
from dune_desktop.windows.statistics.counting import REBUILD, Ledger

if TYPE_CHECKING:
    from dune_desktop.statistics.summary import GameSummary

Statistics = Texts("Statistics")

# ---------------------------------------------------------------- numbers


def number(n: int) -> str:
    return QLocale().toString(n)


def average(n: float) -> str:
    return QLocale().toString(n, "f", 1)


def signed(n: float) -> str:
    sign = "" if not round(n, 1) else "+" if n > 0 else "\N{MINUS SIGN}"
    return sign + average(abs(n))


def rate(wins: int, played: int) -> str:
    """The share of wins; empty where there are no games."""
    return Statistics.tr("{number}%").format(number=number(round(100 * wins / played))) if played else ""


def times(n: int) -> str:
    return Statistics.tr("{number}×").format(number=number(n))


def length(minutes: float) -> str:
    hours, rest = divmod(round(minutes), 60)
    if not hours:
        return Statistics.tr("{minutes} min").format(minutes=rest)
    return Statistics.tr("{hours} h {minutes} min").format(hours=hours, minutes=rest)


def games(n: int) -> str:
    return Statistics.tr("%n game(s)", "", n)


def day(game: GameSummary) -> str:
    """The day that it was begun; empty if nobody knows."""
    begun = moment(game)
    if begun == LONG_AGO:
        return ""
    date = QDateTime.fromSecsSinceEpoch(int(begun.timestamp())).date()
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)


# ---------------------------------------------------------------- names


def with_head(head: str, cell: str) -> str:
    return Statistics.tr("{head}: {cell}").format(head=head, cell=cell)


def player(name: str) -> str:
    """The name; whose name is the number of a seat was given none, and is called so."""
    seats = range(len(COLOURS))
    return next((players.called(name, seat) for seat in seats if name == players.numbered(seat)), name)


def called(kind: str, name_id: str, edition: str) -> str:
    """The name; what another version of the program knows stands for itself."""
    products = everything(EDITIONS[edition]).products if edition in EDITIONS else ()
    return _if_known(lambda one: name(kind, one, products), name_id)


def edition_name(edition: str) -> str:
    return _if_known(short_name, edition)


def mode_of(mode: str) -> str:
    return _if_known(mode_name, mode)


def level_of(level: str) -> str:
    """Of Rivals, or of the computers without Rivals."""
    return players.level(level) if level in players.LEVELS else _if_known(partial(name, "level"), level)


def _if_known(worded: Callable[[str], str], name_id: str) -> str:
    try:
        return worded(name_id)
    except LookupError:
        return name_id


def game_name(game: GameSummary) -> str:
    """Which game, and against Rivals or computers of which levels."""
    rivals = against(game.mode, game.level) or ", ".join(map(level_of, game.levels))
    edition = _if_known(lambda one: short_game_name(one, game.modules), game.edition)
    return Statistics.tr("{game} · {mode}").format(game=edition, mode=rivals) if rivals else edition


# ---------------------------------------------------------------- what was counted, and what went wrong


def told(ledger: Ledger) -> str:
    """What went wrong, or that what somebody wanted is done; else nothing."""
    if ledger.failed:
        return Statistics.tr("Something is wrong with the statistics. Please report it.")
    if ledger.trouble is not None:
        return _trouble(ledger.trouble)
    if ledger.job != REBUILD or ledger.taken is None:
        return ""
    done = Statistics.tr("%n saved game(s) recounted.", "", ledger.taken.games)
    rest = Statistics.tr("%n of them could not be read.", "", ledger.taken.unread)
    return Statistics.tr("{done} {rest}").format(done=done, rest=rest) if ledger.taken.unread else done


def _trouble(found: StatisticsTrouble) -> str:
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
    """That a broken file was kept under this name."""
    return Statistics.tr(
        "The statistics could not be read and were rebuilt from the saved games. The old file is kept as {name}."
    ).format(name=file)
