"""Files dragged onto the window, anywhere: a sign over everything says what letting go does."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QDropEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QMainWindow, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.widgets.panels import Align, painting, rounded

DropSign = Texts("DropSign")
_VEIL: Final = 190
_BOX: Final = QSizeF(520, 150)


def files_of(data: QMimeData) -> list[Path]:
    """The files and folders of this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class _Sign(QWidget):
    """Covers the window while files are over it."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._window, self._files = look, window, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, files: int) -> None:
        self._files = files
        self.setAccessibleName(self.words())
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()

    def words(self) -> str:
        return DropSign.tr("Drop to import %n file(s)", "", self._files)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        veil = QColor(theme.keyline)
        veil.setAlpha(_VEIL)
        with painting(self, self._look.u) as (painter, area):
            painter.fillRect(area, veil)
            box = QRectF(QPointF(), _BOX)
            box.moveCenter(area.center())
            rounded(painter, box, tokens.RADIUS_PANEL, theme.panel, None)
            pen = QPen(theme.text, 2, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inner = box.adjusted(10, 10, -10, -10)
            painter.drawRoundedRect(inner, tokens.RADIUS_BOX, tokens.RADIUS_BOX)
            fitted = fit(self.words(), inner.width() - 2 * tokens.S16, tokens.BANNER, 700)
            draw_fitted(painter, fitted, inner, theme.text, Align.AlignCenter)


class Dropping(QObject):
    """Hears of drags before any widget of the window does: text fields would take the name of a file as text."""

    #: These files were let go over the window.
    dropped = Signal(object)

    def __init__(self, look: Look, window: QMainWindow) -> None:
        super().__init__(window)
        self._window, self.sign = window, _Sign(look, window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._window:
            handle = self._window.windowHandle()
            if handle is not None:
                handle.installEventFilter(self)
            return False
        if watched.isWidgetType():  # the handle has heard of it already
            return False
        if isinstance(event, QDropEvent):  # Qt's events of dragging are drops, too
            return self._over(event)
        if event.type() == QEvent.Type.DragLeave and self.sign.isVisible():
            self.sign.hide()
            return True
        return False

    def _over(self, event: QDropEvent) -> bool:
        dropped = event.type() == QEvent.Type.Drop
        files = files_of(event.mimeData())
        if dropped:
            self.sign.hide()
        elif files and not self.sign.isVisible():
            self.sign.tell(len(files))
        if files:
            event.setDropAction(Qt.DropAction.CopyAction)  # the file stays where it is
            event.accept()
        if files and dropped:
            self.dropped.emit(files)
        return bool(files)
