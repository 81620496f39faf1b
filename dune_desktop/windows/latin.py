"""Letters by their places on the keyboard: where letters are not Latin, Ctrl with one of them is still Ctrl and a key.

Qt knows that too, where the system tells it of a Latin layout beside: not on X11 and Wayland if there is none.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
#: As X11 and Wayland number them: where each row begins.
_ROWS_BEGIN: Final = (24, 38, 52)
#: As a Mac numbers them, from 0; a blank is no letter.
_MAC: Final = "ASDFHGZXCV BQWERYT             OU IP LJ K    NM"
#: From here on letters are not Latin; from there on keys are no letters.
_NOT_LATIN, _NO_LETTERS = 0x100, 0x1000000


def _letters(system: str) -> dict[int, str]:
    """By the number that the system gives a key, the letter that a Latin keyboard has there."""
    if system == "win32":
        return {ord(letter): letter for row in _ROWS for letter in row}
    if system == "darwin":
        return {number: letter for number, letter in enumerate(_MAC) if letter != " "}
    rows = zip(_ROWS_BEGIN, _ROWS, strict=True)
    return {number: letter for first, row in rows for number, letter in enumerate(row, first)}


def latin(event: QKeyEvent, system: str = sys.platform) -> QKeyEvent | None:
    """Return the press as a Latin keyboard would send it; None if it commands nothing, or is Latin already."""
    if not _NOT_LATIN <= event.key() < _NO_LETTERS or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return None
    number = event.nativeVirtualKey() if system in ("win32", "darwin") else event.nativeScanCode()
    letter = _letters(system).get(number)
    return None if letter is None else QKeyEvent(QEvent.Type.KeyPress, Qt.Key(ord(letter)), event.modifiers())
