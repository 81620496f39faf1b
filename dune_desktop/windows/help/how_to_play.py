"""How to play here, in framed parts of a few sentences each, and beside them all keys, drawn as keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.commands import COMMANDS, title
from dune_desktop.windows.help.how_it_works import NARROW
from dune_desktop.windows.help.key_caps import KeyCaps
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.layouts import RIGHT, STRETCH, TOP, column, fill, role_label
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import PagePart, Panel

#: Headings, each with its sign and what is told there.
_PARTS: Final[tuple[tuple[str, Text, tuple[Text, ...]], ...]] = (
    (
        "agent",
        QT_TRANSLATE_NOOP("Help", "Choosing"),
        (
            QT_TRANSLATE_NOOP(
                "Help", "What you can do now has a bright edge and a digit, on the table and in the list on the right."
            ),
            QT_TRANSLATE_NOOP(
                "Help", "Click it, drag it, or press its digit: first the card, then the space, or the other way round."
            ),
            QT_TRANSLATE_NOOP(
                "Help", "Letters find an option by its name; arrow keys move to the nearest highlighted piece."
            ),
        ),
    ),
    (
        "look",
        QT_TRANSLATE_NOOP("Help", "Looking closer"),
        (
            QT_TRANSLATE_NOOP("Help", "Point at anything that is not highlighted to learn why not. F1 shows the rule."),
            QT_TRANSLATE_NOOP(
                "Help",
                "After a refusal, “How could I?” or F12 names the nearest way with what you hold, if there is one.",
            ),
            QT_TRANSLATE_NOOP("Help", "A right-click or Space shows the big card with its wording and rulings."),
            QT_TRANSLATE_NOOP(
                "Help",
                "On the board, a clasp of brass on the lower left corner marks what has changed since your turn.",
            ),
            QT_TRANSLATE_NOOP(
                "Help", "The mouse wheel, or Ctrl with + and −, zooms the board; drag its background to move it."
            ),
            QT_TRANSLATE_NOOP("Help", "? shows all keys on any page, those that work there first."),
        ),
    ),
    (
        "send",
        QT_TRANSLATE_NOOP("Help", "Resolving effects"),
        (
            QT_TRANSLATE_NOOP(
                "Help",
                "Effects wait under “Still to do” and can be resolved in any order. Those with an arrow, or whose icon "
                "stands in a dashed frame, are optional.",
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "What you must do, and could not do otherwise, is done for you; what reveals something waits. “Do the"
                " rest” does all that is left. A setting leaves every step to you.",
            ),
        ),
    ),
    (
        "undo",
        QT_TRANSLATE_NOOP("Help", "Taking back and asking"),
        (
            QT_TRANSLATE_NOOP(
                "Help", "The red seal marks what reveals something hidden: it cannot be undone. Everything else can."
            ),
            QT_TRANSLATE_NOOP(
                "Help", "Esc closes what is open and steps back in a half-made answer. It never undoes a move."
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "Shift+F1, or the bulb above the table, asks what the Master would do, and why. It does nothing by"
                " itself.",
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "In your first games, what is still open stands above the button that ends the turn. A setting changes"
                " that.",
            ),
        ),
    ),
    (
        "zoom_in",
        QT_TRANSLATE_NOOP("Help", "Seeing and hearing"),
        (
            QT_TRANSLATE_NOOP(
                "Help",
                "The settings make text and table up to twice as large. What is larger than the window scrolls, and"
                " follows the keyboard.",
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "With the colours “High contrast” nothing is painted behind words, and with “Reduced motion” nothing"
                " flies.",
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "Screen readers find every card, space and piece by its name and can press it; F8 tells the table in"
                " words.",
            ),
        ),
    ),
    (
        "bot",
        QT_TRANSLATE_NOOP("Help", "Opponents and saved games"),
        (
            QT_TRANSLATE_NOOP(
                "Help",
                "The computer plays any seat as a Novice, Skilled or Master; its personality says what it likes best. "
                "It knows no more than a person on that seat would.",
            ),
            QT_TRANSLATE_NOOP(
                "Help",
                "The game is saved after every decision; Continue on the start screen brings it back, Ctrl+G goes to"
                " another one.",
            ),
        ),
    ),
)
#: Every sentence with the heading that it stands under.
SENTENCES: Final = tuple((heading, says) for _, heading, told in _PARTS for says in told)
_SIGN: Final = 30.0


class _Sign(Painted):
    """The sign of a part."""

    def __init__(self, look: Look, sign: str) -> None:
        super().__init__(look)
        self._sign = sign

    def wanted(self) -> QSizeF:
        return QSizeF(_SIGN, _SIGN)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        draw_glyph(painter, self._sign, area, self._look.theme)


class _Part(Panel):
    """A heading with its sign, and some sentences."""

    ground = "raised"

    def __init__(self, look: Look, sign: str, heading: Text, told: tuple[Text, ...]) -> None:
        super().__init__(look)
        self._texts = (heading, *told)
        self.labels: tuple[QLabel, ...] = (Chapter(look), *(role_label("", wrap=True) for _ in told))
        words = column(*self.labels)
        whole = fill(QHBoxLayout(self), (_Sign(look, sign), 0, TOP), (words, 1))
        self.pad(whole, tokens.S12, gap=tokens.S12)
        self.pad(words, gap=tokens.S8)
        self.retranslate()

    def retranslate(self) -> None:
        for label, text in zip(self.labels, self._texts, strict=True):
            label.setText(str(text))


class _KeyList(Panel):
    """All commands with their keys."""

    ground = "raised"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.heading = Chapter(look)
        self.rows = {command: (role_label("", wrap=True), KeyCaps(look)) for command in COMMANDS}
        grid = QGridLayout()
        for number, (called, caps) in enumerate(self.rows.values()):
            grid.addWidget(called, number, 0)
            grid.addWidget(caps, number, 1, RIGHT)
        grid.setColumnStretch(0, 1)
        whole = fill(QVBoxLayout(self), self.heading, grid, STRETCH)
        self.pad(whole, tokens.S16, tokens.S12, tokens.S12, tokens.S12, gap=tokens.S8)
        self.pad(grid, 0, gap=tokens.S6)

    def tell(self, keys: Keys) -> None:
        for command, (called, caps) in self.rows.items():
            called.setText(title(command))
            caps.show_text(keys.label(command.id))


class HowToPlay(WordsArea):
    """What can be done with mouse and keys."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        content = PagePart(look)
        super().__init__(content, parent)
        self._parts = [_Part(look, *part) for part in _PARTS]
        self.keys = _KeyList(look)
        left = column(*self._parts, STRETCH)
        self._look, self._whole = look, fill(QHBoxLayout(content), (left, 56), (self.keys, 44, TOP))
        content.pad(self._whole, 0, tokens.S12, tokens.S12, tokens.S12, gap=tokens.S12)
        content.pad(left, gap=tokens.S8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keys stand beside the sentences, or below them in a narrow place."""
        super().resizeEvent(event)
        below = self.width() < NARROW * self._look.u
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(way)

    def tell(self, heading: str, keys: Keys) -> None:
        """Tell all keys as they are now."""
        self.keys.heading.setText(heading)
        self.keys.tell(keys)

    def told(self) -> str:
        """All that is said."""
        words = [label.text() for part in self._parts for label in part.labels]
        return "\n".join((*words, *(f"{called.text()} {caps.text}" for called, caps in self.keys.rows.values())))
