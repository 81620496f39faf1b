"""Tables whose rows and columns never change: only their cells do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, ROLE_NAMES, SPOKEN, TEXT_ROLES, TOOL_TIP, Index, RowState, StateOf
from dune_desktop.models.sync import ROOT


class Cell(Protocol):
    """A frozen value with all that a cell shows."""

    @property
    def ref(self) -> Ref: ...
    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...


C = TypeVar("C", bound=Cell)
Cells = Sequence[Sequence[C]]


class GridModel(QAbstractTableModel, Generic[C]):
    """Cells by row and column; the text of a cell is its number."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "tip",
        SPOKEN: "tip",
        Role.REF: "ref_of",
        Role.VALUE: "value_of",
        Role.SEAT: "seat_of",
        Role.COUNT: "number_of",
        Role.STATE: "state_of",
    }

    def __init__(self, names: Names, cells: Cells[C], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        #: Answers the state of a thing; None while nobody asks.
        self.state: StateOf | None = None
        self._cells = [list(row) for row in cells]

    # ------------------------------------------------------------ following

    def follow(self, cells: Cells[C]) -> None:
        """Show these cells from now on."""
        for y, row in enumerate(cells):
            now = self._cells[y]
            for x, cell in enumerate(row):
                if now[x] != cell:
                    now[x] = cell
                    self.dataChanged.emit(self.index(y, x), self.index(y, x))

    def retranslate(self) -> None:
        """The language changed: the words of all cells and headers did."""
        self._all_changed(TEXT_ROLES)
        for way, count in ((Qt.Orientation.Horizontal, self.columnCount()), (Qt.Orientation.Vertical, self.rowCount())):
            self.headerDataChanged.emit(way, 0, count - 1)

    def restate(self) -> None:
        """What is asked changed."""
        self._all_changed([Role.STATE])

    def _all_changed(self, roles: Sequence[int]) -> None:
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last, list(roles))

    # ------------------------------------------------------------ reading

    def cell(self, row: int, column: int) -> C:
        return self._cells[row][column]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._cells[0])

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        reader = self.READERS.get(role)
        if reader is None or not index.isValid():
            return None
        return getattr(self, reader)(self._cells[index.row()][index.column()])

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if role not in TEXT_ROLES:
            return None
        return self.column_name(section) if orientation == Qt.Orientation.Horizontal else self.row_name(section)

    def roleNames(self) -> dict[int, Any]:
        return ROLE_NAMES

    # ------------------------------------------------------------ words and roles

    def row_name(self, row: int) -> str:
        raise NotImplementedError

    def column_name(self, column: int) -> str:
        raise NotImplementedError

    def tip(self, cell: C) -> str:
        """The number with what it counts, and whose."""
        raise NotImplementedError

    def text(self, cell: C) -> str:
        return str(cell.number)

    def number_of(self, cell: C) -> int:
        return cell.number

    def ref_of(self, cell: C) -> Ref:
        return cell.ref

    def seat_of(self, cell: C) -> int:
        return cell.seat

    def value_of(self, cell: C) -> C:
        return cell

    def state_of(self, cell: C) -> RowState | None:
        return None if self.state is None else self.state(cell.ref)
