"""What of the board somebody has chosen to see: it is remembered for each size of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from dune_desktop.scene.board.board import WHOLE

if TYPE_CHECKING:
    from dune_desktop.windows.table.shown_page import ShownPage

#: By so many notches of the wheel a key zooms.
_NOTCHES: Final = 2
#: For so many sizes, those that were used last.
_SIZES: Final = 8


class BoardSight(QObject):
    """Belongs to the page of a game, and keeps it in the settings."""

    def __init__(self, page: ShownPage) -> None:
        super().__init__(page)
        self._page, self._sights = page, page.parts.settings.sights
        page.scene.board.framed.connect(self._remember)
        page.scene.board.laid_out.connect(self._recall)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands that change it do, by their ids."""
        scene = self._page.scene
        return {
            "zoom_in": partial(scene.come_closer, _NOTCHES),
            "zoom_out": partial(scene.come_closer, -_NOTCHES),
            "zoom_fit": scene.board.reset,
        }

    @property
    def _size(self) -> str:
        return f"{self._page.width()}x{self._page.height()}"

    def _remember(self) -> None:
        self._sights.pop(self._size, None)
        if self._page.scene.board.sight != WHOLE:
            self._sights[self._size] = self._page.scene.board.sight
        for size in list(self._sights)[:-_SIZES]:
            del self._sights[size]

    def _recall(self) -> None:
        self._page.scene.board.look_at(self._sights.get(self._size, WHOLE))
