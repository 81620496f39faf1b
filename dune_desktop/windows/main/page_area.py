"""The room of the pages: what is larger than the window scrolls, and follows the keyboard and what is dragged."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QGraphicsView, QScrollArea, QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.main.pages import Pages
from dune_desktop.windows.widgets.overlay import Overlay

#: What is dragged so near to the edge takes the page along: milliseconds between steps, and pixels.
_EACH, _EDGE, _STEP = 30, 28, 24
#: What may move the keyboard.
_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class PageArea(QScrollArea):
    """Shows the page at the size that it needs: whoever asks for 200 % gets it in every window."""

    def __init__(self, look: Look, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self._look, self._pages = look, pages
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(pages)
        #: The page is larger than the window.
        self._larger = False
        self._creeping = QTimer(self, interval=_EACH)
        self._creeping.timeout.connect(lambda: self.creep(self.viewport().mapFromGlobal(QCursor.pos())))
        #: Where the button went down that is held.
        self._held: QPoint | None = None
        self._following = QTimer(self, singleShot=True, interval=0)
        self._following.timeout.connect(self._reveal)
        pages.currentChanged.connect(self._begin)

    def sizeHint(self) -> QSize:
        """The window has the size that people gave it, whatever the page needs."""
        return QSize()

    def make_room(self) -> None:
        """Give the page that is shown no less than it needs; a size that the program chose itself fits anyway."""
        needs = self._pages.needs() if self._look.asked else QSize(0, 0)
        self._pages.setMinimumSize(needs)
        larger = needs.width() > self.width() or needs.height() > self.height()
        if larger == self._larger:
            return
        self._larger = larger
        application = QApplication.instance()
        assert application is not None
        if larger:
            application.installEventFilter(self)  # only then, for it hears of everything
        else:
            application.removeEventFilter(self)
            self._creeping.stop()

    def _begin(self) -> None:
        """Show the page from its beginning, or where the keyboard is."""
        self.make_room()
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setValue(0)
        if self._look.asked:
            self._following.start()

    # ------------------------------------------------------------ following

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever a key does: afterwards that is seen which has the keyboard. Who clicks sees it, and may drag it."""
        if event.type() in _KEYS:
            self._following.start()
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._creeping.start()
        return super().eventFilter(watched, event)

    def _reveal(self) -> None:
        """Bring what has the keyboard into view; what a page needs is sure only when it has been shown."""
        self.make_room()
        focus: QWidget | None = self.window().focusWidget()
        if focus is not None and self._pages.isAncestorOf(focus):
            self.reveal(focus, _place_of(focus))

    def reveal(self, widget: QWidget, place: QRect) -> None:
        """Bring a place of a widget into view; of what is larger than the window its beginning."""
        there = QRect(widget.mapTo(self._pages, place.topLeft()), place.size())
        for point in (there.bottomRight(), there.topLeft()):
            self.ensureVisible(point.x(), point.y(), _EDGE, _EDGE)

    def creep(self, pointer: QPoint) -> None:
        """Go on where something of the page is dragged to the edge; what is only pressed there stays where it is."""
        if not QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            self._held = None
            self._creeping.stop()  # nothing moves by itself, and nothing is worked while nobody drags
            return
        if self._held is None:
            self._held = QPoint(pointer)
        room = self.viewport().rect()
        if room.contains(self._held) and (pointer - self._held).manhattanLength() >= QApplication.startDragDistance():
            for bar, at, end in (
                (self.horizontalScrollBar(), pointer.x(), room.width()),
                (self.verticalScrollBar(), pointer.y(), room.height()),
            ):
                bar.setValue(bar.value() + _STEP * ((at > end - _EDGE) - (at < _EDGE)))


def _place_of(widget: QWidget) -> QRect:
    """Where of a widget the keyboard is."""
    if isinstance(widget, Overlay):
        return widget.sheet.geometry()
    if isinstance(widget, QGraphicsView):
        from dune_desktop.scene.table.table_scene import TableView  # noqa: PLC0415 (the first screen waits for no table)

        assert isinstance(widget, TableView)
        piece = widget.table_scene.cursor.piece
        return QRect() if piece is None else widget.mapFromScene(piece.anchor()).boundingRect()
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        return widget.visualRect(widget.currentIndex())
    return widget.rect()
