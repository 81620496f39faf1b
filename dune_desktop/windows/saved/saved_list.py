"""The list of saved games: letters find, F2 renames, Enter opens."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from dune_desktop.records.saved_game import SavedGame
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.folding import folded
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.saved_delegate import SavedDelegate
from dune_desktop.windows.saved.saved_model import SavedFilter
from dune_desktop.windows.widgets.panels import Index
from dune_desktop.windows.widgets.type_ahead import Typed


class SavedList(QListView):
    """One row is the chosen one, as long as there is any."""

    #: Another row is the chosen one now.
    chosen = Signal()

    def __init__(self, games: SavedFilter, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = games
        self._typed = Typed()
        self.setModel(games)
        self.setItemDelegate(SavedDelegate(look, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def game(self) -> SavedGame | None:
        """The chosen game."""
        index = self.currentIndex()
        return self.games.game(index.row()) if index.isValid() else None

    def choose(self, game: str) -> bool:
        """Make a game the chosen one; False if it is not in the list."""
        index = self.games.row_of(game)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        return index.isValid()

    def choose_some(self) -> None:
        """Make the first game the chosen one if none is."""
        if not self.currentIndex().isValid() and self.games.rowCount():
            self.setCurrentIndex(self.games.index(0, 0))

    def rename(self) -> None:
        """Edit the name of the chosen game in its row."""
        index = self.currentIndex()
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.scrollTo(index)
            self.edit(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() < event.oldSize().height():  # what is said below has come
            self.scrollTo(self.currentIndex())

    def keyboardSearch(self, search: str) -> None:
        found = self._typed.find(folded(search), self._beginning, self.currentIndex())
        if found is not None:
            self.setCurrentIndex(found)

    def _beginning(self, letters: str) -> list[QModelIndex]:
        """The games of which a word begins so."""
        rows = ((self.games.index(row, 0), self.games.game(row)) for row in range(self.games.rowCount()))
        return [index for index, game in rows if _begins(saved_words.searched(game), letters)]


def _begins(told: str, letters: str) -> bool:
    return f" {told}".replace("\n", " ").find(f" {letters}") >= 0
