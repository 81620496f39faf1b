"""The keys of the commands, one row each. A key that stands for something else already is not taken, and it says so."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.commands import BY_ID, COMMANDS, Command, title
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.layouts import STRETCH, fill
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import PagePart

_LABEL, _EDIT = 300.0, 220.0
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class KeyRow(PagePart):
    """A command, its key, and a button that gives back the usual one."""

    #: The portable text of the new key; empty: the usual one.
    changed = Signal(str)

    def __init__(self, look: Look, command: Command, keys: Keys) -> None:
        super().__init__(look)
        self._command, self._keys = command, keys
        self._label, self.note = QLabel(), role_label("danger", wrap=True)
        #: The key that was wanted and can't be had.
        self._refused = QKeySequence()
        self.edit, self.usual = QKeySequenceEdit(), QPushButton()
        self.edit.setMaximumSequenceLength(1)
        self._label.setBuddy(self.edit)
        self.edit.editingFinished.connect(self._edited)
        self.usual.clicked.connect(self._reset)
        row = fill(QHBoxLayout(self), self._label, self.edit, self.usual, (self.note, 1))
        self.pad(row, 0, gap=tokens.S12)
        self.keep_size(self._label.setFixedWidth, _LABEL)
        self.keep_size(self.edit.setFixedWidth, _EDIT)
        self.show_key()
        self.retranslate()

    def show_key(self, refused: QKeySequence | None = None) -> None:
        """Show the key as it is now, and why the ``refused`` one can't be had."""
        found = self._keys.sequences(self._command.id)
        self.edit.setKeySequence(found[0] if found else QKeySequence())
        self.usual.setVisible(self._command.id in self._keys.overrides)
        self._refused = refused or QKeySequence()
        self.note.setText(self._wrong(self._refused, self._keys))

    def _edited(self) -> None:
        key = self.edit.keySequence()
        if key in self._keys.sequences(self._command.id):
            self.show_key()
        elif self._wrong(key, self._keys):
            self.show_key(key)
        elif key.isEmpty():
            self._reset()
        else:
            self.changed.emit(key.toString(_PORTABLE))

    def _wrong(self, key: QKeySequence, keys: Keys) -> str:
        """Say why this key can't be had: letters find, and no two commands share a key."""
        text = key.toString(QKeySequence.SequenceFormat.NativeText)
        if len(text) == 1 and text.isalpha():
            return self.tr("Letters alone are for finding options by name.")
        others = (one for one in BY_ID.values() if one is not self._command)
        holder = next((one for one in others if key in keys.sequences(one.id)), None)
        if holder is None or key.isEmpty():
            return ""
        return self.tr("{key} is already used for: {command}").format(key=text, command=title(holder))

    def _reset(self) -> None:
        without = {id_: text for id_, text in self._keys.overrides.items() if id_ != self._command.id}
        usual = QKeySequence.listFromString(self._command.keys)
        taken = next((key for key in usual if self._wrong(key, Keys(without))), None)
        if taken is not None:
            self.show_key(taken)
        else:
            self.changed.emit("")

    def retranslate(self) -> None:
        self._label.setText(title(self._command))
        self.edit.setAccessibleName(title(self._command))
        self.usual.setText(self.tr("Default key"))
        self.usual.setToolTip(Keys({}).labels(self._command.id))
        self.edit.clear()  # it words a key only when it gets another one
        self.show_key(self._refused)


class KeyRows(PagePart):
    """All commands. Keeps the ``overrides`` of the settings, and says when they have changed."""

    changed = Signal()

    def __init__(self, look: Look, overrides: dict[str, str]) -> None:
        super().__init__(look)
        self._overrides = overrides
        self._about = role_label("quiet", wrap=True)
        self.rows = {command.id: KeyRow(look, command, Keys(overrides)) for command in COMMANDS}
        for command, row in self.rows.items():
            row.changed.connect(partial(self._change, command))
        column = fill(QVBoxLayout(self), self._about, *self.rows.values(), STRETCH)
        self.pad(column, 0, tokens.S16, tokens.S16, tokens.S16, gap=tokens.S6)
        self.retranslate()

    def _change(self, command: str, key: str) -> None:
        if key:
            self._overrides[command] = key
        else:
            self._overrides.pop(command, None)
        self.rows[command].show_key()
        self.changed.emit()

    def retranslate(self) -> None:
        self._about.setText(self.tr("Click a key and press another one. Digits choose options; letters find them."))
