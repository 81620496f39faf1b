"""Tables as people read them."""

from __future__ import annotations


def columns(rows: list[tuple[str, ...]]) -> list[str]:
    """A line for each row: what stands first begins below each other, all else ends so."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join((cells[0].ljust(widths[0]), *map(str.rjust, cells[1:], widths[1:]))).rstrip() for cells in rows]
