"""Scenario files that are run."""

from __future__ import annotations

import argparse
from pathlib import Path

from dune_desktop.cli.base import BAD_INPUT, FAILED, Add, CommandLine, complain
from dune_desktop.scenarios.readers import BadScenario, unknown
from dune_desktop.scenarios.scenario import Scenario, ScenarioOutcome, read, run


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
    print(CommandLine.tr("{hold} of {count} scenarios pass").format(hold=hold, count=count))
    return BAD_INPUT if malformed else FAILED if hold < count else 0


def _outcome(scenario: Scenario | BadScenario) -> ScenarioOutcome | BadScenario:
    from dune_desktop.text.rules import every_rule  # noqa: PLC0415 (the other commands need no rules)

    if isinstance(scenario, BadScenario):
        return scenario
    rules = every_rule()
    wrong = next((number for number in scenario.rules if number not in rules), None)
    if wrong is not None:
        return BadScenario(f"{scenario.file}: scenario {scenario.name!r}: rules: {unknown('rule', wrong, rules)}")
    try:
        return run(scenario)
    except BadScenario as error:
        return error
