"""Parts of bodies, and bodies before they are whole: eyes, hearts, brains, embryos, faces without heads, cells."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from attrs import field, frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth, spots
from dune_desktop.scene.art.lights import AMNION, FLESH, GLASS, IVORY, KEYLINE, ORGAN, STEEL, WATER
from dune_desktop.scene.art.still.placing import Placed
from dune_desktop.scene.art.tones import Tones, shaded
from dune_desktop.scene.drawing.painting import mix


@frozen
class Eyeball(Placed):
    """It looks to the left, its nerve behind it; ``made``: of metal, with a lens in rings."""

    iris: Tones = field(default=WATER, kw_only=True)
    made: bool = field(default=False, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        for way in ("34,8 52,18 62,8 84,22", "34,14 50,28 66,22 80,36"):
            canvas.line(smooth(spots(way), closed=False), STEEL[1] if self.made else ORGAN[1], 5, 0.9)
        shaded(canvas, ellipse(0, 0, 42, 42), STEEL if self.made else (IVORY[0], IVORY[0], IVORY[1]), 7, rim=1.2)
        for vein in () if self.made else ("40,4 26,-8 14,-24", "40,10 24,16 8,34", "26,16 20,26 22,34"):
            canvas.line(smooth(spots(vein), closed=False), ORGAN[0], 1.2, 0.8)
        lit, middle, dark = self.iris
        for size, colour in ((24, dark), (22, middle), (16, mix(middle, lit, 0.6)), (9.5, KEYLINE)):
            canvas.fill(ellipse(-12, -2, size * 0.86, size), colour)
        for step in range(16 if self.made else 0):
            turn = step * pi / 8
            ends = [(-12 + reach * 0.86 * cos(turn), -2 + reach * sin(turn)) for reach in (24.5, 30, 24.5)]
            canvas.line(polygon(ends), STEEL[2], 1.8)
        canvas.fill(ellipse(-18, -9, 4.4, 4.4), canvas.light.rim, 0.95)


@frozen
class Heart(Placed):
    """With its great vessels; it beats still."""

    tones: Tones = field(default=ORGAN, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        for way, tone in (("-6,-24 -10,-44 4,-54 22,-46", lit), ("10,-26 12,-40 26,-38", middle)):
            canvas.line(smooth(spots(way), closed=False), dark, 14)
            canvas.line(smooth(spots(way), closed=False), tone, 9)
        body = smooth(spots("-20,-26 -2,-32 22,-28 36,-6 28,24 4,46 -20,26 -34,0"))
        shaded(canvas, body, self.tones, 8, rim=1.2)
        for vein in ("-4,-28 -6,-4 8,20 4,40", "-6,-2 -20,12", "8,14 22,18"):
            canvas.line(smooth(spots(vein), closed=False), mix(lit, IVORY[0], 0.3), 2.2, 0.7)


@frozen
class Brain(Placed):
    """From the side, its stem below."""

    tones: Tones = field(default=FLESH, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        shaded(canvas, smooth(spots("6,18 18,20 16,34 20,50 8,52 2,34")), self.tones, 4)
        body = smooth(spots("-44,6 -40,-20 -16,-38 14,-38 38,-22 46,2 36,18 16,22 -8,20 -28,24"))
        shaded(canvas, body, self.tones, 8, rim=1.2)
        for fold in (
            "-34,-16 -22,-10 -24,2 -12,8 -16,18", "-18,-32 -8,-22 -14,-8 0,-2 -2,12", "6,-36 4,-22 16,-14 10,0 20,8",
            "26,-26 22,-14 34,-6 30,10", "-40,4 -30,8",
        ):  # fmt: skip
            canvas.line(smooth(spots(fold), closed=False), self.tones[2], 2.4, 0.75)


@frozen
class Embryo(Placed):
    """Curled up, its head large, its cord still on it."""

    tones: Tones = field(default=FLESH, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        cord = smooth(spots("-2,18 -24,24 -34,40 -20,56 -30,76"), closed=False)
        canvas.line(cord, self.tones[2], 6)
        canvas.line(cord, self.tones[0], 3)
        body = smooth(spots("-2,-14 20,-30 38,-10 40,16 28,38 6,44 -10,34 0,24 14,18 8,2"))
        shaded(canvas, body, self.tones, 6, rim=1.2)
        for limb in ("14,-2 2,8 -12,6", "24,26 6,28 -8,20"):
            canvas.line(smooth(spots(limb), closed=False), self.tones[2], 9)
            canvas.line(smooth(spots(limb), closed=False), self.tones[0], 6)
        shaded(canvas, smooth(spots("-34,-14 -30,-36 -8,-46 16,-38 22,-18 8,-2 -16,2 -30,-4")), self.tones, 8, rim=1.2)
        canvas.fill(ellipse(-19, -16, 5, 4), mix(self.tones[2], KEYLINE, 0.6))
        canvas.fill(ellipse(-20.5, -17.5, 1.5, 1.3), canvas.light.rim)
        canvas.line(smooth(spots("6,-26 12,-20 8,-12"), closed=False), self.tones[2], 2)


@frozen
class Infant(Placed):
    """Swaddled, asleep, its head at the left."""

    tones: Tones = field(default=FLESH, kw_only=True)
    cloth: Tones = field(default=IVORY, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        body = smooth(spots("-34,-16 -6,-24 28,-20 56,-8 62,4 50,14 16,22 -20,24 -38,18"))
        shaded(canvas, body, self.cloth, 9, fall=1.0, rim=1.4)
        for fold in ("-16,-24 -8,0 -14,24", "6,-24 18,-2 10,22", "28,-20 38,0 32,18", "46,-13 54,2 48,14"):
            canvas.line(smooth(spots(fold), closed=False), self.cloth[2], 2.0, 0.6)
        shaded(canvas, smooth(spots("-36,-34 -18,-32 -10,-14 -12,12 -26,28 -46,28 -60,12 -60,-14 -50,-30")), self.cloth,
               8, fall=0.8, rim=1.4)  # fmt: skip
        face = ellipse(-38, -2, 17, 20)
        canvas.fill(face, self.tones[0])
        with canvas.within(face):
            canvas.fill(ellipse(-26, 6, 18, 24), mix(self.tones[0], self.tones[1], 0.6))
        for x in (-46, -33):
            canvas.line(smooth(((x - 4, -4), (x, -2), (x + 4, -4)), closed=False), self.tones[2], 1.5)
        canvas.line(smooth(spots("-43,9 -40,10.5 -37,9"), closed=False), self.tones[2], 1.5)
        canvas.line(smooth(spots("-41,-1 -42,4 -39,4.4"), closed=False), self.tones[1], 1.6)


@frozen
class FaceSkin(Placed):
    """A face that somebody wore: dark where eyes and mouth were, its edge curled."""

    tones: Tones = field(default=FLESH, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        outline = smooth(spots("0,-50 22,-46 36,-24 36,4 28,30 12,50 0,54 -12,50 -28,30 -36,4 -36,-24 -22,-46"))
        canvas.fill(outline.translated(4, 5), KEYLINE, 0.4)
        shaded(canvas, outline, self.tones, 9, fall=0.2, rim=1.4)
        hole = mix(self.tones[2], KEYLINE, 0.75)
        for side in (-1, 1):
            eye = smooth([(side * x, y) for x, y in spots("6,-6 15,-12 26,-7 16,-1")])
            canvas.fill(eye, hole)
            brow = smooth([(side * x, y) for x, y in spots("5,-15 16,-21 28,-15")], closed=False)
            canvas.line(brow, self.tones[2], 2.2, 0.6)
        canvas.fill(smooth(spots("-12,28 -4,25 0,26 4,25 12,28 4,33 -4,33")), hole)
        canvas.fill(polygon(spots("0,-8 9,16 4,19 -4,18")), mix(self.tones[1], self.tones[2], 0.55), 0.8)
        canvas.line(outline, self.tones[2], 1.4, 0.5)


@frozen
class Cells(Placed):
    """What a lens shows: cells that divide, in a round field of light."""

    tones: Tones = field(default=AMNION, kw_only=True)
    count: int = field(default=9, kw_only=True)
    seed: int = field(default=1, kw_only=True)

    def draw(self, canvas: Canvas) -> None:
        lit, middle, dark = self.tones
        field_ = ellipse(0, 0, 50, 50)
        canvas.shine(field_, lit, middle, (-30, -40), (30, 50))
        chance = Random(self.seed)
        with canvas.within(field_):
            for _ in range(self.count):
                turn, reach = chance.uniform(0, 2 * pi), 44 * chance.random() ** 0.6
                x, y, size = reach * cos(turn), reach * sin(turn), chance.uniform(7, 13)
                lean = chance.uniform(-1, 1) * size * 0.7
                cell = ellipse(x, y, size, size * 0.9).united(ellipse(x + lean, y + size * 0.8, size * 0.8, size * 0.8))
                canvas.fill(cell, mix(middle, dark, 0.35), 0.6)
                canvas.line(cell, dark, 1.6, 0.9)
                for at in ((x, y), (x + lean, y + size * 0.8)):
                    canvas.fill(ellipse(*at, size * 0.36, size * 0.36), dark)
        canvas.line(field_, GLASS[2], 2.4)
