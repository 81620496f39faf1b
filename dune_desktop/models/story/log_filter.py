"""The part of the log that one looks for: by seat and by text."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSortFilterProxyModel

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, Index
from dune_desktop.models.story.log_tree import LogModel
from dune_desktop.text.folding import folded


class LogFilter(QSortFilterProxyModel):
    """Lines that are about a seat, or of its turns, and that hold a text; with the rounds and turns around them."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat: Seat = NOBODY
        self._find = ""
        self.setRecursiveFilteringEnabled(True)
        self.setAutoAcceptChildRows(True)
        self.setSourceModel(log)

    @property
    def seat(self) -> Seat:
        """NOBODY: all of them."""
        return self._seat

    @seat.setter
    def seat(self, seat: Seat) -> None:
        self._look_for(seat, self._find)

    @property
    def find(self) -> str:
        return self._find

    @find.setter
    def find(self, find: str) -> None:
        self._look_for(self._seat, folded(find.strip()))

    def _look_for(self, seat: Seat, find: str) -> None:
        if (seat, find) == (self._seat, self._find):
            return
        if hasattr(self, "endFilterChange"):
            self.beginFilterChange()
            self._seat, self._find = seat, find
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        else:  # before Qt 6.10
            self._seat, self._find = seat, find
            self.invalidateRowsFilter()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0, parent)
        return self._of_seat(index, parent) and self._find in folded(str(index.data(DISPLAY)))

    def _of_seat(self, index: Index, parent: Index) -> bool:
        return self._seat == NOBODY or self._seat in (index.data(Role.SEAT), parent.data(Role.SEAT))
