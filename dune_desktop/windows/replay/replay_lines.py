"""The running turn of a replay as far as it has come; what happened in this step stands out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import LINE, LogModel
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import Index
from dune_desktop.windows.widgets.story_rows import ToldDelegate


class TurnLines(QListView):
    """Shows the part of the log that tells one turn."""

    #: A line was taken: the step in which it happened.
    taken = Signal(int)
    #: The refs that the line under the pointer touched.
    pointed = Signal(object)

    def __init__(self, log: LogModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self.setModel(log)
        self.setItemDelegate(ToldDelegate(look, self))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        # What has happened last stays in sight, however high the lines come to be.
        self.verticalScrollBar().rangeChanged.connect(self.scrollToBottom)
        self.entered.connect(self._point)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_turn(self, heading: Index, step: int) -> None:
        """Show the lines below this row up to this step."""
        if self.rootIndex() != heading:
            self.setRootIndex(heading)
        chosen = QItemSelection()
        for row in range(self._log.rowCount(heading)):
            line = self._log.index(row, 0, heading)
            told = line.data(Role.KIND) == LINE and line.data(Role.STEP) <= step and heading.isValid()
            if self.isRowHidden(row) == told:
                self.setRowHidden(row, not told)
            if told and line.data(Role.STEP) == step:
                chosen.select(line, line)
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollToBottom()

    def _take(self, index: Index) -> None:
        self.taken.emit(index.data(Role.STEP))

    def _point(self, index: Index) -> None:
        self.pointed.emit(tuple(index.data(Role.REFS) or ()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a scroll bar came or went: lines break elsewhere

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())
