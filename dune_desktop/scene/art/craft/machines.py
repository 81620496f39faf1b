"""Machines of Arrakis: ornithopters, carryalls, harvesters, and the fire of engines."""

from __future__ import annotations

from math import cos, radians, sin

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.lights import BRASS, FIRE, GLASS, HULL
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix

#: How much a hull takes on of the light that it stands in.
_TINT = 0.42
#: From here on wings show no beat.
_FAR = 0.3


def hull_tones(canvas: Canvas, distance: float = 0.0, metal: tuple[QColor, ...] = HULL) -> Tones:
    """Lit, middle and dark of a machine in this light and at this distance."""
    lit, middle, dark = (
        canvas.far(mix(own, rock, _TINT), distance) for own, rock in zip(metal, canvas.light.rock, strict=True)
    )
    return lit, middle, dark


def solid(canvas: Canvas, path: QPainterPath, tones: Tones, light: QPainterPath, shade: QPainterPath) -> None:
    """A body in three flat tones: what ``light`` and ``shade`` cover of it is lit and dark."""
    canvas.fill(path, tones[1])
    with canvas.within(path):
        canvas.fill(light, tones[0])
        canvas.fill(shade, tones[2])


def band(top: float, bottom: float, left: float = -400.0, right: float = 400.0) -> QPainterPath:
    """All between two heights."""
    path = QPainterPath()
    path.addRect(QRectF(left, top, right - left, bottom - top))
    return path


def _blade(length: float, wide: float) -> QPainterPath:
    """A dragonfly's wing, from the joint to the right."""
    return smooth(
        ((0, -0.08 * wide), (0.3 * length, -0.42 * wide), (0.75 * length, -0.5 * wide), (length, 0),
         (0.78 * length, 0.5 * wide), (0.3 * length, 0.3 * wide), (0, 0.08 * wide))
    )  # fmt: skip


def _wing(canvas: Canvas, joint: Point, angle: float, length: float, tones: Tones, beat: float) -> None:
    """A wing over the ghosts of its beat, with veins and a rim; without a beat it is far, and plain."""
    painter = canvas.painter
    for ghost in (-beat, -beat / 2, beat / 2, beat) if beat else ():
        turned = QTransform().translate(*joint).rotate(angle + ghost).map(_blade(length, 7))
        canvas.fill(turned, tones[0], 0.16)
    painter.save()
    painter.translate(*joint)
    painter.rotate(angle)
    blade = _blade(length, 6.6)
    solid(canvas, blade, tones, band(-20, -1), band(1.6, 20))
    spine = QPainterPath()
    spine.moveTo(0, 0)
    spine.lineTo(length * 0.97, 0)
    canvas.line(spine, tones[2], 1.0, 0.7)
    for part in (0.3, 0.45, 0.6, 0.75) if beat else ():
        vein = QPainterPath()
        vein.moveTo(part * length, 0)
        vein.lineTo((part + 0.08) * length, -3)
        canvas.line(vein, tones[2], 0.5, 0.5)
    canvas.line(smooth(((0, -1), (0.3 * length, -2.8), (0.75 * length, -3.3), (length, 0)), closed=False),
                canvas.light.rim, 0.8, 0.75)  # fmt: skip
    painter.restore()


def fire(canvas: Canvas, x: float, y: float, length: float, wide: float) -> None:
    """A jet down from a nozzle: three flames, one in the other."""
    for tone, part in ((2, 1.0), (1, 0.72), (0, 0.42)):
        half = wide * (0.35 + 0.65 * part) / 2
        flame = QPainterPath()
        flame.moveTo(x - half, y)
        flame.quadTo(x - half * 0.8, y + length * part * 0.6, x, y + length * part)
        flame.quadTo(x + half * 0.8, y + length * part * 0.6, x + half, y)
        flame.closeSubpath()
        canvas.fill(flame, FIRE[tone], 0.75 if tone == 2 else 0.95)


