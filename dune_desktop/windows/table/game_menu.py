"""The menu over a game: what one may want beside playing it. The game waits behind it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.commands import BY_ID, title
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.form_widgets import MenuButton
from dune_desktop.windows.widgets.layouts import fill, role_label
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.widgets.panels import announce

RESUME, BOARDS, COPY, CHALLENGE, GAMES, SETTINGS, HELP, COLLECTION, KEYS, FULL_SCREEN, TITLE, QUIT = (
    "resume", "boards", "copy", "challenge", "games", "settings", "help", "collection", "all_keys", "full_screen",
    "title", "quit",
)  # fmt: skip
#: Of the lines.
_WIDTH: Final = 380.0
_HEIGHT, _DETAILED = 36.0, 52.0


class GameMenu(Overlay):
    """Has its lines one below the other. What belongs to the window is asked of it by name."""

    #: The line that was pressed; going on with the game is not asked of anybody.
    asked = Signal(str)
    boards_asked = Signal()

    def __init__(self, look: Look, keys: Keys, parent: QWidget, *, saves: bool, boards: bool) -> None:
        """``saves``: the game is played here, and kept; ``boards``: it has more than one board."""
        super().__init__(look, parent)
        self._keys, self._copied = keys, ""
        self._heading, self._note = role_label("banner"), role_label("quiet", wrap=True)
        left_out = {COPY: not saves, BOARDS: not boards}
        lines = (RESUME, BOARDS, COPY, CHALLENGE, GAMES, SETTINGS, HELP, COLLECTION, KEYS, FULL_SCREEN, TITLE, QUIT)
        self.lines = {line: MenuButton(look, self.sheet) for line in lines if not left_out.get(line)}
        fill(self.column, self._heading, *self.lines.values(), self._note)
        for line, button in self.lines.items():
            button.clicked.connect(self.close_sheet if line == RESUME else partial(self._ask, line))
        self._note.setVisible(saves)
        self.keep_size(self._note.setFixedWidth, _WIDTH)
        self.pad(self.column, gap=tokens.S6)
        self.lines[RESUME].set_accent(True)
        self.setFocusProxy(self.lines[RESUME])
        self.relook()

    def _ask(self, line: str, _checked: bool = False) -> None:
        if line == BOARDS:
            self.close_sheet()
            self.boards_asked.emit()
        else:
            self.asked.emit(line)

    def open(self) -> None:
        self._copied = ""
        self.retranslate()
        super().open()
        announce(self, self._heading.text())

    def tell_copied(self, name: str) -> None:
        """The game as it stands is among the saved games, too, by this name."""
        self._copied = name
        self.retranslate()
        self.relook()
        announce(self, self.lines[COPY].toolTip())

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Menu"))
        self.setAccessibleName(self._heading.text())
        self._note.setText(self.tr("The game is saved automatically after every decision."))
        copied = self.tr("Saved as “{game}”").format(game=self._copied) if self._copied else ""
        words = {
            RESUME: (self.tr("Back to the game"), "", "menu"),
            BOARDS: (title(BY_ID[BOARDS]), "", BOARDS),
            COPY: (self.tr("Save a copy"), copied, ""),
            CHALLENGE: (self.tr("Make a challenge"), "", ""),
            SETTINGS: (self.tr("Settings"), "", ""),
            HELP: (self.tr("Rules and help"), "", ""),
            GAMES: (title(BY_ID[GAMES]), "", GAMES),
            KEYS: (title(BY_ID[KEYS]), "", KEYS),
            COLLECTION: (title(BY_ID[COLLECTION]), "", COLLECTION),
            FULL_SCREEN: (title(BY_ID[FULL_SCREEN]), "", FULL_SCREEN),
            TITLE: (self.tr("To the start screen"), "", ""),
            QUIT: (title(BY_ID[QUIT]), "", QUIT),
        }
        for line, button in self.lines.items():
            text, detail, command = words[line]
            button.say(text, detail, self._keys.label(command) if command else "")

    def relook(self) -> None:
        for line, button in self.lines.items():
            high = _DETAILED if line == COPY and self._copied else _HEIGHT
            button.setFixedSize(self.units(_WIDTH), self.units(high))
        super().relook()
