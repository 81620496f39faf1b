"""What a face is made of once it is laid out: operations that only paint, the same for a face every time."""

from __future__ import annotations

from random import Random
from typing import Protocol
from zlib import crc32

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from dune_desktop.engine.names import FACTIONS
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted
from dune_desktop.scene.drawing.painting import CENTRE, LEFT, draw_rounded, draw_text, faded
from dune_desktop.scene.drawing.tokens import (
    BAND_TEXT,
    BODY,
    CAPTION,
    LINE,
    RADIUS_BOX,
    RADIUS_CELL,
    S4,
    SEAT_LINE,
    Theme,
    faction_band,
)
from dune_desktop.scene.glyphs import EMBLEMS, draw_glyph
from dune_desktop.scene.glyphs.shapes import GRID
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.text.signs import Signs


class Operation(Protocol):
    """Something to paint, within ``rect`` and nowhere else."""

    @property
    def rect(self) -> QRectF: ...
    def paint(self, painter: QPainter, theme: Theme) -> None: ...


Operations = tuple[Operation, ...]


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """So much of the second colour in the first; not rounded as on the board, for pictures mix what is mixed."""
    rest = 1 - share
    return QColor.fromRgbF(
        first.redF() * rest + second.redF() * share,
        first.greenF() * rest + second.greenF() * share,
        first.blueF() * rest + second.blueF() * share,
    )


@frozen(eq=False)
class RoundedBox:
    """A rounded box."""

    rect: QRectF
    fill: QColor
    edge: QColor | None = None
    radius: float = RADIUS_CELL
    width: float = LINE

    def paint(self, painter: QPainter, theme: Theme) -> None:
        inset = 0.0 if self.edge is None else self.width / 2
        inner = self.rect.adjusted(inset, inset, -inset, -inset)
        draw_rounded(painter, inner, self.radius, self.fill, self.edge, self.width)


@frozen(eq=False)
class Band:
    """The title's ground: the colour of the faction, or of two, with a brass line below."""

    rect: QRectF
    colours: tuple[QColor, ...]
    radius: float = RADIUS_BOX

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        painter.setClipPath(_rounded_above(self.rect, self.radius), Qt.ClipOperation.IntersectClip)
        painter.fillRect(self.rect, self.colours[0])
        if len(self.colours) > 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours[1])
            painter.drawPolygon(_right_half(self.rect))
        shade = faded(theme.keyline, 0.22)
        painter.fillRect(QRectF(self.rect.left(), self.rect.bottom() - S4, self.rect.width(), S4), shade)
        painter.fillRect(
            QRectF(self.rect.left(), self.rect.bottom() - SEAT_LINE, self.rect.width(), SEAT_LINE), theme.brass
        )
        painter.restore()


def _rounded_above(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, radius, radius)
    path.addRect(rect.adjusted(0, radius, 0, 0))
    return path


def _right_half(rect: QRectF) -> QPolygonF:
    middle, slant = rect.center().x(), rect.height() / 4
    corners = ((middle + slant, rect.top()), (rect.right(), rect.top()), (rect.right(), rect.bottom()))
    return QPolygonF([QPointF(x, y) for x, y in (*corners, (middle - slant, rect.bottom()))])


@frozen(eq=False)
class Title:
    """Fitted words."""

    rect: QRectF
    fitted: Fitted
    colour: QColor
    align: Qt.AlignmentFlag = LEFT

    def paint(self, painter: QPainter, theme: Theme) -> None:
        draw_fitted(painter, self.fitted, self.rect, self.colour, self.align)


@frozen(eq=False)
class Icons:
    """A line of signs."""

    rect: QRectF
    signs: Signs
    size: float
    #: Of arrows and other joints: it must stand out from the ground.
    ink: QColor
    align: Qt.AlignmentFlag = LEFT

    def paint(self, painter: QPainter, theme: Theme) -> None:
        draw_signs(painter, self.signs, self.rect, self.size, theme, align=self.align, ink=self.ink)


@frozen(eq=False)
class Icon:
    """One glyph."""

    rect: QRectF
    name: str
    number: str = ""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        draw_glyph(painter, self.name, self.rect, theme, self.number)