@frozen
class Thopter:
    """From the side, its nose at the right; ``size`` is its length in units of the design."""

    x: float
    y: float
    size: float = 150.0
    turn: float = 0.0
    mirrored: bool = False
    distance: float = 0.0
    #: How far the wings are raised.
    lift: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 130, self.turn, mirrored=self.mirrored)
        behind = (tones[1], mix(tones[1], tones[2], 0.5), tones[2])
        beat = 0.0 if self.distance > _FAR else 6.0
        for angle in (-52, -84, -126):
            _wing(canvas, (2, -9), angle - self.lift, 66, behind, beat)
        self._body(canvas, tones)
        for angle in (-32, -66, -146, -164):
            _wing(canvas, (0, -7), angle - self.lift, 74, tones, beat)
        canvas.fill(ellipse(0, -6, 5, 4), tones[2])
        canvas.fill(ellipse(-0.8, -6.8, 2.6, 2), tones[0])

    def _body(self, canvas: Canvas, tones: Tones) -> None:
        for foot in (4, 22):
            leg = QPainterPath()
            leg.moveTo(foot, 11)
            leg.lineTo(foot - 7, 22)
            leg.lineTo(foot + 7, 24)
            canvas.line(leg, tones[2], 2.2)
        fin = polygon(((-56, -3), (-74, -17), (-69, -3), (-78, 7), (-58, 1)))
        solid(canvas, fin, tones, band(-30, -9), band(-2, 20))
        body = smooth(
            ((49, 4), (41, -6), (27, -12), (6, -13), (-14, -8), (-34, -4), (-62, -5), (-62, 0), (-34, 4), (-10, 12),
             (16, 15), (39, 12))
        )  # fmt: skip
        belly = smooth(((60, 8), (30, 5), (0, 5), (-30, 0), (-70, -3), (-70, 30), (60, 30)))
        solid(canvas, body, tones, smooth(((46, -8), (20, -5), (-12, -3), (-66, -5), (-40, -30), (30, -30))), belly)
        with canvas.within(body):
            for x in (-40, -22, 10):
                canvas.fill(band(-20, 20, x, x + 0.9), tones[2], 0.5)
        glass = smooth(((47, 3), (40, -5), (29, -10), (22, -8.5), (23, 1), (35, 6)))
        solid(canvas, glass, (GLASS[0], GLASS[1], GLASS[2]), polygon(((22, -14), (38, -14), (28, 10), (18, 10))),
              polygon(((40, -14), (60, -14), (60, 20), (34, 20))))  # fmt: skip
        strut = QPainterPath()
        strut.moveTo(36, -9)
        strut.lineTo(33, 6)
        canvas.line(strut, tones[2], 1.2)
        rim = smooth(((48, 2), (41, -6), (27, -12), (6, -13), (-14, -8), (-34, -4), (-62, -5)), closed=False)
        canvas.line(rim, canvas.light.rim, 1.2, 0.85)


@frozen
class ThopterAhead:
    """Coming at us, its wings spread like a dragonfly's; ``size`` is its span."""

    x: float
    y: float
    size: float = 200.0
    turn: float = 0.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 190, self.turn)
        tail = smooth(((-7, -8), (-3, -30), (0, -36), (3, -30), (7, -8)))
        solid(canvas, tail, tones, band(-50, 0, -20, -2), band(-50, 0, 2, 20))
        for side in (-1, 1):
            canvas.painter.save()
            canvas.painter.scale(side, 1)
            for angle, length in ((-44, 62), (-24, 84), (-5, 92), (14, 76)):
                _wing(canvas, (8, -5), angle, length, tones, 0.0 if self.distance > _FAR else 4.0)
            claw = QPainterPath()
            claw.moveTo(6, 12)
            claw.lineTo(15, 24)
            claw.lineTo(9, 31)
            canvas.line(claw, tones[2], 2.4)
            canvas.painter.restore()
        self._head(canvas, tones)

    def _head(self, canvas: Canvas, tones: Tones) -> None:
        body = smooth(((0, -17), (13, -11), (17, 2), (9, 16), (0, 20), (-9, 16), (-17, 2), (-13, -11)))
        solid(canvas, body, tones, band(-30, 30, -30, -6), band(-30, 30, 7, 30))
        canvas.fill(band(9, 11, -10, 10), tones[2])
        for side in (-1, 1):
            eye = smooth(((side * 1.5, -11), (side * 10, -9), (side * 14, 0), (side * 8, 6), (side * 1.5, 5)))
            glass = (GLASS[0], GLASS[1], GLASS[2])
            solid(canvas, eye, glass, polygon(((-16, -14), (-5, -14), (-11, 8), (-16, 8))), band(1, 20))
        canvas.fill(ellipse(0, 15, 3, 2.4), FIRE[1])
        canvas.line(smooth(((-17, 2), (-13, -11), (0, -17), (13, -11)), closed=False), canvas.light.rim, 1.3, 0.9)


