"""The line that offers to bring back what was deleted while the program runs, the last one first."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.saved.notice_line import NoticeLine

LoadPage = Texts("LoadPage")


class UndoStrip(NoticeLine):
    """Hidden while there is nothing to undo."""

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        #: Where it lies now, and what it is called.
        self._deleted: list[tuple[str, str]] = []

    @property
    def place(self) -> str:
        """Of what was deleted last; empty: nothing was."""
        return self._deleted[-1][0] if self._deleted else ""

    def add(self, place: str, name: str) -> None:
        """This was deleted."""
        self._deleted.append((place, name))
        self.retell()

    def put_off(self) -> None:
        """The last one can't be brought back now: that can be tried again, and does not hold up the others."""
        self._deleted.insert(0, self._deleted.pop())
        self.retell()

    def follow(self, places: set[str]) -> None:
        """Only what lies in one of these can still be brought back."""
        deleted = [(place, name) for place, name in self._deleted if place in places]
        if deleted != self._deleted:
            self._deleted = deleted
            self.retell()

    def retell(self) -> None:
        """Make the words anew."""
        if not self._deleted:
            self.hide()
            return
        undo = LoadPage.tr("Undo")
        said = LoadPage.tr("Deleted “{game}”").format(game=self._deleted[-1][1])
        self.tell(said, undo, Keys(self._keys).titled(undo, "undo"))
