"""Rock: buttes of facets that are lit and dark by turns, with strata and talus; cliffs, terraces, caves, the wall."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import ALL, HIGH, Canvas, Point, polygon
from dune_desktop.scene.art.solids import rim
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE, Tones
from dune_desktop.scene.drawing.painting import mix


def rock_tones(canvas: Canvas, far: float) -> Tones:
    """Of rock at a distance."""
    return tuple(canvas.far(tone, far) for tone in canvas.light.rock)


def facets(canvas: Canvas, tone: Tones, tops: list[Point], foot: float, chance: Random) -> None:
    """A cliff under an uneven edge: buttresses with a lit, a middle and a dark side; then strata."""
    first, last = tops[0], tops[-1]
    body = polygon((*tops, (last[0] + 3, foot), (first[0] - 3, foot)))
    high = foot - min(y for _, y in tops)
    canvas.shine(body, tone[MIDDLE], mix(tone[MIDDLE], tone[DARK], 0.35), (0, foot - high), (0, foot))
    lit, dark = QPainterPath(), QPainterPath()
    for (x, y), (end, other) in pairwise(tops):
        wide = end - x
        if wide < 2:
            continue
        edge, lean = x + wide * chance.uniform(0.25, 0.5), wide * chance.uniform(-0.1, 0.14)
        level = y + (other - y) * 0.4
        lit.addPath(polygon(((x, y), (edge, level), (edge - lean, foot), (x - 1, foot))))
        far_edge = x + wide * chance.uniform(0.62, 0.8)
        dark.addPath(polygon(((far_edge, level), (end, other), (end + 1, foot), (far_edge + lean, foot))))
    canvas.fill(lit, tone[LIT])
    canvas.fill(dark, tone[DARK])
    strata = QPainterPath()
    y = foot - high * 0.86
    while y < foot - 3:
        x = first[0]
        while x < last[0]:
            long = chance.uniform(0.05, 0.16) * (last[0] - first[0])
            if y > _level(tops, x) + 3 and y > _level(tops, x + long) + 3:
                strata.moveTo(x, y)
                strata.lineTo(min(x + long, last[0]), y + chance.uniform(-0.8, 0.8))
            x += long * chance.uniform(1.0, 2.0)
        y += high * chance.uniform(0.09, 0.16)
    canvas.line(strata, tone[DARK], 0.8, 0.45)


def _level(tops: list[Point], x: float) -> float:
    """The height of the edge over ``x``."""
    for (_left, y), (right, other) in pairwise(tops):
        if x <= right:
            return max(y, other)
    return tops[-1][1]


def _edge(chance: Random, left: float, right: float, top: float, uneven: float, step: float) -> list[Point]:
    """From left to right: flat pieces with jumps between them."""
    x, points = left, []
    y = top + chance.uniform(0, uneven)
    while x < right:
        wide = step * chance.uniform(0.6, 1.5)
        end = min(x + wide, right)
        points += [(x, y), (end, y + chance.uniform(-0.1, 0.2) * uneven)]
        x, y = end, top + chance.uniform(0, uneven)
    return points


@frozen
class Butte:
    """A rock that stands alone; ``y`` is its foot."""

    x: float
    y: float
    wide: float
    high: float
    distance: float = 0.25
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = rock_tones(canvas, self.distance)
        left, right, top = self.x - self.wide / 2, self.x + self.wide / 2, self.y - self.high
        tops = _edge(chance, left, right, top, self.high * 0.22, self.wide / 5)
        tops = [
            (left - self.wide * 0.05, top + self.high * 0.45),
            *tops,
            (right + self.wide * 0.05, top + self.high * 0.4),
        ]
        facets(canvas, tone, tops, self.y, chance)
        rim(canvas, tops[:-1], opacity=0.7 * (1 - self.distance))
        _talus(
            canvas,
            tone,
            (tops[0][0] - self.wide * 0.06, tops[-1][0] + self.wide * 0.08),
            self.y,
            self.high * 0.3,
            chance,
        )


def _talus(canvas: Canvas, tone: Tones, ends: Point, foot: float, high: float, chance: Random) -> None:
    """Heaps of what fell down, each with a lit and a dark side."""
    x, end = ends
    lit, dark = QPainterPath(), QPainterPath()
    wide = (end - x) / 5
    while x < end:
        run, rise = wide * chance.uniform(0.8, 1.6), high * chance.uniform(0.5, 1)
        peak = (x + run * 0.5, foot - rise)
        lit.addPath(polygon(((x, foot), peak, (x + run * 0.55, foot))))
        dark.addPath(polygon((peak, (x + run, foot), (x + run * 0.55, foot))))
        x += run * 0.8
    canvas.fill(lit, mix(tone[LIT], tone[MIDDLE], 0.4))
    canvas.fill(dark, mix(tone[DARK], tone[MIDDLE], 0.3))


@frozen
class Range:
    """Far rocks from ``left`` to ``right``, with gaps between them."""

    y: float = 202.0
    high: float = 40.0
    left: float = ALL.left()
    right: float = ALL.right()
    distance: float = 0.6
    gaps: float = 0.4
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        x = self.left
        while x < self.right:
            wide = min(self.high * chance.uniform(1.2, 3.2), self.right - x)
            high = self.high * chance.uniform(0.5, 1)
            if wide > 8:
                Butte(x + wide / 2, self.y, wide, high, self.distance, chance.randrange(1000)).paint(canvas)
            x += wide * (1 + self.gaps * chance.random())


@frozen
class Cliff:
    """A rock near us that goes out of the picture at one side; ``edge`` is where it ends, ``top`` its height.

    ``right``: it stands at the right; else at the left.
    """

    edge: float
    top: float
    right: bool = False
    distance: float = 0.0
    foot: float = HIGH
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = rock_tones(canvas, self.distance)
        high = self.foot - self.top
        ends = (self.edge, ALL.right() + 20) if self.right else (ALL.left() - 20, self.edge)
        tops = _edge(chance, *ends, self.top, high * 0.14, high * 0.26)
        shoulder = (self.edge - high * 0.1, self.top + high * 0.5) if self.right else None
        tops = [shoulder, *tops] if shoulder else [*tops, (self.edge + high * 0.1, self.top + high * 0.5)]
        facets(canvas, tone, tops, self.foot, chance)
        rim(canvas, tops, opacity=0.75 * (1 - self.distance))


@frozen
class Terraces:
    """Steps of near rock, down to the right (or to the left); each is (x of its edge, y of its top)."""

    steps: tuple[Point, ...]
    right: bool = False
    distance: float = 0.0
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = rock_tones(canvas, self.distance)
        side = -1 if self.right else 1
        for x, y in self.steps:
            out = ALL.right() + 20 if self.right else ALL.left() - 20
            front = polygon(((out, y), (x, y), (x + side * 26, HIGH + 10), (out, HIGH + 10)))
            canvas.shine(front, mix(tone[MIDDLE], tone[DARK], 0.5), tone[DARK], (x, y), (x - side * 20, y + 120))
            inner = x - side * 22
            plane = polygon(((x, y), (x + side * 26, HIGH + 10), (inner + side * 8, HIGH + 10), (inner, y)))
            canvas.fill(plane, tone[DARK] if not self.right else mix(tone[LIT], tone[MIDDLE], 0.45), 0.75)
            strata = QPainterPath()
            for line in range(1, 9):
                level = y + line * 13 + chance.uniform(-3, 3)
                strata.moveTo(x - side * chance.uniform(0, 40), level)
                strata.lineTo(x - side * chance.uniform(60, 160), level + chance.uniform(-2, 2))
            canvas.line(strata, tone[DARK], 0.9, 0.6)
            rim(canvas, [(out, y), (x, y)], opacity=0.8)


@frozen
class Wall:
    """A wall of rock across all of the picture: a plateau and its front; ``gap``: where it was blown up."""

    top: float
    foot: float
    distance: float = 0.3
    gap: tuple[float, float] | None = None
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = rock_tones(canvas, self.distance)
        high = self.foot - self.top
        pieces = [(ALL.left() - 10, ALL.right() + 10)]
        if self.gap is not None:
            pieces = [(pieces[0][0], self.gap[0]), (self.gap[1], pieces[0][1])]
        for left, right in pieces:
            tops = _edge(chance, left, right, self.top, high * 0.12, high * 0.4)
            facets(canvas, tone, tops, self.foot, chance)
            rim(canvas, tops, opacity=0.8 * (1 - self.distance))
            _talus(canvas, tone, (left, right), self.foot, high * 0.2, chance)


#: The outline of a cave's mouth, from its left foot over its top, as shares of half its width and of its height.
_MOUTH: Final = (
    (-1.0, 1.2), (-1.04, 0.72), (-0.9, 0.46), (-0.7, 0.26), (-0.36, 0.1), (-0.06, 0.02), (0.3, 0.05), (0.56, 0.19),
    (0.82, 0.36), (0.96, 0.64), (0.98, 1.2),
)  # fmt: skip


@frozen
class Cave:
    """Dark rock all round what is seen through its mouth; ``foot``: the ground in it, on which the light falls."""

    x: float = 120.0
    top: float = 50.0
    wide: float = 150.0
    foot: float = 262.0
    seed: int = 1

    def paint(self, canvas: Canvas) -> None:
        chance = Random(self.seed)
        tone = rock_tones(canvas, 0.0)
        night = mix(tone[DARK], canvas.light.sky[0], 0.55)
        for grow, colour in (
            (0.0, tone[MIDDLE]),
            (0.14, tone[DARK]),
            (0.36, mix(tone[DARK], night, 0.6)),
            (0.7, night),
        ):
            mouth = self._mouth(chance, grow)
            around = QPainterPath()
            around.addRect(ALL)
            canvas.fill(around.subtracted(polygon(mouth)), colour)
            if not grow:
                rim(canvas, mouth[len(mouth) // 2 : -1], opacity=0.7)
        left, right = self.x - self.wide / 2, self.x + self.wide / 2
        edge = ((ALL.left(), self.foot + 6), (left, self.foot), (right, self.foot), (ALL.right(), self.foot + 8))
        floor = polygon((*edge, (ALL.right(), HIGH), (ALL.left(), HIGH)))
        canvas.fill(floor, mix(tone[DARK], night, 0.5))
        half = self.wide / 2
        fallen = ((self.x - half * 0.8, self.foot), (self.x + half * 0.9, self.foot), (self.x + half * 1.7, HIGH))
        canvas.fill(polygon((*fallen, (self.x - half * 0.6, HIGH))), tone[LIT], 0.35)

    def _mouth(self, chance: Random, grow: float) -> list[Point]:
        """From the left foot over the top to the right foot: broken straight edges."""
        half, high = self.wide / 2 * (1 + grow), (self.foot - self.top) * (1 + grow * 0.7)
        return [
            (
                self.x + half * (x + chance.uniform(-0.05, 0.05)),
                self.foot + high * (y - 1 + chance.uniform(-0.03, 0.03)),
            )
            for x, y in _MOUTH
        ]
