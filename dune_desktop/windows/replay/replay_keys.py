"""The commands of a game that is watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from dune_desktop.scene.cursor import DIRECTIONS
from dune_desktop.windows.commands import WATCH
from dune_desktop.windows.table.shown_keys import ShownKeys

if TYPE_CHECKING:
    from dune_desktop.windows.replay.replay_page import ReplayPage


class ReplayKeys(ShownKeys):
    """Goes through the game wherever the keyboard is, unless the key means something there."""

    _page: ReplayPage

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._ways = page.panel.deeds()

    def press(self, event: QKeyEvent) -> bool:
        if super().press(event):
            return True
        page = self._page
        command = page.keys.of(event, WATCH) or page.keys.of(event)
        if page.view.hasFocus() and event.key() in DIRECTIONS:  # the cursor has come to an edge
            return False
        if command == "big_card":
            command = "play"
        if command not in self._ways or page.panel.asks:
            return False
        self._ways[command]()
        return True
