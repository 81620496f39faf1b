"""The keys of the commands, one row each. A key that stands for something else already is not taken, and it says so."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.commands import BY_ID, COMMANDS, Command, title
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.page import role_label

_LABEL, _EDIT = 300.0, 220.0
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class KeyRow(QWidget):
    """A command, its key, and a button that gives back the usual one."""

    #: The command and the portable text of its new key; empty: the usual one.
    changed = Signal(str, str)

    def __init__(self, look: Look, command: Command, overrides: dict[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._command, self._overrides = look, command, overrides
        self._label, self.note = QLabel(), role_label("danger", wrap=True)
        #: The key that was wanted and can't be had.
        self._refused = QKeySequence()
        self.edit, self.usual = QKeySequenceEdit(), QPushButton()
        self.edit.setMaximumSequenceLength(1)
        self._label.setBuddy(self.edit)
        self._row = QHBoxLayout(self)
        for widget in (self._label, self.edit, self.usual):
            self._row.addWidget(widget)
        self._row.addWidget(self.note, 1)
        self.edit.editingFinished.connect(self._edited)
        self.usual.clicked.connect(self._reset)
        look.changed.connect(self._scale)
        self.show_key()
        self.retranslate()
        self._scale()

    def show_key(self) -> None:
        """The key as it is now."""
        found = Keys(self._overrides).sequences(self._command.id)
        self.edit.setKeySequence(found[0] if found else QKeySequence())
        self.usual.setVisible(self._command.id in self._overrides)
        self._refuse(QKeySequence())

    def _edited(self) -> None:
        key, keys = self.edit.keySequence(), Keys(self._overrides)
        if key in keys.sequences(self._command.id):
            self._refuse(QKeySequence())
        elif self._wrong(key, keys):
            self.show_key()
            self._refuse(key)
        elif key.isEmpty():
            self._reset()
        else:
            self.changed.emit(self._command.id, key.toString(_PORTABLE))

    def _refuse(self, key: QKeySequence) -> None:
        """Say why this key can't be had; an empty one: nothing is wrong any more."""
        self._refused = key
        self.note.setText(self._wrong(key, Keys(self._overrides)))

    def _wrong(self, key: QKeySequence, keys: Keys) -> str:
        """Why this key can't be had; letters find, and no two commands share a key."""
        text = key.toString(QKeySequence.SequenceFormat.NativeText)
        if len(text) == 1 and text.isalpha():
            return self.tr("Letters alone are for finding options by name.")
        others = (one for one in BY_ID.values() if one is not self._command)
        holder = next((one for one in others if key in keys.sequences(one.id)), None)
        if holder is None or key.isEmpty():
            return ""
        return self.tr("{key} is already used for: {command}").format(key=text, command=title(holder))

    def _reset(self) -> None:
        usual = QKeySequence.listFromString(self._command.keys)
        keys = Keys({id_: text for id_, text in self._overrides.items() if id_ != self._command.id})
        taken = next((key for key in usual if self._wrong(key, keys)), None)
        if taken is not None:
            self.show_key()
            self._refuse(taken)
        else:
            self.changed.emit(self._command.id, "")

    def retranslate(self) -> None:
        """Word it anew."""
        self._label.setText(title(self._command))
        self.edit.setAccessibleName(title(self._command))
        self.usual.setText(self.tr("Default key"))
        key = self.edit.keySequence()
        self.edit.clear()  # it words a key only when it gets another one
        self.edit.setKeySequence(key)
        self._refuse(self._refused)
        self.usual.setToolTip(Keys().labels(self._command.id))

    def _scale(self) -> None:
        u = self._look.u
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(tokens.S12 * u))
        self._label.setFixedWidth(round(_LABEL * u))
        self.edit.setFixedWidth(round(_EDIT * u))


class KeyRows(QWidget):
    """All commands. Keeps ``overrides``, which belong to the settings, and says when they have changed."""

    changed = Signal()

    def __init__(self, look: Look, overrides: dict[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._overrides = look, overrides
        self._about = role_label("quiet", wrap=True)
        self.rows = {command.id: KeyRow(look, command, overrides) for command in COMMANDS}
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._about)
        for row in self.rows.values():
            self._column.addWidget(row)
            row.changed.connect(self._change)
        self._column.addStretch()
        look.changed.connect(self._scale)
        self.retranslate()
        self._scale()

    def _change(self, command: str, key: str) -> None:
        if key:
            self._overrides[command] = key
        else:
            self._overrides.pop(command, None)
        self.rows[command].show_key()
        self.changed.emit()

    def retranslate(self) -> None:
        """Word all anew."""
        self._about.setText(self.tr("Click a key and press another one. Digits choose options; letters find them."))
        for row in self.rows.values():
            row.retranslate()

    def _scale(self) -> None:
        side = round(tokens.S16 * self._look.u)
        self._column.setContentsMargins(0, side, side, side)
        self._column.setSpacing(round(tokens.S6 * self._look.u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
