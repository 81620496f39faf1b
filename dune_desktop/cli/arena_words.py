"""What came out of an arena, as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dune_desktop.arena.ratings import Share
from dune_desktop.arena.result import Result, SeatTaken, mean
from dune_desktop.cli.base import CommandLine
from dune_desktop.cli.tables import columns
from dune_desktop.text.names import name
from dune_desktop.text.numbers import decimal


def told(result: Result) -> Iterator[str]:
    """Line by line."""
    yield from _about(result)
    if result.matches:
        yield ""
        yield from columns(_kinds(result))
        if len(result.by_kind()) < len(result.contest.bots):
            yield ""
            yield from columns(_bots(result))
        yield ""
        yield from columns(_split(result, CommandLine.tr("wins at seat, %"), lambda taken: taken.seat + 1, str))
        yield ""
        heading = CommandLine.tr("wins with leader, %")
        yield from columns(_split(result, heading, lambda taken: taken.sitting.leader, _leader))
    for match, failure in result.failures:
        where = CommandLine.tr("seed {seed}, seats {seats}, decision {decision} at '{action}'").format(
            seed=failure.seed,
            seats=", ".join(result.contest.bots[place] for place in match.fixture.places),
            decision=failure.decision,
            action=failure.action,
        )
        yield f"  {where}: {failure.error}"


def _about(result: Result) -> list[str]:
    contest, setup = result.contest, result.contest.setup
    what = [" + ".join((contest.edition, *setup.expansions))]
    if setup.mode:
        what.append(" ".join(filter(None, (setup.mode, setup.level, *setup.variants))))
    games = CommandLine.tr("{games} of {asked}").format(games=len(result.matches), asked=contest.games)
    length = CommandLine.tr("rounds: {rounds}, decisions: {decisions}").format(
        rounds=_one(mean(match.rounds for match in result.matches)),
        decisions=_none(mean(match.decisions for match in result.matches)),
    )
    rows = {
        CommandLine.tr("games"): f"{games} ({', '.join(what)})",
        CommandLine.tr("seats"): str(setup.players),
        CommandLine.tr("seeds"): str(result.seeds),
        CommandLine.tr("a game"): length,
        CommandLine.tr("time"): CommandLine.tr("{seconds} s").format(seconds=_one(result.seconds)),
        CommandLine.tr("failures"): str(len(result.failures)),
    }
    width = max(map(len, rows)) + 2
    return [f"{title:{width}}{row}" for title, row in rows.items()]


def _kinds(result: Result) -> list[tuple[str, ...]]:
    """A row for each kind of bot."""
    head = (
        CommandLine.tr("bot"),
        CommandLine.tr("wins"),
        CommandLine.tr("of", "games that could be won"),
        CommandLine.tr("rate, %"),
        CommandLine.tr("with 95 %"),
        CommandLine.tr("rating"),
        CommandLine.tr("points"),
        CommandLine.tr("ms each"),
        CommandLine.tr("99 % under"),
        CommandLine.tr("longest"),
        CommandLine.tr("late", "decisions"),
    )
    ratings, rows = result.ratings(), list[tuple[str, ...]]([head])
    for kind, share in result.by_kind().items():
        rating, thinking = ratings[kind], result.thinking(kind)
        spread = "" if rating.spread is None else f" ±{_none(rating.spread)}"
        times = [""] * 4
        if thinking is not None:
            times = [_one(thinking.mean), _one(thinking.percentile), _one(thinking.longest), str(thinking.late)]
        rows.append(
            (
                kind,
                str(share.wins),
                str(share.games),
                _percent(share.rate),
                _between(share),
                f"{rating.points:+.0f}{spread}",
                _one(result.points(kind)),
                *times,
            )
        )
    return rows


def _bots(result: Result) -> list[tuple[str, ...]]:
    """A row for each bot of the list: of two that are alike, one wins about as often as the other."""
    shares = result.shares(lambda taken: taken.place)
    rows = [
        (f"{place + 1} {kind}", _percent(shares[place].rate), _between(shares[place]))
        for place, kind in enumerate(result.contest.bots)
    ]
    return [(CommandLine.tr("wins of each, %"), "", CommandLine.tr("with 95 %")), *rows]


def _split(
    result: Result, heading: str, by: Callable[[SeatTaken], Any], called: Callable[[Any], str]
) -> list[tuple[str, ...]]:
    """A row for each thing that it is asked by, a column for each kind."""
    shares = result.shares(lambda taken: (by(taken), taken.kind))
    kinds = list(result.by_kind())

    def cell(share: Share | None) -> str:
        return "" if share is None else f"{_percent(share.rate)} ({share.games})"

    rows = {called(what): [cell(shares.get((what, kind))) for kind in kinds] for what in sorted({w for w, _ in shares})}
    return [(heading, *kinds), *((what, *cells) for what, cells in sorted(rows.items()))]


def _leader(leader: str) -> str:
    return name("leader", leader)


def _percent(rate: float) -> str:
    return _one(100 * rate)


def _between(share: Share) -> str:
    return f"{_percent(share.low)}–{_percent(share.high)}"


def _one(number: float) -> str:
    return decimal(f"{number:.1f}")


def _none(number: float) -> str:
    return f"{number:.0f}"
