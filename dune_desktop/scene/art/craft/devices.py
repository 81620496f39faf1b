"""Things that people carry and set up in the desert: thumpers, hooks, tents, windtraps, lamps, pistols, compasses."""

from __future__ import annotations

from math import cos, radians, sin

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.machines import band, hull_tones, solid
from dune_desktop.scene.art.lights import BRASS, FIRE, GLASS, KEYLINE, STEEL, WATER
from dune_desktop.scene.art.tones import Tones
from dune_desktop.scene.drawing.painting import faded, mix

_BRASS: Tones = (BRASS[0], BRASS[1], BRASS[2])


def stroke(canvas: Canvas, points: tuple[Point, ...], colour: QColor, width: float, opacity: float = 1.0) -> None:
    """A line from point to point."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    canvas.line(path, colour, width, opacity)


def glow(canvas: Canvas, x: float, y: float, radius: float, colour: QColor, opacity: float = 0.6) -> None:
    """Light that goes out towards its edge."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setColorAt(0, faded(colour, opacity))
    gradient.setColorAt(0.4, faded(colour, opacity * 0.4))
    gradient.setColorAt(1, faded(colour, 0.0))
    canvas.painter.fillPath(ellipse(x, y, radius, radius), gradient)


@frozen
class Thumper:
    """A rod in the sand that beats; rings of its beat run out over the ground. ``y`` is where it stands."""

    x: float
    y: float
    size: float = 140.0
    beats: int = 4

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas)
        canvas.place(self.x, self.y, self.size / 140)
        for beat in range(self.beats):
            wide = 24 + 30 * beat
            canvas.line(ellipse(0, 4, wide, wide * 0.2), canvas.light.rim, 2.4 - 0.4 * beat, 0.8 - 0.15 * beat)
        canvas.fill(polygon(((4, 2), (150, 24), (150, 32), (0, 8))), canvas.light.sand[3], 0.45)
        spike = polygon(((-5, -40), (5, -40), (4, 6), (0, 12), (-4, 6)))
        solid(canvas, spike, tones, band(-60, 20, -9, -2), band(-60, 20, 1, 9))
        case = smooth(((-12, -42), (-14, -70), (-12, -104), (0, -110), (12, -104), (14, -70), (12, -42), (0, -38)))
        solid(canvas, case, tones, band(-130, 0, -30, -5), band(-130, 0, 5, 30))
        with canvas.within(case):
            for y in (-100, -84, -52):
                canvas.fill(band(y, y + 5), BRASS[1])
                canvas.fill(band(y, y + 5, 4, 30), BRASS[2])
            canvas.fill(band(-76, -60, -4, 4), tones[2])
            canvas.fill(band(-72, -66, -2.4, 2.4), FIRE[1])
        clapper = polygon(((-3, -108), (3, -108), (3, -126), (-3, -126)))
        canvas.fill(clapper, BRASS[1])
        head = smooth(((-17, -126), (-12, -137), (12, -137), (17, -126), (0, -122)))
        solid(canvas, head, tones, band(-140, -131), band(-140, -100, 5, 30))
        canvas.line(smooth(((-12, -42), (-14, -70), (-12, -104), (0, -110)), closed=False), canvas.light.rim, 1.4, 0.9)


@frozen
class MakerHooks:
    """Two hooked poles, crossed."""

    x: float
    y: float
    size: float = 220.0
    spread: float = 24.0

    def paint(self, canvas: Canvas) -> None:
        tones: Tones = (STEEL[0], STEEL[1], STEEL[2])
        for side in (1, -1):
            canvas.painter.save()
            canvas.place(self.x, self.y, self.size / 220, self.spread * side, mirrored=side < 0)
            pole = polygon(((-3.4, 104), (-2.6, -70), (2.6, -70), (3.4, 104)))
            solid(canvas, pole, hull_tones(canvas), band(-80, 120, -9, -1.2), band(-80, 120, 1, 9))
            for y in (-64, 30, 96):
                canvas.fill(band(y, y + 8, -4.4, 4.4), BRASS[1])
                canvas.fill(band(y, y + 8, 1, 4.4), BRASS[2])
            hook = smooth(((-4, -66), (-5, -92), (8, -108), (28, -102), (36, -84), (33, -70), (28, -86), (18, -95),
                           (6, -90), (4, -66)))  # fmt: skip
            solid(canvas, hook, tones, polygon(((-10, -60), (-2, -60), (0, -96), (40, -100), (40, -120), (-10, -120))),
                  polygon(((4, -60), (6, -88), (20, -94), (40, -70), (26, -60))))  # fmt: skip
            canvas.line(smooth(((-5, -92), (8, -108), (28, -102), (36, -84)), closed=False), canvas.light.rim, 1.2)
            canvas.painter.restore()