@frozen
class Carryall:
    """A flying wing from the front, with engines below; ``cables`` reach down to what it carries."""

    x: float
    y: float
    size: float = 180.0
    cables: float = 0.0
    turn: float = 0.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        scale = self.size / 190
        canvas.place(self.x, self.y, scale, self.turn)
        self._hang(canvas, tones, self.cables / scale)
        for side in (-1, 1):
            canvas.painter.save()
            canvas.painter.scale(side, 1)
            self._half(canvas, tones, lit=side < 0)
            canvas.painter.restore()
        body = smooth(((-34, -4), (-24, -19), (0, -24), (24, -19), (34, -4), (22, 13), (0, 17), (-22, 13)))
        solid(canvas, body, tones, band(-30, -9), band(4, 30))
        for pane in range(-3, 4):
            canvas.fill(band(-15, -10.5, pane * 6.4 - 2.3, pane * 6.4 + 2.3), GLASS[0] if pane < 1 else GLASS[1])
        canvas.fill(band(6, 9, -20, 20), tones[2])
        canvas.fill(polygon(((-12, 14), (12, 14), (8, 21), (-8, 21))), tones[2])
        canvas.line(smooth(((-34, -4), (-24, -19), (0, -24), (24, -19), (34, -4)), closed=False),
                    canvas.light.rim, 1.3, 0.9)  # fmt: skip

    def _hang(self, canvas: Canvas, tones: Tones, length: float) -> None:
        for top, foot in ((-26, -34), (-9, -12), (9, 12), (26, 34)):
            if length:
                cable = QPainterPath()
                cable.moveTo(top, 8)
                cable.lineTo(foot, 8 + length)
                canvas.line(cable, tones[2], 1.7)

    def _half(self, canvas: Canvas, tones: Tones, *, lit: bool) -> None:
        """A wing at the right, with its tip bent down and two engines."""
        for x, deep in ((44, 14), (66, 12)):
            fire(canvas, x, deep - 2, 13, 7)
            pod = smooth(((x - 6, -4), (x + 6, -4), (x + 5, deep), (x - 5, deep)))
            solid(canvas, pod, tones, band(-20, 30, x - 20, x - 2), band(-20, 30, x + 2, x + 20))
        wing = polygon(((18, -14), (60, -13), (88, -7), (97, 13), (93, 16), (82, 3), (56, 2), (18, 6)))
        solid(canvas, wing, tones, band(-30, -8 if lit else -11), band(-2, 30))
        edge = QPainterPath()
        edge.moveTo(24, -14)
        for point in ((60, -13), (88, -7), (97, 13)):
            edge.lineTo(*point)
        canvas.line(edge, canvas.light.rim, 1.2, 0.9 if lit else 0.45)


