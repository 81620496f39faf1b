"""Reads every word that one can see or have read aloud: on the table, in widgets, models, tooltips, documents."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.table.table_scene import TableScene
from dune_desktop.text import languages
from dune_desktop.windows.commands import BY_ID
from dune_desktop.windows.keys import Keys
from tests.clipped import _place as place_of
from tests.monkey import NAMES
from tests.painting import Listener, heard
from tests.tables import all_models, indexes

#: What a row of a model says to the eye, the pointer and a screen reader.
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
)
_TAG = re.compile(r"<style.*?</style>|<[a-z/!][^>]*>", re.DOTALL)
_LATIN = re.compile(r"[A-Za-z]{2,}")
#: A hole that nobody filled: of ``str.format``, of Qt, of ``%``.
_RAW = re.compile(r"\{\w*\}|%n\b|%\(\w+\)")

#: What is said alike in every language.
ALIKE: Final = (
    *NAMES,
    *languages.LANGUAGES.values(),  # what each calls itself
    "Dune Desktop",
    "Page Up", "Page Down",  # as they stand on keyboards
    "Del", "CSV", "PDF",  # a key, kinds of file
    "III", "II", "IV",  # levels, and the Emperor
)  # fmt: skip


def words_of_keys() -> list[str]:
    """As Qt calls them, the longest first."""
    keys = Keys()
    return sorted((key for command in BY_ID for key in keys.labels(command).split("; ") if key), key=len, reverse=True)


def caps_of_keys() -> set[str]:
    """Each key by itself, as it is painted on a cap."""
    return {cap for key in words_of_keys() for cap in key.split("+")}


class Reading(Listener):
    """``texts``: each with the place where it was read first."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def note(self, where: str, *texts: str) -> None:
        for text in texts:
            if text and any(map(str.isalpha, text)):
                self.texts.setdefault(text, where)

    def text(self, where: str, font: QFont, rect: QRectF, text: str) -> None:
        self.note(where, text)

    # ------------------------------------------------------------ windows

    def look_at(self, root: QWidget) -> None:
        """All that is visible now, and all that it would say by itself; painted words are heard beside."""
        for widget in (root, *root.findChildren(QWidget)):
            if widget.isVisible():
                self._widget(widget)

    def look_again_at(self, root: QWidget) -> None:
        """As it is now, whatever was read before; with all that is painted."""
        self.texts.clear()
        for widget in (root, *root.findChildren(QWidget)):
            widget.update()
        QApplication.processEvents()
        self.look_at(root)

    def models(self, models: TableModels) -> None:
        """All that the table could say, also where it is not shown now."""
        for model in all_models(models):
            self._model(type(model).__name__, model)

    def _widget(self, widget: QWidget) -> None:
        where = place_of(widget)
        said = (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.statusTip())
        self.note(where, *map(plain, said), plain(widget.whatsThis()), *(action.text() for action in widget.actions()))
        if widget.isWindow():
            self.note(where, widget.windowTitle())
        self.note(where, *map(plain, _own_words(widget)))
        if isinstance(widget, QComboBox | QAbstractItemView) and widget.model() is not None:
            self._model(where, widget.model())
        elif isinstance(widget, QGraphicsView) and isinstance(scene := widget.scene(), TableScene):
            self._scene(where, scene)

    def _model(self, where: str, model: QAbstractItemModel) -> None:
        for index in indexes(model):
            self.note(where, *(plain(str(index.data(role) or "")) for role in _ROLES))

    def _scene(self, where: str, scene: TableScene) -> None:
        for piece in scene.pieces():
            if piece.isVisible():
                self.note(f"{where}/{type(piece).__name__}", scene.words(piece))

    # ------------------------------------------------------------ what was read

    def wrong_in(self, language: str) -> dict[str, str]:
        """What is no text of this language: words in Latin letters, and holes that nobody filled."""
        if language == languages.ENGLISH:
            return self.unfilled()
        alike = {word for text in (*ALIKE, *words_of_keys()) for word in _LATIN.findall(text)}
        latin = {text: where for text, where in self.texts.items() if set(_LATIN.findall(_whole(text))) - alike}
        return latin | self.unfilled()

    def unfilled(self) -> dict[str, str]:
        """Texts with a hole that nobody filled."""
        return {text: where for text, where in self.texts.items() if _RAW.search(text)}


def _whole(text: str) -> str:
    """Without the word in which it was cut off."""
    return re.sub(r"\w*…\Z", "", text)


def _own_words(widget: QWidget) -> Iterator[str]:
    """What is written on a standard widget."""
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.text()
        yield widget.placeholderText()
    elif isinstance(widget, QTabWidget):
        for tab in range(widget.count()):
            yield widget.tabText(tab)
            yield widget.tabToolTip(tab)
    elif isinstance(widget, QTextEdit):
        yield from widget.toPlainText().splitlines()
        yield widget.placeholderText()


def plain(text: str) -> str:
    """Without the marks of rich text."""
    if not _TAG.search(text):
        return text
    return html.unescape(_TAG.sub(" ", text)).strip()


@contextmanager
def reading() -> Iterator[Reading]:
    """While this is on, every painted word is read."""
    found = Reading()
    with heard(found):
        yield found
