"""The log over the seats: a tree of rounds and turns, with filter and find; pointing lights what a line touched."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.controller import GameController
from dune_desktop.models.log import LogModel
from dune_desktop.models.log_filter import LogFilter
from dune_desktop.models.roles import Role
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.chrome import Index, Panel
from dune_desktop.windows.fields import Chooser
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.told import ToldDelegate


class ToldTree(QTreeView):
    """A tree of sentences that tells what is pointed at."""

    #: The refs that the line under the pointer, or the current line, touched.
    pointed = Signal(object)

    def __init__(self, model: QAbstractItemModel, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setModel(model)
        self.setItemDelegate(ToldDelegate(look, self))
        self.setHeaderHidden(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(self.point_at)
        look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self.setIndentation(round(tokens.S12 * self._look.u))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # a scroll bar came: lines break elsewhere

    def point_at(self, index: Index) -> None:
        """Light what this line touched."""
        self.pointed.emit(tuple(index.data(Role.REFS) or ()))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.point_at(current)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def open_last(self) -> None:
        """Open the newest branch and go to its end."""
        index = QModelIndex()
        while rows := self.model().rowCount(index):
            index = self.model().index(rows - 1, 0, index)
            self.expand(index)
        self.setCurrentIndex(index)
        self.scrollTo(index)


class LogPanel(Panel):
    """The log with its two filters. Esc closes."""

    closed = Signal()
    pointed = Signal(object)

    def __init__(
        self, controller: GameController, log: LogModel, look: Look, keys: Keys, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller, self._keys = controller, keys
        self._filter = LogFilter(log, self)
        self.tree = ToldTree(self._filter, look)
        self.tree.pointed.connect(self.pointed)
        self.seats, self.search, self.close_button = Chooser(look), QLineEdit(), QToolButton()
        self.search.setClearButtonEnabled(True)
        # Long names give way, or there is no room left to find in.
        self.seats.setSizeAdjustPolicy(Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seats.currentIndexChanged.connect(self._filtered)
        self.search.textChanged.connect(self._filtered)
        self.close_button.setProperty("role", "close")
        self.close_button.clicked.connect(self.closed)
        self._lay_out()
        self._retranslate()
        self.setFocusProxy(self.tree)
        log.rowsInserted.connect(self._grown)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.seats, 1)
        head.addWidget(self.search, 1)
        head.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.tree, 1)
        self.pad(layout, 8, 8, 8, 8)

    def _retranslate(self) -> None:
        self.seats.blockSignals(True)
        chosen = max(0, self.seats.currentIndex())
        self.seats.clear()
        self.seats.addItem(self.tr("All seats"), NOBODY)
        for seat, setup in enumerate(self._controller.seats):
            self.seats.addItem(setup.name, seat)
        self.seats.setCurrentIndex(chosen)
        self.seats.blockSignals(False)
        self.seats.setAccessibleName(self.tr("Whose lines"))
        self.search.setPlaceholderText(self.tr("Find in the log"))
        self.search.setAccessibleName(self.tr("Find in the log"))
        self.tree.setAccessibleName(self.tr("Log"))
        self.close_button.setText("×")
        self.close_button.setAccessibleName(self.tr("Close the log"))
        self.close_button.setToolTip(self._keys.titled(self.tr("Close the log"), "log"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _filtered(self) -> None:
        self._filter.seat = self.seats.currentData()
        self._filter.find = self.search.text()
        if self.search.text():
            self.tree.expandAll()

    def _grown(self) -> None:
        if self.isVisible():
            self.tree.open_last()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.tree.open_last()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.of(event) == "back":
            self.closed.emit()
        else:
            super().keyPressEvent(event)
