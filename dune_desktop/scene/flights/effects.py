"""What happens to a thing where it lies: an edge that flashes, a number that rolls, a card that turns over."""

from __future__ import annotations

from math import pi, sin
from typing import ClassVar, Final

from attrs import field, frozen
from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from dune_desktop.scene.drawing.painting import draw_rounded, faded
from dune_desktop.scene.drawing.tokens import LIT_LINE, RADIUS_BOX
from dune_desktop.scene.flights.motion import Staying, draw_into, eased

#: How much larger a plate gets whose number changes.
_PULSE: Final = 0.08


@frozen(eq=False, kw_only=True)
class EdgeFlash(Staying):
    """The edge of a place is bright for a moment."""

    colour: QColor = field()
    radius: float = RADIUS_BOX
    line: float = LIT_LINE
    beyond: ClassVar[float] = 2 * LIT_LINE

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        bright = sin(pi * share)
        for line, opacity in ((2.4 * self.line, 0.3), (self.line, 1.0)):
            draw_rounded(painter, rect, self.radius, None, faded(self.colour, opacity * bright), line)


@frozen(eq=False, kw_only=True)
class Roll(Staying):
    """The number on a plate rolls over to the next one, and the plate swells once."""

    before: QPixmap = field()
    after: QPixmap = field()
    early: ClassVar[bool] = True
    beyond: ClassVar[float] = 4.0

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        way, size = eased(QEasingCurve.Type.OutQuad, share), 1 + _PULSE * sin(pi * share)
        painter.scale(size, size)
        frame = QPainterPath()
        frame.addRoundedRect(rect, RADIUS_BOX, RADIUS_BOX)
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        high = rect.height()
        draw_into(painter, self.before, rect.translated(0, -way * high))
        draw_into(painter, self.after, rect.translated(0, (1 - way) * high))


@frozen(eq=False, kw_only=True)
class CardTurn(Staying):
    """A card turns over where it lies."""

    before: QPixmap = field()
    after: QPixmap = field()
    early: ClassVar[bool] = True

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        way = eased(QEasingCurve.Type.InOutCubic, share)
        painter.scale(max(0.001, abs(1 - 2 * way)), 1.0)
        draw_into(painter, self.before if way < 0.5 else self.after, rect)
