"""Words beside the pointer, inside the scene: why not, or what a thing is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.scene import fonts
from dune_desktop.scene.piece import Table
from dune_desktop.scene.tokens import BODY, LINE, RADIUS_BOX, S8, S16, S24

_WIDEST: Final = 300.0
_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
#: Milliseconds for which a sentence stays, and as many for each letter.
_STAYS, _LETTER = 3000, 40


class Bubble(QGraphicsObject):
    """A sentence or a few lines; never outside the table."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.words = ""
        self._box = QRectF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hush)
        self.setZValue(3)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def say(self, words: str, at: QPointF, *, stays: bool = False) -> None:
        """Show the words beside a point of the scene. ``stays``: until they are taken back."""
        if words != self.words:
            self._write(words)
        if words:
            self._stand(at)
            if stays:
                self._timer.stop()
            else:
                self._timer.start(_STAYS + _LETTER * len(words))

    def hush(self) -> None:
        """Nothing to say any more."""
        self._timer.stop()
        if self.words:
            self._write("")

    def _write(self, words: str) -> None:
        self.prepareGeometryChange()
        self.words = words
        text = fonts.metrics(BODY).boundingRect(QRectF(0, 0, _WIDEST, 2 * _WIDEST), int(_FLAGS), words)
        self._box = QRectF(0, 0, text.width() + 2 * S8 + 1, text.height() + S16)
        self.setVisible(bool(words))
        self.update()

    def _stand(self, at: QPointF) -> None:
        """Below and right of the pointer; where there is no room, on its other side."""
        parent = self.parentItem()
        point, room = parent.mapFromScene(at), parent.mapRectFromScene(self.scene().sceneRect())
        x, y = point.x() + S16, point.y() + S24
        if x + self._box.width() > room.right():
            x = max(room.left(), point.x() - S8 - self._box.width())
        if y + self._box.height() > room.bottom():
            y = max(room.top(), point.y() - S8 - self._box.height())
        self.setPos(x, y)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.theme
        painter.setPen(QPen(theme.rule, LINE))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(self._box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BOX, RADIUS_BOX)
        painter.setPen(theme.text)
        painter.setFont(fonts.font(BODY))
        painter.drawText(self._box.adjusted(S8, S8, -S8, -S8), int(_FLAGS), self.words)