@frozen
class Stilltent:
    """A tent of ribs half under the sand; ``glows``: somebody is at home. ``y`` is the ground."""

    x: float
    y: float
    size: float = 150.0
    glows: bool = True
    mirrored: bool = False

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas)
        canvas.place(self.x, self.y, self.size / 150, mirrored=self.mirrored)
        canvas.fill(polygon(((10, 0), (70, 0), (150, 22), (60, 22))), canvas.light.sand[3], 0.5)
        if self.glows:
            glow(canvas, -34, -16, 100, FIRE[1], 0.5)
        shell = smooth(((-78, 4), (-62, -38), (-24, -62), (22, -58), (60, -30), (82, 4), (0, 10)))
        solid(canvas, shell, tones, smooth(((-90, 0), (-50, -34), (-10, -52), (40, -52), (20, -90), (-90, -90))),
              smooth(((20, 20), (26, -40), (60, -60), (110, 20))))  # fmt: skip
        with canvas.within(shell):
            for foot, top in ((-28, -16), (10, 0), (44, 18), (70, 36)):
                canvas.line(smooth(((foot, 8), (foot - 8, -36), (top - 8, -66)), closed=False), tones[2], 1.5, 0.7)
            canvas.line(smooth(((-76, -10), (0, -22), (80, -8)), closed=False), tones[2], 1.0, 0.5)
        door = smooth(((-60, 4), (-54, -26), (-38, -44), (-24, -24), (-20, 5)))
        canvas.fill(door, FIRE[1] if self.glows else tones[2])
        if self.glows:
            canvas.fill(smooth(((-52, 5), (-48, -20), (-38, -34), (-30, -18), (-28, 5))), FIRE[0])
        canvas.line(door, BRASS[1], 1.6)
        rim = smooth(((-78, 2), (-62, -38), (-24, -62), (22, -58), (60, -30)), closed=False)
        canvas.line(rim, canvas.light.rim, 1.6, 0.9)
        stroke(canvas, ((30, -56), (36, -78)), tones[2], 2)
        canvas.fill(ellipse(36, -79, 3, 3), BRASS[1])


@frozen
class Windtrap:
    """A tower that drinks the wind: scoops at the head, a cistern at the foot. ``y`` is the ground."""

    x: float
    y: float
    size: float = 160.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = (canvas.far(tone, self.distance) for tone in canvas.light.rock)
        tones: Tones = (lit, middle, dark)
        canvas.place(self.x, self.y, self.size / 160)
        canvas.fill(polygon(((20, -4), (36, 0), (130, 20), (40, 20))), canvas.light.sand[3], 0.4)
        tower = polygon(((-24, 2), (-14, -110), (14, -110), (24, 2)))
        solid(canvas, tower, tones, polygon(((-40, 10), (-8, 10), (-5, -120), (-40, -120))),
              polygon(((40, 10), (8, 10), (6, -120), (40, -120))))  # fmt: skip
        for y in (-24, -52, -80):
            half = 24 + y / 11
            stroke(canvas, ((-half, y), (half, y)), dark, 1.2, 0.5)
        for level, (y, half) in enumerate(((-104, 40), (-124, 34), (-142, 26))):
            scoop = polygon(((-half, y - 13), (half, y - 13), (half * 0.5, y + 6), (-half * 0.5, y + 6)))
            solid(canvas, scoop, tones, band(y - 20, y + 20, -80, -8), band(y - 20, y + 20, 10, 80))
            mouth = ellipse(0, y - 13, half, 4.5 - level * 0.6)
            canvas.fill(mouth, dark)
            canvas.line(mouth, canvas.light.rim, 1.1, 0.8)
        basin = polygon(((-40, 4), (-36, -12), (36, -12), (40, 4)))
        solid(canvas, basin, tones, band(-20, 10, -60, -10), band(-20, 10, 12, 60))
        canvas.fill(band(-9, -5, -8, 8), GLASS[1])


