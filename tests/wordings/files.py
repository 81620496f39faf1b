"""Where the wordings are kept, and how moments are written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Moment(NamedTuple):
    """A decision of a fixed game: after so many actions."""

    game: str
    actions: int

    def __str__(self) -> str:
        return f"{self.game} {self.actions}"


def components_file(language: str) -> Path:
    return HERE / language / "components.txt"


def table_file(language: str) -> Path:
    return HERE / language / "table.txt"


def moments_file() -> Path:
    return HERE / "moments.txt"


def read_moments() -> Iterator[tuple[str, tuple[int, ...]]]:
    """Each game with its moments."""
    lines = [line.rsplit(" ", 1) for line in moments_file().read_text(encoding="utf-8").splitlines()]
    for game, group in groupby(lines, key=lambda line: line[0]):
        yield game, tuple(int(actions) for _, actions in group)
