"""Trees of rows in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import count
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

from dune_desktop.models.rows import DISPLAY, TEXT_ROLES, Index, RoleReader
from dune_desktop.models.sync import ROOT, place, runs

V = TypeVar("V")


class TreeNode(Generic[V]):
    """A row of a tree. Its number, not its address, goes into indexes: one that has outlived its row is harmless."""

    __slots__ = ("children", "key", "number", "parent", "value")
    _numbers = count(1)

    def __init__(self, value: V, parent: TreeNode[V] | None, key: Hashable = None) -> None:
        self.value = value
        self.parent = parent
        self.key = key
        self.children: list[TreeNode[V]] = []
        self.number = next(TreeNode._numbers)

    def walk(self) -> Iterator[TreeNode[V]]:
        """This row and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class TreeModel(QAbstractItemModel, RoleReader[V]):
    """Rows below rows; one column."""

    def __init__(self, top: V, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._top: TreeNode[V] = TreeNode(top, None)
        self._nodes: dict[int, TreeNode[V]] = {}

    # ------------------------------------------------------------ nodes

    def node(self, index: Index) -> TreeNode[V] | None:
        """The row of an index; the invisible top for an invalid one, None for one that has gone."""
        return self._nodes.get(index.internalId()) if index.isValid() else self._top

    def index_of(self, node: TreeNode[V]) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node.number)

    def _grow(self, parent: TreeNode[V], nodes: Sequence[TreeNode[V]]) -> None:
        """New last rows, with all that is below them already."""
        at = len(parent.children)
        self.beginInsertRows(self.index_of(parent), at, at + len(nodes) - 1)
        parent.children += nodes
        self._nodes.update((one.number, one) for node in nodes for one in node.walk())
        self.endInsertRows()

    def _cut(self, parent: TreeNode[V], at: int) -> None:
        """Remove the rows from here on."""
        if at == len(parent.children):
            return
        self.beginRemoveRows(self.index_of(parent), at, len(parent.children) - 1)
        for node in parent.children[at:]:
            self._leave(node)
        del parent.children[at:]
        self.endRemoveRows()

    def _leave(self, node: TreeNode[V]) -> None:
        for one in node.walk():
            self._nodes.pop(one.number, None)

    def retranslate(self) -> None:
        """The language changed: the words of all rows did."""
        self._words_changed(self._top)

    def _words_changed(self, node: TreeNode[V]) -> None:
        if node.children:
            parent = self.index_of(node)
            last = len(node.children) - 1
            self.dataChanged.emit(self.index(0, 0, parent), self.index(last, 0, parent), list(TEXT_ROLES))
        for child in node.children:
            self._words_changed(child)

    # ------------------------------------------------------------ following values

    def below(self, value: V) -> Sequence[V]:
        """What is to stand below a row that shows this value."""
        raise NotImplementedError

    def keys(self, values: Sequence[V]) -> Sequence[Hashable]:
        """What rows with these values are known by, among their siblings."""
        raise NotImplementedError

    def differs(self, old: V, new: V) -> bool:
        """A row itself, and not only what is below it, says something else now."""
        raise NotImplementedError

    def follow(self, values: Sequence[V], parent: TreeNode[V] | None = None) -> None:
        """Show these rows by the least signals: rows come, go and move, and those that stay follow in themselves."""
        node = self._top if parent is None else parent
        keys = list(self.keys(values))
        staying = set(keys)
        gone = [child for child in node.children if child.key not in staying]
        place(self, node.children, keys, lambda n: self._made(values[n], node, keys[n]), self.index_of(node))
        for child in gone:
            self._leave(child)
        changed = []
        for n, (child, value) in enumerate(zip(node.children, values, strict=True)):
            if child.value is not value and child.value != value:
                if self.differs(child.value, value):
                    changed.append(n)
                child.value = value
                self.follow(self.below(value), child)
        above = self.index_of(node)
        for first, last in runs(changed):
            self.dataChanged.emit(self.index(first, 0, above), self.index(last, 0, above))

    def _made(self, value: V, parent: TreeNode[V], key: Hashable) -> TreeNode[V]:
        node = TreeNode(value, parent, key)
        below = self.below(value)
        node.children = [self._made(one, node, its) for one, its in zip(below, self.keys(below), strict=True)]
        self._nodes[node.number] = node
        return node

    # ------------------------------------------------------------ Qt

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        above = self.node(parent)
        if above is None or column != 0 or not 0 <= row < len(above.children):
            return QModelIndex()
        return self.createIndex(row, 0, above.children[row].number)

    def parent(self, index: Index | None = None) -> Any:
        if index is None:
            return super().parent()
        node = self.node(index)
        return QModelIndex() if node is None or node.parent is None else self.index_of(node.parent)

    def rowCount(self, parent: Index = ROOT) -> int:
        node = self.node(parent)
        return 0 if node is None else len(node.children)

    def columnCount(self, _parent: Index = ROOT) -> int:
        return 1

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        node = self.node(index)
        return None if node is None or node is self._top else self.read(node, node.value, role)
