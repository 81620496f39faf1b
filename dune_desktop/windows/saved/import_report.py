"""A sheet that tells what came of files that were brought in, each by its name."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.saved.importing import Brought
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import announce

_WIDTH, _HEIGHT = 600.0, 300.0


class BroughtSheet(Overlay):
    """Opens while files are read, and stays until it is closed. ``below``: what has the keyboard then."""

    #: A game is to be opened.
    open_asked = Signal(str)
    #: The saved games are to be shown, at this one.
    list_asked = Signal(str)

    def __init__(self, look: Look, window: QWidget, below: QWidget) -> None:
        super().__init__(look, window)
        self._below = below
        self._brought: tuple[Brought, ...] = ()
        self._reading = ""
        self.heading, self.told = role_label("banner", wrap=True), QLabel()
        self.open_it, self.to_list, self.shut = QPushButton(), QPushButton(), QPushButton()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.RichText)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._area = QScrollArea(widgetResizable=True)
        self._reach_words(0, 0)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.told)
        self._area.verticalScrollBar().rangeChanged.connect(self._reach_words)
        self._foot = QHBoxLayout()
        self._foot.addStretch()
        for button in (self.shut, self.to_list, self.open_it):
            self._foot.addWidget(button)
        self.column.addWidget(self.heading)
        self.column.addWidget(self._area, 1)
        self.column.addLayout(self._foot)
        self.open_it.setProperty("accent", True)
        self.shut.clicked.connect(self.close_sheet)
        self.open_it.clicked.connect(self._open)
        self.to_list.clicked.connect(self._list)
        self.retranslate()
        self._scale()

    def _reach_words(self, _least: int, most: int) -> None:
        """The keyboard comes to the words only where they have to be scrolled."""
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def tell_reading(self, path: Path, number: int, files: int) -> None:
        """One of so many files is being read."""
        self._reading = self.tr("Reading {file} ({number} of {files})…").format(
            file=path.name, number=number, files=files
        )
        self._brought = ()
        self.retranslate()
        if not self.isVisible():
            self.open()

    def tell(self, brought: tuple[Brought, ...]) -> None:
        """What came of all of them."""
        self._brought, self._reading = brought, ""
        self.retranslate()
        self.open()
        games = len(self._taken())
        (self.open_it if games == 1 else self.to_list if games else self.shut).setFocus()
        announce(self, " ".join((self.heading.text(), *(f"{name}: {said}." for name, said in self._lines()))))

    def close_sheet(self) -> None:
        if self.isVisible():
            before = self._below.focusWidget()  # Qt would give the keyboard to what comes next
            super().close_sheet()
            if before is not None:
                before.setFocus()

    def _games(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.game for one in self._brought if one.game))

    def _taken(self) -> tuple[str, ...]:
        """Those that can be opened."""
        return tuple(dict.fromkeys(one.game for one in self._brought if not one.trouble))

    def _lines(self) -> list[tuple[str, str]]:
        return [(one.path.name, self._said(one)) for one in self._brought]

    def _said(self, one: Brought) -> str:
        if one.trouble:
            return self.tr("Not imported. {why}").format(why=one.why)
        return self.tr("Already here") if one.known else self.tr("Imported")

    def retranslate(self) -> None:
        games = self._taken()
        self.heading.setText(self._reading or (self.tr("Imported games") if games else self.tr("Nothing was imported")))
        self.told.setText("".join(f"<p><b>{escape(name)}</b><br>{escape(said)}</p>" for name, said in self._lines()))
        self.open_it.setText(self.tr("Open"))
        self.to_list.setText(self.tr("Saved games"))
        self.shut.setText(self.tr("Close"))
        self.open_it.setVisible(len(games) == 1)
        self.to_list.setVisible(not self._reading)

    def _open(self) -> None:
        self.close_sheet()
        self.open_asked.emit(self._taken()[0])

    def _list(self) -> None:
        self.close_sheet()
        self.list_asked.emit(next(iter(self._games()), ""))

    def _scale(self) -> None:
        if not hasattr(self, "_area"):  # not all parts are there yet
            return
        u = self._look.u
        self._area.setMinimumSize(round(_WIDTH * u), round(_HEIGHT * u))
        self._foot.setSpacing(round(tokens.S8 * u))
        for button in (self.shut, self.to_list, self.open_it):
            button.setMinimumSize(round(110 * u), round((tokens.OPTION + 4) * u))
        super()._scale()
