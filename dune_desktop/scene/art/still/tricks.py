"""What plots are made of: cards of our own, strings, a lens, a box with a needle, a gong, a cushion, jaws, a charge."""

from __future__ import annotations

from math import cos, pi, sin

from attrs import field, frozen
from PySide6.QtCore import QRectF

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import BRASS, CRIMSON, EBONY, FIRE, GLASS, INDIGO, JADE, KEYLINE, STEEL, WOOD
from dune_desktop.scene.art.still.placing import Placed, block, shadow, turned
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class CardFan(Placed):
    """Backs of cards, held like a fan; in the middle of each a sun."""

    count: int = field(default=5, kw_only=True)
    tones: Tones = field(default=INDIGO, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        painter = canvas.painter
        for number in range(self.count):
            painter.save()
            painter.rotate((number - (self.count - 1) / 2) * 17)
            card = QRectF(-21, -104, 42, 66)
            painter.fillRect(card.translated(2.5, 2), faded(KEYLINE, 0.5))
            painter.fillRect(card, BRASS[0] if number < self.count / 2 else BRASS[1])
            tone = mix(self.tones[1], self.tones[0 if number < 2 else 2], 0.3)
            painter.fillRect(card.adjusted(2.4, 2.4, -2.4, -2.4), tone)
            for step in range(12):
                turn = step * pi / 6
                ends = [(reach * cos(turn), -71 + reach * sin(turn)) for reach in (7.5, 14, 7.5)]
                canvas.line(polygon(ends), BRASS[1], 0.9, 0.9)
            canvas.fill(ellipse(0, -71, 5.4, 5.4), BRASS[0])
            canvas.line(polygon(((-17, -100), (17, -100), (17, -42), (-17, -42))), BRASS[1], 0.8, 0.8)
            painter.restore()


@frozen
class Strings(Placed):
    """The cross of a puppeteer, and threads down to ``ends``."""

    ends: tuple[tuple[float, float], ...] = field(default=((-20, 96), (0, 84), (22, 98)), kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        starts = ((-44, 6), (0, 2), (44, -4))
        for (x, y), (to, down) in zip(starts, self.ends, strict=True):
            canvas.line(polygon(((x, y), (to, down), (x, y))), canvas.light.rim, 0.9, 0.85)
        for bar in (((-52, 3), (50, -9), (51, -2), (-51, 10)), ((-9, -18), (-2, -19), (8, 18), (1, 19))):
            canvas.fill(polygon(bar), WOOD[1])
            canvas.line(polygon((bar[0], bar[1], bar[0])), WOOD[0], 2.0)
            canvas.line(polygon((bar[2], bar[3], bar[2])), WOOD[2], 1.4)
        canvas.fill(ellipse(0, 0, 4, 4), BRASS[0])


@frozen
class Lens(Placed):
    """A reading glass; what lies under it shines."""

    def draw(self, canvas: Canvas) -> None:
        canvas.painter.save()
        canvas.painter.rotate(-42)
        turned(canvas, ((3, 40), (5, 50), (4, 70), (6, 92), (4, 97)), WOOD)
        canvas.fill(polygon(((-3.4, 36), (3.4, 36), (3.4, 46), (-3.4, 46))), BRASS[1])
        canvas.painter.restore()
        canvas.fill(ellipse(0, 0, 37, 37), GLASS[0], 0.35)
        canvas.fill(ellipse(0, 0, 37, 37).subtracted(ellipse(-9, -8, 37, 37)), GLASS[1], 0.4)
        canvas.line(ellipse(0, 0, 38, 38), BRASS[2], 6.5)
        canvas.line(ellipse(-0.6, -0.6, 38, 38), BRASS[1], 4)
        arc = [(38 * cos(turn), 38 * sin(turn)) for turn in (2.5, 3.0, 3.6, 4.2, 4.7)]
        canvas.line(smooth(arc, closed=False), BRASS[0], 2.2)
        glint = [(27 * cos(turn), 27 * sin(turn)) for turn in (3.4, 3.8, 4.2)]
        canvas.line(smooth(glint, closed=False), GLASS[0], 4.5, 0.85)


@frozen
class NeedleBox(Placed):
    """A plain box with a dark opening, and a needle on its thimble that hangs beside it."""

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 60, 10, reach=1.6)
        tones = (mix(JADE[1], JADE[2], 0.1), mix(JADE[1], JADE[2], 0.65), mix(JADE[2], KEYLINE, 0.55))
        block(canvas, ((-50, -74), (34, -74), (34, 0), (-50, 0)), (20, -16), tones)
        for inset, colour in ((0, BRASS[1]), (2.5, BRASS[2]), (4.5, KEYLINE)):
            hole = (
                (-34 + inset, -58 + inset),
                (18 - inset, -58 + inset),
                (18 - inset, -16 - inset),
                (-34 + inset, -16 - inset),
            )
            canvas.fill(polygon(hole), colour)
        canvas.fill(polygon(((-29.5, -53.5), (13.5, -53.5), (13.5, -40), (-29.5, -46))), tones[2], 0.7)
        canvas.fill(polygon(((70, -128), (76, -104), (70, -46), (64, -104))), STEEL[1])
        canvas.fill(polygon(((70, -128), (64, -104), (70, -46))), STEEL[0])
        canvas.painter.translate(70, 0)
        turned(canvas, ((5, -136), (8, -130), (9, -112), (7, -106)), BRASS)


@frozen
class Gong(Placed):
    """A gong in its frame: it calls whoever hears it."""

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 54, 7, reach=1.5)
        for x, tones in ((-50, WOOD), (42, WOOD)):
            block(canvas, ((x, -112), (x + 8, -112), (x + 8, 0), (x, 0)), (3, -2), tones)
        block(canvas, ((-60, -120), (60, -120), (60, -111), (-60, -111)), (3, -3), WOOD)
        for x in (-16, 16):
            canvas.line(polygon(((x, -111), (x * 1.2, -92), (x, -111))), CRIMSON[0], 2)
        canvas.fill(ellipse(3, -59, 38, 38), KEYLINE, 0.45)
        canvas.fill(ellipse(0, -62, 38, 38), BRASS[2])
        canvas.fill(ellipse(-1, -63, 36, 36), BRASS[1])
        disc = ellipse(-1, -63, 36, 36)
        canvas.fill(disc.subtracted(ellipse(12, -54, 38, 38)), BRASS[0])
        canvas.fill(disc.subtracted(ellipse(-12, -72, 40, 40)), BRASS[2])
        for radius in (25, 12):
            canvas.line(ellipse(-0.5, -62.5, radius, radius), BRASS[2], 1.6)
        canvas.fill(ellipse(-1, -63, 8, 8), BRASS[0], 0.8)


