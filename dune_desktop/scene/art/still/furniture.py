"""What stands in halls: tables, curtains, stairs, a throne."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainterPath

from dune_desktop.scene.art.canvas import ALL, Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import BRASS, CRIMSON, MARBLE, WOOD
from dune_desktop.scene.art.still.halls import POINTED, opening
from dune_desktop.scene.art.still.placing import block
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class TableTop:
    """A table across the picture, seen from a little above; ``edge`` is where its board ends towards us."""

    top: float = 214.0
    edge: float = 282.0
    tones: Tones = WOOD

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        light = QLinearGradient(ALL.left() + 200, 0, ALL.right() - 160, 0)
        light.setColorAt(0, mix(middle, lit, 0.55))
        light.setColorAt(0.6, middle)
        light.setColorAt(1, dark)
        canvas.painter.fillRect(QRectF(ALL.left(), self.top, ALL.width(), self.edge - self.top), light)
        for share in (0.16, 0.4, 0.7):
            y = self.top + (self.edge - self.top) * share
            canvas.painter.fillRect(QRectF(ALL.left(), y, ALL.width(), 0.8 + share), faded(dark, 0.4))
        canvas.painter.fillRect(QRectF(ALL.left(), self.edge, ALL.width(), ALL.bottom() - self.edge), dark)
        canvas.painter.fillRect(QRectF(ALL.left(), self.edge, ALL.width(), 2), faded(canvas.light.rim, 0.75))
        canvas.painter.fillRect(QRectF(ALL.left(), self.top, ALL.width(), 1), faded(canvas.light.rim, 0.4))


@frozen
class RoundTable:
    """A council's table on one foot, and lit from above."""

    x: float
    y: float
    half: float = 90.0
    tones: Tones = WOOD

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        half, high = self.half, self.half * 0.27
        canvas.fill(ellipse(self.x + half * 0.2, self.y + half * 0.72, half, high * 0.8), canvas.light.sand[3], 0.5)
        leg = polygon(
            (
                (self.x - half * 0.16, self.y),
                (self.x + half * 0.16, self.y),
                (self.x + half * 0.3, self.y + half * 0.7),
                (self.x - half * 0.3, self.y + half * 0.7),
            )
        )
        canvas.fill(leg, dark)
        canvas.fill(ellipse(self.x, self.y + half * 0.09, half, high), dark)
        canvas.fill(ellipse(self.x, self.y, half, high), middle)
        shine = ellipse(self.x, self.y, half, high).intersected(ellipse(self.x - half * 0.45, self.y - 4, half, high))
        canvas.fill(shine, mix(lit, middle, 0.3))
        canvas.line(ellipse(self.x, self.y, half * 0.86, high * 0.84), BRASS[1], 0.9, 0.7)
        canvas.line(ellipse(self.x, self.y, half, high), canvas.light.rim, 1.0, 0.5)


@frozen
class Drapery:
    """Cloth across the picture in straight folds, down to its hem."""

    tones: Tones = CRIMSON
    foot: float = 300.0
    folds: int = 30
    left: float = ALL.left()
    right: float = ALL.right()

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        wide = (self.right - self.left) / self.folds
        for number in range(self.folds):
            x = self.left + number * wide
            light = QLinearGradient(x, 0, x + wide, 0)
            bright = mix(middle, lit, (0.75, 0.35, 0.55)[number % 3])
            for at, colour in ((0, dark), (0.25, bright), (0.4, bright), (0.62, middle), (1, dark)):
                light.setColorAt(at, colour)
            hem = self.foot - (0, 5, 2)[number % 3]
            canvas.painter.fillRect(QRectF(x, 0, wide + 0.3, hem), light)
        shade = QLinearGradient(0, 0, 0, self.foot)
        shade.setColorAt(0, faded(dark, 0.85))
        shade.setColorAt(0.45, faded(dark, 0.1))
        shade.setColorAt(1, faded(dark, 0.55))
        canvas.painter.fillRect(QRectF(self.left, 0, self.right - self.left, self.foot), shade)


