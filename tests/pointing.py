"""The mouse as the system reports it: to the window, which finds out what lies there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Mouse:
    """Moves, and presses where it is: what has come under it meanwhile does not matter to it."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.at = QPoint()

    def move(self, at: QPoint) -> None:
        """To a pixel of the window, past the one beside it."""
        handle = self.window.windowHandle()
        for place in (at + QPoint(7, 0), at):
            QTest.mouseMove(handle, place)
            QApplication.processEvents()
        self.at = at

    def move_to(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.move(widget.mapTo(self.window, widget.rect().center() if at is None else at))

    def press(self) -> None:
        QTest.mousePress(self.window.windowHandle(), LEFT, NONE, self.at)
        QApplication.processEvents()

    def release(self) -> None:
        QTest.mouseRelease(self.window.windowHandle(), LEFT, NONE, self.at)
        QApplication.processEvents()

    def click(self) -> None:
        self.press()
        self.release()
