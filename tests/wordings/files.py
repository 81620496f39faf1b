"""Where the wordings are kept, and how moments are written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Moment(NamedTuple):
    """A question of a scenario: after so many of its steps."""

    file: str
    scenario: str
    steps: int

    def __str__(self) -> str:
        return f"{self.file} | {self.scenario} | {self.steps}"


def components_file(language: str) -> Path:
    return HERE / language / "components.txt"


def table_file(language: str) -> Path:
    return HERE / language / "table.txt"


def moments_file() -> Path:
    return HERE / "moments.txt"


def read_moments() -> Iterator[Moment]:
    for line in moments_file().read_text(encoding="utf-8").splitlines():
        file, scenario, steps = line.split(" | ")
        yield Moment(file, scenario, int(steps))
