"""Rows with words for the charts, the table and the figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QObject, Qt

from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TOOL_TIP, Index
from dune_desktop.models.sync import ROOT
from dune_desktop.windows.statistics.diagrams import Diagram
from dune_desktop.windows.statistics.statistics_words import Statistics, Told

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DiagramModel(QAbstractTableModel):
    """A diagram; as a list it has its first column only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.diagram = Diagram("", ("",), ())

    def show(self, diagram: Diagram) -> None:
        """Show this from now on."""
        if diagram != self.diagram:
            self.beginResetModel()
            self.diagram = diagram
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.diagram.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.diagram.heads)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row, column = self.diagram.rows[index.row()], index.column()
        if role == DISPLAY:
            return (row.label, *row.cells)[column] if column <= len(row.cells) else ""
        if role in (TOOL_TIP, SPOKEN) and column == 0:
            return self.diagram.spoken(index.row())
        if role == Role.VALUE:
            return row
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and column >= self.named else None

    @property
    def named(self) -> int:
        """How many columns are names; the others are numbers, and stand below each other."""
        return self.diagram.named

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.diagram.heads):
            return None
        if role == DISPLAY:
            return self.diagram.heads[section]
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and section >= self.named else None


class FiguresModel(QAbstractListModel):
    """What is counted, the number, and what belongs to it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Told] = []

    def show(self, rows: Sequence[Told]) -> None:
        """Show these from now on: always as many, in the same order."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
        elif list(rows) != self._rows:
            self._rows = list(rows)
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == DISPLAY:
            return row[0]
        if role == SPOKEN:
            told = Statistics.tr("{head}: {cell}").format(head=row[0], cell=row[1])
            return ", ".join(filter(None, (told, row[2])))
        return row if role == Role.VALUE else None