@frozen
class Harvester:
    """A crawler from the side, its mouth at the right; ``size`` is its length, ``y`` the ground."""

    x: float
    y: float
    size: float = 170.0
    mirrored: bool = False
    distance: float = 0.0
    lights: bool = True

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 170, mirrored=self.mirrored)
        self._stacks(canvas, tones)
        hull = polygon(((-80, -20), (-74, -40), (-34, -46), (-26, -62), (22, -62), (30, -46), (62, -44), (80, -30),
                        (86, -12), (-80, -12)))  # fmt: skip
        facets = polygon(((-90, -39), (-34, -39), (-26, -55), (24, -55), (32, -40), (90, -36), (90, -90), (-90, -90)))
        solid(canvas, hull, tones, facets, band(-26, 0))
        for x in (-62, -48, -20, 2, 40):
            canvas.fill(band(-38, -13, x, x + 1.2), tones[2], 0.6)
        self._fittings(canvas, tones)
        if self.lights:
            for x in range(-18, 20, 9):
                canvas.fill(band(-50, -45, x, x + 5), FIRE[0] if x < 0 else FIRE[1])
        self._mouth(canvas, tones)
        self._tracks(canvas, tones)
        rim = QPainterPath()
        rim.moveTo(-80, -20)
        for point in ((-74, -40), (-34, -46), (-26, -62), (22, -62), (30, -46), (62, -44), (80, -30)):
            rim.lineTo(*point)
        canvas.line(rim, canvas.light.rim, 1.3, 0.85)

    def _fittings(self, canvas: Canvas, tones: Tones) -> None:
        """Louvres, a hatch, and the lamp at the bow."""
        for y in (-36, -33, -30):
            canvas.fill(band(y, y + 1.6, -44, -24), tones[2], 0.8)
            canvas.fill(band(y, y + 1.6, 46, 64), tones[2], 0.8)
        hatch = QPainterPath()
        hatch.addRoundedRect(QRectF(8, -38, 26, 12), 3, 3)
        solid(canvas, hatch, tones, band(-38, -34), band(-29, -20))
        canvas.line(hatch, BRASS[2], 1.2)
        canvas.fill(ellipse(72, -31, 3.2, 3.2), FIRE[0])
        canvas.fill(ellipse(72, -31, 7, 7), FIRE[1], 0.35)

    def _stacks(self, canvas: Canvas, tones: Tones) -> None:
        for x, high in ((-64, 74), (-52, 82), (-40, 70)):
            stack = polygon(((x - 3, -38), (x - 5, -high), (x + 3, -high), (x + 5, -38)))
            solid(canvas, stack, tones, band(-100, 0, x - 20, x - 2), band(-100, 0, x + 1, x + 20))
            canvas.fill(band(-high - 1, -high + 4, x - 6, x + 4), tones[2])
        mast = QPainterPath()
        mast.moveTo(8, -60)
        mast.lineTo(8, -84)
        mast.moveTo(14, -60)
        mast.lineTo(14, -74)
        canvas.line(mast, tones[2], 1.6)

    def _mouth(self, canvas: Canvas, tones: Tones) -> None:
        scoop = polygon(((70, -26), (92, -22), (104, -2), (76, -2)))
        solid(canvas, scoop, tones, band(-40, -18), band(-9, 10))
        for tooth in range(4):
            x = 80 + tooth * 6
            canvas.fill(polygon(((x, -5), (x + 5, -5), (x + 4.5, 3))), tones[0])

    def _tracks(self, canvas: Canvas, tones: Tones) -> None:
        track = QPainterPath()
        track.addRoundedRect(QRectF(-86, -19, 160, 21), 10, 10)
        canvas.fill(track, tones[2])
        dark = mix(tones[2], QColor("#120a08"), 0.5)
        for wheel in range(8):
            x = -75 + wheel * 19.7
            canvas.fill(ellipse(x, -8.5, 7.6, 7.6), dark)
            canvas.fill(ellipse(x, -8.5, 5.4, 5.4), tones[1])
            canvas.fill(ellipse(x - 1, -9.5, 2.6, 2.6), tones[0])
        guard = polygon(((-88, -20), (72, -22), (74, -17), (-88, -15)))
        canvas.fill(guard, tones[1])
        canvas.fill(band(-22, -20, -86, 72), tones[0])


