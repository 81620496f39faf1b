"""All icons with their names, in groups: what each picture on cards, spaces and the table means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text.products import legend
from dune_desktop.text.translating import Text
from dune_desktop.windows.theme import gold, soft_line
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line, rounded

#: Headings, each with its icons and what they mean.
Groups = Mapping[Text, Mapping[str, Text]]
#: The letters of headings.
_ENGRAVED: Final = 20
#: Of a group of icons: its heading, and the air within its frame and below.
_CELL, _ROW, _HEADING, _ICON = 232.0, 42.0, 40.0, 28.0
_PAD, _APART = 12.0, 8.0


class _Grid(Painted):
    """Paints all icons; ``arrange`` makes it as high as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.told: Groups = legend()

    def arrange(self, width: int) -> None:
        units = width / self._look.u
        self.resize(width, round((_PAD + height_of(self.told, units)) * self._look.u))
        self.update()
        self.setAccessibleName("; ".join(str(words) for signs in self.told.values() for words in signs.values()))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        paint_groups(painter, self.told, area.adjusted(0, _PAD, 0, 0), self._look.theme)


def _columns(width: float) -> int:
    return max(1, int((width - 2 * _PAD) / _CELL))


def _height(signs: int, columns: int) -> float:
    """Say how high the frame of so many is."""
    return _HEADING + -(-signs // columns) * _ROW + _PAD


def height_of(told: Groups, width: float) -> float:
    """Say how high all groups are in so many units."""
    return sum(_height(len(signs), _columns(width)) + _APART for signs in told.values())


def paint_groups(painter: QPainter, told: Groups, area: QRectF, theme: Theme) -> None:
    """Paint the groups of icons one below the other."""
    top, columns = area.top(), _columns(area.width())
    for heading, signs in told.items():
        frame = QRectF(area.left(), top, area.width(), _height(len(signs), columns))
        _paint_group(painter, frame, str(heading), signs, theme)
        top = frame.bottom() + _APART


def _paint_group(painter: QPainter, frame: QRectF, heading: str, signs: Mapping[str, Text], theme: Theme) -> None:
    columns = _columns(frame.width())
    cell = (frame.width() - 2 * _PAD) / columns
    rounded(painter, frame, tokens.RADIUS_PANEL, theme.raised, soft_line(theme))
    title = frame.adjusted(_PAD, 6, -_PAD, 0)
    title.setHeight(_HEADING - 10)
    line(painter, title, heading, _ENGRAVED, fonts.TITLE, gold(theme))
    for number, (sign, words) in enumerate(signs.items()):
        left = frame.left() + _PAD + number % columns * cell
        row = frame.top() + _HEADING + number // columns * _ROW
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
