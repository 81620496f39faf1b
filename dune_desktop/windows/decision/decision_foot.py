"""The foot of the decision panel: each button has a place of its own, which is empty while the button is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import PanelButton

#: How high the lower row is, with two lines and a key; how high the upper one, with one.
_LOW: Final = 59.0
_HIGH: Final = 42.0
#: How wide Redo is, and the share that Undo has of the rest.
_REDO: Final = 32.0
_UNDO: Final = 0.54
_GAP: Final = float(tokens.S6)


class DecisionFoot(QWidget):
    """Undo and Redo stand at the left, what goes on at the right; all else stands above them."""

    def __init__(self, look: Look, undo: PanelButton, redo: PanelButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._undo, self._redo = look, undo, redo
        #: What ends or goes on, such as End turn, Reveal, Pass and Done.
        self.onward = PanelButton(look, self)
        self._above: tuple[PanelButton, ...] = ()
        for button in (undo, redo):
            button.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._place)
        self._place()

    def put_above(self, buttons: Sequence[PanelButton]) -> None:
        """These stand in the upper row, which is there only for them: the lower one stays where it is."""
        if self._above != tuple(buttons):
            self._above = tuple(buttons)
            self._place()

    def _place(self) -> None:
        u = self._look.u
        top = _HIGH + _GAP if self._above else 0.0
        self.setFixedHeight(round((top + _LOW) * u))
        width = self.width() / u
        room = width - _REDO - 2 * _GAP
        undo, onward = room * _UNDO, room * (1 - _UNDO)
        places = [
            (self._undo, QRectF(0, top, undo, _LOW)),
            (self._redo, QRectF(undo + _GAP, top, _REDO, _LOW)),
            (self.onward, QRectF(width - onward, top, onward, _LOW)),
        ]
        wide = (width + _GAP) / max(1, len(self._above))
        places += [(button, QRectF(at * wide, 0, wide - _GAP, _HIGH)) for at, button in enumerate(self._above)]
        for button, place in places:
            button.setGeometry(QRectF(place.topLeft() * u, place.size() * u).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
