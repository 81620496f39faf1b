"Play games with random players, and count and time them."

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from dune_desktop.cli.base import FAILED, Add, BadInput, CommandFailed, CommandLine
from dune_desktop.cli.setups import add_seats, check_expansions, check_players, known_edition, rivals_of
from dune_desktop.content import EDITIONS, EXPANSIONS, USUAL
from dune_desktop.files.disk import NotAFile, reason, replace
from dune_desktop.records.record_text import dumps
from dune_desktop.simulate import Failure, Report, Rivals, record, simulate
from dune_desktop.text.arguments import add_expansions, number
from dune_desktop.text.troubles import because

_BAR: Final = 30


def add_command(add: Add) -> None:
    """``simulate``."""
    games = add("simulate", _simulate, CommandLine.tr("Play games with random players, and count and time them."))
    edition = CommandLine.tr("(default: {edition})").format(edition=USUAL)
    games.add_argument("--edition", metavar="ID", type=known_edition, help=edition)
    add_expansions(games, EXPANSIONS)
    games.add_argument(
        "--blend", action="store_true", help=CommandLine.tr("edition 'blend', each game with other cards left out")
    )
    add_seats(games)
    games.add_argument(
        "--games", default=100, metavar="N", type=number(1), help=CommandLine.tr("how many (default 100)")
    )
    games.add_argument(
        "--seed",
        default=1,
        metavar="N",
        type=number(0),
        help=CommandLine.tr("seed of the first game; each further game has 1 more"),
    )
    games.add_argument(
        "--jobs", default=1, metavar="N", type=number(1), help=CommandLine.tr("processes that share the work")
    )
    games.add_argument(
        "--save", metavar="FILE", type=Path, help=CommandLine.tr("save the first game that fails, or else the last one")
    )
    games.add_argument("--json", action="store_true", help=CommandLine.tr("the summary as JSON"))


def _simulate(arguments: argparse.Namespace) -> int:
    expansions, mixed = arguments.expansions, arguments.blend
    usual = next(one.id for one in EDITIONS.values() if one.recipe.mixed is mixed)
    edition = arguments.edition or usual
    if mixed and not EDITIONS[edition].recipe.mixed:
        told = CommandLine.tr("--blend: mixes the cards of edition 'blend', not of '{edition}'")
        raise BadInput(told.format(edition=edition))
    rivals = rivals_of(edition, arguments)
    check_players(edition, arguments.players)
    check_expansions(edition, expansions, rivals)
    with _Output(arguments.save) as output:
        report = _report(edition, arguments, rivals)
        if arguments.save is not None:
            broken = report.failures
            seed = broken[0].seed if broken else report.played[-1].seed
            output.write(dumps(record(edition, arguments.players, seed, expansions, mixed, rivals)))
    if arguments.json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        print("\n".join(_summary(report)))
    return FAILED if report.failures else 0


def _report(edition: str, arguments: argparse.Namespace, rivals: Rivals) -> Report:
    """Of all games; a bar on the terminal grows meanwhile. Raises Failed."""
    asked = arguments
    try:
        with _bar(asked.games) as bar:
            return simulate(
                edition, asked.players, asked.games, asked.seed, asked.jobs, bar, asked.expansions, asked.blend, rivals
            )
    except BrokenProcessPool:
        told = CommandLine.tr("--jobs: a process that shared the work has died; fewer of them need less memory")
        raise CommandFailed(told) from None


class _Output:
    """A file that appears complete or not at all; that it can be written is known before the work begins."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def __enter__(self) -> _Output:
        if self.path is not None:
            try:
                target = _target(self.path)
                if not target.parent.exists():
                    told = CommandLine.tr("{path}: can't be written: there is no folder {folder}")
                    raise BadInput(told.format(path=self.path, folder=target.parent))
                if target.exists() and not target.is_file():  # a directory, or a device that must stay one
                    raise NotAFile
                self.file = target.with_name(f".{target.name}.{os.getpid()}").open("w", encoding="utf-8")
            except (OSError, ValueError) as error:
                raise self._refused(error) from None
        return self

    def _refused(self, error: Exception) -> BadInput:
        told = CommandLine.tr("{path}: can't be written: {reason}")
        return BadInput(told.format(path=self.path, reason=because(reason(error))))

    def write(self, text: str) -> None:
        """The whole content."""
        assert self.file is not None
        assert self.path is not None
        try:
            self.file.write(text)
            self.file.close()
            replace(Path(self.file.name), _target(self.path))
        except OSError as error:
            raise self._refused(error) from None

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()
            Path(self.file.name).unlink(missing_ok=True)


def _target(path: Path) -> Path:
    """What links lead to; unlike ``resolve``, links in a circle are no error."""
    return Path(os.path.realpath(path))


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on the terminal, gone when all is done, or stopped."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return

    def tick(done: int) -> None:
        if done % max(1, games // 200) == 0:
            full = _BAR * done // games
            print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{games}", end="", file=sys.stderr, flush=True)

    try:
        yield tick
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _summary(report: Report) -> list[str]:
    values, seconds = report.as_json(), max(report.seconds, 1e-9)
    kinds = [CommandLine.tr("mixed")] if report.mixed else []
    if report.rivals.mode:
        kinds.append(str(report.rivals))
    what = ", ".join((" + ".join((report.edition, *report.expansions)), *kinds))
    speed = CommandLine.tr("{seconds} s: {games} games/s, {decisions} decisions/s").format(
        seconds=_decimal(f"{seconds:.2f}"),
        games=_decimal(f"{report.games / seconds:.1f}"),
        decisions=f"{report.decisions / seconds:.0f}",
    )
    scores, winners = _spread(values["scores"]), _spread(values["scores"]["winner"])
    rows = {
        CommandLine.tr("games"): f"{report.games} ({what})",
        CommandLine.tr("seats"): report.players,
        CommandLine.tr("seed"): report.seed,
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


def _decimal(number: str) -> str:
    return number.replace(".", CommandLine.tr(".", "decimal point"))


def _spread(values: dict[str, Any]) -> str:
    if "mean" not in values:
        return CommandLine.tr("none")
    return CommandLine.tr("{least} to {most}, mean {mean}").format(
        least=values["min"], most=values["max"], mean=_decimal(str(values["mean"]))
    )
