"""Silhouettes on the horizon of a card's picture: courts, ships, schools, rock, walls, harvesters."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.faces.operations import mix
from dune_desktop.scene.faces.silhouettes import SILHOUETTES

Motif = Callable[[QPainter, QRectF, float, Random, QColor], None]

#: Everything stands a little below the horizon, behind the first dune.
_FOOT: Final = 0.1


def _across(rect: QRectF, chance: Random, least: float, most: float) -> float:
    return rect.left() + rect.width() * chance.uniform(least, most)


def _side(rect: QRectF) -> float:
    """What sizes are shares of: as high as the picture, but no wider than it is either."""
    return min(rect.height(), rect.width() * 1.3)


def _spires(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """Towers of the court."""
    side = _side(rect)
    x, width = _across(rect, chance, 0.15, 0.5), side * 0.05
    for height in (0.24, 0.38, 0.3, 0.46, 0.2):
        top = horizon - side * height * chance.uniform(0.8, 1)
        tower = QPainterPath(QPointF(x, horizon + side * _FOOT))
        tower.lineTo(x, top + width)
        tower.lineTo(x + width / 2, top - width)
        tower.lineTo(x + width, top + width)
        tower.lineTo(x + width, horizon + side * _FOOT)
        painter.fillPath(tower, colour)
        x += width * 1.25


def _heighliner(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A long ship hangs in the sky."""
    side = _side(rect)
    centre = QPointF(_across(rect, chance, 0.4, 0.6), horizon - side * chance.uniform(0.2, 0.3))
    long, high = min(side, rect.width()) * chance.uniform(0.3, 0.38), side * 0.075
    painter.setBrush(colour)
    painter.drawEllipse(centre, long, high)
    painter.setBrush(faded(QColor(Qt.GlobalColor.white), 0.22))
    painter.drawEllipse(centre - QPointF(0, high * 0.35), long * 0.8, high * 0.3)
    painter.setBrush(mix(colour, QColor(Qt.GlobalColor.black), 0.5))
    painter.drawEllipse(centre + QPointF(long * 0.9, 0), long * 0.05, high * 0.5)
    for step in range(3):  # lighters on their way down
        at = centre + QPointF(long * (0.1 - 0.34 * step), high * (2.2 + 1.1 * step))
        painter.drawEllipse(at, high * 0.24, high * 0.11)


