"""Leaders: head and shoulders in a ring of brass, against the country that they want."""

from __future__ import annotations

from functools import partial
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.faces.operations import faded, mix
from dune_desktop.scene.faces.scenery import Scenery
from dune_desktop.scene.sprites import draw_sprite
from dune_desktop.scene.tokens import FACTION_BANDS, SEAT_LINE, Theme


@frozen
class Features:
    """What tells one leader from another. ``hair``: short, long, bald or hood; ``dark``: of skin and of hair."""

    hair: str = "short"
    beard: bool = False
    broad: float = 1.0
    skin: float = 0.3
    grey: float = 0.0
    #: Which faction's colour the cloak has something of.
    cloak: int = 3


_LEADERS: Final = {
    "paul_atreides": Features(cloak=3, skin=0.22),
    "duke_leto_atreides": Features(beard=True, broad=1.08, cloak=3, skin=0.34),
    "baron_vladimir_harkonnen": Features(hair="bald", broad=1.45, skin=0.12, cloak=1),
    "glossu_rabban": Features(hair="bald", beard=True, broad=1.25, skin=0.26, cloak=1),
    "helena_richese": Features(hair="long", broad=0.86, skin=0.2, cloak=0),
    "count_ilban_richese": Features(broad=1.0, skin=0.24, grey=0.7, cloak=0),
    "countess_ariana_thorvald": Features(hair="hood", broad=0.9, skin=0.4, cloak=2),
    "earl_memnon_thorvald": Features(beard=True, broad=1.12, skin=0.5, grey=0.35, cloak=2),
}


@frozen(eq=False)
class Portrait:
    """A leader's picture."""

    rect: QRectF
    leader: str
    tint: QColor

    def paint(self, painter: QPainter, theme: Theme) -> None:
        features = _LEADERS.get(self.leader, Features())
        Scenery(self.rect, self.leader, FACTION_BANDS[features.cloak], "city").paint(painter, theme)
        size = min(self.rect.width(), self.rect.height()) * 0.96
        painter.save()
        painter.setClipRect(self.rect, Qt.ClipOperation.IntersectClip)
        _bust(painter, self.rect.center(), size * 0.43, features, 2 * SEAT_LINE, theme)
        painter.restore()


def draw_medal(painter: QPainter, leader: str, rect: QRectF, theme: Theme) -> None:
    """The leader alone in his ring, small."""
    radius = min(rect.width(), rect.height()) / 2
    paint = partial(_paint_medal, leader=leader, radius=radius, theme=theme)
    square = QRectF(rect.center().x() - radius, rect.center().y() - radius, 2 * radius, 2 * radius)
    draw_sprite(painter, ("medal", leader, theme.name), square, paint)


def _paint_medal(painter: QPainter, *, leader: str, radius: float, theme: Theme) -> None:
    line = min(2.0, radius / 9)
    _bust(painter, QPointF(radius, radius), radius - line, _LEADERS.get(leader, Features()), line, theme)


def draw_shadow(painter: QPainter, leader: str, rect: QRectF, colour: QColor) -> None:
    """Head and shoulders as one dark shape that stands on the lower edge of ``rect``."""
    features = _LEADERS.get(leader, Features())
    size = rect.height() / 0.78
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillPath(_outline(QPointF(rect.center().x(), rect.bottom() - 0.5 * size), size, features), colour)
    painter.restore()


def _outline(centre: QPointF, size: float, features: Features) -> QPainterPath:
    """The shape of the figure, without what is inside."""
    face = 0.105 + 0.02 * features.broad
    head = centre + QPointF(0, -size * 0.055)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPath(_shoulder_line(centre, size, features.broad))
    neck = size * 0.055 * features.broad
    path.addRect(QRectF(centre.x() - neck, centre.y(), 2 * neck, size * 0.17))
    path.addEllipse(head, size * face, size * 0.15)
    if features.hair == "long":
        path.addEllipse(centre + QPointF(0, size * 0.03), size * 0.155, size * 0.25)
    if features.hair == "hood":
        path.addEllipse(centre + QPointF(0, -size * 0.03), size * 0.19, size * 0.25)
    if features.hair in ("short", "long"):
        path.addEllipse(head + QPointF(0, -size * 0.06), size * face * 1.12, size * 0.11)
    return path.simplified()


