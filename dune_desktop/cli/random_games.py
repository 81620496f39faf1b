"Play games with random players, and count and time them."

from __future__ import annotations

import argparse
import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from dune_desktop.cli.base import FAILED, Add, BadInput, CommandFailed, CommandLine
from dune_desktop.cli.output import Output
from dune_desktop.cli.progress import bar
from dune_desktop.cli.setups import add_game, asked_setup
from dune_desktop.content import EDITIONS, USUAL
from dune_desktop.records.record_text import dumps
from dune_desktop.simulate import Failure, GamesWanted, Report, record, simulate
from dune_desktop.text.arguments import number
from dune_desktop.text.numbers import decimal


def add_command(add: Add) -> None:
    """``simulate``."""
    games = add("simulate", _simulate, CommandLine.tr("Play games with random players, and count and time them."))
    edition = CommandLine.tr("(default: {edition})").format(edition=USUAL)
    seed = CommandLine.tr("seed of the first game; each further game has 1 more")
    add_game(games, None, edition, seed)
    blend = CommandLine.tr("edition 'blend', each game with other cards left out")
    games.add_argument("--blend", action="store_true", help=blend)
    count = CommandLine.tr("how many (default 100)")
    games.add_argument("--games", default=100, metavar="N", type=number(1), help=count)
    jobs = CommandLine.tr("processes that share the work")
    games.add_argument("--jobs", default=1, metavar="N", type=number(1), help=jobs)
    save = CommandLine.tr("save the first game that fails, or else the last one")
    games.add_argument("--save", metavar="FILE", type=Path, help=save)
    games.add_argument("--json", action="store_true", help=CommandLine.tr("the summary as JSON"))


def _simulate(arguments: argparse.Namespace) -> int:
    mixed = arguments.blend
    usual = next(one.id for one in EDITIONS.values() if one.recipe.mixed is mixed)
    edition = arguments.edition or usual
    if mixed and not EDITIONS[edition].recipe.mixed:
        told = CommandLine.tr("--blend: mixes the cards of edition 'blend', not of '{edition}'")
        raise BadInput(told.format(edition=edition))
    asked = GamesWanted(edition, asked_setup(edition, arguments), mixed)
    with Output(arguments.save) as output:
        report = _report(asked, arguments.games, arguments.jobs)
        if arguments.save is not None:
            broken = report.failures
            output.write(dumps(record(asked, broken[0].seed if broken else report.played[-1].seed)))
    if arguments.json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        print("\n".join(_summary(report)))
    return FAILED if report.failures else 0


def _report(asked: GamesWanted, games: int, jobs: int) -> Report:
    """Of all games; a bar on the terminal grows meanwhile. Raises CommandFailed."""
    try:
        with bar(games) as tick:
            return simulate(asked, games, jobs, tick)
    except BrokenProcessPool:
        told = CommandLine.tr("--jobs: a process that shared the work has died; fewer of them need less memory")
        raise CommandFailed(told) from None


def _summary(report: Report) -> list[str]:
    values, setup, seconds = report.as_json(), report.asked.setup, max(report.seconds, 1e-9)
    what = [" + ".join((report.asked.edition, *setup.expansions))]
    if report.asked.mixed:
        what.append(CommandLine.tr("mixed"))
    if setup.mode:
        what.append(" ".join(filter(None, (setup.mode, setup.level, *setup.variants))))
    speed = CommandLine.tr("{seconds} s: {games} games/s, {decisions} decisions/s").format(
        seconds=decimal(f"{seconds:.2f}"),
        games=decimal(f"{values['games'] / seconds:.1f}"),
        decisions=f"{report.decisions / seconds:.0f}",
    )
    scores, winners = _spread(values["scores"]), _spread(values["scores"]["winner"])
    rows = {
        CommandLine.tr("games"): f"{values['games']} ({', '.join(what)})",
        CommandLine.tr("seats"): setup.players,
        CommandLine.tr("seed"): setup.seed,
        CommandLine.tr("completed"): len(report.completed),
        CommandLine.tr("decisions"): report.decisions,
        CommandLine.tr("time"): speed,
        CommandLine.tr("rounds"): _spread(values["rounds"]),
        CommandLine.tr("scores"): CommandLine.tr("{scores}; winners {winners}").format(scores=scores, winners=winners),
        CommandLine.tr("failures"): len(report.failures),
    }
    width = max(map(len, rows)) + 2
    return [*(f"{title:{width}}{row}" for title, row in rows.items()), *map(_failure, report.failures)]


def _failure(failure: Failure) -> str:
    where = CommandLine.tr("seed {seed}, {players} players, decision {decision}")
    if failure.action:
        where = CommandLine.tr("seed {seed}, {players} players, decision {decision} at '{action}'")
    told = where.format(seed=failure.seed, players=failure.players, decision=failure.decision, action=failure.action)
    return f"  {told}: {failure.error}"


def _spread(values: dict[str, Any]) -> str:
    if "mean" not in values:
        return CommandLine.tr("none")
    return CommandLine.tr("{least} to {most}, mean {mean}").format(
        least=values["min"], most=values["max"], mean=decimal(str(values["mean"]))
    )