def _domes(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """Domes of a school, with light in the windows."""
    side = _side(rect)
    x = _across(rect, chance, 0.1, 0.4)
    for share in (0.12, 0.19, 0.11):
        width, height = side * share, side * share * 1.5
        house = QPainterPath(QPointF(x, horizon + side * _FOOT))
        house.lineTo(x, horizon - height * 0.4)
        house.cubicTo(x, horizon - height * 1.4, x + width, horizon - height * 1.4, x + width, horizon - height * 0.4)
        house.lineTo(x + width, horizon + side * _FOOT)
        painter.fillPath(house, colour)
        painter.setBrush(faded(QColor(Qt.GlobalColor.white), 0.28))
        painter.drawEllipse(QPointF(x + width / 2, horizon - height * 0.45), width * 0.09, width * 0.2)
        x += width * 1.05


def _rocks(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A sietch: rock that stands out of the sand."""
    x, end = _across(rect, chance, -0.1, 0.2), _across(rect, chance, 0.6, 1)
    foot = horizon + rect.height() * _FOOT
    rock = QPainterPath(QPointF(x, foot))
    while x < end:
        top = horizon - rect.height() * chance.uniform(0.05, 0.3)
        rock.lineTo(x + rect.width() * 0.02, top)
        x += rect.width() * chance.uniform(0.06, 0.16)
        rock.lineTo(x, top + rect.height() * chance.uniform(-0.02, 0.04))
    rock.lineTo(x + rect.width() * 0.05, foot)
    painter.fillPath(rock, colour)


def _walls(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A city behind its wall: terraces that grow towards the middle."""
    side = _side(rect)
    middle, step = _across(rect, chance, 0.38, 0.62), side * 0.085
    heights = [0.1, 0.17, 0.26, 0.36, 0.24, 0.19, 0.09]
    for number, height in enumerate(heights):
        top = horizon - side * height * chance.uniform(0.85, 1.1)
        x = middle + (number - 3.5) * step
        house = QPainterPath(QPointF(x - step * 0.08, horizon + side * _FOOT))
        for corner in ((x + step * 0.06, top), (x + step * 0.94, top), (x + step * 1.08, horizon + side * _FOOT)):
            house.lineTo(*corner)
        painter.fillPath(house, mix(colour, QColor(Qt.GlobalColor.black), 0.12 * (number % 2)))
        if height > 0.15:
            painter.setBrush(faded(QColor(Qt.GlobalColor.white), 0.3))
            painter.drawRect(QRectF(x + step * 0.42, top + step * 0.4, step * 0.16, step * 0.3))
    wall = QRectF(middle - step * 4.6, horizon - side * 0.05, step * 9.2, side * (0.05 + _FOOT))
    painter.fillRect(wall, colour)


def _hall(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """The hall of the great houses: columns under a wide roof."""
    side = _side(rect)
    width, height = side * 0.62, side * 0.24
    left = _across(rect, chance, 0.35, 0.65) - width / 2
    roof = QPainterPath(QPointF(left - width * 0.06, horizon - height))
    roof.lineTo(left + width / 2, horizon - height * 1.75)
    roof.lineTo(left + width * 1.06, horizon - height)
    roof.closeSubpath()
    painter.fillPath(roof, colour)
    painter.fillRect(QRectF(left, horizon - height * 1.02, width, height * 0.14), colour)
    for number in range(6):
        x = left + width * (0.04 + number * 0.176)
        painter.fillRect(QRectF(x, horizon - height, width * 0.062, height + side * _FOOT), colour)


def _harvester(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A harvester in its dust, and what the dust draws."""
    side = _side(rect)
    x = _across(rect, chance, 0.14, 0.26)
    _worm(
        painter,
        QPointF(x + min(0.44 * side, 0.46 * rect.width()), horizon + side * 0.06),
        side * chance.uniform(0.2, 0.27),
        colour,
    )
    dust = faded(QColor(Qt.GlobalColor.white), 0.12)
    painter.setBrush(dust)
    for number in range(4):
        puff = side * (0.05 + 0.022 * number)
        painter.drawEllipse(QPointF(x - side * (0.02 + 0.07 * number), horizon - side * 0.02), puff * 1.5, puff)
    hull = QPainterPath(QPointF(x, horizon + side * 0.04))
    for dx, dy in (
        (0.02, -0.08),
        (0.09, -0.1),
        (0.11, -0.17),
        (0.19, -0.17),
        (0.21, -0.09),
        (0.27, -0.05),
        (0.28, 0.04),
    ):
        hull.lineTo(x + side * dx, horizon + side * dy)
    painter.fillPath(hull, mix(colour, QColor(Qt.GlobalColor.black), 0.2))


def _worm(painter: QPainter, foot: QPointF, height: float, colour: QColor) -> None:
    """It rises out of the sand and bends over."""
    body = QPainterPath(foot)
    body.cubicTo(
        foot + QPointF(-height * 0.05, -height * 1.1),
        foot + QPointF(height * 0.3, -height * 1.7),
        foot + QPointF(height * 0.72, -height * 1.02),
    )
    painter.strokePath(body, _thick(colour, height * 0.34))
    end = foot + QPointF(height * 0.72, -height * 1.02)
    painter.setBrush(mix(colour, QColor(Qt.GlobalColor.black), 0.6))
    painter.drawEllipse(end, height * 0.13, height * 0.13)


def _thick(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _spears(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A host on the crest: spears and banners."""
    side = _side(rect)
    count = max(7, int(rect.width() / side * 9))
    for number in range(count):
        x = rect.left() + rect.width() * (number + chance.uniform(0.2, 0.8)) / count
        top = horizon - side * chance.uniform(0.14, 0.3)
        lean = side * chance.uniform(-0.03, 0.03)
        painter.strokePath(
            _straight(QPointF(x, horizon + side * _FOOT), QPointF(x + lean, top)), _thick(colour, side * 0.012)
        )
        if number % 3 == 1:
            banner = QPainterPath(QPointF(x + lean, top))
            banner.lineTo(x + lean + side * 0.13, top + side * 0.035)
            banner.lineTo(x + lean * 0.7, top + side * 0.085)
            painter.fillPath(banner, colour)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x + side * 0.03, horizon - side * 0.03), side * 0.026, side * 0.03)


def _straight(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def _thopter(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """An ornithopter over far hills."""
    hills = rect.adjusted(rect.width() * 0.3, rect.height() * 0.3, 0, 0)
    _rocks(painter, hills, horizon, chance, faded(colour, 0.6))
    size = _side(rect) * 0.15
    centre = QPointF(_across(rect, chance, 0.3, 0.7), horizon - rect.height() * chance.uniform(0.2, 0.34))
    hull = QPainterPath(centre + QPointF(-size * 0.95, -size * 0.06))
    hull.cubicTo(
        centre + QPointF(-size * 0.2, -size * 0.2),
        centre + QPointF(size * 0.2, -size * 0.42),
        centre + QPointF(size * 0.62, 0),
    )
    hull.cubicTo(
        centre + QPointF(size * 0.3, size * 0.3),
        centre + QPointF(-size * 0.2, size * 0.16),
        centre + QPointF(-size * 0.95, -size * 0.06),
    )
    painter.fillPath(hull, colour)
    for angle in (28, 52, 128, 152):
        tip = QPointF(cos(angle * pi / 180), -sin(angle * pi / 180)) * size * 1.45
        wing = QPainterPath(centre)
        wing.quadTo(centre + tip * 0.55 + QPointF(0, -size * 0.12), centre + tip)
        wing.quadTo(centre + tip * 0.5 + QPointF(size * 0.1, size * 0.08), centre + QPointF(size * 0.1, 0))
        painter.fillPath(wing, faded(colour, 0.85))


def _watcher(painter: QPainter, rect: QRectF, horizon: float, chance: Random, colour: QColor) -> None:
    """A hooded figure, alone before far rock."""
    _rocks(painter, rect.adjusted(rect.width() * 0.45, 0, 0, 0), horizon, chance, faded(colour, 0.5))
    size = _side(rect) * 0.4
    foot = QPointF(_across(rect, chance, 0.28, 0.5), horizon + size * 0.3)
    cloak = QPainterPath(foot + QPointF(-size * 0.3, 0))
    cloak.cubicTo(
        foot + QPointF(-size * 0.26, -size * 0.5),
        foot + QPointF(-size * 0.12, -size * 0.62),
        foot + QPointF(-size * 0.13, -size * 0.78),
    )
    cloak.cubicTo(
        foot + QPointF(-size * 0.14, -size),
        foot + QPointF(size * 0.14, -size),
        foot + QPointF(size * 0.13, -size * 0.78),
    )
    cloak.cubicTo(
        foot + QPointF(size * 0.12, -size * 0.62),
        foot + QPointF(size * 0.26, -size * 0.5),
        foot + QPointF(size * 0.3, 0),
    )
    painter.fillPath(cloak, colour)


MOTIFS: Final[dict[str, Motif]] = {
    "": _thopter,
    "emperor": _spires,
    "spacing_guild": _heighliner,
    "bene_gesserit": _domes,
    "fremen": _rocks,
    "landsraad": _hall,
    "city": _walls,
    "spice_trade": _harvester,
    "combat": _spears,
    "spy": _watcher,
    **SILHOUETTES,
}
