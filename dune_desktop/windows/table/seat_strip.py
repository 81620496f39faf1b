"""A row of a seat's panel: signs, numbers and words on one line, or cards in play as tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Card
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.windows.widgets.panels import line, rounded

ICON: Final = float(tokens.ICON_18)
#: The agent icons on a tile.
TILE_ICON: Final = float(tokens.ICON_13)
#: From a sign to its number: nearer than to the next sign, or nobody knows whose it is.
_BESIDE: Final = 20.0


@frozen
class Strip:
    """Signs, numbers and words stand on its middle line, each beginning at an ``x``."""

    painter: QPainter
    box: QRectF
    theme: tokens.Theme

    def sign(self, x: float, glyph: str, number: str = "") -> None:
        """Draw a sign, which may have a number on it."""
        draw_glyph(self.painter, glyph, QRectF(x, self.box.center().y() - 9, ICON, ICON), self.theme, number)

    def count(self, x: float, glyph: str, number: int | str) -> float:
        """Draw a sign with its number, and return where that ends.

        Both are one picture: a panel has a dozen of them, of which a decision changes one or two.
        """
        text = str(number)
        place = QRectF(x, self.box.center().y() - ICON / 2, count_width(text), ICON)
        key = "count", glyph, text, self.theme.name
        draw_sprite(self.painter, key, place, lambda onto: _paint_count(onto, glyph, text, self.theme))
        return x + count_width(text)

    def words(self, x: float, text: str, weight: int = 400, colour: QColor | None = None) -> None:
        """Write small words from here to the end of the row."""
        room = QRectF(x, self.box.y(), self.box.right() + 2 - x, self.box.height())
        line(self.painter, room, text, tokens.SMALL, weight, colour or self.theme.text2)

    def words_at_end(self, text: str, *signs: str) -> None:
        """Write small words up to the end of the row, after these signs."""
        x = self.box.right() - metrics(tokens.SMALL, 600).horizontalAdvance(text) - len(signs) * (ICON + 3)
        for sign in signs:
            self.sign(x, sign)
            x += ICON + 3
        self.words(x, text, 600, self.theme.text if signs else self.theme.text2)


def _paint_count(painter: QPainter, glyph: str, text: str, theme: tokens.Theme) -> None:
    draw_glyph(painter, glyph, QRectF(0, 0, ICON, ICON), theme)
    room = QRectF(_BESIDE, 0, count_width(text) - _BESIDE, ICON)
    line(painter, room, text, tokens.FIGURE, 600, theme.text)


@lru_cache(256)  # figures have one width in all languages
def count_width(number: int | str) -> float:
    """Return the width of a sign with its number."""
    return _BESIDE + metrics(tokens.FIGURE, 600).horizontalAdvance(str(number))


def draw_tile(painter: QPainter, rect: QRectF, card: Card, label: str, icons: float, theme: tokens.Theme) -> None:
    """Draw a card in play as a tile with its name and, so wide, its agent icons."""
    tile = QRectF(QPointF(), rect.size())
    key = "tile in play", card.icons, card.factions, label, icons, theme.name
    draw_sprite(painter, key, rect, lambda onto: _paint_tile(onto, tile, card, label, icons, theme))


def _paint_tile(painter: QPainter, tile: QRectF, card: Card, label: str, icons: float, theme: tokens.Theme) -> None:
    rounded(painter, tile, tokens.RADIUS_CELL, theme.paper, theme.keyline)
    band = tokens.faction_band(card.factions[0] if card.factions else None, theme)
    painter.fillRect(QRectF(2, 3, 3, tile.height() - 6), band)
    for number, icon in enumerate(card.icons if icons else ()):
        square = QRectF(7 + number * TILE_ICON, (tile.height() - TILE_ICON) / 2, TILE_ICON, TILE_ICON)
        draw_glyph(painter, ICONS[icon], square, theme)
    line(painter, tile.adjusted(9 + icons, 0, -2, 0), label, tokens.CAPTION, 600, theme.ink)
