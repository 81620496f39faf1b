"""The heading of a part of a page: engraved letters, and a line of brass to the end."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.windows.widgets.layouts import dressed

#: Between letters and line, in units; how short no line is.
_AIR, _LEAST = 12.0, 40.0


class Chapter(QLabel):
    """A label that the style sheet knows as a chapter."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        dressed(self, "chapter")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        u, colour = self._look.u, self._look.theme.brass
        left = self.fontMetrics().horizontalAdvance(self.text()) + _AIR * u
        if self.width() - left < _LEAST * u:
            return
        room = QRectF(left, self.height() / 2, self.width() - left, max(1.0, tokens.LINE * u))
        fade = QLinearGradient(room.topLeft(), room.topRight())
        fade.setColorAt(0, colour)
        fade.setColorAt(1, faded(colour, 0))
        painter = QPainter(self)
        painter.fillRect(room, fade)
        painter.end()
