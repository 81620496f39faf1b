"""Skies: five colours from the zenith to the horizon, a sun with its halo, rays, moons, stars, streaks of cloud."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QRadialGradient

from dune_desktop.scene.art.canvas import ALL, Canvas, ellipse, polygon
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class Sky:
    """All of the air; ``horizon`` is where its last colour lies."""

    horizon: float = 200.0

    def paint(self, canvas: Canvas) -> None:
        gradient = QLinearGradient(0, 0, 0, self.horizon)
        for stop, colour in enumerate(canvas.light.sky):
            gradient.setColorAt(stop / (len(canvas.light.sky) - 1), colour)
        canvas.painter.fillRect(ALL, gradient)


@frozen
class Sun:
    """A disc in rings of halo."""

    x: float
    y: float
    radius: float = 28.0
    rings: int = 2

    def paint(self, canvas: Canvas) -> None:
        sun = canvas.light.sun
        glow = QRadialGradient(QPointF(self.x, self.y), self.radius * 3.2)
        glow.setColorAt(0, faded(sun, 0.5))
        glow.setColorAt(1, faded(sun, 0.0))
        canvas.painter.setBrush(glow)
        canvas.painter.drawEllipse(QPointF(self.x, self.y), self.radius * 3.2, self.radius * 3.2)
        for ring in range(self.rings, 0, -1):
            radius = self.radius * (1 + 0.34 * ring)
            canvas.fill(ellipse(self.x, self.y, radius, radius), sun, 0.13)
        canvas.fill(ellipse(self.x, self.y, self.radius, self.radius), mix(sun, canvas.light.sky[-1], 0.12))


@frozen
class Rays:
    """Light that spreads from a point, as on a poster."""

    x: float
    y: float
    count: int = 28
    opacity: float = 0.16

    def paint(self, canvas: Canvas) -> None:
        turn = 360 / self.count
        for number in range(self.count):
            angles = (number * turn - turn / 4, number * turn + turn / 4)
            ends = [(self.x + 900 * cos(radians(one)), self.y + 900 * sin(radians(one))) for one in angles]
            canvas.fill(polygon(((self.x, self.y), *ends)), canvas.light.rim, self.opacity)


@frozen
class Stars:
    """Of many sizes, the larger ones few."""

    count: int = 90
    lowest: float = 170.0
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for _ in range(self.count):
            x, y = chance.uniform(ALL.left(), ALL.right()), chance.uniform(0, self.lowest)
            size = 0.4 + 0.9 * chance.random() ** 4
            canvas.fill(ellipse(x, y, size, size), canvas.light.rim, (1 - y / self.lowest) * chance.uniform(0.4, 1))


@frozen
class Moon:
    """A disc with its shade at the right, and a few seas."""

    x: float
    y: float
    radius: float = 14.0
    colour: QColor = QColor("#f4ecd8")

    def paint(self, canvas: Canvas) -> None:
        disc = ellipse(self.x, self.y, self.radius, self.radius)
        canvas.fill(disc, self.colour)
        bright = ellipse(self.x - 0.34 * self.radius, self.y - 0.1 * self.radius, self.radius, self.radius)
        canvas.fill(disc.subtracted(bright), mix(self.colour, canvas.light.sky[1], 0.45))
        for dx, dy, size in ((-0.3, -0.25, 0.2), (0.1, 0.3, 0.15), (-0.45, 0.3, 0.12)):
            sea = ellipse(self.x + dx * self.radius, self.y + dy * self.radius, size * self.radius, size * self.radius)
            canvas.fill(sea, canvas.light.sky[1], 0.2)


@frozen
class Streaks:
    """Thin clouds, one above the other."""

    top: float = 60.0
    bottom: float = 150.0
    count: int = 7
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for _ in range(self.count):
            x, y = chance.uniform(ALL.left(), ALL.right()), chance.uniform(self.top, self.bottom)
            canvas.fill(ellipse(x, y, chance.uniform(40, 130), chance.uniform(1, 3.2)), canvas.light.sky[-1], 0.25)