@frozen
class Cushion(Placed):
    """For what deserves one: velvet with tassels."""

    tones: Tones = field(default=CRIMSON, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        shadow(canvas, 58, 9, reach=1.4)
        cloth = smooth(((-58, -10), (-50, -28), (-20, -34), (20, -34), (50, -28), (58, -10), (50, 2), (0, 8), (-50, 2)))
        canvas.fill(cloth, middle)
        with canvas.within(cloth):
            canvas.fill(smooth(((-60, -30), (-10, -40), (30, -36), (0, -22), (-40, -14), (-62, 0))), lit)
            canvas.fill(smooth(((10, 0), (40, -26), (70, -30), (70, 20), (0, 20))), dark)
        canvas.line(smooth(((-54, -10), (0, -4), (54, -10)), closed=False), BRASS[1], 1.6)
        for x in (-58, 58):
            _tassel(canvas, x)
        canvas.line(smooth(((-58, -10), (-50, -28), (-20, -34), (20, -34)), closed=False), canvas.light.rim, 1.2, 0.8)


def _tassel(canvas: Canvas, x: float) -> None:
    """Threads of brass from a corner."""
    canvas.fill(polygon(((x - 3, -10), (x + 3, -10), (x + 5, 6), (x - 5, 6))), BRASS[1 if x < 0 else 2])
    canvas.fill(ellipse(x, -10, 4, 4), BRASS[0 if x < 0 else 1])


@frozen
class Jaws(Placed):
    """A trap that stands open: two bows of teeth round its plate."""

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 66, 16, reach=1.4)
        canvas.line(ellipse(0, 0, 58, 20), STEEL[2], 6)
        canvas.fill(ellipse(0, 0, 22, 8), STEEL[2])
        canvas.fill(ellipse(-1, -2, 21, 7), BRASS[1])
        for side in (-1, 1):
            for number in range(9):
                turn = pi * (number + 0.5) / 9
                x, y = 58 * cos(turn), side * 20 * sin(turn) * -1
                high = 30 if side > 0 else 24
                tooth = ((x - 5.6, y), (x * 0.86, y - high), (x + 5.6, y))
                canvas.fill(polygon(tooth), STEEL[1] if x < 20 else STEEL[2])
                canvas.fill(polygon((tooth[0], tooth[1], (x - 0.6, y))), STEEL[0] if x < 20 else STEEL[1])
        front = smooth([(58 * cos(turn / 10), 20 * sin(turn / 10)) for turn in range(0, 32, 3)], closed=False)
        canvas.line(front, STEEL[2], 6)
        canvas.line(front, STEEL[1], 3)
        for x in (-62, 62):
            block(canvas, ((x - 7, -8), (x + 7, -8), (x + 7, 8), (x - 7, 8)), (3, -3), STEEL)


