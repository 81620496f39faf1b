"""Leaders: head and shoulders in a ring of brass, against the country that they want."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.picture_cache import draw_sprite
from dune_desktop.scene.drawing.tokens import FACTION_BANDS, GLYPH_COLOURS, SEAT_LINE, Theme
from dune_desktop.scene.faces.card_scenery import Landscape
from dune_desktop.scene.faces.features import NOBODY, Features, Parts
from dune_desktop.scene.faces.operations import mix
from dune_desktop.scene.faces.rooms import LIKENESSES
from dune_desktop.scene.glyphs.shapes import box, disc, joined

#: From the middle of the figure to its foot and to the top of a bare head.
_FOOT, _CROWN = 50.0, 28.0
#: Cloths and metals that are the same for everybody.
_CLOTHS: Final = {
    "gold": "gold",
    "silver": "silver",
    "steel": "silver_dark",
    "red": "seal_shade",
    "eyes": "fremen",
    "cloth": "stone",
    "wrap": "spice",
    "linen": "piece",
}


@frozen(eq=False)
class Portrait:
    """A leader's picture."""

    rect: QRectF
    leader: str
    tint: QColor

    def paint(self, painter: QPainter, theme: Theme) -> None:
        features = LIKENESSES.get(self.leader, NOBODY)
        Landscape(self.rect, self.leader, FACTION_BANDS[features.cloak], features.home).paint(painter, theme)
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
    _bust(painter, QPointF(radius, radius), radius - line, LIKENESSES.get(leader, NOBODY), line, theme)


def draw_shadow(painter: QPainter, leader: str, rect: QRectF, colour: QColor) -> None:
    """Head and shoulders as one dark shape that stands on the lower edge of ``rect``."""
    outline = _outline(leader)
    scale = rect.height() / (_FOOT + max(_CROWN, -outline.boundingRect().top()))
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x(), rect.bottom() - _FOOT * scale)
    painter.scale(scale, scale)
    painter.fillPath(outline, colour)
    painter.restore()


@lru_cache(maxsize=64)
def _outline(leader: str) -> QPainterPath:
    """The shape of the figure, without what is inside; its size is a hundred."""
    features = LIKENESSES.get(leader, NOBODY)
    face, neck = 10.5 + 2 * features.broad, 5.5 * features.broad
    shapes = [_shoulder_line(QPointF(), 100, features.broad), box(-neck, 0, 2 * neck, 17), disc(0, -5.5, face, 15)]
    if features.hair == "long":
        shapes.append(disc(0, 3, 15.5, 25))
    if features.hair == "hood":
        shapes.append(disc(0, -3, 19, 25))
    if features.hair in ("short", "long"):
        shapes.append(disc(0, -11.5, face * 1.12, 11))
    return joined(*shapes, *(part for _, part in (*features.behind, *features.worn, *features.over)))


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
    colours = _colours(features, theme)
    skin, hair, cloak = colours["skin"], colours["hair"], colours["cloak"]
    if features.hair == "long":
        _blob(painter, centre + QPointF(0, size * 0.03), size * 0.155, size * 0.25, hair)
    if features.hair == "hood":
        _blob(painter, centre + QPointF(0, -size * 0.03), size * 0.19, size * 0.25, colours["hood"])
    _parts(painter, features.behind, centre, size, colours)
    painter.fillPath(_shoulder_line(centre, size, features.broad), cloak)
    if features.lapel:
        _lapel(painter, centre, size, features.broad, colours["trim"])
    face = 0.105 + 0.02 * features.broad
    neck = QRectF(centre.x() - size * 0.055 * features.broad, centre.y(), size * 0.11 * features.broad, size * 0.17)
    painter.fillRect(neck, colours["shade"])
    _parts(painter, features.worn, centre, size, colours)
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
        _blob(painter, head + QPointF(0, -size * 0.15), size * face * 1.4, size * 0.07, colours["hood"])
    painter.restore()
    _parts(painter, features.over, centre, size, colours)


def _colours(features: Features, theme: Theme) -> dict[str, QColor]:
    """What the parts of a likeness call their colours."""
    skin = mix(theme.paper, theme.ground, 0.3 + features.skin)
    cloak = mix(FACTION_BANDS[features.cloak], theme.keyline, 0.55)
    hair = mix(theme.keyline, theme.ground, 0.2)
    if features.tone:
        hair = mix(hair, GLYPH_COLOURS[features.tone], 0.84)
    hair = mix(hair, theme.paper, features.grey)
    plain = {part: mix(GLYPH_COLOURS[slot], theme.ground, 0.12) for part, slot in _CLOTHS.items()}
    return {
        "skin": skin,
        "shade": mix(skin, theme.keyline, 0.22),
        "hair": hair,
        "hair_shade": mix(hair, theme.keyline, 0.24),
        "cloak": cloak,
        "hood": mix(cloak, theme.keyline, 0.25),
        "dark": mix(cloak, theme.keyline, 0.62),
        "light": mix(cloak, FACTION_BANDS[features.cloak], 0.6),
        "trim": mix(theme.brass, theme.paper, 0.2),
        "leather": mix(plain["cloth"], theme.keyline, 0.62),
        **plain,
        **{f"{part}_shade": mix(plain[part], theme.keyline, 0.26) for part in ("cloth", "wrap", "linen")},
    }


def _parts(painter: QPainter, parts: Parts, centre: QPointF, size: float, colours: dict[str, QColor]) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    for colour, path in parts:
        painter.fillPath(path, colours[colour])
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


def _lapel(painter: QPainter, centre: QPointF, size: float, broad: float, colour: QColor) -> None:
    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * size * broad, y * size)

    lapel = QPainterPath(at(-0.1, 0.12))
    for x, y in ((-0.13, 0.2), (0, 0.36), (0.13, 0.2), (0.1, 0.12)):
        lapel.lineTo(at(x, y))
    pen = QPen(colour, max(SEAT_LINE, size * 0.022))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(lapel, pen)
    _blob(painter, at(0, 0.4), size * 0.022, size * 0.022, colour)
