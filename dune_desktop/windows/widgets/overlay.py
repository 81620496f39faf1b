"""A sheet over a page, dimming what is below: a child widget, so nothing waits for it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.plates import draw_sheet
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import draw_print
from dune_desktop.windows.widgets.layouts import begin_in_view, least_of, seen_of
from dune_desktop.windows.widgets.panels import PagePart, painting, pressed_by

_VEIL = 150
_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace)


class Sheet(QWidget):
    """A plate in a frame of brass; ``room``: what is seen at its head."""

    def __init__(self, look: Look, parent: QWidget | None = None, room: Picture | None = None) -> None:
        super().__init__(parent)
        self._look, self._room = look, room

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, room = self._look.theme, self._room
        with painting(self, self._look.u) as (painter, rect):
            paint = partial(draw_sheet, rect=rect, theme=theme, room=room)
            draw_print(painter, ("sheet", theme.name, room), rect, paint)


class Overlay(PagePart):
    """Covers its parent; any closing key or a click outside the sheet closes it."""

    closed = Signal()
    #: It opens when the game gets there, whoever points where: a click that was meant for the table closes nothing.
    by_itself = False
    #: The sheet is so large where there is room, in units; more if it wants to be.
    roomy = QSizeF()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._look, self._page = look, parent
        self.sheet = Sheet(look, self)
        self.column = QVBoxLayout(self.sheet)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        margin = tokens.S24
        self.pad(self.column, margin, gap=tokens.S12)

    def open(self) -> None:
        """Show it above everything, with the keyboard."""
        self.setGeometry(self._page.rect())
        self.show()
        self._place()  # what has not been shown yet does not know how large its texts are
        begin_in_view(self.sheet)
        self.raise_()
        self.setFocus()
        # Qt asks for these updates after the first paint otherwise, and the whole table below is painted twice.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater.value)

    def means(self, _point: object) -> Hashable:
        """What a press does to the game: for a pointer that may not have been moved here."""
        return self if self.by_itself else None

    def close_sheet(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def relook(self) -> None:
        super().relook()
        self._place()

    def _place(self) -> None:
        """Put the sheet in the middle, as large as it wants to be and as fits."""
        self.sheet.ensurePolished()
        room = self.room()
        fitting = room.size() - room.size() / 20
        wanted = self.sheet.sizeHint().expandedTo((self.roomy * self.look.u).toSize())
        size = least_of(self.sheet, wanted.boundedTo(fitting)).boundedTo(self.size() - self.size() / 20)
        place = QRect(QPoint(), size)
        place.moveCenter(room.center())
        begins = QPoint(max(room.left(), place.left()), max(room.top(), place.top()))  # seen at any rate
        ends = self.rect().bottomRight() - QPoint(place.width(), place.height())
        place.moveTopLeft(QPoint(min(begins.x(), ends.x()), min(begins.y(), ends.y())))
        self.sheet.setGeometry(place)

    def room(self) -> QRect:
        """What is seen of the page, which may be larger than the window."""
        return seen_of(self._page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._page and self.isVisible():
            self.setGeometry(self._page.rect())
            self._place()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet. It stays where it is if there is nothing else to go to.

        Qt's own chain is not walked: whom PySide asks for the next widget, it takes for the owner of that widget.
        """
        around = self.sheet.findChildren(QWidget)
        if not forward:
            around.reverse()
        focus = QApplication.focusWidget()
        here = around.index(focus) if focus in around else -1
        for at in (*around[here + 1 :], *around[: max(0, here)]):
            if _is_stop(at):
                at.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by(event) and event.key() in _CLOSING and not event.isAutoRepeat():
            self.close_sheet()
        event.accept()  # nothing below hears of it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.close_sheet()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        veil = QColor(self._look.theme.keyline)
        veil.setAlpha(_VEIL)
        QPainter(self).fillRect(self.rect(), veil)


class WindowSheet(Overlay):
    """Lies over the window, whatever page it shows; ``below``: what has the keyboard again when it is closed."""

    def __init__(self, look: Look, window: QWidget, below: QWidget) -> None:
        super().__init__(look, window)
        self._below = below

    def close_sheet(self) -> None:
        if self.isVisible():
            before = self._below.focusWidget()  # Qt would give the keyboard to what comes next
            super().close_sheet()
            if before is not None:
                before.setFocus()


def _is_stop(widget: QWidget) -> bool:
    """Tab reaches it."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()
