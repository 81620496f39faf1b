"""Help: how to play with mouse and keys, what the icons mean, and the rules, which end with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSizeF
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QTabWidget, QTextBrowser, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text import rules
from dune_desktop.text.folding import folded, places
from dune_desktop.text.products import legend
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts
from dune_desktop.windows.commands import COMMANDS, title
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line

Help = Texts("Help")
_HOW = (
    QT_TRANSLATE_NOOP(
        "Help", "What you can do now has a bright edge and a digit, on the table and in the list on the right."
    ),
    QT_TRANSLATE_NOOP(
        "Help", "Click it, drag it, or press its digit: first the card, then the space, or the other way round."
    ),
    QT_TRANSLATE_NOOP("Help", "Point at anything that is not highlighted to learn why not. F1 shows the rule."),
    QT_TRANSLATE_NOOP("Help", "A right-click or Space shows the big card with its wording and rulings."),
    QT_TRANSLATE_NOOP(
        "Help",
        "Effects wait under “Still to do” and can be resolved in any order. Those with an arrow, or whose icon "
        "stands in a dashed frame, are optional.",
    ),
    QT_TRANSLATE_NOOP(
        "Help",
        "What you must do, and could not do otherwise, is done for you; what reveals something waits. “Do the rest”"
        " does all that is left. A setting leaves every step to you.",
    ),
    QT_TRANSLATE_NOOP("Help", "On the board, a small disc at the lower left marks what has changed since your turn."),
    QT_TRANSLATE_NOOP("Help", "Esc closes what is open and steps back in a half-made answer. It never undoes a move."),
    QT_TRANSLATE_NOOP(
        "Help",
        "Shift+F1, or the bulb above the table, asks what the Master would do, and why. It does nothing by itself.",
    ),
    QT_TRANSLATE_NOOP(
        "Help", "The red seal marks what reveals something hidden: it cannot be undone. Everything else can."
    ),
    QT_TRANSLATE_NOOP("Help", "Letters find an option by its name; arrow keys move to the nearest highlighted piece."),
    QT_TRANSLATE_NOOP("Help", "The mouse wheel zooms the board; drag its background to move it."),
    QT_TRANSLATE_NOOP(
        "Help",
        "The computer plays any seat as a Novice, Skilled or Master; its personality says what it likes best. It knows"
        " no more than a person on that seat would.",
    ),
    QT_TRANSLATE_NOOP("Help", "The game is saved after every decision; Continue on the start screen brings it back."),
)


class HelpPage(SheetPage):
    """Three tabs: how to play here, what icons mean, the rules."""

    most = (1020.0, 860.0)
    least = QSizeF(800, 480)

    def __init__(self, look: Look, keys: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._keys = keys
        #: Whose icons are told, and whose rules come first: those of the game in play, if there is one.
        self._products: tuple[str, ...] = ()
        self._rivals = False
        self.search = SearchField(self.look)
        self.tabs, self.how, self.rules = QTabWidget(), QTextBrowser(), QTextBrowser()
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
        keys = Keys(self._keys)
        rows = "".join(
            f"<tr><td>{escape(title(one))}</td><td>&nbsp;&nbsp;<b>{escape(keys.label(one.id))}</b></td></tr>"
            for one in COMMANDS
        )
        keys_table = f"<table cellspacing='0' cellpadding='{self.units(3)}'>{rows}</table>"
        how = "".join(f"<p>{escape(str(text))}</p>" for text in _HOW)
        playing, keys_heading = self.tr("Playing"), self.tr("Keys")  # lupdate reads no f-string
        self.how.setHtml(
            "<table width='100%'><tr>"
            f"<td width='56%'><h3>{escape(playing)}</h3>{how}</td><td width='4%'></td>"
            f"<td><h3>{escape(keys_heading)}</h3>{keys_table}</td>"
            "</tr></table>"
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Help"))
        self.search.setPlaceholderText(self.tr("Find in the rules"))
        for index, text in enumerate((self.tr("How to play here"), self.tr("Icons"), self.tr("Rules"))):
            self.tabs.setTabText(index, text)
        self.retell()
        self._find_rule(self.search.text())

    def _find_rule(self, text: str) -> None:
        """Show only the rules with this text in them; a rule's number finds that rule alone."""
        wanted = folded(text.strip())
        parts: list[str] = []
        for heading, told in rules.book(self._products, self._rivals):
            found = [one for one in told if rules.found(wanted, heading, *one)]
            if found:
                lines = "".join(_line(number, says, wanted, self.units(tokens.CAPTION)) for number, says in found)
                parts.append(f"<h3>{escape(heading)}</h3><table cellpadding='{self.units(4)}'>{lines}</table>")
        nothing = self.tr("No rule contains these words.")
        self.rules.setHtml("".join(parts) or f"<p>{escape(nothing)}</p>")
        if wanted:
            self.tabs.setCurrentWidget(self.rules)

    def rescale(self) -> None:
        for browser in (self.how, self.rules):
            browser.document().setDocumentMargin(self.units(tokens.S12))
        self.retell()
        self._find_rule(self.search.text())


def _line(number: str, says: str, wanted: str, small: int) -> str:
    """Make a row of a rule, what was looked for in bold, and its number small: players can do without that."""
    marked, end = "", 0
    for start, until in places(wanted, says) if wanted else ():
        marked += f"{escape(says[end:start])}<b><u>{escape(says[start:until])}</u></b>"
        end = until
    marked += escape(says[end:])
    return f"<tr><td>{marked} &nbsp;<span style='font-size:{small}px;'>{number}</span></td></tr>"


_CELL, _ROW, _HEADING, _ICON = 232.0, 42.0, 40.0, 28.0


class _Grid(Painted):
    """Paints all icons; ``arrange`` makes it as high as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._columns = 1
        self.told = legend()

    def arrange(self, width: int) -> None:
        self._columns = max(1, int(width / (_CELL * self._look.u)))
        height = sum(_HEADING + self._rows(len(signs)) * _ROW for signs in self.told.values())
        self.resize(width, round(height * self._look.u))
        self.update()
        self.setAccessibleName("; ".join(str(words) for signs in self.told.values() for words in signs.values()))

    def _rows(self, signs: int) -> int:
        return -(-signs // self._columns)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, top = self._look.theme, 0.0
        cell = area.width() / self._columns
        for heading, signs in self.told.items():
            title = QRectF(4, top + 8, area.width(), _HEADING - 12)
            line(painter, title, str(heading), tokens.HEADING, 700, theme.text)
            top += _HEADING
            for number, (sign, words) in enumerate(signs.items()):
                left, row = number % self._columns * cell, top + number // self._columns * _ROW
                draw_glyph(painter, sign, QRectF(left + 4, row + 6, _ICON, _ICON), theme)
                room = QRectF(left + 42, row, cell - 50, _ROW - 2)
                fitted = fit(str(words), room.width(), tokens.BODY, 400, lines=2)
                draw_fitted(painter, fitted, room, theme.text, Align.AlignLeft | Align.AlignVCenter)
            top += self._rows(len(signs)) * _ROW


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
