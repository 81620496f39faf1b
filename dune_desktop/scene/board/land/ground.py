"""The ground of the board, from the back to the front; painted once for a size and a theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from dune_desktop.scene.art.brass import brass, draw_brass, draw_corners, draw_plain
from dune_desktop.scene.art.hours import HOURS, Hour
from dune_desktop.scene.art.lights import KEYLINE
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.art.relief import draw_sand
from dune_desktop.scene.board.land.arena import draw_arena
from dune_desktop.scene.board.land.places import draw_places
from dune_desktop.scene.board.land.sky import draw_night, draw_rim, draw_sky, draw_sun
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.drawing.painting import faded, rounded
from dune_desktop.scene.drawing.tokens import RADIUS_PANEL, S2, S4, S8, Theme

_GRAIN: Final = 0.1
#: How far down the first row of the landscape the horizon lies, and how far across it the sun stands.
_HORIZON, _SUN = 0.36, 0.255
_SUN_SIZE: Final = 26.0


def horizon_of(plan: Plan) -> float:
    """Where sky and sand meet: behind the boxes of the cities."""
    return plan.lands.top() + _HORIZON * plan.lands.height()


def paint_ground(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """All of it, inside the frame of the board."""
    if theme.plain:
        draw_plain(painter, QRectF(QPointF(), plan.size), theme, theme.rule)
        return
    hour, frame = HOURS[theme.hour], QRectF(QPointF(), plan.size)
    west = (plan.factions[0].block.right() + plan.landsraad.left()) / 2
    painter.save()
    painter.setClipPath(rounded(frame, RADIUS_PANEL))
    draw_night(painter, QRectF(0, 0, west, frame.height()), hour)
    country = QRectF(west, 0, frame.right() - west, frame.height())
    painter.setClipRect(country, Qt.ClipOperation.IntersectClip)
    _draw_country(painter, country, plan, hour)
    painter.restore()
    painter.save()
    painter.setClipPath(rounded(frame, RADIUS_PANEL))
    grain(painter, frame, _GRAIN)
    painter.restore()
    _draw_frame(painter, frame, west)


def _draw_country(painter: QPainter, country: QRectF, plan: Plan, hour: Hour) -> None:
    horizon = horizon_of(plan)
    draw_sky(painter, QRectF(country.left(), 0, country.width(), horizon), hour)
    at = QPointF(country.left() + _SUN * country.width(), plan.lands.top() - 0.2 * _SUN_SIZE)
    draw_sun(painter, at, _SUN_SIZE, hour)
    high = 0.3 * plan.lands.height()
    draw_rim(painter, QRectF(country.left(), horizon - high, country.width(), high + 2), hour)
    _draw_desert(painter, QRectF(country.left(), horizon, country.width(), country.bottom() - horizon), hour)
    draw_places(painter, plan.spaces, country, hour)
    draw_arena(painter, plan.basin, country, hour)


def _draw_desert(painter: QPainter, land: QRectF, hour: Hour) -> None:
    """Sand from the horizon on: haze lies over what is far, shade over what is near."""
    draw_sand(painter, land, hour.relief)
    haze = QLinearGradient(land.topLeft(), QPointF(land.left(), land.top() + 90))
    haze.setColorAt(0, faded(hour.light.haze, 0.7))
    haze.setColorAt(1, faded(hour.light.haze, 0))
    painter.fillRect(land, haze)
    near = QLinearGradient(land.topLeft(), land.bottomLeft())
    near.setColorAt(0.0, faded(hour.shade, 0.0))
    near.setColorAt(0.4, faded(hour.shade, 0.24))
    near.setColorAt(1, faded(hour.shade, 0.42))
    painter.fillRect(land, near)


def _draw_frame(painter: QPainter, frame: QRectF, west: float) -> None:
    """Two lines of brass with a fan in each corner, and a rail between the banners and the country."""
    painter.fillRect(QRectF(west - 2, S4, 4, frame.height() - S8), faded(KEYLINE, 0.7))
    painter.setPen(QPen(brass(frame), 1.4))
    painter.drawLine(QPointF(west, S4), QPointF(west, frame.height() - S4))
    draw_corners(painter, frame.adjusted(S2, S2, -S2, -S2), 15)
    draw_brass(painter, frame, RADIUS_PANEL, 2.4)
    draw_brass(painter, frame.adjusted(S4, S4, -S4, -S4), S4, 0.9, 0.6)
