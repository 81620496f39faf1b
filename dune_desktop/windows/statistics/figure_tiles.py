"""The figures as tiles: a number, above it what it counts, below it in small what belongs to it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.statistics.statistics_model import FiguresModel
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, rounded

_ABREAST: Final = 2
_GAP, _PAD, _LINE, _LINES = 6.0, 8.0, 16.0, 27.0
#: No lower than its four lines need, no higher than looks well.
_LEAST, _MOST = 80.0, 96.0
#: As wide as a scroll bar.
_BAR: Final = 14.0


class _TileDelegate(UnitDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        view = option.widget
        assert isinstance(view, Tiles)
        return view.gridSize()

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme = self.look.theme
        head, value, detail = index.data(Role.VALUE)
        tile = rect.adjusted(0, 0, -_GAP, -_GAP)
        rounded(painter, tile, tokens.RADIUS_BOX, theme.raised, soft_line(theme))
        room = tile.adjusted(_PAD, 4, -_PAD, -5)
        wide = room.width()
        above = QRectF(room.x(), room.y(), wide, _LINE)
        below = QRectF(room.x(), room.bottom() - _LINES, wide, _LINES)
        draw_fitted(painter, fit(head, wide, tokens.SMALL, 600, lines=1), above, theme.text2)
        number = fit(value, wide, tokens.BANNER, 700, lines=1, least=tokens.BODY)
        draw_fitted(painter, number, QRectF(room.x(), above.bottom(), wide, below.top() - above.bottom()), theme.text)
        if detail:
            told = fit(detail, wide, tokens.CAPTION, 400)
            draw_fitted(painter, told, below, theme.text2, Align.AlignLeft | Align.AlignBottom)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, tile, tokens.RADIUS_BOX, self.look)


class Tiles(QListView):
    """Two abreast; arrow keys go from one to the next."""

    def __init__(self, figures: FiguresModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setModel(figures)
        self.setItemDelegate(_TileDelegate(look, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        figures.modelReset.connect(self._divide)
        look.changed.connect(self._divide)

    def _divide(self) -> None:
        """The width among those abreast, the height among the rows of tiles."""
        rows = max(1, -(-self.model().rowCount() // _ABREAST))
        high = min(max((self.height() - 2) // rows, round(_LEAST * self._look.u)), round(_MOST * self._look.u))
        bar = round(_BAR * self._look.u)  # there is room for it, whether it is needed or not
        size = QSize((self.width() - bar) // _ABREAST, high)
        if size != self.gridSize() and size.isValid():
            self.setGridSize(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()
