"""Which key stands for which command: the defaults, and what the settings say instead.

A window or a page says what its commands do in one call of ``Keys.handle``; what a command is called and which keys it
has by default stands in ``commands``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from dune_desktop.windows.commands import BY_ID, FOCUS, WATCH, title

#: The Enter of the number pad is an Enter.
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


class Keys:
    """Knows the keys of commands. ``overrides``, by command, are portable, such as ``"F5"`` or ``"Esc; Backspace"``."""

    def __init__(self, overrides: Mapping[str, str] | None = None) -> None:
        self.overrides = {} if overrides is None else overrides
        #: What shortcuts and menus do, by the id of the command.
        self.actions: dict[str, QAction] = {}

    def handle(
        self,
        owner: QWidget,
        handlers: Mapping[str, Callable[[], object]],
        where: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
    ) -> None:
        """Call these handlers, by the ids of commands, when somebody presses the keys of those in ``owner``."""
        for command, handler in handlers.items():
            action = self.actions[command] = QAction(owner)
            action.setObjectName(command)
            action.setShortcutContext(where)
            action.setAutoRepeat(False)
            action.triggered.connect(handler)
            owner.addAction(action)
        self.refresh()

    def change(self, overrides: Mapping[str, str]) -> None:
        """Take other overrides: the settings have changed."""
        self.overrides = overrides
        self.refresh()

    def refresh(self) -> None:
        """Name the actions in the language of now, and give them the keys of now."""
        for command, action in self.actions.items():
            action.setText(title(BY_ID[command]))
            action.setShortcuts(self.sequences(command))

    def sequences(self, command: str) -> list[QKeySequence]:
        """All keys of the command; of its default ones, those that nobody has given to another command."""
        if command in self.overrides:
            return QKeySequence.listFromString(self.overrides[command])
        taken = [key for text in self.overrides.values() for key in QKeySequence.listFromString(text)]
        return [key for key in QKeySequence.listFromString(BY_ID[command].keys) if key not in taken]

    def label(self, command: str) -> str:
        """The first key of the command as the keyboard names it; empty without one."""
        found = self.sequences(command)
        return found[0].toString(QKeySequence.SequenceFormat.NativeText) if found else ""

    def labels(self, command: str) -> str:
        """All keys of the command as the keyboard names them."""
        return "; ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in self.sequences(command))

    def titled(self, text: str, command: str) -> str:
        """Add the key of the command to a text, for tooltips."""
        label = self.label(command)
        return f"{text} ({label})" if label else text

    def of(self, event: QKeyEvent, scope: str = FOCUS) -> str:
        """The id of the command that the focus gets by this key; empty for none.

        A key that is held down commands once: it would answer questions that nobody has read. Watching goes on.
        """
        if event.isAutoRepeat() and scope != WATCH:
            return ""
        pressed = QKeySequence(QKeyCombination(event.modifiers() & ~_KEYPAD, Qt.Key(event.key())))
        plain = (command.id for command in BY_ID.values() if command.scope == scope)
        return next((command for command in plain if pressed in self.sequences(command)), "")
