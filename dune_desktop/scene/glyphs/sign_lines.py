"""Lines of icons: a digit inside, longer numbers beside, a dashed frame round what may be declined."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import across, down
from dune_desktop.scene.drawing.tokens import CAPTION, DIM, ICON_16, LINE, RADIUS_CELL, Theme
from dune_desktop.scene.glyphs import draw_glyph, glyph_width, holds_digit
from dune_desktop.text.signs import WORDS, Sign, Signs

#: Parts of an icon's size.
_GAP, _BESIDE, _LEADING, _NUMBER = 0.16, 0.1, 1.2, 0.8
#: Between a dashed frame and what it encloses.
_FRAME: Final = 2.0


@frozen
class _Placed:
    sign: Sign
    x: float
    width: float


_Row = tuple[_Placed, ...]


def signs_width(signs: Signs, size: float) -> float:
    return _width(_row(signs, size))


def draw_signs(
    painter: QPainter,
    signs: Signs,
    rect: QRectF,
    size: float,
    theme: Theme,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    rows: int = 1,
    dim: bool = False,
    ink: QColor | None = None,
) -> bool:
    """Up to ``rows`` rows of icons, in the middle of ``rect`` from top to bottom unless aligned there.

    ``ink``: of arrows and numbers on a paper that is not the theme's own. False if not all fitted: the rest became ¶.
    """
    lines, fitted = _laid_out(signs, rect.width(), size, rows)
    top = rect.top() + down(align) * (rect.height() - size * (1 + _LEADING * (len(lines) - 1)))
    for line in lines:
        left = rect.left() + across(align) * (rect.width() - _width(line))
        _draw_row(painter, line, QPointF(left, top), size, theme, dim, ink)
        top += size * _LEADING
    return fitted


@lru_cache(maxsize=1024)
def _laid_out(signs: Signs, width: float, size: float, rows: int) -> tuple[tuple[_Row, ...], bool]:
    lines = _wrapped(signs, width, size)
    if len(lines) <= rows:
        return tuple(_row(line, size) for line in lines), True
    kept = [*lines[: rows - 1], _shortened(lines[rows - 1], width, size)]
    return tuple(_row(line, size) for line in kept), False


def rows_within(signs: Signs, room: QSizeF, size: float) -> int:
    """Returns in how many rows they fit into a room in this size; 0 if they do not."""
    lines = _wrapped(signs, room.width(), size)
    high = size * (1 + _LEADING * (len(lines) - 1))
    wide = max(_width(_row(line, size)) for line in lines)
    return len(lines) if high <= room.height() and wide <= room.width() else 0


def cut(signs: Signs, width: float, size: float) -> Signs:
    """Returns what of them fits one row; the rest becomes ¶."""
    return signs if signs_width(signs, size) <= width else _shortened(signs, width, size)


def _shortened(signs: Signs, width: float, size: float) -> Signs:
    while signs and signs_width((*signs, WORDS), size) > width:
        signs = signs[:-1]
    return (*signs, WORDS)


def _wrapped(signs: Signs, width: float, size: float) -> list[Signs]:
    lines: list[Signs] = [()]
    for sign in signs:
        longer = (*lines[-1], sign)
        if lines[-1] and signs_width(longer, size) > width:
            # No row begins with what closes a bracket: the last sign in it goes along.
            at = max(1, len(lines[-1]) - (sign.name == "close"))
            lines[-1], along = lines[-1][:at], lines[-1][at:]
            lines.append((*along, sign))
        else:
            lines[-1] = longer
    return lines


@lru_cache(maxsize=1024)
def _row(signs: Signs, size: float) -> _Row:
    placed, x = [], 0.0
    for before, sign in zip((None, *signs), signs, strict=False):
        if sign.may != (before is not None and before.may):
            x += _FRAME
        width = _sign_width(sign, size)
        placed.append(_Placed(sign, x, width))
        x += width + _GAP * size
    return tuple(placed)


def _width(row: _Row) -> float:
    return row[-1].x + row[-1].width + _FRAME * row[-1].sign.may if row else 0.0


def _sign_width(sign: Sign, size: float) -> float:
    icon = glyph_width(sign.name, size)
    if not sign.number or _inside(sign, size):
        return icon
    return icon + _BESIDE * size + fonts.metrics(_number_size(size), fonts.BOLD).horizontalAdvance(sign.number)


def _inside(sign: Sign, size: float) -> bool:
    return len(sign.number) == 1 and size >= ICON_16 and holds_digit(sign.name)


def _number_size(size: float) -> int:
    return max(CAPTION, round(size * _NUMBER))


def _draw_row(
    painter: QPainter, row: _Row, corner: QPointF, size: float, theme: Theme, dim: bool, ink: QColor | None
) -> None:
    for one in row:
        icon = glyph_width(one.sign.name, size)
        # Narrow signs are drawn in a whole square that reaches over their neighbours' empty edges.
        square = QRectF(corner.x() + one.x + (icon - size) / 2, corner.y(), size, size)
        inside = _inside(one.sign, size)
        draw_glyph(painter, one.sign.name, square, theme, one.sign.number if inside else "", dim, ink)
        if one.sign.number and not inside:
            beside = QPointF(corner.x() + one.x + icon + _BESIDE * size, corner.y())
            _draw_number(painter, one.sign.number, beside, size, dim, ink or theme.text)
    for left, right in _frames(row):
        _draw_frame(painter, QRectF(corner.x() + left, corner.y(), right - left, size), ink or theme.text2)


def _draw_number(painter: QPainter, number: str, corner: QPointF, size: float, dim: bool, ink: QColor) -> None:
    number_size = _number_size(size)
    colour = QColor(ink)
    colour.setAlphaF(DIM if dim else 1.0)
    painter.setFont(fonts.font(number_size, fonts.BOLD))
    painter.setPen(colour)
    baseline = corner.y() + size / 2 + fonts.metrics(number_size, fonts.BOLD).capHeight() / 2
    painter.drawText(QPointF(corner.x(), baseline), number)


def _frames(row: _Row) -> list[tuple[float, float]]:
    """Returns from where to where neighbours stand that may be declined: they share a frame."""
    frames: list[tuple[float, float]] = []
    open_frame = False
    for one in row:
        if one.sign.may and open_frame:
            frames[-1] = (frames[-1][0], one.x + one.width)
        elif one.sign.may:
            frames.append((one.x, one.x + one.width))
        open_frame = one.sign.may
    return frames


def _draw_frame(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    pen = QPen(colour, LINE, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5 - _FRAME, -0.5, _FRAME - 0.5, 0.5), RADIUS_CELL, RADIUS_CELL)


_DASHES: Final = (3.0, 2.0)
