"""What the person sees when something went wrong that nobody foresaw."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from dune_desktop.files.reports import GAME
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.main.crash import BEGUN, NO_GAME, OVER, SAVED, UNSAVED, Crash
from dune_desktop.windows.widgets.layouts import fill, role_label
from dune_desktop.windows.widgets.page import SheetPage


class CrashPage(SheetPage):
    """Says what happened and where the report lies; its way back leads to the first screen."""

    most = (860.0, 620.0)
    room = "crash"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._crash = Crash("")
        self._told, self._where = role_label("", wrap=True), role_label("quiet", wrap=True)
        self.report = QPlainTextEdit(readOnly=True)
        self.copy, self.copy_game, self.open = QPushButton(), QPushButton(), QPushButton()
        self.back.setProperty("accent", True)
        fill(self.body, self._told, self._where, (self.report, 1))
        fill(self.foot, self.copy, self.copy_game, self.open)
        self.size_buttons(110, self.copy, self.copy_game, self.open)
        self.copy.clicked.connect(self._copy)
        self.copy_game.clicked.connect(self._copy_game)
        self.open.clicked.connect(self._open)
        self.begin()

    def tell(self, crash: Crash) -> None:
        """Tell what went wrong, in the place of what did before."""
        self._crash = crash
        self.report.setPlainText(crash.text)
        self.open.setVisible(crash.folder is not None)
        self.copy_game.setVisible(crash.folder is None and bool(crash.record))
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _copy_game(self) -> None:
        QGuiApplication.clipboard().setText(self._crash.record)
        self.copy_game.setText(self.tr("Copied"))

    def _open(self) -> None:
        if self._crash.folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._crash.folder)))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Something went wrong"))
        self._told.setText(self._game_words())
        self._where.setText(self._report_words())
        self.report.setAccessibleName(self.tr("What happened"))
        self.copy.setText(self.tr("Copy the report"))
        self.copy_game.setText(self.tr("Copy the game"))
        self.open.setText(self.tr("Open its folder"))
        self.back.setText(self.tr("To the start screen"))

    def _game_words(self) -> str:
        """Say in whole sentences whose mistake it was, what has become of the game, and what can be done."""
        fates = {
            NO_GAME: self.tr("Saved games are as they were."),
            BEGUN: self.tr("Nothing had been decided in your game yet, so nothing is lost."),
            SAVED: self.tr("Your game is saved up to the last decision. You can open it again from the start screen."),
            OVER: self.tr("Your game was over, and it is kept among the saved games."),
            UNSAVED: self.tr("The last decision in your game is not saved."),
        }
        mistake, fate = self.tr("This is a fault in the program, not yours."), self._crash.fate
        return " ".join((mistake, fates[fate], self._remedy() if fate == UNSAVED else "")).rstrip()

    def _remedy(self) -> str:
        """Say what can be done about what is not saved."""
        if not self._crash.record:
            return ""
        if self._crash.folder is None:
            return self.tr("Copy the game and keep it in a file. It can be imported on the page of saved games.")
        kept = self.tr("The whole game is in the report, as {file}. It can be imported on the page of saved games.")
        return kept.format(file=GAME)

    def _report_words(self) -> str:
        if self._crash.folder is None:
            return self.tr("The report could not be written: {reason}").format(reason=self._crash.why)
        told = self.tr(
            "There is a report for the developers in {folder}. It has not been sent to anybody. It contains "
            "the names of the players."
        )
        return told.format(folder=self._crash.folder)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.back.setFocus()
