"""Make the weights of bots anew from games that they play against themselves. ``dev.py train`` runs this.

Games are kept in build/training, a file for each table; what was stopped goes on where it was. Then each part of the
table is fitted, plays against the present one with --judge, and is written into dune_desktop/bots/tables with --write.
Fitting needs numpy, which "pip install -e .[training]" brings.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from attrs import evolve

from dune_desktop.arena.contest import Contest, filled, people
from dune_desktop.arena.result import Result, matches
from dune_desktop.bots.names import MASTER, SKILLED
from dune_desktop.bots.tables import FOLDER, name_of, nearest
from dune_desktop.cli.base import BadInput
from dune_desktop.cli.progress import bar
from dune_desktop.cli.setups import add_game, asked_setup
from dune_desktop.content import EDITIONS, USUAL
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.setup import played
from dune_desktop.sharing import Workers, cluster, processes, shared
from dune_desktop.stopping import Stopped, hearing, stop, tell
from dune_desktop.training.fitting import Fit, Table, fit
from dune_desktop.training.judging import FITTED, PRESENT, Judging
from dune_desktop.training.practice import BOTS, Lessons, Practice, play
from dune_desktop.training.rows import PARTS, START_PART, names_of, rows_of

DATA = Path(__file__).resolve().parent.parent / "build" / "training"
#: Seeds to judge by begin so far behind those that are fitted.
_JUDGED = 1_000_000
Shown = TypeVar("Shown")


def main() -> int:
    """Play what is missing, then fit."""
    try:
        with hearing(stop):
            return _train(_arguments())
    except Stopped as stopped:
        tell(stopped)
        return stopped.code


def _train(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        sys.exit('dev.py train: needs numpy: .venv/bin/python -m pip install -e ".[training]"')
    try:
        practice = Practice(
            arguments.edition, asked_setup(arguments.edition, arguments), arguments.bot, arguments.playouts
        )
    except BadInput as error:
        sys.exit(f"dev.py train: {error}")
    edition = played(EDITIONS[practice.edition], practice.setup)
    lessons = Lessons(arguments.data / f"{name_of(edition)}.jsonl")
    scheduler = arguments.scheduler
    with processes(arguments.jobs) if scheduler is None else cluster(scheduler) as workers:
        _play(practice, lessons, arguments.games, workers)
        table = json.loads(json.dumps(nearest(edition)))
        for part in arguments.parts.split(","):
            present = _present(part, table[part], edition)
            found = fit(part, _shown(shared(partial(rows_of, part), lessons, workers), lessons.count()), present)
            _tell(part, found, present)
            table[part] = {name: list(row) if len(row) > 1 else row[0] for name, row in found.table.items()}
        if arguments.judge:
            _judge(practice, {FITTED: table, PRESENT: nearest(edition)}, arguments, workers)
    if arguments.write is not None:
        file = arguments.write / f"{name_of(edition)}.json"
        file.write_text(_written(table), encoding="utf-8")
        print(f"written: {file}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py train", description=__doc__)
    add_game(parser, USUAL, f"(default: {USUAL})", "seed of the first game")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="of this setup (default 400)")
    parser.add_argument("--bot", choices=tuple(BOTS), default=SKILLED, help=f"who plays (default: {SKILLED})")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the work")
    parts = f"what is fitted, separated by commas: {', '.join(PARTS)} (default: all)"
    parser.add_argument("--scheduler", metavar="ADDRESS", help="the Dask cluster that does the work instead")
    parser.add_argument("--parts", default=",".join(PARTS), metavar="PARTS", help=parts)
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="FOLDER", help="of the games (default: build/training)"
    )
    judge = "play so many games of one such bot by the fitted table against others by the present one"
    parser.add_argument("--judge", type=int, default=0, metavar="N", help=judge)
    parser.add_argument("--playouts", type=int, default=60, metavar="N", help="of a master's decision (default 60)")
    write = "write the table, into the bots' own folder or another; without this it is only told"
    parser.add_argument("--write", type=Path, nargs="?", const=FOLDER, metavar="FOLDER", help=write)
    arguments = parser.parse_args()
    if unknown := [part for part in arguments.parts.split(",") if part not in PARTS]:
        parser.error(f"--parts: there is no {unknown[0]!r}")
    return arguments


def _play(practice: Practice, lessons: Lessons, games: int, workers: Workers | None) -> None:
    lessons.mend()
    missing = lessons.missing(practice, games)
    print(f"{lessons.count()} games are there, {len(missing)} are played", flush=True)
    with closing(shared(partial(play, practice), missing, workers)) as playing:
        for lesson in _shown(playing, len(missing)):
            lessons.add(lesson)


def _judge(practice: Practice, tables: dict[str, Any], arguments: argparse.Namespace, workers: Workers | None) -> None:
    """On seeds that were not fitted."""
    setup = evolve(practice.setup, seed=practice.setup.seed + _JUDGED)
    names = filled((FITTED, PRESENT), people(practice.edition, setup))
    contest = Contest(practice.edition, setup, names, arguments.judge, practice.playouts)
    playing = matches(contest, workers, Judging(tables, searches=practice.bot == MASTER))
    with closing(playing):
        result = Result(contest, _shown(playing, arguments.judge), 0)
    for name, share in result.by_kind().items():
        between = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
        print(f"\n{name}: wins {100 * share.rate:.1f} % of {share.games}, with 95 % {between}", end="")
    print()


def _shown(results: Iterator[Shown], total: int) -> Iterator[Shown]:
    """While a bar grows."""
    with bar(total) as tick:
        for done, result in enumerate(results, 1):
            yield result
            if tick is not None:
                tick(done)


def _present(part: str, table: dict[str, Any], edition: Edition) -> Table:
    """What the table does not know yet weighs nothing."""
    names = names_of(part, edition)
    if part == START_PART:
        return {name: (table.get(name, 0.0),) for name in names}
    return {name: tuple(table.get(name, (0.0, 0.0))) for name in names}


def _tell(part: str, found: Fit, present: Table) -> None:
    print(f"\n{part}: {found.games} games, {found.sets} sets, held by {found.hold:g} games")
    print(f"  loss: evenly {found.evenly:.4f}, present {found.before:.4f}, fitted {found.after:.4f}")
    for name, row in found.table.items():
        print(f"  {name:32}{_numbers(present[name])}  ->{_numbers(row)}")


def _numbers(row: tuple[float, ...]) -> str:
    return "".join(f"{weight:9.3f}" for weight in row)


def _written(table: dict[str, dict[str, object]]) -> str:
    """A line for each feature."""
    parts = (
        f'  "{part}": {{\n' + ",\n".join(f'    "{name}": {json.dumps(row)}' for name, row in rows.items()) + "\n  }"
        for part, rows in table.items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
