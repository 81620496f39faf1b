"""Make the weights of bots anew from games that they play against themselves. ``dev.py train`` runs this.

Games are kept in build/training, a file for each table; what was stopped goes on where it was. Then each part of the
table is fitted, and written into dune_desktop/bots/tables with --write. Fitting needs numpy: pip install -e .[training]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from dune_desktop.bots.names import SKILLED
from dune_desktop.bots.tables import FOLDER, name_of, nearest
from dune_desktop.cli.base import BadInput
from dune_desktop.cli.progress import bar
from dune_desktop.cli.setups import add_game, asked_setup
from dune_desktop.content import EDITIONS, USUAL
from dune_desktop.engine.setup import played
from dune_desktop.sharing import Workers, processes, shared
from dune_desktop.training.fitting import Fit, Table, fit
from dune_desktop.training.practice import BOTS, Lessons, Practice, play
from dune_desktop.training.rows import LEAF, NAMES, START_PART, rows_of

DATA = Path(__file__).resolve().parent.parent / "build" / "training"
Result = TypeVar("Result")


def main() -> int:
    """Play what is missing, then fit."""
    arguments = _arguments()
    try:
        practice = Practice(arguments.edition, asked_setup(arguments.edition, arguments), arguments.bot)
    except BadInput as error:
        sys.exit(f"dev.py train: {error}")
    edition = played(EDITIONS[practice.edition], practice.setup)
    lessons = Lessons(arguments.data / f"{name_of(edition)}.jsonl")
    with processes(arguments.jobs) as workers:
        _play(practice, lessons, arguments.games, workers)
        table = json.loads(json.dumps(nearest(edition)))
        for part in arguments.parts.split(","):
            present: Table = {name: _weights(table[part].get(name, 0)) for name in NAMES[part]}
            found = fit(part, _shown(shared(partial(rows_of, part), lessons, workers), lessons.count()), present)
            _tell(part, found, present)
            table[part] = {name: row if len(row) > 1 else row[0] for name, row in found.table.items()}
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
    parts = f"what is fitted, separated by commas: {', '.join(NAMES)} (default: {LEAF},{START_PART})"
    parser.add_argument("--parts", default=f"{LEAF},{START_PART}", metavar="PARTS", help=parts)
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="FOLDER", help="of the games (default: build/training)"
    )
    write = "write the table, into the bots' own folder or another; without this it is only told"
    parser.add_argument("--write", type=Path, nargs="?", const=FOLDER, metavar="FOLDER", help=write)
    arguments = parser.parse_args()
    if unknown := [part for part in arguments.parts.split(",") if part not in NAMES]:
        parser.error(f"--parts: there is no {unknown[0]!r}")
    return arguments


def _play(practice: Practice, lessons: Lessons, games: int, workers: Workers | None) -> None:
    lessons.mend()
    missing = lessons.missing(practice, games)
    print(f"{lessons.count()} games are there, {len(missing)} are played", flush=True)
    with closing(shared(partial(play, practice), missing, workers)) as playing:
        for lesson in _shown(playing, len(missing)):
            lessons.add(lesson)


def _shown(results: Iterator[Result], total: int) -> Iterator[Result]:
    """While a bar grows."""
    with bar(total) as tick:
        for done, result in enumerate(results, 1):
            yield result
            if tick is not None:
                tick(done)


def _weights(value: float | list[float]) -> tuple[float, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


def _tell(part: str, found: Fit, present: Table) -> None:
    print(f"\n{part}: {found.games} games, {found.sets} sets, held by {found.hold:g} games")
    print(f"  loss: evenly {found.evenly:.4f}, present {found.before:.4f}, fitted {found.after:.4f}")
    for name, row in found.table.items():
        print(f"  {name:18}{_numbers(present[name])}  ->{_numbers(row)}")


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
