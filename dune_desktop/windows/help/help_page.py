"""Help: how the game works, its rules as a book, what the icons mean, and how to play here with mouse and keys."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QTabWidget, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.files.disk import reason, write_whole
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.troubles import because
from dune_desktop.windows.help.how_it_works import FIRST, SECOND, HowItWorks
from dune_desktop.windows.help.how_to_play import HowToPlay
from dune_desktop.windows.help.legend import Legend
from dune_desktop.windows.help.players_aid import Aid
from dune_desktop.windows.help.rules_book import RulesBook
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.saved.file_dialogs import ask_to_write
from dune_desktop.windows.saved.notice_line import NoticeLine
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.layouts import fill
from dune_desktop.windows.widgets.page import SheetPage


class HelpPage(SheetPage):
    """A tab for each of them; what is looked for is found in the rules."""

    most = (1020.0, 860.0)
    room = "help"
    least = QSizeF(800, 480)

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        #: Whose rules are told, if there is a game on the table.
        self._game: Edition | None = None
        self.search = SearchField(self.look)
        self.tabs, self.how, self.rules = QTabWidget(), HowToPlay(self.look), RulesBook(self.look)
        self._legend = Legend(self.look)
        self.first, self.second = HowItWorks(self.look, FIRST), HowItWorks(self.look, SECOND)
        self._tabbed: tuple[QWidget, ...] = (self.first, self.second, self.rules, self._legend, self.how)
        for page in self._tabbed:
            self.tabs.addTab(page, "")
        self.aid, self.notice = QPushButton(), NoticeLine(self.look)
        self.head.addWidget(self.search)
        self.keep_size(self.search.setFixedWidth, 280)
        fill(self.body, (self.tabs, 1), self.notice)
        self.foot.addWidget(self.aid)
        self.size_buttons(110, self.aid)
        self.aid.clicked.connect(self._ask_for_aid)
        self.search.textChanged.connect(self._find)
        self.begin()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.setFocus()

    def open_at(self, rule: str, game: Edition | None) -> None:
        """Tell keys as they are now and the rules of this game first; at a rule if its number is given."""
        self._game = game
        self.notice.hide()
        products, rivals = ((), False) if game is None else (game.products, game.automa is not None)
        self.first.tell(game)
        self.second.tell(game)
        self._legend.tell(products)
        self.rules.tell(products, rivals)
        self.retell()
        self.search.setText(rule)
        self._find(rule)

    def retell(self) -> None:
        """Tell all keys as they are now."""
        self.how.tell(self.tr("Keys"), Keys(self._keys))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Help"))
        self.tabs.setAccessibleName(self.heading.text())
        self.search.call(self.tr("Find in the rules"))
        self.aid.setText(self.tr("Player's aid (PDF)"))
        self.aid.setToolTip(self.tr("How the game works, and its icons, on a sheet to print"))
        self.notice.hide()
        works, decides = self.tr("How it works"), self.tr("What decides")
        texts = (works, decides, self.tr("Rules"), self.tr("Icons"), self.tr("How to play here"))
        for index, (page, text) in enumerate(zip(self._tabbed, texts, strict=True)):
            self.tabs.setTabText(index, text)
            page.setAccessibleName(text)
        self.retell()

    def _find(self, text: str) -> None:
        """Show what answers this, best first; a rule's number finds that rule."""
        if text.strip():
            self.tabs.setCurrentWidget(self.rules)
        self.rules.ask(text.strip())

    # ------------------------------------------------------------ the sheet to print

    def _ask_for_aid(self) -> None:
        ask_to_write(self, self.aid.text(), self.tr("Sheets ({patterns})"), "dune-desktop-aid.pdf", self._write_aid)

    def _write_aid(self, path: str) -> None:
        try:
            write_whole(Path(os.path.realpath(path)), Aid(self.look, self._game).pdf())
        except OSError as error:
            told = self.tr("{file} could not be written: {reason}")
            self.notice.tell(told.format(file=path, reason=because(reason(error))))
        else:
            self.notice.tell(self.tr("Written: {file}").format(file=path))
