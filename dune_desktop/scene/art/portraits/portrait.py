"""Portraits as they are shown: with the sun of their house, as a medal, and as a head that looms in the ground."""

from __future__ import annotations

from functools import partial
from math import cos, radians, sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import LIGHTS
from dune_desktop.scene.art.picture import grain
from dune_desktop.scene.art.portraits import base, choam, face, ix, uprising
from dune_desktop.scene.art.portraits.crests import CRESTS
from dune_desktop.scene.art.portraits.pose import turned_body, turned_head
from dune_desktop.scene.art.portraits.sitter import Likeness, Sitter
from dune_desktop.scene.drawing.painting import rounded
from dune_desktop.scene.drawing.picture_cache import draw_print, painted
from dune_desktop.scene.drawing.tokens import Theme

#: By leader, or side of one, or Rival.
LIKENESSES: Final[dict[str, Likeness]] = base.LIKENESSES | uprising.LIKENESSES | choam.LIKENESSES | ix.LIKENESSES
#: Whoever has no likeness wears the mask.
_NOBODY: Final = LIKENESSES["house_hagal"]
#: What a camera sees: half the width that it needs, its top and its foot.
View = tuple[float, float, float]
_WHOLE: Final[View] = (74.0, -107.0, 107.0)
_HEAD: Final[View] = (52.0, -72.0, 80.0)
_FACE: Final[View] = (44.0, -82.0, 86.0)
_EYES: Final[View] = (52.0, -50.0, 50.0)
_LOOM: Final[View] = (52.0, -64.0, 100.0)
#: Pictures that are so much wider than high show the head alone, or only what is round the eyes.
_WIDE, _SLIT = 1.7, 2.6
#: Smaller pictures, in device pixels, do, too; and still smaller ones have no thin lines.
_SMALL, _THIN = 64.0, 48.0
#: A head that looms rises so far above its place; from here on down it fades.
_RISE, _FADE = 0.4, 0.9
#: A strip fades over so much, and has so wide an edge.
_FADES, _EDGE = 12.0, 4.0
_SUN: Final = (0.0, -8.0, 80.0)


def crest_of(leader: str) -> QPainterPath:
    """The sign of the house that a leader belongs to, round (0, 0) and some 40 wide."""
    return CRESTS[LIKENESSES.get(leader, _NOBODY).house]


@frozen(eq=False)
class Portrait:
    """A leader's picture, the same in all themes; ``near``: the head alone, whatever the size."""

    rect: QRectF
    leader: str
    near: bool = False

    def paint(self, painter: QPainter, theme: Theme) -> None:
        wide, high = self.rect.width(), self.rect.height()
        small = min(wide, high) * painter.deviceTransform().m11() < _SMALL
        view = _HEAD if self.near or small or wide > _WIDE * high else _WHOLE
        view = _EYES if wide > _SLIT * high else view
        _paint(painter, leader=self.leader, rect=self.rect, view=view, rays=not small)


def draw_strip(painter: QPainter, leader: str, rect: QRectF, corner: float, edge: QColor | None) -> None:
    """The face alone at the left of a panel, round as its corners are, which fades away to the right.

    Of what is wide on a head the sides are cut. ``edge``: a line of this colour down the left.
    """
    size = rect.size()
    colour = None if edge is None else edge.rgb()
    paint = partial(_paint_strip, leader=leader, size=size, corner=corner, edge=edge)
    draw_print(painter, ("strip", leader, corner, colour), rect, paint)


def _paint_strip(painter: QPainter, *, leader: str, size: QSizeF, corner: float, edge: QColor | None) -> None:
    rect = QRectF(QPointF(), size)

    def paint(layer: QPainter) -> None:
        layer.setClipPath(rounded(rect.adjusted(0, 0, 2 * corner, 0), corner))
        _paint(layer, leader=leader, rect=rect, view=_FACE)
        if edge is not None:
            layer.fillRect(QRectF(0, 0, _EDGE, size.height()), edge)
        fade = QLinearGradient(size.width() - _FADES, 0, size.width(), 0)
        _fade(layer, rect, fade)

    painter.drawPixmap(QPointF(), painted(size, painter.deviceTransform().m11(), paint))


def _fade(layer: QPainter, rect: QRectF, gradient: QLinearGradient) -> None:
    """Let what has been painted fade away along the gradient."""
    gradient.setColorAt(0, Qt.GlobalColor.black)
    gradient.setColorAt(1, Qt.GlobalColor.transparent)
    layer.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    layer.fillRect(rect, gradient)


def _paint(painter: QPainter, *, leader: str, rect: QRectF, view: View, rays: bool = False) -> None:
    fine = min(rect.width(), rect.height()) * painter.deviceTransform().m11() >= _THIN
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    sitter = _seated(painter, leader, rect, view, fine=fine)
    _backdrop(sitter, rays=rays)
    _figure(sitter)
    painter.restore()
    grain(painter, rect)


def draw_medal(painter: QPainter, leader: str, rect: QRectF, theme: Theme) -> None:
    """The head alone in a ring of brass, small."""
    side = min(rect.width(), rect.height())
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    draw_print(
        painter,
        ("medal", leader, theme.keyline.name()),
        square,
        partial(_paint_medal, leader=leader, side=side, theme=theme),
    )


