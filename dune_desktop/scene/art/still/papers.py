"""What is written: letters with their seals, scrolls, maps, books; and the seals, rings and keys that go with them."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from attrs import field, frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import BRASS, CRIMSON, PARCHMENT, WAX
from dune_desktop.scene.art.still.placing import Placed, shadow, turned
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import mix


def seal(canvas: Canvas, x: float, y: float, radius: float, wax: Tones = WAX) -> None:
    """A blob of wax with a star pressed into it."""
    edge = [
        (
            x + radius * (1 + 0.1 * (-1) ** step) * cos(step * pi / 7),
            y + radius * (1 + 0.1 * (-1) ** step) * sin(step * pi / 7),
        )
        for step in range(14)
    ]
    canvas.fill(smooth([(a + radius * 0.12, b + radius * 0.14) for a, b in edge]), wax[2])
    canvas.fill(smooth(edge), wax[1])
    canvas.fill(ellipse(x, y, radius * 0.74, radius * 0.74), mix(wax[1], wax[2], 0.5))
    canvas.fill(ellipse(x + radius * 0.07, y + radius * 0.07, radius * 0.67, radius * 0.67), wax[1])
    star = [
        (x + radius * reach * cos(step * pi / 4), y + radius * reach * sin(step * pi / 4))
        for step in range(8)
        for reach in ((0.56, 0.2)[step % 2],)
    ]
    canvas.fill(polygon(star), wax[0])
    arc = [(x + radius * 0.92 * cos(turn), y + radius * 0.92 * sin(turn)) for turn in (2.6, 3.1, 3.6, 4.2)]
    canvas.line(smooth(arc, closed=False), canvas.light.rim, max(0.8, radius * 0.08), 0.7)


@frozen
class WaxSeal(Placed):
    """A seal alone, large."""

    wax: Tones = field(default=WAX, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        seal(canvas, 0, 0, 50, self.wax)


@frozen
class Letter(Placed):
    """Lying on a table: an envelope with its flap and seal, or with ``lines`` a sheet that is written on."""

    lines: int = field(default=0, kw_only=True)
    wax: Tones = field(default=WAX, kw_only=True)
    paper: Tones = field(default=PARCHMENT, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.paper
        sheet = ((-50, -30), (50, -30), (50, 34), (-50, 34))
        canvas.fill(polygon([(x + 6, y + 6) for x, y in sheet]), canvas.light.sand[3], 0.6)
        canvas.fill(polygon(sheet), mix(lit, middle, 0.35))
        canvas.fill(polygon(((10, -30), (50, -30), (50, 34), (30, 34))), middle)
        if self.lines:
            for number in range(self.lines):
                y, long = -20 + number * 48 / self.lines, (84, 78, 82, 56)[number % 4]
                canvas.line(polygon(((-40, y), (-40 + long, y), (-40, y))), dark, 1.5, 0.8)
            seal(canvas, 34, 26, 9, self.wax)
        else:
            canvas.fill(polygon(((-50, -30), (50, -30), (0, 14))), lit)
            canvas.line(polygon(((-50, -30), (0, 14), (50, -30), (0, 14))), dark, 1.4, 0.8)
            canvas.line(polygon(((-50, 34), (-14, 2), (-50, 34))), dark, 1.0, 0.5)
            canvas.line(polygon(((50, 34), (14, 2), (50, 34))), dark, 1.0, 0.5)
            seal(canvas, 0, 10, 13, self.wax)
        canvas.line(polygon(((-50, 34), (-50, -30), (50, -30), (-50, -30))), canvas.light.rim, 1.2, 0.9)


@frozen
class Scroll(Placed):
    """Standing upright before us: a sheet between two rolls, written on, with a seal at its foot."""

    wax: Tones = field(default=WAX, kw_only=True)
    lines: int = field(default=7, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = PARCHMENT
        canvas.fill(polygon(((-30, -94), (30, -94), (30, -6), (-30, -6))), lit)
        canvas.fill(polygon(((14, -94), (30, -94), (30, -6), (22, -6))), middle)
        for number in range(self.lines):
            y, long = -82 + number * 8.4, (48, 44, 50, 38)[number % 4]
            canvas.line(polygon(((-24, y), (-24 + long, y), (-24, y))), dark, 1.5, 0.85)
        for y in (-97, -3):
            canvas.painter.save()
            canvas.painter.translate(0, y)
            canvas.painter.rotate(90)
            turned(canvas, ((6, -34), (6, 34)), PARCHMENT, curved=False)
            for end in (-37, 37):
                canvas.fill(ellipse(0, end, 7.4, 3.4), BRASS[1])
            canvas.painter.restore()
        seal(canvas, 14, -18, 9, self.wax)


@frozen
class Map(Placed):
    """Lying on a table, seen from above: a basin within cliffs, routes, a mark where it shall be."""

    seed: int = field(default=1, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = PARCHMENT
        sheet = (
            (-62, -38),
            (-30, -42),
            (4, -38),
            (36, -42),
            (62, -38),
            (66, 0),
            (70, 40),
            (34, 36),
            (0, 41),
            (-36, 36),
            (-70, 40),
            (-66, 0),
        )
        canvas.fill(polygon([(x + 5, y + 6) for x, y in sheet]), canvas.light.sand[3], 0.6)
        canvas.fill(polygon(sheet), mix(lit, middle, 0.25))
        canvas.fill(polygon(((4, -38), (36, -42), (34, 36), (0, 41))), mix(middle, lit, 0.15))
        chance = Random(self.seed)
        for half in (26, 20, 13):
            ring = [
                (
                    (half * 1.5 + chance.uniform(-4, 4)) * cos(step * pi / 6) - 8,
                    (half + chance.uniform(-3, 3)) * sin(step * pi / 6),
                )
                for step in range(12)
            ]
            canvas.line(smooth(ring), dark, 1.2, 0.75)
        for step in range(9):
            x = -48 + step * 12
            peak = -30 + 3 * (step % 3)
            canvas.line(polygon(((x - 4, peak + 5), (x, peak), (x + 4, peak + 5), (x, peak))), dark, 1.0, 0.7)
        route = smooth(((-54, 26), (-30, 8), (-8, 12), (14, -6), (40, -14)), closed=False)
        canvas.line(route, CRIMSON[1], 2.0)
        for one, other in (((35, -19), (45, -9)), ((45, -19), (35, -9))):
            canvas.line(polygon((one, other, one)), CRIMSON[1], 2.6)
        rose = [
            ((9, 2.4)[step % 2] * cos(step * pi / 4) + 48, (9, 2.4)[step % 2] * sin(step * pi / 4) + 22)
            for step in range(8)
        ]
        canvas.fill(polygon(rose), dark)
        canvas.line(polygon((*sheet[:5], *reversed(sheet[:4]))), canvas.light.rim, 1.2, 0.9)


@frozen
class Book(Placed):
    """Standing open towards us; the right page is in the shade."""

    cover: Tones = field(default=CRIMSON, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = PARCHMENT
        shadow(canvas, 52, 8, reach=1.4)
        canvas.fill(polygon(((-58, -48), (0, -40), (58, -48), (60, 0), (0, 6), (-60, 0))), self.cover[1])
        canvas.fill(polygon(((0, -40), (58, -48), (60, 0), (0, 6))), self.cover[2])
        left = ((-54, -52), (-30, -55), (-8, -52), (0, -46), (0, 0), (-10, -5), (-32, -7), (-55, -4))
        canvas.fill(polygon(left), lit)
        canvas.fill(polygon([(-x, y) for x, y in left]), middle)
        canvas.fill(polygon(((0, -46), (8, -52), (16, -53), (16, -6), (0, 0))), mix(middle, dark, 0.5))
        for side, tone in ((-1, dark), (1, dark)):
            for number in range(5):
                y = -44 + number * 7.6
                canvas.line(
                    polygon(((side * 12, y), (side * (46, 42, 47)[number % 3], y - 1.6), (side * 12, y))),
                    tone,
                    1.3,
                    0.75,
                )
        canvas.line(polygon(((-54, -52), (-30, -55), (-8, -52), (-30, -55))), canvas.light.rim, 1.3)
        canvas.line(polygon(((3, -42), (10, 8), (6, 22), (10, 8))), CRIMSON[0], 2.2)


@frozen
class SignetRing(Placed):
    """Standing on its hoop: a broad seal of brass, engraved."""

    stone: Tones = field(default=CRIMSON, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shadow(canvas, 26, 6)
        hoop = ellipse(0, -34, 34, 34).subtracted(ellipse(2, -33, 26, 27))
        canvas.fill(hoop, BRASS[1])
        canvas.fill(hoop.intersected(polygon(((8, -80), (60, -80), (60, 20), (-6, 20)))), BRASS[2])
        canvas.line(smooth(((-16, -5), (-33, -30), (-24, -58)), closed=False), BRASS[0], 2.6)
        plate = ((-30, -76), (-22, -92), (22, -92), (30, -76), (22, -60), (-22, -60))
        canvas.fill(polygon([(x, y + 5) for x, y in plate]), BRASS[2])
        canvas.fill(polygon(plate), BRASS[1])
        canvas.fill(polygon(((-30, -76), (-22, -92), (22, -92), (14, -88), (-18, -88), (-25, -76))), BRASS[0])
        jewel = ((-18, -76), (-12, -86), (12, -86), (18, -76), (12, -66), (-12, -66))
        canvas.fill(polygon(jewel), self.stone[1])
        canvas.fill(polygon(((-18, -76), (-12, -86), (4, -86), (-4, -76))), self.stone[0])
        canvas.fill(polygon(((12, -66), (18, -76), (12, -86), (6, -76))), self.stone[2])
        canvas.line(polygon(((-30, -76), (-22, -92), (22, -92), (-22, -92))), canvas.light.rim, 1.2)


@frozen
class BrassKey(Placed):
    """Bit to the right, its bow a trefoil."""

    def draw(self, canvas: Canvas) -> None:
        for offset, tones in (((4.0, 5.0), None), ((0.0, 0.0), BRASS)):
            dx, dy = offset
            colour = canvas.light.sand[3] if tones is None else BRASS[1]
            for x, y in ((-38, -9), (-38, 9), (-48, 0)):
                canvas.fill(ellipse(x + dx, y + dy, 9.6, 9.6).subtracted(ellipse(x + dx, y + dy, 4.6, 4.6)), colour)
            canvas.fill(
                polygon(((-32 + dx, -3.4 + dy), (50 + dx, -3.4 + dy), (50 + dx, 3.4 + dy), (-32 + dx, 3.4 + dy))),
                colour,
            )
            bit = ((30, 3), (48, 3), (48, 22), (43, 22), (43, 15), (39, 15), (39, 24), (34, 24), (34, 13), (30, 13))
            canvas.fill(polygon([(x + dx, y + dy) for x, y in bit]), colour)
        canvas.fill(polygon(((-30, 1), (50, 1), (50, 3.4), (-30, 3.4))), BRASS[2])
        canvas.line(polygon(((-30, -2.4), (50, -2.4), (-30, -2.4))), BRASS[0], 1.4)
        canvas.line(smooth(((-55, 4), (-56, -4), (-48, -9)), closed=False), BRASS[0], 1.6)
        for x in (-27, 26):
            canvas.fill(polygon(((x, -5.4), (x + 3, -5.4), (x + 3, 5.4), (x, 5.4))), BRASS[0])
