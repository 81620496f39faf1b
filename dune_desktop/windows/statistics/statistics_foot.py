"""What can be done with the statistics: export them, count anew, delete them all, which is asked about in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.saved.file_dialogs import ask_to_write
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import announce

StatisticsFoot = Texts("StatisticsFoot")
_FILE: Final = "dune-desktop.csv"


class StatisticsButtons(QWidget):
    """Three buttons, or a question with its two answers."""

    #: It is meant.
    delete_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._games = look, 0
        self.question = role_label("", wrap=True)
        self._buttons = [QPushButton() for _ in range(5)]
        self.export, self.rebuild, self.delete, self.keep, self.delete_now = self._buttons
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.question, 1)
        self._row.addStretch()
        for button in self._buttons:
            self._row.addWidget(button)
        self.delete.clicked.connect(self.ask)
        self.keep.clicked.connect(self.ask_no_more)
        self.delete_now.clicked.connect(self._delete)
        look.changed.connect(self._scale)
        self._show(False)
        self._scale()

    def _scale(self) -> None:
        self._row.setSpacing(round(tokens.S8 * self._look.u))
        for button in self._buttons:
            button.setMinimumHeight(round((tokens.OPTION + 4) * self._look.u))

    @property
    def asking(self) -> bool:
        """The question stands there."""
        return not self.delete_now.isHidden()

    def allow(self, games: int, chosen: int) -> None:
        """So many games are counted, so many of them are looked at."""
        self._games = games
        if self.asking and not games:
            self.ask_no_more()
        had_focus = self.export.hasFocus() or self.delete.hasFocus()
        self.export.setEnabled(bool(chosen))
        self.delete.setEnabled(bool(games))
        if had_focus and not (self.export.hasFocus() or self.delete.hasFocus()):
            self.rebuild.setFocus()
        self._word()

    # ------------------------------------------------------------ the question

    def ask(self) -> None:
        """Is it meant?"""
        self._show(True)
        self.keep.setFocus()
        announce(self, self.question.text())

    def ask_no_more(self) -> None:
        """The buttons again."""
        had_focus = self.keep.hasFocus() or self.delete_now.hasFocus()
        self._show(False)
        if had_focus:
            (self.delete if self.delete.isEnabled() else self.rebuild).setFocus()

    def _delete(self) -> None:
        self.ask_no_more()
        self.delete_asked.emit()

    def _show(self, asked: bool) -> None:
        for widget in (self.question, self.keep, self.delete_now):
            widget.setVisible(asked)
        for button in (self.export, self.rebuild, self.delete):
            button.setVisible(not asked)

    # ------------------------------------------------------------ words

    def _word(self) -> None:
        self.question.setText(
            StatisticsFoot.tr("Delete the statistics of %n game(s)? Saved games stay.", "", self._games)
        )

    def retranslate(self) -> None:
        """Make all words anew."""
        texts = (
            self.tr("Export…"), self.tr("Recount"), self.tr("Delete all"), self.tr("Keep them"),
            self.tr("Delete them"),
        )  # fmt: skip
        for button, text in zip(self._buttons, texts, strict=True):
            button.setText(text)
        self.export.setToolTip(
            self.tr("The games chosen above as a table for spreadsheets (CSV), with a line for each seat of a game")
        )
        self.rebuild.setToolTip(
            self.tr(
                "Count all saved games that are finished again, including those whose statistics were deleted. "
                "Imported games count like your own, for the players they name."
            )
        )
        self.delete.setToolTip(self.tr("Delete all statistics. Saved games stay, and are not counted again."))
        self._word()


def ask_where(parent: QWidget, chosen: Callable[[str], None]) -> None:
    """Where to write the table."""
    title, tables = StatisticsFoot.tr("Export the statistics"), StatisticsFoot.tr("Tables ({patterns})")
    ask_to_write(parent, title, tables, _FILE, chosen)
