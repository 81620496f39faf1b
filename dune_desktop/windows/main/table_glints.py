"""Lets spice glint on the table that is shown, as long as somebody uses the window and nothing against it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow


class TableGlints(QObject):
    """A window to which nobody gives it is quite still when nothing happens: in tests, and where it is painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.pages.currentChanged.connect(self._look)
        window.look.changed.connect(self._look)
        QGuiApplication.instance().applicationStateChanged.connect(self._look)  # type: ignore[union-attr]

    def _look(self, *_: object) -> None:
        used = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        shown, look = self._window.games.shown(), self._window.look
        for page in self._window.games.pages():
            page.scene.stage.glints.run(used and page is shown and look.motion > 0 and not look.theme.plain)
