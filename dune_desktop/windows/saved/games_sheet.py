"""The switch between games: those to go on with, the newest first; the one on the table is put away when one opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSizeF, Signal
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from dune_desktop.records.saved_game import SavedGame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.saved.saved_list import SavedList
from dune_desktop.windows.saved.saved_model import SavedFilter, SavedModel
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label, row
from dune_desktop.windows.widgets.overlay import WindowSheet
from dune_desktop.windows.widgets.panels import announce

#: With a list of games.
_ROOMY: Final = QSizeF(888, 500)


class GamesSheet(WindowSheet):
    """A click or Enter opens a game in the place of the one on the table, or another page."""

    #: This game is to be opened here.
    open_asked = Signal(str)
    #: Wanted is the list of all saved games; a new game; another window, in which another game can be played.
    list_asked = Signal()
    new_game_asked = Signal()
    window_asked = Signal()

    def __init__(self, look: Look, window: QWidget, below: QWidget) -> None:
        super().__init__(look, window, below)
        self._now = ""
        self._model = SavedModel(self)
        self.list = SavedList(SavedFilter(self._model, self), look)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.heading, self.now, self.nothing = role_label("banner"), role_label("quiet", wrap=True), role_label("quiet")
        self.shut, self.to_window, self.to_list, self.to_new = (QPushButton() for _ in range(4))
        buttons = (self.shut, self.to_window, self.to_list, self.to_new)
        foot = row(self.shut, STRETCH, *buttons[1:])
        fill(self.column, self.heading, self.now, self.nothing, (self.list, 1), foot)
        self.pad(foot, gap=tokens.S8)
        for button in buttons:
            self.keep_size(button.setMinimumSize, 110, tokens.OPTION + 4)
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self.shut.clicked.connect(self.close_sheet)
        for button, asked in zip(buttons[1:], (self.window_asked, self.list_asked, self.new_game_asked), strict=True):
            button.clicked.connect(self.close_sheet)
            button.clicked.connect(asked)
        self.retranslate()

    def tell(self, games: Sequence[SavedGame], now: str) -> None:
        """Open it with these games; ``now``: the one on the table, in words, or nothing."""
        self._now = now
        self._model.follow(games)
        self.retranslate()
        self.nothing.setVisible(not games)
        self.list.setVisible(bool(games))
        self.roomy = _ROOMY if games else QSizeF()
        self.open()
        self.list.setCurrentIndex(self.list.games.index(0, 0))
        (self.list if games else self.to_new).setFocus()
        announce(self, self.heading.text())

    def step(self) -> None:
        """Go on to the next game, and round."""
        games = self.list.games
        self.list.setCurrentIndex(games.index((self.list.currentIndex().row() + 1) % max(1, games.rowCount()), 0))

    def _open(self, _index: QModelIndex) -> None:
        game = self.list.game()
        if game is not None and self.isVisible():  # some systems activate what is clicked, too
            self.close_sheet()
            self.open_asked.emit(game.id)

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Games"))
        self.setAccessibleName(self.heading.text())
        self.list.setAccessibleName(self.heading.text())
        told = self.tr("On the table: {game}. It is saved, and waits here when you open another one.")
        self.now.setText(told.format(game=self._now))
        self.now.setVisible(bool(self._now))
        self.nothing.setText(self.tr("There is no other game to go on with."))
        self.shut.setText(self.tr("Close"))
        self.to_window.setText(self.tr("New window"))
        self.to_list.setText(self.tr("Saved games"))
        self.to_new.setText(self.tr("New game"))
        self._model.retranslate()
