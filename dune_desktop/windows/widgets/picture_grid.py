"""Pictures of one size in as many columns as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import Index


class Grid(QListView):
    """It is as high as its rows need, and its owner scrolls. A subclass sets a delegate, and calls ``fit_height``."""

    pointed = Signal(object)

    def __init__(self, model: QAbstractItemModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setModel(model)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        for policy in (self.setVerticalScrollBarPolicy, self.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(self._point)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, look.changed):
            signal.connect(self.fit_height)

    def _point(self, index: Index) -> None:
        """Tell what the pointer has come to."""
        raise NotImplementedError

    def height_at(self, width: int) -> int:
        """The height in pixels that this width needs."""
        raise NotImplementedError

    def fit_height(self) -> None:
        """Be as high as the rows need."""
        if self.model() is not None:  # it goes before the list when a table is put away
            self.setFixedHeight(self.height_at(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_height()
