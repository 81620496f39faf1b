"""The tooltip of the table, inside the scene: words beside the pointer that say why not, or what a thing is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
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
    """A sentence or a few lines; never outside what is seen of the table. Below them there may be a link."""

    #: The link was pressed.
    asked = Signal()
    #: It says nothing any more.
    over = Signal()

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.words = ""
        #: What stands below the words.
        self.signs: Signs = ()
        self.link = ""
        #: The point of the scene beside which it was said.
        self.at = QPointF()
        #: What is pointed at next does not take it back.
        self._kept = False
        self._box = QRectF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hush)
        self.setZValue(3)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def say(self, words: str, at: QPointF, *, signs: Signs = (), stays: bool = False) -> None:
        """Shows the words beside a point of the scene. ``stays``: until they are taken back."""
        self._kept = False
        if (words, signs, "") != (self.words, self.signs, self.link):
            self._write(words, signs)
        if words:
            self.at = at
            self._stand(at)
            if stays:
                self._timer.stop()
            else:
                self._wait()

    def offer(self, link: str) -> None:
        """Puts a link below what it says; it stays where it is while one goes there."""
        self._write(self.words, self.signs, link)
        self._keep()

    def add(self, words: str) -> None:
        """Says this too, in the place of the link; it stays until it is read, or something is pressed."""
        self._write("\n".join((self.words, words)), self.signs)
        self._keep()

    def _keep(self) -> None:
        self._kept = True
        self._stand_inside()
        self._wait()

    def _wait(self) -> None:
        self._timer.start(_STAYS + _LETTER * (len(self.words) + len(self.link)))

    def hush(self) -> None:
        """Takes back what was said."""
        self._timer.stop()
        self._kept = False
        if self.words:
            self._write("", ())
            self.over.emit()

    def leave(self) -> None:
        """Takes it back because something else is pointed at, unless it is to be read or pressed first."""
        if not self._kept:
            self.hush()

    @property
    def keeps(self) -> bool:
        """What it says is to be read or pressed before anything else is said."""
        return self._kept

    def press(self, at: QPointF) -> bool:
        """Whether the point of the scene is on the link, which is pressed then."""
        on = bool(self.link) and self._link_place().contains(self.mapFromScene(at))
        if on:
            self.asked.emit()
        return on

    def _link_place(self) -> QRectF:
        """The whole line, and a little more: it is thin."""
        return QRectF(0, self._box.bottom() - BODY - S16, self._box.width(), BODY + S16)

    def _write(self, words: str, signs: Signs, link: str = "") -> None:
        self.prepareGeometryChange()
        self.words, self.signs, self.link = words, signs, link
        metrics = fonts.metrics(BODY)
        text = metrics.boundingRect(QRectF(0, 0, _WIDEST, 2 * _WIDEST), int(_FLAGS), words)
        below = (ICON_19 + S6 if signs else 0.0) + (metrics.height() + S6 if link else 0.0)
        width = max(text.width(), signs_width(signs, ICON_19), metrics.horizontalAdvance(link))
        self._box = QRectF(0, 0, width + 2 * S8 + 1, text.height() + below + S16)
        self.setVisible(bool(words))
        self.update()

    def _stand(self, at: QPointF) -> None:
        """Stands below and right of the pointer; where there is no room, on its other side."""
        parent = self.parentItem()
        point, room = parent.mapFromScene(at), parent.mapRectFromScene(self._seen())
        x, y = point.x() + S16, point.y() + S24
        if x + self._box.width() > room.right():
            x = max(room.left(), point.x() - S8 - self._box.width())
        if y + self._box.height() > room.bottom():
            y = max(room.top(), point.y() - S8 - self._box.height())
        self.setPos(x, y)

    def _stand_inside(self) -> None:
        """It has grown: no part of it is outside the table."""
        room = self.parentItem().mapRectFromScene(self._seen())
        x, y = room.right() - self._box.width(), room.bottom() - self._box.height()
        self.setPos(max(room.left(), min(self.x(), x)), max(room.top(), min(self.y(), y)))

    def _seen(self) -> QRectF:
        """What of the scene is seen: the page may be larger than the window."""
        seen = self.scene().sceneRect()
        for view in self.scene().views():
            seen &= view.mapToScene(view.viewport().visibleRegion().boundingRect()).boundingRect()
        return seen

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        # It follows a drag: its letters are set once.
        draw_sprite(
            painter, ("bubble", self.words, self.signs, self.link, self.table.theme.name), self._box, self._picture
        )

    def _picture(self, painter: QPainter) -> None:
        theme = self.table.theme
        draw_rounded(painter, self._box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_BOX, theme.raised, theme.rule)
        painter.setPen(theme.text)
        painter.setFont(fonts.font(BODY))
        inner = self._box.adjusted(S8, S8, -S8, -S8)
        painter.drawText(inner, int(_FLAGS), self.words)
        if self.link:
            self._draw_link(painter, inner)
        if self.signs:
            line = QRectF(inner.left(), inner.bottom() - ICON_19, inner.width() + 1, ICON_19)
            draw_signs(painter, self.signs, line, ICON_19, theme)

    def _draw_link(self, painter: QPainter, inner: QRectF) -> None:
        font = fonts.font(BODY)
        font.setUnderline(True)
        painter.setFont(font)
        painter.setPen(self.table.theme.focus)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), self.link)
        painter.setFont(fonts.font(BODY))
