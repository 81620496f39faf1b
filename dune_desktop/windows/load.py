"""The saved games, newest first: open one, or delete it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QPushButton, QWidget

from dune_desktop.records.store import Saved, Store
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.page import SheetPage, role_label
from dune_desktop.windows.saved_rows import SAVED, SavedDelegate, spoken


class LoadPage(SheetPage):
    """A row for each game; files that can't be read say why. Deleting is confirmed in the foot."""

    load_asked = Signal(str)
    failed = Signal(str)

    most = (980.0, 680.0)

    def __init__(self, look: Look, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._store = store
        self._empty, self._sure = role_label("quiet", wrap=True), role_label("danger", wrap=True)
        self.list = QListWidget()
        self.list.setItemDelegate(SavedDelegate(look, self.list))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.open, self.delete = QPushButton(), QPushButton()
        self.keep, self.delete_now = QPushButton(), QPushButton()
        self.open.setProperty("accent", True)
        self.body.addWidget(self._empty)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.list, 1)
        self.foot.addWidget(self._sure, 1)
        self._sure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for button in (self.keep, self.delete_now, self.delete, self.open):
            self.foot.addWidget(button)
        self.list.itemActivated.connect(self._load)
        self.list.currentItemChanged.connect(self._ask_no_more)
        self.open.clicked.connect(self._load)
        self.delete.clicked.connect(self._ask)
        self.keep.clicked.connect(self._ask_no_more)
        self.delete_now.clicked.connect(self._remove)
        look.changed.connect(self.list.scheduleDelayedItemsLayout)
        self.begin()

    def refresh(self) -> None:
        """Read the folder anew."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for game in self._store.saved():
            item = QListWidgetItem(spoken(game), self.list)
            item.setData(SAVED, game)
            item.setToolTip(spoken(game))
        self._empty.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._ask_no_more()
        (self.list if self.list.count() else self.back).setFocus()

    def game(self) -> Saved | None:
        """The chosen game."""
        item: QListWidgetItem | None = self.list.currentItem()
        found = None if item is None else item.data(SAVED)
        return found if isinstance(found, Saved) else None

    def _load(self) -> None:
        game = self.game()
        if game is not None and not game.trouble:
            self.load_asked.emit(game.id)

    # ------------------------------------------------------------ deleting

    def _ask(self) -> None:
        game = self.game()
        if game is None:
            return
        what = game.path.name if game.trouble else ", ".join(seat.name for seat in game.seats)
        self._sure.setText(self.tr("Delete “{game}” for good?").format(game=what))
        self._show_question(True)
        self.keep.setFocus()

    def _ask_no_more(self) -> None:
        had_focus = self.keep.hasFocus() or self.delete_now.hasFocus()
        self._show_question(False)
        game = self.game()
        self.delete.setEnabled(game is not None)
        self.open.setEnabled(game is not None and not game.trouble)
        if had_focus:
            self.list.setFocus()

    def _show_question(self, asked: bool) -> None:
        for widget in (self._sure, self.keep, self.delete_now):
            widget.setVisible(asked)
        for button in (self.delete, self.open):
            button.setVisible(not asked)

    def _remove(self) -> None:
        game = self.game()
        if game is None:
            return
        try:
            self._store.delete(game.id)
        except OSError as error:
            self.failed.emit(self.tr("The game could not be deleted: {reason}").format(reason=error.strerror or error))
        self.refresh()

    # ------------------------------------------------------------ words and keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Saved games"))
        self._empty.setText(self.tr("There is no saved game yet. Every game is saved by itself after each decision."))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.open.setText(self.tr("Open"))
        self.delete.setText(self.tr("Delete"))
        self.keep.setText(self.tr("Keep it"))
        self.delete_now.setText(self.tr("Delete it"))
        if self.isVisible():
            self.refresh()

    def rescale(self) -> None:
        for button in (self.open, self.delete, self.keep, self.delete_now):
            button.setMinimumSize(self.units(110), self.units(tokens.OPTION + 4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked = self.delete_now.isVisible()
        if event.key() == Qt.Key.Key_Delete and not asked:
            self._ask()
        elif event.key() == Qt.Key.Key_Escape and asked:
            self._ask_no_more()
        else:
            super().keyPressEvent(event)
