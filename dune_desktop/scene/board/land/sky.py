"""The air over the board: space behind the banners, and the sun that goes down behind the cities."""

from __future__ import annotations

from itertools import pairwise
from math import sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF, QRadialGradient

from dune_desktop.scene.art.hours import Hour
from dune_desktop.scene.drawing.painting import faded, mix

#: How far down the colours of the sky stand: what is warm is seen below the halls.
_HEIGHTS: Final = (0.0, 0.34, 0.58, 0.76, 0.9, 1.0)
#: From the sun to a ring of its halo, in radii, and how bright that is.
_HALO: Final = ((3.4, 0.1), (2.2, 0.14), (1.5, 0.18))
_SEED: Final = 0xA77A5


def draw_night(painter: QPainter, rect: QRectF, hour: Hour) -> None:
    """Space, a little brighter at its foot."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour in ((0.0, hour.space), (0.6, hour.light.sky[0]), (1.0, hour.light.sky[1])):
        gradient.setColorAt(at, colour)
    painter.fillRect(rect, gradient)
    draw_stars(painter, rect, hour, 170)


def draw_stars(painter: QPainter, rect: QRectF, hour: Hour, count: int) -> None:
    """Many small ones, a few large."""
    if not hour.stars:
        return
    chance = Random(_SEED)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(count):
        at = QPointF(chance.uniform(rect.left(), rect.right()), chance.uniform(rect.top(), rect.bottom()))
        size = 0.4 + 0.8 * chance.random() ** 4
        painter.setBrush(faded(hour.light.rim, hour.stars * chance.uniform(0.25, 1)))
        painter.drawEllipse(at, size, size)


def draw_sky(painter: QPainter, rect: QRectF, hour: Hour) -> None:
    """From space down to the horizon, with streaks of cloud above that."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, colour in zip(_HEIGHTS, (hour.space, *hour.light.sky), strict=True):
        gradient.setColorAt(at, colour)
    painter.fillRect(rect, gradient)
    draw_stars(painter, QRectF(rect.topLeft(), QPointF(rect.right(), rect.top() + 0.6 * rect.height())), hour, 130)
    chance = Random(_SEED + 1)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(16):
        x, y = chance.uniform(rect.left(), rect.right()), rect.bottom() - chance.uniform(0.06, 0.3) * rect.height()
        painter.setBrush(faded(hour.light.sky[-1], 0.3))
        painter.drawEllipse(QPointF(x, y), chance.uniform(60, 190), chance.uniform(0.8, 2.4))


def draw_sun(painter: QPainter, at: QPointF, radius: float, hour: Hour) -> None:
    """A disc in rings of halo; a soft light lies over all that is near."""
    glow = QRadialGradient(at, 8 * radius)
    glow.setColorAt(0, faded(hour.light.sun, 0.55))
    glow.setColorAt(1, faded(hour.light.sun, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(at, 8 * radius, 8 * radius)
    for share, bright in _HALO:
        painter.setBrush(faded(hour.light.sun, bright))
        painter.drawEllipse(at, share * radius, share * radius)
    painter.setBrush(mix(hour.light.sun, hour.light.sky[-1], 0.1))
    painter.drawEllipse(at, radius, radius)


def draw_rim(painter: QPainter, rect: QRectF, hour: Hour) -> None:
    """Rock along the horizon: buttes with a lit side, the far ones paler; ``rect`` stands on it."""
    chance = Random(_SEED + 2)
    lit, middle, dark = hour.light.rock
    for layer, distance in enumerate((0.66, 0.5)):
        x = rect.left() - 40
        while x < rect.right():
            wide = chance.uniform(34, 120)
            high = rect.height() * chance.uniform(0.35, 1.0) * (1 - 0.35 * layer)
            tones = [mix(tone, hour.light.haze, distance) for tone in (lit, middle, dark)]
            _draw_butte(painter, QPointF(x, rect.bottom()), wide, high, tones, chance)
            x += wide * chance.uniform(0.8, 1.9)


def _draw_butte(
    painter: QPainter, foot: QPointF, wide: float, high: float, tones: list[QColor], chance: Random
) -> None:
    """A table with steep sides; its facets are lit and dark by turns."""
    lit, middle, dark = tones
    steps = [(0.0, 0.0), (0.06, 0.4), (0.1, 0.92)]
    x = 0.1
    while x < 0.84:
        x = min(0.84, x + chance.uniform(0.08, 0.2))
        steps.append((x, chance.uniform(0.86, 1.0)))
    steps += [(0.9, 0.5), (1.0, 0.0)]
    points = [QPointF(foot.x() + dx * wide, foot.y() - dy * high) for dx, dy in steps]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(middle)
    painter.drawPolygon(QPolygonF(points))
    for number, (start, end) in enumerate(pairwise(points)):
        painter.setBrush(faded(lit, 0.85) if number % 3 == 0 else faded(dark, 0.5 if number % 3 == 2 else 0.0))
        sway = 0.03 * wide * sin(number)
        low = [QPointF(end.x() + sway, foot.y()), QPointF(start.x() + sway, foot.y())]
        painter.drawPolygon(QPolygonF([start, end, *low]))