@frozen
class Glowglobe:
    """A lamp that floats, in a brass cage."""

    x: float
    y: float
    radius: float = 12.0
    colour: QColor = FIRE[1]
    reach: float = 6.0

    def paint(self, canvas: Canvas) -> None:
        glow(canvas, self.x, self.y, self.radius * self.reach, self.colour, 0.65)
        canvas.fill(ellipse(self.x, self.y, self.radius, self.radius), mix(self.colour, FIRE[0], 0.35))
        canvas.fill(ellipse(self.x - 0.2 * self.radius, self.y - 0.2 * self.radius, self.radius * 0.66,
                            self.radius * 0.66), FIRE[0])  # fmt: skip
        for across in (1.0, 0.45):
            cage = ellipse(self.x, self.y, self.radius * across, self.radius)
            canvas.line(cage, BRASS[2], max(self.radius * 0.09, 0.8))
        for side in (-1, 1):
            y = self.y + side * self.radius
            canvas.fill(ellipse(self.x, y, self.radius * 0.34, self.radius * 0.16), BRASS[1])


@frozen
class Orb:
    """A ball of dark glass in which something shines; ``y`` is its middle."""

    x: float
    y: float
    radius: float = 60.0
    colour: QColor = GLASS[1]
    stand: bool = True

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.radius / 60)
        glow(canvas, 0, 0, 130, self.colour, 0.5)
        if self.stand:
            foot = polygon(((-30, 50), (30, 50), (44, 78), (-44, 78)))
            solid(canvas, foot, _BRASS, band(40, 90, -60, -14), band(40, 90, 14, 60))
        ball = ellipse(0, 0, 60, 60)
        canvas.fill(ball, mix(canvas.light.sky[0], self.colour, 0.25))
        with canvas.within(ball):
            glow(canvas, 6, 10, 58, self.colour, 0.9)
            for ring, opacity in ((40, 0.5), (27, 0.6), (14, 0.8)):
                canvas.line(ellipse(6, 10, ring, ring * 0.8), mix(self.colour, FIRE[0], 0.5), 1.3, opacity)
            canvas.fill(ball.subtracted(ellipse(-14, -10, 62, 62)), canvas.light.sky[0], 0.5)
        canvas.fill(smooth(((-40, -22), (-26, -42), (-6, -48), (-22, -34))), canvas.light.rim, 0.8)
        canvas.line(ball, canvas.light.rim, 1.2, 0.6)


@frozen
class MaulaPistol:
    """A spring pistol, its barrel to the right."""

    x: float
    y: float
    size: float = 180.0
    turn: float = -18.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, STEEL)
        wood = hull_tones(canvas)
        canvas.place(self.x, self.y, self.size / 180, self.turn)
        grip = smooth(((-70, -8), (-38, -10), (-34, 8), (-46, 34), (-54, 62), (-80, 66), (-86, 54), (-74, 22)))
        solid(canvas, grip, wood, polygon(((-90, -20), (-62, -20), (-70, 30), (-76, 80), (-100, 80))),
              polygon(((-30, -20), (-46, 10), (-62, 80), (-20, 80))))  # fmt: skip
        for step in range(4):
            y = 18 + step * 10
            stroke(canvas, ((-72 - step * 2, y), (-52 - step * 3, y + 5)), wood[2], 1.4, 0.8)
        guard = smooth(((-34, 6), (-30, 26), (-12, 28), (-4, 8)), closed=False)
        canvas.line(guard, BRASS[1], 3.4)
        stroke(canvas, ((-22, 6), (-24, 18)), tones[2], 3)
        barrel = polygon(((-20, -13), (88, -9), (88, 3), (-20, 7)))
        solid(canvas, barrel, tones, band(-20, -6), band(0.5, 20))
        coil = polygon(((-72, -22), (4, -22), (12, -14), (12, 8), (-56, 10), (-76, -4)))
        solid(canvas, coil, tones, band(-30, -13), band(2, 30))
        for x in range(-56, 4, 10):
            stroke(canvas, ((x, -20), (x + 6, 7)), tones[2], 1.8, 0.8)
        for x, wide in ((20, 8), (56, 6), (80, 9)):
            solid(canvas, QPainterPath(band(-14, 8, x, x + wide)), _BRASS, band(-20, -7), band(2, 20))
        canvas.fill(ellipse(89, -3, 2.4, 6), KEYLINE)
        stroke(canvas, ((-72, -22), (4, -22), (12, -14), (20, -12), (88, -9)), canvas.light.rim, 1.4, 0.9)


