"""Signs into rows: how large, and where lines break."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from attrs import frozen

from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.pictograms.boxes import Groups
from dune_desktop.text.pictograms.drawing import unit_signs
from dune_desktop.text.pictograms.signs import ARROW, IF, OR, Sign, Signs

#: Between rows of icons.
LEADING: Final = 3.0
_CLINGS: Final = (ARROW, IF, OR)


@frozen
class Flow:
    """Rows of signs of one size. ``overflows``: not even the least size fitted."""

    rows: tuple[Signs, ...]
    size: float
    overflows: bool = False

    @property
    def height(self) -> float:
        return len(self.rows) * (self.size + LEADING) - LEADING if self.rows else 0.0

    @property
    def width(self) -> float:
        return max((signs_width(row, self.size) for row in self.rows), default=0.0)


@lru_cache(maxsize=4096)
def flow(groups: Groups, width: float, height: float, sizes: tuple[float, ...]) -> Flow:
    """The groups in as many rows as they need, at the first size that fits."""
    found = Flow((), sizes[0])
    for size in sizes:
        found = Flow(_rows(groups, width, size), size)
        if found.height <= height and found.width <= width:
            return found
    return Flow(found.rows, found.size, overflows=True)


def _rows(groups: Groups, width: float, size: float) -> tuple[Signs, ...]:
    """Groups side by side while they fit; one that is too long is broken where a reader would take breath."""
    rows: list[Signs] = []
    for group in groups:
        together = unit_signs((rows[-1], group)) if rows else group
        if signs_width(together, size) <= width:
            rows[-1:] = [together]
        else:
            rows += _broken(group, width, size)
    return tuple(rows)


def _broken(group: Signs, width: float, size: float) -> list[Signs]:
    """Between the sides of a choice if each has room in a row of its own, else anywhere."""
    sides = _sides(group)
    rows: list[Signs] = []
    for piece in sides if all(signs_width(side, size) <= width for side in sides) else _pieces(group):
        if rows and signs_width(rows[-1] + piece, size) <= width:
            rows[-1] += piece
        else:
            rows.append(piece)
    return rows


def _sides(group: Signs) -> list[Signs]:
    """What stands between the strokes of a choice, each with the stroke behind it."""
    sides: list[Signs] = [()]
    for sign in group:
        sides[-1] += (sign,)
        if sign == OR:
            sides.append(())
    return sides


def _pieces(group: Sequence[Sign]) -> list[Signs]:
    """What stays together: a sign and the joint behind it, a bracket and what it opens or closes."""
    pieces: list[Signs] = []
    for sign in group:
        clings = sign in _CLINGS or sign.name == "close"
        opened = bool(pieces) and pieces[-1][-1].name == "open"
        if pieces and (clings or opened):
            pieces[-1] += (sign,)
        else:
            pieces.append((sign,))
    return pieces