@frozen
class Lander:
    """A ship that stands or falls upright on its jets; ``y`` is its foot."""

    x: float
    y: float
    size: float = 120.0
    jets: float = 0.0
    legs: bool = True
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        canvas.place(self.x, self.y, self.size / 120)
        self._foot(canvas, tones)
        for side in (-1, 1):
            pod = polygon(((side * 34, -72), (side * 46, -62), (side * 50, -26), (side * 38, -20)))
            canvas.fill(pod, tones[1 if side < 0 else 2])
            canvas.fill(polygon(((side * 39, -68), (side * 46, -62), (side * 50, -26))), tones[0 if side < 0 else 2])
        canvas.fill(band(-134, -116, -1.2, 1.2), tones[2])
        canvas.fill(ellipse(0, -134, 2.4, 2.4), FIRE[2])
        self._hull(canvas, tones)
        door = polygon(((-9, -18), (-7, -32), (7, -32), (9, -18)))
        canvas.fill(door, FIRE[1] if not self.jets else tones[2])
        if self.legs and not self.jets:
            ramp = polygon(((-9, -18), (9, -18), (16, 0), (-16, 0)))
            canvas.shine(ramp, FIRE[1], tones[1], (0, -18), (0, 0))

    def _foot(self, canvas: Canvas, tones: Tones) -> None:
        if self.jets:
            for x in (-20, 0, 20):
                fire(canvas, x, -12, self.jets, 15)
        if self.legs:
            for side in (-1, 1):
                canvas.fill(polygon(((side * 20, -34), (side * 27, -34), (side * 42, 0), (side * 32, 0))), tones[2])
        for x in (-20, 0, 20):
            canvas.fill(polygon(((x - 6, -18), (x + 6, -18), (x + 8, -9), (x - 8, -9))), tones[2])

    def _hull(self, canvas: Canvas, tones: Tones) -> None:
        body = polygon(((-34, -18), (-40, -34), (-30, -96), (-14, -118), (14, -118), (30, -96), (40, -34), (34, -18)))
        solid(canvas, body, tones, polygon(((-60, 0), (-14, -18), (-10, -130), (-60, -130))),
              polygon(((60, 0), (16, -18), (10, -130), (60, -130))))  # fmt: skip
        with canvas.within(body):
            for y in (-98, -66):
                canvas.fill(band(y, y + 1.6), tones[2], 0.6)
            canvas.fill(band(-36, -31), BRASS[1])
            canvas.fill(band(-36, -31, 15, 60), BRASS[2])
            for x in (-16, -6, 2):
                canvas.fill(band(-86, -80, x, x + 5), FIRE[1])
            for x, y in ((-28, -90), (-32, -60), (22, -90), (25, -60)):
                canvas.fill(band(y, y + 14, x, x + 1.2), tones[2], 0.5)
        canvas.fill(polygon(((-2, -62), (5, -52), (-2, -42), (-9, -52))), BRASS[1])
        canvas.fill(polygon(((-2, -62), (5, -52), (-2, -42))), BRASS[2])
        rim = QPainterPath()
        rim.moveTo(-40, -34)
        for point in ((-30, -96), (-14, -118), (14, -118)):
            rim.lineTo(*point)
        canvas.line(rim, canvas.light.rim, 1.4, 0.9)


@frozen
class Descent:
    """A wedge of small craft that sink, each before its trail of light."""

    x: float
    y: float
    count: int = 7
    spread: float = 26.0
    size: float = 9.0
    turn: float = 60.0
    distance: float = 0.2

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance)
        along = (cos(radians(self.turn)), sin(radians(self.turn)))
        for number in range(self.count):
            rank, side = (number + 1) // 2, -1 if number % 2 else 1
            x = self.x - rank * self.spread * (along[0] * 0.8 - side * along[1] * 0.6)
            y = self.y - rank * self.spread * (along[1] * 0.8 + side * along[0] * 0.6)
            size = self.size * (1 - 0.07 * rank)
            trail = polygon(((x - along[1] * size * 0.3, y + along[0] * size * 0.3),
                             (x - along[0] * size * 6, y - along[1] * size * 6),
                             (x + along[1] * size * 0.3, y - along[0] * size * 0.3)))  # fmt: skip
            end = (x - along[0] * size * 6, y - along[1] * size * 6)
            canvas.shine(trail, faded(FIRE[0], 0.8), faded(FIRE[1], 0.0), (x, y), end)
            canvas.painter.save()
            canvas.place(x, y, size / 10, self.turn)
            craft = polygon(((14, 0), (0, -7), (-10, -4), (-10, 4), (0, 7)))
            solid(canvas, craft, tones, band(-10, -1.5), band(3, 10))
            canvas.painter.restore()