@frozen
class Charge(Placed):
    """A drum of explosive with bands, and a fuse that burns at its left."""

    tones: Tones = field(default=EBONY, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 30)
        turned(canvas, ((28, -78), (30, -40), (28, 0)), self.tones)
        for y in (-66, -14):
            turned(canvas, ((30, y - 4), (30.4, y + 4)), BRASS, curved=False)
        canvas.fill(ellipse(0, -78, 28, 6), mix(self.tones[0], self.tones[1], 0.4))
        canvas.fill(polygon(((-11, -54), (11, -54), (0, -28))), FIRE[1])
        canvas.fill(polygon(((-1.6, -49), (1.6, -49), (0.8, -38), (-0.8, -38))), KEYLINE)
        canvas.line(smooth(((0, -79), (-4, -96), (-22, -98), (-32, -112)), closed=False), WOOD[0], 2.4)
        for number in range(14):
            turn, long = number * pi / 7, (14, 7, 10)[number % 3]
            ends = [(-32 + reach * cos(turn), -113 + reach * sin(turn)) for reach in (2, long, 2)]
            canvas.line(polygon(ends), FIRE[1 if number % 2 else 0], 1.2)
        canvas.fill(ellipse(-32, -113, 3.6, 3.6), FIRE[0])


@frozen
class Puddle(Placed):
    """Still water seen from a little above, with rings where a drop fell."""

    tones: Tones = field(default=GLASS, kw_only=True)
    rings: int = field(default=4, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        canvas.fill(ellipse(0, 0, 100, 26), dark)
        canvas.fill(ellipse(-4, -1, 92, 23), mix(dark, middle, 0.5))
        for number in range(self.rings):
            share = (number + 1) / (self.rings + 0.4)
            canvas.line(ellipse(0, 0, 92 * share, 23 * share), lit, 1.4, 0.9 - 0.6 * share)
        canvas.line(smooth(((-98, 3), (-80, -15), (-30, -25), (0, -26)), closed=False), canvas.light.rim, 1.2, 0.7)


@frozen
class Basin(Placed):
    """A bowl on a foot, full to the brim."""

    tones: Tones = field(default=BRASS, kw_only=True)
    drink: Tones = field(default=GLASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 34)
        turned(canvas, ((60, -62), (54, -42), (34, -26), (10, -20), (8, -12), (26, -4), (32, 0)), self.tones)
        canvas.fill(ellipse(0, -62, 60, 13), self.tones[0])
        canvas.fill(ellipse(0, -61, 55, 10.5), self.drink[2])
        canvas.fill(ellipse(-6, -61, 46, 8), self.drink[1])
        canvas.fill(ellipse(-20, -62, 20, 3), self.drink[0])
