"""Machines of Ix: engines, cogs, drones, snoopers, projectors, recorders, film, probes, crushers."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.devices import glow, stroke
from dune_desktop.scene.art.craft.machines import band, hull_tones, solid
from dune_desktop.scene.art.lights import BRASS, COPPER, FIRE, GLASS, IXIAN, KEYLINE, PARCHMENT, STEEL
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.drawing.painting import mix

#: Between the frames of a film.
_CELLULOID: Final = QColor("#2a1a18")


def _round(turn: float, *reaches: float) -> tuple[Point, ...]:
    """Points in one direction from the middle, so far out."""
    return tuple((reach * cos(turn), reach * sin(turn)) for reach in reaches)


@frozen
class Cog:
    """A wheel with round holes, and teeth if there are any."""

    x: float
    y: float
    radius: float = 50.0
    teeth: int = 12
    metal: tuple[QColor, ...] = BRASS
    turn: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        lit, middle, dark = self.metal
        canvas.place(self.x, self.y, self.radius / 50, self.turn)
        wheel = self._wheel()
        canvas.fill(wheel.translated(3, 4), KEYLINE, 0.45)
        canvas.fill(wheel, dark)
        canvas.shine(wheel.translated(-0.8, -1.0), lit, middle, (-40, -40), (30, 40))
        canvas.line(ellipse(0, 0, 29, 29), dark, 1.6, 0.8)
        canvas.fill(ellipse(0, 0, 12, 12), dark)
        canvas.fill(ellipse(-0.8, -0.8, 9.5, 9.5), middle)
        canvas.fill(ellipse(0, 0, 4, 4), KEYLINE)

    def _wheel(self) -> QPainterPath:
        points: list[Point] = []
        for tooth in range(self.teeth):
            turn, step = tooth * 2 * pi / self.teeth, pi / self.teeth
            for lean, reach in ((-0.62, 42.0), (-0.38, 50.0), (0.38, 50.0), (0.62, 42.0)):
                points.extend(_round(turn + lean * step, reach))
        path = polygon(points) if points else ellipse(0, 0, 50, 50)
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for hole in range(5):
            (x, y), *_ = _round(hole * 2 * pi / 5 + 0.3, 22.0)
            path.addEllipse(QRectF(x - 7.5, y - 7.5, 15, 15))
        return path


@frozen
class HoltzmanEngine:
    """From before: a ring of plates, coils of copper that point inwards, and the light of the effect in its middle."""

    x: float = 120.0
    y: float = 140.0
    radius: float = 100.0
    colour: QColor = GLASS[0]

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.radius / 100)
        glow(canvas, 0, 0, 190, self.colour, 0.4)
        canvas.fill(ellipse(0, 0, 100, 100).subtracted(ellipse(0, 0, 68, 68)), tones[2])
        for number in range(16):
            arc = QPainterPath()
            start = number * 22.5
            arc.arcMoveTo(-88, -88, 176, 176, start)
            arc.arcTo(-88, -88, 176, 176, start, 19.0)
            canvas.line(arc, tones[0] if 60 < start + 10 < 220 else tones[1], 15, 1.0)
            (spot,) = _round(-radians(start + 9.5), 88.0)
            canvas.fill(ellipse(*spot, 3, 3), tones[2])
        canvas.line(ellipse(0, 0, 73, 73), BRASS[1], 4)
        for number in range(8):
            self._coil(canvas, number * 45.0 + 22.5)
        canvas.fill(ellipse(0, 0, 30, 30), mix(self.colour, canvas.light.sky[0], 0.45))
        glow(canvas, 0, 0, 60, self.colour, 1.0)
        canvas.fill(ellipse(0, 0, 17, 17), canvas.light.sun)
        for ring in (36, 46):
            canvas.line(ellipse(0, 0, ring, ring * 0.98), self.colour, 1.4, 0.8)

    def _coil(self, canvas: Canvas, turn: float) -> None:
        canvas.painter.save()
        canvas.painter.rotate(turn)
        coil = polygon(((36, -4), (70, -13), (70, 13), (36, 4)))
        lit = 120 < turn < 300
        solid(
            canvas,
            coil,
            (COPPER[0], COPPER[1 if lit else 2], COPPER[2]),
            band(2 if lit else -99, 99 if lit else -7),
            band(-99, -6) if lit else band(4, 99),
        )
        for x in (44, 52, 60):
            stroke(canvas, ((x, -x / 6), (x, x / 6)), KEYLINE, 1.6, 0.5)
        canvas.fill(ellipse(36, 0, 5, 5), FIRE[0])
        canvas.painter.restore()


@frozen
class Drone:
    """A ball of metal with one eye that floats and fights: blades at its sides and below."""

    x: float
    y: float
    size: float = 100.0
    turn: float = 0.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 100, self.turn)
        self._blades(canvas)
        stroke(canvas, ((0, -30), (0, -54)), tones[1], 3)
        rotor = ellipse(0, -54, 44, 5)
        canvas.fill(rotor, canvas.light.rim, 0.3)
        canvas.line(rotor, canvas.light.rim, 1.0, 0.6)
        ball = ellipse(0, 0, 34, 34)
        solid(canvas, ball, tones, ellipse(-16, -16, 32, 32), ball.subtracted(ellipse(-10, -9, 38, 38)))
        with canvas.within(ball):
            canvas.fill(band(-2, 3), tones[2], 0.8)
            for x in (-24, 24):
                canvas.fill(band(-40, 40, x - 0.8, x + 0.8), tones[2], 0.6)
        canvas.fill(ellipse(-6, 0, 15, 15), KEYLINE)
        glow(canvas, -6, 0, 34, FIRE[2], 0.7)
        canvas.fill(ellipse(-6, 0, 9, 9), FIRE[2])
        canvas.fill(ellipse(-8, -2, 3.6, 3.6), FIRE[0])
        canvas.line(smooth(((-33, 8), (-32, -12), (-18, -29), (0, -34)), closed=False), canvas.light.rim, 1.5, 0.9)

    def _blades(self, canvas: Canvas) -> None:
        for turn, long in ((22, 66), (158, 66), (62, 50), (118, 50)):
            canvas.painter.save()
            canvas.painter.rotate(turn)
            stroke(canvas, ((28, 0), (44, 0)), STEEL[2], 5)
            blade = smooth(((42, -6), (long, -5), (long + 22, 6), (long, 4), (42, 6)))
            canvas.fill(blade, STEEL[1])
            canvas.fill(blade.intersected(polygon(((0, -20), (120, -20), (120, 0), (0, 0)))), STEEL[0])
            canvas.painter.restore()


@frozen
class Snooper:
    """It hangs from a cord and listens: a dish of rings round a needle, with feelers at both sides."""

    x: float
    y: float
    size: float = 120.0
    colour: QColor = GLASS[1]

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.size / 120)
        stroke(canvas, ((0, -300), (0, -50)), tones[2], 3)
        stroke(canvas, ((-0.8, -300), (-0.8, -50)), tones[0], 0.9)
        for side in (-1, 1):
            for low, out in ((-30, 86), (-8, 98), (16, 84)):
                feeler = smooth(((side * 50, low * 0.6), (side * 74, low - 12), (side * out, low + 10)), closed=False)
                canvas.line(feeler, tones[1 if side < 0 else 2], 3)
                canvas.fill(ellipse(side * out, low + 12, 4, 4), BRASS[0 if side < 0 else 1])
        cap = polygon(((-12, -58), (12, -58), (18, -44), (-18, -44)))
        canvas.fill(cap, BRASS[1])
        dish = ellipse(0, 0, 56, 56)
        solid(canvas, dish, tones, ellipse(-30, -26, 56, 56), ellipse(34, 30, 52, 52))
        for radius, tone in ((46, tones[2]), (42, tones[1]), (33, tones[2]), (30, mix(tones[2], self.colour, 0.35))):
            canvas.fill(ellipse(0, 0, radius, radius), tone)
        for number in range(24):
            canvas.line(polygon(_round(number * pi / 12, 34.5, 41.0)), tones[0], 1.2, 0.8)
        glow(canvas, 0, 0, 44, self.colour, 0.9)
        for radius in (22, 14):
            canvas.line(ellipse(0, 0, radius, radius), self.colour, 2.0)
        canvas.fill(ellipse(0, 0, 7, 7), FIRE[0])
        canvas.line(smooth(((-55, 8), (-50, -24), (-24, -50), (6, -56)), closed=False), canvas.light.rim, 1.6, 0.9)


@frozen
class Projector:
    """A lens on three legs that points up; ``y`` is the ground."""

    x: float
    y: float
    size: float = 90.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.size / 90)
        for foot in (-44, 0, 44):
            stroke(canvas, ((foot * 0.3, -34), (foot, 0)), tones[2], 5)
            stroke(canvas, ((foot * 0.3 - 1.4, -34), (foot - 1.4, 0)), tones[1], 1.6)
        drum = polygon(((-34, -58), (34, -58), (28, -28), (-28, -28)))
        solid(canvas, drum, tones, band(-90, 0, -90, -10), band(-90, 0, 12, 90))
        canvas.fill(band(-46, -41, -31, 31), BRASS[1])
        canvas.fill(ellipse(0, -58, 34, 9), tones[2])
        canvas.fill(ellipse(0, -58, 29, 7), GLASS[0])
        canvas.fill(ellipse(-6, -59, 14, 3), FIRE[0])
        canvas.line(ellipse(0, -58, 34, 9), canvas.light.rim, 1.2, 0.8)


@frozen
class Projected:
    """A part that is not there: one sees through it, and lines of light run across it."""

    part: PicturePart
    #: Round this, so wide, and between these heights.
    x: float
    wide: float
    top: float
    foot: float

    def paint(self, canvas: Canvas) -> None:
        painter = canvas.painter
        painter.save()
        painter.setOpacity(0.75)
        self.part.paint(canvas)
        painter.restore()
        lines = QPainterPath()
        for step in range(int((self.foot - self.top) / 6)):
            y = self.top + 6 * step
            lines.addRect(QRectF(self.x - self.wide / 2, y, self.wide, 1.5))
        canvas.fill(lines, GLASS[0], 0.22)


@frozen
class Memocorder:
    """A case with two spools, and a window in which what was said runs as a line; ``y`` is its foot."""

    x: float
    y: float
    size: float = 120.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.size / 120)
        canvas.fill(ellipse(16, 2, 80, 8), KEYLINE, 0.5)
        case = QPainterPath()
        case.addRoundedRect(QRectF(-60, -112, 120, 112), 14, 14)
        solid(canvas, case, tones, band(-120, 10, -70, -52), band(-120, 10, 48, 80))
        canvas.line(case, BRASS[2], 2.4)
        for x, y, radius, turn in ((-21.0, -38.0, 30.0, 0.2), (36.0, -30.0, 18.0, 0.9)):
            self._spool(canvas, x, y, radius, turn)
        pane = QRectF(-48, -102, 96, 28)
        canvas.painter.fillRect(pane, KEYLINE)
        waves = [(-44 + 4 * step, -88 + (9 if step % 2 else -9) * abs(sin(step * 0.9))) for step in range(23)]
        glow(canvas, 0, -88, 52, FIRE[1], 0.4)
        canvas.line(polygon((*waves, *reversed(waves))), FIRE[1], 2.0)
        stroke(canvas, ((-48, -20), (-30, -9), (36, -12), (52, -38)), COPPER[0], 1.4)
        canvas.line(smooth(((-60, -8), (-60, -100), (-48, -112), (40, -112)), closed=False), canvas.light.rim, 1.4, 0.8)

    def _spool(self, canvas: Canvas, x: float, y: float, radius: float, turn: float) -> None:
        canvas.fill(ellipse(x, y, radius, radius), KEYLINE)
        canvas.fill(ellipse(x, y, radius - 2, radius - 2), COPPER[2])
        canvas.fill(ellipse(x - 1, y - 1, radius * 0.7, radius * 0.7), COPPER[1])
        for spoke in range(3):
            ((across, down),) = _round(turn + spoke * 2 * pi / 3, radius * 0.56)
            stroke(canvas, ((x, y), (x + across, y + down)), KEYLINE, 4)
        canvas.fill(ellipse(x, y, 5, 5), BRASS[0])


@frozen
class Film:
    """A reel, and its film that runs away over the picture: frames of light between holes, each like the one before."""

    x: float
    y: float
    radius: float = 60.0
    way: tuple[Point, ...] = ((0, 60), (70, 90), (130, 40), (220, 70))
    wide: float = 30.0

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.translate(self.x, self.y)
        spine = smooth(self.way, closed=False)
        canvas.line(spine.translated(4, 6), KEYLINE, self.wide, 0.4)
        canvas.line(spine, _CELLULOID, self.wide)
        count = int(spine.length() / (self.wide * 0.8))
        for number in range(count):
            part = (number + 0.5) / count
            at, angle = spine.pointAtPercent(part), -spine.angleAtPercent(part)
            canvas.painter.save()
            canvas.place(at.x(), at.y(), self.wide / 30, angle)
            frame = QRectF(-9.6, -9.6, 19.2, 19.2)
            canvas.painter.fillRect(frame, PARCHMENT[0])
            canvas.painter.fillRect(QRectF(-9.6, 4, 19.2, 5.6), PARCHMENT[2])
            canvas.fill(ellipse(-3 + (number % 4) * 2, -1, 3.6, 3.6), FIRE[2])
            for y in (-13.4, 11.2):
                for x in (-8, 0, 8):
                    canvas.painter.fillRect(QRectF(x - 1.6, y, 3.2, 2.4), PARCHMENT[1])
            canvas.painter.restore()
        Cog(0, 0, self.radius, 0, STEEL).paint(canvas)


@frozen
class IxianProbe:
    """A spindle with an eye and bent legs like a spider's; it looks into what is before it, at the left."""

    x: float
    y: float
    size: float = 120.0
    turn: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.size / 120, self.turn)
        for number, (out, low) in enumerate(((-50, 44), (-20, 58), (16, 60), (48, 50))):
            leg = smooth(((out * 0.4, 6), (out * 1.1, -26), (out * 1.25, low)), closed=False)
            canvas.line(leg, tones[2], 5.5)
            canvas.line(leg.translated(-1, -0.6), tones[0 if number < 2 else 1], 1.8)
            canvas.fill(ellipse(out * 1.1, -24, 4.4, 4.4), BRASS[1])
        body = smooth(((-64, 0), (-44, -20), (-8, -26), (34, -16), (66, -2), (34, 14), (-8, 24), (-44, 18)))
        solid(canvas, body, tones, smooth(((-70, -4), (-10, -10), (70, -4), (20, -50), (-40, -50))), band(8, 60))
        for x in (-18, 4, 26):
            canvas.line(smooth(((x, -24), (x + 5, 0), (x, 24)), closed=False), tones[2], 1.6, 0.7)
        canvas.fill(ellipse(-46, -1, 16, 17), KEYLINE)
        glow(canvas, -46, -1, 40, GLASS[0], 0.8)
        canvas.fill(ellipse(-47, -1, 11, 12), GLASS[0])
        canvas.fill(ellipse(-49, -4, 4, 4), FIRE[0])
        stroke(canvas, ((60, -2), (84, -22), (96, -20)), tones[1], 2.2)


