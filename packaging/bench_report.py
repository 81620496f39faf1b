"""Puts what was measured on one page: the machine, the budgets and whether they are kept, and how cost grows."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
from attrs import frozen

from dune_desktop import __version__

if TYPE_CHECKING:
    from bench_growth import Growth

KEPT, MISSED = "kept", "**missed**"


@frozen
class Row:
    """One measured figure. ``ratio``: to the calibration loop, larger is faster; of frames to those at rest.

    ``aim`` is "under 15" or "up to 12", "0.85 ×" of the ratio, or a number that is to be reached.
    """

    name: str
    value: float
    unit: str
    ratio: float
    aim: str = ""

    @property
    def verdict(self) -> str:
        """Whether the aim is kept; empty where there is none."""
        if not self.aim:
            return ""
        number = float("".join(letter for letter in self.aim if letter.isdigit() or letter == "."))
        if self.aim.startswith("under "):
            return KEPT if self.value < number else MISSED
        if self.aim.startswith("up to "):
            return KEPT if self.value <= number else MISSED
        return KEPT if (self.ratio if self.aim.endswith("×") else self.value) >= number else MISSED


def page(rows: Iterable[Row], growths: Iterable[Growth]) -> str:
    """The whole page, as Markdown."""
    return "\n".join((*_head(), *_budgets(list(rows)), *(line for one in growths for line in _growing(one)))) + "\n"


def _head() -> Iterator[str]:
    yield f"# Dune Desktop {__version__}, measured"
    yield ""
    machine = f"{_processor()}, {os.cpu_count()} cores; {platform.platform(terse=True)}"
    yield f"{machine}; Python {platform.python_version()}, PySide6 {PySide6.__version__}, drawn offscreen."
    yield "Ratios are to a fixed loop of plain Python, so that machines can be compared."
    yield ""


def _processor() -> str:
    """What Linux calls it; elsewhere its architecture."""
    try:
        said = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        said = []
    names = (line.partition(":")[2].strip() for line in said if line.startswith("model name"))
    return next(names, platform.machine())


def _budgets(rows: list[Row]) -> Iterator[str]:
    missed = sum(row.verdict == MISSED for row in rows)
    yield f"## Budgets: {sum(bool(row.aim) for row in rows)}, of which {missed} missed"
    yield ""
    yield from _table(
        ("", "value", "", "ratio", "aim", ""),
        (
            (row.name, f"{row.value:,.1f}", row.unit, f"{row.ratio:.4g}" if row.ratio else "", row.aim, row.verdict)
            for row in rows
        ),
    )


def _growing(growth: Growth) -> Iterator[str]:
    yield f"## {growth.title}"
    yield ""
    yield from _table(("", *growth.columns), growth.rows)


def _table(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Names stand on the left, figures on the right."""
    yield f"| {' | '.join(columns)} |"
    yield f"|---|{'---:|' * (len(columns) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
