"""What all commands share: how they say that something can't be done, and their exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO, NoReturn

from dune_desktop.records.record import BadRecord
from dune_desktop.text.arguments import Parser, program
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import told

CommandLine = Texts("CommandLine")

FAILED, BAD_INPUT, NOBODY_READS = 1, 2, 141


Add = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]
"""Adds a command: its name, what runs it, and what it is for."""


class BadInput(Exception):
    """What was asked for can't be done: one line."""


class CommandFailed(Exception):
    """What was asked for was begun, and can't be brought to its end: one line."""


class LineParser(Parser):
    """Says what is wrong in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(CommandLine.tr("{what} (see '{help}')").format(what=message, help=f"{self.prog} --help"))


def complain(error: Exception) -> None:
    """Say in one line on stderr what is wrong, and what can be done about it."""
    said = told(str(error)) if isinstance(error, BadRecord) else str(error)
    if sys.stderr is not None:  # it was closed; ``print`` would take stdout instead
        try:
            print(f"{program()}: {' '.join(said.split())}", file=sys.stderr)
        except OSError:
            forget(sys.stderr)


def forget(stream: IO[str]) -> None:
    """What could not be written must not fail once more at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
