"""Between the worlds: planets, nebulae, heighliners, frigates, and stars that streak as space folds."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import ALL, Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.machines import band, hull_tones, solid
from dune_desktop.scene.art.lights import BRASS, FIRE, GUILD, WORLDS
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class Planet:
    """A world lit from the left: bands, a hard night side, a rim of air, and if wanted a ring."""

    x: float
    y: float
    radius: float = 60.0
    world: str = "arrakis"
    bands: int = 5
    ring: float = 0.0
    #: How far the night has come over the disc: 0 full, 1 new.
    night: float = 0.42
    seed: int = 1
    tilt: float = -18.0

    def paint(self, canvas: Canvas) -> None:
        tones = WORLDS[self.world]
        canvas.place(self.x, self.y, self.radius / 100, self.tilt)
        air = QRadialGradient(QPointF(0, 0), 118)
        for stop, opacity in ((0.8, 0.55), (0.86, 0.3), (1.0, 0.0)):
            air.setColorAt(stop, faded(tones[0], opacity))
        canvas.painter.fillPath(ellipse(0, 0, 118, 118), air)
        if self.ring:
            self._ring(canvas, tones[0], before=False)
        disc = ellipse(0, 0, 100, 100)
        canvas.fill(disc, tones[1])
        with canvas.within(disc):
            self._bands(canvas, tones)
            night = ellipse(-150 * self.night - 18, -8, 118, 124)
            for wide, opacity in ((0, 0.62), (9, 0.35), (18, 0.25)):
                dark = disc.subtracted(night.translated(-wide, 0))
                canvas.fill(dark, mix(tones[2], canvas.light.sky[0], 0.6), opacity)
        rim = QPainterPath()
        rim.arcMoveTo(-99, -99, 198, 198, 75)
        rim.arcTo(-99, -99, 198, 198, 75, 190)
        canvas.line(rim, canvas.light.rim, 100 / self.radius * 1.4, 0.9)
        if self.ring:
            self._ring(canvas, tones[0], before=True)

    def _bands(self, canvas: Canvas, tones: tuple[QColor, ...]) -> None:
        chance = Random(self.seed)
        for number in range(self.bands):
            y = -80 + 165 * (number + chance.random() * 0.6) / self.bands
            high = chance.uniform(3, 12)
            start, end = chance.uniform(-140, 10), chance.uniform(20, 140)
            stroke = smooth(((start, y), ((start + end) / 2, y - high + 6), (end, y), ((start + end) / 2, y + high)))
            canvas.fill(stroke, tones[0] if number % 2 else tones[2], 0.5)
        for _ in range(self.bands):
            size = chance.uniform(2, 6)
            x, y = chance.uniform(-80, 40), chance.uniform(-70, 70)
            canvas.fill(ellipse(x, y, size * 1.8, size), tones[2], 0.3)

    def _ring(self, canvas: Canvas, colour: QColor, *, before: bool) -> None:
        start, turn = (180, 180) if before else (0, 180)
        for size, wide, opacity in ((1.0, 5, 0.8), (1.12, 8, 0.45), (1.25, 3, 0.6)):
            across, high = 100 * self.ring * size, 24 * self.ring * size
            path = QPainterPath()
            path.arcMoveTo(-across, -high, 2 * across, 2 * high, start)
            path.arcTo(-across, -high, 2 * across, 2 * high, start, turn)
            canvas.line(path, colour, wide, opacity)


@frozen
class Nebula:
    """Clouds of glowing gas, in the colours of the sky and of the horizon."""

    x: float = 120.0
    y: float = 120.0
    wide: float = 190.0
    high: float = 90.0
    count: int = 16
    opacity: float = 0.2
    seed: int = 1
    tilt: float = -24.0

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        canvas.place(self.x, self.y, 1.0, self.tilt)
        colours = (canvas.light.sky[3], canvas.light.sky[4], canvas.light.sand[1], canvas.light.rock[0])
        for number in range(self.count):
            x, y = chance.gauss(0, self.wide / 2), chance.gauss(0, self.high / 3)
            radius = chance.uniform(0.35, 0.8) * self.high
            glow = QRadialGradient(QPointF(x, y), radius)
            glow.setColorAt(0, faded(colours[number % 4], self.opacity * 2))
            glow.setColorAt(0.6, faded(colours[number % 4], self.opacity))
            glow.setColorAt(1, faded(colours[number % 4], 0))
            canvas.painter.fillPath(ellipse(x, y, radius, radius), glow)


@frozen
class Fold:
    """Stars drawn out into streaks round a point, and rings of bent space."""

    x: float = 120.0
    y: float = 130.0
    count: int = 150
    rings: int = 6
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        colours = (canvas.light.rim, canvas.light.sun, canvas.light.sky[4], canvas.light.rim)
        for ring in range(self.rings):
            radius = 26 * 1.42**ring
            canvas.line(ellipse(self.x, self.y, radius, radius * 0.96), canvas.light.sky[4], 1.0 + 0.5 * ring, 0.35)
        for number in range(self.count):
            angle = radians(chance.uniform(0, 360))
            start = chance.uniform(20, 230) * (0.35 + 0.65 * chance.random())
            length = start * chance.uniform(0.25, 0.8)
            wide = 0.6 + start / 80
            along = (cos(angle), sin(angle))
            first = (self.x + along[0] * start, self.y + along[1] * start)
            last = (first[0] + along[0] * length, first[1] + along[1] * length)
            streak = polygon((first, (last[0] - along[1] * wide, last[1] + along[0] * wide),
                              (last[0] + along[1] * wide, last[1] - along[0] * wide)))  # fmt: skip
            canvas.fill(streak, colours[number % 4], chance.uniform(0.35, 0.85))
        glow = QRadialGradient(QPointF(self.x, self.y), 60)
        for stop, opacity in ((0, 1.0), (0.18, 0.9), (0.24, 0.35), (1, 0.0)):
            glow.setColorAt(stop, faded(canvas.light.sun, opacity))
        canvas.painter.fillPath(ellipse(self.x, self.y, 60, 60), glow)


@frozen
class Heighliner:
    """A tube from the side with its mouth at the right; ``size`` is its length."""

    x: float
    y: float
    size: float = 220.0
    turn: float = -14.0
    mirrored: bool = False
    distance: float = 0.0
    ribs: int = 13
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, GUILD)
        canvas.place(self.x, self.y, self.size / 200, self.turn, mirrored=self.mirrored)
        tube = QPainterPath()
        tube.moveTo(-100, -19)
        tube.lineTo(92, -33)
        tube.arcTo(78, -33, 28, 66, 90, -180)
        tube.lineTo(-100, 19)
        tube.arcTo(-109, -19, 18, 38, 270, -180)
        canvas.fill(tube, tones[1])
        with canvas.within(tube):
            canvas.fill(polygon(((-120, -30), (120, -46), (120, -14), (-120, -8))), tones[0])
            canvas.fill(polygon(((-120, 6), (120, 10), (120, 60), (-120, 40))), tones[2])
            self._ribs(canvas, tones)
            self._windows(canvas)
        rim = QPainterPath()
        rim.moveTo(-100, -19)
        rim.lineTo(92, -33)
        canvas.line(rim, canvas.light.rim, 1.3, 0.9)
        self._mouth(canvas, tones)

    def _ribs(self, canvas: Canvas, tones: Tones) -> None:
        for rib in range(1, self.ribs):
            part = rib / self.ribs
            x, half = -104 + 196 * part, 19 + 14 * part
            dark, bright = QPainterPath(), QPainterPath()
            for path, step in ((dark, 0.0), (bright, 1.9)):
                path.arcMoveTo(x - half * 0.42 + step, -half, half * 0.84, half * 2, 90)
                path.arcTo(x - half * 0.42 + step, -half, half * 0.84, half * 2, 90, -180)
            canvas.line(dark, tones[2], 2.0, 0.9)
            canvas.line(bright, tones[0], 0.9, 0.55)

    def _windows(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for _ in range(46):
            x = chance.uniform(-96, 86)
            y = chance.uniform(-0.5, 0.75) * (19 + 14 * (x + 104) / 196)
            canvas.fill(band(y, y + 1.1, x, x + chance.uniform(1, 3)), FIRE[0], 0.85)

    def _mouth(self, canvas: Canvas, tones: Tones) -> None:
        lip = ellipse(92, 0, 14, 33)
        solid(canvas, lip, tones, band(-40, -6, 70, 94), band(8, 40, 70, 120))
        inner = ellipse(92.5, 0, 11, 28)
        canvas.shine(inner, mix(GUILD[0], canvas.light.rim, 0.5), canvas.light.sky[0], (86, 8), (100, -14))
        with canvas.within(inner):
            for ring in (0.78, 0.58, 0.4):
                canvas.line(ellipse(92.5 - (1 - ring) * 8, 2, 11 * ring, 28 * ring), tones[2], 1.4, 0.8)
        canvas.line(lip, canvas.light.rim, 1.2, 0.9)


@frozen
class HeighlinerMouth:
    """Looking into the tube: rings that go down to a light, and bays with ships along them."""

    x: float = 120.0
    y: float = 140.0
    radius: float = 112.0
    rings: int = 8
    ribs: int = 20

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, GUILD)
        canvas.place(self.x, self.y, self.radius / 100)
        canvas.fill(ellipse(0, 0, 112, 112), tones[2])
        for number in range(self.ribs * 2):
            angle = number * 180 / self.ribs
            tone = tones[0] if 140 < angle < 290 else tones[1]
            block = QPainterPath()
            block.arcMoveTo(-108, -108, 216, 216, -angle)
            block.arcTo(-108, -108, 216, 216, -angle, 180 / self.ribs - 2.2)
            canvas.line(block, tone, 6.5, 0.95)
        for ring in range(self.rings):
            self._ring(canvas, tones, ring)
        glow = QRadialGradient(QPointF(6, 10), 26)
        for stop, opacity in ((0, 1.0), (0.3, 0.9), (0.36, 0.4), (1, 0)):
            glow.setColorAt(stop, faded(canvas.light.sun, opacity))
        canvas.painter.fillPath(ellipse(6, 10, 26, 26), glow)
        rim = QPainterPath()
        rim.arcMoveTo(-112, -112, 224, 224, 80)
        rim.arcTo(-112, -112, 224, 224, 80, 170)
        canvas.line(rim, canvas.light.rim, 1.8, 0.95)

    def _ring(self, canvas: Canvas, tones: Tones, ring: int) -> None:
        radius = 98 * 0.76**ring
        x, y = (1 - radius / 100) * 6, (1 - radius / 100) * 10
        disc = ellipse(x, y, radius, radius)
        deep = ring / self.rings
        canvas.fill(disc, mix(tones[1] if ring % 2 else tones[2], canvas.light.sky[4], 0.5 * deep))
        with canvas.within(disc):
            lit = disc.subtracted(ellipse(x - radius * 0.1, y - radius * 0.12, radius, radius))
            canvas.fill(lit, mix(tones[0], canvas.light.sun, 0.5 * deep), 0.75)
            for number in range(14):
                angle = radians(number * 360 / 14 + ring * 9)
                where = (x + cos(angle) * radius * 0.9, y + sin(angle) * radius * 0.9)
                canvas.fill(ellipse(*where, radius * 0.022, radius * 0.022), FIRE[0], 0.9)


@frozen
class Frigate:
    """A warship of a House, its bow at the right, its engines burning at the left; ``size`` is its length."""

    x: float
    y: float
    size: float = 150.0
    turn: float = -8.0
    mirrored: bool = False
    distance: float = 0.0
    burns: bool = True

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 160, self.turn, mirrored=self.mirrored)
        if self.burns:
            for y in (-9, 0, 9):
                jet = polygon(((-66, y - 4), (-104, y), (-66, y + 4)))
                canvas.shine(jet, FIRE[0], faded(FIRE[2], 0.0), (-68, 0), (-104, 0))
        far = polygon(((-40, -14), (-66, -44), (-58, -46), (4, -15)))
        canvas.fill(far, tones[2])
        hull = polygon(((84, 3), (48, -9), (6, -17), (-48, -19), (-70, -11), (-70, 12), (-30, 17), (30, 13)))
        solid(canvas, hull, tones, polygon(((90, 2), (20, -4), (-80, -6), (-80, -40), (90, -40))),
              polygon(((90, 4), (10, 6), (-80, 7), (-80, 40), (90, 40))))  # fmt: skip
        tower = polygon(((-44, -18), (-40, -33), (-14, -33), (2, -17)))
        solid(canvas, tower, tones, band(-40, -27), band(-40, 0, -16, 20))
        near = polygon(((-34, 8), (-72, 42), (-60, 44), (14, 9)))
        solid(canvas, near, tones, polygon(((-34, 8), (14, 9), (-4, 15), (-44, 17))), band(30, 60))
        for x in range(-56, 44, 9):
            canvas.fill(band(0, 2, x, x + 4), FIRE[0] if x % 2 else FIRE[1])
        for x in (-38, -30, -22):
            canvas.fill(band(-26, -24, x, x + 4), FIRE[0])
        rim = QPainterPath()
        rim.moveTo(84, 3)
        for point in ((48, -9), (6, -17), (2, -17), (-14, -33), (-40, -33), (-44, -18), (-70, -11)):
            rim.lineTo(*point)
        canvas.line(rim, canvas.light.rim, 1.3, 0.9)


@frozen
class Convoy:
    """Small ships in a row, from the first to the last and smaller all the way."""

    first: tuple[float, float]
    last: tuple[float, float]
    count: int = 7
    size: float = 16.0
    bend: float = 20.0
    shrink: float = 0.6

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas)
        for number in range(self.count - 1, -1, -1):
            part = number / (self.count - 1)
            x = self.first[0] + (self.last[0] - self.first[0]) * part
            y = self.first[1] + (self.last[1] - self.first[1]) * part + self.bend * 4 * part * (1 - part)
            canvas.painter.save()
            canvas.place(x, y, self.size * (1 - self.shrink * part) / 20)
            hull = polygon(((-12, 0), (0, -5), (12, 0), (0, 5)))
            solid(canvas, hull, tones, polygon(((-12, 0), (0, -5), (4, 0))), polygon(((-8, 2), (12, 0), (0, 5))))
            canvas.fill(ellipse(-2, 0, 1.6, 1.2), FIRE[1])
            canvas.painter.restore()


@frozen
class Limb:
    """The edge of a world below us: a wide bow with a line of air over it."""

    top: float = 230.0
    radius: float = 620.0
    x: float = 120.0
    world: str = "arrakis"

    def paint(self, canvas: Canvas) -> None:
        tones = WORLDS[self.world]
        for grown, opacity in ((16, 0.1), (9, 0.18), (4, 0.35)):
            size = self.radius + grown
            canvas.fill(ellipse(self.x, self.top + self.radius, size, size), tones[0], opacity)
        disc = ellipse(self.x, self.top + self.radius, self.radius, self.radius)
        gradient = QLinearGradient(ALL.left(), 0, ALL.right(), 0)
        for stop, tone in ((0.2, tones[0]), (0.5, tones[1]), (0.85, tones[2])):
            gradient.setColorAt(stop, tone)
        canvas.painter.fillPath(disc, gradient)
        with canvas.within(disc):
            for number, (x, y, wide) in enumerate(((40, 22, 70), (170, 34, 90), (-80, 50, 110), (90, 60, 120))):
                streak = ellipse(x, self.top + y, wide, 4 + number)
                canvas.fill(streak, tones[number % 2 * 2], 0.3)
        canvas.line(disc, canvas.light.rim, 1.5, 0.85)


@frozen
class Orrery:
    """Worlds on rings of brass round a sun, seen from above and before."""

    x: float = 120.0
    y: float = 140.0
    radius: float = 110.0
    squash: float = 0.42
    tilt: float = -16.0

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.radius / 110, self.tilt)
        names = ("moon", "caladan", "arrakis", "kaitain", "junction")
        places = []
        for number, name in enumerate(names):
            radius = 36 + 19 * number
            canvas.line(ellipse(0, 0, radius, radius * self.squash), BRASS[2], 3.2, 0.5)
            canvas.line(ellipse(0, 0, radius, radius * self.squash), BRASS[1], 1.3)
            angle = radians(205 + 137 * number)
            places.append((radius * sin(angle) * self.squash, radius * cos(angle), 6.0 + 2.2 * number, name))
        self._worlds(canvas, [place for place in places if place[0] < 0])
        for size, opacity in ((34, 0.18), (27, 0.3)):
            canvas.fill(ellipse(0, 0, size, size), canvas.light.sun, opacity)
        canvas.fill(ellipse(0, 0, 20, 20), FIRE[1])
        canvas.fill(ellipse(-2, -2, 16, 16), FIRE[0])
        self._worlds(canvas, [place for place in places if place[0] >= 0])

    def _worlds(self, canvas: Canvas, places: list[tuple[float, float, float, str]]) -> None:
        for y, x, radius, name in sorted(places):
            canvas.painter.save()
            Planet(x, y, radius, name, bands=3).paint(canvas)
            canvas.painter.restore()


@frozen
class Funnel:
    """Space as a net of light that is drawn down into a throat: here a ship goes in, and elsewhere it comes out."""

    x: float = 120.0
    y: float = 150.0
    radius: float = 210.0
    deep: float = 150.0
    rings: int = 12
    spokes: int = 26

    def paint(self, canvas: Canvas) -> None:
        levels = []
        for ring in range(self.rings):
            wide = self.radius * 0.76**ring
            sunk = self.deep * (1 - wide / self.radius) ** 3
            levels.append((wide, self.y + sunk))
        end, low = levels[-1]
        mouth = QRadialGradient(QPointF(self.x, low), self.deep * 0.6)
        for stop, opacity in ((0.0, 0.95), (0.2, 0.5), (1.0, 0.0)):
            mouth.setColorAt(stop, faded(canvas.light.sun, opacity))
        canvas.painter.fillPath(ellipse(self.x, low, self.deep * 0.6, self.deep * 0.6), mouth)
        for number, (wide, y) in enumerate(levels):
            shine = mix(canvas.light.sky[4], canvas.light.rim, number / self.rings)
            canvas.line(ellipse(self.x, y, wide, wide * 0.32), shine, 1.0 + 0.08 * number, 0.45 + 0.04 * number)
        spokes = QPainterPath()
        for spoke in range(self.spokes):
            angle = radians(360 * spoke / self.spokes)
            points = [(self.x + wide * cos(angle), y + wide * 0.32 * sin(angle)) for wide, y in levels]
            spokes.addPath(smooth(points, closed=False))
        canvas.line(spokes, canvas.light.rim, 0.8, 0.45)
        canvas.fill(ellipse(self.x, low, end * 1.6, end), canvas.light.sun)
