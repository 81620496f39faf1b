"""How many sequences of actions there are from a position."""

from __future__ import annotations

import argparse

from dune_desktop.cli.base import Add, CommandLine
from dune_desktop.cli.setups import add_seats, check_expansions, check_players, known_edition, rivals_of
from dune_desktop.content import EDITIONS, EXPANSIONS, USUAL
from dune_desktop.engine.setup import new_game
from dune_desktop.simulate import perft_by_action, setup_of, walk
from dune_desktop.text.arguments import add_expansions, number


def add_command(add: Add) -> None:
    """``perft``."""
    count = add("perft", _perft, CommandLine.tr("Count the sequences of actions from a position."))
    count.add_argument("--edition", default=USUAL, metavar="ID", type=known_edition)
    add_expansions(count, EXPANSIONS)
    add_seats(count)
    count.add_argument("--seed", default=1, metavar="N", type=number(0))
    count.add_argument(
        "--steps", default=0, metavar="K", type=number(0), help=CommandLine.tr("random steps taken first (default 0)")
    )
    count.add_argument("--depth", required=True, metavar="D", type=number(0))


def _perft(arguments: argparse.Namespace) -> int:
    rivals = rivals_of(arguments.edition, arguments)
    check_players(arguments.edition, arguments.players)
    check_expansions(arguments.edition, arguments.expansions, rivals)
    setup = setup_of(arguments.edition, arguments.players, arguments.seed, arguments.expansions, rivals=rivals)
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
