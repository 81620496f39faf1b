"""Rows follow by the least signals, whatever they were and whatever they shall be."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractListModel, QModelIndex

from dune_desktop.models.sync import runs, sync
from tests.tables import Ears, watched


@frozen
class Item:
    key: int
    value: int = 0


class Items(QAbstractListModel):
    def __init__(self, rows: list[Item]) -> None:
        super().__init__()
        self.rows = list(rows)

    def rowCount(self, parent: Any = None) -> int:  # noqa: N802 (Qt's word)
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Any, role: int = 0) -> Any:
        return str(self.rows[index.row()]) if role == 0 else None


_ITEMS = st.lists(st.builds(Item, st.integers(0, 12), st.integers(0, 2)), max_size=12, unique_by=lambda item: item.key)


class Replica:
    """What somebody has who only listens."""

    def __init__(self, model: Items) -> None:
        self.rows = list(model.rows)
        self._model = model
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.rows[first:first] = self._model.rows[first : last + 1]

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]

    def _moved(self, _parent: QModelIndex, first: int, _last: int, _target: QModelIndex, row: int) -> None:
        self.rows.insert(row - (row > first), self.rows.pop(first))

    def _changed(self, first: QModelIndex, last: QModelIndex, _roles: Any) -> None:
        self.rows[first.row() : last.row() + 1] = self._model.rows[first.row() : last.row() + 1]


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=_ITEMS, wanted=st.lists(_ITEMS, min_size=1, max_size=4))
def test_whoever_listens_has_the_rows(qtlog: Any, rows: list[Item], wanted: list[list[Item]]) -> None:
    model = Items(rows)
    testers = watched(model)
    replica = Replica(model)
    for items in wanted:
        sync(model, model.rows, items)
        assert model.rows == items
        assert replica.rows == items
    assert qtlog.records == []
    assert testers


@settings(max_examples=400, deadline=None)
@given(rows=_ITEMS, wanted=_ITEMS)
def test_no_signal_is_for_nothing(rows: list[Item], wanted: list[Item]) -> None:
    model = Items(rows)
    ears = Ears(model)
    sync(model, model.rows, wanted)
    heard = ears.take()
    old, new = {row.key: row for row in rows}, {row.key: row for row in wanted}
    assert _rows(heard, "removed") == len(old.keys() - new.keys())
    assert _rows(heard, "inserted") == len(new.keys() - old.keys())
    assert _rows(heard, "changed") == sum(old[key] != new[key] for key in old.keys() & new.keys())
    staying = [row.key for row in rows if row.key in new]
    assert sum(name == "moved" for name, _, _ in heard) == _least_moves(staying, [k for k in new if k in old])


def _rows(heard: list[tuple[str, int, int]], what: str) -> int:
    return sum(last - first + 1 for name, first, last in heard if name == what)


def _least_moves(before: list[int], after: list[int]) -> int:
    """All but the longest part that keeps its order, found the slow way."""
    best = [1] * len(after)
    for n, key in enumerate(after):
        best[n] += max((best[m] for m in range(n) if before.index(after[m]) < before.index(key)), default=0)
    return len(after) - max(best, default=0)


@pytest.mark.parametrize(
    ("wanted", "heard"),
    [
        ("abcde", []),
        ("abce", [("removed", 3, 3)]),
        ("ade", [("removed", 1, 2)]),
        ("abcdexy", [("inserted", 5, 6)]),
        ("eabcd", [("moved", 4, 0)]),
        ("bcdea", [("moved", 0, 5)]),
        ("bcdex", [("removed", 0, 0), ("inserted", 4, 4)]),
        ("", [("removed", 0, 4)]),
    ],
)
def test_stretches_are_told_at_once(wanted: str, heard: list[tuple[str, int, int]]) -> None:
    model = Items([Item(ord(letter)) for letter in "abcde"])
    ears = Ears(model)
    sync(model, model.rows, [Item(ord(letter)) for letter in wanted])
    assert ears.take() == heard


def test_changed_values_are_told_by_stretches() -> None:
    rows = [Item(n) for n in range(6)]
    model = Items(rows)
    ears = Ears(model)
    sync(model, model.rows, [evolve(row, value=row.key in (1, 2, 5)) for row in rows])
    assert ears.take() == [("changed", 1, 2), ("changed", 5, 5)]


def test_stretches() -> None:
    assert list(runs([])) == []
    assert list(runs([0])) == [(0, 0)]
    assert list(runs([0, 1, 3, 5, 6])) == [(0, 1), (3, 3), (5, 6)]
