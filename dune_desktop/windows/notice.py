"""A sentence over the window that something went wrong; it goes by itself, or by a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.chrome import announce

_SHOWN = 9000
_WIDTH = 560


class Notice(QLabel):
    """Stands at the top of its parent."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._window = look, parent
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN)
        self._timer.timeout.connect(self.hide)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        parent.installEventFilter(self)
        self.hide()

    def tell(self, text: str) -> None:
        """Say it; the next one takes its place."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        announce(self, text)

    def _place(self) -> None:
        u = self._look.u
        margin = round(tokens.S16 * u)
        self.setContentsMargins(margin, margin, margin, margin)
        width = min(round(_WIDTH * u), self._window.width() - 2 * margin)
        self.setFixedWidth(width)
        self.setMinimumHeight(0)  # a label is never asked to be lower than it was made
        self.setFixedHeight(self.heightForWidth(width))
        self.move((self._window.width() - width) // 2, round(tokens.S24 * 2 * u))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme.danger, 2 * self._look.u))
        painter.setBrush(self._look.theme.raised)
        radius = tokens.RADIUS_PANEL * self._look.u
        painter.drawRoundedRect(self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        painter.end()
        super().paintEvent(event)
