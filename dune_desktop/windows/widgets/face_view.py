"""A printed card beside a list of them, and what it says in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND, Face
from dune_desktop.windows.widgets.layouts import TOP, fill
from dune_desktop.windows.widgets.panels import Panel, painting
from dune_desktop.windows.widgets.preview_text import html, plain, tell

#: As wide as high ones; Conflict cards lie across.
FACE: Final = QSizeF(212, 297)
_SIDE: Final = 518.0


class FaceView(QWidget):
    """The card alone; without a face its back."""

    clicked = Signal()

    def __init__(self, look: Look, size: QSizeF = FACE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._size = look, size
        self.face: Face | None = None
        self._back = ""
        look.changed.connect(self._scale)
        self._scale()

    def show_face(self, face: Face | None, back: str = "") -> None:
        """Show this card; without one, or in its place, the ``back`` of a deck."""
        self.face, self._back = face, back
        self.update()

    def set_size(self, size: QSizeF) -> None:
        """Of the card, in units."""
        self._size = size
        self._scale()

    def _scale(self) -> None:
        self.setFixedSize((self._size * self._look.u).toSize())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        scale = self._look.u * self.devicePixelRatioF()
        pixmap = face_pixmap(self._look, self.face, HAND, self._size, scale, back=self._back)
        with painting(self, self._look.u) as (painter, _area):
            painter.drawPixmap(QRectF(QPointF(), self._size), pixmap, QRectF(pixmap.rect()))


class FaceSheet(Panel):
    """The card, and beside it its boxes, rulings and rules."""

    ground = "raised"

    def __init__(self, look: Look, products: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._products = products
        self.face: Face | None = None
        self._view, self.words = FaceView(look), QTextBrowser()
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.setOpenLinks(False)
        self.keep_size(self.setFixedWidth, _SIDE)
        self.pad(
            fill(QHBoxLayout(self), (self._view, 0, TOP), (self.words, 1)),
            tokens.S16,
            tokens.S16,
            tokens.S16,
            tokens.S16,
            gap=tokens.S16,
        )

    def show_face(self, face: Face) -> None:
        if face is not self.face:
            self.face = face
            self._view.show_face(face)
            self.retranslate()

    def retranslate(self) -> None:
        if self.face is not None:
            told = tell(self.face, self._products)
            self.words.setHtml(html(told, self.look.theme, self.look.u))
            self.words.setAccessibleName(plain(told))

    def relook(self) -> None:
        super().relook()
        self.retranslate()
