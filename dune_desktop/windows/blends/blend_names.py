"""The blends that have a name: choose one, save, rename, delete. Names and questions stand in the same place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.blends.blends import Blends
from dune_desktop.windows.widgets.fields import Chooser
from dune_desktop.windows.widgets.page import role_label

_LONGEST: Final = 40
#: Of the chooser: the choice that was set aside. No name is longer than the longest.
_ASIDE: Final = "*" * (_LONGEST + 1)
_CHOOSING, _SAVING, _RENAMING, _DELETING = range(4)


class BlendNames(QWidget):
    """A row; what it shows depends on what is being done."""

    def __init__(self, blends: Blends, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._blends, self._look = blends, look
        self._doing = _CHOOSING
        self.chooser, self.name = Chooser(look), QLineEdit(maxLength=_LONGEST)
        self._wrong = role_label("danger")
        self.save, self.save_as, self.rename, self.delete = (QPushButton() for _ in range(4))
        self.yes, self.no = QPushButton(), QPushButton()
        self._shown: dict[int, tuple[QWidget, ...]] = {
            _CHOOSING: (self.chooser, self.save, self.save_as, self.rename, self.delete),
            _SAVING: (self._wrong, self.name, self.no, self.yes),
            _RENAMING: (self._wrong, self.name, self.no, self.yes),
            _DELETING: (self._wrong, self.no, self.yes),
        }
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._wrong, self.chooser, self.name, self.save, self.save_as, self.rename, self.delete, self.no, self.yes,
        ):  # fmt: skip
            self._row.addWidget(widget)
        self._wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.chooser.activated.connect(self._choose)
        self.name.textChanged.connect(self._check)
        self.name.returnPressed.connect(self.yes.click)
        self.save.clicked.connect(self._save)
        self.save_as.clicked.connect(self._ask_name)
        self.rename.clicked.connect(self._ask_other_name)
        self.delete.clicked.connect(self._ask_to_delete)
        self.yes.clicked.connect(self._do)
        self.no.clicked.connect(self.leave)
        blends.changed.connect(self.refresh)
        look.changed.connect(self._scale)
        self._scale()
        self._show(_CHOOSING)

    @property
    def asking(self) -> bool:
        """A name is typed, or a question waits."""
        return self._doing != _CHOOSING

    def refresh(self) -> None:
        """The blends that there are, and which of them it is."""
        blends = self._blends
        changed = blends.name if blends.is_changed() else None
        choices = {name: self._called(name, name == changed) for name in ("", *blends.names())}
        if blends.aside is not None:
            choices[_ASIDE] = self._called(blends.aside.name, True)
        self.chooser.offer(choices, blends.name)
        named = blends.name != ""
        self.save.setEnabled(named and blends.is_changed())
        self.rename.setEnabled(named)
        self.delete.setEnabled(named)

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

    # ------------------------------------------------------------ names and questions

    def _show(self, doing: int) -> None:
        self._doing = doing
        for widget in (widget for shown in self._shown.values() for widget in shown):
            widget.setVisible(widget in self._shown[doing])
        self._word()

    def _ask_name(self) -> None:
        self._show(_SAVING)
        self.name.clear()
        self._check()
        self.name.setFocus()

    def _ask_other_name(self) -> None:
        self._show(_RENAMING)
        self.name.setText(self._blends.name)
        self.name.selectAll()
        self._check()
        self.name.setFocus()

    def _ask_to_delete(self) -> None:
        self._show(_DELETING)
        self.no.setFocus()

    def leave(self) -> None:
        """Back to choosing."""
        self._show(_CHOOSING)
        self.refresh()
        self.chooser.setFocus()

    def _typed(self) -> str:
        return self.name.text().strip()

    def _check(self) -> None:
        """Say what is asked, or what is wrong with the name."""
        if self._doing == _DELETING:
            self._wrong.setText(self.tr("Delete “{name}” for good?").format(name=self._blends.name))
            self.yes.setEnabled(True)
            return
        own = self._doing == _RENAMING and self._typed() == self._blends.name
        taken = self._typed() in self._blends.names() and not own
        self._wrong.setText(self.tr("There is already a blend with this name.") if taken else "")
        self.yes.setEnabled(bool(self._typed()) and not taken)

    def _do(self) -> None:
        if self._doing == _SAVING:
            self._blends.save(self._typed())
        elif self._doing == _RENAMING:
            self._blends.rename(self._typed())
        else:
            self._blends.delete()
        self.leave()

    # ------------------------------------------------------------ words, lengths, keys

    def _word(self) -> None:
        self.chooser.setAccessibleName(self.tr("Blend"))
        self.name.setPlaceholderText(self.tr("Name of the blend"))
        self.name.setAccessibleName(self.tr("Name of the blend"))
        self.save.setText(self.tr("Save"))
        self.save_as.setText(self.tr("Save as…"))
        self.rename.setText(self.tr("Rename…"))
        self.delete.setText(self.tr("Delete"))
        deleting = self._doing == _DELETING
        self.yes.setText(self.tr("Delete it") if deleting else self.tr("Save"))
        self.no.setText(self.tr("Keep it") if deleting else self.tr("Cancel"))
        self.refresh()
        self._check()

    def _scale(self) -> None:
        self._row.setSpacing(round(tokens.S8 * self._look.u))
        for field in (self.chooser, self.name):
            field.setFixedWidth(round(250 * self._look.u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.leave()
        else:
            super().keyPressEvent(event)
