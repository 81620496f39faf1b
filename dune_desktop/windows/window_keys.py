"""The commands of the window, wherever one is: full screen, and the way out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.windows.commands import BY_ID, title
from dune_desktop.windows.keys import Keys

if TYPE_CHECKING:
    from dune_desktop.windows.main_window import MainWindow


class WindowKeys(QObject):
    """Shortcuts that every page leaves alone."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._keys = Keys(window.settings.keys)
        deeds = {"full_screen": window.toggle_full_screen, "quit": window.close}
        self.actions = {name: self._keys.action(BY_ID[name], window) for name in deeds}
        for name, action in self.actions.items():
            action.triggered.connect(deeds[name])
            window.addAction(action)

    def set_keys(self, overrides: Mapping[str, str]) -> None:
        """The settings gave commands other keys."""
        self._keys.change(overrides)
        for name, action in self.actions.items():
            action.setShortcuts(self._keys.sequences(name))

    def retranslate(self) -> None:
        """The language changed."""
        for name, action in self.actions.items():
            action.setText(title(BY_ID[name]))
