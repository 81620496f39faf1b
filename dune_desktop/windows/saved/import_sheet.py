"""Files from elsewhere become games, one after another; a sheet tells what came of each."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from html import escape
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from dune_desktop.files.disk import reason
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.record import BadRecord
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.troubles import because, told
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label, row
from dune_desktop.windows.widgets.overlay import WindowSheet
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.panels import announce

_WIDTH, _HEIGHT = 600.0, 300.0


@frozen
class Brought:
    """What came of a file. ``game``: which game it is now, or none. ``trouble``: why it can't be opened."""

    path: Path
    game: str = ""
    #: It was here already.
    known: bool = False
    trouble: str = ""


def bring_in(store: Store, path: Path) -> Brought:
    try:
        before = {game.id for game in store.saved()}
        game = store.bring_in(path)
    except (BadRecord, Unlisted) as error:
        return Brought(path, trouble=str(error).removeprefix(f"{path}: "))
    except GameLocked as error:  # another copy of the program takes the same file
        return Brought(path, trouble=str(error).rpartition(": ")[2])
    except OSError as error:
        return Brought(path, trouble=reason(error))
    return Brought(path, game, game in before)


class BroughtSheet(WindowSheet):
    """It opens while files are read, and stays until it is closed."""

    #: A game is to be opened.
    open_asked = Signal(str)
    #: The saved games are to be shown, at this one.
    list_asked = Signal(str)
    #: All files are read; the first of them that is a game now, if there is one.
    done = Signal(str)

    def __init__(self, look: Look, window: QWidget, below: QWidget, store: Store) -> None:
        super().__init__(look, window, below)
        self._store = store
        self._waiting: deque[Path] = deque()
        self._brought: tuple[Brought, ...] = ()
        # Playing a game again takes a moment: the window lives on between two of them.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._read)
        self.heading, self.told = role_label("banner", wrap=True), QLabel(wordWrap=True)
        self.open_it, self.to_list, self.shut = QPushButton(), QPushButton(), QPushButton()
        self.told.setTextFormat(Qt.TextFormat.RichText)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._area, foot = WordsArea(self.told), row(STRETCH, self.shut, self.to_list, self.open_it)
        fill(self.column, self.heading, (self._area, 1), foot)
        self.keep_size(self._area.setMinimumSize, _WIDTH, _HEIGHT)
        for button in (self.shut, self.to_list, self.open_it):
            self.keep_size(button.setMinimumSize, 110, tokens.OPTION + 4)
        self.open_it.setProperty("accent", True)
        self.shut.clicked.connect(self.close_sheet)
        self.open_it.clicked.connect(self._open)
        self.to_list.clicked.connect(self._list)
        self.retranslate()
        self.pad(foot, gap=tokens.S8)

    # ------------------------------------------------------------ reading

    def read(self, paths: Iterable[str | Path]) -> None:
        """Take these files over, too, one after another."""
        if not self._waiting:
            self._brought = ()
        self._waiting.extend(map(Path, paths))
        if self._waiting:
            self._go_on()

    def _read(self) -> None:
        self._brought = (*self._brought, bring_in(self._store, self._waiting.popleft()))
        self._go_on()

    def _go_on(self) -> None:
        if not self._waiting:
            self.tell(self._brought)
            self.done.emit(next((one.game for one in self._brought if one.game), ""))
            return
        self.retranslate()
        if not self.isVisible():
            self.open()
        self._next.start()

    # ------------------------------------------------------------ telling

    def tell(self, brought: tuple[Brought, ...]) -> None:
        """Say what came of all of them."""
        self._brought = brought
        self.retranslate()
        self.open()
        games = len(self._taken())
        (self.open_it if games == 1 else self.to_list if games else self.shut).setFocus()
        announce(self, " ".join((self.heading.text(), *(f"{name}: {said}." for name, said in self._lines()))))

    def _taken(self) -> tuple[str, ...]:
        """The games that can be opened."""
        return tuple(dict.fromkeys(one.game for one in self._brought if not one.trouble))

    def _lines(self) -> list[tuple[str, str]]:
        return [(one.path.name, self._said(one)) for one in self._brought]

    def _said(self, one: Brought) -> str:
        if one.trouble:
            why = told(because(one.trouble)).removesuffix(".")
            return self.tr("Not imported. {why}").format(why=f"{why[:1].upper()}{why[1:]}.")
        return self.tr("Already here") if one.known else self.tr("Imported")

    def retranslate(self) -> None:
        games = () if self._waiting else self._taken()
        if self._waiting:
            number, files = len(self._brought) + 1, len(self._brought) + len(self._waiting)
            heading = self.tr("Reading {file} ({number} of {files})…")
            self.heading.setText(heading.format(file=self._waiting[0].name, number=number, files=files))
        else:
            self.heading.setText(self.tr("Imported games") if games else self.tr("Nothing was imported"))
        lines = () if self._waiting else self._lines()
        self.told.setText("".join(f"<p><b>{escape(name)}</b><br>{escape(said)}</p>" for name, said in lines))
        self.open_it.setText(self.tr("Open"))
        self.to_list.setText(self.tr("Saved games"))
        self.shut.setText(self.tr("Close"))
        self.open_it.setVisible(len(games) == 1)
        self.to_list.setVisible(not self._waiting)

    def _open(self) -> None:
        self.close_sheet()
        self.open_asked.emit(self._taken()[0])

    def _list(self) -> None:
        self.close_sheet()
        self.list_asked.emit(next((one.game for one in self._brought if one.game), ""))
