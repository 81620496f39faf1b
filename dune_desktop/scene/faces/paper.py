"""What a card is made of: paper with a few fibres, a keyline, a thin brass frame. The same for a face every time."""

from __future__ import annotations

from random import Random
from zlib import crc32

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dune_desktop.scene.drawing.tokens import LINE, RADIUS_BOX, SEAT_LINE, Theme
from dune_desktop.scene.faces.operations import faded


def chance_of(seed: str) -> Random:
    """The same picture for the same id, whatever has been drawn before."""
    return Random(crc32(seed.encode()))


@frozen(eq=False)
class Paper:
    """The card itself: its ground with a few fibres, a keyline and a thin brass frame."""

    rect: QRectF
    ground: QColor
    seed: str
    radius: float = RADIUS_BOX

    def paint(self, painter: QPainter, theme: Theme) -> None:
        chance = chance_of(self.seed)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ground)
        painter.drawRoundedRect(self.rect, self.radius, self.radius)
        painter.setPen(QPen(faded(theme.brass, 0.14), 0))
        for _ in range(int(self.rect.height() / 6)):
            start = QPointF(
                self.rect.left() + chance.random() * self.rect.width() * 0.8,
                self.rect.top() + chance.random() * self.rect.height(),
            )
            reach = (0.08 + 0.12 * chance.random()) * self.rect.width()
            painter.drawLine(start, start + QPointF(reach, chance.uniform(-1, 1)))


@frozen(eq=False)
class CardFrame:
    """The edge of the card, over all that lies in it."""

    rect: QRectF
    radius: float = RADIUS_BOX

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.brass, LINE))
        painter.drawRoundedRect(self.rect.adjusted(1.2, 1.2, -1.2, -1.2), self.radius - 1, self.radius - 1)
        painter.setPen(QPen(theme.keyline, SEAT_LINE))
        painter.drawRoundedRect(self.rect.adjusted(0.6, 0.6, -0.6, -0.6), self.radius, self.radius)
