"""Rows that follow what they should be by the least signals: removals, moves, insertions, then changed values."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex


class Keyed(Protocol):
    """A row; its key is its own among its siblings and lasts as long as the thing that it is about."""

    @property
    def key(self) -> Hashable: ...


R = TypeVar("R", bound=Keyed)
ROOT: Final = QModelIndex()


def sync(model: QAbstractItemModel, rows: list[R], wanted: Sequence[R]) -> None:
    """Make the rows of a list model those that are wanted."""
    if rows == wanted:
        return
    place(model, rows, [row.key for row in wanted], wanted.__getitem__)
    changed = [n for n, row in enumerate(wanted) if rows[n] != row]
    rows[:] = wanted
    for first, last in runs(changed):
        model.dataChanged.emit(model.index(first, 0), model.index(last, 0))


def place(
    model: QAbstractItemModel,
    rows: list[R],
    keys: Sequence[Hashable],
    make: Callable[[int], R],
    parent: QModelIndex = ROOT,
) -> None:
    """Make the keys of the rows below ``parent`` these, in this order; ``make`` gives the new row for a place."""
    present = [row.key for row in rows]
    if present == keys:
        return
    _remove(model, rows, set(keys), parent)
    staying = {row.key for row in rows}
    _move(model, rows, [key for key in keys if key in staying], parent)
    _insert(model, rows, [n for n, key in enumerate(keys) if key not in staying], make, parent)


def _remove(model: QAbstractItemModel, rows: list[R], staying: set[Hashable], parent: QModelIndex) -> None:
    gone = [n for n, row in enumerate(rows) if row.key not in staying]
    for first, last in reversed(list(runs(gone))):
        model.beginRemoveRows(parent, first, last)
        del rows[first : last + 1]
        model.endRemoveRows()


def _move(model: QAbstractItemModel, rows: list[R], keys: list[Hashable], parent: QModelIndex) -> None:
    """Each row that has to move goes behind the one that it should follow."""
    place_of = {row.key: n for n, row in enumerate(rows)}
    standing = _longest_rising([place_of[key] for key in keys])
    for n, key in enumerate(keys):
        if place_of[key] in standing:
            continue
        now = [row.key for row in rows]
        origin, target = now.index(key), now.index(keys[n - 1]) + 1 if n else 0
        model.beginMoveRows(parent, origin, origin, parent, target)
        rows.insert(target - (target > origin), rows.pop(origin))
        model.endMoveRows()


def _insert(
    model: QAbstractItemModel, rows: list[R], places: list[int], make: Callable[[int], R], parent: QModelIndex
) -> None:
    for first, last in runs(places):
        model.beginInsertRows(parent, first, last)
        rows[first:first] = [make(n) for n in range(first, last + 1)]
        model.endInsertRows()


def runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """First and last of each stretch of rising numbers without a gap."""
    first = last = -1
    for number in numbers:
        if number != last + 1 or first < 0:
            if first >= 0:
                yield first, last
            first = number
        last = number
    if first >= 0:
        yield first, last


def _longest_rising(numbers: list[int]) -> set[int]:
    """A longest rising subsequence: as many rows as possible stay where they are."""
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        at = bisect_left(ends, number)
        before[number] = ends[at - 1] if at else None
        ends[at : at + 1] = [number]
    found: set[int] = set()
    one = ends[-1] if ends else None
    while one is not None:
        found.add(one)
        one = before[one]
    return found
