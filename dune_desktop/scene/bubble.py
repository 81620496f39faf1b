"""The tooltip of the table, inside the scene: words beside the pointer that say why not, or what a thing is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import draw_rounded
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import BODY, ICON_19, RADIUS_BOX, S6, S8, S16, S24
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.signs import Signs

_WIDEST: Final = 300.0
_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
#: Milliseconds for which a sentence stays, and as many for each letter.
_STAYS, _LETTER = 3000, 40


class Bubble(QGraphicsObject):
    """A sentence or a few lines; never outside the table."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.words = ""
        #: What stands below the words.
        self.signs: Signs = ()
        self._box = QRectF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hush)
        self.setZValue(3)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def say(self, words: str, at: QPointF, *, signs: Signs = (), stays: bool = False) -> None:
        """Shows the words beside a point of the scene. ``stays``: until they are taken back."""
        if (words, signs) != (self.words, self.signs):
            self._write(words, signs)
        if words:
            self._stand(at)
            if stays:
                self._timer.stop()
            else:
                self._timer.start(_STAYS + _LETTER * len(words))

    def hush(self) -> None:
        """Takes back what was said."""
        self._timer.stop()
        if self.words:
            self._write("", ())

    def _write(self, words: str, signs: Signs) -> None:
        self.prepareGeometryChange()
        self.words, self.signs = words, signs
        text = fonts.metrics(BODY).boundingRect(QRectF(0, 0, _WIDEST, 2 * _WIDEST), int(_FLAGS), words)
        below = ICON_19 + S6 if signs else 0
        width = max(text.width(), signs_width(signs, ICON_19))
        self._box = QRectF(0, 0, width + 2 * S8 + 1, text.height() + below + S16)
        self.setVisible(bool(words))
        self.update()

    def _stand(self, at: QPointF) -> None:
        """Stands below and right of the pointer; where there is no room, on its other side."""
        parent = self.parentItem()
        point, room = parent.mapFromScene(at), parent.mapRectFromScene(self.scene().sceneRect())
        x, y = point.x() + S16, point.y() + S24
        if x + self._box.width() > room.right():
            x = max(room.left(), point.x() - S8 - self._box.width())
        if y + self._box.height() > room.bottom():
            y = max(room.top(), point.y() - S8 - self._box.height())
        self.setPos(x, y)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        # It follows a drag: its letters are set once.
        draw_sprite(painter, ("bubble", self.words, self.signs, self.table.theme.name), self._box, self._picture)

    def _picture(self, painter: QPainter) -> None:
        theme = self.table.theme
        draw_rounded(painter, self._box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BOX, theme.raised, theme.rule)
        painter.setPen(theme.text)
        painter.setFont(fonts.font(BODY))
        inner = self._box.adjusted(S8, S8, -S8, -S8)
        painter.drawText(inner, int(_FLAGS), self.words)
        if self.signs:
            line = QRectF(inner.left(), inner.bottom() - ICON_19, inner.width() + 1, ICON_19)
            draw_signs(painter, self.signs, line, ICON_19, theme)
