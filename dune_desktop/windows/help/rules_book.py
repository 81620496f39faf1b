"""The rules: chapters to read, what answers a question, and last the rules by their numbers, each as a page."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import glyph_pixmap
from dune_desktop.text import rules
from dune_desktop.text.answers import Answers
from dune_desktop.text.book import Told, told
from dune_desktop.text.chapters import OPEN
from dune_desktop.text.searching import Index, Wanted
from dune_desktop.text.translating import Text
from dune_desktop.windows.help.how_to_play import SENTENCES
from dune_desktop.windows.help.rules_html import SIGN, RulesHtml
from dune_desktop.windows.widgets.layouts import fill
from dune_desktop.windows.widgets.panels import PagePart

#: The list of chapters.
_LIST: Final = 216.0
#: So many sentences about the program answer a question at the most.
_HERE: Final = 3


class _Page(QTextBrowser):
    """A page of the book; its pictures are the icons of the table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() != SIGN:
            return super().loadResource(kind, url)
        _, sign, size = url.path().split("/")
        ratio = self.devicePixelRatioF()
        picture = glyph_pixmap(sign, float(size), self._look.u * ratio, self._look.theme).copy()
        picture.setDevicePixelRatio(ratio)
        return picture


class RulesBook(PagePart):
    """The chapters on the left, a page on the right. As long as nobody sees it, it waits."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.chapters, self.page = QListWidget(), _Page(look)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setProperty("role", "contents")
        whole = fill(QHBoxLayout(self), self.chapters, (self.page, 1))
        self.pad(whole, 0, tokens.S8, 0, 0, gap=tokens.S12)
        self.keep_size(self.chapters.setFixedWidth, _LIST)
        #: Whose rules are told: those of the game in play, or of all games.
        self._game: tuple[tuple[str, ...], bool] = ((), False)
        self._asked = ""
        self._book: list[Told] = []
        self._headings: list[Text] = []
        self._answers: Answers | None = None
        #: Whether the chapters are still to be made.
        self._stale = True
        self.chapters.currentRowChanged.connect(self._show_chapter)
        self.page.anchorClicked.connect(self._follow)

    def tell(self, products: tuple[str, ...], rivals: bool) -> None:
        """Tell the rules of a game of these products from now on, or without any those of all games."""
        if self._game != (products, rivals):
            self._game, self._stale = (products, rivals), True
        self._show()

    def ask(self, question: str) -> None:
        """Show what answers the question; without one, a chapter."""
        if question != self._asked:
            self._asked = question
            self.chapters.setCurrentRow(-1 if question else 0)
        self._show()

    def told(self) -> str:
        """All that the page says."""
        return self.page.toPlainText()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._stale = True
            self._show()

    def relook(self) -> None:
        super().relook()
        self._stale = True
        self._show()

    def _show(self) -> None:
        """Make the chapters anew if they are stale, and the page."""
        if not self.isVisible():
            return
        if self._stale:
            self._stale = False
            self._book, self._answers = told(*self._game), None
            self._headings = list(dict.fromkeys(one.chapter for one in self._book))
            row = self.chapters.currentRow()
            self.chapters.blockSignals(True)
            self.chapters.clear()
            self.chapters.setAccessibleName(self.tr("Chapters"))
            self.chapters.addItems([*map(str, self._headings), self.tr("Rules by number")])
            self.chapters.setCurrentRow(-1 if self._asked else max(0, row))
            self.chapters.blockSignals(False)
        self._show_page()

    def _show_chapter(self, row: int) -> None:
        """Turn to a chapter that was chosen."""
        if row >= 0:
            self._asked = ""
            self._show()

    def _show_page(self) -> None:
        writes, row = RulesHtml(self.look, not self._game[0]), self.chapters.currentRow()
        number = rules.named(self._asked)
        if number:
            page = self._rule(writes, number)
        elif self._asked:
            page = self._answer(writes)
        elif row >= len(self._headings):
            page = "".join(writes.numbered(heading, some) for heading, some in rules.book(*self._game))
        else:
            page = self._chapter(writes, self._headings[row])
        self.page.setHtml(page)
        self.page.setAccessibleName(self._asked or (self.chapters.item(row).text() if row >= 0 else ""))

    def _chapter(self, writes: RulesHtml, heading: Text) -> str:
        told = "".join(writes.paragraph(one) for one in self._book if one.chapter == heading)
        if heading == OPEN:  # they have no other place where players would read them
            told += "".join(writes.numbered(*section) for section in rules.decisions(*self._game))
        after = self._headings.index(heading) + 1
        onward = str(self._headings[after]) if after < len(self._headings) else self.tr("Rules by number")
        return writes.heading(str(heading)) + told + writes.onward(after, onward)

    def _rule(self, writes: RulesHtml, number: str) -> str:
        """Tell a rule alone, and then what the book says about it."""
        heading, says = next(
            (heading, says) for heading, some in rules.book(*self._game) for one, says in some if one == number
        )
        found = [one for one in self._book if number in one.numbers]
        return writes.numbered(heading, [(number, says)]) + self._found(writes, found, ())

    def _answer(self, writes: RulesHtml) -> str:
        """Tell what answers the question: how the program is used, paragraphs, icons, and rules by number."""
        self._answers = self._answers or Answers(*self._game)
        found = self._answers.find(self._asked)
        told = self._of_the_program(writes, found.strange)
        told += self._found(writes, found.paragraphs, found.question) + "".join(
            writes.sign(*one) for one in found.signs
        )
        for heading, some in groupby(found.rules, lambda one: one[0]):
            told += writes.numbered(heading, [(number, says) for _, number, says in some], found.question)
        return told or writes.quiet(self.tr("No rule contains these words."))

    def _of_the_program(self, writes: RulesHtml, strange: tuple[Wanted, ...]) -> str:
        """What the rules have no word for may be something that one does here, such as taking back a move."""
        here = Index((str(says), str(heading), str(says)) for heading, says in SENTENCES).best(strange)[:_HERE]
        return writes.sentences(self.tr("How to play here"), here, strange) if here else ""

    def _found(self, writes: RulesHtml, found: list[Told], question: tuple[Wanted, ...]) -> str:
        chapters = [self._headings.index(one.chapter) for one in found]
        return "".join(writes.found(one, at, question) for one, at in zip(found, chapters, strict=True))

    def _follow(self, link: QUrl) -> None:
        """Go where a link leads: to a chapter by its place, or to a rule by its number."""
        if link.scheme() == "chapter":
            self.chapters.setCurrentRow(int(link.path()))
        else:
            self._asked = link.path()
            self.chapters.setCurrentRow(-1)
            self._show()
