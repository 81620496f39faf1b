"""What drawings of the help are made of: words, icons, pieces and faces as the table has them, and arrows."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from dune_desktop.engine.edition import Edition
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.measures import HAND, Face
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.windows.widgets.panels import Align, rounded

#: The head of an arrow, and half of its spread.
_HEAD, _SPREAD = 9.0, 0.45
_STROKE: Final = 2.0


class Sketch:
    """A drawing in one look, of one game."""

    def __init__(self, painter: QPainter, area: QRectF, look: Look, edition: Edition) -> None:
        self.painter, self.area, self.look, self.edition = painter, area, look, edition
        self.theme = look.theme

    def words(
        self, room: QRectF, text: object, size: int = tokens.SMALL, weight: int = 600, lines: int = 1,
        align: Qt.AlignmentFlag = Align.AlignHCenter, colour: QColor | None = None,
    ) -> None:  # fmt: skip
        """Write into the room, in as many lines as there may be."""
        fitted = fit(str(text), room.width(), size, weight, lines=lines)
        draw_fitted(self.painter, fitted, room, colour or self.theme.text, align | Align.AlignVCenter)

    def sign(self, name: str, x: float, y: float, size: float, number: str = "") -> None:
        """Put an icon with its middle here."""
        draw_glyph(self.painter, name, _square(x, y, size), self.theme, number)

    def piece(self, kind: str, colour: str, x: float, y: float, size: float) -> None:
        """Put a piece of a seat with its middle here."""
        draw_piece(self.painter, kind, colour, _square(x, y, size))

    def face(self, face: Face, room: QRectF) -> None:
        draw_face(self.painter, face, room, self.look, HAND)

    def box(self, room: QRectF, fill: QColor | None = None, edge: QColor | None = None) -> None:
        rounded(self.painter, room, tokens.RADIUS_BOX, fill or self.theme.box, edge or self.theme.brass)

    def disc(self, x: float, y: float, size: float, text: str = "", fill: QColor | None = None) -> None:
        """Put a round place with its middle here."""
        self.painter.setPen(QPen(self.theme.brass, 1.5))
        self.painter.setBrush(fill or self.theme.box)
        self.painter.drawEllipse(QPointF(x, y), size / 2, size / 2)
        if text:
            self.words(_square(x, y, size), text, tokens.BODY, 700)

    def line(self, start: QPointF, end: QPointF, colour: QColor | None = None, width: float = _STROKE) -> None:
        self.painter.setPen(QPen(colour or self.theme.brass, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.painter.drawLine(start, end)

    def arrow(self, start: QPointF, end: QPointF) -> None:
        """Point from here to there."""
        way = atan2(end.y() - start.y(), end.x() - start.x())
        foot = QPointF(end.x() - _HEAD * 0.8 * cos(way), end.y() - _HEAD * 0.8 * sin(way))
        self.line(start, foot)
        self.head(end, way)

    def head(self, end: QPointF, way: float) -> None:
        """Draw the head of an arrow that comes this way, in radians."""
        sides = [way + _SPREAD, way - _SPREAD]
        points = [end, *(QPointF(end.x() - _HEAD * cos(side), end.y() - _HEAD * sin(side)) for side in sides)]
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.brass)
        self.painter.drawPolygon(QPolygonF(points))


def _square(x: float, y: float, size: float) -> QRectF:
    return QRectF(x - size / 2, y - size / 2, size, size)
