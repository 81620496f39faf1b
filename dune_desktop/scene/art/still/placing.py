"""What stands somewhere, so large and so turned; and the two ways in which solids take the light."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from attrs import field, frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Canvas, Point, ellipse, polygon, smooth
from dune_desktop.scene.art.tones import Tones


@frozen
class Placed(ABC):
    """A thing of about a hundred units at its own size; what stands has its foot at ``x, y``, what lies its middle."""

    x: float
    y: float
    size: float = 100.0
    turn: float = field(default=0.0, kw_only=True)
    mirrored: bool = field(default=False, kw_only=True)

    def paint(self, canvas: Canvas) -> None:
        scale = self.size / 100
        canvas.painter.translate(self.x, self.y)
        canvas.painter.rotate(self.turn)
        canvas.painter.scale(-scale if self.mirrored else scale, scale)
        self.draw(canvas)

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Paint at the size of a hundred, round the origin."""


def band(profile: Sequence[Point], start: float, end: float, *, curved: bool = True) -> QPainterPath:
    """What lies between two shares of a profile's half widths; -1 is its left edge, 1 its right."""
    one = [(start * wide, y) for wide, y in profile]
    other = [(end * wide, y) for wide, y in reversed(profile)]
    if not curved:
        return polygon(one + other)
    path = smooth(one, closed=False)
    path.connectPath(smooth(other, closed=False))
    path.closeSubpath()
    return path


def turned(canvas: Canvas, profile: Sequence[Point], tones: Tones, *, curved: bool = True) -> None:
    """A solid of revolution, by its half widths from top to foot: lit at the left, dark at the right, with a rim."""
    lit, middle, dark = tones
    canvas.fill(band(profile, -1, 1, curved=curved), middle)
    canvas.fill(band(profile, -0.94, -0.4, curved=curved), lit)
    canvas.fill(band(profile, 0.3, 1, curved=curved), dark)
    edge = [(-wide * 0.97, y) for wide, y in profile]
    rim = smooth(edge, closed=False) if curved else polygon([*edge, *reversed(edge)])
    canvas.line(rim, canvas.light.rim, 1.1, 0.7)


def shadow(canvas: Canvas, wide: float, high: float = 0.0, *, reach: float = 2.6) -> None:
    """What a thing on a table casts: towards the right and towards us."""
    high = high or wide * 0.24
    cast = ellipse(wide * (reach - 1) / 2, high * 0.2, wide * (1 + reach) / 2, high)
    canvas.fill(cast, canvas.light.sand[3], 0.55)


def block(canvas: Canvas, front: Sequence[Point], depth: Point, tones: Tones) -> None:
    """A box: its front from the upper left, clockwise, in the middle tone; the top is lit, the right side dark."""
    lit, middle, dark = tones
    dx, dy = depth
    (ax, ay), (bx, by), (cx, cy), _ = front
    canvas.fill(polygon(((bx, by), (bx + dx, by + dy), (cx + dx, cy + dy), (cx, cy))), dark)
    canvas.fill(polygon(((ax, ay), (ax + dx, ay + dy), (bx + dx, by + dy), (bx, by))), lit)
    canvas.fill(polygon(front), middle)
    canvas.line(polygon(((ax, ay), (bx, by), (ax, ay))), canvas.light.rim, 1.0, 0.8)