@frozen
class Swag:
    """A curtain drawn aside and tied, from the top down; at the left, or as its mirror at the right of ``edge``."""

    edge: float
    reach: float = 78.0
    tie: float = 170.0
    tones: Tones = CRIMSON
    mirrored: bool = False

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        side = -1 if self.mirrored else 1
        canvas.painter.translate(self.edge, 0)
        canvas.painter.scale(side, 1)
        reach, tie = self.reach, self.tie
        canvas.painter.fillRect(QRectF(-260, 0, 262, 300), dark)
        for number in range(6):
            near, far = number / 6, (number + 1) / 6
            piece = QPainterPath(QPointF(reach * near, 0))
            piece.cubicTo(reach * near, tie * 0.55, reach * 0.2 * near, tie * 0.75, reach * 0.24 * near, tie)
            piece.lineTo(reach * 0.24 * far, tie)
            piece.cubicTo(reach * 0.2 * far, tie * 0.75, reach * far, tie * 0.55, reach * far, 0)
            canvas.fill(piece, mix(middle, lit, 0.6) if number % 2 else mix(middle, dark, 0.45))
            fall = polygon(
                (
                    (reach * 0.24 * near, tie),
                    (reach * 0.24 * far, tie),
                    (reach * 0.5 * far, 300),
                    (reach * 0.5 * near, 300),
                )
            )
            canvas.fill(fall, middle if number % 2 else mix(dark, middle, 0.35))
        band = polygon(((-4, tie - 6), (reach * 0.27, tie - 2), (reach * 0.27, tie + 6), (-4, tie + 4)))
        canvas.fill(band, BRASS[1])
        canvas.line(polygon(((-4, tie - 6), (reach * 0.27, tie - 2), (-4, tie - 6))), BRASS[0], 1.2)


@frozen
class Stairs:
    """Steps that rise towards the back, ever narrower."""

    x: float
    foot: float
    half: float
    top: float
    back: float
    count: int = 7
    tones: Tones = MARBLE

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        for number in range(self.count):
            near, far = number / self.count, (number + 1) / self.count
            half, beyond = (self.half + (self.back - self.half) * share for share in (near, far))
            y = self.foot + (self.top - self.foot) * near
            rise = (self.foot - self.top) / self.count
            canvas.painter.fillRect(
                QRectF(self.x - half, y - rise * 0.62, 2 * half, rise * 0.62), mix(middle, dark, 0.45 - 0.2 * near)
            )
            tread = polygon(
                (
                    (self.x - half, y - rise * 0.62),
                    (self.x + half, y - rise * 0.62),
                    (self.x + beyond, y - rise),
                    (self.x - beyond, y - rise),
                )
            )
            canvas.fill(tread, mix(middle, lit, 0.35 + 0.5 * near))
            canvas.painter.fillRect(QRectF(self.x - half, y - rise * 0.62, 2 * half, 0.9), faded(canvas.light.rim, 0.6))


@frozen
class Throne:
    """An empty seat with a high back of rays."""

    x: float
    foot: float
    high: float = 150.0
    tones: Tones = CRIMSON

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.foot)
        canvas.painter.scale(self.high / 150, self.high / 150)
        brass, shade = BRASS[1], BRASS[2]
        for number in range(-4, 5):
            lean, tall = number * 6.2, 152 - abs(number) * 11
            ray = polygon(((lean * 0.9 - 4, -60), (lean * 1.4, -tall), (lean * 0.9 + 4, -60)))
            canvas.fill(ray, BRASS[0] if number < -1 else brass if number < 2 else shade)
        back = opening(0, -30, 29, 92, POINTED)
        canvas.fill(back, shade)
        canvas.fill(opening(-1, -30, 26, 88, POINTED), brass)
        canvas.fill(opening(0, -30, 21, 78, POINTED), self.tones[1])
        with canvas.within(opening(0, -30, 21, 78, POINTED)):
            canvas.painter.fillRect(QRectF(-21, -120, 14, 100), self.tones[0])
            canvas.painter.fillRect(QRectF(8, -120, 14, 100), self.tones[2])
        block(
            canvas, ((-30, -42), (30, -42), (30, 0), (-30, 0)), (0, -6), (self.tones[0], self.tones[2], self.tones[2])
        )
        for x, tones in ((-40, (BRASS[0], brass, shade)), (28, (brass, shade, shade))):
            block(canvas, ((x, -56), (x + 12, -56), (x + 12, 0), (x, 0)), (0, -7), tones)


@frozen
class Shelf:
    """A board on the wall, all along; what is above it is as dark as a cellar allows."""

    y: float
    thick: float = 9.0
    tones: Tones = WOOD

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        fill = canvas.painter.fillRect
        fill(QRectF(ALL.left(), self.y + self.thick, ALL.width(), self.thick * 1.6), faded(canvas.light.sand[3], 0.5))
        fill(QRectF(ALL.left(), self.y - 5, ALL.width(), 5), mix(middle, lit, 0.5))
        fill(QRectF(ALL.left(), self.y, ALL.width(), self.thick), mix(middle, dark, 0.4))
        fill(QRectF(ALL.left(), self.y, ALL.width(), 1.4), faded(canvas.light.rim, 0.7))
