"""The whole table in words, as a tree: for screen readers and for whoever would rather read."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.table.log_panel import ToldTree
from dune_desktop.windows.widgets.panels import Panel


class WordsPanel(Panel):
    """Lies over the board; letters find, Esc closes."""

    closed = Signal()
    pointed = Signal(object)

    def __init__(self, model: QAbstractItemModel, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        self.tree = ToldTree(model, look)
        self.tree.pointed.connect(self.pointed)
        self._title, self._close = QLabel(), QToolButton()
        self._title.setProperty("role", "heading")
        self._close.setProperty("role", "close")
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)
        self._retranslate()
        self.pad(layout, 16, 12, 16, 12)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("The table in words"))
        self.tree.setAccessibleName(self.tr("The table in words"))
        self._close.setText("×")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self._keys.titled(self.tr("Close"), "words"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.of(event) == "back":
            self.closed.emit()
        else:
            super().keyPressEvent(event)
