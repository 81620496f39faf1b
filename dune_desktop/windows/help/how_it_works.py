"""How the game works, for whoever has never played it: two pages of illustrations with a few sentences each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from dune_desktop.content import BASE
from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.help import drawings
from dune_desktop.windows.help.sketch import Sketch
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import PagePart, Panel

#: Of a page; an illustration takes some of them.
COLUMNS: Final = 6
#: Below that many units fewer stand side by side.
NARROW: Final = 700.0


@frozen
class Illustration:
    """A heading, a drawing so many units high, and what it means; so many columns wide."""

    heading: Text
    text: Text
    draw: Callable[[Sketch], None]
    high: float
    columns: int = 2
    #: The product without which it is not shown.
    product: str = ""
    #: Whether it is shown only where Rivals play.
    rivals: bool = False

    def holds_in(self, game: Edition) -> bool:
        """Whether it tells something of this game."""
        there = not self.product or self.product in game.products
        return there and (not self.rivals or game.automa is not None)


FIRST: Final = (
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Ten points"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "Points come from Factions, Conflicts and cards. When somebody has ten, or after ten rounds, the game is"
            " over: most points win.",
        ),
        drawings.aim,
        160,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "A card is two things"),
        QT_TRANSLATE_NOOP(
            "HowItWorks", "It sends an Agent, or it stays in your hand for the Reveal turn: never both in a round."
        ),
        drawings.card,
        160,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "A round"),
        QT_TRANSLATE_NOOP("HowItWorks", "Turns go round until everybody has revealed. Then there is one Combat."),
        drawings.ring,
        160,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Your turn: send an Agent"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "An icon of the card opens a space. Pay what the space costs; then do what card and space say, in any"
            " order. Nobody else can go there in this round.",
        ),
        drawings.agent_turn,
        150,
        columns=3,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Or reveal, and be done"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "The cards that are left lie open. Diamonds buy new cards, which come to your hand later; swords make your"
            " troops stronger.",
        ),
        drawings.reveal,
        150,
        columns=3,
    ),
)
SECOND: Final = (
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Troops"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "Recruits wait in the garrison. On a space with crossed swords they may go to the Conflict, with two more."
            " A troop counts 2, a sword 1.",
        ),
        drawings.troops,
        136,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "A tie wins nothing"),
        QT_TRANSLATE_NOOP(
            "HowItWorks", "Two who are tied for first both take the second reward. One sword more takes the first."
        ),
        drawings.ties,
        136,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Influence"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "A visit to a Faction is a step. At 2 there is a point, at 4 a gift, and for the first one the Alliance:"
            " a point, until somebody is higher.",
        ),
        drawings.influence,
        136,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "The desert"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "Water leads to spice. Where nobody went, 1 more lies in the next round; whoever comes takes all of it.",
        ),
        drawings.desert,
        124,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Intrigue cards"),
        QT_TRANSLATE_NOOP("HowItWorks", "They are secret, and each has its hour."),
        drawings.intrigue,
        124,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "The end"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "The last round is played to its end. With equal points more spice wins, then Solari, water, and troops"
            " in the garrison.",
        ),
        drawings.end,
        124,
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "In Uprising"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "A Spy draws a card, or lets you in where others stand. A sandworm has strength 3 and doubles your reward."
            " Two equal battle icons are a point.",
        ),
        drawings.uprising,
        64,
        columns=3,
        product="uprising",
    ),
    Illustration(
        QT_TRANSLATE_NOOP("HowItWorks", "Rivals"),
        QT_TRANSLATE_NOOP(
            "HowItWorks",
            "A card of House Hagal says where the Agent goes. Rivals have no hand, pay for no space, and turn what they"
            " have into points.",
        ),
        drawings.rivals,
        64,
        columns=3,
        rivals=True,
    ),
)


def in_rows(shown: Sequence[Illustration], narrow: bool = False) -> list[list[tuple[Illustration, int, int]]]:
    """Put as many side by side as there are columns for: each with its first column, and how many it takes.

    In a narrow place there is one fewer side by side.
    """
    wide = {one: COLUMNS // max(1, COLUMNS // one.columns - 1) if narrow else one.columns for one in shown}
    rows: list[list[Illustration]] = [[]]
    for one in shown:
        if rows[-1] and sum(wide[other] for other in (*rows[-1], one)) > COLUMNS:
            rows.append([])
        rows[-1].append(one)
    placed = []
    for row in rows:
        starts = [sum(wide[one] for one in row[:number]) for number in range(len(row))]
        ends = [*starts[1:], COLUMNS]
        placed.append([(one, start, end - start) for one, start, end in zip(row, starts, ends, strict=True)])
    return placed


class _Drawing(Painted):
    """The drawing of an illustration, as high as it wants to be and as wide as there is room."""

    def __init__(self, look: Look, illustration: Illustration) -> None:
        super().__init__(look)
        self._illustration, self.edition = illustration, BASE
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def wanted(self) -> QSizeF:
        return QSizeF(1, self._illustration.high)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        look = self._look
        key = ("illustration", self._illustration.heading.source, look.theme.name, look.language, self.edition.products)
        draw_sprite(painter, key, area, lambda onto: self._illustration.draw(Sketch(onto, area, look, self.edition)))


class _IllustrationPanel(Panel):
    """An illustration on the page."""

    ground = "raised"

    def __init__(self, look: Look, illustration: Illustration, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.illustration = illustration
        self.heading, self.drawing, self.text = Chapter(look), _Drawing(look, illustration), role_label("", wrap=True)
        whole = fill(QVBoxLayout(self), self.heading, self.drawing, self.text, STRETCH)
        self.pad(whole, tokens.S12, tokens.S8, tokens.S12, tokens.S8, gap=tokens.S6)
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(str(self.illustration.heading))
        self.text.setText(str(self.illustration.text))
        self.drawing.setAccessibleName(str(self.illustration.text))
        self.drawing.update()


class HowItWorks(WordsArea):
    """A page of illustrations."""

    def __init__(self, look: Look, illustrations: Sequence[Illustration], parent: QWidget | None = None) -> None:
        content = PagePart(look)
        super().__init__(content, parent)
        self.panels = [_IllustrationPanel(look, illustration, content) for illustration in illustrations]
        self._grid = QGridLayout(content)
        content.pad(self._grid, 0, tokens.S12, tokens.S12, tokens.S12, gap=tokens.S8)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self._look, self._narrow = look, False
        self.tell(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * self._look.u
        if narrow != self._narrow:
            self._narrow = narrow
            self._place()

    def tell(self, game: Edition | None) -> None:
        """Show how this game works, or without one the base game and what others add to it."""
        for panel in self.panels:
            panel.drawing.edition = game or BASE
            panel.setHidden(game is not None and not panel.illustration.holds_in(game))
        self._place()

    def _place(self) -> None:
        for panel in self.panels:
            self._grid.removeWidget(panel)
        shown = {panel.illustration: panel for panel in self.panels if not panel.isHidden()}
        rows = in_rows([*shown], self._narrow)
        for row, illustrations in enumerate(rows):
            for illustration, column, wide in illustrations:
                self._grid.addWidget(shown[illustration], row, column, 1, wide)
        for row in range(self._grid.rowCount() + 1):
            self._grid.setRowStretch(row, int(row == len(rows)))

    def told(self) -> str:
        """All that is said."""
        return "\n".join(f"{panel.heading.text()}\n{panel.text.text()}" for panel in self.panels if panel.isVisible())
