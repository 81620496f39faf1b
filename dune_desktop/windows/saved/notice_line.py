"""A line below a list that says what was just done, with a button beside it: it undoes what was deleted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.layouts import fill, role_label
from dune_desktop.windows.widgets.panels import Panel, announce

LoadPage = Texts("LoadPage")


class NoticeLine(Panel):
    """It is hidden until there is something to say."""

    #: What the button offers is wanted.
    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.text, self.button = role_label("", wrap=True), QPushButton()
        self.pad(fill(QHBoxLayout(self), (self.text, 1), self.button), tokens.S12, tokens.S4, tokens.S4, tokens.S4)
        self.button.clicked.connect(self.pressed)
        self.hide()

    def tell(self, text: str, button: str = "", tip: str = "") -> None:
        """Say it; without a button nothing can be done about it."""
        self.text.setText(text)
        self.button.setText(button)
        self.button.setToolTip(tip)
        self.button.setVisible(bool(button))
        self.show()
        announce(self, text)


class UndoStrip(NoticeLine):
    """Offers to bring back what was deleted while the program runs, what went last comes first, and all of it."""

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = Keys(keys)
        #: Where they lie now, and what the first of them is called.
        self._deleted: list[tuple[tuple[str, ...], str]] = []

    @property
    def places(self) -> tuple[str, ...]:
        """Where what was deleted last lies; empty: nothing was."""
        return self._deleted[-1][0] if self._deleted else ()

    def is_asked_by(self, event: QKeyEvent) -> bool:
        """The key is that of undoing."""
        return QKeySequence(event.keyCombination()) in self._keys.sequences("undo")

    def add(self, places: Iterable[str], name: str) -> None:
        self._deleted.append((tuple(places), name))
        self.retranslate()

    def said(self, name: str, number: int) -> str:
        """What is said of what went last."""
        if number > 1:
            return LoadPage.tr("Deleted %n game(s)", "", number)
        return LoadPage.tr("Deleted “{game}”").format(game=name)

    def forget(self) -> None:
        """What went last was brought back."""
        self._deleted.pop()
        self.retranslate()

    def put_off(self) -> None:
        """The last ones can't be brought back now: that can be tried again, and does not hold up the others."""
        self._deleted.insert(0, self._deleted.pop())
        self.retranslate()

    def follow(self, there: set[str]) -> None:
        """Only what lies in one of these places can still be brought back."""
        left = [(tuple(place for place in places if place in there), name) for places, name in self._deleted]
        deleted = [one for one in left if one[0]]
        if deleted != self._deleted:
            self._deleted = deleted
            self.retranslate()

    def retranslate(self) -> None:
        if not self._deleted:
            self.hide()
            return
        (places, name), undo = self._deleted[-1], LoadPage.tr("Undo")
        self.tell(self.said(name, len(places)), undo, self._keys.titled(undo, "undo"))