@frozen
class Crusher:
    """Toothed drums over a fire: what falls between them is gone; ``y`` is the ground."""

    x: float
    y: float
    size: float = 180.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, 0.0, IXIAN)
        canvas.place(self.x, self.y, self.size / 180)
        pit = polygon(((-70, -58), (70, -58), (54, 0), (-54, 0)))
        canvas.shine(pit, FIRE[0], FIRE[2], (0, -58), (0, 0))
        glow(canvas, 0, -66, 110, FIRE[1], 0.8)
        for side in (-1, 1):
            wall = polygon(((side * 96, -108), (side * 88, -108), (side * 44, -26), (side * 50, 0), (side * 96, 0)))
            canvas.fill(wall, tones[1 if side < 0 else 2])
            canvas.fill(polygon(((side * 88, -108), (side * 44, -26), (side * 50, -24))), FIRE[1], 0.8)
            hopper = polygon(((side * 100, -160), (side * 108, -160), (side * 100, -108), (side * 78, -108)))
            solid(canvas, hopper, tones, band(-170, -140), band(-120, -100))
        for cog in (Cog(88, -142, 24, 9, COPPER), Cog(-34, -94, 54, 16, IXIAN, 4), Cog(52, -78, 38, 12, IXIAN)):
            canvas.painter.save()
            cog.paint(canvas)
            canvas.painter.restore()
