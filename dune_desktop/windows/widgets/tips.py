"""Tooltips of a width that can be read: Qt breaks the lines of rich text only, so all of them are that."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

#: What may leave words about nothing: who said them is gone, or stands for something else.
_OVER: Final = (QEvent.Type.Hide, QEvent.Type.ToolTipChange)


class Tips(QObject):
    """Shows what widgets and rows of lists have to say; made once for a window, it serves all that are open."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        #: Whose words are shown, and what they are.
        self._told: QWidget | None = None
        self._text = ""
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Every event of the program comes by here: its class is asked for first, its type costs ten times as much."""
        if watched is self._told and event.type() in _OVER and not self._stays(event):
            self._told = None
            QToolTip.hideText()
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip or not isinstance(watched, QWidget):
            return False
        text, rect = _said(watched, event.pos())
        if text:
            self._told, self._text = watched, text
            show_tip(event.globalPos(), text, watched, rect)
        return bool(text)

    def _stays(self, event: QEvent) -> bool:
        """Say whether the words are the same as before."""
        same = self._told is not None and self._told.toolTip() == self._text
        return same and event.type() == QEvent.Type.ToolTipChange


def _said(widget: QWidget, at: QPoint) -> tuple[str, QRect]:
    """Find what is to be said there, and the place in which that stays the same."""
    view = widget.parentWidget()
    if isinstance(view, QAbstractItemView) and view.viewport() is widget:
        index = view.indexAt(at)
        said = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else ""
        return said or "", view.visualRect(index)
    return widget.toolTip(), QRect()


def show_tip(at: QPoint, text: str, widget: QWidget, rect: QRect | None = None) -> None:
    """Show a text beside a point of the screen, broken into lines."""
    rich = escape(text).replace("\n", "<br>")
    QToolTip.showText(at, f"<p>{rich}</p>", widget, rect or QRect())
