"""Emblems: rays of brass on lacquer, rings, laurels, an eclipse, a mouse; what is seen through a keyhole or a glass."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import ALL, Canvas, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.lights import BRASS, IVORY, KEYLINE, MELANGE, VIOLET
from dune_desktop.scene.art.still.placing import Placed
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class Lacquer:
    """The ground of an emblem: dark lacquer with rays of brass that spread from a disc within rings."""

    tones: Tones = VIOLET
    y: float = 140.0
    radius: float = 88.0
    rays: int = 32
    x: float = 120.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        ground = QRadialGradient(QPointF(self.x, self.y), 300)
        for at, colour in ((0, mix(middle, lit, 0.4)), (0.45, middle), (1, dark)):
            ground.setColorAt(at, colour)
        canvas.painter.fillRect(ALL, ground)
        for number in range(self.rays):
            turn, half = number * 2 * pi / self.rays, pi / self.rays * (0.5 if number % 2 else 0.22)
            ends = [
                (self.x + 500 * cos(turn + side * half), self.y + 500 * sin(turn + side * half)) for side in (-1, 1)
            ]
            tone = BRASS[0] if cos(turn - 3.6) > 0.3 else BRASS[1] if cos(turn - 3.6) > -0.4 else BRASS[2]
            canvas.fill(polygon(((self.x, self.y), *ends)), tone, 0.34 if number % 2 else 0.8)
        medal(canvas, self.x, self.y, self.radius, self.tones)


def medal(canvas: Canvas, x: float, y: float, radius: float, tones: Tones) -> None:
    """A disc of lacquer in a heavy ring and a thin one, with marks between them."""
    lit, middle, dark = tones
    canvas.fill(ellipse(x + 3, y + 4, radius, radius), KEYLINE, 0.55)
    canvas.fill(ellipse(x, y, radius, radius), BRASS[2])
    canvas.fill(ellipse(x - 0.8, y - 0.8, radius - 1.4, radius - 1.4), BRASS[1])
    canvas.fill(ellipse(x, y, radius - 5, radius - 5), mix(dark, KEYLINE, 0.35))
    glow = QRadialGradient(QPointF(x - radius * 0.2, y - radius * 0.2), radius * 1.1)
    glow.setColorAt(0, mix(middle, lit, 0.35))
    glow.setColorAt(1, dark)
    canvas.painter.setBrush(glow)
    canvas.painter.drawEllipse(QPointF(x, y), radius - 13, radius - 13)
    canvas.line(ellipse(x, y, radius - 13, radius - 13), BRASS[1], 1.2)
    for number in range(48):
        turn = number * pi / 24
        near = radius - (11.5 if number % 4 else 12.5)
        ends = [(x + reach * cos(turn), y + reach * sin(turn)) for reach in (near, radius - 6.5, near)]
        canvas.line(polygon(ends), BRASS[1], 0.8 if number % 4 else 2.0, 0.9)
    arc = [(x + (radius - 0.8) * cos(turn), y + (radius - 0.8) * sin(turn)) for turn in (2.3, 2.8, 3.3, 3.8, 4.3, 4.8)]
    canvas.line(smooth(arc, closed=False), canvas.light.rim, 1.5)


@frozen
class Laurel(Placed):
    """Two branches of brass leaves that meet at the foot, round what stands between them."""

    def draw(self, canvas: Canvas) -> None:
        for side in (-1, 1):
            for number in range(9):
                turn = pi / 2 - side * (0.18 + number * 0.27)
                x, y, lean = 50 * cos(turn), 50 * sin(turn), turn - side * 1.15
                tip = (x + 17 * cos(lean), y + 17 * sin(lean))
                across = (4.4 * cos(lean + pi / 2), 4.4 * sin(lean + pi / 2))
                mid = ((x + tip[0]) / 2, (y + tip[1]) / 2)
                one, other = (mid[0] + across[0], mid[1] + across[1]), (mid[0] - across[0], mid[1] - across[1])
                canvas.fill(polygon(((x, y), one, tip)), BRASS[0] if side < 0 else BRASS[1])
                canvas.fill(polygon(((x, y), other, tip)), BRASS[1] if side < 0 else BRASS[2])
        canvas.fill(ellipse(0, 50, 4, 4), BRASS[0])


@frozen
class DesertMouse(Placed):
    """A leaping mouse in profile with large ears, long feet and a tasselled tail; its nose at the left."""

    tones: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        tail = smooth(((24, 22), (44, 30), (54, 14), (48, -8), (54, -28)), closed=False)
        canvas.line(tail, dark, 3.4)
        canvas.fill(smooth(((50, -24), (48, -36), (56, -50), (62, -36), (57, -25))), middle)
        canvas.fill(smooth(((-2, -34), (2, -58), (14, -66), (16, -48), (6, -30))), dark)
        body = smooth(
            (
                (-36, -16),
                (-26, -30),
                (-12, -34),
                (2, -26),
                (16, -16),
                (28, 4),
                (30, 24),
                (18, 34),
                (0, 30),
                (-10, 12),
                (-22, 0),
                (-34, -8),
            )
        )
        canvas.fill(body, middle)
        with canvas.within(body):
            canvas.fill(smooth(((-40, -20), (-14, -40), (8, -28), (20, -10), (2, -12), (-20, -18))), lit)
            canvas.fill(smooth(((-34, -6), (-12, -2), (2, 14), (30, 14), (40, 40), (-10, 40))), dark)
        canvas.fill(smooth(((-16, -32), (-20, -56), (-8, -68), (0, -50), (-4, -32))), middle)
        canvas.fill(smooth(((-15, -36), (-16, -54), (-9, -62), (-4, -50), (-7, -36))), lit)
        canvas.fill(smooth(((10, 28), (22, 20), (30, 30), (18, 40), (-4, 44), (-16, 50), (-18, 46), (0, 38))), middle)
        canvas.line(smooth(((-18, 48), (0, 41), (18, 38)), closed=False), lit, 1.4)
        canvas.line(smooth(((-14, 4), (-24, 12), (-20, 18)), closed=False), dark, 3.4)
        canvas.fill(ellipse(-24, -18, 3.2, 3.6), KEYLINE)
        canvas.fill(ellipse(-25, -19.4, 1.1, 1.1), canvas.light.rim)
        for rise in (-3, 3):
            canvas.line(smooth(((-35, -11), (-44, -11 + rise), (-53, -8 + 2 * rise)), closed=False), lit, 0.8)
        canvas.line(smooth(((-36, -16), (-26, -30), (-16, -33)), closed=False), canvas.light.rim, 1.4)


#: Half of a pair: a hooded head in profile that looks to the right, and its shoulders.
_HOODED: Final = (
    "-34,-30 -20,-36 -11,-32 -8,-24 -9,-17 -6,-13 -3.2,-7 -6.5,-5 -6,-1 -7,1 -6.6,4.5 -9,8.5 -14,9 -13,16 -6,30 "
    "-2,60 -70,60 -60,24 -46,10 -43,-12"
)


@frozen
class Eclipse(Placed):
    """Two in hoods, face to face before a disc of light, and its corona round them."""

    def draw(self, canvas: Canvas) -> None:
        glow = QRadialGradient(QPointF(0, 0), 120)
        for at, strong in ((0.3, 0.9), (0.5, 0.35), (1, 0.0)):
            glow.setColorAt(at, faded(canvas.light.sun, strong))
        canvas.painter.fillRect(QRectF(-120, -120, 240, 240), glow)
        disc = ellipse(0, 0, 50, 50)
        canvas.shine(disc, canvas.light.rim, mix(canvas.light.sky[4], canvas.light.rim, 0.3), (-30, -40), (30, 46))
        dark = mix(canvas.light.sky[0], KEYLINE, 0.5)
        with canvas.within(disc):
            for side, edge in ((-1, 0.5), (1, 0.9)):
                head = smooth([(x * -side, y) for x, y in spots(_HOODED)])
                canvas.fill(head, dark if side < 0 else mix(dark, canvas.light.sky[2], 0.5))
                canvas.line(head, canvas.light.sky[3], 1.2, edge)
        canvas.line(disc, canvas.light.rim, 2.0)


@frozen
class Spyglass:
    """All is black round what a glass shows, with a scale and a cross."""

    x: float = 120.0
    y: float = 150.0
    radius: float = 100.0

    def paint(self, canvas: Canvas) -> None:
        hole = ellipse(self.x, self.y, self.radius, self.radius)
        dark = polygon(((ALL.left(), 0), (ALL.right(), 0), (ALL.right(), 300), (ALL.left(), 300))).subtracted(hole)
        canvas.fill(dark, mix(canvas.light.sand[3], KEYLINE, 0.7))
        canvas.line(hole, BRASS[1], 3)
        canvas.line(ellipse(self.x, self.y, self.radius + 7, self.radius + 7), BRASS[2], 1.2)
        for number in range(60):
            turn, reach = number * pi / 30, 13 if number % 5 else 17
            ends = [
                (self.x + far * cos(turn), self.y + far * sin(turn))
                for far in (self.radius + 9, self.radius + reach, self.radius + 9)
            ]
            canvas.line(polygon(ends), BRASS[1], 1.0, 0.8)
        for dx, dy in ((1, 0), (0, 1)):
            for side in (-1, 1):
                ends = [(self.x + side * dx * far, self.y + side * dy * far) for far in (20, 52, 20)]
                canvas.line(polygon(ends), canvas.light.rim, 1.4, 0.9)
        canvas.line(ellipse(self.x, self.y, 20, 20), canvas.light.rim, 1.2, 0.9)
        canvas.line(
            smooth(
                [
                    (self.x + (self.radius - 7) * cos(turn), self.y + (self.radius - 7) * sin(turn))
                    for turn in (3.5, 3.9, 4.3)
                ],
                closed=False,
            ),
            canvas.light.rim,
            4,
            0.3,
        )


@frozen
class Keyhole(Placed):
    """A plate of brass, and an eye behind its hole."""

    def draw(self, canvas: Canvas) -> None:
        plate = smooth(
            (
                (0, -72),
                (20, -62),
                (32, -40),
                (26, -14),
                (30, 24),
                (22, 54),
                (0, 74),
                (-22, 54),
                (-30, 24),
                (-26, -14),
                (-32, -40),
                (-20, -62),
            )
        )
        canvas.painter.save()
        canvas.painter.translate(5, 6)
        canvas.fill(plate, KEYLINE, 0.55)
        canvas.painter.restore()
        canvas.fill(plate, BRASS[1])
        with canvas.within(plate):
            canvas.fill(polygon(((8, -90), (60, -90), (60, 90), (14, 90))), BRASS[2])
            canvas.fill(polygon(((-60, -90), (-19, -90), (-17, 90), (-60, 90))), BRASS[0])
        hole = ellipse(0, -18, 15, 15).united(polygon(((-6, -12), (6, -12), (13, 34), (-13, 34))))
        canvas.fill(hole, KEYLINE)
        with canvas.within(hole):
            canvas.fill(smooth(((-18, -17), (-7, -26), (7, -26), (18, -17), (7, -10), (-7, -10))), IVORY[0])
            canvas.fill(ellipse(1, -18, 7, 8), MELANGE[1])
            canvas.fill(ellipse(1, -18, 3.4, 4.6), KEYLINE)
            canvas.fill(ellipse(-1.6, -21, 1.8, 1.8), IVORY[0])
            canvas.fill(polygon(((3, -12), (20, -30), (20, 40), (6, 40))), KEYLINE, 0.35)
        canvas.line(hole, BRASS[2], 2.0, 0.9)
        for y in (-56, 58):
            canvas.fill(ellipse(0, y, 3.4, 3.4), BRASS[2])
            canvas.fill(ellipse(-0.8, y - 0.8, 2, 2), BRASS[0])
        canvas.line(
            smooth(((0, -72), (-20, -62), (-32, -40), (-26, -14), (-30, 24), (-22, 54), (0, 74)), closed=False),
            canvas.light.rim,
            1.6,
        )


@frozen
class Vista:
    """A disc of desert: a sun on the horizon under a dark sky, three rows of dunes below."""

    x: float = 120.0
    y: float = 150.0
    radius: float = 70.0

    def paint(self, canvas: Canvas) -> None:
        light = canvas.light
        canvas.place(self.x, self.y, self.radius / 100)
        disc = ellipse(0, 0, 100, 100)
        with canvas.within(disc):
            sky = QLinearGradient(0, -100, 0, 20)
            for number, colour in enumerate(light.sky):
                sky.setColorAt(number / (len(light.sky) - 1), colour)
            canvas.painter.fillPath(disc, sky)
            for radius, opacity in ((62, 0.14), (50, 0.2), (38, 1.0)):
                canvas.fill(ellipse(0, 2, radius, radius), light.sun, opacity)
            for number, (foot, high) in enumerate(((12, 10), (36, 20), (66, 26))):
                canvas.painter.scale(-1, 1)
                self._dune(canvas, number, foot, high)
        canvas.line(disc, BRASS[1], 2.2)

    def _dune(self, canvas: Canvas, number: int, foot: float, high: float) -> None:
        """From one side to the other, its crest beyond the middle; the next one is its mirror."""
        sand = canvas.light.sand
        ridge = ((-110.0, foot + 10), (-30.0, foot - high * 0.4), (16.0, foot - high), (110.0, foot + 12))
        dune = smooth(ridge, closed=False)
        lee = smooth((ridge[2], (30, foot + 10), (-10, foot + 50)), closed=False)
        for path, ends in ((dune, ((110, 110), (-110, 110))), (lee, ((110, 110), ridge[3]))):
            for x, y in ends:
                path.lineTo(x, y)
        canvas.fill(dune, sand[number])
        canvas.fill(lee, sand[min(number + 1, 3)], 0.75)
        canvas.line(smooth(ridge[:3], closed=False), canvas.light.rim, 1.8, 0.7)


@frozen
class Border:
    """Round all that is seen: dark lacquer, two lines of brass within it, and a fan in each corner."""

    inset: float = 11.0

    def paint(self, canvas: Canvas) -> None:
        outer = canvas.seen.adjusted(self.inset, self.inset, -self.inset, -self.inset)
        inner = outer.adjusted(6, 6, -6, -6)
        margin, window = QPainterPath(), QPainterPath()
        margin.addRect(canvas.seen)
        window.addRect(outer)
        canvas.fill(margin.subtracted(window), KEYLINE, 0.72)
        for rect, tone, wide in (
            (outer.translated(1, 1), KEYLINE, 3.4),
            (outer, BRASS[1], 2.4),
            (inner, BRASS[1], 0.9),
        ):
            line = QPainterPath()
            line.addRect(rect)
            canvas.line(line, tone, wide, 0.95)
        lit = [(at.x(), at.y()) for at in (outer.bottomLeft(), outer.topLeft(), outer.topRight(), outer.topLeft())]
        canvas.line(polygon(lit), BRASS[0], 1.0)
        for x, right in ((inner.left(), 1), (inner.right(), -1)):
            for y, down in ((inner.top(), 1), (inner.bottom(), -1)):
                canvas.painter.save()
                canvas.painter.translate(x, y)
                canvas.painter.scale(right, down)
                _fan(canvas)
                canvas.painter.restore()


def _fan(canvas: Canvas) -> None:
    """Quarters of discs, one on the other."""
    quarter = polygon(((0, 0), (40, 0), (40, 40), (0, 40)))
    for radius, tone, opacity in ((34, BRASS[2], 1.0), (26, BRASS[1], 1.0), (17, KEYLINE, 0.6), (10, BRASS[0], 1.0)):
        canvas.fill(ellipse(0, 0, radius, radius).intersected(quarter), tone, opacity)
