"""Cities and what is built in the desert: towers, Arrakeen, Carthag, sietches, stations, refineries, domes of glass."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Literal

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from dune_desktop.scene.art.air import Smoke
from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import ARRAKEEN, CARTHAG, FIRE, GREENHOUSE, IRON, LAMP, SIETCH
from dune_desktop.scene.art.rock import Butte
from dune_desktop.scene.art.solids import block, dome, rim, walls
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE, Tones, glow
from dune_desktop.scene.drawing.painting import mix

Top = Literal["flat", "crown", "dome", "step", "spire"]


def tower(canvas: Canvas, tone: Tones, x: float, y: float, wide: float, high: float, top: Top = "flat") -> None:
    """A battered tower: its foot in the middle at (x, y)."""
    taper = 0.1
    block(canvas, tone, QRectF(x - wide / 2, y - high, wide, high), taper)
    half, roof = wide * (0.5 - taper), y - high
    if top == "crown":
        block(canvas, tone, QRectF(x - half * 1.25, roof - wide * 0.16, half * 2.5, wide * 0.2), 0.0)
    elif top == "dome":
        dome(canvas, tone, x, roof + 0.5, half * 0.9, 0.95)
        rim(canvas, ((x, roof - half * 0.8), (x, roof - half * 1.5)), 0.9, 0.7)
    elif top == "step":
        tower(canvas, tone, x - half * 0.15, roof + 1, wide * 0.5, high * 0.28)
    elif top == "spire":
        canvas.fill(polygon(((x - half, roof), (x, roof - high * 0.55), (x + half * 0.24, roof))), tone[LIT])
        canvas.fill(polygon(((x, roof - high * 0.55), (x + half, roof), (x + half * 0.24, roof))), tone[DARK])
    rim(canvas, ((x - wide / 2, y), (x - half, roof), (x + half * 0.3, roof)), 0.9, 0.7)


def lamps(canvas: Canvas, place: QRectF, count: int, seed: int, colour: QColor = LAMP) -> None:
    """Windows that are lit."""
    chance = Random(seed)
    path = QPainterPath()
    for _ in range(count):
        x, y = chance.uniform(place.left(), place.right()), chance.uniform(place.top(), place.bottom())
        path.addRect(QRectF(x, y, max(0.9, place.width() * 0.03), max(2.0, place.width() * 0.06)))
    canvas.fill(path, colour)


@frozen
class Tower:
    """One tower of the pale stone of Arrakeen, or of the dark one of Carthag."""

    x: float
    y: float
    wide: float
    high: float
    top: Top = "flat"
    distance: float = field(default=0.1, kw_only=True)
    dark: bool = field(default=False, kw_only=True)
    lamps: int = field(default=0, kw_only=True)

    def paint(self, canvas: Canvas) -> None:
        tower(
            canvas,
            walls(canvas, CARTHAG if self.dark else ARRAKEEN, self.distance),
            self.x,
            self.y,
            self.wide,
            self.high,
            self.top,
        )
        room = QRectF(self.x - self.wide * 0.3, self.y - self.high * 0.92, self.wide * 0.5, self.high * 0.6)
        lamps(canvas, room, self.lamps, int(self.x), FIRE[2] if self.dark else LAMP)


#: Of Arrakeen, as shares of its width: where each tower stands, its width, its height, its top; back to front.
_PALACE: tuple[tuple[float, float, float, Top], ...] = (
    (0.06, 0.15, 0.78, "step"), (-0.14, 0.13, 0.42, "dome"), (0.22, 0.12, 0.46, "flat"), (-0.3, 0.13, 0.22, "flat"),
    (0.0, 0.3, 0.44, "flat"), (0.32, 0.13, 0.24, "dome"), (-0.38, 0.12, 0.16, "dome"), (0.42, 0.1, 0.14, "flat"),
    (-0.22, 0.2, 0.26, "flat"), (0.2, 0.2, 0.22, "crown"),
)  # fmt: skip


@frozen
class Arrakeen:
    """The pale palace on its terrace; (x, y) is the middle of its foot."""

    x: float
    y: float
    wide: float
    distance: float = 0.1
    lamps: int = 0

    def paint(self, canvas: Canvas) -> None:
        tone = walls(canvas, ARRAKEEN, self.distance)
        base = self.wide * 0.11
        for dx, wide, high, top in _PALACE:
            tower(canvas, tone, self.x + dx * self.wide, self.y - base + 1, wide * self.wide, high * self.wide, top)
        block(canvas, tone, QRectF(self.x - self.wide / 2, self.y - base, self.wide, base), 0.02, 0.9)
        for number in range(9):
            x = self.x - self.wide * 0.46 + number * self.wide * 0.115
            foot = ((x - self.wide * 0.02, self.y), (x, self.y - base * 0.9), (x + self.wide * 0.03, self.y))
            canvas.fill(polygon(foot), tone[DARK], 0.7)
        gate = _arch(self.x - self.wide * 0.04, self.y, self.wide * 0.1, base * 0.78)
        canvas.fill(gate, mix(tone[DARK], canvas.light.sand[3], 0.6))
        rim(canvas, ((self.x - self.wide * 0.49, self.y - base), (self.x + self.wide * 0.49, self.y - base)), 0.8, 0.6)
        room = QRectF(self.x - self.wide * 0.14, self.y - self.wide * 0.8, self.wide * 0.26, self.wide * 0.6)
        lamps(canvas, room, self.lamps, 7)


def _arch(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """A gate: its foot in the middle at (x, y)."""
    half = wide / 2
    path = QPainterPath(QPointF(x - half, y))
    path.lineTo(x - half, y - high + half)
    path.cubicTo(x - half, y - high - half * 0.2, x + half, y - high - half * 0.2, x + half, y - high + half)
    path.lineTo(x + half, y)
    path.closeSubpath()
    return path


@frozen
class Carthag:
    """The ribbed black keep of the Harkonnen, with burning slits and chimneys."""

    x: float
    y: float
    wide: float
    distance: float = 0.05

    def paint(self, canvas: Canvas) -> None:
        tone = walls(canvas, CARTHAG, self.distance, 0.2)
        for side, high in ((-0.42, 0.62), (0.4, 0.52), (0.52, 0.4), (-0.54, 0.36)):
            x = self.x + side * self.wide
            tower(canvas, tone, x, self.y, self.wide * 0.09, self.wide * high, "crown")
            Smoke(x, self.y - self.wide * (high + 0.06), self.wide * 0.34, self.wide * 0.07, 0.7, int(x)).paint(canvas)
        half, high = self.wide * 0.33, self.wide * 0.82
        for share, colour in ((1.0, tone[DARK]), (0.45, tone[MIDDLE]), (-0.4, tone[LIT])):
            canvas.fill(self._hull(half, high, share), colour)
        for rib in (-0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75):
            path = QPainterPath(QPointF(self.x + half * rib, self.y))
            path.cubicTo(
                self.x + half * rib,
                self.y - high * 0.6,
                self.x + half * rib * 0.8,
                self.y - high * 0.85,
                self.x + half * rib * 0.3,
                self.y - high,
            )
            canvas.line(path, mix(tone[DARK], canvas.light.sand[3], 0.5), self.wide * 0.012, 0.8)
        for number in range(6):
            x = self.x + half * (-0.72 + number * 0.27)
            canvas.fill(_arch(x, self.y - high * 0.34, half * 0.13, high * 0.09), FIRE[2])
        canvas.fill(_arch(self.x - half * 0.1, self.y, half * 0.4, high * 0.2), mix(FIRE[2], tone[DARK], 0.2))
        rim(canvas, ((self.x - half, self.y), (self.x - half * 0.96, self.y - high * 0.45)), 1.1, 0.8)

    def _hull(self, half: float, high: float, right: float) -> QPainterPath:
        path = QPainterPath(QPointF(self.x - half, self.y))
        path.cubicTo(
            self.x - half, self.y - high * 0.7, self.x - half * 0.8, self.y - high, self.x - half * 0.25, self.y - high
        )
        path.lineTo(self.x + half * 0.25 * right, self.y - high)
        path.cubicTo(
            self.x + half * 0.8 * right,
            self.y - high,
            self.x + half * right,
            self.y - high * 0.7,
            self.x + half * right,
            self.y,
        )
        path.closeSubpath()
        return path


@frozen
class SietchRock:
    """A butte with lit openings: people live in it."""

    x: float
    y: float
    wide: float
    high: float
    distance: float = 0.1
    openings: int = 9
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        Butte(self.x, self.y, self.wide, self.high, self.distance, self.seed).paint(canvas)
        chance, tone = Random(self.seed + 1), walls(canvas, SIETCH, self.distance)
        for number in range(self.openings):
            x = self.x - self.wide * 0.4 + self.wide * 0.8 * (number + chance.uniform(0.2, 0.8)) / self.openings
            y, size = self.y - self.high * chance.uniform(0.1, 0.6), self.wide * 0.035
            canvas.fill(_arch(x + size * 0.3, y, size * 1.9, size * 2.7), tone[DARK])
            canvas.fill(_arch(x, y, size * 1.3, size * 2.2), LAMP)
        canvas.fill(ellipse(self.x, self.y - self.high * 0.25, self.wide * 0.4, self.high * 0.3), LAMP, 0.1)


@frozen
class GlassDome:
    """A greenhouse of ribs and panes, lit from within."""

    x: float
    y: float
    radius: float
    distance: float = 0.1

    def paint(self, canvas: Canvas) -> None:
        tone = walls(canvas, GREENHOUSE, self.distance, 0.15)
        dome(canvas, tone, self.x, self.y, self.radius)
        ribs = QPainterPath()
        for number in range(1, 6):
            across = -1 + number / 3
            ribs.moveTo(self.x + self.radius * across, self.y)
            ribs.quadTo(
                QPointF(self.x + self.radius * across, self.y - self.radius * 0.8),
                QPointF(self.x, self.y - self.radius),
            )
        for level in (0.35, 0.66, 0.88):
            half = self.radius * (1 - level**2) ** 0.5
            ribs.moveTo(self.x - half, self.y - self.radius * level)
            ribs.quadTo(
                QPointF(self.x, self.y - self.radius * (level - 0.09)),
                QPointF(self.x + half, self.y - self.radius * level),
            )
        canvas.line(ribs, tone[DARK], max(0.7, self.radius * 0.03), 0.75)
        edge = QPainterPath()
        edge.arcMoveTo(QRectF(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius), 180)
        edge.arcTo(QRectF(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius), 180, -120)
        canvas.line(edge, canvas.light.rim, 1.1, 0.85)


@frozen
class Station:
    """An ecological testing station: three domes, a mast, a wind trap."""

    x: float
    y: float
    wide: float
    distance: float = 0.1

    def paint(self, canvas: Canvas) -> None:
        tone = walls(canvas, ARRAKEEN, self.distance)
        tower(canvas, tone, self.x + self.wide * 0.36, self.y, self.wide * 0.1, self.wide * 0.56, "crown")
        mast = self.x - self.wide * 0.08, self.y - self.wide * 0.8
        rim(canvas, ((mast[0], self.y), mast), 1.2, 0.9)
        dish = QPainterPath(QPointF(mast[0] - self.wide * 0.09, mast[1] + self.wide * 0.04))
        dish.quadTo(
            QPointF(mast[0] + self.wide * 0.02, mast[1] + self.wide * 0.16), QPointF(mast[0] + self.wide * 0.1, mast[1])
        )
        canvas.fill(dish, tone[LIT])
        GlassDome(self.x - self.wide * 0.28, self.y, self.wide * 0.2, self.distance).paint(canvas)
        GlassDome(self.x + self.wide * 0.2, self.y, self.wide * 0.16, self.distance).paint(canvas)
        GlassDome(self.x - self.wide * 0.02, self.y, self.wide * 0.26, self.distance).paint(canvas)
        block(
            canvas,
            tone,
            QRectF(self.x - self.wide / 2, self.y - self.wide * 0.07, self.wide, self.wide * 0.08),
            0.02,
            0.85,
        )


@frozen
class Refinery:
    """Silos, a hall and flaring stacks."""

    x: float
    y: float
    wide: float
    distance: float = 0.1

    def paint(self, canvas: Canvas) -> None:
        tone = walls(canvas, IRON, self.distance, 0.3)
        for dx, high in ((-0.16, 0.95), (0.02, 0.78), (0.36, 1.05)):
            x, top = self.x + dx * self.wide, self.y - high * self.wide
            tower(canvas, tone, x, self.y, self.wide * 0.07, high * self.wide, "crown")
            flame = self.wide * 0.09
            tongue = QPainterPath(QPointF(x - flame * 0.4, top - flame * 0.2))
            tongue.quadTo(QPointF(x - flame * 0.5, top - flame), QPointF(x + flame * 0.8, top - flame * 2.4))
            tongue.quadTo(QPointF(x + flame * 0.8, top - flame), QPointF(x + flame * 0.4, top - flame * 0.2))
            glow(canvas, x + flame * 0.2, top - flame, flame * 3.2, FIRE[1], 0.5)
            canvas.fill(tongue, FIRE[1])
        for dx, size in ((-0.36, 0.17), (0.2, 0.14)):
            self._silo(canvas, tone, self.x + dx * self.wide, size * self.wide)
        block(
            canvas,
            tone,
            QRectF(self.x - self.wide * 0.2, self.y - self.wide * 0.26, self.wide * 0.3, self.wide * 0.26),
            0.04,
        )
        pipes = QPainterPath()
        for level in (0.12, 0.2):
            pipes.moveTo(self.x - self.wide * 0.4, self.y - self.wide * level)
            pipes.lineTo(self.x + self.wide * 0.4, self.y - self.wide * level)
        canvas.line(pipes, tone[LIT], self.wide * 0.018, 0.8)
        lamps(
            canvas, QRectF(self.x - self.wide * 0.17, self.y - self.wide * 0.22, self.wide * 0.2, self.wide * 0.1), 6, 3
        )

    def _silo(self, canvas: Canvas, tone: Tones, x: float, half: float) -> None:
        top = self.y - half * 2.1
        for share, colour in ((1.0, tone[DARK]), (0.5, tone[MIDDLE]), (-0.35, tone[LIT])):
            path = QPainterPath(QPointF(x - half, self.y))
            path.lineTo(x - half, top)
            path.quadTo(QPointF(x - half * 0.9, top - half * 0.55), QPointF(x, top - half * 0.6))
            path.quadTo(QPointF(x + half * share * 0.9, top - half * 0.55), QPointF(x + half * share, top))
            path.lineTo(x + half * share, self.y)
            path.closeSubpath()
            canvas.fill(path, colour)
        rim(canvas, ((x - half, self.y), (x - half, top)), 0.9, 0.8)


@frozen
class Skyline:
    """Many houses far away, from ``left`` to ``right``."""

    y: float
    high: float
    left: float
    right: float
    distance: float = 0.4
    dark: bool = False
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = walls(canvas, CARTHAG if self.dark else ARRAKEEN, self.distance)
        tops: tuple[Top, ...] = ("flat", "crown", "dome", "step", "flat")
        x = self.left
        while x < self.right:
            wide = self.high * chance.uniform(0.25, 0.6)
            tower(canvas, tone, x + wide / 2, self.y, wide, self.high * chance.uniform(0.3, 1), chance.choice(tops))
            x += wide * chance.uniform(0.7, 1.1)


@frozen
class Halo:
    """A ring of brass light behind a head or a place, with marks like a dial."""

    x: float
    y: float
    radius: float
    marks: int = 36
    opacity: float = 0.6

    def paint(self, canvas: Canvas) -> None:
        path = QPainterPath()
        for number in range(self.marks):
            turn = number * 2 * pi / self.marks
            long = 1.1 if number % 3 else 1.2
            path.moveTo(self.x + cos(turn) * self.radius * 1.04, self.y + sin(turn) * self.radius * 1.04)
            path.lineTo(self.x + cos(turn) * self.radius * long, self.y + sin(turn) * self.radius * long)
        canvas.line(path, canvas.light.rim, 1.0, self.opacity)
        canvas.line(ellipse(self.x, self.y, self.radius, self.radius), canvas.light.rim, 1.1, self.opacity)
