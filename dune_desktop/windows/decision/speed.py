"""How fast opponents move, to be chosen beside the table: every press is the next speed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.files.settings import Settings
from dune_desktop.models.game.controller import GameController
from dune_desktop.text.translating import Texts

SpeedWords = Texts("SpeedWords")

#: Milliseconds of a move that is made at the usual speed; and what there is besides, up to "at once".
_USUAL: Final = 800
_SPEEDS: Final = (1600, _USUAL, 400, 200, 0)
_SIGNS: Final = {1600: "½×", _USUAL: "1×", 400: "2×", 200: "4×"}


class Speed(QObject):
    """Changes the setting and the game together."""

    #: The name of the setting.
    changed = Signal(str)

    def __init__(self, controller: GameController, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings

    @property
    def offered(self) -> bool:
        """Whether there are opponents that can be made faster."""
        return any(seat.bot for seat in self._controller.seats)

    def press(self) -> None:
        """The next faster one; after the fastest, the slowest."""
        now = self._controller.opponents.speed
        speed = next((faster for faster in _SPEEDS if faster < now), _SPEEDS[0])
        self._settings.opponents_speed = self._controller.opponents.speed = speed
        self.changed.emit("opponents_speed")

    def sign(self) -> str:
        """Return the speed as people write it."""
        speed = self._controller.opponents.speed
        if not speed:
            return SpeedWords.tr("at once")
        return _SIGNS.get(speed) or f"{_USUAL / speed:.1f}×"

    def title(self) -> str:
        """Say what is chosen here."""
        return SpeedWords.tr("Speed of the opponents: {speed}").format(speed=self.sign())
