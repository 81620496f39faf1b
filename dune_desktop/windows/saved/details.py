"""What there is to say of the chosen game besides its row: that it is open elsewhere, broken, and its older states."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QVBoxLayout, QWidget

from dune_desktop.records.saved_game import SavedGame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.locales import when
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.widgets.layouts import fill, role_label, row
from dune_desktop.windows.widgets.panels import Panel

#: Older states in a line.
_ABREAST: Final = 3


class Beside(Panel):
    """It is hidden while there is nothing to say. Older states are behind a button that opens them."""

    #: What is in this file is to be played on, as a game of its own.
    copy_asked = Signal(object)
    #: The folder of its file is to be shown.
    folder_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._game: SavedGame | None = None
        self._states: tuple[SavedGame, ...] = ()
        self.told = role_label("", wrap=True)
        self.copy, self.folder, self.disclose = QPushButton(), QPushButton(), QPushButton()
        self.disclose.setCheckable(True)
        self.states = QButtonGroup(self)
        self._below = QGridLayout()
        above = row((self.told, 1), self.disclose, self.copy, self.folder)
        whole = fill(QVBoxLayout(self), above, self._below)
        self._below.setColumnStretch(_ABREAST, 1)
        self.disclose.toggled.connect(self._disclose)
        self.states.idClicked.connect(self._ask_older)
        self.copy.clicked.connect(self._ask_copy)
        self.folder.clicked.connect(self.folder_asked)
        self.pad(whole, tokens.S12, tokens.S4, tokens.S4, tokens.S4, gap=tokens.S4)
        self.pad(above, gap=tokens.S4)
        self.pad(self._below, gap=tokens.S4)
        self.hide()

    def tell(self, game: SavedGame | None, older: tuple[SavedGame, ...]) -> None:
        """Tell of this game, and of its states at the end of the last rounds."""
        readable = tuple(state for state in older if not state.trouble)
        if (game, readable) != (self._game, self._states):
            if game is None or self._game is None or game.id != self._game.id:
                self.disclose.setChecked(False)
            self._game, self._states = game, readable
        self.retranslate()
        self.setVisible(game is not None and bool(game.trouble or game.locked or game.made_room or readable))

    def retranslate(self) -> None:
        game = self._game
        self.copy.setText(self.tr("Open a copy"))
        self.folder.setText(self.tr("Show the folder"))
        self.disclose.setText(saved_words.older(len(self._states)))
        self.copy.setVisible(game is not None and game.locked and not game.trouble)
        self.folder.setVisible(game is not None and bool(game.trouble))
        self.disclose.setVisible(bool(self._states))
        self.told.setText("" if game is None else self._words(game))
        self._list()

    def _words(self, game: SavedGame) -> str:
        if game.trouble:
            wrong = saved_words.remedy(game)
            more = self.tr("An older state of the game is kept: Open continues from there.") if self._states else ""
            return " ".join(part for part in (wrong, more) if part)
        if game.made_room:
            return self.tr("It was removed to make room for a new game. Restore it and give it a name to keep it.")
        if game.locked:
            return self.tr(
                "Another copy of the program is playing this game. You can watch it, or play on with a copy."
            )
        return self.tr("The state at the end of each of the last rounds is kept; it opens as a separate game.")

    # ------------------------------------------------------------ older states

    def _list(self) -> None:
        shown = self._states if self.disclose.isChecked() else ()
        for number in range(len(self.states.buttons()), len(shown)):
            added = QPushButton()
            self.states.addButton(added, number)
            self._below.addWidget(added, *divmod(number, _ABREAST))
        for number, button in enumerate(self.states.buttons()):
            button.setVisible(number < len(shown))
        words = self.tr("An older state: round {number}, {when}")
        for button, state in zip(self.states.buttons(), shown, strict=False):
            button.setText(words.format(number=state.round, when=when(state.saved)))

    def _disclose(self) -> None:
        self._list()
        self.updateGeometry()

    def _ask_older(self, number: int) -> None:
        self.copy_asked.emit(self._states[number].path)

    def _ask_copy(self) -> None:
        if self._game is not None:
            self.copy_asked.emit(self._game.path)
