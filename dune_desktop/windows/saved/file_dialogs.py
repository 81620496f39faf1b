"""The dialogs of the system that ask for files. Nothing waits for them: they answer by a signal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from dune_desktop.records.game_folder import EXPORTED, SUFFIX
from dune_desktop.text.translating import Texts

FileDialogs = Texts("FileDialogs")
_PLACE: Final = QStandardPaths.StandardLocation.DocumentsLocation


def ask_where(parent: QWidget, name: str, chosen: Callable[[str], None]) -> None:
    """Ask where to export to; what is there already is replaced only when the person says so."""
    title, games = FileDialogs.tr("Export the game"), FileDialogs.tr("Saved games ({patterns})")
    ask_to_write(parent, title, games, f"{name}{EXPORTED}", chosen)


def ask_to_write(parent: QWidget, title: str, kind: str, file: str, chosen: Callable[[str], None]) -> None:
    """Ask where to write a file of this ``kind``, which has a hole for patterns; ``file``: what it may be called."""
    ending = Path(file).suffix
    dialog = _dialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending.removeprefix("."))
    dialog.setNameFilter(kind.format(patterns=f"*{ending}"))
    dialog.selectFile(file)
    dialog.fileSelected.connect(chosen)
    dialog.open()


def ask_which(parent: QWidget, chosen: Callable[[list[str]], None]) -> None:
    kind = FileDialogs.tr("Saved games ({patterns})").format(patterns=f"*{EXPORTED} *{SUFFIX}")
    ask_to_read(parent, FileDialogs.tr("Import saved games"), kind, chosen)


def ask_to_read(parent: QWidget, title: str, kind: str, chosen: Callable[[list[str]], None]) -> None:
    """Ask for files of this kind, or of any other."""
    dialog = _dialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters([kind, FileDialogs.tr("All files (*)")])
    dialog.filesSelected.connect(chosen)
    dialog.open()


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    places = QStandardPaths.standardLocations(_PLACE)
    dialog = QFileDialog(parent, title, places[0] if places else "")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
