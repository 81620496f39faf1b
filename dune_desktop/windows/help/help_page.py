"""Help: how to play with mouse and keys, what the icons mean, and the rules, which end with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSizeF
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QTabWidget, QTextBrowser, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text import rules
from dune_desktop.text.products import legend
from dune_desktop.text.searching import Index, Wanted, marks, wanted
from dune_desktop.text.translating import Text
from dune_desktop.windows.help.how_to_play import HowToPlay
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.theme import gold, soft_line
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line, rounded

#: The letters of headings.
_ENGRAVED: Final = 20


class HelpPage(SheetPage):
    """Three tabs: how to play here, what icons mean, the rules."""

    most = (1020.0, 860.0)
    room = "help"
    least = QSizeF(800, 480)

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        #: Whose icons are told, and whose rules come first: those of the game in play, if there is one.
        self._products: tuple[str, ...] = ()
        self._rivals = False
        #: What the rules are told for now: several ways lead to telling them, and it takes a while.
        self._told: tuple[object, ...] = ()
        self.search = SearchField(self.look)
        self.tabs, self.how, self.rules = QTabWidget(), HowToPlay(self.look), QTextBrowser()
        self._legend = Legend(self.look)
        for page in (self.how, self._legend, self.rules):
            self.tabs.addTab(page, "")
        self.head.addWidget(self.search)
        self.keep_size(self.search.setFixedWidth, 280)
        self.body.addWidget(self.tabs, 1)
        self.search.textChanged.connect(self._find_rule)
        self.begin()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find_rule(self.search.text())
        self.search.setFocus()

    def open_at(self, rule: str, game: Edition | None) -> None:
        """Tell keys as they are now and the rules of this game first; at a rule if its number is given."""
        self._products, self._rivals = ((), False) if game is None else (game.products, game.automa is not None)
        self._legend.tell(self._products)
        self.retell()
        self.search.setText(rule)
        self._find_rule(rule)

    def retell(self) -> None:
        """Tell all keys as they are now."""
        self.how.tell(self.tr("Keys"), Keys(self._keys))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Help"))
        self.search.setPlaceholderText(self.tr("Find in the rules"))
        for index, text in enumerate((self.tr("How to play here"), self.tr("Icons"), self.tr("Rules"))):
            self.tabs.setTabText(index, text)
        self.retell()
        self._told = ()
        self._find_rule(self.search.text())

    def _find_rule(self, text: str) -> None:
        """Show what answers this, best first; a rule's number finds that rule alone. As long as nobody sees the page,
        the rules wait.
        """
        asked = text.strip()
        if asked:
            self.tabs.setCurrentWidget(self.rules)
        told = asked, self._products, self._rivals, self.look.theme, self.look.u
        if told != self._told and self.isVisible():
            self._told = told
            self._tell_rules(asked)

    def _tell_rules(self, asked: str) -> None:
        book = [(heading, one) for heading, told in rules.book(self._products, self._rivals) for one in told]
        number, question = rules.named(asked), wanted(asked)
        if number:
            book = [(heading, one) for heading, one in book if one[0] == number]
        elif asked:
            book = Index(((heading, one), heading, one[1]) for heading, one in book).best(question)
        small, parts = self.units(tokens.CAPTION), list[str]()
        for heading, told in groupby(book, lambda row: row[0]):
            lines = "".join(_line(*one, question if asked and not number else (), small) for _, one in told)
            parts.append(f"{self._chapter(heading)}<table cellpadding='{self.units(4)}'>{lines}</table>")
        nothing = self.tr("No rule contains these words.")
        self.rules.setHtml("".join(parts) or f"<p>{escape(nothing)}</p>")

    def _chapter(self, heading: str) -> str:
        """Make the heading of a chapter of the rules, with air around it."""
        family, size = ", ".join(f"'{one}'" for one in fonts.font(_ENGRAVED, fonts.TITLE).families()), _ENGRAVED
        style = f"font-family:{family}; font-size:{self.units(size)}px; color:{gold(self.look.theme).name()};"
        air = f"margin-top:{self.units(tokens.S16)}px; margin-bottom:{self.units(tokens.S4)}px;"
        return f'<p style="{air}"><span style="{style} font-weight:700;">{escape(heading)}</span></p>'

    def relook(self) -> None:
        super().relook()
        self._find_rule(self.search.text())

    def rescale(self) -> None:
        self.rules.document().setDocumentMargin(self.units(tokens.S12))


def _line(number: str, says: str, question: tuple[Wanted, ...], small: int) -> str:
    """Make a row of a rule, what was looked for in bold, and its number small: players can do without that."""
    marked, end = "", 0
    for start, until in marks(question, says):
        marked += f"{escape(says[end:start])}<b><u>{escape(says[start:until])}</u></b>"
        end = until
    marked += escape(says[end:])
    return f"<tr><td>{marked} &nbsp;<span style='font-size:{small}px;'>{number}</span></td></tr>"


#: Of a group of icons: its heading, and the air within its frame and below.
_CELL, _ROW, _HEADING, _ICON = 232.0, 42.0, 40.0, 28.0
_PAD, _APART = 12.0, 8.0


class _Grid(Painted):
    """Paints all icons; ``arrange`` makes it as high as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._columns = 1
        self.told = legend()

    def arrange(self, width: int) -> None:
        self._columns = max(1, int((width / self._look.u - 2 * _PAD) / _CELL))
        height = _PAD + sum(self._height(len(signs)) + _APART for signs in self.told.values())
        self.resize(width, round(height * self._look.u))
        self.update()
        self.setAccessibleName("; ".join(str(words) for signs in self.told.values() for words in signs.values()))

    def _height(self, signs: int) -> float:
        """Say how high the frame of so many is."""
        return _HEADING + -(-signs // self._columns) * _ROW + _PAD

    def paint(self, painter: QPainter, area: QRectF) -> None:
        top = _PAD
        for heading, signs in self.told.items():
            frame = QRectF(0, top, area.width(), self._height(len(signs)))
            self._paint_group(painter, frame, str(heading), signs)
            top = frame.bottom() + _APART

    def _paint_group(self, painter: QPainter, frame: QRectF, heading: str, signs: Mapping[str, Text]) -> None:
        theme, cell = self._look.theme, (frame.width() - 2 * _PAD) / self._columns
        rounded(painter, frame, tokens.RADIUS_PANEL, theme.raised, soft_line(theme))
        title = frame.adjusted(_PAD, 6, -_PAD, 0)
        title.setHeight(_HEADING - 10)
        line(painter, title, heading, _ENGRAVED, fonts.TITLE, gold(theme))
        for number, (sign, words) in enumerate(signs.items()):
            left = frame.left() + _PAD + number % self._columns * cell
            row = frame.top() + _HEADING + number // self._columns * _ROW
            draw_glyph(painter, sign, QRectF(left, row + 6, _ICON, _ICON), theme)
            room = QRectF(left + 40, row, cell - 48, _ROW - 2)
            fitted = fit(str(words), room.width(), tokens.BODY, 400, lines=2)
            draw_fitted(painter, fitted, room, theme.text, Align.AlignLeft | Align.AlignVCenter)


class Legend(QScrollArea):
    """The icons with their names, in as many columns as fit."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid: Final = _Grid(look)
        self.setWidget(self._grid)
        look.changed.connect(self._arrange)

    def tell(self, products: tuple[str, ...]) -> None:
        """Show the icons of a game of these products, or all."""
        self._grid.told = legend(products)
        self._arrange()

    def _arrange(self) -> None:
        self._grid.arrange(self.viewport().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
