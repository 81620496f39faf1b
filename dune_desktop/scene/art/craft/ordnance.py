"""Arms of Rise of Ix and what watches from above: cannons, turrets, missiles, satellites."""

from __future__ import annotations

from math import cos, pi, sin

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon, smooth
from dune_desktop.scene.art.craft.devices import glow, stroke
from dune_desktop.scene.art.craft.machines import band, hull_tones, solid
from dune_desktop.scene.art.lights import BRASS, FIRE, GLASS, INDIGO, IXIAN, KEYLINE
from dune_desktop.scene.art.tones import Tones


@frozen
class Cannon:
    """Two barrels on a turret, which stands on a plinth or on wheels; it aims to the right; ``y`` is the ground."""

    x: float
    y: float
    size: float = 160.0
    aim: float = -28.0
    wheels: bool = False
    distance: float = 0.0
    fires: bool = False

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 160)
        canvas.painter.save()
        canvas.place(8, -58, 1.0, self.aim)
        for y, tone in ((-9, (tones[1], tones[2], tones[2])), (5, tones)):
            barrel = polygon(((0, y - 7), (112, y - 4), (112, y + 4), (0, y + 7)))
            solid(canvas, barrel, tone, band(y - 9, y - 2), band(y + 2, y + 9))
            for x, wide in ((30, 7), (62, 5), (104, 12)):
                ring = polygon(((x, y - 8), (x + wide, y - 8), (x + wide, y + 8), (x, y + 8)))
                solid(canvas, ring, (BRASS[0], BRASS[1], BRASS[2]), band(y - 9, y - 3), band(y + 3, y + 9))
            if self.fires:
                glow(canvas, 130, y, 46, FIRE[1], 0.9)
                canvas.fill(polygon(((116, y - 5), (176, y - 16), (160, y), (176, y + 16), (116, y + 5))), FIRE[1])
                canvas.fill(polygon(((116, y - 3), (150, y - 7), (142, y), (150, y + 7), (116, y + 3))), FIRE[0])
        canvas.painter.restore()
        self._turret(canvas, tones)
        if self.wheels:
            self._wheels(canvas, tones)

    def _turret(self, canvas: Canvas, tones: Tones) -> None:
        if not self.wheels:
            plinth = polygon(((-62, 0), (-50, -30), (50, -30), (62, 0)))
            solid(canvas, plinth, tones, band(-40, 2, -80, -24), band(-40, 2, 26, 80))
            canvas.fill(band(-34, -28, -54, 54), BRASS[2])
        shell = smooth(((-48, -28), (-46, -58), (-24, -82), (8, -86), (34, -74), (46, -48), (46, -28)))
        solid(
            canvas,
            shell,
            tones,
            smooth(((-60, -20), (-34, -44), (-6, -70), (30, -96), (-60, -100))),
            band(-90, 0, 16, 80),
        )
        canvas.fill(polygon(((6, -66), (30, -72), (32, -60), (8, -54))), KEYLINE)
        canvas.fill(polygon(((8, -64), (28, -69), (29, -62), (10, -57))), FIRE[1])
        for x in (-32, -14, 4):
            canvas.fill(ellipse(x, -36, 2.4, 2.4), tones[2])
        rim = smooth(((-48, -30), (-46, -58), (-24, -82), (8, -86), (30, -76)), closed=False)
        canvas.line(rim, canvas.light.rim, 1.5, 0.9)

    def _wheels(self, canvas: Canvas, tones: Tones) -> None:
        stroke(canvas, ((-40, -20), (-96, 0)), tones[2], 8)
        stroke(canvas, ((-40, -22), (-94, -3)), tones[1], 2.6)
        canvas.fill(ellipse(0, -22, 27, 27), KEYLINE)
        canvas.fill(ellipse(0, -22, 24, 24), tones[1])
        canvas.fill(ellipse(-3, -25, 18, 18), tones[0])
        canvas.fill(ellipse(0, -22, 14, 14), tones[2])
        for spoke in range(6):
            turn = spoke * pi / 3
            stroke(canvas, ((0, -22), (22 * cos(turn), -22 + 22 * sin(turn))), BRASS[1], 2.6)
        canvas.fill(ellipse(0, -22, 5, 5), BRASS[0])


