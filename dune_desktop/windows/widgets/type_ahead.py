"""Letters that are typed one after another make a word; after a pause a new one begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QApplication

T = TypeVar("T")


class Typed:
    """Remembers what has been typed so far, and finds what begins so."""

    def __init__(self) -> None:
        self._text = ""
        self._clock = QElapsedTimer()

    def find(self, letters: str, look_up: Callable[[str], Sequence[T]], current: T | None) -> T | None:
        """The first that fits; the same letter again goes on to the next one that begins so."""
        paused = not self._clock.isValid() or self._clock.elapsed() >= QApplication.keyboardInputInterval()
        self._clock.start()
        self._text = letters if paused else self._text + letters
        found = look_up(self._text)
        if found:
            return current if len(self._text) > 1 and current in found else found[0]
        if set(self._text) != {letters}:
            return None
        found = look_up(letters)
        at = found.index(current) + 1 if current in found else 0
        return found[at % len(found)] if found else None
