"""Colours, surfaces and lines of text as nearly everything on the table has them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.tokens import FIGURE, HALO, LINE, LIT_LINE, RADIUS_BOX, Theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Returns the first colour with so much of the second in it."""
    return QColor(_mixed(first.rgb(), second.rgb(), share))


@lru_cache(4096)  # pictures mix the same few colours all the time
def _mixed(first: int, second: int, share: float) -> int:
    mixed = 0
    for shift in (16, 8, 0):
        one, other = first >> shift & 255, second >> shift & 255
        mixed |= round(one + (other - one) * share) << shift
    return mixed


def faded(colour: QColor, opacity: float) -> QColor:
    """Returns the colour, letting through what lies below."""
    lighter = QColor(colour)
    lighter.setAlphaF(opacity)
    return lighter


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def panel(
    painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, *, radius: float = RADIUS_BOX, line: float = LINE
) -> None:
    """Paints a rounded surface; its edge lies inside ``rect``."""
    half = line / 2
    draw_rounded(painter, rect.adjusted(half, half, -half, -half), radius - half, fill, edge, line)


def draw_rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    line: float = LINE,
) -> None:
    """Paints a rounded surface; the middle of its edge lies on ``rect``."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(edge, line))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.drawRoundedRect(rect, radius, radius)


def draw_edge(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    radius: float = RADIUS_BOX,
    colour: QColor | None = None,
    line: float = LIT_LINE,
) -> None:
    """Draws inside ``rect`` the line of what can be taken, or that of a seat.

    Keylines on both sides carry its contrast on any ground.
    """
    half = line / 2 + LINE
    edge, bend = rect.adjusted(half, half, -half, -half), max(LINE, radius - half)
    draw_rounded(painter, edge, bend, None, theme.keyline, 2 * half)
    draw_rounded(painter, edge, bend, None, colour or theme.accent, line)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: QColor,
    size: float = FIGURE,
    weight: int = fonts.SEMIBOLD,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draws a line of text that is known to fit."""
    painter.setFont(fonts.font(size, weight))
    painter.setPen(colour)
    painter.drawText(rect, align, text)


def draw_haloed(painter: QPainter, rect: QRectF, text: str, colour: QColor, halo: QColor, size: float = FIGURE) -> None:
    """Draws a number at the left of ``rect``, on a ground that may be anything."""
    font, measures = fonts.font(size, fonts.SEMIBOLD), fonts.metrics(size, fonts.SEMIBOLD)
    path = QPainterPath()
    path.addText(rect.left(), rect.center().y() + measures.capHeight() / 2, font, text)
    pen = QPen(halo, HALO, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, colour)


def across(align: Qt.AlignmentFlag) -> float:
    """Returns how much of the room that is left over lies at the left."""
    if align & Qt.AlignmentFlag.AlignHCenter:
        return 0.5
    return 1.0 if align & Qt.AlignmentFlag.AlignRight else 0.0


def down(align: Qt.AlignmentFlag) -> float:
    """Returns how much of the room that is left over lies above."""
    if align & Qt.AlignmentFlag.AlignTop:
        return 0.0
    return 1.0 if align & Qt.AlignmentFlag.AlignBottom else 0.5