@frozen
class Missile:
    """Upright on its fins: bands of which one has a colour, and a trefoil that warns; ``y`` is its foot."""

    x: float
    y: float
    size: float = 200.0
    sign: QColor = FIRE[2]
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 200)
        for side in (-1, 1):
            fin = polygon(((side * 18, -60), (side * 42, -22), (side * 42, 0), (side * 18, -14)))
            solid(canvas, fin, tones, band(-70, 0, -60, -34), band(-70, 0, 20, 60))
        body = smooth(
            ((0, -200), (13, -176), (22, -140), (23, -40), (18, -4), (-18, -4), (-23, -40), (-22, -140), (-13, -176))
        )
        solid(canvas, body, tones, band(-210, 10, -30, -9), band(-210, 10, 8, 30))
        with canvas.within(body):
            for top, high, tone in ((-162, 22, self.sign), (-140, 4, BRASS[1]), (-166, 4, BRASS[1])):
                canvas.fill(band(top, top + high), tone)
            canvas.fill(band(-170, -136, 8, 30), KEYLINE, 0.4)
            canvas.fill(band(-52, -46), BRASS[1])
        canvas.fill(polygon(((-3, -30), (3, -30), (3, 2), (-3, 2))), tones[1])
        canvas.fill(ellipse(0, -98, 16, 16), KEYLINE, 0.85)
        for number in range(3):
            leaf = QPainterPath()
            leaf.moveTo(0, -98)
            leaf.arcTo(QRectF(-13, -111, 26, 26), 60 + 120 * number, 60)
            leaf.closeSubpath()
            canvas.fill(leaf, FIRE[1])
        canvas.fill(ellipse(0, -98, 3, 3), KEYLINE)
        canvas.line(smooth(((0, -200), (-13, -176), (-22, -140), (-23, -40)), closed=False), canvas.light.rim, 1.4, 0.9)


@frozen
class Satellite:
    """A drum between two wings of glass, with a dish that looks down; ``size`` is its span."""

    x: float
    y: float
    size: float = 200.0
    turn: float = -16.0
    distance: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        tones = hull_tones(canvas, self.distance, IXIAN)
        canvas.place(self.x, self.y, self.size / 200, self.turn)
        for side in (-1, 1):
            stroke(canvas, ((side * 20, 0), (side * 36, 0)), tones[1], 4)
            wing = polygon(((side * 36, -24), (side * 100, -26), (side * 100, 26), (side * 36, 24)))
            canvas.shine(wing, GLASS[1], INDIGO[2], (side * 30 - 40, -26), (side * 60 + 50, 30))
            for x in range(36, 101, 16):
                stroke(canvas, ((side * x, -26), (side * x, 26)), tones[2 if side > 0 else 1], 1.8)
            for y in (-25, -8, 8, 25):
                stroke(canvas, ((side * 36, y), (side * 100, y)), tones[2 if side > 0 else 1], 1.5)
            stroke(canvas, ((side * 36, -24), (side * 100, -26)), canvas.light.rim, 1.3, 0.8)
        stroke(canvas, ((0, -30), (0, -58), (10, -64)), tones[1], 2)
        canvas.fill(ellipse(0, -58, 3, 3), FIRE[2])
        drum = QPainterPath()
        drum.addRoundedRect(QRectF(-21, -34, 42, 62), 7, 7)
        solid(canvas, drum, tones, band(-40, 40, -30, -9), band(-40, 40, 8, 30))
        for y in (-18, 10):
            canvas.fill(band(y, y + 5, -21, 21), BRASS[1])
            canvas.fill(band(y, y + 5, 8, 21), BRASS[2])
        dish = smooth(((-34, 50), (-20, 34), (0, 29), (20, 34), (34, 50), (0, 44)))
        solid(canvas, dish, tones, band(0, 60, -40, -10), band(0, 60, 12, 40))
        canvas.fill(ellipse(0, 49, 34, 6), tones[2])
        canvas.fill(ellipse(-3, 49, 26, 4), tones[0])
        stroke(canvas, ((0, 48), (0, 62)), tones[1], 2)
        canvas.fill(ellipse(0, 63, 3.4, 3.4), FIRE[0])
