"""Somebody before the window: clicks what is on top at a pixel, drags, turns the wheel, types to what has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QThread
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from dune_desktop.scene.piece import Piece
from dune_desktop.windows.table.table_page import TablePage

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
#: Where one may try to hit a thing: its middle first, then a grid over it.
_SHARES = ((0.5, 0.5), *((x, y) for y in (0.5, 0.2, 0.8, 0.06, 0.94) for x in (0.5, 0.2, 0.8, 0.06, 0.94)))


#: Whether the letters that are typed begin a new word or go on with the last one: milliseconds, for ``typing``.
AFTER_A_PAUSE, TOGETHER = 0, 60_000


@contextmanager
def typing(interval: int) -> Iterator[None]:
    """However fast or slow the machine is."""
    usual = QApplication.keyboardInputInterval()
    QApplication.setKeyboardInputInterval(interval)
    try:
        yield
    finally:
        QApplication.setKeyboardInputInterval(usual)


class Unreachable(AssertionError):
    """Something else is on top there."""


class Person:
    """Whatever is done goes to the widget that a real mouse or keyboard would reach."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window

    def look(self, rounds: int = 1) -> None:
        """Let the window do and paint what is due, and forget what it has put away."""
        for _ in range(rounds):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def wait(self, until: Callable[[], bool], milliseconds: int = 10_000) -> None:
        for _ in range(milliseconds):
            self.look()
            if until():
                return
            QThread.msleep(1)
        raise AssertionError("the window never got there")

    # ------------------------------------------------------------ mouse

    def reaches(self, widget: QWidget, at: QPoint) -> bool:
        """A click there is heard by the widget."""
        where = widget.mapTo(self.window, at)
        return widget.isVisible() and self.window.rect().contains(where) and self.window.childAt(where) is widget

    def _there(self, widget: QWidget, at: QPoint | None) -> QPoint:
        if at is None:
            at = next((spot for spot in _spots(QRectF(widget.rect())) if self.reaches(widget, spot)), None)
        if at is None or not self.reaches(widget, at):
            over = None if at is None else self.window.childAt(widget.mapTo(self.window, at))
            raise Unreachable(f"{name_of(widget)} is under {name_of(over)}")
        return at

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(widget, button, NONE, self._there(widget, at))
        self.look()

    def drag(self, widget: QWidget, start: QPoint, end: QPoint, moves: int = 5, button: Qt.MouseButton = LEFT) -> None:
        """Press, move in steps, let go."""
        self.carry(widget, start, end, moves, button)
        QTest.mouseRelease(widget, button, NONE, end)
        self.look()

    def carry(self, widget: QWidget, start: QPoint, end: QPoint, moves: int = 5, button: Qt.MouseButton = LEFT) -> None:
        """The same without letting go."""
        QTest.mousePress(widget, button, NONE, self._there(widget, start))
        for n in range(1, moves + 1):
            QTest.mouseMove(widget, (QPointF(start) + QPointF(end - start) * (n / moves)).toPoint())
        self.look()

    def hover(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseMove(widget, at)
        self.look()

    def wheel(self, widget: QWidget, at: QPoint, notches: int) -> None:
        turn = QPoint(0, 120 * notches)
        place, buttons = QPointF(at), Qt.MouseButton.NoButton
        event = QWheelEvent(
            place, QPointF(widget.mapToGlobal(at)), QPoint(), turn, buttons, NONE, Qt.ScrollPhase.NoScrollPhase, False
        )
        QApplication.sendEvent(widget, event)
        self.look()

    # ------------------------------------------------------------ keyboard

    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focus(), key, modifier)
        self.look()

    def write(self, text: str) -> None:
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(self.focus(), letter)
            else:
                self._write_letter(letter)
        self.look()

    def _write_letter(self, letter: str) -> None:
        """As a layout with other letters sends it; ``QTest`` knows Latin ones only."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.focus(), QKeyEvent(kind, ord(letter.upper()), NONE, letter))

    def find(self, text: str) -> None:
        """Letters that belong together, after a pause."""
        with typing(AFTER_A_PAUSE):
            self.write(text[:1])
        with typing(TOGETHER):
            self.write(text[1:])

    # ------------------------------------------------------------ the table

    def spot(self, page: TablePage, piece: Piece, means: Callable[[Iterable[Piece]], object] | None = None) -> QPoint:
        """A pixel of the table where a click means the piece; ``means``: what lies there -> what it stands for."""
        view, scene = page.view, page.scene
        for point in _spots(piece.hit()):
            at = view.mapFromScene(piece.mapToScene(QPointF(point)))
            found = (means or pressable)(scene.pieces_at(view.mapToScene(at)))
            if found is piece and self.reaches(view.viewport(), at):
                return at
        raise Unreachable(f"no pixel of {piece.ref} answers")


def pressable(pieces: Iterable[Piece]) -> Piece | None:
    """What a click takes, of what lies at a point."""
    return next((piece for piece in pieces if piece.ref is not None or piece.pressed is not None), None)


def _spots(rect: QRectF) -> Iterator[QPoint]:
    for x, y in _SHARES:
        yield QPoint(int(rect.left() + x * rect.width()), int(rect.top() + y * rect.height()))


def name_of(widget: QWidget | None) -> str:
    """How a test calls a widget."""
    if widget is None:
        return "nothing"
    text = getattr(widget, "text", lambda: "")()
    return " ".join(filter(None, (type(widget).__name__, widget.objectName(), repr(text) if text else "")))


def middle(box: QRect) -> QPoint:
    return box.center()
