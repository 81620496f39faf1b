"""What is owned and counted: coins, spice, scales, chests, a crown."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from attrs import field, frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import BRASS, IVORY, KEYLINE, MELANGE, WOOD
from dune_desktop.scene.art.still.placing import Placed, block, shadow, turned
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import mix


@frozen
class CoinStack(Placed):
    """Coins upon each other, the last one a little awry."""

    count: int = field(default=8, kw_only=True)
    metal: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 30, 8, reach=1.8 + self.count * 0.1)
        chance = Random(self.count)
        lit, middle, dark = self.metal
        x = 0.0
        for number in range(self.count):
            x, y = chance.uniform(-2.4, 2.4), -number * 8.0
            side = polygon(((x - 30, y - 8), (x + 30, y - 8), (x + 30, y), (x - 30, y))).united(ellipse(x, y, 30, 8))
            canvas.fill(side, middle)
            canvas.fill(
                side.intersected(polygon(((x + 8, y - 20), (x + 40, y - 20), (x + 40, y + 20), (x + 8, y + 20)))), dark
            )
            canvas.fill(
                side.intersected(polygon(((x - 40, y - 20), (x - 20, y - 20), (x - 20, y + 20), (x - 40, y + 20)))), lit
            )
            canvas.line(
                smooth(((x - 30, y), (x - 20, y + 5.6), (x, y + 8), (x + 20, y + 5.6), (x + 30, y)), closed=False),
                KEYLINE,
                0.8,
                0.35,
            )
            canvas.fill(ellipse(x, y - 8, 30, 8), mix(lit, middle, 0.35))
        top = -(self.count - 1) * 8.0 - 8
        canvas.line(ellipse(x, top, 23, 5.6), dark, 1.0, 0.7)
        canvas.line(smooth(((x - 30, top), (x - 18, top - 6.4), (x, top - 8)), closed=False), canvas.light.rim, 1.3)


@frozen
class Coin(Placed):
    """Seen from before: a star struck into it, its edge milled."""

    metal: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.metal
        canvas.fill(ellipse(3, 3, 50, 50), KEYLINE, 0.35)
        canvas.fill(ellipse(0, 0, 50, 50), dark)
        canvas.fill(ellipse(-1.4, -1.4, 48, 48), middle)
        canvas.fill(ellipse(0, 0, 41, 41), mix(middle, dark, 0.55))
        canvas.fill(ellipse(1, 1, 39.6, 39.6), mix(middle, lit, 0.25))
        for number in range(40):
            turn = number * pi / 20
            canvas.line(
                polygon(
                    (
                        (44 * cos(turn), 44 * sin(turn)),
                        (48 * cos(turn), 48 * sin(turn)),
                        (44 * cos(turn), 44 * sin(turn)),
                    )
                ),
                dark,
                1.2,
                0.6,
            )
        for number in range(8):
            turn, reach = number * pi / 4 - pi / 2, (34, 20)[number % 2]
            for side, colour in ((-1, lit), (1, dark)):
                canvas.fill(
                    polygon(
                        (
                            (0, 0),
                            (reach * cos(turn), reach * sin(turn)),
                            (9 * cos(turn + side * pi / 8), 9 * sin(turn + side * pi / 8)),
                        )
                    ),
                    colour,
                )
        canvas.line(smooth(((-35, 35), (-49, 0), (-34, -35), (0, -49)), closed=False), canvas.light.rim, 1.6, 0.9)


#: Where coins of a heap lie: from the back to the front.
_HEAP: Final = (
    (-6, -34), (14, -30), (-22, -22), (2, -22), (26, -18), (-38, -10), (-14, -10), (12, -9), (38, -6),
    (-52, 0), (-26, 1), (0, 2), (26, 1), (54, 2),
)  # fmt: skip


@frozen
class Heap(Placed):
    """Coins that were poured out, or with other tones spice, salt, stones."""

    metal: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.metal
        shadow(canvas, 60, 9, reach=1.4)
        canvas.fill(smooth(((-66, 4), (-40, -14), (-8, -40), (18, -36), (42, -12), (68, 5), (0, 10))), dark)
        for number, (x, y) in enumerate(_HEAP):
            canvas.painter.save()
            canvas.painter.translate(x, y)
            canvas.painter.rotate((-18, 12, 4, -8, 22)[number % 5])
            canvas.fill(ellipse(0, 2.6, 17, 6.4), dark)
            canvas.fill(ellipse(0, 0, 17, 6.4), middle if x > 10 else mix(middle, lit, 0.5))
            canvas.line(ellipse(0, 0, 11.6, 4), dark, 0.9, 0.6)
            canvas.line(smooth(((-17, 0), (-10, -5.2), (0, -6.4)), closed=False), canvas.light.rim, 1.0, 0.8)
            canvas.painter.restore()


@frozen
class SpicePile(Placed):
    """A cone of spice with sparks, poured from above."""

    tones: Tones = field(default=MELANGE, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        shadow(canvas, 60, 8, reach=1.5)
        pile = smooth(((-64, 2), (-34, -22), (-8, -60), (2, -66), (14, -54), (38, -20), (66, 3), (0, 9)))
        canvas.fill(pile, middle)
        canvas.fill(pile.intersected(smooth(((2, -70), (10, -40), (4, -10), (24, 12), (80, 12), (80, -70)))), dark)
        canvas.fill(pile.intersected(smooth(((-70, 4), (-36, -24), (-10, -62), (0, -66), (-14, -36), (-26, 6)))), lit)
        chance = Random(5)
        for _ in range(46):
            x = chance.uniform(-56, 56)
            y = chance.uniform(-58 * (1 - abs(x) / 62), 4)
            canvas.fill(ellipse(x, y, 1.3, 1.1), lit if chance.random() < 0.5 else dark, 0.8)
        canvas.line(smooth(((-64, 2), (-34, -22), (-8, -60), (2, -66)), closed=False), canvas.light.rim, 1.2, 0.8)


@frozen
class Scales(Placed):
    """A beam on a pillar with two pans; ``lean`` in units, the left one sinks; with what each of them bears."""

    lean: float = field(default=0.0, kw_only=True)
    left: Tones = field(default=MELANGE, kw_only=True)
    right: Tones = field(default=BRASS, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 28)
        turned(canvas, ((3, -108), (5, -100), (3, -92), (3, -20), (6, -14), (22, -4), (26, 0)), BRASS)
        canvas.fill(ellipse(0, -110, 5, 5), BRASS[0])
        ends = ((-48, -98 + self.lean), (48, -98 - self.lean))
        beam = smooth(
            (ends[0], (-22, -104 + self.lean / 2), (0, -100), (22, -104 - self.lean / 2), ends[1]), closed=False
        )
        canvas.line(beam, BRASS[2], 4.4)
        canvas.line(beam, BRASS[1], 2.6)
        for (x, y), load in zip(ends, (self.left, self.right), strict=True):
            pan = y + 56
            for side in (-1, 1):
                canvas.line(polygon(((x, y), (x + side * 24, pan), (x, y))), BRASS[1], 1.0)
            if load:
                heap = smooth(((x - 20, pan), (x - 8, pan - 11), (x, pan - 16), (x + 9, pan - 10), (x + 20, pan)))
                canvas.fill(heap, load[1])
                canvas.fill(
                    heap.intersected(polygon(((x - 30, pan - 30), (x - 4, pan - 30), (x - 6, pan), (x - 30, pan)))),
                    load[0],
                )
            dish = polygon(((x - 26, pan), (x + 26, pan), (x + 15, pan + 9), (x - 15, pan + 9)))
            canvas.fill(dish, BRASS[1])
            canvas.fill(polygon(((x + 6, pan), (x + 26, pan), (x + 15, pan + 9), (x + 4, pan + 9))), BRASS[2])
            canvas.line(polygon(((x - 26, pan), (x + 26, pan), (x - 26, pan))), BRASS[0], 1.6)


@frozen
class Chest(Placed):
    """Bound with brass; ``open`` it shows what it holds."""

    tones: Tones = field(default=WOOD, kw_only=True)
    load: Tones = field(default=BRASS, kw_only=True)
    open: bool = field(default=True, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        shadow(canvas, 52, 9, reach=1.7)
        if self.open:
            lid = smooth(((-48, -48), (-44, -74), (-20, -86), (24, -86), (48, -74), (52, -48)))
            canvas.fill(lid, dark)
            canvas.line(smooth(((-46, -56), (-42, -74), (-20, -85), (24, -85)), closed=False), BRASS[1], 3)
            heap = smooth(((-46, -46), (-30, -60), (-6, -66), (20, -62), (44, -46)))
            canvas.fill(heap, self.load[1])
            for x, y in ((-30, -54), (-12, -60), (8, -60), (26, -54), (-20, -50), (2, -52), (20, -49)):
                canvas.fill(ellipse(x, y, 8, 4.4), self.load[2])
                canvas.fill(ellipse(x - 1, y - 1.4, 7.6, 4), self.load[0] if x < 4 else self.load[1])
        else:
            shut = ((-50, -44), (-50, -60), (-42, -73), (-30, -77), (47, -77), (54, -66), (54, -50), (42, -44))
            canvas.fill(polygon(shut), middle)
            canvas.fill(polygon(((-50, -60), (-42, -73), (-30, -77), (47, -77), (42, -60))), lit)
            canvas.fill(polygon(((42, -44), (42, -60), (47, -77), (54, -66), (54, -50))), dark)
            for x in (-44, 30):
                strap = ((x, -44), (x, -60), (x + 7, -77), (x + 14, -77), (x + 7, -60), (x + 7, -44))
                canvas.fill(polygon(strap), BRASS[1])
            canvas.line(polygon((*shut[1:5], *shut[3:1:-1])), canvas.light.rim, 1.0, 0.8)
        block(canvas, ((-48, -46), (40, -46), (40, 0), (-48, 0)), (12, -4), (dark if self.open else lit, middle, dark))
        canvas.fill(polygon(((-48, -46), (-20, -46), (-26, 0), (-48, 0))), lit)
        for x in (-44, 30):
            canvas.fill(polygon(((x, -46), (x + 7, -46), (x + 7, 0), (x, 0))), BRASS[1])
            canvas.line(polygon(((x + 0.8, -46), (x + 0.8, 0), (x + 0.8, -46))), BRASS[0], 1.2)
        canvas.fill(polygon(((-48, -46), (40, -46), (40, -40), (-48, -40))), BRASS[1])
        canvas.fill(polygon(((-12, -46), (4, -46), (4, -26), (-4, -20), (-12, -26))), BRASS[0])
        canvas.fill(ellipse(-4, -35, 2.4, 3.4), KEYLINE)


@frozen
class Crown(Placed):
    """Standing: points with pearls, a band with stones."""

    stones: Tones = field(default=MELANGE, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 44, 7, reach=1.5)
        back = polygon(((-44, -30), (-30, -66), (-16, -36), (0, -74), (16, -36), (30, -66), (44, -30)))
        canvas.fill(back, BRASS[2])
        front = (
            (-46, 0),
            (-52, -56),
            (-28, -28),
            (-18, -72),
            (0, -32),
            (18, -72),
            (28, -28),
            (52, -56),
            (46, 0),
            (0, 8),
        )
        canvas.fill(polygon(front), BRASS[1])
        canvas.fill(polygon(((-46, 0), (-52, -56), (-28, -28), (-26, 4))), BRASS[0])
        canvas.fill(polygon(((18, -72), (28, -28), (52, -56), (46, 0), (14, 7))), BRASS[2])
        belt = polygon(((-47, -14), (0, -6), (47, -14), (46, 0), (0, 8), (-46, 0)))
        canvas.fill(belt, mix(BRASS[1], BRASS[2], 0.5))
        for x, y in ((-30, -4), (0, 1), (30, -4)):
            canvas.fill(polygon(((x, y - 6), (x + 7, y), (x, y + 6), (x - 7, y))), self.stones[1])
            canvas.fill(polygon(((x, y - 6), (x, y), (x - 7, y))), self.stones[0])
        for x, y in ((-52, -58), (-18, -75), (18, -75), (52, -58)):
            canvas.fill(ellipse(x, y, 4.6, 4.6), IVORY[1])
            canvas.fill(ellipse(x - 1, y - 1, 2.8, 2.8), IVORY[0])
        canvas.line(polygon(((-46, 0), (-52, -56), (-46, 0))), canvas.light.rim, 1.4)
