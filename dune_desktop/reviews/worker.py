"""Looks through positions of a game in a process of its own: ``python -m dune_desktop --review``.

It reads one line of JSON, a record and the positions that are wanted, and writes a line for each as it goes. Whoever
does not want the rest any more ends it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TextIO

from dune_desktop.behind import answer_behind
from dune_desktop.records.playback import Replay
from dune_desktop.records.record_text import loads
from dune_desktop.reviews.findings import Finding
from dune_desktop.reviews.looking import Looker
from dune_desktop.reviews.review_text import line

#: How far behind others it stands in the queue for the processor.
_NICE: Final = 10


def wanted(record: str, positions: Sequence[int], playouts: int) -> str:
    """What the process is told: one line."""
    return json.dumps({"record": record, "positions": list(positions), "playouts": playouts}) + "\n"


def work(asked: str) -> Iterator[str]:
    """Do what ``wanted`` has asked for. Raises BadRecord."""
    task = json.loads(asked)
    yield from map(line, _looked(task["record"], task["playouts"], task["positions"]))


def look_at(record: str, playouts: int, positions: Iterable[int]) -> list[Finding]:
    """Look at some positions: for processes that share them and are asked again and again."""
    return list(_looked(record, playouts, positions))


def _looked(record: str, playouts: int, positions: Iterable[int]) -> Iterator[Finding]:
    return map(Looker(_replay(record), playouts=playouts).look, positions)


@lru_cache(1)
def _replay(record: str) -> Replay:
    return Replay(loads(record))


def answer(asked: TextIO, answers: TextIO) -> None:
    """Answer line by line, so that what was found is not lost when the process is ended."""
    for found in work(asked.readline()):
        print(found, file=answers, flush=True)


def shares(positions: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Deal positions out so that each worker has as much to do, and all get the first ones first."""
    return [share for number in range(workers) if (share := positions[number::workers])]


def main() -> int:
    """Work as a process."""
    return answer_behind(answer, _NICE)
