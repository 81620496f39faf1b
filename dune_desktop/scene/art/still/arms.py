"""Arms: daggers, swords and the crysknife, spears, shields, darts, helmets; a blade's middle is at its place."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from attrs import field, frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import BRASS, CRIMSON, IVORY, KEYLINE, STEEL, WOOD
from dune_desktop.scene.art.still.placing import Placed, shadow, turned
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import mix


@frozen
class Dagger(Placed):
    """Point up: a blade with a ridge, a guard, a bound hilt, and a stone in the pommel."""

    steel: Tones = field(default=STEEL, kw_only=True)
    stone: Tones = field(default=CRIMSON, kw_only=True)
    #: From a stiletto's .6 to a broad blade's 1.5.
    broad: float = field(default=1.0, kw_only=True)
    #: A sword's blade is longer than its hilt by far.
    long: float = field(default=1.0, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.steel
        wide, point = 7 * self.broad, 14 - 64 * self.long
        left = polygon(((0, point), (-wide * 0.86, point + 18), (-wide, 14), (0, 14)))
        canvas.fill(left, lit)
        canvas.fill(polygon(((0, point), (wide * 0.86, point + 18), (wide, 14), (0, 14))), mix(middle, dark, 0.35))
        canvas.fill(polygon(((0, point + 12), (-wide * 0.3, point + 26), (-wide * 0.3, 14), (0, 14))), middle)
        canvas.line(
            polygon(((0, point), (-wide * 0.86, point + 18), (-wide, 14), (-wide * 0.86, point + 18))),
            canvas.light.rim,
            0.8,
            0.9,
        )
        turned(canvas, ((3.4, 18), (4.2, 26), (3.6, 34), (3.2, 42)), WOOD)
        for y in (22, 27, 32, 37):
            canvas.line(polygon(((-3.8, y), (3.8, y + 2), (-3.8, y))), BRASS[1], 0.9)
        guard = smooth(
            ((-17, 12), (-8, 14), (0, 13), (8, 14), (17, 12), (18, 16), (8, 19), (0, 20), (-8, 19), (-18, 16))
        )
        canvas.fill(guard, BRASS[1])
        canvas.fill(guard.intersected(polygon(((3, 0), (30, 0), (30, 40), (3, 40)))), BRASS[2])
        canvas.line(polygon(((-16, 13), (-2, 14.5), (-16, 13))), BRASS[0], 1.1)
        canvas.fill(ellipse(0, 46, 5.4, 5.4), BRASS[2])
        canvas.fill(ellipse(0, 46, 4.2, 4.2), self.stone[1])
        canvas.fill(ellipse(-1.2, 44.8, 1.8, 1.8), self.stone[0])


@frozen
class Crysknife(Placed):
    """Point up: a pale curved tooth, milky, with a dark channel and a bound grip."""

    ivory: Tones = field(default=IVORY, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.ivory
        outer = ((16, -52), (1, -44), (-9, -24), (-11, 0), (-7, 19))
        inner = ((16, -52), (13, -30), (9, -8), (8, 6), (7, 19))
        ridge = ((16, -52), (4, -34), (-1, -12), (-1, 6), (0, 19))
        for one, other, colour in ((outer, inner, middle), (outer, ridge, lit)):
            path = smooth(one, closed=False)
            path.connectPath(smooth(tuple(reversed(other)), closed=False))
            path.closeSubpath()
            canvas.fill(path, colour)
        canvas.line(smooth(ridge[1:], closed=False), dark, 0.9, 0.55)
        canvas.line(smooth(outer, closed=False), canvas.light.rim, 1.2, 0.95)
        for y in (-20, -10, 0, 10):
            canvas.line(polygon(((4, y), (7.4, y + 2), (4, y))), dark, 0.8, 0.5)
        turned(canvas, ((7.6, 17), (5.4, 24), (5.8, 34), (5, 44), (7, 50)), WOOD)
        for y in range(22, 46, 4):
            canvas.line(polygon(((-5.4, y), (5.4, y + 2.4), (-5.4, y))), IVORY[2], 1.1, 0.9)
        canvas.line(polygon(((-7.4, 18), (7.4, 19), (-7.4, 18))), BRASS[1], 2.2)


@frozen
class Sabre(Placed):
    """Point up: one edge, and curved."""

    steel: Tones = field(default=STEEL, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        back = ((19, -54), (8, -34), (3, -10), (3, 18))
        edge = ((19, -54), (2, -40), (-6, -14), (-5, 18))
        blade = smooth(edge, closed=False)
        blade.connectPath(smooth(tuple(reversed(back)), closed=False))
        blade.closeSubpath()
        canvas.fill(blade, self.steel[1])
        ridge = smooth(edge, closed=False)
        ridge.connectPath(smooth(((0, 18), (-1, -12), (6, -36), (19, -54)), closed=False))
        ridge.closeSubpath()
        canvas.fill(ridge, self.steel[0])
        canvas.line(smooth(back, closed=False), self.steel[2], 1.4)
        turned(canvas, ((3.4, 20), (3.8, 30), (3.2, 44)), WOOD)
        canvas.line(smooth(((9, 18), (12, 30), (6, 46), (0, 46)), closed=False), BRASS[1], 2.2)
        canvas.line(polygon(((-10, 19), (9, 18), (-10, 19))), BRASS[0], 3.2)
        canvas.fill(ellipse(0, 46, 4, 4), BRASS[1])


@frozen
class Spear(Placed):
    """Point up: a shaft longer than its thing's hundred, and a leaf of steel."""

    steel: Tones = field(default=STEEL, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        turned(canvas, ((1.6, -34), (1.6, 120)), WOOD, curved=False)
        canvas.fill(polygon(((0, -66), (-7, -46), (-3, -34), (0, -34))), self.steel[0])
        canvas.fill(polygon(((0, -66), (7, -46), (3, -34), (0, -34))), self.steel[2])
        canvas.fill(polygon(((-3.4, -35), (3.4, -35), (2.6, -27), (-2.6, -27))), BRASS[1])


@frozen
class RoundShield(Placed):
    """Seen from before: a rim of brass, rays, and a boss."""

    tones: Tones = field(default=CRIMSON, kw_only=True)
    rays: int = field(default=8, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        canvas.fill(ellipse(0, 0, 50, 50), BRASS[2])
        canvas.fill(ellipse(-1.5, -1.5, 48, 48), BRASS[1])
        disc = ellipse(0, 0, 42, 42)
        canvas.fill(disc, middle)
        canvas.fill(disc.subtracted(ellipse(-14, -10, 46, 46)), dark)
        canvas.fill(disc.subtracted(ellipse(16, 12, 48, 48)), lit)
        step = 2 * pi / self.rays
        for number in range(self.rays):
            turn = number * step
            ends = [
                (12 * cos(turn - 0.24), 12 * sin(turn - 0.24)),
                (38 * cos(turn), 38 * sin(turn)),
                (12 * cos(turn + 0.24), 12 * sin(turn + 0.24)),
            ]
            canvas.fill(
                polygon(ends), BRASS[0] if cos(turn + 0.7) < -0.2 else BRASS[1] if cos(turn + 0.7) < 0.5 else BRASS[2]
            )
        for number in range(12):
            turn = number * pi / 6 + 0.13
            canvas.fill(ellipse(45.5 * cos(turn), 45.5 * sin(turn), 1.6, 1.6), KEYLINE, 0.55)
        canvas.fill(ellipse(0, 0, 14, 14), BRASS[2])
        canvas.fill(ellipse(-1, -1, 12.6, 12.6), BRASS[1])
        canvas.fill(ellipse(-4, -4, 5, 5), BRASS[0])
        canvas.line(smooth(((-35, 35), (-50, 2), (-36, -34), (0, -49.6)), closed=False), canvas.light.rim, 1.4, 0.9)


@frozen
class Dart(Placed):
    """A hunter that seeks by itself: a long needle with fins and an eye, its point to the right."""

    def draw(self, canvas: Canvas) -> None:
        body = ((-46, 0), (-30, -6), (0, -7), (24, -3), (54, 0), (24, 3), (0, 7), (-30, 6))
        canvas.fill(smooth(body), STEEL[1])
        canvas.fill(smooth(body).intersected(polygon(((-60, 1), (60, 1), (60, 20), (-60, 20)))), STEEL[2])
        canvas.fill(polygon(((-44, -2), (-56, -20), (-30, -6))), STEEL[0])
        canvas.fill(polygon(((-44, 2), (-56, 20), (-30, 6))), STEEL[2])
        canvas.line(smooth(((-44, -2), (-28, -6), (0, -7), (24, -3), (54, 0)), closed=False), canvas.light.rim, 1.2)
        canvas.fill(ellipse(14, -1, 5, 3.6), KEYLINE)
        canvas.fill(ellipse(14, -1, 3, 2.2), CRIMSON[0])
        for x in (-24, -16, -8):
            canvas.line(polygon(((x, -6), (x, 6), (x, -6))), KEYLINE, 1.2, 0.5)


#: The way of lightning.
_ZIGZAG: Final = ((0, 0), (-9, 38), (3, 36), (-10, 78), (2, 74), (-14, 126))


@frozen
class Bolt(Placed):
    """Lightning from above: the light of a storm over fighters."""

    def draw(self, canvas: Canvas) -> None:
        line = polygon([*_ZIGZAG, *reversed(_ZIGZAG)])
        for wide, opacity in ((9.0, 0.12), (4.5, 0.25), (1.7, 1.0)):
            canvas.line(line, canvas.light.rim, wide, opacity)
        fork = polygon(((-9, 38), (-26, 62), (-22, 66), (-38, 92), (-22, 66), (-26, 62)))
        canvas.line(fork, canvas.light.rim, 1.0, 0.8)


@frozen
class Sparks(Placed):
    """Where blades meet: a star of thin rays."""

    def draw(self, canvas: Canvas) -> None:
        for number in range(18):
            turn, long = number * pi / 9, (50, 22, 34)[number % 3]
            ends = [
                (2 * cos(turn - 0.6), 2 * sin(turn - 0.6)),
                (long * cos(turn), long * sin(turn)),
                (2 * cos(turn + 0.6), 2 * sin(turn + 0.6)),
            ]
            canvas.fill(polygon(ends), canvas.light.rim, 0.9)
        canvas.fill(ellipse(0, 0, 9, 9), canvas.light.sun, 0.5)
        canvas.fill(ellipse(0, 0, 5, 5), canvas.light.rim)


@frozen
class Helmet(Placed):
    """A soldier's helmet from before, with a spike, a slit and a collar."""

    steel: Tones = field(default=STEEL, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.steel
        shadow(canvas, 38, 7)
        canvas.fill(polygon(((-5, -88), (0, -120), (5, -88))), BRASS[1])
        canvas.fill(polygon(((-5, -88), (0, -120), (-1, -88))), BRASS[0])
        shell = smooth(
            ((0, -92), (24, -84), (36, -60), (36, -30), (28, -4), (0, 4), (-28, -4), (-36, -30), (-36, -60), (-24, -84))
        )
        canvas.fill(shell, middle)
        with canvas.within(shell):
            canvas.fill(polygon(((10, -100), (60, -100), (60, 20), (4, 20))), dark)
            canvas.fill(polygon(((-60, -100), (-16, -100), (-20, 20), (-60, 20))), lit)
            canvas.fill(polygon(((-60, -2), (60, -2), (60, 20), (-60, 20))), BRASS[2])
        canvas.fill(polygon(((-26, -56), (26, -56), (22, -46), (-22, -46))), KEYLINE)
        canvas.fill(polygon(((-5, -90), (5, -90), (4, 2), (-4, 2))), BRASS[1])
        canvas.fill(polygon(((-5, -90), (-1, -90), (-1, 2), (-4, 2))), BRASS[0])
        canvas.line(
            smooth(((-28, -4), (-36, -30), (-36, -60), (-24, -84), (0, -92)), closed=False), canvas.light.rim, 1.5
        )


@frozen
class Cracks(Placed):
    """Where something gives way: lines that fork from a point."""

    def draw(self, canvas: Canvas) -> None:
        for number in range(7):
            turn = number * 0.9 + 0.3
            ends = [(0.0, 0.0)]
            for step, reach in enumerate((16, 31, (48, 38, 56)[number % 3])):
                lean = turn + (0.22, -0.2, 0.14)[step] * (-1) ** number
                ends.append((reach * cos(lean), reach * sin(lean)))
            line = polygon([*ends, *reversed(ends)])
            canvas.line(line, KEYLINE, 3.0, 0.9)
            canvas.line(line.translated(-1, -0.8), canvas.light.rim, 0.7, 0.7)