@frozen
class Paracompass:
    """A round brass instrument from above, with a dial, a needle and a lid of rays."""

    x: float
    y: float
    radius: float = 80.0
    turn: float = 24.0

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.radius / 100)
        canvas.fill(ellipse(14, 16, 104, 104), KEYLINE, 0.35)
        for radius, ring in ((104, 2), (100, 1), (90, 2), (87, 1), (80, 2)):
            canvas.fill(ellipse(0, 0, radius, radius), BRASS[ring])
        lit = QPainterPath()
        lit.arcMoveTo(-95, -95, 190, 190, 90)
        lit.arcTo(-95, -95, 190, 190, 90, 130)
        canvas.line(lit, BRASS[0], 5, 0.9)
        dial = ellipse(0, 0, 77, 77)
        canvas.fill(dial, mix(canvas.light.sky[0], GLASS[2], 0.55))
        with canvas.within(dial):
            canvas.fill(polygon(((-100, -100), (40, -100), (-60, 100), (-100, 100))), GLASS[1], 0.28)
        for mark in range(36):
            angle = radians(mark * 10)
            inner = 60 if mark % 9 == 0 else 66 if mark % 3 == 0 else 70
            ends = ((cos(angle) * inner, sin(angle) * inner), (cos(angle) * 74, sin(angle) * 74))
            stroke(canvas, ends, BRASS[0], 2.4 if mark % 9 == 0 else 1.2)
        for radius in (52, 30):
            canvas.line(ellipse(0, 0, radius, radius), BRASS[1], 1.2, 0.8)
        canvas.painter.rotate(self.turn)
        for sign, tone in ((1, FIRE[2]), (-1, STEEL[0])):
            canvas.fill(polygon(((-9, 0), (0, -66 * sign), (0, 0))), mix(tone, FIRE[0], 0.35))
            canvas.fill(polygon(((9, 0), (0, -66 * sign), (0, 0))), mix(tone, KEYLINE, 0.25))
        canvas.fill(ellipse(0, 0, 9, 9), BRASS[1])
        canvas.fill(ellipse(-2, -2, 4, 4), BRASS[0])


@frozen
class Crate:
    """A box of cargo from a corner; ``y`` is its foot. It casts no shadow while somebody lifts it."""

    x: float
    y: float
    size: float = 40.0
    marked: bool = True
    lifted: bool = False

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas)
        canvas.place(self.x, self.y, self.size / 40)
        if not self.lifted:
            canvas.fill(polygon(((0, 2), (20, -4), (64, 8), (34, 12))), canvas.light.sand[3], 0.45)
        canvas.fill(polygon(((-22, -34), (0, -28), (0, 2), (-22, -5))), tones[0])
        canvas.fill(polygon(((22, -34), (0, -28), (0, 2), (22, -5))), tones[2])
        canvas.fill(polygon(((-22, -34), (0, -28), (22, -34), (0, -40))), mix(tones[0], canvas.light.rim, 0.4))
        for y in (-24, -10):
            stroke(canvas, ((-22, y - 5), (0, y), (22, y - 5)), BRASS[2], 1.6)
        if self.marked:
            canvas.fill(polygon(((-11, -26), (-6, -18), (-11, -13), (-16, -20))), FIRE[2], 0.85)


