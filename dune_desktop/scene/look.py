"""How everything looks just now: theme, scale, motion. One object, given to all that draws."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dune_desktop.scene.tokens import DUSK, Theme


class Look(QObject):
    """Theme, units and motion. ``colours`` are the seats' colour names, in seat order."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = DUSK
        #: Device-independent pixels of one unit.
        self.u = 1.0
        #: 0: no flights; 1: normal speed.
        self.motion = 1.0
        self.colours: tuple[str, ...] = ("red", "blue", "green", "yellow")
        #: Grows with every language change: part of every key of a cache that holds words.
        self.language = 0

    def set(self, **values: object) -> None:
        """Change several at once; one signal, and none when nothing changes."""
        changes = {key: value for key, value in values.items() if getattr(self, key) != value}
        for key, value in changes.items():
            setattr(self, key, value)
        if changes:
            self.changed.emit()
