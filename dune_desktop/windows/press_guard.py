"""What the pointer was moved to: a press takes that or nothing, whatever has just come under the pointer."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dune_desktop.scene.drawing.look import Look

#: A hand that holds still trembles so far, in units.
_TREMOR: Final = 4.0
#: Milliseconds after which what has come under a resting pointer was seen there, so that it can be pressed.
SEEN = 1000
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class PressGuard(QObject):
    """Hears the mouse before the widgets of a window do. By keys one always takes what one sees."""

    #: The pointer was moved, or has rested for a while, after something had changed.
    taken_anew = Signal()

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._look = page, look
        #: Where the pointer came to rest, and what a press there meant then; None: nobody knows.
        self._place: QPointF | None = None
        self._meant: Hashable = None
        self._stirred = self._ignores = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._rests)

    def watch(self) -> None:
        """Hear the mouse from now on: the page is shown, so that there is a window."""
        handle = self._page.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def stir(self) -> None:
        """Remember that something else may lie under the pointer now."""
        self._stirred = True
        self._rest.start(SEEN)

    def holds(self, meaning: Hashable) -> bool:
        """Say whether the pointer, if it is on this, was moved to it."""
        return not self._stirred or self._place is None or meaning == self._meant

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Wheel:
            self._place = None  # who scrolls sees what comes
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseMove:
                self._moves_to(event.globalPosition())
            elif event.button() == Qt.MouseButton.LeftButton:
                return self._button(kind, event.globalPosition())
        return super().eventFilter(watched, event)

    def _button(self, kind: QEvent.Type, place: QPointF) -> bool:
        """Say whether the event is ignored: what goes down in vain comes up in vain."""
        ignored = self._ignores
        if kind in _PRESSES:
            self._moves_to(place)
            meaning = self._meaning(place)
            ignored = self._ignores = meaning is not None and meaning != self._meant
        elif kind == QEvent.Type.MouseButtonRelease:
            self._ignores = False
        return ignored

    def _moves_to(self, place: QPointF) -> None:
        way = None if self._place is None else (place - self._place).manhattanLength()
        if way is not None and (way == 0 or (self._stirred and way < _TREMOR * self._look.u)):
            return
        self._aim_at(place)

    def _rests(self) -> None:
        """Trust what lies under the pointer: it has been seen for a while, also by whoever keeps the hand still."""
        if self._place is not None:
            self._aim_at(self._place)

    def _aim_at(self, place: QPointF) -> None:
        self._place, self._meant = place, self._meaning(place)
        if self._stirred:
            self._stirred = False
            self.taken_anew.emit()

    def _meaning(self, place: QPointF) -> Hashable:
        """Say what a press there does, as far as it does anything to the game."""
        window = self._page.window()
        found = window.childAt(window.mapFromGlobal(place).toPoint())
        while isinstance(found, QWidget) and found is not self._page:
            if isinstance(found, QAbstractButton):
                return found, getattr(found, "meaning", None)
            means = getattr(found, "means", None)
            if means is not None:
                meaning: Hashable = means(found.mapFromGlobal(place))
                return meaning
            found = found.parentWidget()
        return None