def _bust(painter: QPainter, centre: QPointF, radius: float, features: Features, line: float, theme: Theme) -> None:
    """The figure in a ring of brass."""
    halo = QPainterPath()
    halo.addEllipse(centre, radius, radius)
    painter.fillPath(halo, mix(mix(theme.ground, theme.paper, 0.55), FACTION_BANDS[features.cloak], 0.25))
    painter.save()
    painter.setClipPath(halo, Qt.ClipOperation.IntersectClip)
    _figure(painter, centre, radius * 2.6, features, theme)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.keyline, 2 * line))
    painter.drawPath(halo)
    painter.setPen(QPen(mix(theme.brass, theme.paper, 0.15), line))
    painter.drawPath(halo)


def _figure(painter: QPainter, centre: QPointF, size: float, features: Features, theme: Theme) -> None:
    skin = mix(theme.paper, theme.ground, 0.3 + features.skin)
    hair = mix(mix(theme.keyline, theme.ground, 0.2), theme.paper, features.grey)
    cloak = mix(FACTION_BANDS[features.cloak], theme.keyline, 0.55)
    if features.hair == "long":
        _blob(painter, centre + QPointF(0, size * 0.03), size * 0.155, size * 0.25, hair)
    if features.hair == "hood":
        _blob(painter, centre + QPointF(0, -size * 0.03), size * 0.19, size * 0.25, mix(cloak, theme.keyline, 0.25))
    _shoulders(painter, centre, size, features.broad, cloak, theme)
    face = 0.105 + 0.02 * features.broad
    neck = QRectF(centre.x() - size * 0.055 * features.broad, centre.y(), size * 0.11 * features.broad, size * 0.17)
    painter.fillRect(neck, mix(skin, theme.keyline, 0.22))
    head = centre + QPointF(0, -size * 0.055)
    _blob(painter, head, size * face, size * 0.15, skin)
    painter.save()
    shade = QPainterPath()
    shade.addEllipse(head, size * face, size * 0.15)
    painter.setClipPath(shade, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(head.x(), head.y() - size, size, 2 * size), faded(theme.keyline, 0.14))
    if features.beard:
        _blob(painter, head + QPointF(0, size * 0.135), size * face * 1.1, size * 0.085, hair)
    if features.hair in ("short", "long"):
        _blob(painter, head + QPointF(-size * 0.02, -size * 0.125), size * face * 1.2, size * 0.085, hair)
    if features.hair == "hood":
        _blob(painter, head + QPointF(0, -size * 0.15), size * face * 1.4, size * 0.07, mix(cloak, theme.keyline, 0.25))
    painter.restore()


def _blob(painter: QPainter, centre: QPointF, wide: float, high: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, wide, high)


def _shoulder_line(centre: QPointF, size: float, broad: float) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * size * broad, y * size)

    outline = QPainterPath(at(-0.38, 0.5))
    outline.cubicTo(at(-0.36, 0.16), at(-0.12, 0.14), at(0, 0.11))
    outline.cubicTo(at(0.12, 0.14), at(0.36, 0.16), at(0.38, 0.5))
    return outline


def _shoulders(painter: QPainter, centre: QPointF, size: float, broad: float, cloak: QColor, theme: Theme) -> None:
    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * size * broad, y * size)

    painter.fillPath(_shoulder_line(centre, size, broad), cloak)
    lapel = QPainterPath(at(-0.1, 0.12))
    for x, y in ((-0.13, 0.2), (0, 0.36), (0.13, 0.2), (0.1, 0.12)):
        lapel.lineTo(at(x, y))
    pen = QPen(mix(theme.brass, theme.paper, 0.2), max(SEAT_LINE, size * 0.022))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(lapel, pen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(theme.brass, theme.paper, 0.2))
    painter.drawEllipse(at(0, 0.4), size * 0.022, size * 0.022)
