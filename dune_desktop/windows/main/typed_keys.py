"""Keys that Qt's shortcuts would miss: a character, whatever key types it, and letters that are not Latin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from dune_desktop.windows.latin import latin

_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class TypedKeys(QObject):
    """Hears of a key before it becomes a shortcut, when nothing that has the keyboard has wanted it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._do: Callable[[], object] | None = None
        # Once for each key, even where a list asks about it a second time.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._obey)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        taken = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event)
        if taken:
            event.accept()
        return taken

    def _takes(self, event: QKeyEvent) -> bool:
        """Whether the key means something here; that is done as soon as Qt is through with it."""
        do = None if event.isAutoRepeat() else self._meant(event)
        if do is not None:
            self._do = do
            self._soon.start()
        return do is not None

    def _obey(self) -> None:
        do, self._do = self._do, None
        if do is not None:
            do()

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        pressed = latin(event)
        if pressed is not None:
            return partial(self._press, pressed)
        text = event.text()
        if event.modifiers() & ~_PLAIN or len(text) != 1 or text.isalnum() or not text.isprintable() or text.isspace():
            return None
        # In many layouts "?" is Shift and a digit, which stands for another command.
        action = self._action(QKeySequence(text))
        return None if action is None else action.trigger

    def _press(self, pressed: QKeyEvent) -> None:
        """Do what the Latin key does: to a field that has the keyboard, as a command, or for who has it."""
        focus = QApplication.focusWidget() or self._window
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, pressed.key(), pressed.modifiers())
        asked.ignore()
        QApplication.sendEvent(focus, asked)
        action = None if asked.isAccepted() else self._action(QKeySequence(pressed.keyCombination()))
        if action is None:
            QApplication.sendEvent(focus, pressed)
        else:
            action.trigger()

    def _action(self, keys: QKeySequence) -> QAction | None:
        """The command that has these keys where the keyboard is."""
        found = (one for one in self._window.findChildren(QAction) if keys in one.shortcuts() and one.isEnabled())
        return next(filter(self._is_heard, found), None)

    def _is_heard(self, action: QAction) -> bool:
        if action.shortcutContext() == Qt.ShortcutContext.WindowShortcut:
            return True
        owner, focus = action.parent(), QApplication.focusWidget()
        return isinstance(owner, QWidget) and focus is not None and (owner is focus or owner.isAncestorOf(focus))
