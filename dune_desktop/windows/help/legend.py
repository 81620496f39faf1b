"""What every icon means: headings with their signs, for the help."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text.products import legend
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line

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
