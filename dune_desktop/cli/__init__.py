"""The program without a window: content, simulate, scenario, replay, check, perft.

Bad input is one line on stderr and exit code 2; what was asked for and failed is exit code 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import IO, Any

from dune_desktop import __version__
from dune_desktop.cli import saved
from dune_desktop.cli.base import (
    BAD_INPUT,
    FAILED,
    INTERRUPTED,
    NOBODY_READS,
    PROGRAM,
    BadInput,
    CommandLine,
    LineParser,
    complain,
)
from dune_desktop.content import EDITIONS
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, new_game
from dune_desktop.records.reading import BadScenario
from dune_desktop.records.record import BadRecord, dumps
from dune_desktop.records.scenario import Outcome, Scenario, read, run
from dune_desktop.simulate import Failure, Report, Rivals, perft_by_action, record, setup_of, simulate, walk
from dune_desktop.text import languages
from dune_desktop.text.arguments import add_language, add_version, asked_language, number, words
from dune_desktop.text.lists import either

__all__ = ["BAD_INPUT", "FAILED", "INTERRUPTED", "NOBODY_READS", "main"]

_BAR = 30
_USUAL_SEATS = 4


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that can't show a letter is no reason to fail
            stream.reconfigure(errors="replace")
    try:
        code = _main(argv)
        sys.stdout.flush()
    except (BadInput, BadRecord, BadScenario) as error:
        complain(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        with suppress(OSError, ValueError):  # what is still buffered must not fail once more at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return code


def _main(argv: Sequence[str] | None) -> int:
    given = sys.argv[1:] if argv is None else argv
    languages.speak(asked_language(given) or languages.of_the_terminal())
    parser = _parser()
    arguments = parser.parse_args(given)
    if arguments.command is None:
        parser.print_help()
        return 0
    command: Callable[[argparse.Namespace], int] = arguments.run
    return command(arguments)


def _parser() -> argparse.ArgumentParser:
    about = CommandLine.tr("An unofficial way to play Dune: Imperium on a desktop.")
    parser = LineParser(PROGRAM, description=about, allow_abbrev=False)
    add_version(parser, f"%(prog)s {__version__}")
    add_language(parser, CommandLine.tr("the language (default: that of the system)"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=LineParser)

    def add(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.set_defaults(run=run)
        return command

    content = add("content", _content, CommandLine.tr("Every component, with the wording of its effects."))
    content.add_argument("--edition", default="base", metavar="ID", type=_edition)
    content.add_argument("--json", action="store_true", help=CommandLine.tr("as JSON"))

    games = add("simulate", _simulate, CommandLine.tr("Games with random seats, counted and measured."))
    games.add_argument("--edition", metavar="ID", type=_edition, help=CommandLine.tr("(default: base)"))
    games.add_argument(
        "--modules", default=(), metavar="IDS", type=words, help=CommandLine.tr("in play, with commas: choam")
    )
    games.add_argument(
        "--blend", action="store_true", help=CommandLine.tr("edition 'blend', each game with other cards left out")
    )
    _add_rivals(games)
    seats = CommandLine.tr("seats, Rivals too (default 4; with Rivals 3)")
    games.add_argument("--players", metavar="N", type=number(1), help=seats)
    games.add_argument(
        "--games", default=100, metavar="N", type=number(1), help=CommandLine.tr("how many (default 100)")
    )
    games.add_argument(
        "--seed", default=1, metavar="N", type=number(0), help=CommandLine.tr("of the first game, the next has 1 more")
    )
    games.add_argument(
        "--jobs", default=1, metavar="N", type=number(1), help=CommandLine.tr("processes that share the work")
    )
    games.add_argument(
        "--save", metavar="FILE", type=Path, help=CommandLine.tr("keep the first game that fails, else the last")
    )
    games.add_argument("--json", action="store_true", help=CommandLine.tr("the summary as JSON"))

    scenarios = add("scenario", _scenario, CommandLine.tr("Run scenario files; see tests/scenarios/README.md."))
    scenarios.add_argument("files", nargs="+", metavar="FILE", type=Path)

    saved.add_commands(add)

    count = add("perft", _perft, CommandLine.tr("Count the sequences of actions from a position."))
    count.add_argument("--edition", default="base", metavar="ID", type=_edition)
    count.add_argument(
        "--modules", default=(), metavar="IDS", type=words, help=CommandLine.tr("in play, with commas: choam")
    )
    _add_rivals(count)
    count.add_argument("--players", metavar="N", type=number(1), help=seats)
    count.add_argument("--seed", default=1, metavar="N", type=number(0))
    count.add_argument(
        "--steps", default=0, metavar="K", type=number(0), help=CommandLine.tr("random steps taken first (default 0)")
    )
    count.add_argument("--depth", required=True, metavar="D", type=number(0))
    return parser


# ---------------------------------------------------------------- arguments


def _add_rivals(command: argparse.ArgumentParser) -> None:
    mode = CommandLine.tr("with Rivals: solo or two")
    command.add_argument("--mode", default="", metavar="MODE", choices=MODES, help=mode)
    level = CommandLine.tr("of a solo game: mercenary, sardaukar, ...")
    command.add_argument("--level", default="", metavar="ID", help=level)
    variants = CommandLine.tr("with commas: smart_politics")
    command.add_argument("--variants", default=(), metavar="IDS", type=words, help=variants)


def _edition(word: str) -> str:
    if word not in EDITIONS:
        close = get_close_matches(word, EDITIONS, 1)
        told = CommandLine.tr("unknown edition '{edition}'; there is: {editions}")
        if close:
            told = CommandLine.tr("unknown edition '{edition}', did you mean '{close}'? There is: {editions}")
        raise argparse.ArgumentTypeError(told.format(edition=word, editions=", ".join(EDITIONS), close="".join(close)))
    return word


def _check_modules(edition: str, modules: tuple[str, ...]) -> None:
    possible = EDITIONS[edition].modules
    for module in modules:
        if module not in possible:
            told = CommandLine.tr("--modules: {edition} has no module '{module}'")
            if possible:
                told = CommandLine.tr("--modules: {edition} has no module '{module}'; there is: {modules}")
            raise BadInput(told.format(edition=edition, module=module, modules=", ".join(possible)))


def _rivals(edition: str, arguments: argparse.Namespace) -> Rivals:
    """The mode that was asked for; it decides how many seats there are."""
    found = Rivals(arguments.mode, arguments.level, arguments.variants)
    if arguments.players is None:
        arguments.players = SEATS_WITH_RIVALS if found.mode else _USUAL_SEATS
    if not found.mode:
        if found.level or found.variants:
            option = "--level" if found.level else "--variants"
            raise BadInput(CommandLine.tr("{option}: is for games with --mode").format(option=option))
        return found
    if arguments.players != SEATS_WITH_RIVALS:
        told = CommandLine.tr("--players: with Rivals there are {seats} seats, not {players}")
        raise BadInput(told.format(seats=SEATS_WITH_RIVALS, players=arguments.players))
    automa = next(one for one in EDITIONS[edition].automas if one.mode == found.mode)
    if found.level not in (automa.level_by_id or ("",)):
        if not automa.level_by_id:
            raise BadInput(CommandLine.tr("--level: --mode {mode} has no levels").format(mode=found.mode))
        told = CommandLine.tr("--level: --mode {mode} has {levels}")
        raise BadInput(told.format(mode=found.mode, levels=", ".join(automa.level_by_id)))
    for variant in found.variants:
        if variant not in automa.variants:
            told = CommandLine.tr("--variants: {edition} has no variant '{variant}' here")
            if automa.variants:
                told = CommandLine.tr("--variants: {edition} has no variant '{variant}' here; there is: {variants}")
            raise BadInput(told.format(edition=edition, variant=variant, variants=", ".join(automa.variants)))
    return found


def _check_players(edition: str, players: int) -> None:
    possible = EDITIONS[edition].starting_vp
    if players not in possible:
        told = CommandLine.tr("--players: {edition} is played by {possible}, not by {players}")
        raise BadInput(told.format(edition=edition, possible=either(list(map(str, possible))), players=players))


# ---------------------------------------------------------------- content


def _content(arguments: argparse.Namespace) -> int:
    from dune_desktop.text.catalogue import components  # noqa: PLC0415 (the other commands need no wording)

    found: list[dict[str, Any]] = components(EDITIONS[arguments.edition])
    if arguments.json:
        print(json.dumps({"components": found}, ensure_ascii=False, indent=1))
        return 0
    kind = ""
    for one in found:
        if one["kind"] != kind:
            kind = one["kind"]
            print(f"\n== {kind} ==")
        print("\n".join(_described(one)))
    return 0


def _described(one: dict[str, Any]) -> list[str]:
    facts = [
        CommandLine.tr("%n copies", "", one["copies"]) if (one.get("copies") or 1) > 1 else "",
        CommandLine.tr("cost {n}").format(n=one["cost"]) if one.get("cost") is not None else "",
        ", ".join(one.get("factions") or ()),
        ", ".join(one.get("icons") or ()),
    ]
    head = f"{one.get('name') or one['id']} [{one['id']}]"
    lines = [" · ".join((head, *filter(None, facts)))]
    for name, wording in (one.get("text") or {}).items():
        rows = wording if isinstance(wording, list) else [wording]
        lines += [f"    {name}: {row}" for row in rows if row]
    return lines


# ---------------------------------------------------------------- simulate


def _simulate(arguments: argparse.Namespace) -> int:
    modules, mixed = arguments.modules, arguments.blend
    edition = arguments.edition or ("blend" if mixed else "base")
    if mixed and edition != "blend":
        told = CommandLine.tr("--blend: mixes the cards of edition 'blend', not of '{edition}'")
        raise BadInput(told.format(edition=edition))
    rivals = _rivals(edition, arguments)
    _check_players(edition, arguments.players)
    _check_modules(edition, modules)
    with _Output(arguments.save) as output:
        bar = _bar(arguments.games) if sys.stderr.isatty() else None
        report = simulate(
            edition, arguments.players, arguments.games, arguments.seed, arguments.jobs, bar, modules, mixed, rivals
        )
        if arguments.save is not None:
            broken = report.failures
            seed = broken[0].seed if broken else report.played[-1].seed
            output.write(dumps(record(edition, arguments.players, seed, modules, mixed, rivals)))
    if arguments.json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        print("\n".join(_summary(report)))
    return FAILED if report.failures else 0


class _Output:
    """A file that appears complete or not at all; that it can be written is known before the work begins."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def __enter__(self) -> _Output:
        if self.path is not None:
            try:
                target = self.path.resolve()
                if target.exists() and not target.is_file():  # a directory, or a device that must stay one
                    raise BadInput(CommandLine.tr("{path}: can't be written: is not a file").format(path=self.path))
                self.file = target.with_name(f".{target.name}.{os.getpid()}").open("w", encoding="utf-8")
            except (OSError, ValueError) as error:
                raise self._refused(error) from None
        return self

    def _refused(self, error: Exception) -> BadInput:
        why = getattr(error, "strerror", None) or str(error)
        return BadInput(CommandLine.tr("{path}: can't be written: {reason}").format(path=self.path, reason=why))

    def write(self, text: str) -> None:
        """The whole content."""
        assert self.file is not None
        assert self.path is not None
        try:
            self.file.write(text)
            self.file.close()
            os.replace(self.file.name, self.path.resolve())
        except OSError as error:
            raise self._refused(error) from None

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()
            Path(self.file.name).unlink(missing_ok=True)


