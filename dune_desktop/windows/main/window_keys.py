"""What keys command in the window on whatever page, and what opens over it then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.windows.keys import Keys
from dune_desktop.windows.main.typed_keys import TypedKeys
from dune_desktop.windows.main.window_sheets import WindowSheets

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


class WindowKeys(QObject):
    """It belongs to a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.keys = Keys(window.settings.keys)
        self.sheets = WindowSheets(window, self.keys)
        TypedKeys(window)
        self.keys.handle(
            window,
            {
                "all_keys": self.sheets.show_keys,
                "games": self.sheets.show_games,
                "new_window": self.sheets.open_window,
                "full_screen": window.toggle_full_screen,
                "quit": window.close,
            },
        )
