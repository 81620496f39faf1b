"""Ships of Rise of Ix: dreadnoughts, freighters, troop transports, shuttles, and the docks that hold them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.devices import glow, stroke
from dune_desktop.scene.art.craft.machines import band, fire, hull_tones, solid
from dune_desktop.scene.art.lights import BRASS, FIRE, GLASS, HULL, IXIAN, KEYLINE, LAMP
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix

#: How high a round place is for its width, seen from a little above.
_SUNK: Final = 0.24
#: Where a dreadnought's stern ends; and its steps, from the deck up: where each begins, and how high it is.
_STERN: Final = -104.0
_STEPS: Final = ((26, -34), (-20, -55), (-60, -78))
#: The wedge under them.
_WEDGE: Final = ((108, 2), (112, 9), (92, 20), (34, 36), (-40, 50), (-92, 52), (-110, 34), (-110, -14), (40, -14))


@frozen
class Dreadnought:
    """A heavy wedge from the side, its bow at the right, with a stern that rises in steps; ``size`` is its length."""

    x: float
    y: float
    size: float = 200.0
    turn: float = -6.0
    mirrored: bool = False
    distance: float = 0.0
    burns: bool = True
    metal: tuple[QColor, ...] = IXIAN

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, self.metal)
        canvas.place(self.x, self.y, self.size / 220, self.turn, mirrored=self.mirrored)
        if self.burns:
            for y, long in ((-42.0, 34), (-8.0, 56), (26.0, 44)):
                jet = polygon(((_STERN, y - 11), (_STERN - long, y), (_STERN, y + 11)))
                canvas.shine(jet, FIRE[0], faded(FIRE[2], 0.0), (_STERN, 0), (_STERN - long, 0))
        for start, top in _STEPS:
            self._step(canvas, tones, start, top)
        self._hull(canvas, tones)
        for number in range(6):
            x, y = 25.0 * number - 88, 14 - 0.6 * number
            canvas.fill(band(y - 5, y + 4, x - 7, x + 7), mix(tones[2], KEYLINE, 0.5))
            canvas.fill(band(y - 2, y + 1, x - 4.6, x + 4.6), FIRE[1])

    def _step(self, canvas: Canvas, tones: Tones, start: float, top: float) -> None:
        """A slab from the stern to its battery, which points ahead."""
        for y in (top + 6, top + 11):
            stroke(canvas, ((start, y), (start + 24, y - 1)), tones[2], 3.0)
        slab = polygon(((_STERN - 5, -12), (_STERN, top), (start - 9, top), (start + 5, top + 16), (start + 8, -12)))
        front = polygon(((start - 17, top), (start + 9, top), (start + 9, -12), (start - 8, top + 18)))
        solid(canvas, slab, tones, front, band(top + 15, 0))
        roof = polygon(((_STERN, top), (_STERN + 10, top - 5), (start - 14, top - 5), (start - 9, top)))
        canvas.fill(roof, tones[0])
        for x in range(int(_STERN) + 14, int(start) - 24, 22):
            canvas.fill(band(top + 6, top + 9, x, x + 10), FIRE[1])
        rim = ((_STERN + 10, top - 5), (start - 14, top - 5), (start + 5, top + 16))
        stroke(canvas, rim, canvas.light.rim, 1.2, 0.8)

    def _hull(self, canvas: Canvas, tones: Tones) -> None:
        hull = polygon(_WEDGE)
        deck = polygon(((120, 4), (60, 0), (-20, -4), (-120, -4), (-120, -40), (120, -40)))
        keel = polygon(((120, 10), (50, 20), (-120, 28), (-120, 70), (120, 70)))
        solid(canvas, hull, tones, deck, keel)
        with canvas.within(hull):
            for x in range(-92, 80, 28):
                stroke(canvas, ((x, -30), (x + 9, 60)), tones[2], 1.4, 0.55)
            for lower, tone, wide in ((0.0, BRASS[1], 3.4), (2.4, BRASS[2], 1.6)):
                stroke(canvas, ((-120, 1 + lower), (0, 2 + lower), (120, 7 + lower)), tone, wide)
            canvas.fill(polygon(((76, -20), (66, 60), (130, 60), (130, -20))), tones[2], 0.4)
        stroke(canvas, ((108, 2), (40, -14), (26, -14)), canvas.light.rim, 1.5, 0.9)


@frozen
class DreadnoughtAhead:
    """A dreadnought that comes at us: its prow in the middle, steps above; ``size`` is how wide it is."""

    x: float
    y: float
    size: float = 200.0
    turn: float = 0.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 220, self.turn)
        for half, top, foot in ((30, -84, -58), (54, -62, -36), (80, -40, -4)):
            slab = polygon(((-half, foot), (-half + 8, top), (half - 8, top), (half, foot)))
            solid(canvas, slab, tones, band(-90, 90, -90, -half * 0.2), band(-90, 90, half * 0.3, 90))
            canvas.fill(
                polygon(((-half + 8, top), (-half + 15, top - 5), (half - 15, top - 5), (half - 8, top))), tones[0]
            )
            for side in (-1, 1):
                canvas.fill(band(top + 8, top + 13, *sorted((side * half * 0.3, side * half * 0.66))), FIRE[1])
        self._hull(canvas, tones)

    def _hull(self, canvas: Canvas, tones: Tones) -> None:
        hull = polygon(
            ((0, -26), (80, -18), (110, 4), (104, 24), (58, 52), (0, 88), (-58, 52), (-104, 24), (-110, 4), (-80, -18))
        )
        lit = polygon(((-120, -40), (0, -40), (0, 12), (-120, 16)))
        solid(canvas, hull, tones, lit, polygon(((0, -26), (0, 100), (120, 100), (120, 8))))
        canvas.fill(polygon(((0, 24), (110, 4), (104, 24), (58, 52), (0, 88))), mix(tones[2], KEYLINE, 0.35))
        prow = polygon(((-11, -26), (11, -26), (7, 24), (0, 88), (-7, 24)))
        canvas.fill(prow, tones[0])
        canvas.fill(polygon(((0, -26), (11, -26), (7, 24), (0, 88))), tones[1])
        for side in (-1, 1):
            stroke(canvas, ((side * 108, 6), (side * 8, 24)), BRASS[1 if side < 0 else 2], 3.0)
            for x, y in ((32, 38), (54, 32), (76, 26)):
                canvas.fill(ellipse(side * x, y, 7, 6), mix(tones[2], KEYLINE, 0.6))
                canvas.fill(ellipse(side * x, y, 4, 3.4), FIRE[1])
        stroke(canvas, ((-110, 4), (-80, -18), (0, -26), (80, -18)), canvas.light.rim, 1.5, 0.85)


@frozen
class Freighter:
    """A spine with a row of containers under it, its bridge at the right, its engines at the left."""

    x: float
    y: float
    size: float = 200.0
    turn: float = -6.0
    mirrored: bool = False
    distance: float = 0.0
    burns: bool = True

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 210, self.turn, mirrored=self.mirrored)
        if self.burns:
            for y in (-14, 2):
                jet = polygon(((-92, y - 8), (-136, y), (-92, y + 8)))
                canvas.shine(jet, FIRE[0], faded(FIRE[2], 0.0), (-92, 0), (-136, 0))
        self._loads(canvas)
        spine = polygon(((-96, -22), (64, -22), (76, -14), (-96, -12)))
        solid(canvas, spine, tones, band(-30, -18), band(-14, 0))
        for x in range(-64, 62, 13):
            stroke(canvas, ((x, -22), (x + 6, -32), (x + 13, -22)), tones[1], 1.8)
        stroke(canvas, ((-58, -32), (62, -32)), tones[0], 2.2)
        engine = polygon(((-98, -28), (-66, -32), (-64, 20), (-92, 24), (-100, 12)))
        solid(canvas, engine, tones, band(-40, -18), band(8, 40))
        for y in (-14, 2):
            canvas.fill(ellipse(-96, y, 5, 8), tones[2])
        self._bridge(canvas, tones)

    def _loads(self, canvas: Canvas) -> None:
        wide = 25.2
        for number in range(5):
            metal = (HULL, IXIAN, (FIRE[1], BRASS[2], HULL[2]))[number % 3]
            tones = hull_tones(canvas, self.distance, metal)
            left = -62 + number * wide
            box = polygon(((left, -12), (left + wide - 3, -12), (left + wide - 3, 26), (left + 2, 26)))
            solid(canvas, box, tones, band(-20, -3, left, left + wide - 8), band(14, 40))
            for x in range(1, 4):
                at = left + wide * x / 4
                canvas.fill(band(-10, 24, at, at + 1.4), tones[2], 0.6)
            canvas.fill(band(-12, 26, left + wide - 7, left + wide - 3), tones[2])
        stroke(canvas, ((-62, 28), (62, 28)), hull_tones(canvas, self.distance)[2], 2.4)

    def _bridge(self, canvas: Canvas, tones: Tones) -> None:
        bridge = smooth(((62, -34), (84, -32), (104, -14), (106, 4), (88, 24), (64, 26), (60, 0)))
        solid(canvas, bridge, tones, smooth(((50, -40), (84, -36), (108, -14), (80, -12), (50, -16))), band(10, 40))
        pane = polygon(((82, -24), (92, -20), (101, -8), (84, -8)))
        solid(canvas, pane, (GLASS[0], GLASS[1], GLASS[2]), band(-30, -15), band(-10, 0))
        for x in (66, 73):
            canvas.fill(band(2, 6, x, x + 4), FIRE[0])
        stroke(canvas, ((62, -34), (84, -32), (104, -14)), canvas.light.rim, 1.4, 0.9)


@frozen
class Transport:
    """A broad ship for troops from before: its door open over a ramp, or closed above its jets; ``y`` is its foot."""

    x: float
    y: float
    size: float = 160.0
    jets: float = 0.0
    distance: float = 0.0
    metal: tuple[QColor, ...] = IXIAN

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, self.metal)
        canvas.place(self.x, self.y, self.size / 160)
        for side in (-1, 1):
            if self.jets:
                fire(canvas, side * 58, -20, self.jets, 22)
            else:
                leg = polygon(((side * 44, -24), (side * 54, -24), (side * 66, 0), (side * 54, 0)))
                canvas.fill(leg, tones[2])
            pod = polygon(((side * 40, -76), (side * 70, -70), (side * 80, -40), (side * 74, -20), (side * 44, -18)))
            solid(canvas, pod, tones, band(-90, -58), band(-36, 0) if side < 0 else band(-58, 0))
        hull = polygon(((-52, -16), (-58, -58), (-38, -96), (38, -96), (58, -58), (52, -16)))
        solid(canvas, hull, tones, polygon(((-70, -100), (-10, -100), (-34, -58), (-40, 0), (-70, 0))),
              polygon(((26, -100), (70, -100), (70, 0), (36, 0), (34, -58))))  # fmt: skip
        canvas.fill(polygon(((-26, -88), (26, -88), (32, -76), (-32, -76))), GLASS[2])
        canvas.fill(polygon(((-24, -87), (-2, -87), (-6, -78), (-30, -78))), GLASS[1])
        stroke(canvas, ((-57, -60), (57, -60)), BRASS[1], 2.4)
        self._door(canvas, tones)
        stroke(canvas, ((-58, -58), (-38, -96), (38, -96)), canvas.light.rim, 1.4, 0.9)

    def _door(self, canvas: Canvas, tones: Tones) -> None:
        door = polygon(((-30, -16), (-26, -52), (26, -52), (30, -16)))
        if self.jets:
            canvas.fill(door, tones[2])
            stroke(canvas, ((0, -52), (0, -16)), tones[1], 1.6)
            return
        canvas.shine(door, FIRE[0], FIRE[1], (0, -16), (0, -52))
        ramp = polygon(((-30, -16), (30, -16), (44, 4), (-44, 4)))
        canvas.shine(ramp, FIRE[1], tones[1], (0, -16), (0, 4))
        for part in (-0.5, 0.0, 0.5):
            stroke(canvas, ((60 * part, -16), (88 * part, 4)), tones[2], 1.2, 0.6)


@frozen
class Shuttle:
    """A small round ship with windows, its nose at the right, and the light that it draws behind it."""

    x: float
    y: float
    size: float = 80.0
    turn: float = -14.0
    mirrored: bool = False
    distance: float = 0.0
    trail: float = 90.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 100, self.turn, mirrored=self.mirrored)
        if self.trail:
            jet = polygon(((-36, -6), (-36 - self.trail, 0), (-36, 6)))
            canvas.shine(jet, FIRE[0], faded(FIRE[1], 0.0), (-36, 0), (-36 - self.trail, 0))
        for y, tone in ((-16, tones[2]), (14, tones[1])):
            skid = polygon(((20, y), (-34, y * 2.2), (-52, y * 2.2), (-38, y)))
            canvas.fill(skid, tone)
        body = smooth(((52, 5), (42, -12), (10, -21), (-34, -17), (-46, 0), (-34, 15), (10, 19), (42, 15)))
        shade = smooth(((60, 9), (20, 10), (-60, 4), (-60, 40), (60, 40)))
        solid(canvas, body, tones, smooth(((60, 0), (10, -12), (-60, -8), (-50, -40), (40, -40))), shade)
        with canvas.within(body):
            stroke(canvas, ((-60, 5), (10, 9), (60, 8)), BRASS[1], 2.4)
        canvas.fill(polygon(((-20, -18), (-52, -40), (-40, -14))), tones[1])
        for x in range(-28, 22, 10):
            canvas.fill(ellipse(x, -4, 2.8, 2.8), FIRE[0])
        pane = smooth(((47, -3), (38, -12), (24, -15), (26, -4)))
        canvas.fill(pane, GLASS[1])
        canvas.fill(polygon(((26, -14), (36, -12), (30, -5), (26, -5))), GLASS[0])
        rim = smooth(((52, 4), (42, -12), (10, -21), (-34, -17), (-44, -4)), closed=False)
        canvas.line(rim, canvas.light.rim, 1.3, 0.9)


@frozen
class Gantry:
    """A tower of a dock with lamps; its arms hold a ship at its right, or left if mirrored. ``y`` is its foot."""

    x: float
    y: float
    high: float = 220.0
    reach: float = 60.0
    mirrored: bool = False
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, mirrored=self.mirrored)
        half = self.high * 0.06 + 4
        for level in range(6):
            low, top = -self.high * level / 6, -self.high * (level + 1) / 6
            stroke(canvas, ((-half, low), (half, top)), tones[2], 2.0)
            stroke(canvas, ((half, low), (-half, top)), tones[2], 2.0)
        for side, tone in ((-1, tones[0]), (1, tones[1])):
            post = QPainterPath()
            post.addRect(QRectF(side * half - 3, -self.high, 6, self.high))
            solid(canvas, post, tones, band(-self.high, 0, side * half - 4, side * half - 1), band(0, 1))
            canvas.fill(post, tone, 0.4)
        for arm in range(3):
            self._arm(canvas, tones, half, -self.high * (0.94 - 0.28 * arm))
        canvas.fill(band(-self.high - 5, -self.high + 3, -half - 6, half + 6), tones[1])

    def _arm(self, canvas: Canvas, tones: Tones, half: float, y: float) -> None:
        arm = polygon(((half, y), (half + self.reach, y + 3), (half + self.reach, y + 9), (half, y + 14)))
        solid(canvas, arm, tones, band(y - 1, y + 4), band(y + 9, y + 30))
        claw = ((half + self.reach, y + 4), (half + self.reach + 8, y + 12), (half + self.reach + 4, y + 22))
        stroke(canvas, claw, tones[2], 3.0)
        glow(canvas, half + 8, y + 16, 16, LAMP, 0.8)
        canvas.fill(ellipse(half + 8, y + 16, 2.6, 2.6), FIRE[0])


@frozen
class Pad:
    """Where ships come down: a disc of plates with lamps round its edge."""

    x: float
    y: float
    wide: float = 180.0
    lamps: int = 18

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        half = self.wide / 2
        canvas.place(self.x, self.y)
        canvas.fill(ellipse(0, half * 0.07, half, half * _SUNK), tones[2])
        disc = ellipse(0, 0, half, half * _SUNK)
        canvas.shine(disc, tones[0], tones[1], (-half, 0), (half * 0.6, 0))
        for part, wide in ((0.86, 2.6), (0.44, 2.0)):
            canvas.line(ellipse(0, 0, half * part, half * part * _SUNK), tones[2], wide, 0.8)
        for number in range(self.lamps):
            turn = 2 * pi * number / self.lamps
            at = (0.93 * half * cos(turn), 0.93 * half * _SUNK * sin(turn))
            glow(canvas, *at, half * 0.1, LAMP, 0.9)
            canvas.fill(ellipse(*at, half * 0.024, half * 0.018), FIRE[0])