def _bar(games: int) -> Callable[[int], None]:
    """A progress bar on the terminal, gone when all is done."""

    def tick(done: int) -> None:
        if done == games:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif done % max(1, games // 200) == 0:
            full = _BAR * done // games
            print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{games}", end="", file=sys.stderr, flush=True)

    return tick


def _summary(report: Report) -> list[str]:
    values, seconds = report.as_json(), max(report.seconds, 1e-9)
    kinds = [CommandLine.tr("mixed")] if report.mixed else []
    if report.rivals.mode:
        kinds.append(str(report.rivals))
    what = ", ".join((" + ".join((report.edition, *report.modules)), *kinds))
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


# ---------------------------------------------------------------- scenario


def _scenario(arguments: argparse.Namespace) -> int:
    hold = count = 0
    malformed = False
    for path in arguments.files:
        try:
            found = read(path)
        except BadScenario as error:  # the other files are still worth running
            complain(error)
            malformed = True
            continue
        count += len(found)
        for outcome in map(_outcome, found):
            if isinstance(outcome, BadScenario):
                complain(outcome)
                malformed = True
            elif outcome.trouble:
                print(outcome)
            else:
                hold += 1
    print(CommandLine.tr("{hold} of {count} scenarios hold").format(hold=hold, count=count))
    return BAD_INPUT if malformed else FAILED if hold < count else 0


def _outcome(scenario: Scenario | BadScenario) -> Outcome | BadScenario:
    if isinstance(scenario, BadScenario):
        return scenario
    try:
        return run(scenario)
    except BadScenario as error:
        return error


# ---------------------------------------------------------------- perft


def _perft(arguments: argparse.Namespace) -> int:
    rivals = _rivals(arguments.edition, arguments)
    _check_players(arguments.edition, arguments.players)
    _check_modules(arguments.edition, arguments.modules)
    setup = setup_of(arguments.edition, arguments.players, arguments.seed, arguments.modules, rivals=rivals)
    game = new_game(EDITIONS[arguments.edition], setup)
    walk(game, arguments.steps, arguments.seed)
    if arguments.depth == 0:
        print("total 1")
        return 0
    total = 0
    for action, count in perft_by_action(game, arguments.depth):
        total += count
        print(f"{action.text}: {count}")
    print(f"total {total}")
    return 0
