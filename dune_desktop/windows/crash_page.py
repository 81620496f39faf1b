"""What the person sees when something went wrong that nobody foresaw."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.page import SheetPage, role_label


class CrashPage(SheetPage):
    """Says what happened and where the report lies; its way back leads to the first screen."""

    most = (860.0, 620.0)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._folder: Path | None = None
        self._had_game = False
        self._why_no_report = ""
        self._told, self._where = role_label("", wrap=True), role_label("quiet", wrap=True)
        self.report = QPlainTextEdit(readOnly=True)
        self.copy, self.open = QPushButton(), QPushButton()
        self.back.setProperty("accent", True)
        for part in (self._told, self._where):
            self.body.addWidget(part)
        self.body.addWidget(self.report, 1)
        for button in (self.copy, self.open):
            self.foot.addWidget(button)
        self.copy.clicked.connect(self._copy)
        self.open.clicked.connect(self._open)
        self.begin()

    def tell(self, text: str, folder: Path | None, *, had_game: bool, why: str = "") -> None:
        """``folder``: where the report lies; None: it could not be written, and ``why``."""
        self._folder, self._had_game, self._why_no_report = folder, had_game, why
        self.report.setPlainText(text)
        self.open.setVisible(folder is not None)
        self.retranslate()
        self.back.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _open(self) -> None:
        if self._folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Something went wrong"))
        self._told.setText(
            self.tr(
                "That is a mistake in the program, not yours. Your game is saved up to the last decision:"
                " Continue on the first screen brings it back."
            )
            if self._had_game
            else self.tr("That is a mistake in the program, not yours. Saved games are as they were.")
        )
        self._where.setText(self._report_words())
        self.report.setAccessibleName(self.tr("What happened"))
        self.copy.setText(self.tr("Copy the report"))
        self.open.setText(self.tr("Open its folder"))
        self.back.setText(self.tr("To the first screen"))

    def _report_words(self) -> str:
        if self._folder is None:
            return self.tr("The report could not be written: {reason}").format(reason=self._why_no_report)
        told = self.tr(
            "A report for those who mend it lies in {folder}. It is sent to nobody; the names of the players are in it."
        )
        return told.format(folder=self._folder)

    def rescale(self) -> None:
        for button in (self.copy, self.open):
            button.setMinimumSize(self.units(110), self.units(tokens.OPTION + 4))
