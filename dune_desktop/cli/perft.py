"""How many sequences of actions there are from a position."""

from __future__ import annotations

import argparse

from dune_desktop.cli.base import Add, CommandLine
from dune_desktop.cli.setups import add_game, asked_setup
from dune_desktop.content import EDITIONS, USUAL
from dune_desktop.engine.setup import new_game
from dune_desktop.simulate import perft_by_action, walk
from dune_desktop.text.arguments import number


def add_command(add: Add) -> None:
    """``perft``."""
    count = add("perft", _perft, CommandLine.tr("Count the sequences of actions from a position."))
    add_game(count, USUAL)
    count.add_argument(
        "--steps", default=0, metavar="K", type=number(0), help=CommandLine.tr("random steps taken first (default 0)")
    )
    count.add_argument("--depth", required=True, metavar="D", type=number(0))


def _perft(arguments: argparse.Namespace) -> int:
    game = new_game(EDITIONS[arguments.edition], asked_setup(arguments.edition, arguments))
    walk(game, arguments.steps, arguments.seed)
    counts = perft_by_action(game, arguments.depth) if arguments.depth else []
    for action, count in counts:
        print(f"{action.text}: {count}")
    print(f"total {sum(count for _, count in counts) if arguments.depth else 1}")
    return 0
