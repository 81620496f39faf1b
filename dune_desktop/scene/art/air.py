"""Air: haze between the layers, clouds of dust, storms, smoke, fire, arcs of fire, flashes, energy shields."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from dune_desktop.scene.art.canvas import ALL, HIGH, Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import FIRE, SHIELD, SMOKE, SPICE
from dune_desktop.scene.art.tones import Fading, Puff, billow
from dune_desktop.scene.drawing.painting import faded, mix


@frozen
class Haze:
    """A band of haze, thickest in its middle."""

    y: float
    high: float = 40.0
    opacity: float = 0.6

    def paint(self, canvas: Canvas) -> None:
        gradient = QLinearGradient(0, self.y - self.high / 2, 0, self.y + self.high / 2)
        gradient.setColorAt(0, faded(canvas.light.haze, 0))
        gradient.setColorAt(0.5, faded(canvas.light.haze, self.opacity))
        gradient.setColorAt(1, faded(canvas.light.haze, 0))
        canvas.painter.fillRect(QRectF(ALL.left(), self.y - self.high / 2, ALL.width(), self.high), gradient)


@frozen
class Dust:
    """A cloud that lies on the ground: round puffs, lit from the left."""

    x: float
    y: float
    wide: float
    high: float
    opacity: float = 0.55
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        lit, middle, shade, _ = canvas.light.sand
        haze = mix(lit, canvas.light.haze, 0.5)
        puffs = []
        many = max(9, round(5 * self.wide / self.high))
        for number in range(many):
            across = 2 * number / (many - 1) - 1
            size = self.high * chance.uniform(0.24, 0.42) * (1 - 0.5 * abs(across))
            up = self.high * chance.uniform(0.0, 0.42) * (1 - abs(across))
            puffs.append(Puff(self.x + self.wide * 0.42 * across, self.y - size * 0.55 - up, size))
        three = (haze, mix(haze, middle, 0.6), mix(middle, shade, 0.4))
        dense = min(1.0, self.opacity + 0.35)
        billow(canvas, puffs, three, Fading(self.y - self.high * 0.3, self.y + 2, dense, dense * 0.6))


#: How many rolls each layer of a storm has, one behind the other.
_ROLLS: Final = 8


@frozen
class Storm:
    """A wall of sand that rolls over the land from the right; ``edge`` is its foremost point at the ground."""

    edge: float = 90.0
    foot: float = 215.0
    lean: float = 120.0
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        lit, middle, shade, deep = canvas.light.sand
        darks = (mix(lit, canvas.light.haze, 0.4), middle, mix(shade, deep, 0.25))
        for layer, rolls in enumerate(_rolls(self)):
            tones = [mix(tone, canvas.light.haze, 0.4 - 0.2 * layer) for tone in darks]
            for roll in rolls:
                canvas.fill(roll, tones[0])
                with canvas.within(roll):
                    canvas.fill(roll.translated(9, 6), tones[1])
                    canvas.fill(roll.translated(24, 17), tones[2])
        canvas.fill(ellipse(self.edge + 170, self.foot + 6, 240, 13), canvas.light.haze, 0.45)

    def rolls(self) -> Iterator[tuple[QPainterPath, ...]]:
        """Three layers: a wall, and rolls before it."""
        chance = Random(self.seed)
        for layer in range(3):
            places = product(range(_ROLLS), (0.0, 0.34, 0.68))
            yield self._wall(chance, 34.0 * layer), *(self._roll(chance, 42.0 * back, down) for back, down in places)

    def _front(self, y: float) -> float:
        up = 1 - min(max(0.0, y / self.foot), 1.0)
        return self.edge + self.lean * up * up

    def _wall(self, chance: Random, back: float) -> QPainterPath:
        """Puffs along its front, and everything behind them."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        edge = [(self._front(y) + back + 8, float(y)) for y in range(-20, int(self.foot) + 1, 15)]
        path.addPath(polygon((*edge, (edge[-1][0], self.foot), (ALL.right() + 60, self.foot), (ALL.right() + 60, -40))))
        for x, y in edge:
            size = chance.uniform(15, 27)
            path.addEllipse(QPointF(x + chance.uniform(-6, 6), min(y, self.foot - size * 0.7)), size, size * 0.9)
        return path.simplified()

    def _roll(self, chance: Random, back: float, down: float) -> QPainterPath:
        """A few puffs inside the wall, so far behind its front, and so far down as a share of its height."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        y = self.foot * (down + chance.uniform(0, 0.16))
        x = self._front(y) + back + chance.uniform(30, 72)
        for _ in range(3):
            size = chance.uniform(10, 20)
            path.addEllipse(QPointF(x, y), size * 1.2, size)
            x, y = x + chance.uniform(-6, 14), y + chance.uniform(10, 20)
        return path.simplified()


@lru_cache(8)  # it takes longer than painting them
def _rolls(storm: Storm) -> tuple[tuple[QPainterPath, ...], ...]:
    return tuple(storm.rolls())


@frozen
class Blown:
    """Streaks of sand in the wind, in front of everything."""

    top: float = 120.0
    bottom: float = 300.0
    count: int = 30
    opacity: float = 0.3
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        path = QPainterPath()
        for _ in range(self.count):
            x, y = chance.uniform(ALL.left(), ALL.right()), chance.uniform(self.top, self.bottom)
            path.addEllipse(QPointF(x, y), chance.uniform(20, 70), chance.uniform(0.5, 1.5))
        canvas.fill(path, canvas.light.haze, self.opacity)


@frozen
class Smoke:
    """A column that leans with the wind."""

    x: float
    y: float
    high: float = 70.0
    wide: float = 16.0
    opacity: float = 0.5
    seed: int = 1
    colour: QColor = SMOKE

    def paint(self, canvas: Canvas) -> None:
        chance, puffs = Random(self.seed), []
        for number in range(14):
            up = number / 13
            size = self.wide * (0.4 + 0.75 * up) * chance.uniform(0.75, 1.15)
            sway = self.wide * (1.4 * up**1.5 + chance.uniform(-0.34, 0.34))
            puffs.append(Puff(self.x + sway, self.y - self.high * up, size))
        lit, dark = mix(self.colour, canvas.light.sky[-1], 0.34), mix(self.colour, canvas.light.sky[0], 0.3)
        dense = min(1.0, self.opacity + 0.3)
        fading = Fading(self.y - self.high * 1.1, self.y - self.high * 0.3, dense * 0.25, dense)
        billow(canvas, puffs, (lit, mix(self.colour, canvas.light.sky[-1], 0.12), dark), fading)


#: Of a fire of size 1: how far aside a tongue stands, and how tall it is.
_TONGUES: Final = ((-0.5, 0.55), (-0.24, 1.0), (0.1, 1.3), (0.42, 0.8), (0.6, 0.45))


@frozen
class Fire:
    """A glow, tongues of three colours that lean with the wind, and sparks."""

    x: float
    y: float
    size: float = 14.0

    def paint(self, canvas: Canvas) -> None:
        glow = QRadialGradient(QPointF(self.x, self.y - self.size * 0.4), self.size * 2.6)
        glow.setColorAt(0, faded(FIRE[1], 0.6))
        glow.setColorAt(1, faded(FIRE[2], 0))
        canvas.painter.setBrush(glow)
        canvas.painter.drawEllipse(QPointF(self.x, self.y - self.size * 0.4), self.size * 2.6, self.size * 2.6)
        chance = Random(int(self.x * 7 + self.y))
        tongues = [(dx, tall * chance.uniform(0.78, 1.16)) for dx, tall in _TONGUES]
        for colour, share in ((FIRE[2], 1.0), (FIRE[1], 0.7), (FIRE[0], 0.4)):
            flame = QPainterPath()
            flame.setFillRule(Qt.FillRule.WindingFill)
            for dx, tall in tongues:
                flame.addPath(self._tongue(self.x + dx * self.size * share, tall * share, share))
            canvas.fill(flame, colour)
        sparks = QPainterPath()
        for _ in range(5):
            x, y = self.x + self.size * chance.uniform(-0.3, 1.1), self.y - self.size * chance.uniform(1.2, 2.6)
            sparks.addEllipse(QPointF(x, y), self.size * 0.035, self.size * 0.05)
        canvas.fill(sparks, FIRE[1])

    def _tongue(self, x: float, tall: float, share: float) -> QPainterPath:
        """Round at its foot; its tip goes with the wind, as smoke does."""
        wide, high = self.size * 0.4 * share, self.size * 1.3 * tall
        tip = QPointF(x + wide * 0.2 + high * 0.2, self.y - high)
        tongue = QPainterPath(QPointF(x - wide, self.y - wide * 0.2))
        tongue.cubicTo(
            QPointF(x - wide * 1.25, self.y - high * 0.42), QPointF(x + wide * 0.2, self.y - high * 0.6), tip
        )
        tongue.cubicTo(
            QPointF(tip.x() - wide * 0.2, self.y - high * 0.62), QPointF(x + wide * 1.6, self.y - high * 0.42),
            QPointF(x + wide, self.y - wide * 0.2),
        )  # fmt: skip
        tongue.quadTo(QPointF(x, self.y + wide * 0.5), QPointF(x - wide, self.y - wide * 0.2))
        return tongue


@frozen
class Flash:
    """Where something is hit: rings of light."""

    x: float
    y: float
    radius: float = 16.0
    colour: QColor = SHIELD

    def paint(self, canvas: Canvas) -> None:
        glow = QRadialGradient(QPointF(self.x, self.y), self.radius)
        glow.setColorAt(0, faded(canvas.light.rim, 0.95))
        glow.setColorAt(0.35, faded(self.colour, 0.7))
        glow.setColorAt(1, faded(self.colour, 0.05))
        canvas.painter.setBrush(glow)
        canvas.painter.drawEllipse(QPointF(self.x, self.y), self.radius, self.radius)
        for share in (0.55, 1.0):
            canvas.line(ellipse(self.x, self.y, self.radius * share, self.radius * share), self.colour, 0.9, 0.7)


@frozen
class Arc:
    """The way of a shot, thin where it began."""

    start: tuple[float, float]
    end: tuple[float, float]
    rise: float = 80.0
    wide: float = 3.0

    def paint(self, canvas: Canvas) -> None:
        (x, y), (end, other) = self.start, self.end
        top = min(y, other) - self.rise
        path = QPainterPath(QPointF(x, y))
        path.quadTo(QPointF((x + end) / 2, top), QPointF(end - self.wide / 2, other))
        path.lineTo(end + self.wide / 2, other)
        path.quadTo(QPointF((x + end) / 2, top - self.wide * 0.7), QPointF(x, y))
        canvas.fill(path, canvas.light.rim, 0.85)


@frozen
class EnergyDome:
    """A shield of energy over a place."""

    x: float
    y: float
    radius: float
    high: float = 1.0

    def paint(self, canvas: Canvas) -> None:
        path = QPainterPath(QPointF(self.x - self.radius, self.y))
        rise = self.radius * self.high * 4 / 3
        path.cubicTo(
            self.x - self.radius * 0.98,
            self.y - rise,
            self.x + self.radius * 0.98,
            self.y - rise,
            self.x + self.radius,
            self.y,
        )
        canvas.fill(path, SHIELD, 0.1)
        canvas.line(path, SHIELD, 4.5, 0.18)
        canvas.line(path, SHIELD, 1.5, 0.9)


@frozen
class Shaft:
    """Light that falls from above, wider below."""

    x: float
    wide: float = 30.0
    foot: float = HIGH
    lean: float = 0.0
    opacity: float = 0.25

    def paint(self, canvas: Canvas) -> None:
        half = self.wide / 2
        path = polygon(
            (
                (self.x - half * 0.6, 0),
                (self.x + half * 0.6, 0),
                (self.x + self.lean + half * 1.6, self.foot),
                (self.x + self.lean - half * 1.6, self.foot),
            )
        )
        canvas.shine(path, faded(canvas.light.rim, self.opacity), faded(canvas.light.rim, 0), (0, 0), (0, self.foot))


@frozen
class Blow:
    """Spice that a blow throws up out of the sand: a column with a crown."""

    x: float
    y: float
    high: float
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        puffs = []
        for number in range(19):
            up = number / 18
            wide = self.high * (0.085 + 0.05 * abs(up - 0.4) + 0.27 * max(0.0, up - 0.6))
            size = wide * chance.uniform(0.78, 1.1)
            puffs.append(Puff(self.x + chance.uniform(-0.6, 0.6) * wide, self.y - 0.96 * self.high * up, size))
        solid = Fading(self.y - self.high, self.y)
        billow(canvas, puffs, (SPICE[0], SPICE[1], mix(SPICE[2], SPICE[1], 0.1)), solid)
        sparks = QPainterPath()
        for _ in range(70):
            x, y = chance.gauss(0, 0.42) * self.high, chance.uniform(0.2, 1.3) * self.high
            size = 0.4 + 1.4 * chance.random() ** 3
            sparks.addEllipse(QPointF(self.x + x, self.y - y), size, size)
        canvas.fill(sparks, SPICE[0])


@frozen
class Vignette:
    """Dark towards the corners."""

    opacity: float = 0.5

    def paint(self, canvas: Canvas) -> None:
        seen = canvas.seen
        gradient = QRadialGradient(seen.center(), max(seen.width(), seen.height()) * 0.75)
        gradient.setColorAt(0.5, faded(canvas.light.sky[0], 0))
        gradient.setColorAt(1, faded(canvas.light.sky[0], self.opacity))
        canvas.painter.fillRect(seen, gradient)


@frozen
class Debris:
    """Pieces that fly up from a point."""

    x: float
    y: float
    spread: float = 60.0
    count: int = 16
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        for _ in range(self.count):
            x, y = self.x + self.spread * chance.uniform(-1, 1), self.y - self.spread * chance.random() * 1.2
            size, turn = chance.uniform(1.5, 4.5), chance.uniform(-0.5, 0.5)
            piece = polygon(
                ((x - size, y - size * turn), (x + size * turn, y - size), (x + size, y + size * turn), (x, y + size))
            )
            canvas.fill(piece, mix(canvas.light.rock[2], canvas.light.rock[1], chance.random() * 0.6))
