"""Bots play against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

from attrs import evolve

from dune_desktop.arena.contest import Contest, filled, people
from dune_desktop.arena.match import Match, record
from dune_desktop.arena.result import Result, matches
from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.bots.names import LEVELS, PERSONALITIES, RANDOM, RIVAL, BotName
from dune_desktop.cli.arena_words import told
from dune_desktop.cli.base import FAILED, Add, BadInput, CommandFailed, CommandLine
from dune_desktop.cli.output import Output
from dune_desktop.cli.progress import bar
from dune_desktop.cli.setups import add_game, asked_setup
from dune_desktop.content import USUAL
from dune_desktop.records.record_text import dumps
from dune_desktop.sharing import Workers, cluster, processes
from dune_desktop.text.arguments import number

#: Seconds between two lines where no terminal shows a bar.
_SILENCE: Final = 60


def add_command(add: Add) -> None:
    """``arena``."""
    arena = add("arena", _arena, CommandLine.tr("Bots play against each other, to see who wins how often."))
    names = CommandLine.tr(
        "who plays, separated by commas, the last one on all seats that are left: {levels}, each also as"
        " {personalities}, such as {example}"
    ).format(
        levels=", ".join((RANDOM, *LEVELS)),
        personalities=", ".join(PERSONALITIES),
        example=BotName(LEVELS[-1], PERSONALITIES[0]),
    )
    arena.add_argument("--seats", required=True, metavar="NAMES", type=_bots, help=names)
    seed = CommandLine.tr("seed of the first games; everybody plays on each seat of a seed once")
    add_game(arena, USUAL, CommandLine.tr("(default: {edition})").format(edition=USUAL), seed)
    count = CommandLine.tr("how many (default 100)")
    arena.add_argument("--games", default=100, metavar="N", type=number(1), help=count)
    jobs = CommandLine.tr("processes that share the work")
    arena.add_argument("--jobs", default=1, metavar="N", type=number(1), help=jobs)
    scheduler = CommandLine.tr("the Dask cluster that does the work instead")
    arena.add_argument("--scheduler", metavar="ADDRESS", help=scheduler)
    seconds = CommandLine.tr("seconds that a decision takes at most (default: no limit)")
    arena.add_argument("--seconds", metavar="N", type=_seconds, help=seconds)
    playouts = CommandLine.tr("playouts for a decision at most (default {n})").format(n=PLAYOUTS)
    arena.add_argument("--playouts", default=PLAYOUTS, metavar="N", type=number(1), help=playouts)
    save = CommandLine.tr("save the first game that fails, or else the last one")
    arena.add_argument("--save", metavar="FILE", type=Path, help=save)
    arena.add_argument("--json", action="store_true", help=CommandLine.tr("the summary as JSON"))


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        try:
            BotName.parse(name)
        except ValueError:
            said = CommandLine.tr("there is no bot '{bot}'; there is: {levels}")
            raise argparse.ArgumentTypeError(said.format(bot=name, levels=", ".join((RANDOM, *LEVELS)))) from None
    return names


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(CommandLine.tr("'{word}' is not a length of time").format(word=text))
    return seconds


def _arena(arguments: argparse.Namespace) -> int:
    setup = asked_setup(arguments.edition, arguments)
    seats = people(arguments.edition, setup)
    if len(arguments.seats) > seats:
        raise BadInput(CommandLine.tr("--seats: there are %n seat(s) for bots", "", seats))
    bots = filled(arguments.seats, seats)
    contest = Contest(arguments.edition, setup, bots, arguments.games, arguments.playouts, arguments.seconds)
    played, start = list[Match](), perf_counter()
    with Output(arguments.save) as output:
        try:
            _play(contest, arguments, played)
        finally:  # what was played is told and kept, whatever ends it
            result = Result(contest, played, perf_counter() - start)
            if played:
                print(json.dumps(result.as_json(), indent=1) if arguments.json else "\n".join(told(result)))
                if arguments.save is not None:
                    output.write(dumps(record(contest, result.telling)))
    return FAILED if result.failures else 0


def _play(contest: Contest, arguments: argparse.Namespace, played: list[Match]) -> None:
    """Each game is added to the list as soon as it is over. Raises CommandFailed, BadInput."""
    try:
        with ExitStack() as stack:
            workers = stack.enter_context(_workers(arguments))
            results = stack.enter_context(closing(matches(contest, workers)))
            tell = stack.enter_context(_progress(contest))
            for match in results:
                played.append(match if arguments.save is not None else evolve(match, actions=()))
                tell(match)
    except BrokenExecutor:
        said = CommandLine.tr("--jobs: a process that shared the work has died; fewer of them need less memory")
        if arguments.scheduler is not None:
            said = CommandLine.tr("--scheduler: the cluster has lost a part of the work")
        raise CommandFailed(said) from None


@contextmanager
def _workers(arguments: argparse.Namespace) -> Iterator[Workers | None]:
    """Those that are asked for. Raises BadInput where there is no such cluster."""
    with ExitStack() as stack:
        if arguments.scheduler is None:
            yield stack.enter_context(processes(min(arguments.jobs, arguments.games)))
            return
        try:
            workers = stack.enter_context(cluster(arguments.scheduler))
        except ImportError:
            said = CommandLine.tr("--scheduler: needs the package '{package}'")
            raise BadInput(said.format(package="distributed")) from None
        except (OSError, ValueError):
            said = CommandLine.tr("--scheduler: no Dask cluster answers at '{address}'")
            raise BadInput(said.format(address=arguments.scheduler)) from None
        yield workers


# ---------------------------------------------------------------- while they play


class _Score:
    """What has become of the games so far, in a few words."""

    def __init__(self, contest: Contest) -> None:
        self.bots = contest.bots
        self.games = 0
        self.over = 0
        self.wins = Counter[str]()

    def add(self, match: Match) -> None:
        """A game more."""
        self.games += 1
        if match.winner is not None:
            self.over += 1
            places = match.fixture.places
            self.wins[self.bots[places[match.winner]] if match.winner < len(places) else RIVAL] += 1

    def __str__(self) -> str:
        seats = Counter(self.bots)
        if not self.over:
            return ""
        return ", ".join(f"{kind} {100 * self.wins[kind] / (self.over * many):.0f} %" for kind, many in seats.items())


@contextmanager
def _progress(contest: Contest) -> Iterator[Callable[[Match], None]]:
    """On a terminal a bar with the score, elsewhere a line from time to time."""
    score, said = _Score(contest), perf_counter()
    with bar(contest.games) as tick:

        def tell(match: Match) -> None:
            nonlocal said
            score.add(match)
            if tick is not None:
                tick(score.games, str(score))
            elif sys.stderr is not None and perf_counter() - said > _SILENCE:
                said = perf_counter()
                print(f"{score.games}/{contest.games}  {score}", file=sys.stderr, flush=True)

        yield tell
