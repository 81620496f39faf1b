"""Help: how the game works, its rules as a book, what the icons mean, and how to play here with mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.help.how_it_works import FIRST, SECOND, HowItWorks
from dune_desktop.windows.help.how_to_play import HowToPlay
from dune_desktop.windows.help.legend import Legend
from dune_desktop.windows.help.rules_book import RulesBook
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.page import SheetPage


class HelpPage(SheetPage):
    """A tab for each of them; what is looked for is found in the rules."""

    most = (1020.0, 860.0)
    room = "help"
    least = QSizeF(800, 480)

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        self.search = SearchField(self.look)
        self.tabs, self.how, self.rules = QTabWidget(), HowToPlay(self.look), RulesBook(self.look)
        self._legend = Legend(self.look)
        self.first, self.second = HowItWorks(self.look, FIRST), HowItWorks(self.look, SECOND)
        for page in (self.first, self.second, self.rules, self._legend, self.how):
            self.tabs.addTab(page, "")
        self.head.addWidget(self.search)
        self.keep_size(self.search.setFixedWidth, 280)
        self.body.addWidget(self.tabs, 1)
        self.search.textChanged.connect(self._find)
        self.begin()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.setFocus()

    def open_at(self, rule: str, game: Edition | None) -> None:
        """Tell keys as they are now and the rules of this game first; at a rule if its number is given."""
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
        self.search.setPlaceholderText(self.tr("Find in the rules"))
        works, decides = self.tr("How it works"), self.tr("What decides")
        texts = (works, decides, self.tr("Rules"), self.tr("Icons"), self.tr("How to play here"))
        for index, text in enumerate(texts):
            self.tabs.setTabText(index, text)
        self.retell()

    def _find(self, text: str) -> None:
        """Show what answers this, best first; a rule's number finds that rule."""
        if text.strip():
            self.tabs.setCurrentWidget(self.rules)
        self.rules.ask(text.strip())