@frozen
class Tank:
    """A steersman of the Guild in a tank of spice gas: a long head, eyes of blue, hands like fins."""

    x: float = 120.0
    y: float = 150.0
    size: float = 230.0

    def paint(self, canvas: Canvas) -> None:
        canvas.place(self.x, self.y, self.size / 230)
        glow(canvas, 0, 0, 190, FIRE[1], 0.4)
        glass = QPainterPath()
        glass.addRoundedRect(-78, -104, 156, 208, 60, 60)
        canvas.shine(glass, FIRE[1], FIRE[2], (-60, -90), (60, 110))
        with canvas.within(glass):
            self._gas(canvas)
            self._steersman(canvas)
            canvas.fill(polygon(((-62, -120), (-40, -120), (-60, 120), (-78, 120))), FIRE[0], 0.3)
        canvas.line(glass, KEYLINE, 9, 0.7)
        canvas.line(glass, BRASS[1], 5.5)
        canvas.line(glass, BRASS[0], 1.6)
        for y in (-112, 96):
            cap = polygon(((-62, y + 18), (-52, y), (52, y), (62, y + 18)))
            solid(canvas, cap, _BRASS, band(y - 4, y + 30, -80, -24), band(y - 4, y + 30, 26, 80))
            for x in range(-42, 50, 14):
                canvas.fill(ellipse(x, y + 9, 2, 2), BRASS[2])

    def _gas(self, canvas: Canvas) -> None:
        for x, y, wide, tone in (
            (-40, -60, 60, 0),
            (46, -20, 56, 2),
            (-50, 50, 64, 2),
            (40, 84, 70, 1),
            (10, -96, 50, 1),
        ):
            canvas.fill(ellipse(x, y, wide, wide * 0.42), FIRE[tone], 0.3)

    def _steersman(self, canvas: Canvas) -> None:
        skin: Tones = (mix(FIRE[1], KEYLINE, 0.3), mix(FIRE[2], KEYLINE, 0.55), mix(FIRE[2], KEYLINE, 0.8))
        body = smooth(((-14, 26), (-44, 46), (-62, 90), (-50, 130), (50, 130), (62, 90), (44, 46), (14, 26)))
        solid(canvas, body, skin, polygon(((-70, 30), (-30, 40), (-46, 130), (-80, 130))),
              polygon(((8, 20), (24, 60), (14, 140), (90, 140), (90, 20))))  # fmt: skip
        for side in (-1, 1):
            hand = smooth(((side * 56, 96), (side * 66, 60), (side * 74, 22), (side * 60, 40), (side * 58, 14),
                           (side * 50, 42), (side * 42, 24), (side * 44, 60), (side * 46, 92)))  # fmt: skip
            canvas.fill(hand, skin[1] if side < 0 else skin[2])
            canvas.line(hand, canvas.light.rim, 1.0, 0.5 if side < 0 else 0.2)
        head = smooth(((0, -84), (26, -74), (36, -44), (28, -12), (16, 14), (12, 36), (-12, 36), (-16, 14), (-28, -12),
                       (-36, -44), (-26, -74)))  # fmt: skip
        solid(canvas, head, skin, smooth(((-40, -90), (-2, -86), (-14, -40), (-10, 0), (-18, 40), (-50, 20))),
              smooth(((10, -90), (16, -40), (4, 2), (10, 44), (60, 20), (50, -80))))  # fmt: skip
        for y in (-66, -56, -46):
            canvas.line(smooth(((-16, y), (0, y - 4), (16, y)), closed=False), skin[2], 1.2, 0.6)
        for side in (-1, 1):
            eye = smooth(((side * 5, -20), (side * 15, -27), (side * 23, -24), (side * 14, -16)))
            glow(canvas, side * 14, -21, 16, GLASS[1], 0.9)
            canvas.fill(eye, GLASS[0])
            canvas.fill(ellipse(side * 13.5, -21, 3, 3.4), GLASS[2])
        canvas.line(smooth(((-3, -6), (-4, 2), (3, 2)), closed=False), skin[2], 1.4)
        canvas.line(smooth(((-7, 13), (0, 11), (7, 13)), closed=False), skin[2], 2)
        canvas.line(smooth(((-36, -44), (-26, -74), (0, -84)), closed=False), canvas.light.rim, 1.6, 0.9)


@frozen
class WaterBasin:
    """Water in a rim of stone, with rings round what stands in it."""

    x: float
    y: float
    wide: float = 180.0
    rings: int = 4

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = canvas.light.rock
        half, high = self.wide / 2, self.wide * 0.15
        outer = ellipse(self.x, self.y + 12, half + 14, high + 8)
        solid(canvas, outer, (lit, middle, dark), band(-900, 900, self.x - 900, self.x - half * 0.45),
              band(-900, 900, self.x + half * 0.4, self.x + 900))  # fmt: skip
        top = ellipse(self.x, self.y, half + 14, high + 7)
        canvas.shine(top, mix(lit, canvas.light.rim, 0.3), middle, (self.x - half, 0), (self.x + half, 0))
        water = ellipse(self.x, self.y + 2, half, high)
        canvas.shine(water, WATER[1], WATER[2], (self.x - half, self.y), (self.x + half, self.y + high))
        with canvas.within(water):
            for ring in range(self.rings):
                wide = half * (0.22 + 0.22 * ring)
                canvas.line(ellipse(self.x, self.y + 3, wide, wide * 0.17), WATER[0], 1.6, 0.85 - 0.17 * ring)
        canvas.line(top, canvas.light.rim, 1.2, 0.7)
