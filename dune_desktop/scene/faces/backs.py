"""The backs of cards: of the Imperium and starting decks, of intrigue, of Conflicts by level."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import BAND_TEXT, FACTION_BANDS, LINE, RADIUS_CELL, S4, SEAT_LINE, Theme
from dune_desktop.scene.faces.operations import CardFrame, Icon, Operation, Paper, mix

DECK_BACK, INTRIGUE_BACK, CONFLICT_BACK, HAGAL_BACK = "deck", "intrigue", "conflict", "hagal"
_SIGNS: Final = {DECK_BACK: "", INTRIGUE_BACK: "intrigue", CONFLICT_BACK: "conflict", HAGAL_BACK: "rival"}


def back_face(kind: str, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """The back of a card."""
    ground = {
        DECK_BACK: mix(theme.reveal_box, theme.keyline, 0.25)
        if theme.name == "dusk"
        else mix(theme.sky, theme.brass, 0.25),
        INTRIGUE_BACK: mix(FACTION_BANDS[2], theme.keyline, 0.5),
        HAGAL_BACK: mix(theme.brass, theme.keyline, 0.62),
        CONFLICT_BACK: mix(FACTION_BANDS[1], theme.keyline, 0.55),
    }[kind]
    yield Paper(rect, ground, kind)
    yield Rays(rect.adjusted(S4, S4, -S4, -S4), ground)
    side = 0.34 * min(rect.width(), rect.height())
    if _SIGNS[kind]:
        middle = rect.center() - QPointF(side / 2, side / 2)
        yield Icon(QRectF(middle.x(), middle.y(), side, side), _SIGNS[kind])
    yield CardFrame(rect)


@frozen(eq=False)
class Rays:
    """A sun of brass lines over two dunes, in a double frame."""

    rect: QRectF
    ground: QColor

    def paint(self, painter: QPainter, theme: Theme) -> None:
        brass = mix(theme.brass, BAND_TEXT, 0.2)
        painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(self.rect, RADIUS_CELL, RADIUS_CELL)
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        centre, size = self.rect.center(), min(self.rect.width(), self.rect.height())
        painter.setPen(QPen(faded(brass, 0.55), LINE))
        for step in range(32):
            angle = step * pi / 16
            way = QPointF(cos(angle), sin(angle))
            painter.drawLine(centre + way * size * 0.3, centre + way * size * (0.42 if step % 2 else 0.5))
        painter.setPen(QPen(brass, SEAT_LINE))
        painter.setBrush(mix(self.ground, theme.keyline, 0.3))
        painter.drawEllipse(centre, size * 0.26, size * 0.26)
        painter.setPen(QPen(faded(brass, 0.7), LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, size * 0.23, size * 0.23)
        _dunes(painter, self.rect, brass)
        painter.setClipping(False)
        painter.setPen(QPen(faded(brass, 0.8), LINE))
        painter.drawPath(outline)
        painter.restore()


def _dunes(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    for share, reach in ((0.8, 0.1), (0.87, 0.07), (0.94, 0.05)):
        y, high = rect.top() + rect.height() * share, rect.height() * reach
        dune = QPainterPath(QPointF(rect.left(), y))
        dune.cubicTo(
            rect.left() + rect.width() * 0.3,
            y - high,
            rect.left() + rect.width() * 0.6,
            y + high,
            rect.right(),
            y - high / 2,
        )
        painter.setPen(QPen(faded(colour, share - 0.3), LINE))
        painter.drawPath(dune)
