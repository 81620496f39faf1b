"""How everything looks just now: theme, scale, motion. One object, given to all that draws."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSizeF, Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing.tokens import DUSK, Theme
from dune_desktop.scene.layout import text_u


class Look(QObject):
    """Theme, units and motion. ``colours`` are the seats' colour names, in seat order."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = DUSK
        #: Device-independent pixels of one unit.
        self.u = 1.0
        #: The table scale of the settings; 0: automatic. The table has less of it where it is to be seen whole.
        self.asked = 0.0
        #: 0: no flights; 1: normal speed.
        self.motion = 1.0
        self.colours: tuple[str, ...] = ("red", "blue", "green", "yellow")
        #: Grows with every language change: part of every key of a cache that holds words.
        self.language = 0

    def set(self, **values: object) -> None:
        """Changes several at once, with one signal, and none when nothing changes."""
        changes = {key: value for key, value in values.items() if getattr(self, key) != value}
        for key, value in changes.items():
            setattr(self, key, value)
        if changes:
            self.changed.emit()


class PageLook(Look):
    """The look of a page beside the table, which has as large a text as was asked for, even if the table is smaller."""

    def __init__(self, table: Look, least: QSizeF, page: QWidget) -> None:
        super().__init__(page)
        self._table, self._least, self._page = table, least, page
        table.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Looks as the table does. Where nothing is asked for, the text is as large as the window has room for."""
        table = self._table
        own = text_u(QSizeF(self._page.window().size()), table.asked, self._least)
        self.set(
            theme=table.theme, u=max(table.u, own), asked=table.asked, motion=table.motion, colours=table.colours,
            language=table.language,
        )  # fmt: skip
