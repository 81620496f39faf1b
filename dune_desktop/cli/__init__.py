"""The program without a window: content, simulate, arena, scenario, replay, check, review, perft.

Bad input is one line on stderr and exit code 2; what was asked for and failed is exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches

from dune_desktop import __version__
from dune_desktop.cli import arena, content, perft, random_games, review, saved, scenarios
from dune_desktop.cli.base import (
    BAD_INPUT,
    FAILED,
    NOBODY_READS,
    BadInput,
    CommandFailed,
    CommandLine,
    LineParser,
    complain,
    forget,
)
from dune_desktop.files.disk import reason
from dune_desktop.positions.readers import Miswritten
from dune_desktop.records.record import BadRecord
from dune_desktop.stopping import Stopped, hearing, stop, tell
from dune_desktop.text import languages
from dune_desktop.text.arguments import (
    COMMANDS,
    add_language,
    add_version,
    asked_language,
    first_word,
    names_command,
    program,
    take_every_letter,
)
from dune_desktop.text.troubles import because

__all__ = ["BAD_INPUT", "FAILED", "NOBODY_READS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the result is the exit code."""
    take_every_letter()
    try:
        with hearing(stop):
            return _run(argv)
    except (BadInput, BadRecord, Miswritten) as error:
        complain(error)
        return BAD_INPUT
    except CommandFailed as error:
        complain(error)
        return FAILED
    except Stopped as stopped:
        tell(stopped)
        return stopped.code
    except BrokenPipeError:
        forget(sys.stdout)
        return NOBODY_READS
    except OSError as error:
        if error.filename is not None:  # of files their own readers and writers tell
            raise
        forget(sys.stdout)
        told = CommandLine.tr("{path}: can't be written: {reason}")
        complain(BadInput(told.format(path="stdout", reason=because(reason(error)))))
        return FAILED


def _run(argv: Sequence[str] | None) -> int:
    """All that is said has gone out when it returns or raises."""
    try:
        return _main(argv)
    finally:
        if sys.stdout is not None:  # it was closed
            sys.stdout.flush()


def _main(argv: Sequence[str] | None) -> int:
    given = sys.argv[1:] if argv is None else argv
    languages.speak(asked_language(given) or languages.of_the_terminal())
    parser = _parser()
    word = first_word(given)
    if word not in COMMANDS and names_command(given):
        parser.error(_unknown(word))
    arguments = parser.parse_args(given)
    if arguments.command is None:
        parser.print_help()
        return 0
    command: Callable[[argparse.Namespace], int] = arguments.run
    return command(arguments)


def _unknown(word: str) -> str:
    """What is neither a file nor a command, with the command that may be meant."""
    close = get_close_matches(word, COMMANDS, 1)
    told = CommandLine.tr("there is no file and no command '{word}'")
    if close:
        told = CommandLine.tr("there is no file and no command '{word}', did you mean '{close}'?")
    return told.format(word=word, close="".join(close))


def _parser() -> argparse.ArgumentParser:
    about = CommandLine.tr("An unofficial way to play Dune: Imperium on a desktop.")
    parser = LineParser(program(), description=about, allow_abbrev=False)
    add_version(parser, f"%(prog)s {__version__}")
    language = CommandLine.tr("the language (default: that of the system)")
    add_language(parser, language)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=LineParser)

    def add(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.set_defaults(run=run)
        add_language(command, language)
        return command

    content.add_command(add)
    random_games.add_command(add)
    arena.add_command(add)
    scenarios.add_command(add)
    saved.add_commands(add)
    review.add_command(add)
    perft.add_command(add)
    return parser
