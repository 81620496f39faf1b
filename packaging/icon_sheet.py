"""The sheet of all icons and pieces, in both themes and at the sizes that the table has them in."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dune_desktop.scene.art.plates import draw_frame
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import LEFT, draw_text
from dune_desktop.scene.drawing.tokens import BANNER, CAPTION, SEAT_COLOURS, THEMES, Theme
from dune_desktop.scene.glyphs import GLYPHS, draw_glyph, holds_digit
from dune_desktop.scene.glyphs.piece_pictures import PIECES, draw_piece

_WIDE: Final = 1600.0
_SIZES: Final = (32.0, 24.0, 18.0, 13.0, 11.0)
_CELL, _HIGH, _MARGIN, _HEAD = 194.0, 58.0, 24.0, 40.0
_COLUMNS: Final = int((_WIDE - 2 * _MARGIN) // _CELL)
_SEATS: Final = tuple(SEAT_COLOURS)


def icon_sheet() -> QImage:
    """Dusk above, light below."""
    high = sum(ceil(many / _COLUMNS) * _HIGH + _HEAD for many in (len(GLYPHS), len(PIECES))) + 2 * _MARGIN
    image = QImage(round(_WIDE), round(high * len(THEMES)), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for number, theme in enumerate(THEMES.values()):
        area = QRectF(0, number * high, _WIDE, high)
        painter.fillRect(area, theme.window)
        painter.fillRect(area.adjusted(8, 8, -8, -8), theme.panel)
        draw_frame(painter, area.adjusted(6, 6, -6, -6))
        _paint(painter, area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), theme)
    painter.end()
    return image


def _paint(painter: QPainter, area: QRectF, theme: Theme) -> None:
    top = area.top()
    for title, names in (("Icons", tuple(GLYPHS)), ("Pieces", tuple(PIECES))):
        heading = QRectF(area.left(), top, area.width(), _HEAD)
        draw_text(painter, heading, title, theme.text, BANNER, fonts.TITLE)
        top += _HEAD
        for number, name in enumerate(names):
            row, column = divmod(number, _COLUMNS)
            cell = QRectF(area.left() + column * _CELL, top + row * _HIGH, _CELL, _HIGH)
            _icon(painter, cell, name, theme) if title == "Icons" else _piece(painter, cell, name)
            label = QRectF(cell.left(), cell.bottom() - 20, cell.width() - 8, 16)
            draw_text(painter, label, name.replace("_", " "), theme.text2, CAPTION, fonts.REGULAR, LEFT)
        top += ceil(len(names) / _COLUMNS) * _HIGH


def _icon(painter: QPainter, cell: QRectF, name: str, theme: Theme) -> None:
    x = cell.left()
    for size in _SIZES:
        draw_glyph(painter, name, QRectF(x, cell.top() + (34 - size) / 2, size, size), theme)
        x += size + 7
    if holds_digit(name):
        draw_glyph(painter, name, QRectF(x, cell.top() + 5, 24, 24), theme, "3")


def _piece(painter: QPainter, cell: QRectF, name: str) -> None:
    for number, colour in enumerate(_SEATS):
        draw_piece(painter, name, colour, QRectF(cell.left() + number * 40, cell.top() + 2, 30, 30))