@frozen(eq=False)
class Gem:
    """The cost. A price that is not the printed one is ringed."""

    rect: QRectF
    price: int
    printed: int | None
    #: What is paid with.
    money: str = "persuasion"

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.printed is not None and self.price != self.printed:
            painter.setPen(QPen(theme.keyline, LINE))
            painter.setBrush(theme.good if self.price < self.printed else theme.danger)
            painter.drawPolygon(_diamond(self.rect))
            draw_glyph(painter, self.money, self.rect.adjusted(2, 2, -2, -2), theme, str(self.price))
        else:
            draw_glyph(painter, self.money, self.rect, theme, str(self.price))


def _diamond(rect: QRectF) -> QPolygonF:
    centre = rect.center()
    return QPolygonF(
        [
            QPointF(centre.x(), rect.top()),
            QPointF(rect.right(), centre.y()),
            QPointF(centre.x(), rect.bottom()),
            QPointF(rect.left(), centre.y()),
        ]
    )


@frozen(eq=False)
class Medal:
    """A faction's emblem on a disc of its colour, ringed in brass."""

    rect: QRectF
    faction: int

    def paint(self, painter: QPainter, theme: Theme) -> None:
        disc = self.rect.adjusted(SEAT_LINE, SEAT_LINE, -SEAT_LINE, -SEAT_LINE)
        painter.setPen(QPen(theme.keyline, 2 * SEAT_LINE))
        painter.setBrush(faction_band(self.faction, theme))
        painter.drawEllipse(disc)
        painter.setPen(QPen(theme.brass, SEAT_LINE))
        painter.drawEllipse(disc)
        inner = disc.width() * 0.7
        painter.save()
        painter.translate(disc.center() - QPointF(inner / 2, inner / 2))
        painter.scale(inner / GRID, inner / GRID)
        painter.fillPath(EMBLEMS.get(FACTIONS[self.faction], QPainterPath()), BAND_TEXT)
        painter.restore()


@frozen(eq=False)
class KindMedal:
    """The sign of a kind of Intrigue, pale on a disc of the kind's colour, ringed in brass."""

    rect: QRectF
    name: str
    colour: QColor

    def paint(self, painter: QPainter, theme: Theme) -> None:
        disc = self.rect.adjusted(SEAT_LINE, SEAT_LINE, -SEAT_LINE, -SEAT_LINE)
        painter.setPen(QPen(theme.keyline, 2 * SEAT_LINE))
        painter.setBrush(self.colour)
        painter.drawEllipse(disc)
        painter.setPen(QPen(theme.brass, SEAT_LINE))
        painter.drawEllipse(disc)
        inset = disc.width() * 0.14
        draw_glyph(painter, self.name, disc.adjusted(inset, inset, -inset, -inset), theme)


@frozen(eq=False)
class Numeral:
    """A word or two on a disc, or ×8 in a corner: what no icon says."""

    rect: QRectF
    text: str
    fill: QColor
    ink: QColor
    size: int = CAPTION
    radius: float = RADIUS_CELL

    def paint(self, painter: QPainter, theme: Theme) -> None:
        draw_rounded(painter, self.rect, self.radius, self.fill, theme.keyline)
        draw_text(painter, self.rect, self.text, self.ink, self.size, fonts.BOLD, CENTRE)


@frozen(eq=False)
class Label:
    """One line of plain text that is known to fit."""

    rect: QRectF
    text: str
    colour: QColor
    size: int = BODY
    align: Qt.AlignmentFlag = LEFT

    def paint(self, painter: QPainter, theme: Theme) -> None:
        draw_text(painter, self.rect, self.text, self.colour, self.size, align=self.align)


def chance_of(seed: str) -> Random:
    """Draws lots that come out the same for the same id, whatever has been drawn before."""
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
        draw_rounded(painter, self.rect, self.radius, self.ground)
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
        draw_rounded(painter, self.rect.adjusted(1.2, 1.2, -1.2, -1.2), self.radius - 1, None, theme.brass)
        draw_rounded(painter, self.rect.adjusted(0.6, 0.6, -0.6, -0.6), self.radius, None, theme.keyline, SEAT_LINE)
