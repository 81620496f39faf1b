"""Scenario files that are run."""

from __future__ import annotations

import argparse
from pathlib import Path

from dune_desktop.cli.base import BAD_INPUT, FAILED, Add, CommandLine, complain
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import read, run


def add_command(add: Add) -> None:
    """``scenario``."""
    scenarios = add("scenario", _scenario, CommandLine.tr("Run scenario files; see tests/scenarios/README.md."))
    scenarios.add_argument("files", nargs="+", metavar="FILE", type=Path)


def _scenario(arguments: argparse.Namespace) -> int:
    hold = count = 0
    malformed = False
    for path in arguments.files:
        try:
            found = read(path)
        except Miswritten as error:  # the other files are still worth running
            complain(error)
            malformed = True
            continue
        count += len(found)
        for one in found:
            try:
                if isinstance(one, Miswritten):
                    raise one
                outcome = run(one)
            except Miswritten as error:
                complain(error)
                malformed = True
                continue
            if outcome.trouble:
                print(outcome)
            else:
                hold += 1
    print(CommandLine.tr("{hold} of {count} scenarios pass").format(hold=hold, count=count))
    return BAD_INPUT if malformed else FAILED if hold < count else 0
