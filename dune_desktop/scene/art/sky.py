"""Skies: five colours from the zenith to the horizon, a sun with its halo, rays, moons, stars, streaks of cloud."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient, QTransform

from dune_desktop.scene.art.canvas import ALL, Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import WORLDS
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


_MOON: Final = WORLDS["moon"]
#: Of a moon of radius 1: where the middle of a sea lies, half its width and half its height.
_SEAS: Final = (
    (-0.52, -0.42, 0.24, 0.2), (-0.3, -0.52, 0.2, 0.13), (-0.22, -0.3, 0.2, 0.16), (-0.66, -0.12, 0.2, 0.26),
    (-0.42, -0.06, 0.16, 0.14), (-0.62, 0.2, 0.24, 0.2), (-0.36, 0.26, 0.17, 0.12), (-0.46, 0.44, 0.15, 0.12),
    (0.02, -0.44, 0.13, 0.08), (0.06, -0.14, 0.1, 0.09), (-0.06, 0.12, 0.09, 0.06),
)  # fmt: skip


@frozen
class Moon:
    """A disc in soft rings of light, with seas that run together at one side and its shade at the right."""

    x: float
    y: float
    radius: float = 14.0
    colour: QColor = QColor("#f4ecd8")
    #: How far its seas are turned round its middle, in degrees: no two nights show the same face.
    turn: float = field(default=0.0, kw_only=True)

    def paint(self, canvas: Canvas) -> None:
        disc = ellipse(self.x, self.y, self.radius, self.radius)
        for ring in (1.42, 1.2):
            canvas.fill(ellipse(self.x, self.y, self.radius * ring, self.radius * ring), self.colour, 0.07)
        canvas.fill(disc, self.colour)
        seas = QPainterPath()
        seas.setFillRule(Qt.FillRule.WindingFill)
        for dx, dy, wide, high in _SEAS:
            seas.addEllipse(QPointF(dx, dy), wide, high)
        place = QTransform.fromTranslate(self.x, self.y).rotate(self.turn).scale(self.radius, self.radius)
        bright = ellipse(self.x - 0.34 * self.radius, self.y - 0.1 * self.radius, self.radius, self.radius)
        with canvas.within(disc):
            canvas.fill(place.map(seas), mix(self.colour, _MOON[1], 0.55))
            canvas.fill(disc.subtracted(bright), self._behind(canvas), 0.62)

    def _behind(self, canvas: Canvas) -> QColor:
        """The sky at the height of its middle, as most skies end there: its shade goes over into it."""
        sky = canvas.light.sky
        at = min(max(self.y / Sky().horizon, 0.0), 0.999) * (len(sky) - 1)
        return mix(sky[int(at)], sky[int(at) + 1], at % 1)


@frozen
class Aura:
    """Rings of evening light round a large moon, in colours of the sky itself: it stays deep, and clear at its foot."""

    x: float
    y: float
    radius: float
    rings: int = 4
    #: From one ring to the next, in radii.
    step: float = 0.36

    def paint(self, canvas: Canvas) -> None:
        sky, foot = canvas.light.sky, Sky().horizon
        for ring in range(self.rings, 0, -1):
            radius, tone = self.radius * (1 + self.step * ring), mix(sky[2], sky[3], 0.6 - 0.12 * ring)
            high, low = (self.x, max(0.0, self.y - radius)), (self.x, foot)
            canvas.shine(ellipse(self.x, self.y, radius, radius), faded(tone, 0.22), faded(tone, 0.0), high, low)


@frozen
class Streaks:
    """Thin clouds, one above the other, in a colour of the sky: ``tone`` counts from the zenith."""

    top: float = 60.0
    bottom: float = 150.0
    count: int = 7
    seed: int = 1
    tone: int = -1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for _ in range(self.count):
            x, y = chance.uniform(ALL.left(), ALL.right()), chance.uniform(self.top, self.bottom)
            colour = canvas.light.sky[self.tone]
            canvas.fill(ellipse(x, y, chance.uniform(40, 130), chance.uniform(1, 3.2)), colour, 0.25)
