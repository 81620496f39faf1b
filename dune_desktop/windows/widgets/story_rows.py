"""Rows that tell what happened: the seat's mark, a sentence on as many lines as it needs, and what it brought."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, fit_row, line_height
from dune_desktop.scene.drawing.fonts import measured
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, rounded

_MARK, _PAD = 14.0, 6.0
_MOST_LINES = 9
#: Of a short row: two lines of the smallest letters fit in.
ROW_HEIGHT = 23.0
#: Of the icons below a sentence.
_SIGNS_HEIGHT, _MOST_ROWS = 20.0, 2


@measured(1024)
def _fitted(text: str, width: float, weight: int) -> Fitted:
    return fit(text, width, tokens.SMALL, weight, lines=_MOST_LINES, least=tokens.SMALL)


def _text_height(fitted: Fitted) -> float:
    return len(fitted.lines) * line_height(fitted.font) + 6


class ToldDelegate(UnitDelegate):
    """``short``: low rows with their icons at the right, the rest stands in the tooltip; else icons stand below."""

    def __init__(self, *arguments: object, short: bool = False) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._short = short

    def _seat(self, index: Index) -> Seat:
        seat = index.data(Role.SEAT)
        return seat if isinstance(seat, int) else NOBODY

    def _layout(self, index: Index, width: float) -> tuple[float, float, Fitted]:
        """Say where the text begins, how wide the signs at its right are, and how the text is fitted."""
        start = _PAD + (_MARK + _PAD if self._seat(index) != NOBODY else 0)
        signs = index.data(Role.SIGNS) or ()
        beside = signs_width(signs, tokens.ICON_16) + _PAD if signs and self._short else 0.0
        room = width - start - beside - _PAD
        text = str(index.data() or "")
        if self._short:
            return start, beside, fit_row(text, room, tokens.SMALL, 400)
        weight = 600 if index.model().rowCount(index) else 400
        return start, beside, _fitted(text, room, weight)

    def height(self, index: Index, width: float) -> float:
        if self._short:
            return ROW_HEIGHT
        start, _, fitted = self._layout(index, width)
        return max(float(tokens.HIT), _text_height(fitted)) + self._below(index, width - start)

    def _below(self, index: Index, width: float) -> float:
        """Say how high the icons are that stand below the text."""
        signs = () if self._short else index.data(Role.SIGNS) or ()
        rows = min(_MOST_ROWS, 1 + int(signs_width(signs, tokens.ICON_16) > width - _PAD))
        return rows * _SIGNS_HEIGHT if signs else 0.0

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme = self.look.theme
        start, beside, fitted = self._layout(index, rect.width())
        seat = self._seat(index)
        if state & QStyle.StateFlag.State_Selected:
            rounded(painter, rect, tokens.RADIUS_CELL, theme.button, None)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, rect, tokens.RADIUS_CELL, theme.raised, None)
        if seat != NOBODY:
            top = (rect.height() - _MARK) / 2 if self._short else 3 + (line_height(fitted.font) - _MARK) / 2
            draw_mark(painter, self.look.colours[seat], QRectF(_PAD, top, _MARK, _MARK))
        heading = bool(index.model().rowCount(index))
        air, align = (0.0, Align.AlignVCenter) if self._short else (3.0, Align.AlignTop)
        box = QRectF(start, air, rect.width() - start - beside, rect.height() - 2 * air)
        draw_fitted(painter, fitted, box, theme.text if heading else theme.text2, Align.AlignLeft | align)
        below = self._below(index, rect.width() - start)
        if beside:
            signs = QRectF(rect.right() - beside, rect.center().y() - 8, beside, tokens.ICON_16)
            draw_signs(painter, index.data(Role.SIGNS), signs, tokens.ICON_16, theme)
        elif below:
            signs = QRectF(start, rect.bottom() - below - 1, rect.width() - start - _PAD, below)
            draw_signs(painter, index.data(Role.SIGNS), signs, tokens.ICON_16, theme, rows=_MOST_ROWS)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect, tokens.RADIUS_CELL, self.look)
