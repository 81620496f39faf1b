"""The blends that have a name: choose one, save, rename, delete, take that back. Names are typed in the same place."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.blends.blends import Blends
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import fill, role_label
from dune_desktop.windows.widgets.panels import PagePart, announce

_LONGEST: Final = 40
#: Of the chooser: the choice that was set aside. No name is longer than the longest.
_ASIDE: Final = "*" * (_LONGEST + 1)
#: So much room has the name of a blend that was deleted.
_TOLD: Final = 110.0
_CHOOSING, _SAVING, _RENAMING = range(3)


class BlendNames(PagePart):
    """A row; what it shows depends on what is being done."""

    def __init__(self, blends: Blends, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._blends, self._doing = blends, _CHOOSING
        self.chooser, self.name = Chooser(look), QLineEdit(maxLength=_LONGEST)
        self._wrong = role_label("danger")
        self._wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.save, self.save_as, self.rename, self.delete = (QPushButton() for _ in range(4))
        self.yes, self.no, self.undo = QPushButton(), QPushButton(), QPushButton()
        #: Says which blend was deleted, beside what brings it back.
        self.told = role_label("quiet")
        #: What stands there while a blend is chosen, and while a name is typed.
        self._choosing: tuple[QWidget, ...] = (self.chooser, self.save, self.save_as, self.rename, self.delete)
        self._asking: tuple[QWidget, ...] = (self._wrong, self.name, self.no, self.yes)
        before = (self.told, self.undo, self._wrong, self.chooser, self.name)
        row = fill(QHBoxLayout(self), *before, *self._choosing[1:], self.no, self.yes)
        self.chooser.activated.connect(self._choose)
        self.name.textChanged.connect(self._check)
        self.name.returnPressed.connect(self.yes.click)
        self.save.clicked.connect(self._save)
        self.save_as.clicked.connect(partial(self._ask, _SAVING))
        self.rename.clicked.connect(partial(self._ask, _RENAMING))
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self._bring_back)
        self.yes.clicked.connect(self._do)
        self.no.clicked.connect(self.leave)
        blends.changed.connect(self.refresh)
        self.pad(row, 0, gap=tokens.S8)
        for field in (self.chooser, self.name):
            self.keep_size(field.setFixedWidth, 250)
        self._show(_CHOOSING)

    @property
    def asking(self) -> bool:
        """A name is typed."""
        return self._doing != _CHOOSING

    def refresh(self) -> None:
        """The blends that there are, and which of them it is."""
        blends = self._blends
        named, changed = blends.name != "", blends.is_changed()
        choices = {name: self._called(name, changed and name == blends.name) for name in ("", *blends.names())}
        if blends.aside is not None:
            choices[_ASIDE] = self._called(blends.aside.name, True)
        self.chooser.offer(choices, blends.name)
        self.save.setEnabled(named and changed)
        self.rename.setEnabled(named)
        self.delete.setEnabled(named)
        letters = self.told.fontMetrics()
        short = letters.elidedText(blends.deleted, Qt.TextElideMode.ElideRight, self.units(_TOLD))
        self.told.setText(self.tr("Deleted “{name}”").format(name=short))
        for widget in (self.told, self.undo):
            widget.setVisible(bool(blends.deleted) and not self.asking)

    def _called(self, name: str, changed: bool) -> str:
        called = name or self.tr("Standard blend")
        return self.tr("{name} (changed)").format(name=called) if changed else called

    def _choose(self, index: int) -> None:
        name = self.chooser.itemData(index)
        if name == _ASIDE:
            self._blends.take_aside()
        elif name != self._blends.name:
            self._blends.choose(name)
        else:
            self.refresh()

    def _save(self) -> None:
        self._blends.save(self._blends.name)
        self.chooser.setFocus()

    def _delete(self) -> None:
        self._blends.delete()
        self.undo.setFocus()
        announce(self, self.told.text())

    def _bring_back(self) -> None:
        self._blends.bring_back()
        self.chooser.setFocus()

    # ------------------------------------------------------------ names

    def _show(self, doing: int) -> None:
        self._doing = doing
        for widget in self._choosing:
            widget.setVisible(not self.asking)
        for widget in self._asking:
            widget.setVisible(self.asking)
        self.name.setText(self._blends.name if doing == _RENAMING else "")
        self.name.selectAll()
        self.retranslate()

    def _ask(self, doing: int) -> None:
        self._show(doing)
        self.name.setFocus()

    def leave(self) -> None:
        """Go back to choosing."""
        self._show(_CHOOSING)
        self.chooser.setFocus()

    def _typed(self) -> str:
        return self.name.text().strip()

    def _check(self) -> None:
        """Say what is wrong with the name."""
        own = self._doing == _RENAMING and self._typed() == self._blends.name
        taken = self._typed() in self._blends.names() and not own
        self._wrong.setText(self.tr("There is already a blend with this name.") if taken else "")
        self.yes.setEnabled(bool(self._typed()) and not taken)

    def _do(self) -> None:
        if self._doing == _SAVING:
            self._blends.save(self._typed())
        else:
            self._blends.rename(self._typed())
        self.leave()

    # ------------------------------------------------------------ words, lengths, keys

    def retranslate(self) -> None:
        self.chooser.setAccessibleName(self.tr("Blend"))
        self.name.setPlaceholderText(self.tr("Name of the blend"))
        self.name.setAccessibleName(self.tr("Name of the blend"))
        self.save.setText(self.tr("Save"))
        self.save_as.setText(self.tr("Save as…"))
        self.rename.setText(self.tr("Rename…"))
        self.delete.setText(self.tr("Delete"))
        self.undo.setText(self.tr("Undo"))
        self.yes.setText(self.tr("Save"))
        self.no.setText(self.tr("Cancel"))
        self.refresh()
        self._check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.leave()
        else:
            super().keyPressEvent(event)
