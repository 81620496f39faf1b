"""When something is to be heard: what happens at a table that is shown, and the wind over it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from dune_desktop.scene.drawing.fonts import resource
from dune_desktop.sound.cues import CUES, REFUSED, WIND, cues
from dune_desktop.sound.player import Loudspeaker, read

if TYPE_CHECKING:
    from dune_desktop.engine.events import Event
    from dune_desktop.sound.player import Voices
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.table.shown_page import ShownPage

#: What a change of the settings is tried with.
_SAMPLE: Final = "coin"


def open_loudspeaker() -> Loudspeaker:
    """What plays the sounds of the program."""
    return Loudspeaker(resource("sounds"))


def count_sounds() -> int:
    """Read all of them, and say how many there are. Raises OSError, EOFError or ``wave.Error`` where one is broken."""
    sounds = (*CUES, REFUSED, WIND)
    for sound in sounds:
        read(resource("sounds"), sound)
    return len(sounds)


class TableSounds(QObject):
    """Follows the games of a window and its settings. A window to which nobody gives it is silent."""

    def __init__(self, window: MainWindow, voices: Voices) -> None:
        super().__init__(window)
        self._window, self._voices = window, voices
        self._followed: WeakSet[ShownPage] = WeakSet()
        window.pages.currentChanged.connect(self._listen)
        window.settings_changed.connect(self._obey)
        QGuiApplication.instance().applicationStateChanged.connect(self._listen)  # type: ignore[union-attr]

    def _listen(self, *_: object) -> None:
        """Hear the game that is shown; the wind blows over a table in a window that somebody uses, and nowhere else."""
        settings, shown = self._window.settings, self._window.games.shown()
        if shown is not None and shown not in self._followed:
            self._followed.add(shown)
            shown.controller.shown.connect(lambda _view, events: self._tell(shown, events))
            shown.scene.declined.connect(partial(self._play, REFUSED))
        used = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        blows = settings.ambience and used and shown is not None
        self._voices.blow(settings.ambience_volume / 100 if blows else 0.0)

    def _obey(self, name: str) -> None:
        """Follow a setting, and let it be heard how loud it is now."""
        if name in ("sounds", "sounds_volume"):
            self._play(_SAMPLE)
        self._listen()

    def _tell(self, page: ShownPage, events: tuple[Event, ...]) -> None:
        if events and page is self._window.games.shown():
            for cue in cues(events, page.controller.looker):
                self._play(cue.sound, after=cue.after)

    def _play(self, sound: str, *_: object, after: int = 0) -> None:
        settings = self._window.settings
        if settings.sounds:
            self._voices.play(sound, settings.sounds_volume / 100, after)