def _paint_medal(painter: QPainter, *, leader: str, side: float, theme: Theme) -> None:
    line = min(2.0, side / 18)
    rect = QRectF(line, line, side - 2 * line, side - 2 * line)
    disc = QPainterPath()
    disc.addEllipse(rect)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    sitter = _seated(painter, leader, rect, _HEAD, fine=side * painter.deviceTransform().m11() >= _THIN)
    _backdrop(sitter, rays=False)
    _figure(sitter)
    painter.restore()
    painter.strokePath(disc, QPen(theme.keyline, 2 * line))
    painter.strokePath(disc, QPen(sitter.house.metal, line))


def draw_figure(painter: QPainter, leader: str, rect: QRectF) -> None:
    """Head and shoulders, for a picture that has its own sun; it goes on below ``rect``."""
    painter.save()
    _figure(_seated(painter, leader, rect, _WHOLE, fine=True))
    painter.restore()


def draw_shadow(painter: QPainter, leader: str, rect: QRectF, tone: QColor) -> None:
    """The head looms in the ground, toned as far as that colour is opaque; its foot fades away.

    What is high on a head rises above ``rect``.
    """
    high = QRectF(rect)
    high.setTop(rect.top() - _RISE * rect.height())
    paint = partial(_paint_shadow, leader=leader, size=high.size(), tone=tone)
    draw_print(painter, ("shadow", leader, tone.rgba()), high, paint)


def _paint_shadow(painter: QPainter, *, leader: str, size: QSizeF, tone: QColor) -> None:
    rect = QRectF(QPointF(), size)
    half, top, foot = _LOOM
    view = (half, top - _RISE * (foot - top), foot)

    def loom(layer: QPainter) -> None:
        _figure(_seated(layer, leader, rect, view, fine=True))

    def paint(layer: QPainter) -> None:
        draw_print(layer, ("loom", leader), rect, loom)  # whatever the tone is
        layer.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        layer.fillRect(rect, tone)
        _fade(layer, rect, QLinearGradient(0, _FADE * size.height(), 0, size.height()))

    painter.drawPixmap(QPointF(), painted(size, painter.deviceTransform().m11(), paint))


# ---------------------------------------------------------------- what a portrait is made of


def _seated(painter: QPainter, leader: str, rect: QRectF, view: View, *, fine: bool) -> Sitter:
    """The sitter on a canvas in the units of the design; of a high picture most of what is left over is below."""
    half, top, foot = view
    scale = min(rect.width() / (2 * half), rect.height() / (foot - top))
    wide, high = rect.width() / scale, rect.height() / scale
    seen = QRectF(-wide / 2, top - 0.2 * (high - (foot - top)), wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.translate(-seen.topLeft())
    likeness = LIKENESSES.get(leader, _NOBODY)
    return Sitter(Canvas(painter, LIGHTS["dusk"], seen), likeness, fine, view is _WHOLE, likeness.head.outline())


def _backdrop(sitter: Sitter, *, rays: bool) -> None:
    """The sun of the house in its rings, rays from it, and the crest in the corner."""
    canvas, house, (x, y, radius) = sitter.canvas, sitter.house, _SUN
    painter, seen = canvas.painter, canvas.seen
    ground = QRadialGradient(QPointF(x, y), 1.6 * radius)
    ground.setColorAt(0.4, house.ray)
    ground.setColorAt(1, house.ground)
    painter.fillRect(seen, ground)
    if rays:
        _rays(sitter)
        for ring, width in ((1.1, 1.4), (1.16, 0.8)):
            canvas.line(ellipse(x, y, radius * ring, radius * ring), house.metal, width, 0.5)
    canvas.shine(ellipse(x, y, radius, radius), *house.sun, (x, y - radius), (x, y + radius))
    if rays:
        corner = QTransform.fromTranslate(seen.left() + 20, seen.top() + 22).scale(0.64, 0.64)
        canvas.fill(corner.map(CRESTS[sitter.likeness.house]), house.metal, 0.85)


def _rays(sitter: Sitter) -> None:
    x, y, _ = _SUN
    beams = QPainterPath()
    for number in range(24):
        ends = [radians(15 * number + turn) for turn in (-3.6, 3.6)]
        beams.addPath(polygon(((x, y), *((x + 400 * cos(end), y + 400 * sin(end)) for end in ends))))
    sitter.canvas.fill(beams, sitter.house.ray, 0.55)


def _figure(sitter: Sitter) -> None:
    """From the back to the front: what is behind, neck, costume, head, face, what is before it, and what is held."""
    painter, worn = sitter.canvas.painter, sitter.likeness.worn
    head, body = turned_head(sitter), turned_body(sitter)
    painter.save()
    face.lean(head)
    for part in worn:
        part.behind(head)
    painter.restore()
    face.paint_neck(body)
    for part in worn:
        part.below(body)
    painter.save()
    face.lean(head)
    if sitter.likeness.bare:
        face.paint_ears(head)
        face.paint_head(head)
        for part in worn:
            part.on_skin(head)
        face.paint_features(head)
    for part in worn:
        part.before(head)
    painter.restore()
    for part in worn if sitter.whole else ():
        part.held(sitter)
